"""Positions in which a carrier can wait with his touchdown."""

from tests.street_bowl.diagrams import number, street

H1, A1 = map(number, ("H1", "A1"))
ALONE = """
      b   c   o   w   x  y  z
    3 A1  .   .   .   .  .  .
    4 .   A2  .   H1* .  .  .
    """


def bowl(picture=ALONE, *, turn=4, score=(0, 0), half=2, **players):
    """Return the position of a picture in a home side's turn; the away side has one turn less behind it."""
    s = street(picture, **players).s
    s.turns, s.score, s.half = [turn, turn - 1], [*score], half
    return s


SHORT = ALONE.replace("H1* .  .  .", ".   .  H1* .")  # he stands a square short already
NEARER = SHORT.replace("A2  .  ", ".   A2 ")  # and an opponent is ten squares away
MATES = """
      b   c   o   t   u  w   x  y  z
    2 .   .   .   H2  .  .   .  .  .
    3 A1  .   .   .   H3 .   .  .  .
    4 .   A2  .   .   .  H1* .  .  .
    6 A3  .   .   H4  .  .   .  .  .
    """
MIDFIELD = MATES.replace(".   .   .  H1*", "H1* .   .  .  ")  # a carrier who is far from the end zone
