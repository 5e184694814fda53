"""Street Bowl 10.4: passes off a wall."""

import pytest

from fracas.games.street_bowl import pitch
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.pitch import NORTH, SOUTH
from fracas.games.street_bowl.throwing import wall_pass
from fracas.games.street_bowl.throwing.ranges import LONG, QUICK, SHORT
from tests.street_bowl.diagrams import number, street


def at(name):
    return pitch.STREET.cell_named(name)


@pytest.mark.parametrize(("start", "end", "wall", "band"), [
    ("e1", "g1", NORTH, QUICK), ("e1", "e2", NORTH, QUICK), ("e2", "h2", NORTH, SHORT), ("e7", "g7", SOUTH, QUICK),
    ("e1", "g1", SOUTH, ""), ("e4", "e4", NORTH, LONG), ("e4", "h4", SOUTH, LONG), ("e3", "e5", NORTH, LONG),
    ("e3", "e5", SOUTH, LONG), ("e6", "h5", SOUTH, SHORT),
])
def test_the_range_is_that_to_the_mirrored_target(start, end, wall, band):
    """Street Bowl 10.4, Ruling 31."""
    assert wall_pass.band_off(at(start), at(end), wall) == band


@pytest.mark.parametrize(("start", "end", "wall", "square"), [
    ("e1", "g1", NORTH, "f1"),  # half-way
    ("e1", "h1", NORTH, "g1"),  # 1.5 goes toward the target
    ("h1", "e1", NORTH, "f1"),  # and to the west likewise
    ("e1", "i3", NORTH, "f1"),  # 4 * 1 / 6 = 0.67
    ("e3", "i1", NORTH, "h1"),  # 4 * 5 / 6 = 3.33
    ("e3", "f1", NORTH, "f1"), ("e2", "e5", NORTH, "e1"),
    ("e7", "i5", SOUTH, "f7"), ("e5", "i7", SOUTH, "h7"), ("e7", "h7", SOUTH, "g7"),
])
def test_the_ball_meets_the_wall_where_the_straight_line_to_the_mirrored_target_does(start, end, wall, square):
    """Street Bowl 10.4: exact halves go toward the target."""
    assert pitch.STREET.names[wall_pass.contact(at(start), at(end), wall)] == square


def test_targets_are_all_in_range_but_the_own_square():
    """Ruling 32: empty ones too."""
    g = street("""
          e   f
       1  H1* .
    """)
    cells = {pitch.STREET.names[cell] for cell in wall_pass.targets(g.s, number("H1"), NORTH)}
    assert "e1" not in cells and {"f1", "e7", "q1"} <= cells and "r2" not in cells
    g.s.weather = st.SMOG
    cells = {pitch.STREET.names[cell] for cell in wall_pass.targets(g.s, number("H1"), NORTH)}
    assert "h1" in cells and "h2" not in cells and "e4" not in cells  # Ruling 28: Quick by the mirrored range


FIELD = """
      e   f  g  h  i
   1  .   .  .  .  .
   2  H1* .  A1 .  H2
   3  .   .  .  .  .
"""


def bank(g, cell, tape, wall=NORTH):
    g.do(wall_pass.bank, "H1", cell, wall, tape=tape)
    return g


def test_a_wall_pass_is_one_harder_and_nobody_intercepts():
    """Street Bowl 10.4, Ruling 34: caught at +1."""
    g = bank(street(FIELD), "i2", "pass=5; catch=3")
    assert g.ball == "H2" and g.rolls() == [("pass", 5), ("catch", 3)]
    request = next(e.facts[0].request for e in g.events if e.kind == "roll")
    assert ("wall", 1) in [(reason.rule, reason.amount) for reason in request.reasons]


def test_the_wind_hinders_a_wall_pass():
    """Ruling 28."""
    assert bank(street(FIELD, weather=st.WIND), "i2", "pass=6; catch=3").rolls()[0] == ("pass", 6)


def test_strong_arm_goes_by_the_mirrored_range():
    """19.4 Strong Arm; Ruling 31: two squares away is Quick straight and Short off the wall."""
    g = bank(street(FIELD, H1={"skills": "strong-arm"}), "g2", "pass=4; catch=3")
    assert g.rolls()[0] == ("pass", 4)


def test_a_fumbled_wall_pass_falls_at_the_throwers_feet():
    """Street Bowl 10.4."""
    g = bank(street(FIELD), "i2", "pass=2; bounce=5; bounce=7")
    assert g.ball == "f3" and g.told("turnover") == [(0, "fumble")]


def test_an_inaccurate_wall_pass_comes_off_the_wall_without_scatter():
    """Street Bowl 10.4: from the contact square, caught at +0."""
    g = bank(street("""
          e   f  g  h  i
       2  H1* .  .  .  H2
       3  .   .  .  .  H3
    """), "i2", "pass=4; deflection_way=1; deflection=2; catch=4")
    assert g.ball == "H3" and g.told("hits_wall") == [(at("g1"), NORTH)] and not g.s.is_turnover


def test_the_occupant_of_the_contact_square_is_not_touched():
    """Ruling 33."""
    g = bank(street("""
          e   f  g  h  i
       1  .   .  A1 .  .
       2  H1* .  .  .  H2
    """), "i2", "pass=5; catch=3")
    assert g.ball == "H2"
    g = bank(street("""
          e   f  g  h  i
       1  .   .  A1 .  .
       2  H1* .  .  .  H2
    """), "i2", "pass=4; deflection_way=3; deflection=3; bounce=2; bounce=2")
    assert g.ball == "g2" and g.s.is_turnover


def test_nobody_dives_for_a_wall_pass_but_a_diver_it_is_aimed_at_gains_by_it():
    """Ruling 65; 19.2 Diving Catch."""
    g = bank(street(FIELD, H2={"skills": "diving-catch"}), "h2", "pass=5; bounce=2; bounce=4")
    assert g.ball == "g1" and g.s.is_turnover
    g = bank(street(FIELD, H2={"skills": "diving-catch"}), "i2", "pass=5; catch=2")
    assert g.ball == "H2"


def test_a_safe_throw_and_the_pass_skill_serve_a_wall_pass():
    """19.3 Safe Throw, Pass."""
    g = bank(street(FIELD, H1={"skills": "pass safe-throw"}), "i2", "pass=4; reroll pass; pass=2; safe_throw hold")
    assert g.ball == "H1" and not g.s.is_turnover


def test_animosity_is_rolled_for_a_wall_pass_too():
    """19.6 Animosity: another target by the same wall."""
    g = street(FIELD, H1={"tag": "Orc", "skills": "animosity"})
    g.do(wall_pass.bank, "H1", "i2", SOUTH, tape="animosity=1")
    assert g.ball == "H1" and not g.s.is_turnover
