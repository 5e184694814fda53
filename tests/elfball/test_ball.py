"""Chapter 12: picking the ball up, bouncing, white lines."""

import pytest

from fracas.games.elfball.field import CELLS, EDGE, FIELD, NO_LINE
from fracas.games.elfball.throwing.ball import place
from fracas.games.elfball.throwing.lines import Flight, allowed_directions, die_of
from fracas.kernel.drivers import Tape
from tests.elfball.diagrams import board, picture

LOOSE = """
      p11:  .      .
    q10:  .  H3>2  ball   .
      r10:  .      .      .
"""


# -- 12.1 ----------------------------------------------------------------------------------------------------------


def test_moving_onto_the_ball_makes_a_pick_up_compulsory():
    assert board(LOOSE).start("H3 q12").kind == "pick-up"


def test_a_pick_up_needs_one_less_team_mates_and_more_opponents_facing_him():
    match = board("""
          p11:  .      A2>2    H7>4
        q10:  .  H3>2  ball   A4>5
          r10:  .      .      A6_
    """)
    asked = match.start("H3 q12")
    # A2 on p12 and A4 on q13 face q12, so does H7 on p13; A6 lies.
    assert sorted((r.rule, r.amount) for r in asked.reasons) == [
        ("base", 1), ("opponent", 1), ("opponent", 1), ("team_mate", -1),
    ]
    assert asked.need == 2


def test_success_gives_him_the_ball_and_the_action_goes_on():
    match = board(LOOSE).play("H3 q12: pick-up=oo-")
    assert match.ball() == "H3" and match.state.acting == 2 and match.state.momentum == 1


def test_failure_bounces_the_ball_and_he_stays_standing():
    match = board(LOOSE).play("H3 q12: pick-up=---; bounce=2")
    assert match.diagram() == picture("""
          p11:  .      .
        q10:  .    .    H3>2   ball
          r10:  .      .      .
    """)
    assert match.told("shift") == [(0, 1, 0)]


def test_a_flop_puts_him_down_and_bounces_the_ball():
    match = board(LOOSE).play("H3 q12: pick-up=x--; bounce=3")
    assert match.state.stance[2] == 1 and match.ball() == "r12"
    assert match.told("shift") == [(0, 4, 0)]


def test_a_player_without_skill_always_fails():
    match = board(LOOSE, profiles={"H3": {"skill": 0}}).play("H3 q12: bounce=2")
    assert match.ball() == "q13" and match.told("shift") == [(0, 1, 0)]
    assert match.told("no_dice") == [(2, "pick-up")]


# -- 12.2 ----------------------------------------------------------------------------------------------------------


def test_a_bouncing_ball_stays_in_an_empty_hex():
    assert board(LOOSE).play("H3 q12: pick-up=---; bounce=3").ball() == "r12"


def test_a_standing_player_of_either_team_may_catch_it():
    for player, coach in (("H7", 0), ("A7", 1)):
        match = board(LOOSE.replace("ball   .", f"ball   {player}>2"))
        asked = match.start("H3 q12: pick-up=---; bounce=2")
        assert asked.kind == "catch" and asked.coach == coach and asked.options == ("catch", "decline")
        match.game.answer("catch")
        match.game.answer("ooo")
        assert match.ball() == player


def test_declining_or_failing_bounces_it_again_from_his_hex():
    for answer in ("catch decline", "catch catch; catch=---"):
        match = board(LOOSE.replace("ball   .", "ball   A7>2"))
        match.play(f"H3 q12: pick-up=---; bounce=2; {answer}; bounce=2")
        assert match.ball() == "q14" and match.state.stance[18] == 0


@pytest.mark.parametrize("look", ["_", "~"])
def test_it_bounces_on_from_lying_players(look):
    match = board(LOOSE.replace("ball   .", f"ball   A7{look}")).play("H3 q12: pick-up=---; bounce=2; bounce=1")
    assert match.ball() == "p14"


def test_each_arrival_gives_a_new_catch_even_to_who_failed_before():
    match = board(LOOSE.replace("ball   .", "ball   A7>2"))
    match.play("H3 q12: pick-up=---; bounce=2; catch catch; catch=---; bounce=5; "
               "catch catch; catch=---; bounce=2; catch catch; catch=ooo")
    assert match.ball() == "A7"


def test_a_player_who_flopped_lies_and_the_ball_bounces_on_if_it_returns():
    match = board(LOOSE.replace("ball   .", "ball   A7>2"))
    match.play("H3 q12: pick-up=---; bounce=2; catch catch; catch=x--; bounce=5; catch decline; bounce=2; bounce=1")
    assert match.ball() == "p14" and match.state.stance[18] == 1


# -- 12.3 ----------------------------------------------------------------------------------------------------------


def bounce_into(rows, player_moves, **changes):
    """Return the direction roll after a pick-up that failed."""
    match = board(rows, **changes)
    return match, match.start(player_moves)


