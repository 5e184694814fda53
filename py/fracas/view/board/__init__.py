"""Boards: what they are drawn from, the drawing with its counters and marks, the table that stands for it, the file."""
