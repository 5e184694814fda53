"""Puzzles: a position, an aim and the best line to it; their text, and the exact chance of any line."""
