"""Perft on the toy, counted by hand."""

from fracas.kernel.perft import perft, positions_after
from tests.kernel.toy import TOY, State


def test_an_action_branches_by_its_options_and_by_what_its_rolls_can_distinguish():
    assert len(list(positions_after(TOY, State(), ("wait",)))) == 1
    ends = list(positions_after(TOY, State(), ("gamble",)))
    assert len(ends) == 6 + 6 * 6, "six faces, each kept or thrown once more"
    # no head: the nerve alone decides (2); one, two or three and more heads: mercy (2) times nerve (2)
    assert len(list(positions_after(TOY, State(), ("duel",)))) == 2 + 3 * 2 * 2


def test_courses_multiply_and_end_with_the_match():
    first = 1 + 42 + 14
    assert perft(TOY, State(), 0) == 1 and perft(TOY, State(), 1) == first
    assert perft(TOY, State(), 2) == first * first
    assert perft(TOY, State((10, 0)), 1) == 0
