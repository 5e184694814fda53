"""Street Bowl 6 and 8: attacks are offered, and what they do to the Action and the turn."""

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.actions import apply, legal_actions
from tests.street_bowl.diagrams import number, street

PAIR = """
      j  k  l
   3  .  .  A2_
   4  H1 A1 .
   5  .  .  .
"""
H1, A1, A2 = number("H1"), number("A1"), number("A2")


def play(g, *action, tape=""):
    g.do(apply, action, tape=tape)
    return g


def offered(g, *kinds):
    return [action for action in legal_actions(g.s) if action[0] in kinds]


ATTACKS = ("block", "blocks", "stab", "saw", "foul", "roll", "step")


def test_a_block_action_offers_attacks_and_no_steps():
    """Street Bowl 6. Trap 12."""
    g = street("""
          j  k  l
       3  .  A2 .
       4  H1 A1 .
       5  .  A3_ .
    """, H1={"skills": "stab multiple-block"})
    play(g, "declare", H1, "block")
    assert offered(g, *ATTACKS) == [("block", H1, A1), ("stab", H1, A1), ("block", H1, A2), ("stab", H1, A2),
                                    ("blocks", H1, A1, A2), ("blocks", H1, A2, A1)]


def test_a_chainsaw_takes_the_place_of_every_block():
    """Street Bowl 19 Chainsaw. Trap 12."""
    g = play(street(PAIR, H1={"skills": "chainsaw"}), "declare", H1, "block")
    assert offered(g, *ATTACKS) == [("saw", H1, A1)]


def test_a_blitz_has_one_block_and_no_two_at_once():
    """Street Bowl 6, 19 Multiple Block (on a Block Action)."""
    g = play(street(PAIR, H1={"skills": "multiple-block"}), "declare", H1, "blitz")
    g.s.where[number("A3")] = g.s.where[H1] - 1
    assert offered(g, "block", "blocks") == [("block", H1, A1), ("block", H1, number("A3"))]
    g.s.where[number("A3")] = st.RESERVES
    play(g, "block", H1, A1, tape="block=2; push l4; follow follow")
    assert g.s.acting == H1 and offered(g, "block", "blocks") == [] and offered(g, "step")


def test_a_blitz_without_movement_left_has_no_block():
    """Street Bowl 6: the block costs a square."""
    g = play(street(PAIR), "declare", H1, "blitz")
    g.s.left = g.s.extra = 0
    assert offered(g, "block") == []


def test_other_actions_offer_no_block():
    """Street Bowl 6."""
    for deed in ("move", "foul"):
        assert offered(play(street(PAIR), "declare", H1, deed), "block", "stab") == []


def test_a_foul_is_offered_next_to_the_victim_and_ends_the_action():
    """Street Bowl 6, 13."""
    g = play(street(PAIR), "declare", H1, "foul")
    assert offered(g, "foul") == []
    g = play(street(PAIR.replace("A1 ", "A1_ ")), "declare", H1, "foul")
    assert offered(g, "foul") == [("foul", H1, A1)]
    play(g, "foul", H1, A1, tape="armour=1,1; rock=1")
    assert g.s.acting == st.NO_ONE and g.s.used[H1] and g.s.side == 0


def test_a_ball_and_chain_only_whirls():
    """Street Bowl 19 Ball & Chain. Trap 12."""
    g = street(PAIR, H1={"skills": "ball-and-chain leap", "ma": 3})
    assert [action[2] for action in legal_actions(g.s) if action[0] == "declare" and action[1] == H1] == ["move"]
    play(g, "declare", H1, "move")
    assert legal_actions(g.s) == [*(("roll", H1, facing) for facing in range(4)), ("stop", H1)]
    play(g, "roll", H1, 3, tape="whirl=3")
    assert g.at("H1") == "i4" and g.s.left == 2


def test_a_blocker_who_falls_ends_the_turn():
    """Street Bowl 6, turnover 1."""
    g = play(street(PAIR), "declare", H1, "block")
    play(g, "block", H1, A1, tape="block=0; armour=1,1")
    assert g.s.side == 1 and g.s.acting == st.NO_ONE and g.condition("H1") == st.PRONE


def test_a_blocker_stunned_in_his_own_turn_lies_through_the_end_of_that_turn_and_of_the_next():
    """Street Bowl 6. Trap 1."""
    g = play(street(PAIR), "declare", H1, "block")
    play(g, "block", H1, A1, tape="block=1; armour=6,6; injury=1,1; armour=6,6; injury=1,1")
    assert (g.condition("H1"), g.condition("A1"), g.s.side) == (st.STUNNED, st.STUNNED, 1)
    play(g, "end")
    assert (g.condition("H1"), g.condition("A1")) == (st.STUNNED, st.PRONE)
    play(g, "end")
    assert g.condition("H1") == st.PRONE


def test_wrestling_in_a_blitz_ends_the_action_but_not_the_turn():
    """Street Bowl 19 Wrestle: he does not stand up again in it."""
    g = play(street(PAIR, H1={"skills": "wrestle"}), "declare", H1, "blitz")
    play(g, "block", H1, A1, tape="block=1; both_down wrestle")
    assert g.s.acting == st.NO_ONE and g.s.side == 0 and g.s.used[H1]


def test_a_rock_ends_the_turn():
    """Street Bowl 6, turnover 7."""
    g = play(street(PAIR.replace("A1 ", "A1_ ")), "declare", H1, "foul")
    play(g, "foul", H1, A1, tape="armour=1,1; rock=6; armour=6,6; injury=1,1")
    assert g.s.side == 1


def test_a_touchdown_by_a_follow_up_ends_the_drive():
    """Street Bowl 6 "Winning / scoring"."""
    g = street("""
          y   z
       3  .   A2_
       4  H1* A1
       5  .   A3_
    """)
    g.s.potions = [0, 0]
    play(g, "declare", H1, "blitz")
    play(g, "block", H1, A1, tape="block=2; follow follow; injury=1,1")
    assert g.s.score == [1, 0] and g.s.phase == st.SETUP
