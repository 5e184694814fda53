"""Boards: their model, the drawing with counters and marks, the accessible table, the picture file."""
