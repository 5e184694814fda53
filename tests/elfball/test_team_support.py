"""Chapter 21 in play: Cheerleaders, Kegs, the Bribed Referee and Magic Potions."""

import pytest

from fracas.games.elfball.abilities.listed import GENERAL
from fracas.games.elfball.odds.policy import policy
from fracas.games.elfball.ruleset import RULESET
from fracas.games.elfball.state import FREE, SET_UP, TURN
from fracas.games.elfball.tables import POTIONS
from tests.elfball.diagrams import Match, board
from tests.elfball.gifted import able, supported

DUEL = """
      p11:  .      .
    q10:  .  H3>2  A2>5
      r10:  .      .
    u9: H4>1   .      .
"""


# -- Cheerleaders ------------------------------------------------------------------------------------------------


def test_a_cheerleader_gives_a_counter_at_the_start_of_an_action():
    match = supported(DUEL, home={"cheerleaders": 2}).play("H3 cheer")
    assert match.state.momentum == 1 and match.state.acting == 2 and match.state.advanced.cheers == (1, 0)
    assert match.told("cheers") == [(0, 1)]


def test_several_may_be_used_at_the_start_of_one_action():
    match = supported(DUEL, home={"cheerleaders": 2}).play("H3 cheer").play("H3 face 1").play("H3 cheer")
    assert match.state.momentum == 2 and match.legal("H3 cheer") == []


@pytest.mark.parametrize("first", ["H4 u10", "H3 shove A2: shove=ooo"])
def test_only_before_anything_is_done(first):
    match = supported(DUEL, home={"cheerleaders": 2}).play(first)
    assert [text for text in match.legal() if text.endswith("cheer")] == []


def test_each_cheers_once_a_test_and_six_counters_are_the_most():
    assert supported(DUEL, home={"cheerleaders": 1}, advanced={"cheers": (1, 0)}).legal("H3 cheer") == []
    assert supported(DUEL, home={"cheerleaders": 1}, momentum=6).legal("H3 cheer") == []
    match = supported("d18: H3>6o", home={"cheerleaders": 1}, off={"bench": "H1 H2 A1 A2"}).play("H3 cheer")
    match.state.options = match.state.options._replace(goals=2)
    match.play("H3 c18")
    assert match.state.test == 2 and match.state.advanced.cheers == (0, 0)


def test_a_replacement_or_the_other_side_is_not_cheered():
    match = supported(DUEL, away={"cheerleaders": 1}, off={"bench": "H7"})
    assert [text for text in match.legal() if text.endswith("cheer")] == []
    match = supported(DUEL, home={"cheerleaders": 1}, off={"bench": "H7"})
    assert match.legal("H7 cheer") == [] and match.legal("H7 enter")


# -- Kegs --------------------------------------------------------------------------------------------------------


def hit(kegs, injury, answers="", **rest):
    """Return the match after H3 has hit A2 so that he rolls 6 Injury dice."""
    match = supported(DUEL, away={"kegs": kegs}, profiles={"A2": {"dodge": 1}}, **rest)
    return match.play(f"H3 tackle A2: tackle=*oo-; injury={injury}{answers}")


def test_a_keg_adds_a_success_to_an_injury_roll():
    match = hit(2, "oo----", "; keg keg; keg keep")
    assert match.place("A2") == "benched" and match.state.advanced.kegs == (0, 1)


def test_both_kegs_may_be_used_on_one_roll():
    match = hit(2, "oo----", "; keg keg; keg keg")
    assert match.state.stance[13] == 2 and match.state.advanced.kegs == (0, 2)


def test_a_keg_helps_neither_a_flop_nor_a_net_of_nothing():
    assert hit(2, "x-----").place("A2") == "infirmary"
    assert hit(2, "------").place("A2") == "infirmary"


def test_a_keg_need_not_be_drunk_and_nobody_asks_where_nothing_is_to_be_won():
    assert hit(1, "oo----", "; keg keep").place("A2") == "recovery"
    assert hit(1, "ooooo-").state.stance[13] == 1


def test_kegs_come_after_the_counters():
    match = supported(DUEL, away={"kegs": 1}, profiles={"A2": {"dodge": 1}}, momentum=1)
    asked = match.start("H3 tackle A2: tackle=*oo-; momentum keep; injury=oo----; momentum o; reroll=o")
    assert asked.kind == "keg" and asked.coach == 1 and asked.facts == (2,)


