"""Styles: other weights of the same kind; the yardstick has weights of its own, which today's never move."""

from dataclasses import replace
from functools import partial

import pytest

import fracas
from fracas.bots import Bot
from fracas.bots.decision_point import decision_point_of
from fracas.bots.levels import YARDSTICK
from fracas.kernel.ruleset import CoachSkill
from fracas.rivals.registry import table_of
from tests.bots.test_bots import fight

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
def test_a_style_weighs_what_its_game_weighs_and_is_that_of_a_rival(key, style):
    rules = fracas.ruleset(key)
    weights = rules.styles[style]
    assert type(weights) is type(rules.weights) and all(isinstance(weight, int) for weight in weights)
    assert style == YARDSTICK or style in {rival.style for rival in table_of(key).rivals}
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


def test_what_a_novice_overlooks_counts_nothing_to_a_rookie_and_as_ever_to_a_regular():
    situation = decision_point_of(fight())
    clear, rules = (replace(situation.ruleset, ladder=(CoachSkill(overlooks=frozenset(names)), CoachSkill()))
                    for names in ((), ("held", "hex", "threat")))
    blind = rules.weights._replace(held=0, hex=0, threat=0)
    found = seen("rookie", situation._replace(ruleset=rules))
    told = replace(clear, weights=blind, worth=partial(clear.worth, w=blind), styles={})
    assert found == seen("rookie", situation._replace(ruleset=told))
    assert found != seen("rookie", situation._replace(ruleset=clear))
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
