"""Chapter 22.2: Taunt, React and Quickling out of sequence, after a Shift in Momentum of the opponents."""

import pytest

from fracas.games.elfball.ruleset import RULESET
from fracas.kernel.errors import IllegalAction
from tests.elfball.diagrams import board
from tests.elfball.gifted import able, supported

FAR = """
    q9:   .   H3>2   .      .      .
    u9:   .   H4>2   .      .    A5>1
"""
SHIFTING = """
    g9:   .   H3>2   .      .
      p10:  .     A6>5    .
    q10: H4>1  .    .
"""


def window(rows=FAR, **rest):
    """Return a match in which the home side may use abilities out of sequence."""
    rest.setdefault("momentum", 3)
    return supported(rows, advanced={"window": True}, **rest)


def shifted(text, **rest):
    """Return the match after the away side's A6 flopped beside H4: the counters have changed hands."""
    match = board(SHIFTING, side="away", momentum=3, profiles=able(**{"H4": text, **rest}))
    return match.play("A6 p12: disengage=x--")


def test_after_a_shift_the_window_opens_before_the_action():
    match = shifted("react")
    assert match.state.advanced.window and match.state.side == 0 and match.state.momentum == 3
    assert {text.split()[1] if " " in text else text for text in match.legal()} == {"react", "go"}


def test_without_an_owner_or_counters_there_is_no_window():
    assert not shifted("steady").state.advanced.window
    match = board(SHIFTING, side="away", momentum=0, profiles=able(H4="react taunt quickling"))
    assert not match.play("A6 p12: disengage=x--").state.advanced.window


def test_without_a_shift_there_is_no_window():
    match = board(SHIFTING, side="away", momentum=3, profiles=able(H4="react")).play("A6 end")
    assert not match.state.advanced.window


def test_to_go_on_leads_to_the_action_with_the_counters_left():
    match = shifted("react").play("H4 react r9").play("go")
    assert not match.state.advanced.window and match.state.momentum == 2
    assert match.legal("H4 r10") and match.legal("H3 g11")


def test_the_window_closes_by_itself_when_nothing_is_left_to_use():
    match = window(profiles=able(H4="taunt"), momentum=1)
    match.play("H4 taunt A5 1: taunt=-")
    assert not match.state.advanced.window and match.state.momentum == 0


def test_undo_and_saving_work_inside_the_window():
    match = window(profiles=able(H3="react taunt"))
    before = match.state.copy()
    match.play("H3 react q11")
    text = RULESET.position(match.state)
    assert "window~1" in text and "aside~H3" in text
    match.game.undo()
    assert match.state == before


# -- React -------------------------------------------------------------------------------------------------------


def test_react_moves_hex_by_hex_in_any_direction_before_the_action():
    match = window(profiles=able(H3="react"))
    assert len(match.legal("H3 react")) == 6
    match.play("H3 react p10").play("H3 react o10")
    assert match.place("H3") == "o10" and match.state.momentum == 1 and match.state.acting == -1


def test_react_is_not_possible_while_faced_and_only_standing():
    rows = """
        q9:   .   H3>2   A5>5      .      .
    """
    assert window(rows, profiles=able(H3="react")).legal("H3 react") == []
    assert window(FAR.replace("H3>2", "H3_"), profiles=able(H3="react")).legal("H3 react") == []


def test_who_reacted_may_be_turned_and_is_not_the_last_player_moved():
    match = window(profiles=able(H3="react"), last="H4").play("H3 react q11").play("H3 face 5")
    assert match.state.facing[2] == 4 and match.legal("H3 face") == []
    match.play("go")
    assert match.state.last_moved == [3, -1] and match.legal("H3 end") == ["H3 end"]


def test_the_marker_does_not_keep_a_player_from_reacting():
    assert window(profiles=able(H3="react"), last="H3").legal("H3 react")


def test_any_number_of_owners_react_while_counters_last():
    match = window(profiles=able(H3="react", H4="react"))
    match.play("H3 react q11").play("H4 react u11").play("H3 react q12")
    assert match.state.momentum == 0 and match.legal("H3 face") and match.legal("H4 face") == []


def test_a_failed_pick_up_ends_the_move_and_is_no_shift():
    rows = FAR.replace("q9:   .   H3>2   .  ", "q9:   .   H3>2  ball")
    match = window(rows, profiles=able(H3="react")).play("H3 react q11: pick-up=---; bounce=2")
    assert match.told("shift") == [] and match.legal("H3 react") == [] and match.state.momentum == 2
    assert match.state.advanced.halted == (2,) and match.state.side == 0


def test_a_flopped_pick_up_out_of_sequence_puts_him_down_and_no_more():
    rows = FAR.replace("q9:   .   H3>2   .  ", "q9:   .   H3>2  ball")
    match = window(rows, profiles=able(H3="react", H4="react")).play("H3 react q11: pick-up=x--; bounce=2")
    assert match.state.stance[2] == 1 and match.told("shift") == [] and match.legal("H4 react")


def test_react_with_the_ball_into_the_goal_scores_nothing_yet():
    match = window("c17: H3>2o .", profiles=able(H3="react"), momentum=1).play("H3 react c18")
    assert match.state.score == [0, 0] and match.place("H3") == "c18"
    match.play("go").play("H3 end")
    assert match.state.score == [1, 0]