def test_the_usual_coach_drinks_where_it_saves_a_player():
    asked = supported(DUEL, away={"kegs": 1}, profiles={"A2": {"dodge": 1}}).start(
        "H3 tackle A2: tackle=*oo-; injury=oo----")
    assert policy(None, asked) == "keg"
    asked = supported(DUEL, away={"kegs": 1}, profiles={"A2": {"dodge": 1}}).start(
        "H3 tackle A2: tackle=*oo-; injury=oooo--")
    assert policy(None, asked) == "keep"


# -- the Bribed Referee ------------------------------------------------------------------------------------------

GOAL = "d18: H3>6\nu9: H4>1 . .\nj12: A2>2"


def test_without_a_bribe_nobody_stays_in_a_goal_hex():
    assert supported(GOAL).play("H3 c18").place("H3") == "benched"


def test_with_a_bribe_a_player_without_the_ball_may_walk_into_either_goal_hex_and_stay():
    match = supported(GOAL, home={"referee": True}).play("H3 c18").play("H3 end")
    assert match.place("H3") == "c18"
    assert "bribe" not in [event.facts[0].request.kind for event in match.game.events if event.kind == "roll"]
    own = supported("v8: H3>4 .\nj12: A2>2", home={"referee": True}).play("H3 w8")
    assert own.place("H3") == "w8"


def test_a_shove_into_a_goal_hex_still_benches_him():
    rows = "e18: A2>6\nd18: H3>6\nc18: ."
    match = supported(rows, home={"referee": True}, side="away").play("A2 shove H3: shove=ooo")
    assert match.place("H3") == "benched"


def test_a_holder_in_his_own_goal_is_benched_all_the_same():
    match = supported("v8: H3>4o .\nj12: A2>2", home={"referee": True}).play("H3 w8: bounce=1")
    assert match.place("H3") == "benched"


def in_goal(face, **rest):
    """Return the match at the end of the away turn, H3 waiting in the goal hex: a die is rolled for the bribe."""
    rows = "c18: H3>4\nu9: H4>1 . .\nj12: A2>2"
    return supported(rows, home={"referee": True}, side="away", **rest).play(f"A2 end: bribe={face}")


@pytest.mark.parametrize("face", ["-", "*", "o"])
def test_at_the_start_of_a_turn_a_die_is_rolled_and_only_a_flop_matters(face):
    match = in_goal(face)
    assert match.place("H3") == "c18" and match.told("bribe") == [(0, "paid")] and match.state.side == 0
    assert match.state.advanced.caught == (False, False)


def test_on_a_flop_the_offender_is_ejected_and_the_team_does_nothing_this_turn():
    match = in_goal("x")
    assert match.place("H3") == "ejected" and match.state.side == 1 and match.state.advanced.caught == (True, False)
    assert match.told("shift") == [(0, 7, 0)]


def test_a_bribe_that_came_out_lets_nobody_in_again():
    match = supported(GOAL, home={"referee": True}, advanced={"caught": (True, False)}).play("H3 c18")
    assert match.place("H3") == "benched"


def test_the_counters_pass_on():
    rows = "c18: H3>4\nu9: H4>1 . .\nj12:  A2>2  H6>5\nk12: . ."
    match = supported(rows, home={"referee": True}, side="away", momentum=2, profiles=able(A2="react"))
    match.play("A2 j11: disengage=x--; bribe=x")
    assert match.told("shift") == [(1, 4, 2), (0, 7, 2)] and match.state.momentum == 2 and match.state.side == 1


def test_a_player_in_the_goal_may_catch_and_scores_by_his_own_action():
    rows = "c18: H3>4\nd18: H7>6o\nu9: H4>1 . .\nj12: A2>2"
    match = supported(rows, home={"referee": True}).play("H7 throw c18: throw=o--; catch catch")
    assert match.ball() == "H3" and match.state.score == [0, 0]
    match.play("H7 end").play("A2 end").play("H3 end")
    assert match.state.score == [1, 0]


