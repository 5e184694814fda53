"""The kernel: what all games share and no game owns.

Table and drivers carry the rules, dice and odds carry chance, grid carries geometry, record and game carry a match.
Nothing in here knows the name of a game.
"""
