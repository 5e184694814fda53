"""Lessons: a position, what is wanted, which inputs are allowed and what is said of each; pure data and its player."""
