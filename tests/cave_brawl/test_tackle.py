"""Cave Brawl 4.2 and 6.4: Tackle."""

import pytest

from tests.cave_brawl.diagrams import pit, who


def test_a_tackle_knocks_down_hurts_and_lets_the_tackler_go_on():
    """Cave Brawl 4.2, Rulings 28 and 29: knock-down, damage, then the bounce."""
    g = pit("""
       j  k   l
    11 S1 N1* .
    12 .  .   .
    """, scores={"N1": (3, 4, 3, 12)})
    g.play("S1 tackle N1: tackle=11; damage=46; bounce l11")
    assert g.kinds() == ["tackles", "knocked_down", "hurt", "ball_bounces"] and g.s.hp[who("N1")] == 2
    assert g.modifier() == {"bt": 3, "cd_against": -4}
    g.play("""
        S1 k12
        S1 l11
    """)
    assert g.at("S1") == "l11" and "S1 take" not in g.legal()


def test_a_failed_tackle_knocks_the_tackler_down():
    """Cave Brawl 4.2."""
    g = pit("""
       j  k   l
    11 S1 N1* .
    """)
    g.play("S1 tackle N1: tackle=9; damage=4")
    assert (g.s.prone[0], g.s.hp[0], g.ball) == (1, 5, "N1") and g.legal() == ["end"]


def test_a_carrier_may_tackle_and_loses_the_ball_when_he_falls():
    """Rulings 18 and 52."""
    g = pit("""
       j   k  l
    11 S1* N1 .
    """)
    g.play("S1 tackle N1: tackle=9; damage=4; bounce j10")
    assert g.ball == "j10" and g.s.prone[0] == 1


def test_the_ball_of_a_man_killed_by_a_tackle_bounces_from_his_square():
    """Rulings 29 and 41."""
    g = pit("""
       j  k   l
    11 S1 N1* N2
    """, scores={"N1": (3, 3, 3, 2)})
    g.play("S1 tackle N1: tackle=10; damage=11; bounce k10")
    assert g.kinds() == ["tackles", "knocked_down", "hurt", "dies", "ball_bounces"]
    assert "S1 k11" in g.legal() and g.ball == "k10"


def test_a_tackler_who_dies_loses_the_ball_too():
    """Ruling 41."""
    g = pit("""
       j   k  l
    11 S1* N1 S2
    """, scores={"S1": (3, 3, 3, 3)})
    g.play("S1 tackle N1: tackle=9; damage=3; bounce j10")
    assert g.at("S1") == "d" and g.ball == "j10" and g.s.acting == -1


def test_the_prone_cannot_be_tackled():
    g = pit("""
       j   k   l
    11 S1* N1_ S2
    12 B1_ .   .
    """, beasts={"B1": ("smilodon", 9, "N")})
    assert not [text for text in g.legal() if "tackle" in text]


@pytest.mark.parametrize("left", [1, 0])
def test_after_a_made_tackle_only_movement_is_left(left):
    """Rulings 11 and 28."""
    g = pit("""
       j  k  l
    11 S1 N1 o
    """)
    for text in ("S1 j12", "S1 j11", "S1 j12", "S1 j11", "S1 j10")[: 5 - left]:
        g.play(text)
    g.play("S1 tackle N1: tackle=10; damage=11")
    assert bool(g.legal("S1")) == bool(left)


def test_tackling_a_beast_knocks_it_down():
    """Cave Brawl 6.4."""
    g = pit("""
       j  k  l
    11 S1 B1 o
    12 N1 .  .
    """, beasts={"B1": ("smilodon", 30, "N")})
    g.play("S1 tackle B1: tackle=13; damage=65")
    assert g.s.beasts[0].is_prone and g.s.beasts[0].hp == 19
    assert g.modifier() == {"bt": 3, "pow_against": -6}


def test_a_failed_tackle_of_a_beast_knocks_the_tackler_down():
    """Cave Brawl 6.4."""
    g = pit("""
       j  k  l
    11 S1 B1 o
    12 N1 .  .
    """, beasts={"B1": ("smilodon", 30, "N")})
    g.play("S1 tackle B1: tackle=12; damage=6")
    assert g.s.prone[0] == 1 and g.s.hp[0] == 3


def test_a_beast_can_be_tackled_to_death():
    """Ruling 47."""
    g = pit("""
       j  k  l
    11 S1 B1 o
    12 N1 .  .
    """, beasts={"B1": ("smilodon", 11, "N")})
    g.play("S1 tackle B1: tackle=13; damage=65")
    assert g.s.beasts == []
