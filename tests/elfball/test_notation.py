"""Actions, options and positions as text."""

import pytest

import fracas
from fracas.games.elfball.notation.positions import position
from fracas.games.elfball.notation.shirts import player_text, read_player
from fracas.games.elfball.ruleset import RULESET
from fracas.games.elfball.state import Options
from fracas.kernel.errors import InvalidNotation
from tests.elfball.diagrams import board

ROWS = """
      p11:  .      .
    q10:  .  H3>2o  A2>5
      r10:  .     A12_
"""


@pytest.mark.parametrize(("text", "action"), [
    ("H3 p12", ("step", 2, "p12")), ("H3 face 6", ("face", 2, 5)), ("H3 tackle A2", ("tackle", 2, 13)),
    ("H3 shove A12", ("shove", 2, 23)), ("H3 throw k15", ("throw", 2, "k15")), ("H3 stand", ("stand", 2)),
    ("H3 dash 2", ("dash", 2, 2)), ("H3 end", ("end", 2)), ("H7 enter s3", ("enter", 6, "s3")), ("pass", ("pass",)),
    ("H3 at n13", ("place", 2, "n13")), ("ready", ("ready",)), ("concede", ("concede",)), ("start", ("start",)),
    ("  h3   TACKLE a2 ", ("tackle", 2, 13)),
])
def test_actions_are_written_and_read(text, action):
    s = board(ROWS).state
    action = tuple(s.book.field.cell_named(p) if isinstance(p, str) and p[1:].isdigit() else p for p in action)
    assert RULESET.parse_action(s, text) == action
    assert RULESET.action_text(s, action).lower() == " ".join(text.split()).lower()


@pytest.mark.parametrize("text", [
    "", "H3", "H3 p99", "H3 z1", "H13 end", "X3 end", "H3 dash x", "H3 dash 0", "H3 face", "H3 tackle", "H3 tackle q12",
    "H3 fly q12", "H3 throw", "tackle H3 A2", "H3 end now please", "H0 end", "end",
])
def test_nonsense_is_refused(text):
    with pytest.raises(InvalidNotation):
        RULESET.parse_action(board(ROWS).state, text)


def test_players_are_called_by_side_and_shirt():
    assert [player_text(p) for p in (0, 11, 12, 23)] == ["H1", "H12", "A1", "A12"]
    assert all(read_player(player_text(p)) == p for p in range(24))


def test_a_position_is_one_line_that_round_trips_with_everything_in_it():
    options = {"goals": 3, "cards": 52, "simple_star": "yes", "simple_faceoff": "yes", "disengage_fail_sim": "no",
               "assist_mode": "attacker", "legacy_challenge_cost": "yes"}
    game = fracas.new("elfball", seed="7", home="orcs_abcdef", away="gnolls", options=options)
    while game.pending is None and not game.is_terminal() and len(game.plies) < 60:
        again = fracas.from_position(game.position)
        assert again.state == game.state and again.position == game.position
        game.apply(game.legal_actions()[len(game.plies) % len(game.legal_actions())])
        while game.pending is not None:
            game.answer(game.pending.options[-1])
    assert len(game.plies) == 60
    assert "\n" not in game.position and len(game.position) < 220


def start():
    return position(fracas.new("elfball", seed="7", home="orcs", away="gnolls").state)


@pytest.mark.parametrize(("old", "new"), [
    ("elfball.1.", "elfball.2."), ("orcs", "elves"), (".orcs.", ".orcs_zz."), ("1-0.b", "9-0.b"), ("b-b-b", "b-b"),
    ("b-b-b", "b-b-q"), ("b-b-b", "m131-m132-b"), ("b-b-b", "b-o-b"), ("m13.oh", "zz.oh"), ("m13.oh", "H1.oh"),
    (".oh.", ".xx."), ("nnnn", "hann"), ("0-0.0-0", "0-0.7-0"), ("0-0.0-0", "5-0.0-0"), (".n-n.n", ".n-n.H1"),
    ("o-o.m13", "o-o.m14"), ("oh", "th"), ("1-0.0-0", "0-0.0-0"), ("b-b-b", "a171-b-b"),
])
def test_impossible_positions_are_refused(old, new):
    text = start()
    assert old in text
    with pytest.raises(InvalidNotation):
        RULESET.parse_position(text.replace(old, new, 1))


def test_the_middle_of_an_action_is_kept_in_a_position():
    match = board(ROWS, momentum=4, cards=9, options=Options(cards=52), last="H4 A2",
                  profiles={"H3": {"jog": 5}})
    match.play("H3 shove A2: shove=---")
    text = position(match.state)
    assert text.endswith(".H3-5-0-1-0-1-0-0-1-0-n")
    again = RULESET.parse_position(text)
    again.profiles = match.state.profiles
    assert (again.jog, again.fee, again.busy, again.shoves, again.momentum) == (5, True, True, 1, 4)


def test_options_of_questions_have_short_texts():
    match = board(ROWS, momentum=1)
    asked = match.start("H3 tackle A2: tackle=-oo")
    assert [RULESET.option_text(match.state, asked, option) for option in asked.options] == ["keep", "-", "o"]
