"""Refusals of Street Bowl: the first reason a coach with the rulebook would give, in one sentence."""

import pytest

from fracas.games.street_bowl.pitch import STREET
from fracas.games.street_bowl.words.names import player_name
from fracas.games.street_bowl.words.refusals import why_not
from tests.street_bowl.diagrams import number, street

SCENE = """
      g   h  i  j   k
   3  .   .  .  .   .
   4  .   H1 A1 .   A3_
   5  H2_ .  .  H4* .
"""


def refused(*action, acting="", deed="move", left=3):
    """Return why an Action of the home side is refused; players and squares by their names."""
    g = street(SCENE)
    if acting:
        g.s.acting, g.s.deed, g.s.left = number(acting), deed, left
    parts = [number(part) if part[0] in "HA" else STREET.cell_named(part) if part[0] in "ghijkxyz" else part
             for part in action[1:]]
    names = {name: player_name(g.s, number(name)) for name in ("H1", "H2", "H4", "A1", "A3")}
    return why_not(g.s, (action[0], *parts)), names


@pytest.mark.parametrize("action, more, why", [
    (("declare", "A1", "move"), {}, "{A1} belongs to the other side."),
    (("step", "H1", "h3"), {}, "{H1} has to declare his Action first."),
    (("declare", "H4", "block"), {}, "No opponent stands beside {H4}."),
    (("declare", "H4", "move"), {"acting": "H1"}, "{H1} is acting. First end his action."),
    (("step", "H2", "h5"), {"acting": "H2"}, "{H2} is on the ground. First he must stand up."),
    (("step", "H1", "i4"), {"acting": "H1"}, "{A1} stands there."),
    (("step", "H1", "k3"), {"acting": "H1", "left": 2}, "That is 3 squares away. {H1} has 2 left."),
    (("step", "H1", "h3"), {"acting": "H1", "left": 0}, "{H1} has no movement left."),
    (("block", "H1", "A3"), {"acting": "H1", "deed": "blitz"},
     "{A3} is 3 squares from {H1}. He must be beside him."),
    (("block", "H4", "A3"), {"acting": "H4", "deed": "blitz"}, "{A3} is on the ground. You can only foul him."),
    (("pass", "H1", "k5"), {"acting": "H1", "deed": "pass"}, "{H1} does not have the ball."),
    (("pass", "H4", "k5"), {"acting": "H4"}, "{H4} has declared Move, not that."),
])
def test_the_reason_names_who_and_what(action, more, why):
    told, names = refused(*action, **more)
    assert told == why.format(**names)
