"""Cave Brawl 4.9: infighting among Exiles."""

import pytest

from tests.cave_brawl.diagrams import pit

EXILES = {"exiles": "S", "turn": "N"}


def test_an_exile_next_to_a_rival_may_fall_upon_him():
    """Cave Brawl 4.9, Ruling 36."""
    g = pit("""
       j  k  l
    11 S1 S2 .
    18 N1 o  .
    """, kinds="S1=ca S2=li", **EXILES)
    g.play("end: infighting=1; tackle=10; damage=12")
    assert g.kinds()[-4:] == ["infights", "tackles", "knocked_down", "hurt"]
    assert g.s.used[0] == 2 and g.s.prone[1] == 1 and g.s.hp[1] == 6 and g.legal("S1") == []


def test_a_two_keeps_the_peace_and_both_are_checked():
    g = pit("""
       j  k  l
    11 S1 S2 .
    18 N1 o  .
    """, kinds="S1=ca S2=li", **EXILES)
    g.play("end: infighting=2; infighting=6")
    assert g.rolls() == [("infighting", 2), ("infighting", 2)]


def test_a_failed_infight_knocks_the_attacker_down():
    g = pit("""
       j  k  l
    11 S1 S2 .
    18 N1 o  .
    """, kinds="S1=ca S2=li", **EXILES)
    g.play("end: infighting=1; tackle=9; damage=4")
    assert g.s.prone[0] == 1 and g.s.used[0] == 2 and g.s.hp[0] == 5


@pytest.mark.parametrize("pick", [1, 2, 3])
def test_several_rivals_are_picked_from_in_canonical_order(pick):
    """Rulings 4 and 36."""
    g = pit("""
       j  k  l
    10 .  S3 .
    11 S2 S1 S4
    18 N1 o  .
    """, kinds="S1=ca S2=li S3=li S4=li", **EXILES)
    g.play(f"end: infighting=1; rival={pick}; tackle=10; damage=11; " + "; ".join(["infighting=6"] * 2))
    assert g.told("infights") == [(0, (2, 1, 3)[pick - 1])]


@pytest.mark.parametrize("foe", ["N1", "N1_"])
def test_an_opponent_near_by_keeps_exiles_from_fighting(foe):
    """Ruling 36: standing or prone."""
    g = pit(f"""
       j  k  l  m
    11 {foe}  S1 S2 .
    18 .  o  .  .
    """, kinds="S1=ca S2=li", **EXILES)
    g.play("end: infighting=6")
    assert g.rolls() == [("infighting", 2)]


def test_the_prone_neither_check_nor_are_rivals():
    """Ruling 36."""
    g = pit("""
       j  k   l
    11 S1 S2_ .
    18 N1 o   .
    """, kinds="S1=ca S2=li", **EXILES)
    g.play("end")
    assert g.rolls() == []


def test_who_was_knocked_down_before_does_not_check():
    """Ruling 36: nor is he a rival of the next."""
    g = pit("""
       j  k  l
    11 S1 S2 S3
    18 N1 o  .
    """, kinds="S1=ca S2=li S3=ca", **EXILES)
    g.play("end: infighting=1; tackle=10; damage=11")
    assert g.s.prone[1] == 1


def test_who_retches_does_not_fight():
    """Ruling 36."""
    g = pit("""
       j  k  l  m  n
    10 .  .  .  .  .
    11 .  S1 S2 .  .
    12 N1 .  .  .  o
    """, kinds="S1=ca S2=li N1=tr", **EXILES)
    g.play("end: stench=1; infighting=3")
    assert g.s.used[0] == 2


def test_players_of_one_faction_live_in_peace_even_among_exiles():
    g = pit("""
       j  k  l
    11 S1 S2 .
    18 N1 o  .
    """, kinds="S1=ca S2=ap", **EXILES)
    g.play("end")
    assert g.rolls() == []


def test_a_pure_team_never_fights():
    """Cave Brawl 2.1."""
    g = pit("""
       j  k  l
    11 S1 S2 .
    18 N1 o  .
    """, kinds="S1=ca S2=ap", turn="N")
    g.play("end")
    assert g.rolls() == []


def test_no_fear_from_the_own_side():
    """Ruling 33."""
    g = pit("""
       j  k  l
    11 S1 S2 .
    18 N1 o  .
    """, kinds="S1=li S2=ap", **EXILES)
    g.play("end: infighting=1; tackle=10; damage=11")
    assert ("fear", 2) not in g.rolls()


def test_a_rival_with_the_ball_drops_it_where_his_coach_says():
    """Rulings 18 and 36."""
    g = pit("""
       j  k   l
    11 S1 S2* .
    18 N1 .   .
    """, kinds="S1=ca S2=li", **EXILES)
    g.play("end: infighting=1; tackle=10; damage=11; bounce l12")
    assert g.ball == "l12"


def test_a_rival_who_dies_is_gone_and_his_ball_bounces():
    """Rulings 36 and 41: there is always one exile left."""
    g = pit("""
       j  k   l
    11 S1 S2* .
    18 .  .   .
    """, kinds="S1=ca S2=li", scores={"S2": (3, 3, 3, 2)}, exiles="S", tunnel="N1", turn="N")
    g.play("N1 k1")
    g.play("N1 rest")
    g.play("end: infighting=1; tackle=10; damage=11; bounce l12")
    assert g.at("S2") == "d" and not g.game.is_terminal()
