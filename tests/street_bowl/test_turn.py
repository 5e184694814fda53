"""Street Bowl 6: turns and Actions, who may act and what he may declare."""

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.actions import is_legal, legal_actions, returns
from fracas.games.street_bowl.declare import END
from fracas.games.street_bowl.pitch import STREET
from fracas.games.street_bowl.turn import begin_bonus_turn
from fracas.kernel.table import NOBODY
from tests.street_bowl.diagrams import number, street

FACING = """
      k  l  m  n
   3  .  .  .  .
   4  H1 H2 A1 A2
   5  .  .  .  .
"""
ALONE = """
      k  l  m
   4  H1 .  A1
"""


def deeds(g, name):
    """List what a player may declare."""
    return [action[2] for action in legal_actions(g.s) if action[:2] == ("declare", number(name))]


def test_an_action_is_declared_played_square_by_square_and_stopped():
    """Street Bowl 6 "One Action"."""
    g = street(ALONE)
    g.act("declare", "H1", "move")
    assert (g.s.acting, g.s.left, g.s.extra) == (number("H1"), 6, 2)
    g.act("step", "H1", "l3")
    assert g.offers("stop", "H1") and not g.offers("end")
    g.act("stop", "H1")
    assert g.s.used[number("H1")] and not deeds(g, "H1") and g.offers("end")


def test_an_action_in_which_nothing_is_left_to_do_ends_by_itself():
    """Street Bowl 6 "One Action"."""
    g = street(ALONE, H1={"ma": 1})
    g.act("declare", "H1", "move")
    g.act("step", "H1", "k3")
    g.act("step", "H1", "k2", tape="go_for_it=2")
    assert g.s.acting == number("H1")
    g.act("step", "H1", "k1", tape="go_for_it=2")
    assert g.s.acting == st.NO_ONE and g.s.used[number("H1")]


def test_what_a_lineman_may_declare_depends_on_who_and_what_is_near():
    """Street Bowl 6."""
    assert deeds(street(FACING), "H2") == ["move", "block", "blitz"]
    assert deeds(street(FACING), "H1") == ["move", "blitz"]
    assert deeds(street(FACING.replace("H1", "H1*")), "H1") == ["move", "blitz", "pass", "handoff"]
    assert deeds(street(FACING.replace("H1", "H1*")), "H2") == ["move", "block", "blitz"]
    assert deeds(street(FACING.replace("5  .", "5  o")), "H1") == ["move", "blitz", "pass", "handoff"]
    assert deeds(street(FACING.replace("A1", "A1_")), "H2") == ["move", "blitz", "foul"]


def test_the_special_deeds_belong_to_their_skills():
    """Street Bowl 6, 19 Throw Team-Mate, Bombardier, Ball & Chain, No Hands."""
    g = street(FACING, H1={"skills": "right-stuff"}, H2={"skills": "throw-team-mate bombardier"})
    assert deeds(g, "H2") == ["move", "block", "blitz", "throw", "bomb"]
    assert "throw" not in deeds(street(FACING, H2={"skills": "throw-team-mate right-stuff"}), "H2")
    assert deeds(street(FACING, H2={"skills": "ball-and-chain"}), "H2") == ["move"]
    g = street(FACING.replace("5  .", "5  o"), H1={"skills": "no-hands"})
    assert deeds(g, "H1") == ["move", "blitz"]


def test_a_fallen_player_blocks_only_by_jumping_up_and_throws_no_bomb():
    """Street Bowl 6, 19 Jump Up, Bombardier."""
    lying = FACING.replace("H2 ", "H2_ ")
    assert deeds(street(lying, H2={"skills": "bombardier"}), "H2") == ["move", "blitz"]
    assert deeds(street(lying, H2={"skills": "jump-up"}), "H2") == ["move", "block", "blitz"]


def test_one_blitz_pass_hand_off_and_foul_a_turn_even_if_not_carried_out():
    """Street Bowl 6: a declared Action counts as used."""
    for first, gone in ("blitz", {"blitz"}), ("pass", {"pass", "throw"}), ("handoff", {"handoff"}), ("foul", {"foul"}):
        g = street("""
              k  l  m  n
           4  H1 H2 o  A2_
           5  H3 .  .  .
        """, H2={"skills": "throw-team-mate"}, H3={"skills": "right-stuff"})
        before = set(deeds(g, "H2"))
        g.act("declare", "H1", first)
        g.act("stop", "H1")
        assert before - set(deeds(g, "H2")) == gone


def test_stunned_players_used_ones_and_those_off_the_street_do_not_act():
    """Street Bowl 6."""
    g = street(FACING.replace("H2", "H2%"))
    assert not deeds(g, "H2") and not deeds(g, "H3") and deeds(g, "H1")


