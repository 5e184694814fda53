"""Moments put together by hand: their chances are those of the rules, and dice are judged as they are weighed."""

from fractions import Fraction
from functools import cache
from itertools import product

import pytest

from fracas.companion.log import create
from fracas.faces import face_of
from fracas.games import GAMES, ruleset, what_ifs
from fracas.games.cave_brawl.throw import MEDIUM, SHORT
from fracas.games.cave_brawl.what_ifs import MOST_CROWD
from fracas.games.elfball.odds.pool import chance
from fracas.games.school_fighters.units import MUSCLEMAN, SKATER
from fracas.kernel.contracts.what_if import default_values, run_trial, scenario, step_parameter
from fracas.kernel.dice import outcomes
from fracas.kernel.drivers import Answer
from fracas.kernel.errors import InvalidNotation
from fracas.kernel.odds import exact_odds
from fracas.kernel.table import Choice, Roll

EACH = [(game.key, key) for game in GAMES if game.has_tracking for key in what_ifs(game.key)]
KICK = {SHORT: 14, MEDIUM: 17, MEDIUM + 1: 20}
ONE_THROW = [("school_fighters", "moxie"), ("cave_brawl", "kick"), ("cave_brawl", "vault"), ("street_bowl", "catch"),
             ("street_bowl", "interception")]


def scene_of(game, key, values=None):
    """Return a situation with these values, or as it begins."""
    rules, face, situation = ruleset(game), face_of(game), what_ifs(game)[key]
    first = rules.start(rules.options({}), face.home_team, face.away_team)
    return scenario(rules, situation, first, values or default_values(situation))


@cache
def odds_of(game, key, values=None):
    """Return the chances of a situation."""
    return exact_odds(*scene_of(game, key, values))


def success(game, key, values=None):
    """Return the chance of what whoever acts wants."""
    good = what_ifs(game)[key].good
    return sum((p for outcome, p in odds_of(game, key, values).items() if outcome in good), Fraction(0))


@pytest.mark.parametrize(("game", "key"), EACH)
def test_chances_are_whole_and_each_outcome_has_its_words(game, key):
    situation, face = what_ifs(game)[key], face_of(game)
    told = {**face.outcomes, **situation.words}
    ends = [tuple(parameter.values[at] for parameter in situation.parameters) for at in (0, -1)]
    for values in (default_values(situation), *ends):
        found = odds_of(game, key, values)
        assert sum(found.values()) == 1
        assert all(outcome in told or outcome.split(":")[0] + ":*" in told or outcome.startswith("hits:")
                   for outcome in found), found
    assert set(odds_of(game, key)) & set(situation.good)


@pytest.mark.parametrize(("game", "key"), EACH)
def test_every_knob_changes_the_chances(game, key):
    situation = what_ifs(game)[key]
    for place, parameter in enumerate(situation.parameters):
        assert any(
            odds_of(game, key, (*values[:place], value, *values[place + 1:])) != odds_of(game, key, values)
            for values in _around(situation) for value in parameter.values), parameter.label


def _around(situation):
    """Return the usual values, and those with the other knobs turned a step: what one knob says may need another."""
    first = default_values(situation)
    yield first
    for place in range(len(first)):
        for by in (1, -1):
            yield step_parameter(situation, first, place, by)


@pytest.mark.parametrize(("dice", "opponents", "counters"), [*product((1, 3, 6), (0, 2), (0, 2))])
def test_a_pick_up_is_a_challenge_as_the_formula_has_it(dice, opponents, counters):
    assert success("elfball", "pick-up", (dice, 0, opponents, counters)) == chance(dice, 1 + opponents, counters)


@pytest.mark.parametrize(("values", "expected"), [
    ((4, 3, 0, 0, 0, 0, 0), chance(4, 2)), ((4, 3, 1, 0, 0, 0, 0), chance(4, 1)), ((4, 3, 1, 0, 1, 0, 0), chance(4, 2)),
    ((4, 4, 1, 1, 0, 1, 0), chance(4, 1)),
])
def test_a_tackle_adds_up_what_the_book_says(values, expected):
    found = odds_of("elfball", "tackle", values)
    assert 1 - found["tackle:flop"] - found["tackle:nothing"] == expected


