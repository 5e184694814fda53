"""Street Bowl 6 and 16: touchdowns, conceding."""

from fracas.games.street_bowl import score
from fracas.games.street_bowl import state as st
from fracas.kernel.table import NOBODY
from tests.street_bowl.diagrams import number, street

AT_THE_EAST_END = """
      x  y  z
   4  .  .  H1*
"""
AT_THE_WEST_END = """
      a   b   c
   4  A1* .   .
"""


def test_a_standing_holder_in_the_end_zone_he_attacks_scores():
    """Street Bowl 6 "Winning / scoring"."""
    g = street(AT_THE_EAST_END)
    g.do(score.check_touchdown)
    assert g.s.score == [1, 0] and g.s.scored == 0 and g.told("touchdown") == [(0, number("H1"), 1, 0)]
    assert g.s.turns == [1, 0]
    g.do(score.check_touchdown)
    assert g.s.score == [1, 0]  # counted once


def test_nobody_scores_in_his_own_end_zone_beside_it_or_without_the_ball():
    for picture in (AT_THE_EAST_END.replace("H1*", "A1*"), AT_THE_EAST_END.replace("H1*", "H1"),
                    AT_THE_EAST_END.replace(".  .  H1*", ".  H1* .")):
        g = street(picture)
        g.do(score.check_touchdown)
        assert g.s.score == [0, 0] and g.s.scored == NOBODY


def test_a_touchdown_in_the_opponents_turn_moves_the_scorers_marker():
    g = street(AT_THE_WEST_END)
    g.do(score.check_touchdown)
    assert g.s.score == [0, 1] and g.s.turns == [1, 1]
    g = street(AT_THE_WEST_END)
    g.s.turns = [6, 6]
    g.do(score.check_touchdown)
    assert g.s.turns == [6, 6]  # there is no seventh turn


def test_a_touchdown_before_the_first_turn_of_a_drive_moves_no_marker():
    """Street Bowl 6: it is nobody's turn."""
    g = street(AT_THE_WEST_END, phase=st.KICK)
    g.do(score.check_touchdown)
    assert g.s.score == [0, 1] and g.s.turns == [1, 0]


def test_a_hungry_vampire_does_not_score_before_he_has_bitten():
    """Street Bowl 19.6 Blood Lust."""
    g = street(AT_THE_EAST_END)
    g.s.is_hungry, g.s.acting = 1, number("H1")
    g.do(score.check_touchdown)
    assert g.s.score == [0, 0]
    g.s.is_hungry = 0
    g.do(score.check_touchdown)
    assert g.s.score == [1, 0]


def test_conceding_counts_two_to_nothing_or_the_better_score_as_it_stands():
    """Street Bowl 16, Ruling 12."""
    for before, after in (((0, 0), (0, 2)), ((3, 0), (0, 2)), ((1, 2), (0, 2)), ((1, 3), (1, 3)), ((1, 4), (1, 4))):
        g = street()
        g.s.score = list(before)
        g.do(score.concede)
        assert (tuple(g.s.score), g.s.winner, g.s.phase) == (after, 1, st.OVER)
        assert st.ENDINGS[g.s.ending] == "conceded" and g.told("concedes") == [(0,)]
    g = street(side=1)
    g.do(score.concede)
    assert (g.s.score, g.s.winner) == ([2, 0], 0)


def test_the_receivers_begin_unless_they_have_no_turn_left():
    """Street Bowl 4 (5), 6."""
    g = street()
    assert score.first_to_move(g.s) == 0
    g.s.turns = [6, 5]
    assert score.first_to_move(g.s) == 1
