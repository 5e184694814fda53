"""Street Bowl 19: Stab and Chainsaw, in place of a block."""

import pytest

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.blocking.weapons import saw, stab
from tests.street_bowl.diagrams import number, street

PAIR = """
      j  k  l
   4  H1 A1 .
"""


def use(g, weapon, tape, deed="block", left=0, extra=0):
    g.s.acting, g.s.deed, g.s.left, g.s.extra = number("H1"), deed, left, extra
    g.do(weapon, "H1", "A1", tape=tape)
    return g


def test_a_stab_is_a_plain_armour_roll_and_nothing_if_it_holds():
    """Street Bowl 19 Stab, Ruling 23."""
    g = use(street(PAIR), stab, "armour=4,4")
    assert g.rolls() == [("armour", 9)] and g.condition("A1") == st.STANDING and g.s.acting == st.NO_ONE


def test_a_stabbed_player_goes_down_and_drops_the_ball_without_help_of_the_stabbers_skills():
    """Street Bowl 19 Stab, Mighty Blow, Claw, Piling On."""
    g = street(PAIR.replace("A1 ", "A1* "), H1={"skills": "stab mighty-blow claw piling-on"})
    use(g, stab, "armour=4,5; injury=4,3; bounce=2")
    assert g.condition("A1") == st.STUNNED and g.ball == "k3" and not g.s.is_turnover


def test_a_stab_gets_past_thick_skulls_no_better():
    """Street Bowl 9, 19: Thick Skull and Stunty belong to the victim's body."""
    g = use(street(PAIR, A1={"skills": "thick-skull"}), stab, "armour=6,6; injury=4,4")
    assert g.condition("A1") == st.STUNNED


@pytest.mark.parametrize(("race", "need"), [("khemri", 8), ("necromantic", 8), ("undead", 8), ("vampire", 8),
                                            ("human", 9)])
def test_stakes_help_against_the_dead(race, need):
    """Street Bowl 19 Stakes."""
    g = street(PAIR, H1={"skills": "stab stakes"})
    g.s.sides = (g.s.sides[0], g.s.sides[1]._replace(race=race))
    use(g, stab, "armour=1,1")
    assert g.rolls() == [("armour", need)]


def test_a_stab_in_a_blitz_costs_a_square_and_ends_the_action():
    """Street Bowl 8 (1), 19 Stab."""
    g = use(street(PAIR), stab, "armour=1,1", "blitz", 5, 2)
    assert g.s.acting == st.NO_ONE and g.s.used[number("H1")]
    g = use(street(PAIR), stab, "go_for_it=1; armour=1,1", "blitz", 0, 2)
    assert g.condition("H1") == st.PRONE and g.s.is_turnover


def test_a_stab_puts_no_chainsaw_to_use_against_its_holder():
    """Street Bowl 9, 19 Chainsaw: +3 only when Knocked Down."""
    g = use(street(PAIR, A1={"skills": "chainsaw"}), stab, "armour=1,1")
    assert g.rolls() == [("armour", 9)]


def test_a_stabbed_ball_and_chain_has_its_armour_roll_and_leaves_on_any_injury():
    """Street Bowl 19 Stab, Ball & Chain."""
    g = use(street(PAIR, A1={"skills": "ball-and-chain"}), stab, "armour=1,1")
    assert g.condition("A1") == st.STANDING
    g = use(street(PAIR, A1={"skills": "ball-and-chain"}), stab, "armour=6,6; injury=1,1")
    assert g.at("A1") == st.KNOCKED_OUT


@pytest.mark.parametrize("weapon", [stab, saw])
def test_foul_appearance_puts_attackers_off_too(weapon):
    """Street Bowl 19 Foul Appearance: the attack is lost; a blitzing player may move on."""
    g = use(street(PAIR, A1={"skills": "foul-appearance"}), weapon, "foul_appearance=1")
    assert g.s.acting == st.NO_ONE and not g.s.is_turnover
    g = use(street(PAIR, A1={"skills": "foul-appearance"}), weapon, "foul_appearance=1", "blitz", 4, 2)
    assert (g.s.acting, g.s.left) == (number("H1"), 3)