def test_figures_worked_out_by_hand():
    assert success("street_bowl", "dodge", (3, 0, 0, 0)) == Fraction(4, 6)
    assert success("street_bowl", "dodge", (3, 1, 0, 1)) == 1 - Fraction(3, 6) ** 2
    assert success("street_bowl", "go-for-it", (1, 0, 0)) == Fraction(4, 6)
    assert success("street_bowl", "block", (4, 3, 0, 0, 0, 0, 0, 0)) == 1 - Fraction(4, 6) ** 2
    assert success("cave_brawl", "tackle", (6, 4, 14)) == Fraction(13, 20)
    assert success("cave_brawl", "pass", (4, 5, 1, 4, 0)) == Fraction(10, 20) * Fraction(11, 20)
    assert success("school_fighters", "moxie", (0, 0)) == Fraction(174, 216)
    assert success("elfball", "impact", (3, 4, 0, 0, 0, 0)) == chance(3, 2)
    assert success("street_brawl", "disengage", (4, 3, 0, 0, 0)) == chance(4, 1)


@pytest.mark.parametrize(("height", "saved"), [
    ("is not higher", Fraction(581, 1296)), ("charged from above", Fraction(2275, 7776)),
    ("was charged from below", Fraction(2275, 7776)),
])
def test_the_higher_one_of_a_charge_has_a_die_more(height, saved):
    """School Fighters 1.4, 6.1: the table has two dice against two, and three against two."""
    parameter = what_ifs("school_fighters")["fight"].parameters[3]
    value = parameter.values[parameter.words.index(height)]
    assert parameter.label == "height"
    assert odds_of("school_fighters", "fight", (MUSCLEMAN, SKATER, 0, value, 0, 0))["hits:0:saved"] == saved


@pytest.mark.parametrize(("far", "dc"), [(SHORT, 4), (MEDIUM, 8), (MEDIUM + 1, 12)])
@pytest.mark.parametrize("crowd", range(MOST_CROWD + 1))
def test_everybody_in_a_crowd_hinders_at_every_range(far, dc, crowd):
    """Cave Brawl 4.0, 4.3, 4.4: each opponent next to him costs one of twenty faces."""
    def share(modifier):
        return Fraction(max(0, min(20, 11 + modifier)), 20)

    thrown, caught = share(10 - dc - crowd), share(9 - dc - crowd)
    assert success("cave_brawl", "pass", (10, far, crowd, 9, crowd)) == thrown * caught
    assert success("cave_brawl", "kick", (10, far, crowd)) == share(10 - KICK[far] - crowd)


@pytest.mark.parametrize(("game", "home", "away", "options"), [
    ("cave_brawl", f"witchdoctors{'.zo_5_3_3_9' * 7}", f"witchdoctors{'.zo_5_3_3_9' * 7}", {"squad": 7}),
    ("school_fighters", "t", "t", {}),
], ids=("zombies", "one unit"))
def test_any_tracked_match_has_enough_players_for_every_situation(game, home, away, options):
    tracked = create(game, "ABCDEF", home, away, options)
    for situation in what_ifs(game).values():
        values = tuple(parameter.values[-1] for parameter in situation.parameters)
        assert sum(exact_odds(*scenario(ruleset(game), situation, tracked.boundary, values)).values()) == 1


@pytest.mark.parametrize(("game", "key"), ONE_THROW)
def test_dice_are_judged_as_they_are_weighed(game, key):
    scene = scene_of(game, key)
    request = run_trial(scene, ()).request
    assert isinstance(request, Roll)
    found: dict[str, Fraction] = {}
    for faces, share in outcomes(request.dice):
        trial = run_trial(scene, [Answer(request.kind, faces, True)])
        assert trial.request is None and [rolled.faces for rolled in trial.thrown] == [faces]
        found[trial.outcome] = found.get(trial.outcome, Fraction(0)) + share
    assert found == odds_of(game, key)


def test_counters_on_the_track_are_asked_for_once_a_challenge_fails():
    scene = scene_of("elfball", "pick-up", (3, 0, 0, 1))
    trial = run_trial(scene, [Answer("pick-up", (1, 1, 1), True)])
    assert isinstance(trial.request, Choice) and trial.request.kind == "momentum" and not trial.outcome
    thrown = Answer("pick-up", (1, 1, 1), True)
    kept = run_trial(scene, [thrown, Answer("momentum", "keep", False)])
    assert kept.outcome == "fumbled"
    again = run_trial(scene, [thrown, Answer("momentum", 1, False), Answer("reroll", (3,), True)])
    assert again.outcome == "ball" and len(again.thrown) == 2


def test_values_off_a_knob_are_refused_and_its_ends_hold():
    situation = what_ifs("elfball")["tackle"]
    with pytest.raises(ValueError, match="not a moment") as refusal:
        scene_of("elfball", "tackle", (99, 3, 0, 0, 0, 0, 0))
    assert isinstance(refusal.value, InvalidNotation)
    lowest = tuple(parameter.values[0] for parameter in situation.parameters)
    assert step_parameter(situation, lowest, 0, -1) == lowest
