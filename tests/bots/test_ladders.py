"""Ladders: each game says whom its levels play like, who is above knows no less, and what is said of him is true."""

from dataclasses import replace

import pytest

import fracas
from fracas.analyst.decision_value import decision_at, evaluate_decision, evaluate_decision_as_expert
from fracas.bots import Bot
from fracas.bots.decision_point import decision_point_of
from fracas.bots.levels import (
    EXPERT,
    FAIR,
    FIRST,
    FORMER,
    KEYS,
    LITTLE,
    RUNGS,
    USUAL,
    level_in,
    level_of,
    levels_of,
    search_settings,
    skill_on_rung,
    skill_title,
)
from fracas.bots.match import play_steps
from fracas.games import evenness
from fracas.kernel.errors import InvalidNotation
from fracas.kernel.ruleset import CoachSkill
from fracas.kernel.work import run_to_end
from fracas.page.match.play.advice import ADVISER
from tests.bots.test_bots import fight, match
from tests.bots.test_styles import seen

every_game = pytest.mark.parametrize("key", fracas.KEYS)
LADDERS = {key: fracas.ruleset(key).ladder for key in fracas.KEYS}
IN_STAGES = ("street_bowl",)  # what risks nothing hides the rest: there ideas are compared, in the game's own room
FEEBLE = (CoachSkill(frozenset(("step",)), blur=9.0),)


@every_game
def test_who_stands_higher_knows_and_sees_no_less_and_errs_no_more_about_what_both_see(key):
    ladder = LADDERS[key]
    assert 2 <= len(ladder) <= len(RUNGS)
    for low, high in zip(ladder, ladder[1:], strict=False):
        assert high != low and high.unknown <= low.unknown and high.overlooks <= low.overlooks
        sees_more = high.unknown < low.unknown and high.plans not in (None, low.plans)
        assert high.blur <= low.blur or sees_more or high.is_expert > low.is_expert
        assert high.is_expert >= low.is_expert
        if high.plans not in (None, low.plans) and key not in IN_STAGES:
            assert_sees_all(fracas.ruleset(key), high, low)


def assert_sees_all(rules, high, low):
    """Check in a match that a coach thinks of all that the one below thinks of, and sometimes of more."""
    game, more = fracas.new(rules.key, "seen"), 0
    for _made in play_steps(game, (Bot("regular", "one"), Bot("regular", "two")), 600):
        if game.pending is None and not game.is_terminal():
            seen, fewer = ({plan for plan in rules.with_skill(coach).plans(game.state) if plan}
                           for coach in (high, low))
            assert seen >= fewer
            more += seen > fewer
    assert more > 10


@every_game
def test_the_rookie_errs_and_the_best_does_not(key):
    assert LADDERS[key][0].is_new and LADDERS[key][0].blur and not LADDERS[key][-1].is_new
    assert not LADDERS[key][-1].blur
    assert LADDERS[key][-1].is_expert == (fracas.ruleset(key).expert is not None)


def test_a_game_offers_the_levels_of_its_ladder_and_no_others():
    found = {key: [level.key for level in levels_of(fracas.ruleset(key))] for key in fracas.KEYS}
    assert found == {key: ["random", *(level.key for level in RUNGS[: len(ladder)])]
                     for key, ladder in LADDERS.items()}
    assert FIRST.key in KEYS and not any(FIRST.key in keys for keys in found.values())
    for key, keys in found.items():
        assert [level.key for level in levels_of(fracas.ruleset(key))][: len(keys)] == keys
        for level in RUNGS:
            if level.key in keys:
                assert level_in(fracas.ruleset(key), level.key) == level
            else:
                with pytest.raises(InvalidNotation, match=f"{fracas.ruleset(key).name} has no bot “{level.key}”"):
                    level_in(fracas.ruleset(key), level.key)
    assert found["cave_brawl"] == ["random", "rookie", "regular", "hard", "star"]


def test_a_level_that_a_game_has_not_plays_as_its_best():
    situation = decision_point_of(match())
    assert len(situation.ruleset.ladder) == 2
    star, regular = (Bot(level, "x").think(situation) for level in ("star", "regular"))
    assert star.finish() == regular.finish() and star.explanation() == regular.explanation()


@every_game
def test_what_is_said_of_a_level_is_true_of_its_coach(key):
    for level, coach in zip(levels_of(fracas.ruleset(key))[1:], LADDERS[key], strict=True):
        told = level.title
        assert ("simple" in told) == bool(coach.unknown or coach.overlooks)
        assert ("mistakes" in told) == (coach.blur > 0)
        assert ("not every trick" in told) == (coach.is_new and "simple" not in told)
        assert "many mistakes" not in told or coach.blur > 2
        assert "few mistakes" not in told or coach.blur < 1
        assert "some mistakes" not in told or coach.blur >= LITTLE
        assert ("ahead" in told) == (coach.is_expert and coach.samples == USUAL.samples)
        assert ("whole turns" in told) == coach.foresees
        assert ("many times" in told) == (coach.samples > USUAL.samples)
        assert ("judges it fairly" in told) == (coach == CoachSkill())


