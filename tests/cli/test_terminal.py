"""A match at the terminal: humans and bots, questions, real dice, and the words."""

from io import StringIO

import pytest

import fracas
from fracas.bots import Bot
from fracas.commands.terminal import HELP, Terminal


def played(lines, bots=(None, None), real=(False, False), seed="terminal", game=None):
    target = StringIO()
    game = game or fracas.new("elfball", seed, real=real)
    Terminal(game, bots, StringIO("\n".join(lines) + "\n"), target).play()
    return game, target.getvalue()


def test_actions_and_answers_are_typed_as_they_are_listed():
    game, text = played(["start", "north"])
    assert game.plies[0].text == "start" and game.pending is None
    assert "which goal do you defend?  [Elfball 5, Ruling 75]" in text and "  north  North goal  above" in text


def test_the_board_and_a_compact_list_of_actions_are_shown():
    _, text = played(["start", "south"])
    assert "Elfball field:" in text and " m4 " in text
    assert "  H1 at " in text and "… (" in text


def test_what_cannot_be_is_refused_in_one_line_and_nothing_changes():
    game, text = played(["jump", "start", "east", "undo"])
    refusals = [line for line in text.splitlines() if line.startswith(("home> !", "away> !"))]
    assert len(refusals) == 3 and len(game.plies) == 1 and game.pending.kind == "half"


def test_every_word_of_the_help_is_known():
    terminal = Terminal(fracas.new("elfball", "x"), (None, None), StringIO(), StringIO())
    assert {word.strip(",") for words, _ in HELP for word in words.split() if word.islower()} == set(terminal.words)
    assert all(word in played(["help"])[1] for words, _ in HELP for word in words.split())


def test_odds_are_worked_out_and_why_names_the_rules():
    _, text = played(["odds start", "why", "start", "south", "why"])
    assert "home wins   41.67%  5/12" in text and "first:" not in text
    assert "Nothing has happened yet" in text and "[Elfball 5]" in text


def test_an_input_is_taken_back_and_done_again():
    game, _ = played(["start", "south"])
    first = game.legal_texts()[0]
    played(["legal", first, "undo", "redo", "undo"], game=game)
    assert len(game.plies) == 1 and game.can_redo


def test_real_dice_are_asked_for_with_their_reasons_and_may_be_left_to_the_computer():
    game, text = played(["start", "5", "", "9"], real=(True, True))
    assert "Throw 1 die with the faces 1 2 3 4 5 6" in text and "roll to set up first" in text
    assert game.plies[0].answers[0] == ("first", 5, True, True) and not game.plies[0].answers[1].is_real


def test_a_bot_answers_and_says_what_it_does_and_considered():
    bots = (Bot("yardstick", "a"), Bot("yardstick", "b"))
    game, text = played([], bots)
    assert game.is_terminal() and "* start" in text and "The match is over." in text
    _, text = played(["start", "south", "hint", "quit"])
    assert " at " in text.splitlines()[-2]


def test_a_match_is_saved_over_itself_but_over_nothing_else(tmp_path):
    file, other = tmp_path / "match.txt", tmp_path / "other.txt"
    other.write_text("dear diary")
    game, text = played(["start", "south", f"save {file}", "H1 at n12", f"save {file}", f"save {other}", "save"])
    assert fracas.from_record(file.read_text()).record == game.record
    assert other.read_text() == "dear diary" and text.count("Saved to") == 2
    assert text.count("is not the record of a match") == 2


def test_the_end_of_the_input_ends_the_match_quietly():
    _, text = played([])
    assert text.endswith("home> \n")


@pytest.mark.parametrize("key", fracas.KEYS)
def test_every_game_can_be_played_at_the_terminal(key):
    """Bots play the first part of it, a human looks around and goes on."""
    game = fracas.new(key, "every game")
    for _ in range(3):
        played(["board", "help", "why", "hint", "legal", *answer_of(game)], game=game)
    assert game.plies
    bots = (Bot("yardstick", "a"), Bot("random", "b"))
    finished, text = played([], bots, game=game)
    assert finished.is_terminal() and "The match is over." in text and "!" not in text.splitlines()[-1]


def answer_of(game):
    """Return the line that makes the first input there is."""
    if game.pending is None:
        return game.legal_texts()[:1]
    return [game.ruleset.option_text(game.state, game.pending, game.pending.options[0])]
