"""Styles: other weights of the same kind; the yardstick has weights of its own, which today's never move."""

from dataclasses import replace
from functools import partial

import pytest

import fracas
from fracas.bots import KEYS, LEVELS, Bot
from fracas.bots.decision_point import decision_point_of
from fracas.bots.levels import RUNGS, STYLES, YARDSTICK, levels_of, style_key
from fracas.kernel.ruleset import CoachSkill
from tests.bots.test_bots import fight, match

FROZEN = {  # of the first bot there was; whoever changes them measures against another
    "cave_brawl": (220, 50, 5, 2, 2, 6, 14, 5, 8, 30, 6, 25, 3),
    "elfball": (200, 24, 260, 90, 180, 30, 18, 8, 9, 150, 70, 40, 30, 12, 6, 9, 70, 2, 900),
    "school_fighters": (600, 14, 500, 11, 100, 300, 6, 2),
    "street_bowl": (360, 25, 30, 32, 3, 16, 6, 8, 25, 90, 50, 5, 9, 4),
    "street_brawl": (200, 24, 260, 90, 180, 30, 18, 8, 9, 150, 70, 40, 30, 12, 6, 9, 70, 2, 900),
}
STYLED = [(key, style) for key in FROZEN for style in fracas.ruleset(key).styles]


def seen(level, situation):
    """Return what a bot thinks of everything it considers."""
    thought = Bot(level, "x").think(situation)
    thought.finish()
    return {line.text: line.value for line in thought.explanation()}


@pytest.mark.parametrize("key, style", STYLED)
def test_a_style_weighs_what_its_game_weighs_and_is_one_of_those_there_are(key, style):
    rules = fracas.ruleset(key)
    weights = rules.styles[style]
    assert type(weights) is type(rules.weights) and all(isinstance(weight, int) for weight in weights)
    assert style in {YARDSTICK, *(each.key for each in STYLES)}
    assert style == YARDSTICK or weights != rules.weights, "a style differs"


@pytest.mark.parametrize("key", FROZEN)
def test_the_weights_of_the_yardstick_are_kept(key):
    assert fracas.ruleset(key).styles[YARDSTICK] == FROZEN[key]


def test_the_yardstick_judges_as_ever_when_the_usual_weights_change():
    situation = decision_point_of(fight())
    rules = situation.ruleset
    odd = type(rules.weights)(*(1 for _ in rules.weights))
    changed = situation._replace(ruleset=replace(rules, weights=odd, worth=partial(rules.worth, w=odd)))
    assert seen("yardstick", changed) == seen("yardstick", situation)
    assert seen("regular", changed) != seen("regular", situation)


def test_a_style_judges_otherwise_and_always_alike():
    situation = decision_point_of(fight())
    all_seen = {level: seen(level, situation) for level in ("regular", "regular-brawler", "regular-racer")}
    assert all_seen["regular-brawler"] == seen("regular-brawler", situation)
    assert len({tuple(values.items()) for values in all_seen.values()}) == 3


def test_in_a_game_without_styles_a_styled_bot_plays_as_usual():
    situation = decision_point_of(match())
    assert seen("regular-racer", situation) == seen("regular", situation)


def test_every_style_of_the_lower_levels_has_a_key_and_a_name_and_stands_apart_from_the_levels():
    keys = {style_key(level, style.key) for level in ("rookie", "regular", "hard") for style in STYLES}
    assert {*KEYS} == {"random", "yardstick", "fair", *(level.key for level in RUNGS), *keys}
    assert len({*KEYS}) == len(KEYS) and len({level.name for level in LEVELS}) == len(LEVELS)
    assert not any(level.key in keys for key in fracas.KEYS for level in levels_of(fracas.ruleset(key)))


def test_what_a_novice_overlooks_counts_nothing_to_a_rookie_in_any_style_and_as_ever_to_a_regular():
    situation = decision_point_of(fight())
    clear, rules = (replace(situation.ruleset, ladder=(CoachSkill(overlooks=frozenset(names)), CoachSkill()))
                    for names in ((), ("held", "hex", "threat")))
    blind = rules.weights._replace(held=0, hex=0, threat=0)
    for level in ("rookie", "rookie-brawler"):
        found = seen(level, situation._replace(ruleset=rules))
        styled = rules.styles["brawler"]._replace(held=0, hex=0, threat=0) if level != "rookie" else blind
        told = replace(clear, weights=styled, worth=partial(clear.worth, w=styled), styles={})
        assert found == seen("rookie", situation._replace(ruleset=told))
        assert found != seen(level, situation._replace(ruleset=clear))
    assert seen("regular", situation._replace(ruleset=rules)) == seen("regular", situation._replace(ruleset=clear))


def test_a_novice_has_plans_of_his_own_where_a_game_says_so():
    situation = decision_point_of(fight())
    few = [plan for plan in situation.ruleset.plans(situation.state) if plan][1:3]
    rules = replace(situation.ruleset, ladder=(CoachSkill(plans=lambda s: iter(few)), CoachSkill()))
    thoughts = {level: Bot(level, "x").think(situation._replace(ruleset=rules)) for level in ("rookie", "regular")}
    for thought in thoughts.values():
        thought.finish()
    assert [each.plan for each in thoughts["rookie"].listed] == few
    assert [each.plan for each in thoughts["regular"].listed][1:3] == few


@pytest.mark.parametrize("key", fracas.KEYS)
def test_what_a_novice_overlooks_is_something_that_counts(key):
    rules = fracas.ruleset(key)
    assert all(getattr(rules.weights, name) for coach in rules.ladder for name in coach.overlooks)
