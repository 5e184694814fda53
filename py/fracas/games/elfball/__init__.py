"""Elfball: fantasy sport on hexes, 2nd edition, the basic and the advanced game with all its optional rules.

Modules are chapters of RULES.md: field (3), teams (4, 23), setup (5), faceoff (6), turn (7, 8), movement (8),
momentum (9), standing (10), disengage (11), ball and lines (12), throwing and catching (13), tackle (14), shove (15),
dash (16), injury and profiles (17), replacement (18), referee (19), scoring (20), roster, support, bribe and potions
(21), abilities, momentum_moves, window, experience and learning (22), lists (23), double, impcrusher, wizard and
tournament (24). `challenge` and `dice` are chapter 2, `settings` the options of a match, `actions` says what may be
done and `inputs` does it, `book` what a variant replaces, `career` what a league asks and `report` what a match report
counts; LEDGER.md says where each ruling lives.
"""
