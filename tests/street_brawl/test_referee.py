"""Street Brawl 6, 9, 10: goals, the bar line, goal columns, replacements."""

import pytest

from fracas.games.elfball.team.roster import Support
from fracas.games.street_brawl.field import FIELD
from tests.street_brawl.diagrams import board


def test_who_walks_into_the_bar_is_benched_for_the_rest_of_the_test():
    match = board("m1: H3>1\nk5: H4>3").play("H3 m0")
    assert match.place("H3") == "benched" and match.state.side == 1


def test_the_bar_is_entered_straight_or_diagonally_from_two_squares_only():
    """Rulings 22, 45."""
    for square, ways in (("l1", []), ("m1", ["H3 m0", "H3 n0"]), ("n1", ["H3 n0", "H3 m0"]), ("o1", [])):
        assert board(f"{square}: H3>5").legal("H3 m0", "H3 n0") == ways


def test_with_the_ball_he_is_ejected_and_the_ball_goes_to_the_face_off_square_of_his_half():
    match = board("m1: H3>1o\nk5: H4>3").play("H3 m0")
    assert match.place("H3") == "ejected" and match.ball() == "m4"
    match = board("m2: A3>1\nm1: H3>5o\nk5: H4>3", side="away").play("A3 shove H3: shove=ooo")
    assert match.place("H3") == "ejected" and match.ball() == "m4" and match.state.side == 1


def test_the_referee_throws_it_to_who_stands_there():
    """Ruling 39: by the acting team the Catch earns, and a flop is a Shift."""
    match = board("m1: H3>1o\nm4: H4>3").play("H3 m0: catch catch; catch=ooo")
    assert match.ball() == "H4" and match.told("earns")[-1][1] == 1
    match = board("m1: H3>1o\nm4: H4>3").play("H3 m0: catch catch; catch=x--; bounce=5")
    assert match.told("shift") and match.ball() == "m5"
    match = board("m1: H3>1o\nm4: H4>3").play("H3 m0: catch catch; catch=---; bounce=5")
    assert not match.told("shift") and match.ball() == "m5"


def test_an_opponent_who_catches_the_referees_throw_causes_no_shift():
    """Ruling 39."""
    match = board("m1: H3>1o\nm4: A4>3\nk6: H4>2").play("H3 m0: catch catch; catch=ooo")
    assert match.ball() == "A4" and not match.told("shift") and match.state.momentum == 0


def test_from_a_lying_player_it_bounces():
    """Ruling 20."""
    match = board("m1: H3>1o\nm4: H4_\nk6: H5>1").play("H3 m0: bounce=7")
    assert match.ball() == "l4"


def test_the_action_of_a_shover_goes_on():
    """Ruling 39."""
    match = board("m2: H3>1\nm1: A3>5o").play("H3 shove A3: shove=o--")
    assert match.place("A3") == "ejected" and match.state.side == 0 and match.state.acting == 2
    assert match.ball() == "n4"


@pytest.mark.parametrize("goal", ["a4", "z4"])
def test_without_the_ball_nobody_stays_in_a_goal_column(goal):
    match = board("b4: H3>7\ny4: H5>3\nk5: H4>3")
    match.play(f"{'H3' if goal == 'a4' else 'H5'} {goal}")
    assert match.place("H3" if goal == "a4" else "H5") == "benched"


def test_a_player_shoved_into_a_goal_column_is_benched():
    match = board("c4: H3>7 \nb4: A3>3").play("H3 shove A3: shove=o--")
    assert match.place("A3") == "benched" and match.state.side == 0


@pytest.mark.parametrize(("square", "faces", "ball"), [
    ("a4", ("2", "3", "4"), "b4"), ("a1", ("3", "4"), "b1"), ("a7", ("2", "3"), "b7"),
])
def test_a_holder_in_his_own_goal_column_is_benched_and_the_ball_bounces_out(square, faces, ball):
    """Rulings 19, 40: D8 until it shows a square of the next column."""
    here = f"b{square[1]}"
    match = board(f"{here}: H3>7o\nk5: H4>3")
    assert match.start(f"H3 {square}").dice.faces == faces
    match = board(f"{here}: H3>7o\nk5: H4>3").play(f"H3 {square}: bounce=3")
    assert match.place("H3") == "benched" and match.ball() == ball


