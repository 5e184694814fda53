"""Street Bowl 8.1 to 8.3: where the pushed go."""

import pytest

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.blocking import push
from fracas.games.street_bowl.injuries import injury
from fracas.games.street_bowl.pitch import STREET, beyond
from tests.street_bowl.diagrams import name_of, number, street
from tests.street_bowl.shoves import shove


@pytest.mark.parametrize(("pusher", "wanted"), [("j4", "l3 l4 l5"), ("j5", "k3 l3 l4"), ("k5", "j3 k3 l3"),
                                                ("l3", "j4 j5 k5")])
def test_the_three_push_squares(pusher, wanted):
    """Street Bowl 8.1."""
    start = STREET.cell_named("k4")
    cells = {STREET.names[beyond(start, step)] for step in push.candidates(STREET.cell_named(pusher), start)}
    assert " ".join(sorted(cells)) == wanted


def test_an_empty_square_must_be_used_and_the_blockers_coach_chooses():
    """Street Bowl 8.1 (1)."""
    g = street("""
          j  k  l
       3  .  .  A2
       4  H1 A1 .
       5  .  .  A3
    """)
    shove(g)
    assert g.at("A1") == "l4"
    g = street("""
          j  k  l
       4  H1 A1 .
    """)
    shove(g, tape="push l5")
    assert g.at("A1") == "l5" and g.told("is_pushed") == [
        (number("A1"), STREET.cell_named("k4"), STREET.cell_named("l5"))
    ]


def test_a_square_with_only_the_ball_is_empty_and_the_ball_bounces():
    """Street Bowl 7, 8.1 (1), 11.3."""
    g = street("""
          j  k  l
       3  .  .  A2
       4  H1 A1 o
       5  .  .  A3
    """)
    shove(g)
    assert g.at("A1") == "l4" and g.s.bounces == 1 and g.ball == "l4"


def test_a_ball_in_the_air_does_not_bounce_off_those_pushed_under_it():
    """Street Bowl 5."""
    g = street("""
          j  k  l
       3  .  .  A2
       4  H1 A1 o
       5  .  .  A3
    """)
    g.s.is_airborne = 1
    shove(g)
    assert g.s.bounces == 0


def test_the_wall_comes_before_a_chain_push():
    """Street Bowl 8.1 (2), Ruling 16."""
    g = street("""
          j  k  l
       1  .  A1 A2
       2  H1 .  A3
    """)
    chain = shove(g)
    assert (chain.edge, name_of(chain.at_wall), g.at("A1"), g.at("A2")) == ("north", "A1", "k1", "l1")
    assert g.kinds() == ["is_pushed_into_wall"]


def test_an_empty_square_comes_before_the_wall():
    """Street Bowl 8.1 (1)."""
    g = street("""
          j  k  l
       1  .  A1 .
       2  H1 .  A3
    """)
    shove(g)
    assert g.at("A1") == "l1"


def test_in_the_corner_the_coach_chooses_wall_or_crowd():
    """Street Bowl 8.1 (2), Ruling 2."""
    picture = """
          a   b
       1  A1* .
       2  .   H1
    """
    g = street(picture)
    chain = shove(g, tape="push north")
    assert chain.at_wall == number("A1") and g.at("A1") == "a1"
    g = street(picture)
    chain = shove(g, tape="push west")
    assert chain.in_crowd == number("A1") and g.at("A1") == st.RESERVES


def test_into_the_crowd_the_ball_goes_with_him():
    """Street Bowl 8.3."""
    g = street("""
          y  z
       4  H1 A1*
    """)
    chain = shove(g)
    assert chain.edge == "east" and (g.s.holder, g.s.ball) == (st.NO_ONE, st.NOWHERE) and not g.s.is_turnover


def test_a_carrier_of_the_moving_team_in_the_crowd_is_a_turnover():
    """Street Bowl 6, turnover 1."""
    for holds in "", "*":
        g = street(f"""
              y  z
           4  A1 H1{holds}
        """)
        shove(g, "A1", "H1")
        assert g.s.is_turnover == (holds == "*")


