"""Going deeper in the middle of play: who stands where is put there by hand, all else is as it was tracked."""

from copy import copy

import pytest

from fracas.companion.log import tracking_rules_of
from fracas.faces import composer_of, face_of
from fracas.games import ruleset
from fracas.games.cave_brawl.pit import CELLS
from tests.companion.matches import MATCHES
from tests.companion.transcribed import played, tracked

BEGINS = ("turn", "turn_begins", "round")
SHARES = (0.3, 0.6, 0.9)  # of a match


def is_on_board(face, state, who):
    """Return whether somebody is on the board; the tunnels of the pit have numbers behind its squares."""
    return 0 <= face.cell_of(state, who) < (len(CELLS) if face.key == "cave_brawl" else 10**9)


def up_to_a_turn(match, share):
    """Return the match up to the first turn that begins after a share of it."""
    begun = [n for n, ply in enumerate(match.plies, 1)
             if any(event.kind in BEGINS for event in ply.events) and n < len(match.plies)]
    after = next((n for n in begun if n >= share * len(match.plies)), begun[-1])
    part = copy(match)
    part.plies, part.state = match.plies[:after], match.plies[after].before
    return part


def put_as_on_board(key, laid, state):
    """Put everybody on an empty board as they stand on another, and the ball."""
    face, composer = face_of(key), composer_of(key)
    for who in composer.players(laid):
        assert not is_on_board(face, laid, who)
        if is_on_board(face, state, who):
            composer.put(laid, who, face.cell_of(state, who))
    if composer.put_ball is not None:
        ball = face.cell_of(state, state.holder) if state.holder >= 0 else face.ball(state)
        if ball >= 0:  # before a kick-off it is nowhere
            composer.put_ball(laid, ball)


@pytest.mark.parametrize("share", SHARES)
@pytest.mark.parametrize("depth", (0, 1), ids=("results", "faces"))
@pytest.mark.parametrize("key", MATCHES)
def test_pieces_put_by_hand_make_a_legal_position_of_the_same_standing(key, depth, share):
    name, _counted, results, faces, _turns = MATCHES[key]
    part = up_to_a_turn(played(key, name), share)
    table = tracked(part, (results, faces)[depth])
    tracking = tracking_rules_of(table)
    laid = tracking.placement_position(table.state)
    assert laid is not None
    put_as_on_board(key, laid, part.state)
    assert ruleset(key).faults(laid) == ()
    assert tracking.summary(laid) == tracking.summary(table.state) == tracking.summary(part.state)


@pytest.mark.parametrize("key", MATCHES)
def test_before_play_nobody_is_put_anywhere(key):
    name, *_rest = MATCHES[key]
    begun = copy(played(key, name))
    begun.plies = []
    table = tracked(begun, MATCHES[key][2])
    tracking = tracking_rules_of(table)
    assert tracking.placement_position(table.state) is None and tracking.board_position(table.state) is not None
