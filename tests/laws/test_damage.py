"""Damaged and hostile texts of every kind are refused in one line, quickly; what is accepted can be played."""

import json
from random import Random

import pytest

import fracas
from fracas.__main__ import main
from fracas.kernel.table import Roll
from fracas.kernel.text import safe_json
from tests.laws.damage import REFUSALS, damaged, refused
from tests.laws.matches import give, inputs, new_match, random_input
from tests.sample import sample

every_game = pytest.mark.parametrize("key", fracas.KEYS)
TIMES = sample(250, 1_200)
TEXTS = sample(15, 40)  # that are damaged
COMMAND_LINES = sample(50, 250)  # each is a run of the whole program


def texts_of(key, what, most=TEXTS):
    """Return texts of one kind from random matches."""
    found = []
    ruleset = fracas.ruleset(key)
    for game, count in inputs(ruleset, f"damage {what}", 60 * most, limit=60):
        if count % 30 == 29:
            found.append(game.position if what == "position" else game.record)
    return found


def trials(texts, seed, times=TIMES):
    """Return damaged texts."""
    random = Random(seed).random
    for _ in range(times):
        text, other = texts[int(random() * len(texts))], texts[int(random() * len(texts))]
        yield damaged(text, other, random)


@every_game
def test_damaged_positions(key):
    def read(text):
        game = fracas.from_position(text, seed="x")
        game.ruleset.check(game.state)
        assert game.ruleset.parse_position(game.position) == game.state
        random = Random(1)
        for _ in range(3):
            if not game.is_terminal():
                give(game, random_input(game, random))

    count = sum(refused(read, text) for text in trials(texts_of(key, "position"), key))
    assert TIMES // 2 < count < TIMES, "nearly all is refused, but not all: a changed digit may be another position"


@every_game
def test_damaged_records(key):
    count = sum(refused(fracas.from_record, text) for text in trials(texts_of(key, "record"), key))
    assert TIMES // 2 < count < TIMES


@every_game
def test_damaged_actions_and_answers(key):
    game = new_match(fracas.ruleset(key), "typed", (True, True))
    random = Random("typed")
    typed = trials(["start", "H3 tackle A2", "end", "yes", "keep", "x-*o", "6", "H1 at n12", "m13"], key)
    for text in typed:
        if game.is_terminal():
            game = new_match(game.ruleset, "typed", (True, True))
        before = game.record
        if refused(game.apply if game.pending is None else game.answer, text):
            assert game.record == before
        give_one = random.random() < 0.1 and not game.is_terminal()
        if give_one:
            give(game, random_input(game, random))
        if isinstance(game.pending, Roll) and random.random() < 0.2:
            game.roll_for_me()


def test_damaged_json():
    saved = [json.dumps({"record": text, "marks": [1, [2, {"a": None}]]}) for text in texts_of("elfball", "record", 6)]
    count = sum(refused(safe_json.read_json, text) for text in trials(saved, "json"))
    assert count > TIMES // 4
    for hostile in ("[" * 100_000, '{"a":' * 7_000, "[" * 60 + "]" * 60 + "x", "NaN", "1" * 5_000, '{"a":1,"a":2}', ""):
        assert refused(safe_json.read_json, hostile)


def test_damaged_command_lines(capsys, tmp_path):
    record = tmp_path / "match.txt"
    record.write_text(texts_of("elfball", "record", 4)[0], encoding="utf-8")
    position = texts_of("elfball", "position", 4)[0]
    lines = [
        ["games", "--json"], ["legal", position], ["odds", position, "start"], ["replay", str(record), "--verify"],
        ["rules", "elfball", "slide", "tackle"], ["rules", "elfball", "14", "--json"], ["games"], ["legal", position],
    ]
    random = Random("argv").random
    for _ in range(COMMAND_LINES):
        argv = [*lines[int(random() * len(lines))]]
        at = int(random() * len(argv))
        argv[at] = damaged(argv[at], position, random)[:20_000]
        if "--help" not in argv and "-h" not in argv:
            _run(argv, capsys)


def _run(argv, capsys):
    def run(_):
        try:
            status = main(argv)
        except SystemExit as stop:
            status = stop.code
        out, err = capsys.readouterr()
        assert status in (0, 2)
        if status == 2:
            assert err.count("\n") == 1 and err.startswith("fracas") and err.rstrip("\n").isprintable()
        else:
            assert out and not err

    refused(run, repr(argv))


NO_POSITIONS = ["", "elfball", "elfball.1", "x" * 10_000_000, "elfball." + "1." * 9_000, "[" * 19_000]


@pytest.mark.parametrize("text", NO_POSITIONS, ids=range(len(NO_POSITIONS)))
def test_what_is_no_position_at_all_is_refused(text):
    assert refused(fracas.from_position, text)


def test_all_refusals_are_value_errors():
    assert all(issubclass(refusal, ValueError) for refusal in REFUSALS)