def test_one_die_for_all_offenders():
    rows = "c18: H3>4\nw8: H4>1\nj12: A2>2\nu12: H6>1"
    match = supported(rows, home={"referee": True}, side="away").play("A2 end: bribe=x")
    assert match.place("H3") == match.place("H4") == "ejected" and match.place("H6") == "u12"


def test_he_who_lies_in_a_goal_hex_stands_up_towards_the_other_goal():
    rows = "c18: H3_\nu9: H4>1 . .\nj12: A2>2"
    match = supported(rows, home={"referee": True}).play("H3 stand")
    assert match.state.stance[2] == 0 and match.state.facing[2] in (2, 3)


def monsters(bribed):
    """Return a match before the home set-up, H1 a Monster."""
    match = supported("", home={"referee": bribed}, off={"bench": "H1 H2 H3 A1 A2 A3"},
                      profiles={"H1": {"type": "Monster", "might": 6}})
    state = match.state.copy()
    state.phase, state.side, state.turn, state.loser, state.first = SET_UP, 0, 0, -1, 0
    return Match(state)


def test_a_bribe_lets_a_monster_take_the_face_off():
    assert "H1 at n12" not in monsters(False).legal("H1 at")
    assert "H1 at n12" in monsters(True).legal("H1 at")


def faced_off(dice, free="H1 end"):
    match = monsters(True)
    for line in ("H1 at n12", "H2 at u9", "ready", "A1 at l13", "A2 at e17"):
        match.play(line)
    match.play(f"ready: {dice}")
    assert match.state.phase == FREE and match.state.advanced.monsters == (0, -1)
    return match


def test_the_monster_roll_is_made_once_before_the_first_turn_of_his_team():
    match = faced_off("face-off=oooooo; face-off=---").play("H1 end: bribe=o")
    assert match.state.phase == TURN and match.state.advanced.monsters == (-1, -1) and match.place("H1") == "n12"
    match.play("H2 end").play("A2 end").play("H1 end")
    assert match.told("bribe") == [(0, "paid")]


def test_it_comes_before_their_first_turn_even_if_the_others_begin():
    match = faced_off("face-off=------; face-off=ooo").play("A1 end")
    assert match.told("bribe") == []
    match.play("A2 end: bribe=x")
    assert match.place("H1") == "ejected" and match.told("shift") == [(0, 7, 0)] and match.state.side == 1


def test_a_monster_found_out_drops_the_ball():
    match = faced_off("face-off=oooooo; face-off=---").play("H1 m13: pick-up=ooo; bribe=x; bounce=1")
    assert match.place("H1") == "ejected" and match.ball() == "l14" and match.state.side == 1


# -- Magic Potions -----------------------------------------------------------------------------------------------


def thirsty(**rest):
    rest.setdefault("off", {"bench": "H7 H8"})
    rest.setdefault("home", {"potions": 2})
    return supported(DUEL, **rest)


def test_a_potion_is_drunk_off_the_field_at_the_start_of_an_own_turn_free_of_charge():
    match = thirsty(off={"bench": "H7", "recovery": "H8", "benched": "H9", "infirmary": "H10", "ejected": "H11"})
    assert [text for text in match.legal() if text.endswith("potion")] == ["H7 potion", "H8 potion", "H9 potion"]
    match.play("H7 potion: potion=--")
    assert match.state.side == 0 and match.state.acting == -1 and match.legal("H3 end")


@pytest.mark.parametrize(("dice", "result", "place"), [
    ("xx", "poisoned", "infirmary"), ("x-", "sick", "recovery"), ("xo", "nothing", "bench"),
    ("x*", "nothing", "bench"), ("--", "nothing", "bench"),
])
def test_the_bad_half_of_the_table(dice, result, place):
    match = thirsty().play(f"H7 potion: potion={dice}")
    assert match.told("potion") == [(6, result)] and match.place("H7") == place
    assert match.state.profiles[6].abilities == ()


@pytest.mark.parametrize(("dice", "result", "levels"), [
    ("-o", "basic", {"basic"}), ("-*", "basic", {"basic"}), ("oo", "any", {"basic", "advanced"}),
    ("*o", "any", {"basic", "advanced"}), ("**", "two", {"basic"}),
])
def test_the_good_half_of_the_table(dice, result, levels):
    asked = thirsty().start(f"H7 potion: potion={dice}")
    offered = {ability.level for ability in GENERAL if ability.key in asked.options}
    assert asked.kind == "potion" and asked.coach == 0 and offered == levels


