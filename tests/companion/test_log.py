"""The log: what it takes in, what it refuses in one sentence."""

import pytest

from fracas.companion import log
from fracas.companion.result import result_code
from fracas.kernel.errors import IllegalAction, InvalidNotation
from fracas.kernel.record import FORMAT
from fracas.kernel.text.short_checksum import LETTERS


def table(**options):
    """Return a log with a few deeds."""
    game = log.create("elfball", "ABCDEF", "timberline-elves", "orcs", options)
    for text in ("face-off home", "over H3", "put A2 recovery", "momentum +2", "shift n", "goal H5"):
        game.apply(text)
    return game


def test_a_log_is_what_happened_at_the_table():
    game = table(goals=3)
    assert game.state.score == [1, 0] and game.state.test == 2
    assert log.lines(game)[2] == "put A2 recovery"
    assert log.lines(log.read(game.record)) == log.lines(game)


def test_who_is_in_recovery_comes_back_when_the_next_test_has_begun():
    game = table(goals=3)
    squads = log.tracking_rules_of(game).summary(game.state).squads
    assert squads[1][1] == "recovery"
    game.apply("face-off away")
    assert log.tracking_rules_of(game).summary(game.state).squads[1][1] == "fit"


def test_any_deed_can_be_taken_out_or_replaced():
    game = table(goals=3)
    assert log.lines(log.remove_entry(game, 2).game)[2] == "momentum +2"
    changed = log.replace_entry(game, 5, ("goal", 12))
    assert changed.game.state.score == [0, 1] and changed.left_out == ()
    assert log.remove_entry(game, 0).left_out == ("over H3", "shift n")


@pytest.mark.parametrize("text", ["dance", "over A3", "put H1 moon", "goal", "momentum +0", "put H1 fit x"])
def test_what_cannot_happen_is_refused(text):
    game = table(goals=3)
    game.apply("face-off home")
    before = log.lines(game)
    with pytest.raises((IllegalAction, InvalidNotation)):
        game.apply(text)
    assert log.lines(game) == before


def test_the_board_of_another_match_is_refused():
    game = table(goals=3)
    other = log.create("elfball", "ABCDEF", "orcs", "orcs", {}).position
    with pytest.raises(IllegalAction):
        game.apply(("board", other))
    with pytest.raises(IllegalAction):
        game.apply(("board", "elfball.nonsense"))
    game.apply(("board", game.position))


@pytest.mark.parametrize(("old", "new", "said"), [
    ('[Table "ABCDEF"]\n', "", "board"), ('"elfball"', '"chess"', "chess"),
    ("put A2", "put A3", "cut or altered"), ("face-off home", "", "over H3"), (f'[Format "{FORMAT}"]', "",
                                                                               "Format is “”"),
    ('[Rules "1"]', '[Rules "9"]', "Rules is “9”"),
    ("goals=3", "goals=--3", "cannot be “--3”"), ("goals=3", f"goals={'9' * 4400}", "cannot be “999"),
])
def test_a_foreign_log_is_refused_in_one_sentence(old, new, said):
    text = table(goals=3).record
    assert old in text
    with pytest.raises(ValueError, match=said) as refusal:
        log.read(text.replace(old, new))
    assert "\n" not in str(refusal.value)


def test_the_code_is_that_of_score_squads_and_turn():
    game = table(goals=3)
    code = result_code(log.tracking_rules_of(game).summary(game.state))
    assert len(code) == 6 and set(code) <= {*LETTERS}
    for text in ("put H1 infirmary", "put H1 fit", "goal-for away"):
        game.apply(text)
        other = result_code(log.tracking_rules_of(game).summary(game.state))
        assert (other == code) == (text == "put H1 fit")


def test_a_deed_whose_dice_are_missing_is_left_out_and_the_next_one_fits():
    changed = log.replay(table(goals=3), ["face-off home", "injury A4 3", "over n"])
    assert changed.left_out == ("injury A4 3",) and changed.game.pending is None
    assert log.lines(changed.game) == ["face-off home", "over n"]
