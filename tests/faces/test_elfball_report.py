"""What the report of Elfball counts, event by event: whose deed is whose."""

from types import SimpleNamespace

import pytest

from fracas.games.elfball.words.report import REPORT
from fracas.kernel.table import Event
from tests.elfball.diagrams import board

HOME, MATE, FOE, OTHER_FOE = 2, 3, 13, 14


def counted(*events):
    """Return the figures of one action that tells some events: (side, shirt, figure) -> how often."""
    ply = SimpleNamespace(before=board("q11: H3>2o H4>2 A2>4 A3>4").state,
                          events=[Event(kind, facts, "") for kind, *facts in events])
    return {figure[:3]: figure[3] for figure in REPORT.count(SimpleNamespace(plies=[ply]))}


@pytest.mark.parametrize("result", ["infirmary", "recovery", "benched"])
def test_an_opponent_is_hurt_by_who_attacked_him_and_by_nobody_else(result):
    assert counted(("tackle", HOME, FOE, "solid"), ("injury", FOE, result))[0, 2, "hurt"] == 1
    for event in (("injury", HOME, result), ("injury", OTHER_FOE, result)):
        assert not any(figure == "hurt" for _side, _shirt, figure in counted(("tackle", HOME, FOE, "flop"), event))
    assert not any(figure == "hurt" for _side, _shirt, figure in counted(
        ("tackle", HOME, FOE, "solid"), ("injury", FOE, "stays")))


def test_a_pass_is_one_that_a_team_mate_catches():
    threw = ("throw", HOME, 100, "passed")
    assert counted(threw, ("catches", MATE))[0, 2, "passes"] == 1
    for catcher in (HOME, FOE):
        assert not any(figure == "passes" for _side, _shirt, figure in counted(threw, ("catches", catcher)))
    assert not any(figure == "passes" for _side, _shirt, figure in counted(("catches", MATE)))
    once = counted(threw, ("catches", MATE), ("catches", HOME))
    assert once[0, 2, "passes"] == 1 and (0, 3, "passes") not in once


def test_one_intercepts_what_was_no_pass_then():
    found = counted(("throw", HOME, 100, "passed"), ("intercept", FOE, "passed"), ("catches", MATE))
    assert not any(figure == "passes" for _side, _shirt, figure in found) and found[1, 1, "steals"] == 1
