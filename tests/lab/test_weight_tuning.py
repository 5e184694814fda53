"""Tuning on the toy: a planted better weight is found, nothing is found where nothing is, a killed run goes on."""

import json
from dataclasses import replace
from functools import partial
from itertools import islice
from typing import NamedTuple

import pytest

import fracas
from fracas.kernel.errors import InvalidNotation
from fracas.lab.executors import serial_executor
from fracas.lab.journal import Journal
from fracas.lab.sequential_test import BotMeeting
from fracas.lab.weight_tuning import plan_tuning, play_with_weights, tune_weights, weighted_bot_name, weights_at
from tests.bots.test_bots import PLANNED


class Weights(NamedTuple):
    """To whom fear counts more than a lead, it is best to stay behind."""

    lead: int = 100
    fear: int = 120
    weather: int = 10  # counts for nothing


def worth(s, side, w=Weights()):  # noqa: B008
    return (w.lead - w.fear) * (s.points[side] - s.points[1 - side])


TIMID = replace(PLANNED, worth=worth, weights=Weights())
BOLD = replace(TIMID, weights=Weights(200, 20), worth=partial(worth, w=Weights(200, 20)))


def what(rules, seed="lab"):
    return plan_tuning(rules, BotMeeting("toy", ("", ""), seed), "regular", 3, 6, 3, 20)


def run(rules, path=None, play=None, seed="lab"):
    task = what(rules, seed)
    return tune_weights(task, Journal(path, task._asdict()), serial_executor, play
                        or partial(play_with_weights, rules=rules))


def test_a_planted_better_weight_is_found_and_measured_on_fresh_dice():
    *_, found = run(TIMID)
    assert found.weights.lead > found.weights.fear and type(found.weights) is Weights
    assert found.proof.pairs == 20 and found.proof.score - found.proof.margin > 0.75
    assert len(found.scores) == 3 and found.scores[-1] > 0.55 and found.matches == 2 * (3 * 6 * 3 + 20)


def test_where_nothing_is_better_nothing_is_claimed():
    *_, found = run(BOLD)
    assert abs(found.proof.score - 0.5) <= max(found.proof.margin, 0.01)


def test_all_candidates_of_a_generation_play_on_the_same_dice_and_the_proof_on_others():
    task = what(TIMID)
    two = [Weights(), Weights(1, 2, 3)]
    bouts = [[*task.paired_games(generation, two if generation < 3 else two[:1])] for generation in range(4)]
    numbers = [bout.number for each in bouts for bout in each]
    assert len(numbers) == len({*numbers}) and [len(each) for each in bouts] == [12, 12, 12, 40]
    dice = [{bout.dice for bout in each} for each in bouts]
    assert [len(each) for each in dice] == [3, 3, 3, 20] and len(set().union(*dice)) == 29
    seats = [{seat.bot for seat in bout.seats} for bout in bouts[0]]
    assert seats.count({weighted_bot_name("regular", Weights(1, 2, 3)), weighted_bot_name("regular", Weights())}) == 6


def test_a_tuning_that_was_killed_goes_on_where_it_was_and_comes_to_the_same_end(tmp_path):
    *_, whole = run(TIMID, tmp_path / "whole")
    path, played = tmp_path / "cut", []
    killed = [*islice(run(TIMID, path), 50)]
    with path.open("a") as file:
        file.write('{"number": 50, "ho')  # the line it was killed in

    def play(bout):
        played.append(bout.number)
        return play_with_weights(bout, TIMID)
    *_, again = run(TIMID, path, play)
    assert again == whole and len(killed) == 50 and len(played) == whole.matches - 50
    assert sorted(json.loads(line)["number"] for line in path.read_text().splitlines()[1:]) == [*range(whole.matches)]


def test_weights_are_whole_and_move_in_proportion():
    assert weights_at(Weights(), (0.0, 0.0, 0.0)) == Weights()
    assert weights_at(Weights(), (0.7, -0.7, 0.05)) == Weights(201, 60, 11)


def test_a_game_without_weights_is_refused():
    with pytest.raises(InvalidNotation, match="Toy"):
        what(replace(PLANNED, weights=()))


@pytest.mark.parametrize("rules", [rules for rules in map(fracas.ruleset, fracas.KEYS) if rules.weights],
                         ids=lambda rules: rules.key)
def test_what_a_game_states_counts_and_other_weights_count_otherwise(rules):
    state = rules.start(rules.options({}), rules.teams[0], rules.teams[-1])
    same, other = rules.with_weights(rules.weights), rules.with_weights(type(rules.weights)(*(0
                                                                                              for _ in rules.weights)))
    values = [each.worth(state, 0) for each in (rules, same, other)]
    assert values[0] == values[1] and all(isinstance(weight, int) and weight > 0 for weight in rules.weights)
    assert other.weights != rules.weights and other.worth.keywords == {"w": other.weights}


def test_a_seed_of_any_characters_can_be_tuned_with(tmp_path):
    assert next(run(TIMID, tmp_path / "journal", seed="\udcff")).matches == 1
