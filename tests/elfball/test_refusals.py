"""Refusals of Elfball: the first reason a coach with the rulebook would give, in one sentence."""

import pytest

from fracas.games.elfball.words.names import player_name
from fracas.games.elfball.words.refusals import why_not
from tests.elfball.diagrams import board

FIELD = """
      p11:  .      .     .
    q10:  .  H3>2  A2>5  A4_
      r10:  H5_    .     H6>2o
"""


@pytest.mark.parametrize("text, why", [
    ("H3 q10", ""), ("H3 tackle A2", ""),
    ("H3 tackle A4", "{A4} is 2 hexes from {H3}. He must be beside him."),
    ("H3 tackle H6", "{H6} is on the same side."), ("A2 q10", "{A2} belongs to the other side."),
    ("H5 q10", "{H5} is on the ground. First he must stand up."), ("H3 stand", "{H3} is already standing."),
    ("H3 q12", "{A2} stands there."), ("H3 throw q10", "{H3} does not have the ball."),
    ("H1 end", "{H1} is not on the board."), ("H3 dash 4", "You have 2 Momentum."), ("start", "The set-up is over."),
])
def test_the_reason_names_who_and_what(text, why):
    match = board(FIELD, momentum=2)
    names = {f"{letter}{n}": player_name(match.state, n - 1 + 12 * (letter == "A"))
             for letter in "HA" for n in range(1, 7)}
    assert why_not(match.state, match.game.read_action(text)) == why.format(**names)


def test_the_last_player_moved_waits():
    """Elfball 7."""
    match = board(FIELD, last="H3")
    assert "moved last" in why_not(match.state, match.game.read_action("H3 end"))


def test_a_far_hex_says_how_far_and_how_much_jog_is_left():
    match = board(FIELD)
    far = match.state.book.field.cell_named("q20")
    away = match.state.book.field.distance(match.state.where[2], far)
    assert why_not(match.state, ("step", 2, far)).startswith(f"That is {away} hexes away. ")
