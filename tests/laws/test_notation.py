"""Every position and every action of every ruleset can be written and read back."""

import re
from functools import partial

import pytest

from fracas.kernel import record
from fracas.kernel.errors import InvalidNotation
from fracas.kernel.table import Choice
from tests.laws.matches import RULESETS, inputs, names
from tests.sample import sample

every_ruleset = pytest.mark.parametrize("ruleset", RULESETS, ids=names)


@every_ruleset
def test_positions_round_trip_at_every_action_boundary(ruleset):
    for game, count in inputs(ruleset, "positions a", sample(800, 3_000)):
        if game.pending is None:
            text = ruleset.position(game.state)
            again = ruleset.parse_position(text)
            assert again == game.state and ruleset.position(again) == text
            assert re.fullmatch(r"[A-Za-z0-9._~-]+", text) and text.startswith(ruleset.key)
            if count % 20 == 0:
                assert list(ruleset.legal_actions(again)) == game.legal_actions()


@every_ruleset
def test_every_legal_action_is_read_from_its_own_text_and_no_two_look_alike(ruleset):
    for game, count in inputs(ruleset, "actions", sample(500, 2_000)):
        if game.pending is None and count % 3 == 0:
            legal = game.legal_actions()
            texts = [ruleset.action_text(game.state, action) for action in legal]
            assert len({text.casefold() for text in texts}) == len(texts)
            for action, text in zip(legal, texts, strict=True):
                assert ruleset.parse_action(game.state, text) == action and ruleset.is_legal(game.state, action)
                assert text == " ".join(text.split()) and not any(c in text for c in ":;#[\n")


@every_ruleset
def test_every_option_is_read_from_its_own_text(ruleset):
    for game, _ in inputs(ruleset, "options", sample(600, 2_000)):
        choice = game.pending
        if isinstance(choice, Choice):
            for option in choice.options:
                text = ruleset.option_text(game.state, choice, option)
                assert record.read_option(choice, text, partial(ruleset.option_text, game.state)) == option


@every_ruleset
@pytest.mark.parametrize("text", ["", " ", "no such thing", "\x00", "é", "1", "-", "step step step", "❄" * 50])
def test_nonsense_is_no_action(ruleset, text):
    state = next(iter(inputs(ruleset, "nonsense", 1)))[0].boundary
    with pytest.raises(InvalidNotation) as refusal:
        ruleset.parse_action(state, text)
    assert "\n" not in str(refusal.value)