def test_a_chain_moves_its_last_player_first_and_its_coach_is_the_blockers():
    """Street Bowl 8.1 (3)."""
    g = street("""
          j  k  l  m  n
       3  .  .  A2 .  .
       4  H1 A1 H2 .  .
       5  .  .  A3 .  .
    """)
    shove(g, tape="push l4; push m5")
    assert (g.at("A1"), g.at("H2")) == ("l4", "m5")
    assert [facts[0] for facts in g.told("is_pushed")] == [number("H2"), number("A1")]


def test_a_chain_that_ends_at_a_wall_moves_nobody():
    """Street Bowl 8.2, Rulings 18 and 61."""
    g = street("""
          j  k  l
       1  A2 A3 A4
       2  .  A1 .
       3  .  H1 .
    """)
    chain = shove(g, tape="push k1")
    assert (name_of(chain.at_wall), chain.cells, g.at("A1"), g.at("A3")) == ("A3", (), "k2", "k1")


def test_a_chain_into_the_crowd_moves_everybody():
    """Street Bowl 8.3."""
    g = street("""
          x  y  z
       3  .  .  A3
       4  H1 A1 A2
       5  .  .  A4
    """)
    chain = shove(g, tape="push z4")
    assert (g.at("A2"), g.at("A1"), chain.in_crowd) == (st.RESERVES, "z4", number("A2"))


def test_prone_players_in_the_way_are_pushed_too():
    """Street Bowl 1, 8.1 (3)."""
    g = street("""
          j  k  l   m
       3  .  .  A2  .
       4  H1 A1 A3_ .
       5  .  .  A4  .
    """)
    shove(g, tape="push l4; push m4")
    assert g.at("A3") == "m4" and g.condition("A3") == st.PRONE


def test_a_crowd_injury_has_no_armour_roll_and_stunned_means_reserves():
    """Street Bowl 8.3."""
    g = street("""
          y  z
       4  .  A1
    """, A1={"skills": "thick-skull"})
    g.do(injury.crowd, "A1", tape="injury=4,4")
    assert g.at("A1") == st.RESERVES and g.condition("A1") == st.STANDING


def test_a_ball_and_chain_in_the_crowd_is_knocked_out_on_stunned():
    """Street Bowl 8.3, Ruling 63."""
    g = street("""
          a  b
       4  A1 .
    """, A1={"skills": "ball-and-chain"})
    g.do(injury.crowd, "A1", tape="injury=1,1")
    assert g.at("A1") == st.KNOCKED_OUT


def test_the_fans_throw_the_ball_in_after_the_injury_roll():
    """Street Bowl 8.3, 11.5."""
    g = street("""
          a   b
       4  A1* .
    """)
    g.do(injury.crowd, "A1", tape="injury=4,4; throw_in_way=3; throw_in=1,2; bounce=5; bounce=5")
    assert g.ball == "f4" and g.at("A1") == st.KNOCKED_OUT


def test_straight_back_pushes_whoever_is_behind():
    """Street Bowl 15 "Stray Pony", Rulings 51 and 67: roots and Stand Firm stop nothing."""
    g = street("""
          j  k  l  m
       4  .  H2 H1 .
    """, H2={"skills": "stand-firm"})
    g.s.rooted[number("H2")] = 1
    assert g.do(push.push_straight, "H1", (-1, 0))
    assert (g.at("H1"), g.at("H2")) == ("k4", "j4")


def test_straight_back_for_guards_may_be_refused():
    """Street Bowl 15 "Guards!", Rulings 54 and 68."""
    g = street("""
          j  k  l  m
       4  .  H2 H1 .
    """, H1={"skills": "stand-firm"})

    def guards(t, who):
        return push.push_straight(t, who, (-1, 0), may_refuse=True)

    assert not g.do(guards, "H1", tape="stand_firm hold")
    assert g.do(guards, "H1", tape="stand_firm give_way")
    assert (g.at("H1"), g.at("H2")) == ("k4", "j4")


def test_straight_back_over_the_end_is_the_crowd():
    """Street Bowl 15 "Stray Pony", Rulings 53 and 54."""
    g = street("""
          a  b  c
       4  H2 H1 .
    """)
    g.do(push.push_straight, "H1", (-1, 0), tape="injury=4,4")
    assert (g.at("H1"), g.at("H2")) == ("a4", st.KNOCKED_OUT)