@pytest.mark.parametrize(("weapon", "tape"), [(stab, "armour=1,1"), (saw, "chainsaw=2; armour=1,1")])
def test_the_target_may_dump_the_ball_off_first(weapon, tape):
    """Street Bowl 8 (1), 19 Dump-Off."""
    g = street("""
          j  k   l  m
       4  H1 A1* .  .
       6  .  .   .  A2
    """, A1={"skills": "dump-off"})
    use(g, weapon, "dump_off m6; pass=6; catch=6; " + tape)
    assert g.ball == "A2"


def test_a_chainsaw_adds_3_to_armour_and_nothing_to_the_injury():
    """Street Bowl 19 Chainsaw. Trap 20."""
    g = use(street(PAIR, H1={"skills": "chainsaw mighty-blow claw"}), saw, "chainsaw=2; armour=3,3; injury=4,3")
    assert g.rolls()[:2] == [("chainsaw", 2), ("armour", 6)] and g.condition("A1") == st.STUNNED


def test_a_chainsaw_does_nothing_if_the_armour_holds():
    """Street Bowl 19 Chainsaw. Trap 20."""
    g = use(street(PAIR), saw, "chainsaw=6; armour=3,2")
    assert g.condition("A1") == st.STANDING and not g.s.is_turnover and g.s.acting == st.NO_ONE


def test_a_kickback_hits_the_holder_and_is_a_turnover_only_if_his_armour_breaks():
    """Street Bowl 19 Chainsaw. Trap 20."""
    g = use(street(PAIR, H1={"skills": "chainsaw"}), saw, "chainsaw=1; armour=3,2")
    assert g.condition("H1") == st.STANDING and not g.s.is_turnover and g.rolls()[1] == ("armour", 6)
    g = use(street(PAIR, H1={"skills": "chainsaw"}), saw, "chainsaw=1; armour=3,3; injury=1,1")
    assert g.condition("H1") == st.STUNNED_NOW and g.s.is_turnover


def test_the_chainsaws_die_may_be_rerolled():
    """Street Bowl 6, Ruling 62."""
    g = use(street(PAIR, rerolls=(1, 0)), saw, "chainsaw=1; reroll team; chainsaw=2; armour=1,1")
    assert g.s.rerolls == [0, 0]


def test_a_sawn_carrier_drops_the_ball():
    """Street Bowl 11.3, 19 Chainsaw."""
    g = use(street(PAIR.replace("A1 ", "A1* ")), saw, "chainsaw=2; armour=6,6; injury=6,6; casualty=6; "
            "casualty_detail=8; bounce=5")
    assert g.ball == "l4" and g.at("A1") == st.DEAD


DIVER = """
      i  j  k  l   m  n  o  p
   2  .  .  .  .   .  .  .  .
   3  .  .  .  .   H2 .  .  .
   4  .  .  H1 A1* .  .  A2 .
   5  .  .  .  .   .  .  .  .
"""


@pytest.mark.parametrize(("deed", "skill"), [("block", "block"), ("stab", "stab"), ("saw", "chainsaw")])
def test_who_has_dived_away_from_his_dump_off_is_not_attacked(deed, skill):
    """Street Bowl 19 Dump-Off, Diving Tackle: he lies two squares away, and the ball he threw at is on the ground."""
    g = street(DIVER, A1={"skills": "dump-off diving-tackle"}, H2={"skills": "pass-block"}, H1={"skills": skill})
    g.act("declare", "H1", "block")
    g.act(deed, "H1", "A1", tape="dump_off o4; pass_block H2; pass_block_step n3; dodge=4; diving_tackle A1; "
          "armour=1,1; bounce=2")
    assert g.at("A1") == "m3" and g.condition("A1") == st.PRONE and g.ball not in ("A1", "A2", "H1", "H2")
    assert not {"blocks", "stabs", "saws", "catches"} & set(g.kinds()) and g.s.acting == st.NO_ONE
