"""Street Bowl 10.2 and 10.3: interceptions, and Safe Throw against them."""

from math import sqrt

import pytest

from fracas.games.street_bowl import pitch
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.throwing import passing
from fracas.games.street_bowl.throwing.interception import interceptors, is_under_ruler
from tests.street_bowl.diagrams import name_of, number, street

FIELD = """
      e   f  g  h  i  j
   3  .   .  .  .  .  .
   4  H1* .  A1 .  .  H2
   5  .   .  .  .  .  .
"""


def throw(g, tape, cell="j4"):
    g.do(passing.throw_ball, "H1", cell, tape=tape)
    return g


def under(start, end):
    """List the rows and columns from where a pass can be intercepted."""
    a, b = pitch.STREET.cell_named(start), pitch.STREET.cell_named(end)
    return {pitch.STREET.names[cell] for cell in pitch.CELLS if is_under_ruler(a, b, cell)}


def test_the_ruler_covers_the_squares_it_touches_between_the_two():
    """Street Bowl 10.3, Ruling 30."""
    assert under("e4", "h4") == {f"{column}{row}" for column in "fg" for row in (3, 4, 5)}
    assert under("e4", "f4") == set()
    assert "h1" not in under("e1", "h1") and "e1" not in under("e1", "h1")


def test_the_geometry_is_that_of_the_ruler_for_every_pass():
    """Street Bowl 10.3: against the formula in numbers of the other kind."""
    for start in ("a1", "e4", "m7"):
        for end in pitch.CELLS[::5]:
            a = pitch.STREET.cell_named(start)
            rx, ry = pitch.X[end] - pitch.X[a], pitch.Y[end] - pitch.Y[a]
            c = rx * rx + ry * ry
            if not c:
                continue
            for cell in pitch.CELLS:
                ix, iy = pitch.X[cell] - pitch.X[a], pitch.Y[cell] - pitch.Y[a]
                near = min(abs(ry * (ix + dx) - rx * (iy + dy)) / sqrt(c) for dx in (-.5, .5) for dy in (-.5, .5))
                between = ix * ix + iy * iy < c and (rx - ix) ** 2 + (ry - iy) ** 2 < c
                assert is_under_ruler(a, end, cell) == (between and near < 0.87)


@pytest.mark.parametrize(("token", "spec", "able"), [
    ("A1", {}, ["A1"]), ("A1_", {}, []), ("A1%", {}, []), ("A1", {"skills": "no-hands"}, []),
])
def test_only_a_standing_opponent_with_hands_may_try(token, spec, able):
    """Street Bowl 10.3."""
    g = street(FIELD.replace("A1", token), A1=spec)
    ends = (pitch.STREET.cell_named("e4"), pitch.STREET.cell_named("j4"))
    assert [name_of(who) for who in interceptors(g.s, 0, *ends)] == able


def test_an_opponent_without_tackle_zones_and_a_team_mate_may_not():
    """Street Bowl 10.3; 19.6 Hypnotic Gaze."""
    g = street(FIELD)
    ends = (pitch.STREET.cell_named("e4"), pitch.STREET.cell_named("j4"))
    assert interceptors(g.s, 1, *ends) == []
    g.s.alertness[number("A1")] = st.GAZED_AT
    assert interceptors(g.s, 0, *ends) == []


def test_an_interception_takes_the_place_of_the_pass_roll_and_ends_the_turn():
    """Street Bowl 10.2: Agility -2; turnover 2 of 6."""
    g = throw(street(FIELD), "intercept A1; intercept=6")
    assert g.ball == "A1" and g.rolls() == [("intercept", 6)] and g.told("turnover") == [(0, "not_caught")]


def test_the_coach_may_let_the_pass_go_and_a_failure_lets_it_go_on():
    """Street Bowl 10.2."""
    g = throw(street(FIELD), "intercept nobody; pass=4; catch=3")
    assert g.ball == "H2"
    g = throw(street(FIELD), "intercept A1; intercept=5; pass=4; catch=3")
    assert g.ball == "H2" and not g.s.is_turnover


