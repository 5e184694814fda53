"""Small streets to run on, for the tests of movement."""

MARKED = """
      k  l  m  n
   3  .  .  .  .
   4  A1 H1 .  .
   5  .  .  .  .
"""
BESIDE_THE_BALL = """
      k  l  m  n
   3  .  .  .  .
   4  .  H1 o  .
   5  .  .  .  .
"""
