"""Street Bowl 5 and 11: bounces, walls, throw-ins by the fans, touchbacks."""

import pytest

from fracas.games.street_bowl import ball, pitch
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.pitch import EAST, NORTH, SOUTH, WEST
from tests.street_bowl.diagrams import number, street

EMPTY = """
      k  l  m  n  o
   3  .  .  .  .  .
   4  .  .  o  .  .
   5  .  .  .  .  .
"""


def loose(text=EMPTY, owed=1, **more):
    g = street(text, **more)
    g.s.bounces = owed
    return g


def land(t, cell, may_dive=True, kind=ball.INACCURATE):
    ball.land(t, cell, may_dive=may_dive, kind=kind)


@pytest.mark.parametrize(("face", "square"), [
    (1, "l3"), (2, "m3"), (3, "n3"), (4, "l4"), (5, "n4"), (6, "l5"), (7, "m5"), (8, "n5"),
])
def test_a_single_bounce_goes_one_square_by_the_scatter_template(face, square):
    """Street Bowl 2, 11.3, Ruling 36."""
    g = loose()
    g.do(ball.settle_ball, tape=f"bounce={face}")
    assert g.ball == square and g.s.bounces == 0
    assert g.kinds() == ["bounces", "ball_rests"]


def test_what_owes_nothing_is_left_alone():
    g = street(EMPTY)
    g.do(ball.settle_ball)
    assert g.kinds() == [] and g.ball == "m4"


def test_a_ball_on_the_ground_after_a_flight_bounces_twice():
    """Street Bowl 11.1, 11.2. Trap 10: what lands in an empty square does not stay there."""
    g = street(EMPTY)
    g.do(land, "m4", tape="bounce=5; bounce=5")
    assert g.ball == "o4" and g.kinds() == ["lands", "hits_ground", "bounces", "bounces", "ball_rests"]


def test_a_bouncing_ball_is_caught_by_whom_it_comes_to():
    """Street Bowl 11.2: +0, by either side."""
    g = loose("""
          k  l  m  n
       4  .  .  o  A1
    """, owed=2)
    g.do(ball.settle_ball, tape="bounce=5; catch=4")
    assert g.ball == "A1" and g.rolls() == [("bounce", None), ("catch", 4)] and g.s.bounces == 0
    assert g.kinds() == ["bounces", "catches"]


def test_a_bouncing_ball_not_caught_starts_two_bounces_from_there():
    """Street Bowl 11.2: also in a single bounce."""
    g = loose("""
          k  l  m  n  o  p
       4  .  .  o  A1 .  .
    """)
    g.do(ball.settle_ball, tape="bounce=5; catch=3; bounce=5; bounce=5")
    assert g.ball == "p4"


@pytest.mark.parametrize(("token", "spec"), [
    ("A1_", {}), ("A1%", {}), ("A1", {"skills": "no-hands"}),
])
def test_a_ball_that_comes_to_one_who_cannot_catch_starts_two_bounces(token, spec):
    """Street Bowl 11.2; 19.6 No Hands."""
    g = loose(f"""
          k  l  m  n     o  p
       4  .  .  o  {token} .  .
    """, A1=spec)
    g.do(ball.settle_ball, tape="bounce=5; bounce=5; bounce=5")
    assert g.ball == "p4" and "catch" not in [kind for kind, _ in g.rolls()]


def test_a_player_without_tackle_zones_does_not_catch():
    """Street Bowl 11.2; 19.6 Bone-head."""
    g = loose("""
          k  l  m  n  o  p
       4  .  .  o  A1 .  .
    """)
    g.s.alertness[number("A1")] = st.CONFUSED
    g.do(ball.settle_ball, tape="bounce=5; bounce=5; bounce=5")
    assert g.ball == "p4"


WALLS = """
      k  l  m  n  o
   1  .  .  o  .  .
"""


@pytest.mark.parametrize(("way", "square"), [(1, "o3"), (2, "o3"), (3, "m3"), (4, "m3"), (5, "k3"), (6, "k3")])
def test_a_ball_over_the_north_wall_comes_off_it(way, square):
    """Street Bowl 11.4: D6 direction away from the wall, then D6 distance, counted beyond the last square inside."""
    g = loose(WALLS)
    g.do(ball.settle_ball, tape=f"bounce=2; deflection_way={way}; deflection=2; bounce=2; bounce=7")
    assert g.ball == square
    assert g.told("hits_wall") == [(pitch.STREET.cell_named("m1"), NORTH)]
    assert g.told("lands") == [(pitch.STREET.cell_named(square), "deflection")]


def test_the_throw_in_template_of_the_south_wall():
    """Street Bowl 2, 11.4."""
    ends = [
        pitch.STREET.names[ball.fly(pitch.STREET.cell_named("m7"), pitch.THROW_IN[SOUTH][n], 3)[0]] for n in range(3)
    ]
    assert ends == ["j4", "m4", "p4"]