def test_the_interceptors_coach_decides_and_each_rolls_for_his_own():
    """Street Bowl 10.2, by either side."""
    g = throw(street(FIELD, H1={"skills": "safe-throw"}), "intercept A1; intercept=6; safe_throw=3")
    assert g.askers() == [("intercept", 1)] and g.rollers() == [("intercept", 1), ("safe_throw", 0)]
    g = street("""
          e   f  g  h
       4  A1* .  H1 A2
    """, side=1)
    g.do(passing.throw_ball, "A1", "h4", tape="intercept H1; intercept=6")
    assert g.askers() == [("intercept", 0)] and g.rollers() == [("intercept", 0)] and g.s.is_turnover


def test_only_one_opponent_tries():
    """Street Bowl 10.2: chosen by his coach."""
    g = throw(street("""
          e   f  g  h  i  j
       3  .   .  .  A2 .  .
       4  H1* .  A1 .  .  H2
    """), "intercept A2; intercept=5; pass=4; catch=3")
    assert [kind for kind, _ in g.rolls()].count("intercept") == 1


@pytest.mark.parametrize(("spec", "face"), [
    ({"ag": 5}, 4), ({"ag": 5, "skills": "extra-arms"}, 3), ({"ag": 5, "skills": "very-long-legs"}, 3),
    ({"ag": 5, "skills": "nerves-of-steel"}, 4), ({"ag": 5, "skills": "stunty"}, 4),
])
def test_what_adds_to_an_interception(spec, face):
    """Street Bowl 10.2; 19.5 Extra Arms, Very Long Legs."""
    g = throw(street(FIELD, A1=spec), "intercept A1; intercept=6")
    assert g.rolls() == [("intercept", face)]


def test_rain_presence_and_tackle_zones_hinder_an_interception():
    """Street Bowl 10.2; 19.3 Nerves of Steel."""
    marked = """
          e   f  g  h  i  j
       4  H1* .  A1 .  .  H2
       5  .   .  H3 .  .  .
    """
    assert throw(street(marked, A1={"ag": 5}), "intercept A1; intercept=6").rolls() == [("intercept", 5)]
    g = throw(street(marked, A1={"ag": 5, "skills": "nerves-of-steel"}), "intercept A1; intercept=6")
    assert g.rolls() == [("intercept", 4)]
    g = throw(street(FIELD, A1={"ag": 5}, weather=st.RAIN), "intercept A1; intercept=6")
    assert g.rolls() == [("intercept", 5)]
    g = throw(street(FIELD, A1={"ag": 5}, H2={"skills": "disturbing-presence"}), "intercept A1; intercept=6")
    assert g.rolls() == [("intercept", 5)]


def test_the_catch_skill_repeats_an_interception_and_neither_team_nor_pro_do():
    """19.2 Catch; Ruling 62."""
    g = throw(street(FIELD, A1={"skills": "catch"}), "intercept A1; intercept=5; reroll catch; intercept=6")
    assert g.ball == "A1"
    throw(street(FIELD, A1={"skills": "pro"}), "intercept A1; intercept=5; pass=4; catch=3")


def test_safe_throw_cancels_an_interception_with_a_plain_agility_roll():
    """19.3 Safe Throw: unmodified; the pass goes on."""
    marked = FIELD.replace("H1* .", "H1* A3")
    g = throw(street(marked, H1={"skills": "safe-throw", "ag": 4}),
              "intercept A1; intercept=6; safe_throw=3; pass=4; catch=3")
    assert g.ball == "H2" and ("safe_throw", 3) in g.rolls() and not g.s.is_turnover


def test_a_failed_safe_throw_leaves_the_interception_and_the_team_may_repeat_it():
    """19.3 Safe Throw; Ruling 62."""
    g = throw(street(FIELD, H1={"skills": "safe-throw"}), "intercept A1; intercept=6; safe_throw=3")
    assert g.ball == "A1" and g.s.is_turnover
    g = throw(street(FIELD, H1={"skills": "safe-throw"}, rerolls=(1, 0)),
              "intercept A1; intercept=6; safe_throw=3; reroll team; safe_throw=4; pass=4; catch=3")
    assert g.ball == "H2"


def test_safe_throw_does_not_cancel_an_interception_of_very_long_legs():
    """19.5 Very Long Legs."""
    g = throw(street(FIELD, H1={"skills": "safe-throw"}, A1={"skills": "very-long-legs"}),
              "intercept A1; intercept=5")
    assert g.ball == "A1"
