"""Chapter 5: match, Test and set-up."""

import pytest

import fracas
from fracas.games.elfball import state as st
from fracas.games.elfball.field import FIELD, NORTH, SOUTH
from fracas.games.elfball.notation.shirts import read_player
from fracas.games.elfball.state import FREE, OPENING, OVER, SET_UP, Options
from tests.elfball.diagrams import Match, board

SQUAD = "H1 H2 H3 H4 H5 H6 H7 A1 A2 A3 A4 A5 A6 A7"


def setting_up(side="home", off=None, **changes):
    """Return a match in which a side sets up first."""
    s = board("", off=off or {"bench": SQUAD}, side=side, **changes).state
    s.phase, s.turn, s.loser, s.first = SET_UP, 0, -1, s.side
    return Match(s)


def new(**options):
    return fracas.new("elfball", seed="set-up", home="orcs", away="gnomes", options=options)


def test_a_match_begins_with_a_roll_for_each_coach():
    game = new()
    assert game.state.phase == OPENING and game.legal_texts() == ["start"]
    match = Match(game.state)
    match.play("start: first=3; first=3; first=5; first=2; half north")
    s = match.state
    assert s.south == 1 and s.side == 1 and s.first == 1 and s.phase == SET_UP


def test_the_winner_chooses_his_half_and_the_loser_sets_up_first():
    match = Match(new().state)
    asked = match.start("start: first=1; first=6")
    assert asked.kind == "half" and asked.coach == 1
    match.game.answer("south")
    assert match.state.south == 1 and match.state.first == 0


def test_before_a_test_the_ball_is_on_the_centre_and_there_is_no_momentum():
    match = Match(new().state).play("start: first=1; first=6; half south")
    assert match.ball() == "m13" and match.state.momentum == 0 and match.state.test == 1


def test_players_are_placed_in_the_circles_of_their_own_half():
    match = setting_up()
    cells = {text.split()[2] for text in match.legal("H1 at")}
    zones = {*FIELD.face_off[SOUTH], FIELD.guardian[SOUTH], *FIELD.rover[SOUTH][0], *FIELD.rover[SOUTH][1]}
    assert cells == {FIELD.names[cell] for cell in zones}
    north = setting_up("away")
    assert {text.split()[2] for text in north.legal("A1 at")} == {
        FIELD.names[c] for c in (*FIELD.face_off[NORTH], FIELD.guardian[NORTH], *FIELD.rover[NORTH][0],
                                 *FIELD.rover[NORTH][1])
    }


def test_exactly_one_player_stands_in_the_centre_circle_and_one_in_the_guardian_circle():
    match = setting_up()
    assert "ready" not in match.legal()
    match.play("H1 at n13").play("H2 at u9")
    assert not any(text.split()[2] in ("n12", "n13", "u9") for text in match.legal("H3 at"))
    assert "ready" in match.legal()


def test_a_rover_circle_takes_two_and_a_team_six():
    match = setting_up()
    for line in ("H1 at n13", "H2 at u9", "H3 at r5", "H4 at r6", "H5 at r15"):
        match.play(line)
    assert not any(text.startswith("H6 at r4") or text == "H6 at s4" for text in match.legal("H6 at"))
    match.play("H6 at r16")
    assert match.legal("H7") == [] and match.legal("ready") == ["ready"]


def test_rover_places_may_stay_empty_and_the_others_sit_on_the_bench():
    match = setting_up().play("H1 at n13").play("H2 at u9").play("ready")
    assert match.state.side == 1 and match.place("H3") == "bench"


def test_the_face_off_player_keeps_the_ball_in_a_front_hex():
    match = setting_up().play("H1 at n13")
    assert match.state.facing[0] == 5
    assert match.legal("H1 face") == ["H1 face 1", "H1 face 5"]
    match.play("H1 face 1")
    assert match.legal("H1 face") == []


def test_every_other_player_may_be_turned_anywhere():
    match = setting_up().play("H2 at u9")
    assert len(match.legal("H2 face")) == 5
    match.play("H2 face 4").play("H1 at n13")
    assert match.legal("H2 face") == [] and match.state.facing[1] == 3


