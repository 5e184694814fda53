"""Street Brawl: Elfball in a walled alley on squares, version 1.3.

Everything not said here is Elfball: its chapters run on the field and the seams of `BOOK`. Own modules are chapters of
RULES.md: field (1, 2, 4, 10), lines (3), faceoff (5), crush (7), tables (8), referee (9); LEDGER.md says where each
ruling lives.
"""
