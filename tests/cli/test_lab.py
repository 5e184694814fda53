"""The laboratory on the command line: a measurement, its journal, and what it refuses."""

import json
from argparse import Namespace
from dataclasses import replace

import pytest

import fracas
from fracas.__main__ import main
from fracas.commands.arguments import options_between_bots

MATCH = ("lab", "match", "random", "random", "--game", "school_fighters", "--jobs", "1")


@pytest.fixture
def run(capsys):
    def runner(*argv):
        try:
            status = main([*map(str, argv)])
        except SystemExit as stop:
            status = stop.code
        out, err = capsys.readouterr()
        return status, out, err

    return runner


def test_two_bots_are_measured_and_the_journal_spares_doing_it_again(run, tmp_path):
    journal = tmp_path / "deep" / "journal.jsonl"
    status, out, _ = run(*MATCH, "--pairs", 1, "-o", journal)
    assert status == 0 and "random against random" in out and "not decided between 65% and 75%" in out
    before = journal.read_text()
    status, out, _ = run(*MATCH, "--pairs", 1, "-o", journal, "--json")
    found = json.loads(out)
    assert status == 0 and journal.read_text() == before and before.count("\n") == 3
    assert found["bots"] == ["random", "random"] and found["matches"] == 2 and found["pairs"] == 1
    assert found["turns"] > 2 and sum(found["counts"]) == 1 and found["verdict"] == "open"


def test_the_score_without_luck_is_told_beside_the_plain_one(run, tmp_path, monkeypatch):
    monkeypatch.setattr("fracas.lab.luck.FEW", 2)
    argv = (*MATCH, "--pairs", 2, "--luck", "-o", tmp_path / "journal")
    status, out, _ = run(*argv)
    assert status == 0 and "Without the luck of the dice: " in out.splitlines()[1]
    found = json.loads(run(*argv, "--json")[1])
    assert 0 <= found["without_luck"]["score"] <= 1 and found["pairs"] == 2
    assert "without_luck" not in json.loads(run(*MATCH, "--pairs", 2, "--json")[1])


@pytest.mark.parametrize("given, rounds", [([], 60), (["rounds=20"], 20)])
def test_a_measured_match_ends_when_a_match_between_bots_does_unless_it_is_said(given, rounds):
    assert options_between_bots(Namespace(option=given), fracas.ruleset("cave_brawl"))["rounds"] == rounds


@pytest.mark.parametrize("change, words", [
    ({"random": "titan"}, "There is no bot “titan”"), ({"school_fighters": "chess"}, "There is no game “chess”"),
    ({"1": "0"}, "argument --jobs: “0” is not a whole number from 1 to 256."),
])
def test_what_cannot_be_is_quoted(run, change, words):
    status, out, err = run(*(change.get(word, word) for word in MATCH))
    assert (status, out) == (2, "") and words in err and err.count("\n") == 1


@pytest.mark.parametrize("extra, words", [
    (("--accept", "60"), "“65%” is not below “60%”"), (("--accept", "150"), "percentage between 0 and 100"),
    (("--option", "size=99"), "size"),
])
def test_odd_figures_are_quoted(run, extra, words):
    status, _out, err = run(*MATCH, *extra)
    assert status == 2 and words in err


def test_only_the_pairs_that_are_judged_are_counted_whatever_else_is_in_the_journal(run, tmp_path):
    run(*MATCH, "--pairs", 3, "--to-the-end", "-o", tmp_path / "journal")
    told = [json.loads(run(*MATCH, "--pairs", 1, *more, "--json")[1]) for more in ((), ("-o", tmp_path / "journal"))]
    assert [{**each, "seconds_a_turn": None} for each in told] == [{**told[0], "seconds_a_turn": None}] * 2
    assert told[0]["matches"] == 2


def test_a_journal_of_another_measurement_is_kept(run, tmp_path):
    journal = tmp_path / "journal.jsonl"
    run(*MATCH, "--pairs", 1, "-o", journal)
    before = journal.read_text()
    status, _out, err = run(*MATCH, "--seed", "other", "-o", journal)
    assert status == 2 and "“seed” is “lab” there and “other” here" in err and journal.read_text() == before


