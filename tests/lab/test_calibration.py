"""Calibration: a map makes what was told come true, on matches that it was not fitted to; a stopped run goes on."""

import json
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

import fracas
from fracas.__main__ import main
from fracas.analyst.win_chance import map_worth, timed_ruleset
from fracas.faces import face_of
from fracas.kernel.contracts.stats import Knot, WinMaps
from fracas.lab.calibration import (
    CalibrationResult,
    ToldSample,
    calibration_tasks,
    count_rows,
    fit_map,
    fit_maps,
    judgements,
    mend_samples,
    play_for_calibration,
    read_samples,
    result_in,
    row_near_seventy,
    tell_error,
)

KNOTS = (Knot(50, 0), Knot(200, 600), Knot(700, 900))


def samples_of(truth, number=4000, situation=0):
    """Return samples of a judgement whose told worth stands for another one."""
    dice = Random(f"{situation}")
    found = []
    for match in range(number):
        told = dice.randrange(1000)
        is_won = dice.random() < (1 + truth(told) / 1000) / 2
        found.append(ToldSample(match, situation, told, 1000 if is_won else -1000))
    return found


def test_a_judgement_that_is_too_bold_is_tamed_and_a_faint_one_sharpened():
    for truth in (lambda told: told / 2, lambda told: min(1000, 3 * told)):
        samples = samples_of(truth)
        mended = mend_samples(samples)
        assert tell_error(mended) < tell_error(samples)
        assert all(abs(row.told - row.won) < 5 for row in count_rows(mended) if row.positions > 200)
        if (near := row_near_seventy(mended)).positions > 200:
            assert 65 <= near.won <= 75


def test_a_map_never_falls_whatever_chance_brought():
    dice = Random(7)
    samples = [ToldSample(n, 0, dice.randrange(1000), dice.choice((-1000, 1000))) for n in range(900)]
    knots = fit_map(samples)
    assert len(knots) > 1 and all(a.told < b.told and a.won <= b.won for a, b in pairwise(knots))
    assert fit_map([]) == () and len(fit_map(samples[:50])) == 1, "few samples make one knot"


def test_what_is_held_out_was_not_seen():
    """Of matches that go one way in one half and the other way in the other, no map foretells anything."""
    samples = [ToldSample(match, 0, 500, 1000 if match % 2 else -1000) for match in range(400)]
    assert tell_error(mend_samples(samples)) > 0.4


def test_each_situation_has_a_map_of_its_own():
    samples = [*samples_of(lambda told: told / 2, 2000, 1), *samples_of(lambda told: told, 2000, 2)]
    maps = fit_maps(samples)
    assert map_worth(maps[1], 800) < 550 < 700 < map_worth(maps[2], 800)
    alone = [each for each in mend_samples(samples) if each.situation == 1]
    assert abs(row_near_seventy(alone).won - 70) < 7


@pytest.mark.parametrize(("told", "won"), [(0, 0), (50, 0), (125, 300), (200, 600), (450, 750), (850, 950),
                                           (1000, 1000)])
def test_a_map_is_straight_between_its_knots_and_alike_for_both_sides(told, won):
    assert map_worth(KNOTS, told) == won and map_worth(KNOTS, -told) == -won
    assert map_worth((), told) == told


def test_beyond_its_last_knot_a_map_is_no_steeper_than_what_was_told():
    assert [map_worth((Knot(840, 80),), told) for told in (420, 840, 940, 1000)] == [40, 80, 180, 240]


def test_a_map_counts_in_its_situation_alone_and_for_whose_judgement_it_is():
    stats = replace(face_of("elfball").report, maps={2: WinMaps(KNOTS, ())})
    position = fracas.new("elfball", "maps").state
    plain = fracas.ruleset("elfball")
    told = replace(plain, worth=lambda _state, side: 200 if side == 0 else -200)
    judged = timed_ruleset(told, stats)
    assert judged.worth(position, 0) == 200
    position.options = position.options._replace(goals=2)
    assert judged.worth(position, 0) == 600 == -judged.worth(position, 1)
    assert judged.expert.worth(position, 0) == plain.expert.worth(position, 0)


def test_samples_are_told_for_the_side_that_is_told_more():
    rules, stats = fracas.ruleset("street_bowl"), face_of("street_bowl").report
    game = fracas.new("street_bowl", "told")
    game.state.score = [0, 2]
    positions = (rules.position(game.state),)
    found = read_samples(judgements(rules, stats)["usual"], stats, [
        CalibrationResult(7, 1, positions), CalibrationResult(3, -1, positions)])
    assert [each.match for each in found] == [3, 7] and {each.situation for each in found} == {2}
    assert found[0].told > 0 and [each.became for each in found] == [1000, -1000]


def test_positions_are_taken_where_a_side_begins_and_read_back():
    task = next(calibration_tasks("school_fighters", ("random", "rookie"), "c", 1, 5, {}))
    result = play_for_calibration(task)
    assert len(result.positions) == 5 and result_in(json.dumps(result)) == result
    assert all(fracas.from_position(text) for text in result.positions)
    assert [each.bots for each in calibration_tasks("elfball", ("a", "b"), "c", 2, 5, {})] == [("a", "b"), ("b", "a")]


def test_the_command_prints_maps_and_goes_on_from_its_file(tmp_path, capsys):
    file = tmp_path / "told.jsonl"
    arguments = ["lab", "calibrate", "random", "--game", "school_fighters", "--matches", "2", "--positions", "4",
                 "--jobs", "1", "-o", str(file)]
    assert main([*arguments, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["judgements"]["usual"]["positions"] == 8 and {*found["judgements"]} == {"usual", "expert"}
    head, line, _second = file.read_text().splitlines()
    file.write_text(f"{head}\n{line}\n[1, 1")
    assert main(arguments) == 0
    assert "mean square of the error" in capsys.readouterr().out and len(file.read_text().splitlines()) == 3
