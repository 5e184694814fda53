"""Lessons on the page: the list of a game, and one being played."""
