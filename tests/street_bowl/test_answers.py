"""What bots answer: nobody gives an answer that another one beats however the dice fall."""

import pytest

import fracas
from fracas.bots import Bot
from fracas.bots.decision_point import decision_point_of
from fracas.bots.levels import FAIR, FIRST, RUNGS
from fracas.kernel.game import Game
from fracas.kernel.table import Choice
from tests.street_bowl.diagrams import number, street

LATE = """
      j  k  l  m  n  o  p  q  r
   2  .  .  .  .  .  .  .  .  A4
   3  .  H2 .  .  .  .  .  A2* .
   4  H1 A1 .  .  .  .  H3 .  A3
"""


def asked_at_both_down(blocker, target, half, **players):
    """Return a match in the last turn of a half, the opponents' carrier unharmed, at the question of Both Down."""
    g = street(LATE, side=int(blocker[0] == "A"), **players)
    g.s.half, g.s.turns[:] = half, [6, 6]
    game = Game(fracas.ruleset("street_bowl"), g.s, None, (True, True))
    game.apply(("declare", number(blocker), "block"))
    game.apply(("block", number(blocker), number(target)))
    while not (isinstance(game.pending, Choice) and game.pending.kind == "both_down"):
        asked = game.pending
        if not isinstance(asked, Choice):
            game.answer((1,) * asked.dice.count)
        else:
            game.answer("both_down" if "both_down" in asked.options else "keep")
    return game


@pytest.mark.parametrize("half", [1, 2])
@pytest.mark.parametrize(("blocker", "target", "players"), [
    ("H1", "A1", {"H1": {"skills": "block"}}),
    ("H1", "A1", {"A1": {"skills": "block"}}),
    ("H1", "A1", {"H1": {"skills": "block"}, "A1": {"skills": "block"}}),
], ids=["blocker", "target", "both"])
@pytest.mark.parametrize("level", [each.key for each in (*RUNGS, FAIR, FIRST)])
def test_with_block_nobody_goes_down_even_if_that_ended_the_half(level, blocker, target, players, half):
    game = asked_at_both_down(blocker, target, half, **players)
    asked = decision_point_of(game)
    for seed in "abc":
        assert Bot(level, seed).think(asked).finish() == "stand"


def test_with_wrestle_alone_going_down_is_still_thought_of():
    game = asked_at_both_down("H1", "A1", 1, A1={"skills": "wrestle"})
    thought = Bot("fair", "a").think(decision_point_of(game))
    thought.finish()
    assert {each.option for each in thought.listed} == {"wrestle", "fall"}