HALFWAY = """
       m15:   .      .
      n14: H3>2  ball
"""


def test_the_half_way_line_repels_into_the_half_the_ball_came_from():
    match, asked = bounce_into(HALFWAY, "H3 n15: pick-up=---; bounce=1")
    assert asked.kind == "direction" and asked.dice.faces == ("3", "4")
    match.game.answer("3")
    match.game.answer("2")
    assert match.ball() == "o16"


def test_a_goal_hex_repels_towards_where_the_ball_came_from():
    asked = bounce_into("""
          d17: H3>2  ball
    """, "H3 d18: pick-up=---; bounce=6")[1]
    assert asked.dice.faces == ("2", "3", "4")


def test_the_edge_repels_only_to_hexes_inside_without_a_line():
    match, asked = bounce_into("n21: H3>2 ball", "H3 n22: pick-up=---; bounce=2")
    assert asked.dice.faces == ("5",)
    match.game.answer("5")
    match.game.answer("3")
    assert match.ball() == "n20"


def test_a_repelled_ball_flies_over_players():
    match = board("n19: . A2>5 H3>2 ball")
    match.play("H3 n22: pick-up=---; bounce=2; direction=5; distance=4")
    assert match.ball() == "n19"


def test_at_the_ends_of_the_half_way_line_the_origin_decides_too():
    assert bounce_into("n21: H3>2 ball", "H3 n22: pick-up=---; bounce=1")[1].dice.faces == ("4",)


def test_a_flight_stops_early_at_another_line_and_is_repelled_again():
    match, asked = bounce_into("""
          m20: .
        n19: H3>2 ball
    """, "H3 n20: pick-up=---; bounce=6; direction=3; distance=6")
    # (7,0) is left to the south-east and the edge reached at (7,5).
    assert asked.kind == "direction" and asked.target == FIELD.cell_named("r20") and asked.dice.faces == ("5", "6")


def test_a_ball_that_starts_on_a_line_moves_its_first_hex_to_either_half():
    for direction, cell in ((1, "l16"), (3, "n15")):
        match = board("m14: A2>2 H3>2o", momentum=1).play(f"H3 dash 1: dash=x; bounce={direction}")
        assert match.ball() == cell


def test_a_ball_that_goes_along_the_line_has_no_side_of_origin():
    match = board("m15: H3>2o .", momentum=1)
    assert match.start("H3 dash 1: dash=x; bounce=2").dice.faces == ("1", "3", "4", "6")
    match = board("m15: H3>2o", momentum=1)
    assert match.start("H3 dash 1: dash=x; bounce=5").dice.faces == ("1", "3", "4", "5", "6")


def test_the_centre_hex_has_no_line_and_lets_the_ball_through():
    match = board("""
         m12:  .   .
        n11: H3>2 ball
    """).play("H3 n12: pick-up=---; bounce=1")
    assert match.ball() == "m13"


def test_a_standing_player_on_a_line_may_catch_first_and_a_failure_is_repelled():
    for answer, stance in (("decline", 0), ("catch; catch=---", 0), ("catch; catch=x--", 1)):
        match = board("""
               m15: . A2>1
              n14: H3>2  ball
        """)
        match.start(f"H3 n15: pick-up=---; bounce=1; catch {answer}")
        match._leave_alone("")
        asked = match.game.pending
        assert asked.kind == "direction" and asked.dice.faces == ("3", "4")
        assert match.state.stance[13] == stance


def test_a_lying_player_on_a_line_does_not_keep_it_from_repelling():
    match = board("""
           m15: . A2_
          n14: H3>2  ball
    """)
    assert match.start("H3 n15: pick-up=---; bounce=1").kind == "direction"


def test_every_edge_hex_repels_somewhere():
    for cell in CELLS:
        if FIELD.lines[cell] == EDGE:
            for side in (-1, 0, 1):
                flight = Flight(cell, cell, 0, side, True)
                directions = allowed_directions(FIELD, flight)
                if side in (0, FIELD.side_of[cell]) or FIELD.side_of[cell] == 0:
                    assert directions
                assert all(FIELD.lines[FIELD.neighbours[cell][d]] == NO_LINE for d in directions)


def test_only_allowed_directions_are_on_the_die():
    die = die_of(FIELD.direction, (0, 2, 3))
    assert die.faces == ("1", "3", "4") and die.sides == 3


# -- the referee puts the ball down ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("token", "skill", "holder"), [("H7>1", 3, "H7"), ("H7_", 3, ""), ("H7>1", 0, "")])
def test_a_ball_put_on_the_centre_is_handed_to_who_stands_there_and_else_bounces(token, skill, holder):
    match = board(f"m12: . {token}\nn12: ball", profiles={"H7": {"skill": skill}})
    tape = Tape(match.state.copy(), [], seed="any")
    place(tape, FIELD.centre)
    assert tape.state.holder == (6 if holder else -1)
    assert [e.kind for e in tape.events][1] == ("holds" if holder else "roll")