def test_stunned_players_turn_over_at_the_end_of_their_teams_turn_not_at_its_start():
    """Trap 1. Street Bowl 6 "Team turn" (4)."""
    g = street(ALONE.replace("H1", "H1%"), side=1)
    g.act("end")
    assert g.s.side == 0 and g.condition("H1") == st.STUNNED and not deeds(g, "H1")
    g.act("end")
    assert g.condition("H1") == st.PRONE


def test_one_stunned_in_his_own_turn_waits_for_the_end_of_the_next():
    """Trap 1. Street Bowl 6: only those stunned before the turn began."""
    g = street(ALONE, H1={"ma": 0})
    g.act("declare", "H1", "move")
    g.act("step", "H1", "l5", tape="go_for_it=1; armour=6,6; injury=1,1")
    assert g.s.side == 1 and g.condition("H1") == st.STUNNED
    g.act("end")
    assert g.condition("H1") == st.STUNNED
    g.act("end")
    assert g.condition("H1") == st.PRONE


def test_the_stunned_turn_over_after_a_turnover_too_and_the_opponents_do_not():
    """Street Bowl 6 "Team turn" (4)."""
    g = street("""
          k  l  m
       4  H1 .  A1%
       5  H2% . .
    """, H1={"ma": 0})
    g.act("declare", "H1", "move")
    g.act("step", "H1", "l3", tape="go_for_it=1; armour=1,1")
    assert g.s.side == 1 and g.condition("H2") == st.PRONE and g.condition("A1") == st.STUNNED


def test_turns_alternate_and_the_marker_moves_at_their_start():
    """Street Bowl 6 "Team turn" (1), 4 (5)."""
    g = street(ALONE)
    assert g.s.turns == [1, 0]
    g.act("end")
    assert (g.s.side, g.s.turns) == (1, [1, 1])
    g.act("end")
    assert (g.s.side, g.s.turns) == (0, [2, 1])


def test_a_team_without_turns_left_watches_the_other_play_its_own():
    """Street Bowl 6 "Winning / scoring"."""
    g = street(ALONE)
    g.s.turns = [4, 6]
    g.act("end")
    assert (g.s.side, g.s.turns) == (0, [5, 6])


def test_the_half_ends_when_both_have_had_their_turns():
    """Street Bowl 4 (5)."""
    g = street(ALONE, side=1)
    g.s.turns = [6, 6]
    g.act("end", tape="potion none; potion none")
    assert g.s.half == 2 and g.s.phase == st.SETUP


def test_a_new_turn_gives_everybody_his_action_and_his_skills_back():
    """Street Bowl 6."""
    g = street("""
          k  l  m
       4  A1 H1 .
    """, H1={"skills": "dodge"})
    g.act("declare", "H1", "move")
    g.act("step", "H1", "l3", tape="dodge=1; reroll dodge; dodge=6")
    g.act("stop", "H1")
    g.act("end")
    assert not any(g.s.used) and g.s.once[number("H1")] == () and g.s.declared == 0


def test_the_ball_comes_to_rest_before_a_turnover_passes_the_turn():
    """Street Bowl 1 "Turnover"."""
    g = street("""
          k   l  m
       4  H1* A1 .
    """)
    g.act("declare", "H1", "move")
    g.act("step", "H1", "k5", tape="dodge=1; armour=1,1; bounce=5")
    assert g.s.side == 1 and g.ball == "l5" and not g.s.bounces


def test_a_touchdown_ends_the_drive_at_once_and_the_scorers_kick():
    """Street Bowl 6 "Turnover list" 4, "Winning / scoring"."""
    g = street("""
          x  y   z
       4  .  H1* .
    """)
    g.act("declare", "H1", "move")
    g.act("step", "H1", "z4", tape="potion none; potion none")
    assert g.s.score == [1, 0] and g.s.phase == st.SETUP and g.s.kicker == 0 and g.s.scored == NOBODY


def test_a_fall_into_the_end_zone_scores_nothing():
    """Street Bowl 6: after all rolls of the step."""
    g = street("""
          x  y   z
       4  A1 H1* .
    """)
    g.act("declare", "H1", "move")
    g.act("step", "H1", "z4", tape="dodge=1; armour=1,1; bounce=4")
    assert g.s.score == [0, 0] and g.s.side == 1


def test_a_coach_may_concede_at_the_start_of_his_turn_only_and_no_list_says_so():
    """Street Bowl 16, Ruling 12."""
    g = street(ALONE)
    assert is_legal(g.s, ("concede",)) and ("concede",) not in legal_actions(g.s)
    g.act("declare", "H1", "move")
    assert not is_legal(g.s, ("concede",))
    g.act("stop", "H1")
    assert not is_legal(g.s, ("concede",))
    g = street(ALONE)
    g.act("concede")
    assert returns(g.s) == (-1, 1) and legal_actions(g.s) == []


