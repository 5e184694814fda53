"""Blocks on small streets, for the tests of what comes of them."""

from fracas.games.street_bowl.blocking.block import block
from fracas.games.street_bowl.blocking.block_dice import block_reasons, dice_of
from tests.street_bowl.diagrams import name_of, number

OPEN = """
      j  k  l  m
   3  .  .  .  .
   4  H1 A1 .  .
   5  .  .  .  .
"""
NORTH_WALL = """
      j  k  l
   1  A2_ A1 A3_
   2  .   H1 .
"""


def act(g, who="H1", deed="block", left=0, extra=0):
    """Let a player be in the middle of an Action."""
    g.s.acting, g.s.deed, g.s.left, g.s.extra = number(who), deed, left, extra
    return g


def hit(g, tape, deed="block", who="H1", target="A1", left=5, extra=2):
    """Block in an Action."""
    act(g, who, deed, left, extra)
    g.do(block, who, target, tape=tape)
    return g


def dice(g, who="H1", target="A1", deed="block", more=0):
    act(g, who, deed)
    return dice_of(block_reasons(g.s, number(who), number(target), more=more))


def assists(g, who="H1", target="A1"):
    """Name who assists, for and against."""
    return " ".join(f"{'+' if r.amount > 0 else '-'}{name_of(r.who)}"
                    for r in block_reasons(g.s, number(who), number(target)) if r.rule == "assist")
