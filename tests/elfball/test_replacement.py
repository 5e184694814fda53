"""Chapter 18: replacements."""

from fracas.games.elfball.field import FIELD, SOUTH
from tests.elfball.diagrams import board

ROWS = "q10: . H3>2 ."


def test_one_bench_player_may_come_on_instead_of_an_action():
    match = board(ROWS, off={"bench": "H7 H8", "benched": "H9", "recovery": "H10"})
    entries = match.legal("H7 enter", "H8 enter", "H9 enter", "H10 enter")
    cells = [FIELD.names[cell] for cell in FIELD.entry[SOUTH]]
    assert entries == [f"{player} enter {cell}" for player in ("H7", "H8") for cell in cells]


def test_he_comes_on_with_any_facing_and_is_the_last_player_moved():
    match = board(ROWS, off={"bench": "H7 A1"}).play("H7 enter s3: face 3")
    assert match.place("H7") == "s3" and match.state.facing[6] == 2
    assert match.state.last_moved[0] == 6 and match.state.side == 1


def test_nobody_comes_on_while_six_are_on_the_field():
    match = board("q7: H1>1 H2>1 H3>1 H4>1 H5>1 H6>1", off={"bench": "H7"})
    assert match.legal("H7") == []


def test_nobody_comes_on_during_an_action():
    match = board(ROWS, off={"bench": "H7"}).play("H3 q12")
    assert match.legal("H7") == []


def test_a_hex_with_a_lying_player_is_not_free():
    match = board("s3: A2_\nq11: H3>2", off={"bench": "H7"})
    assert "H7 enter s3" not in match.legal("H7") and "H7 enter s4" in match.legal("H7")


def test_a_monster_may_come_on():
    match = board(ROWS, off={"bench": "H7"}, profiles={"H7": {"type": "Monster"}})
    assert match.legal("H7 enter") != []


def test_on_the_balls_hex_he_must_pick_it_up_and_that_is_all():
    match = board("s4: ball\nq11: H3>2", off={"bench": "H7 A1"}).play("H7 enter s4: pick-up=o--")
    assert match.ball() == "H7" and match.state.side == 1
    failed = board("s4: ball\nq11: H3>2", off={"bench": "H7 A1"}, momentum=1)
    failed.play("H7 enter s4: face 1; pick-up=---; bounce=1")
    assert failed.told("shift") == [(0, 1, 1)] and failed.state.momentum == 1


def test_counters_left_after_a_replacement_are_lost():
    match = board(ROWS, off={"bench": "H7 A1"}, momentum=3).play("H7 enter s3")
    assert match.state.momentum == 0


def test_counters_from_a_shift_may_be_spent_on_his_pick_up():
    match = board("s4: ball\nq11: H3>2", off={"bench": "H7 A1"}, momentum=1)
    match.play("H7 enter s4: pick-up=---; momentum -; reroll=o")
    assert match.ball() == "H7" and match.state.momentum == 0


def test_north_enters_through_its_own_zones():
    match = board(ROWS, off={"bench": "A1"}, side="away")
    assert match.legal("A1 enter")[0] == "A1 enter c14"
