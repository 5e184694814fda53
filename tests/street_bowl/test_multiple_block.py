"""Street Bowl 19 Multiple Block, and which blocks may be begun."""

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.blocking.block import multiple_block, pairs, ways
from tests.street_bowl.blocks import act
from tests.street_bowl.diagrams import number, street


def test_multiple_block_strikes_two_stronger_targets_without_following_up():
    """Street Bowl 19 Multiple Block: each counts 2 more."""
    g = act(street("""
          j  k  l
       3  .  A1 .
       4  H1 .  .
       5  .  A2 .
    """, H1={"st": 5, "skills": "multiple-block frenzy"}))
    g.do(multiple_block, "H1", "A1", "A2", tape="block=2,2; push l2; block=4; push l6; armour=1,1")
    assert (g.at("H1"), g.at("A1"), g.at("A2"), g.condition("A2")) == ("j4", "l2", "l6", st.PRONE)
    assert g.s.used[number("H1")]


def test_multiple_blocks_second_only_if_he_still_stands():
    """Street Bowl 19 Multiple Block."""
    g = act(street("""
          j  k
       3  .  A1
       4  H1 .
       5  .  A2
    """, H1={"st": 5, "skills": "multiple-block wrestle"}))
    g.do(multiple_block, "H1", "A1", "A2", tape="block=1,1; both_down wrestle")
    assert g.condition("A2") == st.STANDING and not g.s.is_turnover


def test_multiple_block_goes_on_after_foul_appearance_cost_the_first():
    """Street Bowl 19 Multiple Block, Foul Appearance."""
    g = act(street("""
          j  k  l
       3  .  A1 .
       4  H1 .  .
       5  .  A2 .
    """, H1={"st": 5, "skills": "multiple-block"}, A1={"skills": "foul-appearance"}))
    g.do(multiple_block, "H1", "A1", "A2", tape="foul_appearance=1; block=2,2; push l6")
    assert g.at("A2") == "l6"


def test_dauntless_counts_multiple_block():
    """Street Bowl 19 Dauntless, Multiple Block."""
    g = act(street("""
          j  k  l
       3  .  A1 .
       4  H1 .  .
       5  .  A2 .
    """, H1={"skills": "multiple-block dauntless"}))
    g.do(multiple_block, "H1", "A1", "A2", tape="dauntless=3; block=2,2; push l2; dauntless=2; block=2,2; push l6")
    assert g.rolls()[0] == ("dauntless", 3)


def test_which_two_may_be_blocked_and_how_one_may_be_attacked():
    """Street Bowl 19 Multiple Block, Stab, Chainsaw. Trap 12."""
    g = street("""
          j  k
       3  .  A1
       4  H1 A3_
       5  .  A2
    """, H1={"skills": "multiple-block"}, H2={"skills": "stab"}, H3={"skills": "chainsaw multiple-block"})
    a, b = number("A1"), number("A2")
    assert pairs(g.s, number("H1")) == [(a, b), (b, a)] and pairs(g.s, number("H2")) == []
    g.s.where[number("H3")], g.s.where[number("H1")] = g.s.where[number("H1")], st.RESERVES
    assert pairs(g.s, number("H3")) == []
    assert [ways(g.s, number(name)) for name in ("H1", "H2", "H3")] == [("block",), ("block", "stab"), ("saw",)]
