"""The bench runs and prints its figures; no clock decides whether a test passes.

`python -m pytest tests/bench -s` shows them, `PYTHONPATH=py python -m fracas bench` takes more time for better ones.
"""

import json
import sys
from itertools import count

import chess
import pytest

import fracas
from fracas.__main__ import main
from fracas.commands import bench
from tests.figures import figure
from tests.sample import sample

BUDGETS = (  # part of the name, what is asked for
    ("random play", ">= 3 x plies/s of python-chess, 4.5 x for Street Bowl"),
    ("copy of a position", "<= 11 x chess.Board().copy()"),
    ("pool of six dice, two best re-rolls", "<= 4 ms in the browser"),
    ("pool of six dice", "<= 300 us in the browser"),
    ("safest paths", "<= 2000 us"),
    ("match of rookies", "<= 1 s"),
)


@pytest.mark.parametrize("key", fracas.KEYS)
def test_every_game_is_measured(key, capsys):
    assert main(["bench", "--seconds", sample("0.01", "0.05"), "--game", key, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert all(set(measure) == {"value", "unit", "ratio", "against"} for measure in found.values())
    assert all(measure["value"] > 0 for measure in found.values())
    for part in ("random play", "copy of a position", "clone and input", "exact odds", "replay", "match of rookies"):
        assert any(part in name for name in found)
    with capsys.disabled():
        for name, measure in found.items():
            asked = next((budget for part, budget in BUDGETS if part in name), "")
            ratio = f" = {measure['ratio']:.2f} x {measure['against']}" if measure["ratio"] is not None else ""
            figure(name, asked, f"{measure['value']:,.2f} {measure['unit']}{ratio}")


def test_on_a_machine_that_is_busy_all_the_time_everything_is_done_once(monkeypatch):
    """The clock has gone on by a second whenever somebody looks at it."""
    seconds = count()
    monkeypatch.setattr(bench, "perf_counter", lambda: float(next(seconds)))
    calls = []
    assert bench.seconds_per_call(lambda: calls.append(1), 0.01) > 0 and calls == [1]
    assert bench.chess_plies(chess, 0.01) > 0
    assert bench.measure_random_play(fracas.ruleset("elfball"), 0.01, None).value > 0


def test_without_the_yardstick_the_ratios_stay_empty_and_one_line_says_so(capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, "chess", None)
    assert main(["bench", "--seconds", "0.01", "--game", "school_fighters", "--json"]) == 0
    out, err = capsys.readouterr()
    assert err.count("python-chess is not installed") == 1
    assert all(measure["ratio"] is None for measure in json.loads(out).values())
