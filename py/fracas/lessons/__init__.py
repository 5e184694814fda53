"""Lessons: positions with a goal, allowed inputs and a sentence for each, as data; and the game that plays them."""