def test_a_monster_never_takes_the_face_off_but_may_be_the_guardian():
    match = setting_up(profiles={"H1": {"type": "Monster"}})
    assert "H1 at n13" not in match.legal() and "H1 at u9" in match.legal()


def test_the_last_player_who_may_take_the_face_off_is_kept_for_it():
    match = setting_up(off={"bench": "H1 H2 H3 A1"}, profiles={"H2": {"type": "Monster"}, "H3": {"type": "Monster"}})
    assert {text.split()[2] for text in match.legal("H1 at")} == {"n12", "n13"}
    match.play("H1 at n13")
    assert "ready" not in match.legal()
    match.play("H2 at u9")
    assert "ready" in match.legal()


def test_compulsory_places_can_always_be_filled():
    match = setting_up(off={"bench": "H1 H2 A1"})
    assert {text.split()[2] for text in match.legal("H1 at")} == {"n12", "n13", "u9"}


def test_a_team_of_one_needs_no_guardian():
    match = setting_up(off={"bench": "H1 A1"})
    assert {text.split()[2] for text in match.legal("H1 at")} == {"n12", "n13"}
    assert "ready" in match.play("H1 at n12").legal()


def test_when_both_are_ready_the_face_off_is_rolled():
    match = setting_up().play("H1 at n13").play("H2 at u9").play("ready").play("A1 at l13").play("A2 at e17")
    match.play("ready: face-off=oo-; face-off=o--")
    assert match.state.phase == FREE and match.state.side == 0 and match.state.acting == 0


def test_all_players_of_a_set_up_stand_and_lying_does_not_outlast_a_test():
    match = board("d18: H3>6o\nq11: H4_ A4~", off={"bench": "H7 A7"}, options=Options(goals=2)).play("H3 c18")
    assert match.place("H4") == match.place("A4") == "bench" and set(match.state.stance) == {0}


def goal(off, **changes):
    """Return what follows a goal of the home team with these players off the field."""
    return board("d18: H3>6o", off=off, options=changes.pop("options", Options(goals=3)), **changes).play("H3 c18")


def test_a_team_without_a_face_off_player_loses_the_test():
    match = goal({"bench": "A2", "recovery": "A3"}, profiles={"A2": {"type": "Monster"}})
    assert match.told("no_face_off") == [(1,)]
    assert match.state.score == [2, 0] and match.state.test == 3 and match.state.first == 0
    assert match.place("A3") == "bench" and match.state.phase == SET_UP


def test_forfeited_goals_can_end_the_match():
    match = goal({"bench": "A2"}, profiles={"A2": {"type": "Monster"}})
    assert match.state.phase == OVER and match.state.winner == 0 and match.state.score == [3, 0]


def test_if_neither_team_has_a_face_off_player_the_match_is_a_tie():
    match = goal({"infirmary": "A2"}, profiles={"H3": {"type": "Monster"}})
    assert match.state.phase == OVER and match.state.winner == -1 and match.state.score == [1, 0]


def test_in_a_timed_match_a_team_without_a_face_off_player_loses_at_once():
    match = goal({"infirmary": "A2"}, options=Options(cards=52), cards=30)
    assert match.state.phase == OVER and match.state.winner == 0 and match.state.score == [1, 0]


def test_benched_players_are_back_and_those_in_recovery_miss_the_set_up():
    match = goal({"bench": "A1 A2 H1", "benched": "H5", "recovery": "H6", "infirmary": "H7", "ejected": "H8"})
    assert [match.place(p) for p in ("H5", "H6", "H7", "H8")] == ["bench", "recovery", "infirmary", "ejected"]
    match.play("H1 at n13").play("H3 at u9").play("ready")
    match.play("A1 at l13").play("A2 at e17").play("ready: face-off=oo-; face-off=o--")
    assert match.place("H6") == "bench"


def test_the_last_scorer_sets_up_first():
    assert goal({"bench": "A1 H1"}).state.side == 0


@pytest.mark.parametrize(("key", "name"), [("north", 1), ("south", 0)])
def test_halves_are_kept(key, name):
    match = Match(new().state).play(f"start: first=6; first=1; half {key}")
    assert match.state.south == name
    assert st.half_of(match.state, 0) == name and read_player("H1") == 0
