"""Ideas of bots that few players have: each is offered where a coach would think of it, and nowhere else."""

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.bot.plans import plans
from fracas.games.street_bowl.pitch import STREET, X
from tests.street_bowl.diagrams import number, street


def offered(g, kind):
    """List the actions of a kind in all plans, best plans first."""
    return [action for plan in plans(g.s) for action in plan if action[0] == kind]


def leading(g, kind):
    """Return whether the first plan leads to an action of a kind."""
    return any(action[0] == kind for action in next(plan for plan in plans(g.s) if plan))


HURLERS = {"H1": {"skills": "throw-team-mate", "ag": 3, "ma": 4}, "H2": {"skills": "right-stuff stunty", "ma": 6}}


def test_a_mate_with_the_ball_is_thrown_to_where_he_can_run_home():
    g = street("""
      m  n   o  p  q  r  s  t  u  v  w  x  y  z
    1 .  A2  .  .  .  .  .  .  .  .  .  .  .  .
    4 H1 H2* A1 .  .  .  .  .  .  .  .  .  .  .
    7 .  A3  .  .  .  .  .  .  .  .  .  .  .  .
    """, **HURLERS)
    g.s.turns[0] = 6
    throws = offered(g, "throw")
    assert throws and all(throw[1:3] == (number("H1"), number("H2")) for throw in throws)
    assert all(X[throw[3]] >= X[STREET.names.index("r4")] for throw in throws)


def test_nobody_is_thrown_without_the_ball_or_before_he_could_just_run():
    empty = street("""
      m  n  o  p  q
    4 H1 H2 .  A1 H3*
    """, **HURLERS)
    near = street("""
      w  x   y  z
    4 H1 H2* .  .
    """, **HURLERS)
    assert not offered(empty, "throw")
    assert not leading(near, "throw")


def test_who_marks_the_carrier_is_hypnotised_from_where_no_die_is_risked():
    g = street("""
      l  m  n   o  p
    3 H2 .  .   .  .
    4 .  .  H1* A1 .
    5 .  .  .   .  .
    """, H2={"skills": "hypnotic-gaze", "ag": 4})
    assert ("gaze", number("H2"), number("A1")) in offered(g, "gaze")


def test_nobody_stares_at_those_who_lie_or_are_far_away():
    g = street("""
      b  c  d  l  m   n
    3 .  .  .  .  .   .
    4 H2 .  A2 .  H1* A1_
    """, H2={"skills": "hypnotic-gaze", "ag": 4})
    assert not offered(g, "gaze")


WALL = """
      u   v  w  x  y  z
    1 .   A1 .  .  .  .
    2 .   A5 .  .  .  .
    3 .   A2 .  .  .  .
    4 H1* A3 .  .  .  .
    5 .   A6 .  .  .  .
    6 .   A4 .  .  .  .
    7 .   A7 .  .  .  .
    """


def test_a_carrier_leaps_over_a_wall_of_opponents_into_the_end_zone():
    g = street(WALL, H1={"skills": "leap very-long-legs", "ag": 4, "ma": 7})
    assert offered(g, "leap") and leading(g, "leap")
    assert not offered(street(WALL, H1={"ag": 4, "ma": 7}), "leap")


def test_a_carrier_with_a_free_way_stays_on_the_ground():
    g = street("""
      u   v  w  x  y  z
    4 H1* .  .  .  .  .
    """, H1={"skills": "leap", "ag": 4})
    assert not offered(g, "leap")


def test_a_blitzer_leaps_into_the_cage():
    g = street("""
      j  k  l  m  n   o  p
    3 .  .  .  A2 .   A3 .
    4 H1 .  .  .  A1* .  .
    5 .  .  .  A4 .   A5 .
    """, H1={"skills": "leap block", "ag": 4, "st": 6})
    blocks = [plan for plan in plans(g.s) if plan and plan[-1] == ("block", number("H1"), number("A1"))]
    assert any(action[0] == "leap" for plan in blocks for action in plan)


LANE = """
      m   n  o  p  q  r
    1 H1* .  A1 .  .  H2
    """
PASSERS = {"H1": {"ag": 4, "ma": 1}, "H2": {"ag": 4, "ma": 9}}


def test_a_pass_that_may_be_intercepted_is_also_thought_of_off_a_wall():
    assert offered(street(LANE, **PASSERS), "bank")
    assert not offered(street(LANE.replace("A1", ". "), **PASSERS), "bank")


FAR = """
      c   d  e  f  g  h  i  j  k  l  m  n  o  p  q  r  s  t  u  v  w
    4 H1* .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  H2
    """


def test_a_hail_mary_is_for_the_last_turn_only():
    g = street(FAR, H1={"skills": "hail-mary-pass", "ma": 4}, H2={"ag": 4, "ma": 8})
    assert not offered(g, "hail")
    g.s.turns = [6, 5]
    assert ("hail", number("H1"), STREET.names.index("w4")) in offered(g, "hail")


TWO = """
      l   m  n  o
    3 .   .  A1 .
    4 .   H1 .  .
    5 .   .  A2 .
    7 H2* .  .  .
    """


def test_two_are_blocked_at_once_by_whom_that_still_leaves_two_dice():
    g = street(TWO, H1={"skills": "multiple-block", "st": 7}, A1={"st": 2}, A2={"st": 2})
    assert offered(g, "blocks")
    g = street(TWO, H1={"skills": "multiple-block", "st": 4})
    assert not offered(g, "blocks")
    assert g.s.condition[number("A1")] == st.STANDING