def test_a_six_straight_across_reaches_the_far_row_and_never_the_far_wall():
    """Street Bowl 11.4, Ruling 37."""
    for wall, row, far_row in ((NORTH, 0, 6), (SOUTH, 6, 0)):
        for step in pitch.THROW_IN[wall]:
            cell, crossed = ball.fly(pitch.square(12, row), step, 6)
            assert crossed == "" and pitch.Y[cell] == far_row


def test_a_ball_off_a_wall_passes_over_players_and_is_caught_where_it_lands():
    """Street Bowl 11.4: +0 there."""
    g = loose("""
          l  m  n
       1  .  o  .
       2  .  A2 .
       3  .  H1 .
    """)
    g.do(ball.settle_ball, tape="bounce=2; deflection_way=3; deflection=2; catch=5")
    assert g.ball == "H1" and g.rolls()[-1] == ("catch", 5)  # marked by A2


def test_the_bounces_left_are_lost_at_a_wall():
    """Street Bowl 11.2, 11.4: what comes off a wall owes two bounces of its own."""
    g = loose(WALLS, owed=2)
    g.do(ball.settle_ball, tape="bounce=2; deflection_way=3; deflection=1; bounce=7; bounce=7")
    assert g.ball == "m4"


def test_nobody_dives_for_a_ball_off_a_wall_nor_for_a_bouncing_one():
    """Ruling 65; 19.2 Diving Catch."""
    g = loose("""
          l  m  n
       1  .  o  .
       2  .  .  H1
       3  .  .  .
    """, H1={"skills": "diving-catch"})
    g.do(ball.settle_ball, tape="bounce=2; deflection_way=3; deflection=2; bounce=7; bounce=7")
    assert g.ball == "m5"
    g.s.bounces = 1
    g.do(ball.settle_ball, tape="bounce=2")
    assert g.ball == "m4"


END = """
      a  b  c  d
   3  .  .  .  .
   4  o  .  .  .
   5  .  .  .  .
"""


@pytest.mark.parametrize(("way", "square"), [(1, "d1"), (2, "d1"), (3, "d4"), (4, "d4"), (5, "d7"), (6, "d7")])
def test_the_fans_throw_in_a_ball_that_crosses_the_west_end(way, square):
    """Street Bowl 11.5: D6 direction, 2D6 squares from the last square inside."""
    g = loose(END)
    g.do(ball.settle_ball, tape=f"bounce=4; throw_in_way={way}; throw_in=1,2; bounce=5; bounce=4")
    assert g.ball == square and g.told("goes_to_fans") == [(0 + 3 * 26, WEST)]
    assert g.told("lands") == [(pitch.STREET.cell_named(square), "throw_in")]


def test_a_throw_in_comes_to_a_standing_player_who_must_try_to_catch_it():
    """Trap 9: it does not stop at him; he tries at +0, and two bounces follow a failure. Street Bowl 11.5, 11.1."""
    scene = """
          v  w  x  y  z
       4  .  .  H1 .  o
    """
    g = loose(scene)
    g.do(ball.settle_ball, tape="bounce=5; throw_in_way=3; throw_in=1,1; catch=4")
    assert g.ball == "H1" and g.rolls()[-1] == ("catch", 4)
    g = loose(scene)
    g.do(ball.settle_ball, tape="bounce=5; throw_in_way=3; throw_in=1,1; catch=3; bounce=2; bounce=2")
    assert g.ball == "x2"


def test_a_throw_in_flies_over_players_on_its_way():
    """Street Bowl 11.4, 11.5."""
    g = loose("""
          v  w  x  y  z
       4  .  .  A1 H1 o
    """)
    g.do(ball.settle_ball, tape="bounce=5; throw_in_way=4; throw_in=2,1; bounce=2; bounce=2")
    assert g.ball == "w2"


def test_a_throw_in_that_crosses_an_end_again_is_thrown_in_again():
    """Trap 9: out again is not dead; and a wall on the way deflects it, the rest is lost. Street Bowl 11.5."""
    g = loose("""
          a  b  c
       1  o  .  .
    """)
    tape = "bounce=4; throw_in_way=1; throw_in=3,4; deflection_way=5; deflection=2"  # NE into the corner, then SW
    g.do(ball.settle_ball, tape=f"{tape}; throw_in_way=3; throw_in=1,1; bounce=5; bounce=5")
    assert g.ball == "e1"
    assert [kind for kind in g.kinds() if kind != "bounces"] == [
        "goes_to_fans", "hits_wall", "goes_to_fans", "lands", "hits_ground", "ball_rests",
    ]


