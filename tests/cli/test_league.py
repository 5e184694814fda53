"""`fracas league`: a league from its founding to its champion, on the command line."""

import json

import pytest

import fracas
from fracas.__main__ import main
from fracas.bots.match import play_in_slices


@pytest.fixture
def run(capsys):
    def runner(*argv):
        try:
            status = main(["league", *map(str, argv)])
        except SystemExit as stop:
            status = stop.code
        out, err = capsys.readouterr()
        return status, out, err

    return runner


@pytest.fixture
def file(run, tmp_path):
    """Found a league of four bots."""
    name = tmp_path / "league.json"
    status, _out, _err = run("new", "school_fighters", name, "--bots", 4, "--level", "random", "--seed", "cli")
    assert status == 0
    return name


@pytest.mark.parametrize("told", [
    ("--level", "hard-racer"), ("--level", "regular-racer"), ("--team", "A=mob:hard-racer"),
])
def test_a_bot_that_the_game_has_not_is_refused(run, tmp_path, told):
    status, _out, err = run("new", "school_fighters", tmp_path / "league", "--bots", 4, *told)
    assert status == 2 and f"School Fighters has no bot “{told[1].partition(':')[2] or told[1]}”" in err
    assert not list(tmp_path.iterdir())


def test_a_bot_that_the_game_has_not_stands_in_for_nobody(run, file):
    before = file.read_text()
    status, _out, err = run("simulate", file, "--humans", "regular-racer")
    assert status == 2 and "School Fighters has no bot “regular-racer”" in err and file.read_text() == before


def objects(run, *argv):
    status, out, err = run(*argv, "--json")
    assert status == 0 and err == "" and out.count("\n") == 1
    return json.loads(out)


def test_bots_play_to_the_championship_and_the_next_season_begins(run, file):
    found = objects(run, "simulate", file)
    assert found["champion"] and len(found["fixtures"]) == 7 and found["table"][0]["place"] == 1
    assert objects(run, "show", file) == found
    shown = run("show", file)[1]
    assert "Order: wins, a draw counts half" in shown and f"Champion: {found['champion']}" in shown
    assert objects(run, "next", file, "--team", "New=mob")["season"] == 2
    assert objects(run, "show", file, "--season", 1) == found


def test_a_simulation_can_go_on_later_with_the_same_outcome(run, file, tmp_path):
    copy = tmp_path / "copy.json"
    copy.write_bytes(file.read_bytes())
    status, _out, err = run("simulate", file, "--matches", 2)
    assert status == 0 and "Open matches: 4" in err
    objects(run, "simulate", file)
    objects(run, "simulate", copy)
    assert copy.read_bytes() == file.read_bytes()


def test_results_are_typed_in_corrected_and_taken_from_records(run, file, tmp_path):
    found = objects(run, "result", file, "r1.1", "3-1")
    assert found["fixtures"][0]["points"] == [3, 1] and found["fixtures"][0]["by"] == "typed"
    assert run("result", file, "r1.1", "1-3")[0] == 2
    assert objects(run, "result", file, "r1.1", "1-3", "--winner", "home", "--correct")["set_aside"] == 1
    record = tmp_path / "record.txt"
    assert objects(run, "begin", file, "r1.2", "-o", record) == {"file": str(record), "game": "school_fighters"}
    game = fracas.from_record(record.read_text())
    for _step in play_in_slices(game, ("random", "random"), "x"):
        pass
    record.write_text(game.record)
    entered = objects(run, "result", file, "r1.2", "--record", record)["fixtures"][1]
    assert entered["by"] == "played" and entered["by_hand"] == 0
    assert "played here, all dice of the seed" in run("show", file)[1]


