"""The value bench: play-outs end with goals, a planted error of the judgement is found and no other, a file goes on."""

import json
from math import exp
from random import Random

import pytest

import fracas
from fracas.__main__ import main
from fracas.faces import lessons_of
from fracas.kernel.errors import DamagedText
from fracas.lab.judge import playouts
from fracas.lab.judge.bench import FORMS, Sample, compare_situations, fit_weights, logit_of, measure_all, read_samples
from fracas.lab.judge.books import BOOKS, Situation
from fracas.lab.judge.playouts import JudgedPosition, JudgeResult, judge_match, judge_tasks, play_out, result_in
from fracas.lab.lines_file import LinesFile

HEAD = {"judge": 1, "game": "elfball"}
RESULTS = [JudgeResult(n, (JudgedPosition("elfball...", 0.25, 0.1, 3),)) for n in range(3)]


def samples_of(slope, lift=0.0, number=300):
    """Return samples of a judgement that is wrong by a slope and, while the ball is loose, by a lift."""
    dice, found = Random(5), []
    for match in range(number):
        told, situation = dice.uniform(0.1, 0.9), match // 5 % 5
        logit = slope * logit_of(told) + lift * (situation == 4)
        found.append(Sample(match, situation, told, 1 / (1 + exp(-logit)), 0.0))
    return found


def test_a_judgement_that_is_too_faint_is_sharpened_and_a_right_one_left_alone():
    assert fit_weights(samples_of(1.5), FORMS["one slope"]) == [pytest.approx(1.5, abs=0.05)]
    assert all(score.gain > 0.9 for score in measure_all(samples_of(1.5)))
    assert all(score.after == pytest.approx(score.before, abs=1e-6) for score in measure_all(samples_of(1.0)))


def test_an_error_in_one_situation_is_found_there_alone():
    found = samples_of(1.0, lift=1.0)
    alike, apart = measure_all(found)
    assert alike.gain < 0.2 and apart.gain > 0.8
    rows = compare_situations(found)
    assert [row.positions for row in rows] == [60] * 5
    assert rows[4].became > rows[4].told + 0.1 and rows[0].became == pytest.approx(rows[0].told, abs=0.01)


def test_what_is_held_out_was_not_seen():
    """Labels without a reason cannot be foretold: who measured on what he fitted would find a gain."""
    dice = Random(1)
    found = [each._replace(label=dice.random()) for each in samples_of(1.0, number=30)]
    assert measure_all(found)[1].gain < measure_on_seen(found)


def measure_on_seen(found):
    weights = fit_weights(found, FORMS["lift and slope by situation"])
    before = sum((each.told - each.label) ** 2 for each in found)
    after = 0.0
    for each in found:
        lift, slope = weights[2 * each.situation:2 * each.situation + 2]
        after += (1 / (1 + exp(-lift - slope * logit_of(each.told))) - each.label) ** 2
    return 1 - after / before


@pytest.mark.parametrize("scorer", [0, 1])
def test_a_playout_ends_with_the_next_goal_and_is_seen_by_the_side_to_act(monkeypatch, scorer):
    def play(game, _bots, _limit):
        game.state.score[scorer] += 1
        yield 1
        raise AssertionError("played on after the goal")

    rules, book, state = fracas.ruleset("elfball"), BOOKS["elfball"], lesson_state("goal")
    monkeypatch.setattr(playouts, "play_steps", play)
    found = play_out(rules, book, state, 4, "any")
    assert (found.label, found.variance, found.finished) == (1.0 - scorer, 0, 4)
    sample, = read_samples(rules, book, [JudgeResult(0, (found,))], 4)
    assert sample.label == float(book.situation(state).side == scorer) and sample.told > 0.5


def test_what_the_away_side_is_told_is_its_own_chance():
    rules, state = fracas.ruleset("elfball"), lesson_state("goal")
    book = BOOKS["elfball"]._replace(chance=lambda _state: 0.9, situation=lambda _state: Situation(1, 2))
    result = JudgeResult(7, (JudgedPosition(rules.position(state), 0.8, 0.2, 4),))
    sample, = read_samples(rules, book, [result], 4)
    assert sample == Sample(7, 2, pytest.approx(0.1), pytest.approx(0.2), 0.05)


def test_the_variance_of_a_playout_is_that_of_all_there_could_be(monkeypatch):
    """Two of four come to a goal for each side: of all play-outs there could be, a third and not a quarter."""
    scorers = iter((0, 1, 0, 1))

    def play(game, _bots, _limit):
        game.state.score[next(scorers)] += 1
        yield 1

    monkeypatch.setattr(playouts, "play_steps", play)
    found = play_out(fracas.ruleset("elfball"), BOOKS["elfball"], lesson_state("goal"), 4, "any")
    assert (found.label, found.variance) == (0.5, pytest.approx(1 / 3, abs=1e-4))


def lesson_state(key):
    lesson = next(each for each in lessons_of("elfball").lessons if each.key == key)
    return fracas.ruleset("elfball").parse_position(lesson.position)


def test_a_playout_without_a_goal_ends_after_its_turns_with_the_judgement(monkeypatch):
    rules, book = fracas.ruleset("elfball"), BOOKS["elfball"]._replace(horizon=0, chance=lambda _state: 0.625)
    monkeypatch.setattr(playouts, "play_steps", lambda *_all: iter((1,)))
    found = play_out(rules, book, lesson_state("goal"), 2, "any")
    assert (found.label, found.finished) == (0.625, 0)


def test_a_killed_run_goes_on_and_another_one_is_refused(tmp_path):
    path = tmp_path / "bench.jsonl"
    file = LinesFile(path, HEAD, result_in)
    for result in RESULTS:
        file.add(result)
    path.write_text(path.read_text()[:-9])  # killed while it wrote
    again = LinesFile(path, HEAD, result_in)
    assert again.results == {0: RESULTS[0], 1: RESULTS[1]}
    again.add(RESULTS[2])
    assert [*LinesFile(path, HEAD, result_in).results.values()] == RESULTS
    with pytest.raises(DamagedText):
        LinesFile(path, {**HEAD, "game": "street_brawl"}, result_in)


def test_the_bench_is_printed_from_a_file_without_playing_again(tmp_path, capsys, monkeypatch):
    position = fracas.ruleset("elfball").position(lesson_state("goal"))
    path = tmp_path / "bench.jsonl"
    head = {"judge": 1, "game": "elfball", "seed": "lab", "positions": 4, "playouts": 8}
    file = LinesFile(path, head, result_in)
    for number in range(10):
        file.add(JudgeResult(number, (JudgedPosition(position, 0.9, 0.08, 8),)))
    words = ["lab", "judge", "--game", "elfball", "--matches", "10", "--jobs", "1", "-o", str(path)]
    assert main([*words, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["samples"] == 10 and [row["positions"] for row in found["situations"]] == [10]
    assert main(words) == 0 and "loose ball" in (told := capsys.readouterr().out) and "one slope" in told
    assert main(["lab", "judge", "--game", "cave_brawl"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_the_same_seed_plays_the_same_bench(monkeypatch):
    monkeypatch.setattr(playouts, "MOST_INPUTS", 12)
    task = next(judge_tasks("elfball", "x", 1, 1, 1))
    assert judge_match(task) == judge_match(task) and len(judge_match(task).positions) <= 1
