"""The mine of puzzles: a stopped run goes on, no two puzzles are alike, and a wrong one is found."""

import json
from fractions import Fraction

import pytest

import fracas
from fracas.__main__ import main
from fracas.challenges.challenge import challenge_file
from fracas.faces import puzzle_aims_of
from fracas.kernel.errors import DamagedText
from fracas.lab.lines_file import LinesFile
from fracas.lab.mined_match import read_mined_match
from fracas.lab.puzzle_mine import is_forced, needed_actions, other_ends, rated_lines, trouble_of, unlike_puzzles
from fracas.puzzles.mined_puzzle import mined_file, mined_puzzles, read_mined

GAME = "school_fighters"
FORCED = (
    "school_fighters.1_5.0.0_playground_6.1.0.0.1.0.-1.-1_2.6.7.8_0.0__b2400.1740.3.4.0.2.0.-1.0~t2605.29"
    "40.2.4.0.3.0.-1.0~k1998.3550.1.4.0.4.2.5.0~n2810.2540.1.4.0.2.0.-1.0~r1990.2550.2.4.0.2.1.-1.0_b1990"
    ".3650.3.4.0.1.0.-1.0~t2098.3549.2.4.0.4.2.2.0~t1908.3594.2.4.0.4.0.2.0~t2044.3461.0.3.1.4.0.2.0~t240"
    "0.3650.1.4.0.1.0.-1.0"
)


def mined(path, matches):
    assert main(["lab", "puzzles", "--game", GAME, "--matches", str(matches), "--analysed", "99", "-o", str(path)]) == 0
    return path.read_text(encoding="utf-8")


def test_a_run_that_was_killed_in_a_line_goes_on_and_finds_the_same(tmp_path, capsys):
    whole = mined(tmp_path / "whole.jsonl", 1)
    assert "puzzles in 1 matches." in capsys.readouterr().out
    head, first = whole.splitlines(keepends=True)
    other, cut = f"{json.dumps([1, json.loads(first)[1]])}\n", tmp_path / "cut.jsonl"
    cut.write_text(head + other + first[:-30], encoding="utf-8")
    assert mined(cut, 2) == head + other + first == mined(cut, 2), "what is there is not mined again"


@pytest.mark.parametrize("kind, form, kept", [
    ("puzzles", {"mine": 2, "game": GAME, "seed": "mine", "analysed": 20}, mined_file),
    ("challenges", {"challenges": 1, "game": GAME, "seed": "mine"}, challenge_file),
])
def test_journals_of_earlier_runs_are_read_whole_in_the_order_of_the_matches(
    tmp_path, capsys, monkeypatch, kind, form, kept,
):
    written = kept(GAME).read_text(encoding="utf-8").splitlines(keepends=True)
    first, second, third = [line for line in written if line.strip()][:3]
    path, out = tmp_path / "journal.jsonl", tmp_path / "kept.txt"
    lines = form, [1, third], [0, first + second]
    path.write_text("".join(f"{json.dumps(line)}\n" for line in lines), encoding="utf-8")
    monkeypatch.setattr(f"fracas.commands.{kind[:-1]}_mine.{kept.__name__}", lambda _game: out)
    assert main(["lab", kind, "--game", GAME, "--matches", "2", "--keep", "-o", str(path)]) == 0
    assert sorted(out.read_text(encoding="utf-8").splitlines(keepends=True)) == sorted((first, second, third))
    assert out.read_text(encoding="utf-8").startswith(first) and f"3 {kind} in 2 matches." in capsys.readouterr().out


