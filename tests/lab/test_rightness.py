"""Rightness: better lines are played out beside what was played, both with the same seeds."""

import json

from fracas.__main__ import main
from fracas.faces import face_of
from fracas.lab.rightness import RightnessResult, measure_match, result_in, rightness, rightness_tasks


def test_the_share_counts_ties_half_and_has_an_interval():
    found = rightness([RightnessResult(0, (250.0, 0.0)), RightnessResult(1, (-125.0, 500.0))])
    assert (found.decisions, found.share) == (4, 0.625) and 0.4 < found.margin < 0.5
    assert rightness([]).decisions == 0


def test_seats_change_and_results_are_read_back():
    assert [task.bots for task in rightness_tasks("elfball", ("a", "b"), "r", 2, 1)] == [("a", "b"), ("b", "a")]
    task = next(rightness_tasks("school_fighters", ("rookie", "rookie"), "r", 1, 1))
    result = measure_match(task, face_of("school_fighters").report)
    assert 0 < len(result.gains) <= 3 and result_in(json.dumps(result)) == result


def test_the_command_goes_on_from_its_file(tmp_path, capsys):
    file = tmp_path / "right.jsonl"
    head = {"rightness": 1, "game": "school_fighters", "bots": ["rookie", "regular"], "seed": "lab", "pairs": 1,
            "turns": 0}
    file.write_text(f'{json.dumps(head)}\n[0, [500.0, -250.0]]\n[1, [125.0]]\n[2, [1')
    assert main(["lab", "rightness", "--game", "school_fighters", "--matches", "2", "--pairs", "1", "--jobs", "1",
                 "-o", str(file), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["decisions"] == 3 and round(found["share"], 3) == 0.667
