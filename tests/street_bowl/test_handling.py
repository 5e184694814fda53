"""Street Bowl 19: skills of picking up and holding the ball, in the rolls they change."""

import pytest

from fracas.games.street_bowl import movement
from fracas.games.street_bowl import state as st
from tests.street_bowl.diagrams import street

ON_THE_BALL = """
      k  l  m
   3  .  H1 A1
"""


def pick_up(tape, weather=st.FINE, **players):
    g = street(ON_THE_BALL, weather=weather, **players)
    g.s.ball = g.s.where[0]
    g.do(movement.pick_up, "H1", tape=tape)
    return g


@pytest.mark.parametrize(("skills", "weather", "face"), [
    ("", st.FINE, 4), ("", st.RAIN, 5), ("extra-arms", st.FINE, 3), ("big-hand", st.RAIN, 3), ("big-hand", st.FINE, 3),
    ("nerves-of-steel", st.FINE, 4), ("very-long-legs", st.FINE, 4),
])
def test_what_a_pick_up_needs(skills, weather, face):
    """19.5 Extra Arms, Big Hand; 19.3 Nerves of Steel is for throwing and catching."""
    g = pick_up("pick_up=6", weather, H1={"skills": skills})
    assert g.rolls() == [("pick_up", face)] and g.ball == "H1"


def test_presence_does_not_disturb_a_pick_up():
    """19.5 Disturbing Presence: passes, interceptions and catches only."""
    assert pick_up("pick_up=6", A1={"skills": "disturbing-presence"}).rolls() == [("pick_up", 4)]


def test_sure_hands_repeat_a_pick_up_and_the_catch_skill_does_not():
    """19.1 Sure Hands; 19.2 Catch."""
    assert pick_up("pick_up=3; reroll sure-hands; pick_up=4", H1={"skills": "sure-hands"}).ball == "H1"
    assert pick_up("pick_up=3", H1={"skills": "catch"}).s.is_turnover


def test_without_hands_a_pick_up_fails_without_a_roll():
    """19.6 No Hands: the ball bounces, and it is a turnover in his own turn."""
    g = pick_up("", H1={"skills": "no-hands"})
    assert g.s.bounces == 1 and g.s.is_turnover and g.rolls() == []