def test_casualties_are_typed_in_where_the_table_counts_them(run, file, tmp_path):
    bowl = tmp_path / "bowl.json"
    assert run("new", "street_bowl", bowl, "--bots", 2, "--plan", "round_robin", "--option", "skills=1")[0] == 0
    found = objects(run, "result", bowl, "r1.1", "1-1", "--casualties", "2-0")
    assert [row["casualties"] for row in found["table"]] == [2, -2] and found["table"][0]["points"] == 1
    shown = run("show", bowl)[1]
    assert "Casualty difference" in shown and "points: 3 for a win, 1 for a draw, touchdown difference" in shown
    for name, said in ((file, "School Fighters does not count casualties"), (bowl, "“two” cannot be")):
        status, _out, err = run("result", name, "r1.1", "1-0", "--casualties", "1-0" if name is file else "two")
        assert status == 2 and said in err and err.count("\n") == 1


def test_two_devices_merge(run, file, tmp_path):
    other = tmp_path / "other.json"
    other.write_bytes(file.read_bytes())
    run("result", file, "r1.1", "3-1")
    run("result", other, "r1.1", "0-0")
    run("result", other, "r1.2", "2-0")
    status, _out, err = run("merge", file, other)
    assert status == 2 and "disagree about 1/r1.1" in err
    found = objects(run, "merge", file, other, "--choose", "1/r1.1=theirs")
    assert [line["points"] for line in found["fixtures"][:2]] == [[0, 0], [2, 0]] and found["set_aside"] == 1
    assert objects(run, "merge", file, other, "--take", "ours") == found


def test_tables_are_exported(run, file, tmp_path):
    assert run("export", file, "table")[1].startswith("Place,Team,Played")
    out = tmp_path / "fixtures.csv"
    found = objects(run, "export", file, "fixtures", "-o", out)
    assert len(found["rows"]) == 6 and out.read_bytes().count(b"\r\n") == 7


def test_a_team_withdraws_and_comes_back_and_a_game_without_careers_says_so(run, file):
    name = objects(run, "show", file)["table"][0]["team"]
    assert objects(run, "withdraw", file, name)["withdrawn"] == [name]
    assert objects(run, "reinstate", file, name)["withdrawn"] == []
    assert "keeps no statistics" in run("top", file)[1] and "keeps no careers" in run("players", file)[1]


@pytest.mark.parametrize("argv", [
    [], ["new", "chess", "{tmp}/a"], ["new", "school_fighters", "{tmp}/a"],
    ["new", "school_fighters", "{file}", "--bots", "3"],
    ["new", "school_fighters", "{tmp}/a", "--bots", "161"], ["new", "school_fighters", "{tmp}/a", "--team", "x"],
    ["new", "school_fighters", "{tmp}/a", "--team", "x=mob:hal", "--bots", "3"],
    ["new", "school_fighters", "{tmp}/no/a", "--bots", "2"],
    ["show", "{tmp}/none"], ["show", "{tmp}"], ["show", "{file}", "--season", "2"], ["result", "{file}", "r9.9", "1-0"],
    ["result", "{file}", "final", "1-0"], ["result", "{file}", "r1.1"], ["result", "{file}", "r1.1", "many"],
    ["result", "{file}", "r1.1", "1-0", "--record", "{file}"], ["result", "{file}", "r1.1", "--record", "{file}"],
    ["simulate", "{file}", "--humans", "hal"], ["simulate", "-"], ["merge", "{file}", "{tmp}/none"],
    ["merge", "{file}", "{file}", "--choose", "r1.1"], ["withdraw", "{file}", "Nobody"], ["next", "{file}"],
])
def test_bad_input_gives_status_two_and_one_line_and_changes_nothing(run, file, tmp_path, argv):
    before = file.read_bytes()
    status, out, err = run(*(word.format(file=file, tmp=tmp_path) for word in argv))
    assert status == 2 and out == "" and err.count("\n") == 1
    assert file.read_bytes() == before and [path.name for path in tmp_path.iterdir()] == ["league.json"]


def test_a_damaged_file_is_refused_in_one_line(run, file):
    file.write_text(file.read_text().replace("brawlers", "bowlers"))
    status, _out, err = run("show", file)
    assert status == 2 and "cut or altered" in err and err.count("\n") == 1


def test_every_deed_has_help(run):
    for deed in ("new", "show", "result", "simulate", "merge", "export", "withdraw", "next", "top", "players"):
        status, out, _err = run(deed, "--help")
        assert status == 0 and "--json" in out