def test_a_file_of_something_else_is_refused_in_a_sentence_that_names_it(tmp_path, capsys):
    other = tmp_path / "other.jsonl"
    other.write_text('{"watch": 2}\n', encoding="utf-8")
    assert main(["lab", "puzzles", "--game", GAME, "--matches", "1", "-o", str(other)]) == 2
    assert "” is not a record of this measurement: “{" in capsys.readouterr().err
    assert other.read_text(encoding="utf-8") == '{"watch": 2}\n'
    with pytest.raises(DamagedText):
        path = tmp_path / "broken.jsonl"
        path.write_text('{}\n[0, "no puzzle"]\n', encoding="utf-8")
        LinesFile(path, {}, lambda line: read_mined_match(line, read_mined))


def test_no_two_puzzles_are_alike():
    one, other, *_more = mined_puzzles(GAME)
    moved = one._replace(puzzle=one.puzzle._replace(position=other.puzzle.position))
    assert [each.puzzle.position for each in unlike_puzzles([[one], [moved, other]])] == [
        each.puzzle.position for each in (one, other)]


def test_too_small_a_lead_is_told(monkeypatch):
    monkeypatch.setattr("fracas.lab.puzzle_mine.LEAST_LEAD", Fraction(1))
    found = trouble_of(fracas.ruleset(GAME), puzzle_aims_of(GAME), mined_puzzles(GAME)[0])
    assert found == "the lead is 46262125/725594112"


@pytest.mark.parametrize("change, told", [
    (lambda each: each, ""),
    (lambda each: each._replace(puzzle=each.puzzle._replace(chance=each.puzzle.chance / 2)), "the chance is"),
    (lambda each: each._replace(puzzle=each.puzzle._replace(line=each.puzzle.line[:1])), "one action is too few"),
])
def test_each_fault_of_a_puzzle_is_told(change, told):
    found = trouble_of(fracas.ruleset(GAME), puzzle_aims_of(GAME), change(mined_puzzles(GAME)[0]))
    assert found.startswith(told) and bool(found) == bool(told)


def posed(game, key):
    """Return the rules, the aim, the position and the best line of a mined puzzle."""
    rules = fracas.ruleset(game)
    puzzle = next(each.puzzle for each in mined_puzzles(game) if each.puzzle.key == key)
    state = rules.parse_position(puzzle.position)
    line = tuple(rules.parse_action(state, text) for text in puzzle.line)
    return puzzle, rules, puzzle_aims_of(game)[puzzle.aim], state, line


def test_a_tackle_is_tried_where_plans_block():
    """A plan tackles whom it is sure of; it kills more often all the same."""
    puzzle, rules, aim, state, line = posed("cave_brawl", "mcj")
    known = rated_lines(rules, aim, state)
    assert line[-1][0] == "tackle" and max(known.values()) < puzzle.chance
    assert other_ends(rules, aim, state, known)[line] == puzzle.chance


def test_others_are_tried_once_whoever_is_acting_has_stopped():
    puzzle, rules, aim, state, line = posed("street_bowl", "mcp")
    lines = rated_lines(rules, aim, state)
    best = max(lines, key=lambda each: lines[each])
    assert line[0] == best[0] == ("stop", state.acting) and lines[best] == puzzle.chance
    assert max(chance for each, chance in lines.items() if each[0] != line[0]) < puzzle.chance


def test_nothing_is_left_behind_the_last_throw_of_a_line():
    puzzle, rules, aim, state, line = posed("street_bowl", "mae")
    walk = tuple(rules.parse_action(state, text) for text in ("H1 move", "H1 r6", "H1 s6", "H1 t6"))
    assert needed_actions(rules, aim, state, (*line, *walk), puzzle.chance) == line


def test_two_attacks_that_are_all_there_is_are_no_puzzle():
    rules = fracas.ruleset(GAME)
    state = rules.parse_position(FORCED)
    fights = tuple(action for action in rules.legal_actions(state) if action[0] == "fight")
    assert len(fights) == 2 and is_forced(rules, state, fights)
    assert not is_forced(rules, state, (fights[0], ("done",)))
    _puzzle, rules, _aim, state, line = posed(GAME, "mbx")
    assert not is_forced(rules, state, line)
