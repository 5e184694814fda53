"""Rivals on the page: the board of who was beaten, and matches against them."""