def test_who_stands_where_it_bounces_to_may_catch():
    """Ruling 40; from a lying player it bounces on."""
    match = board("b4: H3>7o\nb5: H4>7\nk5: H5>3")
    match.play("H3 a4: bounce=4; catch catch; catch=oo-")
    assert match.ball() == "H4"
    match = board("b4: H3>7o\nb5: H4_\nk5: H5>3").play("H3 a4: bounce=4; bounce=3")
    assert match.ball() == "c5"


@pytest.mark.parametrize("row", range(1, 8))
def test_the_ball_carried_into_any_square_of_the_column_scores_at_once(row):
    """Ruling 13."""
    match = board(f"y{row}: H3>3o", options=None)
    match.play(f"H3 z{row}")
    assert match.state.score == [1, 0]


def test_a_holder_shoved_into_the_column_he_attacks_scores_with_an_own_action():
    """Ruling 13: an empty one is enough."""
    match = board("x4: A3>3\ny4: H3>7o", side="away").play("A3 shove H3: shove=o--").play("A3 end")
    assert match.place("H3") == "z4" and match.state.score == [0, 0]
    match.play("H3 end")
    assert match.state.score == [1, 0]


def test_only_the_acting_player_scores():
    """Ruling 34."""
    match = board("z4: H3>7o\nk4: H4>3").play("H4 l4").play("H4 end")
    assert match.state.score == [0, 0] and match.state.side == 1


def test_who_loses_the_ball_in_a_goal_column_is_benched():
    """Ruling 34."""
    match = board("z4: H3>7o\nk4: H4>3\ny4: A3>3").play("H3 y3: disengage=---; bounce=6")
    assert match.place("H3") == "benched" and match.ball() == "y5"


@pytest.mark.parametrize(("side", "zone"), [("home", "jklm"), ("away", "nopq")])
def test_replacements_enter_within_three_squares_of_the_bar(side, zone):
    """Rulings 23, 41."""
    match = board("c4: H3>3\nx4: A3>7", side=side, off={"bench": "H7 A7"})
    cells = [text.split()[2] for text in match.legal("H7 enter", "A7 enter")]
    assert cells == [f"{column}{row}" for row in (1, 2, 3) for column in zone]


def test_on_the_balls_square_he_must_pick_it_up():
    """Ruling 41: failing it is a Shift in Momentum; he becomes the last player moved."""
    match = board("c4: H3>3\nk2: ball", off={"bench": "H7"}).play("H7 enter k2: face 3; pick-up=---; bounce=5")
    assert match.told("shift") and match.ball() == "k3" and match.state.last_moved[0] == 6


def test_a_square_with_a_lying_player_is_not_free():
    match = board("c4: H3>3\nk2: H4_", off={"bench": "H7"})
    assert "H7 enter k2" not in match.legal("H7 enter") and FIELD.cell_named("k2") in FIELD.entry[0]


def test_lines_and_the_centre_do_not_hinder_players():
    """Ruling 26."""
    match = board("m4: H3>3o").play("H3 n5")
    assert match.place("H3") == "n5" and match.ball() == "H3"


def test_a_bribed_referee_lets_players_stay_in_goal_columns_but_not_in_the_bar():
    """Ruling 21."""
    match = board("y4: H3>3\nm1: H4>1\nk5: H5>3", last="A2")
    match.state.support = (Support(referee=True), Support())
    match.play("H3 z4").play("H3 end")
    assert match.place("H3") == "z4"
    match = board("m1: H4>1\nk5: H5>3")
    match.state.support = (Support(referee=True), Support())
    match.play("H4 m0")
    assert match.place("H4") == "benched"
