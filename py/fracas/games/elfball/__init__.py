"""Elfball: fantasy sport on hexes, 2nd edition, the basic and the advanced game with all its optional rules.

Modules are chapters of RULES.md: field (3), teams (4, 23), setup (5), faceoff (6), turn (7, 8), movement (8),
momentum (9), standing (10), disengage and clipping (11), ball and lines (12), throwing, resolving and catching (13),
tackle and steal (14), shove (15), dash (16), injury and profiles (17), replacement (18), referee (19), scoring (20),
team_support, bribe and potions (21), abilities, ability_dice, momentum_moves, out_of_sequence and experience (22),
double, impcrusher, wizard and tournament (24). `challenge` and `dice` are chapter 2, `settings` the options of a match,
`book` what a variant replaces, `state` and `invariants` what a position is. `actions` says what may be done and
`playing` does it; `paths`, `counter_paths` and `hurdles` find the safest ways.

Rooms: `team` (23, rosters, codes, careers), `notation` (texts of actions and positions), `words` (events and questions
in words), `odds` (pools, what coaches usually do), `bot` (plans and worth). LEDGER.md says where each ruling lives.
"""
