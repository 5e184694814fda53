"""Elfball before people: board, counters, questions, words, rosters."""