def test_who_drank_warpstone_must_act_first_and_the_turn_cannot_end_before():
    """Street Bowl 13 "Magic potions" 6, Ruling 46."""
    g = street(FACING)
    g.s.brews[number("H2")] = st.WARPSTONE
    assert not deeds(g, "H1") and deeds(g, "H2") and END not in legal_actions(g.s)
    g.act("declare", "H2", "move")
    g.act("stop", "H2")
    assert deeds(g, "H1") and END in legal_actions(g.s)


def test_stunned_or_absent_warpstone_drinkers_hold_nobody_up():
    """Ruling 46."""
    g = street(FACING.replace("H2", "H2%"))
    g.s.brews[number("H2")] = g.s.brews[number("H3")] = st.WARPSTONE
    assert deeds(g, "H1") and END in legal_actions(g.s)


def test_who_drank_orca_cola_leaves_when_he_ends_an_action_in_a_wide_zone():
    """Street Bowl 13 "Magic potions" 7, Ruling 47."""
    g = street("""
          k  l  m
       2  .  H1* .
    """)
    g.s.brews[number("H1")] = st.ORCA
    g.act("declare", "H1", "move")
    g.act("stop", "H1", tape="bounce=7")
    assert g.at("H1") == st.GONE and g.s.side == 1 and g.ball == "l3"


def test_fungus_beer_is_rolled_before_anything_else_in_every_turn():
    """Street Bowl 6 "Team turn" (2), Ruling 48."""
    g = street(ALONE.replace("H1", "H1*"), side=1)
    g.s.brews[number("H1")] = st.FUNGUS
    g.act("end", tape="fungus_beer=1; bounce=7")
    assert g.at("H1") == st.DEAD and g.s.side == 1  # a turnover of the team whose turn had just begun
    g = street(ALONE.replace("H1", "H1*"))
    g.s.brews[number("H1")] = st.FUNGUS
    g.act("end", tape="fungus_beer=1; bounce=7")
    assert g.at("H1") == st.DEAD and g.s.side == 1 and g.s.turns == [1, 1]


def test_the_special_part_ends_an_action_and_needs_the_ball_that_may_be_picked_up_on_the_way():
    """Street Bowl 6: movement may precede but never follow it."""
    g = street("""
          k  l  m  n
       4  H1 o  H2 .
    """)
    g.act("declare", "H1", "pass")
    assert not g.offers("pass", "H1", "m4")
    g.act("step", "H1", "l4", tape="pick_up=3")
    assert g.offers("pass", "H1", "m4") and g.offers("bank", "H1", "m4", "north") and g.offers("step", "H1", "l3")
    g.act("pass", "H1", "m4", tape="pass=3; catch=3")
    assert g.ball == "H2" and g.s.used[number("H1")] and g.s.acting == st.NO_ONE and g.s.side == 0


def test_a_hand_off_and_hail_marys_are_offered_to_who_can_make_them():
    """Street Bowl 6, 10.5, 19 Hail Mary Pass."""
    g = street("""
          k   l  m
       4  H1* H2 .
    """, H1={"skills": "hail-mary-pass"}).acts("H1", "handoff")
    assert g.offers("hand", "H1", "H2") and not g.offers("hail", "H1", "a1")
    g.acts("H1", "pass")
    assert g.offers("hail", "H1", "a1") and not g.offers("hand", "H1", "H2")


def test_a_bomb_is_thrown_without_moving_and_the_ball_goes_on_being_passed():
    """Street Bowl 19 Bombardier."""
    g = street(ALONE, H1={"skills": "bombardier hail-mary-pass"})
    g.act("declare", "H1", "bomb")
    assert g.offers("bomb", "H1", "m4") and g.offers("lob", "H1", "z1") and not g.offers("step", "H1", "l4")
    assert not g.s.declared


def test_in_a_bonus_turn_the_marked_are_frozen_and_nobody_plays_the_ball():
    """Street Bowl 15 (10), Ruling 76."""
    g = street("""
          k  l  m  n
       4  H1 .  H2 A1
       5  o  .  .  A2_
    """, phase=st.KICK, H1={"skills": "bombardier"})
    g.s.kicker, g.s.is_airborne, g.s.brews[number("H2")] = 0, 1, st.WARPSTONE
    g.do(begin_bonus_turn, 0)
    assert not deeds(g, "H2") and deeds(g, "H1") == ["move", "blitz", "foul", "bomb"]
    assert g.s.turns == [1, 0] and g.offers("end")  # the duty of who is frozen is no duty


def test_the_end_of_a_bonus_turn_turns_nobody_face_up_and_brings_the_ball_down():
    """Ruling 76."""
    g = street("""
          k   l  t
       4  H1% .  A1
    """, phase=st.KICK)
    g.s.kicker, g.s.is_airborne, g.s.ball = 0, 1, STREET.cell_named("t4")
    g.do(begin_bonus_turn, 0)
    g.act("end", tape="catch=4")
    assert g.condition("H1") == st.STUNNED and g.ball == "A1" and (g.s.phase, g.s.side) == (st.TURN, 1)
    assert not any(g.s.frozen)
