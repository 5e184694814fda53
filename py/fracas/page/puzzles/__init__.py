"""Puzzles on the page: their list, the board, and the score of a line against the best."""