def test_a_ladder_rates_bots(run):
    argv = ("lab", "ladder", "random", "rookie", "--game", "school_fighters", "--jobs", 1, "--pairs", 1)
    status, out, _err = run(*argv, "--json")
    found = json.loads(out)
    assert status == 0 and [rung["bot"] for rung in found["ladder"]] == ["rookie", "random"]
    assert found["scores"] == {"random - rookie": 0.0}
    status, _out, err = run(*argv[:3], *argv[4:])
    assert status == 2 and "two bots or more" in err


def test_balance_writes_a_page_and_tells_the_same_as_an_object(run, tmp_path):
    argv = ("lab", "balance", "--game", "school_fighters", "--jobs", 1, "--bot", "random", "-o", tmp_path / "j")
    status, out, _err = run(*argv, "--html", tmp_path / "page.html", "--json")
    found = json.loads(out)
    assert status == 0 and found["matches"] == 25 and len(found["teams"]) == 5
    assert all(f"{team['score']:.1%}" in (tmp_path / "page.html").read_text() for team in found["teams"])
    assert "brawlers" in run(*argv)[1]


@pytest.mark.parametrize("told, words", [
    (("--html", "nowhere/page.html"), "nowhere/page.html: No such file or directory"),
    (("--keep", "."), ".: Is a directory"),
    (("--keep", "kept.json", "--option", "size=10"), "without “--option size=10”"),
])
def test_balance_refuses_before_any_match_what_it_could_not_write(run, tmp_path, monkeypatch, told, words):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("fracas.commands.lab.play_game", lambda _bout: pytest.fail("a match is played"))
    status, out, err = run("lab", "balance", "--game", "school_fighters", "--jobs", 1, "--bot", "random", *told)
    assert (status, out) == (2, "") and words in err and not list(tmp_path.iterdir())


def test_two_things_are_not_written_to_one_file(run, tmp_path):
    file = tmp_path / "x"
    status, _out, err = run("lab", "balance", "--game", "school_fighters", "-o", file, "--html", file)
    assert status == 2 and "would be written twice" in err and not list(tmp_path.iterdir())


def test_too_few_candidates_are_refused(run):
    status, out, err = run("lab", "tune", "--game", "school_fighters", "--candidates", 3)
    assert (status, out) == (2, "") and "“3” candidates are too few" in err


@pytest.mark.parametrize("bot", ["random", "star", "hard"])
def test_who_does_not_go_by_weights_is_not_tuned(run, bot):
    status, out, err = run("lab", "tune", "--game", "school_fighters", "--jobs", 1, "--bot", bot)
    assert (status, out) == (2, "") and f"“{bot}” has no weights to tune" in err


def test_weights_are_tuned_and_those_there_were_stand_beside_them(run, tmp_path):
    argv = ("lab", "tune", "--game", "school_fighters", "--jobs", 1, "--bot", "rookie", "-o", tmp_path / "j",
            "--generations", 1, "--candidates", 4, "--pairs", 1, "--proof", 1)
    status, out, _err = run(*argv, "--json")
    found = json.loads(out)
    assert status == 0 and found["was"].keys() == found["found"].keys() and found["was"]["point"] == 14
    assert found["pairs"] == 1 and len(found["scores"]) == 1 and len((tmp_path / "j").read_text().splitlines()) == 11
    assert "in 1 new pairs" in run(*argv)[1]


def test_where_nothing_is_weighed_nothing_can_be_tuned(run, monkeypatch):
    bare = replace(fracas.ruleset("street_bowl"), weights=(), styles={})
    monkeypatch.setattr("fracas.ruleset", lambda _key: bare)
    status, out, err = run("lab", "tune", "--game", "street_bowl", "--jobs", 1)
    assert (status, out) == (2, "") and "Street Bowl states no weights" in err
