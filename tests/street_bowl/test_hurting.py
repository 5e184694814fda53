"""Street Bowl 9, 19: Mighty Blow, Claw and Piling On, which hurt more than others."""

import pytest

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.injuries.armour import armour_reasons
from tests.street_bowl.diagrams import number, street
from tests.street_bowl.wounds import PAIR, armour, felled, in_action


def test_mighty_blow_breaks_armour_that_lacks_one_and_is_spent():
    """Street Bowl 19 Mighty Blow: one of the two rolls, after seeing the dice."""
    g = street(PAIR, H1={"skills": "mighty-blow"})
    g.do(felled, "A1", "H1", tape="armour=4,3; mighty_blow add; injury=4,3")
    assert g.condition("A1") == st.STUNNED  # 7, not 8


def test_mighty_blow_kept_for_the_injury():
    """Street Bowl 19 Mighty Blow."""
    g = street(PAIR, H1={"skills": "mighty-blow"})
    g.do(felled, "A1", "H1", tape="armour=4,4; injury=4,3; mighty_blow add")
    assert g.at("A1") == st.KNOCKED_OUT
    g = street(PAIR, H1={"skills": "mighty-blow"})
    g.do(felled, "A1", "H1", tape="armour=4,3; mighty_blow keep")
    assert g.condition("A1") == st.PRONE


def test_mighty_blow_is_not_asked_for_where_it_changes_nothing():
    """Street Bowl 19, Ruling 56."""
    g = street(PAIR, H1={"skills": "mighty-blow"})
    g.do(felled, "A1", "H1", tape="armour=3,3")
    g.do(felled, "A1", "H1", tape="armour=6,6; injury=3,2")
    assert g.condition("A1") == st.STUNNED


@pytest.mark.parametrize("cause", ["wall", "rock", "stab", "chainsaw", "foul", "trampled"])
def test_mighty_blow_and_claw_serve_only_a_knock_down_in_a_block(cause):
    """Street Bowl 19, Ruling 21: not the Armour roll at the wall, nor the Injury roll that follows it."""
    g = in_action(street(PAIR, H1={"skills": "mighty-blow claw piling-on"}, A1={"av": 10}))
    need = sum(reason.amount for reason in armour_reasons(g.s, number("A1"), cause, number("H1")))
    g.do(armour, "A1", "H1", cause, tape=f"armour={(need - 1) // 2},{need // 2}")
    assert g.condition("A1") == st.STANDING
    g.do(armour, "A1", "H1", cause, tape="armour=6,6; injury=4,3")
    assert g.condition("A1") == st.STUNNED


def test_mighty_blow_and_claw_serve_the_blocked_player_too_but_piling_on_does_not():
    """Street Bowl 19, Ruling 59."""
    g = in_action(street(PAIR, A1={"skills": "mighty-blow claw piling-on"}, H1={"av": 9}))
    g.do(felled, "H1", "A1", tape="armour=3,3; mighty_blow add; injury=1,1")
    assert g.condition("H1") == st.STUNNED_NOW


def test_mighty_blow_and_claw_do_not_serve_against_a_team_mate():
    """Street Bowl 19: an opponent (a Ball & Chain may meet a friend)."""
    g = street(PAIR, A2={"skills": "mighty-blow claw"}, A1={"av": 9})
    g.do(felled, "A1", "A2", tape="armour=4,4")
    assert g.condition("A1") == st.PRONE


def test_claw_breaks_any_armour_on_8_and_the_cobbles_count():
    """Street Bowl 19 Claw, Ruling 22."""
    g = street(PAIR, H1={"skills": "claw"}, A1={"av": 10}, A2={"av": 6})
    g.do(felled, "A1", "H1", tape="armour=3,3")
    g.do(felled, "A1", "H1", tape="armour=4,3; injury=1,1")
    assert g.rolls()[0] == ("armour", 7) and g.condition("A1") == st.STUNNED
    g.do(felled, "A2", "H1", tape="armour=3,3; injury=1,1")
    assert g.rolls()[0] == ("armour", 6)


