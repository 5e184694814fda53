"""The laws at length: a million random inputs a game and more; prints figures. `python -m pytest tests/soak -s`.

`FRACAS_SOAK=0.01` makes everything a hundredth as long.
"""

import os
from collections import Counter
from hashlib import sha256
from random import Random
from time import perf_counter

import pytest

import fracas
from fracas.bots import play_match
from fracas.kernel.chance.dice_stream import die_side
from fracas.kernel.table import Choice, Roll
from fracas.league.export import status_name
from fracas.league.results import result_from_record
from tests.elfball.test_abilities_bots import played as played_by_gifted
from tests.laws import test_damage, test_odds
from tests.laws.damage import refused
from tests.laws.forging import FORGERIES, fixture_of, forged, is_taken, played
from tests.laws.matches import RULESETS, inputs, load, names
from tests.odds.enumeration import enumerated

SHARE = float(os.environ.get("FRACAS_SOAK", "1"))
every_ruleset = pytest.mark.parametrize("ruleset", RULESETS, ids=names)
every_game = pytest.mark.parametrize("key", fracas.KEYS)


def told(what, started, **figures):
    listed = ", ".join(f"{name} {value:,}" for name, value in figures.items())
    print(f"\n{what}: {listed}, {perf_counter() - started:,.0f} s", end="")


@every_ruleset
def test_a_million_random_inputs(ruleset):
    started, wanted = perf_counter(), int(1_000_000 * SHARE)
    ended = checked = undone = rolls = choices = 0
    for game, count in inputs(ruleset, "soak", wanted):
        if game.pending is None:
            ruleset.check(game.state)
            checked += 1
            if count % 10 == 0:
                assert ruleset.parse_position(ruleset.position(game.state)) == game.state
        rolls += isinstance(game.pending, Roll)
        choices += isinstance(game.pending, Choice)
        if game.can_undo:
            before = game.state.copy()
            game.undo()
            game.redo()
            assert game.state == before
            undone += 1
        ended += game.is_terminal()
    told(f"{ruleset.key} random inputs", started, inputs=wanted, matches=ended, checked=checked, undo=undone,
         questions=choices)


@every_ruleset
def test_saving_and_loading_in_ten_thousand_places(ruleset):
    started, wanted = perf_counter(), int(10_000 * SHARE)
    done = 0
    for game, count in inputs(ruleset, "soak save", 50 * wanted, limit=600, real=True):
        if count % 50 == 0:
            again = load(ruleset, game.record)
            assert again.record == game.record and again.state == game.state and again.can_undo == game.can_undo
            done += 1
    told(f"{ruleset.key} records loaded", started, records=done)


@every_game
def test_a_thousand_forged_results(key):
    started, wanted = perf_counter(), int(1_000 * SHARE)
    random, taken, shown = Random(f"soak forged {key}"), Counter(), Counter()
    for number in range(wanted):
        if number % 60 == 0:
            league, line = fixture_of(key, f"soak {number}")
            game = played(league, line, random)
            result = result_from_record(league, line, fracas.from_record(game.record, verify=True))
            shown["by hand" if result.by_hand else "of the seed"] += 1
            assert result.by_hand != 0 or "all dice of the seed" in status_name(line._replace(result=result))
            assert result.by_hand < 1 or "by hand" in status_name(line._replace(result=result))
        kind = FORGERIES[number % len(FORGERIES)].__name__.strip("_").replace("_", " ")
        taken[kind] += is_taken(league, line, forged(league, line, game, number, random))
    told(f"{key} forged results", started, forged=wanted, lawful=shown.total(),
         **{f"graded {grade}": count for grade, count in shown.items()},
         **{f"taken of {kind}": count for kind, count in taken.items()})
    assert not taken.total() and len(taken) == len(FORGERIES)


@every_game
def test_ten_thousand_matches_of_bots_replay_to_the_same_fingerprint(key):
    started, wanted = perf_counter(), max(1, int(10_000 * SHARE))
    marks, stopped = sha256(), 0
    for number in range(wanted):
        levels = (("yardstick", "random"), ("random", "yardstick"), ("yardstick", "yardstick"))[number % 3]
        played = play_match(key, *levels, f"soak {number}", limit=6_000)
        assert fracas.from_record(played.game.record, verify=True).fingerprint == played.game.fingerprint
        marks.update(played.game.fingerprint.encode())
        stopped += played.is_stopped
    told(f"{key} bot matches {marks.hexdigest()[:16]}", started, matches=wanted, stopped=stopped)


@every_ruleset
def test_a_thousand_odds_equal_enumeration(ruleset):
    started, wanted = perf_counter(), max(10, int(1_000 * SHARE))
    compared = skipped = rounds = 0
    while compared < wanted and rounds < wanted:
        rounds += 1
        for state, action, odds in test_odds.cases(ruleset, f"soak {rounds}", 4_000, 60):
            full = enumerated(ruleset, state, action, 20_000) if len(odds) > 1 else None
            if full is None:
                skipped += 1
                continue
            assert odds == full, f"{ruleset.position(state)} {ruleset.action_text(state, action)}"
            compared += 1
    told(f"{ruleset.key} odds", started, compared=compared, skipped=skipped)


@every_ruleset
def test_odds_of_three_hundred_actions_agree_with_simulation(ruleset):
    started, wanted = perf_counter(), max(10, int(300 * SHARE))
    told(f"{ruleset.key} odds", started, simulated=test_odds.agreeing(ruleset, "soak sigma", wanted))


@every_game
def test_a_million_damaged_records_and_positions(key):
    started, wanted = perf_counter(), int(500_000 * SHARE)
    counts = {}
    for what, read in (("position", lambda text: fracas.from_position(text, seed="x")), ("record", fracas.from_record)):
        texts = test_damage.texts_of(key, what, 200)
        counts[what] = sum(refused(read, text) for text in test_damage.trials(texts, f"soak {key}", wanted))
    told(f"{key} damaged texts refused of {wanted:,} each", started, **counts)


def test_the_virtual_dice_are_fair():
    """Chi-square of a million sides for each kind of die, at most 4.9 sigma above its mean."""
    started, wanted = perf_counter(), int(1_000_000 * SHARE) or 1
    found = {}
    for sides in (2, 3, 6, 8, 10, 20):
        counts = [0] * sides
        for number in range(wanted):
            counts[die_side(f"fair {sides}", number, sides)] += 1
        expected = wanted / sides
        chi = sum((count - expected) ** 2 / expected for count in counts)
        assert chi < sides - 1 + 4.9 * (2 * (sides - 1)) ** 0.5
        found[f"D{sides}"] = round(chi, 1)
    told("chi-square of the dice", started, throws=wanted, **found)


def test_bots_play_teams_with_abilities_to_an_end():
    started, random = perf_counter(), Random("bots with abilities")
    matches = [played_by_gifted(random, number, 20_000) for number in range(max(2, int(20 * SHARE)))]
    assert all(game.is_terminal() for game in matches)
    told("bots with abilities", started, matches=len(matches), actions=sum(len(game.plies) for game in matches))