def test_coaches_who_differ_in_kind_are_told_apart():
    few = frozenset(("step",))
    kinds = (
        CoachSkill(few, blur=4.0), CoachSkill(few, blur=1.0),
        CoachSkill(plans=list, blur=1.0), CoachSkill(plans=list, blur=0.7),
        CoachSkill(blur=1.0), CoachSkill(blur=0.4), CoachSkill(), CoachSkill(is_expert=True, blur=0.5),
        CoachSkill(is_expert=True), CoachSkill(is_expert=True, samples=8), CoachSkill(is_expert=True, foresees=True),
    )
    assert len({skill_title(coach) for coach in kinds}) == len(kinds)


def test_a_coach_who_knows_all_and_misjudges_errs_alike_in_the_same_position():
    rules = replace(fight().ruleset, ladder=(CoachSkill(blur=1.0), CoachSkill()))
    thoughts = []
    for seed, number in (("one", 0), ("two", 7)):
        thought = Bot("rookie", seed).think(decision_point_of(fight())._replace(ruleset=rules, number=number))
        thought.finish()
        thoughts.append(thought)
    assert thoughts[0].explanation() == thoughts[1].explanation()
    regular = Bot("regular", "x").think(decision_point_of(fight())._replace(ruleset=rules))
    regular.finish()
    assert thoughts[0].explanation() != regular.explanation()
    assert {c.plan for c in thoughts[0].listed} == {c.plan for c in regular.listed}


def test_an_expert_has_the_plans_and_the_judgement_of_his_game_and_nobody_else_has():
    rules = fracas.ruleset("school_fighters")
    for coach, found in ((CoachSkill(is_expert=True), rules.expert), (CoachSkill(blur=1.0), rules)):
        as_seen = rules.with_skill(coach)
        assert as_seen.plans is found.plans and as_seen.worth is found.worth
        assert search_settings(coach).breadth == (EXPERT if coach.is_expert else USUAL).breadth
    assert replace(rules, expert=None).with_skill(CoachSkill(is_expert=True)).worth is rules.worth


# -- whoever goes on with fair odds, whatever the levels are ----------------------------------------------------------


def test_the_minds_of_analyst_and_adviser_misjudge_nothing_and_know_everything():
    assert not any(mind.blur or mind.unknown for mind in (USUAL, EXPERT, ADVISER))
    assert (ADVISER.breadth, USUAL.breadth, EXPERT.breadth) == (24, 24, 100)
    assert all(mind.is_even and mind.samples == 2 for mind in (USUAL, EXPERT, ADVISER))


@pytest.mark.parametrize("key", ["elfball", "street_bowl"])
@pytest.mark.parametrize("weigh", [evaluate_decision, evaluate_decision_as_expert])
def test_the_analyst_weighs_alike_whatever_the_ladder_is(key, weigh):
    game = fracas.new(key, "weighed")
    for _made in play_steps(game, (Bot("random", "one"), Bot("random", "two")), 60):
        pass
    compared = 0
    for number in range(len(game.plies))[-12:]:
        decision = decision_at(game, number)
        feeble = decision._replace(
            situation=decision.situation._replace(ruleset=replace(game.ruleset, ladder=FEEBLE)))
        one, other = (run_to_end(weigh(each, 2, 0.3)) for each in (decision, feeble))
        assert (one.loss, one.best.plan, one.follows) == (other.loss, other.best.plan, other.follows)
        compared += one.loss > 0
    assert compared


@every_game
def test_teams_are_compared_between_bots_who_know_everything_and_misjudge_little(key):
    bot = evenness(key).bot
    if bot != FAIR.key:
        coach = skill_on_rung(fracas.ruleset(key), level_of(bot).rung)
        assert not coach.is_new and not coach.is_expert and coach.blur < LITTLE


def test_fair_odds_misjudge_nothing_whatever_the_levels_are():
    thoughts = []
    for rules in (fight().ruleset, replace(fight().ruleset, ladder=FEEBLE, expert=None)):
        thought = Bot(FAIR.key, "x").think(decision_point_of(fight())._replace(ruleset=rules))
        thought.finish()
        thoughts.append(thought.explanation())
    rules = replace(fight().ruleset, ladder=(CoachSkill(),))
    alone = Bot("rookie", "x").think(decision_point_of(fight())._replace(ruleset=rules))
    alone.finish()
    assert thoughts[0] == thoughts[1] == alone.explanation()
    assert all(FAIR.key not in [level.key for level in levels_of(fracas.ruleset(key))] for key in fracas.KEYS)


# -- former styles ----------------------------------------------------------------------------------------------------


@every_game
def test_a_bot_with_a_style_that_a_save_of_before_names_plays_as_its_level_and_is_offered_to_nobody(key):
    rules = fracas.ruleset(key)
    offered = {level.key for level in levels_of(rules)}
    for level in FORMER:
        plain = level_of(level.key.partition("-")[0])
        assert level_of(level.key) == level == plain._replace(key=level.key) and plain.key in offered
        assert level.key in KEYS and level.key not in offered
        with pytest.raises(InvalidNotation, match=f"has no bot “{level.key}”"):
            level_in(rules, level.key)


def test_a_bot_with_a_former_style_thinks_as_its_level():
    situation = decision_point_of(fight())
    assert {level.key for level in FORMER} >= {"rookie-cautious", "regular-brawler", "hard-racer"}
    assert all(seen(level.key, situation) == seen(level.key.partition("-")[0], situation) for level in FORMER)
