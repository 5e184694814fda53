"""Puzzles on the page: their list, the board on which one is solved, and the score of a line against the best one."""