def test_claw_counts_the_wall_and_mighty_blow():
    """Street Bowl 19 Claw, Ruling 22: the modified total."""
    g = street(PAIR, H1={"skills": "claw mighty-blow"}, A1={"av": 10})
    g.do(felled, "A1", "H1", "wall_down", tape="armour=3,2; mighty_blow add; injury=1,1")
    assert g.condition("A1") == st.STUNNED


def test_piling_on_repeats_the_armour_roll_and_lays_him_prone():
    """Street Bowl 19 Piling On; the cobbles count again."""
    g = in_action(street(PAIR, H1={"skills": "piling-on"}))
    g.do(felled, "A1", "H1", tape="armour=1,1; piling_on fall_on; armour=4,4; injury=1,1")
    assert g.condition("H1") == st.PRONE and g.condition("A1") == st.STUNNED and not g.s.is_turnover
    assert g.rolls()[:2] == [("armour", 8), ("armour", 8)]


def test_piling_on_once_only():
    """Street Bowl 19 Piling On: he lies after the first time."""
    g = in_action(street(PAIR, H1={"skills": "piling-on"}))
    g.do(felled, "A1", "H1", tape="armour=1,1; piling_on fall_on; armour=1,1")
    assert g.condition("A1") == st.PRONE
    g = in_action(street(PAIR, H1={"skills": "piling-on"}))
    g.do(felled, "A1", "H1", tape="armour=1,1; piling_on fall_on; armour=6,6; injury=4,4")
    assert g.at("A1") == st.KNOCKED_OUT


def test_piling_on_repeats_the_injury_roll_and_mighty_blow_applies_to_the_new_dice():
    """Street Bowl 19 Piling On, Mighty Blow."""
    g = in_action(street(PAIR, H1={"skills": "piling-on mighty-blow"}), deed="blitz")
    g.do(felled, "A1", "H1", tape="armour=4,4; injury=1,1; piling_on fall_on; injury=4,3; mighty_blow add")
    assert g.at("A1") == st.KNOCKED_OUT and g.condition("H1") == st.PRONE


def test_mighty_blow_spent_on_armour_is_not_there_for_the_dice_of_piling_on():
    """Street Bowl 19 Piling On, Mighty Blow."""
    g = in_action(street(PAIR, H1={"skills": "piling-on mighty-blow"}))
    g.do(felled, "A1", "H1", tape="armour=4,3; mighty_blow add; injury=1,1; piling_on fall_on; injury=4,3")
    assert g.condition("A1") == st.STUNNED


def test_piling_on_with_the_ball_is_a_turnover():
    """Street Bowl 19 Piling On."""
    g = in_action(street("""
          k  l   m
       3  .  H1* A1
    """, H1={"skills": "piling-on"}))
    g.do(felled, "A1", "H1", tape="armour=1,1; piling_on fall_on; armour=1,1")
    assert g.s.is_turnover and g.ball == "l3" and g.s.bounces == 1


@pytest.mark.parametrize("spoil", ["prone", "rooted", "apart", "foul", "none"])
def test_when_nobody_can_pile_on(spoil):
    """Street Bowl 19 Piling On, Take Root: standing, next to the victim, not rooted, in a Block or Blitz Action."""
    g = in_action(street("""
          j  k  l  m
       3  H2 .  H1 A1
    """, H1={"skills": "piling-on"}, H2={"skills": "piling-on"}), deed="foul" if spoil == "foul" else "block")
    if spoil == "prone":
        g.s.condition[number("H1")] = st.PRONE
    elif spoil == "rooted":
        g.s.rooted[number("H1")] = 1
    if spoil == "apart":
        in_action(g, "H2").do(felled, "A1", "H2", tape="armour=1,1")
    else:
        g.do(felled, "A1", "H1", tape="armour=1,1" + ("; piling_on stay" if spoil == "none" else ""))
    assert g.condition("A1") == st.PRONE


def test_nobody_piles_on_a_casualty_or_on_armour_out_of_reach():
    """Street Bowl 19, Ruling 56: no question that changes nothing."""
    g = in_action(street(PAIR, H1={"skills": "piling-on"}, A2={"av": 13}))
    g.do(felled, "A1", "H1", tape="armour=6,6; injury=6,6; casualty=1; casualty_detail=1")
    g.do(felled, "A2", "H1", tape="armour=6,6")
    assert g.condition("H1") == st.STANDING