def test_a_throw_in_may_be_dived_for_and_one_off_a_wall_may_not():
    """Street Bowl 11.5, Ruling 65."""
    scene = """
          a  b  c  d
       2  .  .  .  .
       3  o  .  .  H1
    """
    g = loose(scene, H1={"skills": "diving-catch"})
    g.do(ball.settle_ball, tape="bounce=4; throw_in_way=3; throw_in=1,1; dive H1; catch=4")
    assert g.ball == "H1"
    g = loose(scene, H1={"skills": "diving-catch"})
    g.do(ball.settle_ball, tape="bounce=4; throw_in_way=1; throw_in=2,2; deflection_way=3; deflection=1; "
                                "bounce=7; bounce=7")
    assert g.ball == "c4"


def test_the_corner_is_masonry():
    """Ruling 2, Ruling 3."""
    g = loose("""
          a  b  c
       1  o  .  .
    """)
    g.do(ball.settle_ball, tape="bounce=1; deflection_way=1; deflection=2; bounce=5; bounce=5")
    assert g.told("hits_wall") == [(0, NORTH)] and g.ball == "e3"


def test_a_throw_in_by_itself_takes_the_ball_from_who_went_over_the_end():
    """Street Bowl 8.3, 11.5: from his last square."""
    g = street("""
          x  y  z
       4  .  .  H1*
    """)
    g.s.where[number("H1")] = st.RESERVES
    g.do(ball.throw_in, "z4", EAST, tape="throw_in_way=1; throw_in=1,1; bounce=2; bounce=4")
    assert g.ball == "w5"


def kicked(text, cell, **more):
    """Return the scene of a kick by the home side that hangs over a square."""
    g = street(text, phase=st.KICK, **more)
    g.s.kicker, g.s.is_airborne, g.s.ball = 0, 1, pitch.STREET.cell_named(cell)
    return g


def test_a_kick_into_a_player_may_be_caught_and_not_with_the_teams_reroll():
    """Trap 10. Street Bowl 5.5, Ruling 79."""
    g = kicked("""
          r  s  t
       4  .  A1 .
    """, "s4", rerolls=(1, 1))
    g.do(land, "s4", True, ball.KICKED, tape="catch=3; bounce=5; bounce=5")
    assert g.ball == "u4" and not g.s.is_airborne
    g = kicked("""
          r  s  t
       4  .  A1 .
    """, "s4", A1={"skills": "catch"})
    g.do(land, "s4", True, ball.KICKED, tape="catch=3; reroll catch; catch=4")
    assert g.ball == "A1" and not g.s.is_airborne


def test_a_kick_that_bounces_over_the_end_is_a_touchback_and_no_throw_in():
    """Trap 10. Street Bowl 5.6, Ruling 14."""
    g = kicked("""
          x  y  z
       4  .  .  .
    """, "z4")
    g.do(land, "z4", True, ball.KICKED, tape="bounce=5")
    assert g.s.is_touchback and g.ball == "" and g.kinds()[-1] == "touchback"
    assert g.s.bounces == g.s.is_airborne == 0


def test_a_kick_that_bounces_into_the_kicking_half_is_a_touchback_before_anybody_catches():
    """Trap 10. Rulings 14 and 66."""
    g = kicked("""
          l  m  n
       4  .  H1 .
    """, "n4")
    g.do(land, "n4", True, ball.KICKED, tape="bounce=4")
    assert g.s.is_touchback and g.ball == ""


def test_a_kick_that_lands_in_the_kicking_half_is_a_touchback():
    """Ruling 14."""
    g = kicked("""
          l  m  n
       4  .  H1 .
    """, "m4")
    g.do(land, "m4", True, ball.KICKED)
    assert g.s.is_touchback and g.kinds() == ["lands", "touchback"]


def test_the_half_of_a_kick_is_judged_where_it_comes_down_not_on_its_way():
    """Ruling 14: off the wall over the kicking half and back is a touchback only where it lands."""
    g = kicked("""
          m  n  o
       1  .  .  .
    """, "n1")
    g.do(land, "n1", True, ball.KICKED, tape="bounce=2; deflection_way=5; deflection=1")
    assert g.s.is_touchback
    g = kicked("""
          m  n  o
       1  .  .  .
    """, "n1")
    g.do(land, "n1", True, ball.KICKED, tape="bounce=2; deflection_way=1; deflection=1; bounce=5; bounce=5")
    assert g.ball == "q2" and not g.s.is_touchback


def test_a_kicking_player_may_catch_a_kick_inside_the_receiving_half():
    """Street Bowl 5."""
    g = kicked("""
          n  o  p
       4  .  H1 .
    """, "n4")
    g.do(land, "n4", True, ball.KICKED, tape="bounce=5; catch=4")
    assert g.ball == "H1"


def test_nobody_dives_for_a_kick_from_the_kicking_half():
    """Street Bowl 5, Ruling 14; 19.2 Diving Catch: as if it had landed on him, which would be a touchback."""
    g = kicked("""
          m  n  o
       4  H1 .  A1
    """, "n4", H1={"skills": "diving-catch"}, A1={"skills": "diving-catch"})
    g.do(land, "n4", True, ball.KICKED, tape="dive A1; catch=4")
    assert g.ball == "A1"
