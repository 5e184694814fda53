"""Bots of either side: a position turned by half a circle, with the sides exchanged, is worth and played the same."""

from dataclasses import replace

import pytest

from fracas.bots import Bot
from fracas.bots.decision_point import DecisionPoint
from fracas.bots.match import play_steps
from fracas.games.school_fighters.ruleset import RULESET
from fracas.games.school_fighters.state import COMBAT, MOVEMENT, OFF_TABLE
from fracas.games.school_fighters.terrain import TABLE, half_turn, lay_out
from fracas.kernel.game import Game

ROUNDED = 2  # thousandths that the rounding of places to hundredths of an inch may make


def turned(place):
    return place if place == OFF_TABLE else (TABLE - place[0], TABLE - place[1])


def mirrored(s):
    """Return the position as the other side sees it across the table."""
    order = [*s.gangs[1], *s.gangs[0]]
    number = {old: new for new, old in enumerate(order)} | {-1: -1}
    m = s.copy()
    m.units = [
        replace(unit, side=1 - unit.side, at=turned(unit.at), charged=number[unit.charged])
        for unit in (s.units[who] for who in order)
    ]
    m.gangs = range(len(s.gangs[1])), range(len(s.gangs[1]), len(order))
    m.side, m.first, m.losses, m.monitor = 1 - s.side, 1 - s.first, s.losses[::-1], turned(s.monitor)
    m.active, m.chargers = number[s.active], tuple(number[who] for who in s.chargers)
    m.layout = lay_out("own", [half_turn(piece) for piece in s.layout.pieces])
    RULESET.check(m)
    return m, number


def decision(state, seed="its own"):
    """Return the kind of action who weighs with fair odds chooses and who acts, with what he thinks it is worth."""
    thought = Bot("fair", seed).think(DecisionPoint(RULESET, state, state.side, number=7))
    kind, *who = thought.finish()
    return kind, who[0] if who else -1, round(thought.candidate.value)


@pytest.mark.parametrize("gangs", [("mixed", "mixed"), ("mob", "wheels")])
def test_both_sides_judge_and_decide_alike(gangs):
    game = Game(RULESET, RULESET.start(RULESET.options({}), *gangs), "mirror")
    seen = 0
    for made in play_steps(game, (Bot("regular", "a"), Bot("regular", "b"))):
        s = game.boundary
        if made % 9 or game.pending is not None or game.is_terminal() or not MOVEMENT <= s.phase <= COMBAT:
            continue
        m, number = mirrored(s)
        assert RULESET.worth(s, 0) == RULESET.worth(m, 1)
        kind, who, value = decision(s)
        same_kind, same_who, same_value = decision(m)
        assert (same_kind, same_who) == (kind, number[who])
        assert abs(same_value - value) <= ROUNDED
        seen += 1
    assert seen > 5
