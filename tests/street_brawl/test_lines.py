"""Street Brawl 3: white lines between squares, walls and ends stop and repel the ball."""

import pytest

import fracas
from fracas.games.elfball import ruleset as elfball
from fracas.games.street_brawl.field import FIELD
from fracas.games.street_brawl.lines import fly, rebounds
from fracas.games.street_brawl.ruleset import BOOK
from fracas.kernel.errors import InvalidNotation
from tests.street_brawl.diagrams import board


def test_a_throw_across_a_line_stops_before_it_and_is_repelled():
    """No window: the ball is only ever carried across the centre line."""
    match = board("k4: H3>3o . . . .")
    match.play("H3 throw o4: throw=ooo; direction=5; distance=2")
    assert match.told("flies")[-1][2] == FIELD.cell_named("m4")
    assert match.ball() == "m6" and match.state.side == 1


def test_a_ball_that_stops_beside_a_line_lies_there():
    match = board("k4: H3>3o . . .")
    match.play("H3 throw m4: throw=ooo")
    assert match.ball() == "m4" and not match.told("repelled")


def test_a_standing_player_in_the_line_square_may_catch_first():
    match = board("k4: H3>3o . H4>7 . .")
    match.play("H3 throw n4: throw=o--; catch catch; catch=oo-")
    assert match.ball() == "H4" and match.state.side == 0


def test_a_perfect_spiral_stopped_by_a_line_is_caught_automatically():
    """Elfball Rulings 27, 28 stay as they are."""
    match = board("k4: H3>3o . H4>7 . .")
    match.play("H3 throw n4: throw=ooo; catch catch")
    assert match.ball() == "H4"


def test_who_does_not_catch_in_a_line_square_lets_the_ball_be_repelled():
    match = board("k4: H3>3o . H4>7 . .")
    match.play("H3 throw n4: throw=o--; catch decline; direction=1; distance=2")
    assert match.ball() == "m2"


def test_a_repelled_ball_may_be_stopped_and_repelled_again():
    match = board("k2: H3>3o . . . .")
    match.play("H3 throw o2: throw=ooo; direction=1; distance=4; direction=6; distance=1")
    assert match.told("repelled")[0][1] == FIELD.cell_named("m1") and match.ball() == "l2"


def test_directions_whose_first_step_is_barred_are_rolled_again():
    flight = fly(board("k4: H3>3").state, FIELD.cell_named("l1"), (FIELD.cell_named("m1"), FIELD.cell_named("m0")), 0)
    assert (flight.cell, flight.stopped) == (FIELD.cell_named("m1"), True)
    assert [d + 1 for d in rebounds(FIELD, flight)] == [5, 6, 7]
    match = board("k4: H3>3o . . . .")
    assert match.start("H3 throw o4: throw=ooo").dice.faces == ("1", "5", "6", "7", "8")


def test_a_diagonal_step_crosses_a_line_or_a_wall():
    """Ruling 28: blocked if either the line or the wall would be crossed."""
    s = board("k4: H3>3").state
    for start, path in (("m3", "n2"), ("m3", "n4"), ("b6", "a7")):
        assert fly(s, FIELD.cell_named(start), (FIELD.cell_named(path),), 0).cell == FIELD.cell_named(start)
    assert fly(s, FIELD.cell_named("k1"), (-1,), 0).stopped


def test_a_bounce_against_a_wall_is_repelled_without_another_catch_there():
    """Rulings 7, 44: D6 squares, and no second try at the same ball in the same square."""
    match = board("k1: H3>3 ball A7>7")
    match.play("H3 l1: pick-up=---; bounce=1; direction=6; distance=2")
    assert match.ball() == "j3" and not match.told("drops_catch")


def test_a_bounce_along_a_line_is_free():
    match = board("l4: H3>3 ball")
    match.play("H3 m4: pick-up=---; bounce=5")
    assert match.ball() == "m5"


def test_a_missed_throw_may_come_down_off_the_board():
    """Ruling 28: the ball stops at the obstacle."""
    match = board("k2: H3>3o . .")
    match.play("H3 throw m2: throw=---; direction=1; distance=2; direction=5; distance=1")
    assert match.told("flies")[-1][2] == FIELD.cell_named("l1") and match.ball() == "l2"


def test_a_throw_aimed_at_a_wall_is_repelled_by_it():
    """Ruling 28: a target off the board is allowed."""
    match = board("k2: H3>3o . .")
    match.play("H3 throw m0: throw=ooo; direction=5; distance=3")
    assert match.told("flies")[-1][2] == FIELD.cell_named("l1") and match.ball() == "l4"


def test_a_perfect_spiral_off_a_wall_is_caught_automatically():
    match = board("k2: H3>3o\ni4: H4>1")
    match.play("H3 throw m0: throw=ooo; direction=6; distance=3; catch catch")
    assert match.ball() == "H4" and match.state.side == 0


def test_nobody_and_no_ball_is_ever_in_a_wall():
    held, loose = board("k2: H3>3o").game.position, board("k2: H3>3 ball").game.position
    for wall in ("k0", "c8"):
        for text, cell in ((held, "k23"), (loose, ".l2.")):
            assert cell in text
            with pytest.raises(InvalidNotation):
                fracas.from_position(text.replace(cell, cell.replace("k2", wall).replace("l2", wall)))


def test_a_thrower_against_a_wall_may_catch_what_he_misses_onto_himself():
    match = board("k1: H3>3o .")
    match.play("H3 throw l1: throw=---; direction=7; distance=1; catch catch; catch=oo-")
    assert match.ball() == "H3"


def test_the_obstacle_hides_what_is_behind_it_from_interception():
    """Ruling 27."""
    match = board("k4: H3>3o . . A2>7 .")
    match.play("H3 throw o4: throw=ooo; direction=5; distance=1")
    assert match.ball() == "m5"
    match = board("k4: H3>3o A2>3 . . .")
    assert match.start("H3 throw o4: throw=ooo; direction=5; distance=1").kind == "intercept"


def test_legs_after_a_line_may_be_intercepted():
    match = board("k4: H3>3o . . .\nm6: A2>1")
    asked = match.start("H3 throw o4: throw=ooo; direction=5; distance=3")
    assert asked.kind == "intercept" and len(asked.options) == 2


def test_a_ball_never_rests_in_a_goal_column():
    """Ruling 29: the referee bounces it out."""
    match = board("y4: . H3>5o\nk2: H4>3")
    match.play("H3 throw z6: throw=ooo; bounce=7")
    assert match.place("H3") == "benched" and match.ball() == "y6"


def test_no_ball_is_thrown_into_a_goal_column():
    match = board("w4: H3>3o . .")
    match.play("H3 throw z4: throw=ooo; direction=7; distance=1")
    assert match.ball() == "x4"


def test_the_book_replaces_only_what_differs():
    same = {name for name in BOOK._fields if getattr(BOOK, name) == getattr(elfball.BOOK, name)}
    assert same == {"face_off", "entered", "lost_in_goal"}


def test_a_bankshot_aims_where_a_wall_repels_the_ball_to():
    """Ruling 27: with eight directions; from a goal column the referee takes the ball all the same."""
    match = board("k4: H3>3o . . . .", profiles={"H3": {"abilities": ("bankshot",)}})
    asked = match.start("H3 throw o4: throw=ooo")
    assert (asked.kind, asked.options) == ("bank", (0, 4, 5, 6, 7))
    match = board("y4: . H3>5o\nk2: H4>3", profiles={"H3": {"abilities": ("bankshot",)}})
    assert match.start("H3 throw z6: throw=ooo").kind == "bounce"
