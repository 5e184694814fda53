"""Every ruleset is complete: metadata, settings, teams, texts."""

from importlib import import_module

import pytest

import fracas
from fracas.kernel.ruleset import Ruleset
from fracas.kernel.table import Choice, Event
from tests.laws.matches import RULESETS, inputs, names
from tests.sample import sample

TEXTS = ("sentence", "reason_text", "title", "names_of")
every_ruleset = pytest.mark.parametrize("ruleset", RULESETS, ids=names)
real_games = pytest.mark.parametrize("key", fracas.KEYS)


@every_ruleset
def test_metadata_is_complete(ruleset):
    assert isinstance(ruleset, Ruleset)
    assert ruleset.key.isidentifier() and ruleset.key == ruleset.key.lower()
    assert ruleset.name and ruleset.title and "\n" not in ruleset.title
    assert isinstance(ruleset.version, int) and ruleset.version >= 1
    assert ruleset.assumptions and all(sentence.strip() for sentence in ruleset.assumptions)


@every_ruleset
def test_settings_have_the_default_among_their_choices_and_distinct_names(ruleset):
    for setting in ruleset.settings:
        assert setting.default in setting.choices and len(set(setting.choices)) == len(setting.choices)
        assert setting.name.isidentifier() and setting.label
        assert all(type(choice) is type(setting.default) for choice in setting.choices)
        assert not any(c in f"{choice}" for choice in setting.choices for c in ' ="\n')
    assert len({setting.name for setting in ruleset.settings}) == len(ruleset.settings)
    assert len(set(ruleset.teams)) == len(ruleset.teams)


@every_ruleset
def test_unknown_settings_and_values_are_refused(ruleset):
    with pytest.raises(ValueError, match="nonsense"):
        ruleset.options({"nonsense": 1})
    for setting in ruleset.settings:
        with pytest.raises(ValueError, match=setting.name):
            ruleset.options({setting.name: "no such value"})


@real_games
def test_a_game_is_found_by_its_key_and_has_texts_and_rules_to_read(key):
    ruleset = fracas.ruleset(key)
    text = import_module(f"fracas.games.{key}.words.text")
    assert ruleset.key == key and all(callable(getattr(text, f)) for f in TEXTS)
    chapters = ruleset.rules_text()
    assert chapters and len({chapter.number for chapter in chapters}) == len(chapters)
    assert all(chapter.title and chapter.text for chapter in chapters)


@real_games
def test_every_event_every_roll_and_every_modifier_has_words(key):
    text = import_module(f"fracas.games.{key}.words.text")
    for game, _ in inputs(fracas.ruleset(key), "words", sample(600, 2_000)):
        for event in game.fresh:
            assert isinstance(text.sentence(event, game.state), str)
            if event.kind == "roll":
                roll = event.facts[0].request
                assert text.title(roll) and all(text.reason_text(reason, game.state) for reason in roll.reasons)
        if game.pending is not None and game.pending.who >= 0:
            assert text.names_of(game.state)(game.pending.who)


@every_ruleset
def test_actions_are_hashable_tuples_of_small_things_and_events_name_their_rule(ruleset):
    for game, _ in inputs(ruleset, "contract", 400):
        for action in game.legal_actions():
            assert type(action) is tuple and isinstance(action[0], str) and hash(action) is not None
            assert all(isinstance(part, int | str | tuple) for part in action)
        for event in game.fresh:
            assert isinstance(event, Event) and event.rule, f"{event.kind} names no rule"


@every_ruleset
def test_questions_offer_distinct_options_in_a_notation_that_records_can_hold(ruleset):
    for game, _ in inputs(ruleset, "questions", sample(500, 1500)):
        choice = game.pending
        if isinstance(choice, Choice):
            assert choice.options and choice.coach in (0, 1) and choice.rule
            texts = [ruleset.option_text(game.state, choice, option) for option in choice.options]
            assert len(set(texts)) == len(texts)
            assert not any(c in text for text in texts for c in ";:=\n") and all(t == t.strip() != "" for t in texts)


@every_ruleset
def test_plans_begin_legally_and_worth_is_zero_sum(ruleset):
    for game, count in inputs(ruleset, "plans", sample(400, 600)):
        if game.pending is None and not game.is_terminal() and count % 7 == 0:
            assert all(ruleset.is_legal(game.state, plan[0]) for plan in ruleset.plans(game.state) if plan)
            assert ruleset.worth(game.state, 0) == -ruleset.worth(game.state, 1)


@every_ruleset
def test_the_returns_are_zero_sum_and_only_an_ended_match_has_no_actions(ruleset):
    for game, _ in inputs(ruleset, "returns", sample(500, 1500)):
        if game.is_terminal():
            assert game.returns() in ((1, -1), (0, 0), (-1, 1))
            assert list(ruleset.legal_actions(game.state)) == [] == game.legal_actions()
        elif game.pending is None:
            assert ruleset.legal_actions(game.state) and ruleset.to_act(game.state) in (0, 1)


@every_ruleset
def test_the_usual_coach_chooses_one_of_the_options(ruleset):
    for game, _ in inputs(ruleset, "policy", sample(500, 1500)):
        if isinstance(game.pending, Choice):
            assert ruleset.policy(game.state, game.pending) in game.pending.options
