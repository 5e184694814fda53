"""What counts to a bot, one weight after the other: each moves the worth of a position where it is at stake."""

import pytest

from fracas.games.street_bowl.bot.styles import WEIGHTS
from fracas.games.street_bowl.bot.worth import worth
from fracas.kernel.table import AWAY, HOME
from tests.street_bowl.diagrams import street


def alley(row="H1* .  .  A1 .", **players):
    """Return a street with a row along its middle, on which it is the home side's turn."""
    squares = row.split()
    return street(f"""
      {" ".join("pqrstuvwxyz")}
    4 {" ".join(squares)} {". " * (11 - len(squares))}
    """, **players).s


def led():
    s = alley()
    s.score[HOME] = 1
    return s


def late():
    s = led()
    s.turns[:] = [4, 4]
    return s


def with_rerolls():
    s = alley()
    s.rerolls[HOME] = 2
    return s


def at_wall():
    return street("""
      p  q  r  s  t
    1 H1* .  .  .  A1
    """).s


AT_STAKE = {  # a position in which more of a weight is better for the home side
    "touchdown": led, "deciding": late, "reroll": with_rerolls, "alive": lambda: alley("H1* .  .  H2 ."),
    "strong": lambda: alley(H1={"st": 5}), "stands": lambda: alley("H1* .  .  A1_ ."),
    "lies": lambda: alley("H1_ .  .  A1 ."), "stunned": lambda: alley("H1% .  .  A1% A2%"),
    "held": alley, "goal": alley, "loose": lambda: alley("H1 o  .  .  .  .  A1"),
    "field": lambda: alley("H1 o  A1"),
}
AGAINST = {"lost": lambda: alley("H1* A1 A2"), "wall": at_wall}  # in which more of it is worse


@pytest.mark.parametrize("weight", WEIGHTS._fields)
def test_a_weight_counts_where_it_is_at_stake_and_alike_for_both_sides(weight):
    s = {**AT_STAKE, **AGAINST}[weight]()
    more = WEIGHTS._replace(**{weight: getattr(WEIGHTS, weight) + 20})
    gained = worth(s, HOME, more) - worth(s, HOME)
    assert gained > 0 if weight in AT_STAKE else gained < 0
    assert worth(s, AWAY, more) == -worth(s, HOME, more)