# -- Taunt -------------------------------------------------------------------------------------------------------


def test_taunt_costs_its_dice_and_success_sets_the_facing_of_an_opponent():
    match = window(profiles=able(H4="taunt")).play("H4 taunt A5 2: taunt=o-; taunt 4")
    assert match.state.facing[16] == 3 and match.state.momentum == 1
    assert match.told("taunt") == [(3, 16, "passed")]


def test_the_taunting_coach_chooses_the_facing():
    asked = window(profiles=able(H4="taunt"), momentum=2).start("H4 taunt A5 2: taunt=oo")
    assert asked.kind == "taunt" and asked.coach == 0 and len(asked.options) == 6 and asked.target == 16


def test_taunt_reaches_six_hexes_and_only_standing_opponents():
    rows = "q9: H3>2 . . . . . A5>1 A6>1\nu9: A7_ ."
    assert {text.split()[2] for text in window(rows, profiles=able(H3="taunt")).legal("H3 taunt")} == {"A5"}


def test_a_failed_taunt_does_nothing_and_a_flop_loses_all_counters():
    match = window(profiles=able(H4="taunt")).play("H4 taunt A5 1: taunt=-; momentum keep")
    assert match.state.momentum == 2 and match.state.facing[16] == 0 and match.state.advanced.window
    match.play("H4 taunt A5 1: taunt=x")
    assert match.state.momentum == 0 and not match.state.advanced.window and match.told("shift") == []


def test_a_taunt_earns_nothing_and_counters_left_may_replace_its_dice():
    match = window(profiles=able(H4="taunt"), momentum=5)
    match.play("H4 taunt A5 4: taunt=--oo; taunt 1")
    assert match.state.momentum == 1
    match.play("H4 taunt A5 1: taunt=*o; taunt 1")
    again = window(profiles=able(H4="taunt")).play("H4 taunt A5 2: taunt=--; momentum -; reroll=o; taunt 3")
    assert match.state.momentum == 0 and again.state.momentum == 0 and again.state.facing[16] == 2


# -- Quickling ---------------------------------------------------------------------------------------------------


def test_quickling_doubles_the_counters_once_and_must_take_the_action():
    match = window(profiles=able(H3="quickling", H4="quickling"), momentum=2).play("H3 quickling")
    assert match.state.momentum == 4 and match.legal("H4 quickling") == []
    assert {text.split()[0] for text in match.legal()} == {"H3"}


def test_quickling_may_come_before_taunts_and_six_is_the_most():
    match = window(profiles=able(H3="quickling", H4="taunt"), momentum=4).play("H3 quickling")
    assert match.state.momentum == 6 and match.state.advanced.window and match.legal("H4 taunt A5 6")
    match.play("go")
    assert {text.split()[0] for text in match.legal()} == {"H3"} and match.state.advanced.named == 2


def test_quickling_needs_counters_to_double_and_a_player_free_of_the_marker():
    assert window(profiles=able(H3="quickling", H4="taunt"), last="H3").legal("H3 quickling") == []
    assert window(profiles=able(H3="quickling", H4="taunt"), momentum=6).legal("H3 quickling") == []
    alone = "q9:   .   H3>2   .      .     A5>1"
    assert window(alone, profiles=able(H3="quickling"), last="H3").legal("H3 quickling") == ["H3 quickling"]


def test_who_was_named_keeps_his_team_from_a_replacement():
    match = window(profiles=able(H3="quickling", H4="taunt"), momentum=2, off={"bench": "H7"}).play("H3 quickling")
    match.play("go")
    assert match.legal("H7 enter") == []
    with pytest.raises(IllegalAction):
        match.game.apply("H4 end")


# -- Enrage ------------------------------------------------------------------------------------------------------

DUEL = """
      p11:  .      .
    q10:  .  H3>2  A2>5
      r10:  .      .
"""


def test_who_was_attacked_in_the_opponents_last_turn_begins_with_two_counters():
    match = board(DUEL, profiles=able(A2="enrage")).play("H3 tackle A2: tackle=---").play("H3 end")
    match.play("A2 face 1")
    assert match.told("enrages") == [(13,)] and match.state.momentum == 2


def test_a_shove_counts_too_and_several_attacks_give_two_counters_only():
    match = board(DUEL, profiles=able(A2="enrage")).play("H3 tackle A2: tackle=---").play("H3 shove A2: shove=---")
    match.play("H3 end").play("A2 face 1")
    assert match.state.momentum == 2


def test_it_must_be_he_who_acts_and_at_once():
    rows = f"{DUEL.rstrip()}\ng9: A6>1 . H6>4"
    match = board(rows, profiles=able(A2="enrage")).play("H3 tackle A2: tackle=---").play("H3 end").play("A6 end")
    assert match.state.momentum == 0
    match.play("H6 end").play("A2 face 1")
    assert match.state.momentum == 0


def test_counters_taken_over_are_kept_and_six_is_the_most():
    match = board(DUEL, profiles=able(A2="enrage"), momentum=5).play("H3 tackle A2: tackle=x--")
    match.play("A2 face 1")
    assert match.state.momentum == 6


def test_the_position_remembers_who_was_attacked():
    match = board(DUEL, profiles=able(A2="enrage")).play("H3 tackle A2: tackle=---")
    assert RULESET.position(match.state).endswith("attacked~A2")