def test_every_throw_of_two_dice_has_a_line_in_the_table():
    assert {(a, b) for a in range(4) for b in range(a, 4)} == set(POTIONS)


def test_abilities_gained_are_general_and_last_for_the_match():
    match = thirsty().play("H7 potion: potion=**; potion buff; potion bankshot")
    assert match.state.profiles[6].abilities == ("buff", "bankshot")
    assert match.told("gains") == [(6, "buff"), (6, "bankshot")]
    assert "drunk~H7~buff~bankshot" in RULESET.position(match.state)


def test_an_ability_he_has_is_not_offered():
    asked = thirsty(profiles=able(H7="buff")).start("H7 potion: potion=-o")
    assert "buff" not in asked.options and "steady" in asked.options
    full = " ".join(ability.key for ability in GENERAL)
    assert thirsty(profiles=able(H7=full)).play("H7 potion: potion=**").state.advanced.drunk == ((6, ()),)


def test_one_potion_a_player_and_no_more_than_the_team_has():
    match = thirsty().play("H7 potion: potion=--")
    assert match.legal("H7 potion") == [] and match.legal("H8 potion")
    match.play("H8 potion: potion=--")
    assert [text for text in match.legal() if text.endswith("potion")] == []


def test_not_in_the_middle_of_an_action():
    assert thirsty().play("H3 face 1").legal("H7 potion") == []


def test_the_sick_may_still_pass_where_nothing_else_can_be_done():
    match = supported("j12: A2>2", home={"potions": 1}, off={"recovery": "H8"})
    assert match.legal() == ["pass", "H8 potion"]


def test_an_impcrusher_drinks_nothing():
    match = thirsty(profiles={"H7": {"position": "Impcrusher"}})
    assert match.legal("H7 potion") == [] and match.legal("H8 potion")


def before_set_up(bench="H1 H2 H3"):
    match = supported("", home={"potions": 3}, off={"bench": f"{bench} A1 A2 A3"})
    state = match.state.copy()
    state.phase, state.side, state.turn, state.loser, state.first = SET_UP, 0, 0, -1, 0
    return Match(state)


def test_potions_are_drunk_before_the_own_set_up():
    match = before_set_up().play("H1 potion: potion=x-").play("H2 potion: potion=-o; potion agile")
    assert match.place("H1") == "recovery" and match.legal("H1 at") == []
    match.play("H2 at n12")
    assert match.legal("H3 potion") == []


def test_a_team_that_has_drunk_its_last_face_off_player_away_loses_the_test():
    match = before_set_up("H1").play("H1 potion: potion=xx")
    assert match.state.score == [0, 1]


# -- positions ---------------------------------------------------------------------------------------------------


def test_the_position_remembers_what_was_used_up():
    codes = "orcs_Src4k2p3", "orcs_Src4k2p3"
    state = RULESET.start({setting.name: setting.default for setting in RULESET.settings}, *codes)
    text = RULESET.position(state)
    tail = ".cheers~1-2.kegs~0-2.caught~a.drunk~H3~buff_A10~steady~rugged"
    again = RULESET.parse_position(text + tail)
    assert RULESET.position(again) == text + tail
    assert again.profiles[2].abilities == ("buff",) and again.advanced.cheers == (1, 2)


@pytest.mark.parametrize("tail", [
    ".cheers~5-0", ".kegs~0-3", ".caught~x", ".drunk~H3~taunt", ".drunk~H3_H3", ".drunk~H3_H4_H5_H6", ".window~1",
    ".named~H3", ".monsters~H3-n", ".aside~H3", ".burst~1", ".drunk~H3~rugged~buff", ".attacked~H3",
])
def test_a_position_that_cannot_be_is_refused(tail):
    codes = "orcs_Src4k2p3", "orcs_Src4k2p3"
    state = RULESET.start({setting.name: setting.default for setting in RULESET.settings}, *codes)
    with pytest.raises(ValueError):
        RULESET.parse_position(RULESET.position(state) + tail)


def test_a_basic_match_has_none_of_it():
    assert "~" not in RULESET.position(board(DUEL).state)
