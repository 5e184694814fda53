"""Players hurt on a small street, for the tests of injuries."""

from fracas.games.street_bowl.injuries import injury
from tests.street_bowl.diagrams import number

PAIR = """
      k  l  m
   3  .  H1 A1
   4  .  A2 .
"""


def felled(t, who, by, cause="block"):
    injury.knock_down(t, who, cause, by=by)


def armour(t, who, by, cause):
    injury.armour(t, who, cause, by=by)


def in_action(g, who="H1", deed="block"):
    g.s.acting, g.s.deed = number(who), deed
    return g
