"""The commands, their JSON objects, and how they refuse what cannot be."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from fractions import Fraction
from functools import partial
from pathlib import Path

import pytest

import fracas
from fracas.__main__ import main
from fracas.bots import play_match
from fracas.commands import NAMES
from fracas.commands.simulate import _play
from fracas.locale import set_language


@pytest.fixture(scope="module")
def match():
    return play_match("elfball", "yardstick", "random", "cli").game


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


def objects(run, *argv):
    status, out, err = run(*argv, "--json")
    progress = re.compile(r"\d+ of \d+ matches|\d+ % analysed")  # said when the machine is slow
    assert status == 0 and all(progress.fullmatch(line) for line in err.splitlines()) and out.count("\n") == 1
    return json.loads(out)


def stopped(run, *argv):
    """Return the object of a simulation that stops its matches early, and what is said of that."""
    status, out, err = run(*argv, "--json")
    assert status == 0
    return json.loads(out), err


def test_help_is_everywhere(run):
    for argv in (["--help"], *([name, "--help"] for name in NAMES)):
        status, out, _ = run(*argv)
        assert status == 0 and "usage:" in out and "--help" in out


def test_a_command_starts_without_the_others():
    told = "from fracas.__main__ import parser; parser(['legal', 'x']); import sys; print(*sys.modules, sep='\\n')"
    loaded = subprocess.run([sys.executable, "-c", told], env={**os.environ, "PYTHONPATH": "py"}, capture_output=True,
                            text=True, check=True).stdout.splitlines()
    assert {f"fracas.commands.{name}" for name in NAMES} & {*loaded} == {"fracas.commands.legal"}
    assert "fracas.bots" not in loaded


def test_games_lists_key_name_and_title(run):
    assert [set(game) for game in objects(run, "games")] == [{"key", "name", "title"}] * len(fracas.KEYS)
    assert "elfball" in run("games")[1]


def test_legal_lists_the_actions_as_they_are_typed(run, match):
    position = match.ruleset.position(match.plies[5].before)
    found = objects(run, "legal", position)
    assert set(found) == {"position", "to_act", "actions"} and found["position"] == position
    assert found["to_act"] in ("home", "away") and match.plies[5].text in found["actions"]
    assert run("legal", position)[1].split("\n")[:-1] == found["actions"]


def test_odds_are_exact_fractions_with_their_assumptions(run):
    found = objects(run, "odds", fracas.new("elfball", "x").position, "start")
    assert set(found) == {"outcomes", "assumptions"} and found["assumptions"]
    chances = {line["outcome"]: Fraction(line["p"]) for line in found["outcomes"]}
    assert chances == {"first:home": Fraction(5, 12), "first:away": Fraction(5, 12), "first:tie": Fraction(1, 6)}


def test_a_record_is_verified_or_told(run, match, tmp_path):
    file = tmp_path / "match.txt"
    file.write_text(match.record)
    found = objects(run, "replay", file, "--verify")
    answers = sum(len(ply.answers) for ply in match.plies)
    assert found == {"ok": True, "fingerprint": match.fingerprint, "answers": answers, "position": match.position,
                     "dice": "seed", "by_hand": 0}
    assert "All dice are virtual and of the seed." in run("replay", file, "--verify")[1]
    assert "The record is correct" in run("replay", file, "--verify")[1]
    told = run("replay", file, "--report")[1]
    assert "Expected" in told and "Momentum earned" in told
    assert objects(run, "replay", file, "--report")["report"]["luck"]
    story = run("replay", file)[1]
    assert "1. start" in story and "win the match." in story


def test_a_match_that_is_over_is_analysed_and_no_other(run, tmp_path):
    game = play_match("elfball", "random", "regular", "analyst", limit=40).game
    file = tmp_path / "match.txt"
    file.write_text(game.record)
    status, out, err = run("analyse", file)
    assert (status, out) == (2, "") and "not over" in err
    game.apply("concede home")
    file.write_text(game.record)
    found = objects(run, "analyse", file)
    assert abs(found["curve"][0] + found["luck"] + found["decisions"] - found["curve"][-1]) <= 1
    worst = found["costliest"][0]
    assert worst["loss"] >= 10 and game.plies[worst["action"] - 1].text == worst["played"] != worst["better"][0]
    status, out, _err = run("analyse", file, "--most", "1")
    assert status == 0 and f"Action {worst['action']}, " in out and out.count("\nAction ") == 1
    told = out.splitlines()[-len(worst["words"]):]
    assert [line.strip() for line in told] == worst["words"] and not NOTATION.search("\n".join(told))


def test_a_match_and_a_position_become_links_and_links_records_again(run, match, tmp_path):
    file = tmp_path / "match.txt"
    file.write_text(match.record)
    found = objects(run, "link", file)
    assert found["one_code"] is True and found["characters"] == len(found["link"]) < 1_000
    assert objects(run, "link", "--open", f"https://example.org/#/replay/{found['link']}")["record"] == match.record
    assert run("link", "--open", found["link"])[1].splitlines() == match.record.splitlines()
    place = objects(run, "link", "--position", match.position)["link"]
    assert match.position in run("link", "--open", place)[1]
    status, _out, err = run("link", "--open", "2eAAAA")
    assert status == 2 and err.count("\n") == 1


@pytest.mark.parametrize("told, quoted", [
    (("--open", ""), "“”"), (("--open", "x y"), "“x y”"), (("--position", ""), "“”"),
    (("--position", "elfball.1"), "elfball.1"), (("--position", "nogame.1"), "nogame"),
])
def test_what_is_no_link_and_no_position_is_quoted(run, told, quoted):
    status, out, err = run("link", *told)
    assert (status, out) == (2, "") and quoted in err and err.count("\n") == 1


def test_a_damaged_record_gives_status_two_one_line_and_an_object_that_says_so(run, match, tmp_path):
    file = tmp_path / "match.txt"
    file.write_text(match.record.replace("Fingerprint", "Fingerprints"))
    for argv in (["replay", file, "--verify"], ["replay", file, "--verify", "--json"]):
        status, out, err = run(*argv)
        assert status == 2 and err.count("\n") == 1
    assert json.loads(out) == {"ok": False, "fingerprint": "", "answers": 0, "position": ""}


def test_a_position_is_drawn_as_svg(run, match, tmp_path):
    file = tmp_path / "x.svg"
    found = objects(run, "render", match.position, "-o", file)
    drawn = file.read_text()
    assert found["bytes"] == len(drawn.encode()) and drawn.startswith("<svg") and "<desc" in drawn


@pytest.mark.parametrize("key", fracas.KEYS)
def test_every_game_is_drawn_or_has_no_pictures_and_says_so(run, key, tmp_path):
    file = tmp_path / "x.svg"
    status, out, err = run("render", fracas.new(key, "x").position, "-o", file)
    assert (status == 0 and file.exists()) or (status == 2 and "no pictures" in err and not file.exists())


def test_a_match_of_street_bowl_goes_through_every_command(run, tmp_path):
    """Simulated, verified, told, drawn, weighed and counted: what the others can it can too."""
    found, _err = stopped(run, "simulate", "street_bowl", "--games", 1, "--home", "yardstick", "--away", "yardstick",
                          "--seed", "x", "--limit", 150, "--save", tmp_path)
    assert objects(run, "replay", found["records"][0], "--verify")["ok"]
    told = run("replay", found["records"][0], "--report")[1]
    assert "Blocks" in told and "Expected" in told
    game = fracas.from_record(Path(found["records"][0]).read_text())
    ply = next(ply for ply in game.plies if " block " in ply.text)
    position = game.ruleset.position(ply.before)
    assert ply.text in objects(run, "legal", position)["actions"]
    odds = objects(run, "odds", position, ply.text)
    assert sum(Fraction(line["p"]) for line in odds["outcomes"]) == 1 and len(odds["outcomes"]) > 1
    assert objects(run, "perft", "street_bowl", "--position", position)[position]["1"] > 1
    assert objects(run, "render", position, "-o", tmp_path / "x.svg")["bytes"] > 1000


def test_perft_counts_by_depth(run):
    first = fracas.new("elfball", "").position
    assert objects(run, "perft", "elfball", "--position", first)[first]["1"] > 1
    assert first in run("perft", "elfball")[1]


def test_perft_counts_from_the_course_of_a_match_between_bots(run):
    (early,), (later,) = (objects(run, "perft", "school_fighters", "--after", n) for n in (4, 8))
    assert early != later
    assert objects(run, "perft", "school_fighters", "--position", later)[later]["1"] > 1


def test_simulate_counts_and_keeps_the_records(run, tmp_path):
    argv = ["simulate", "elfball", "--games", 3, "--home", "yardstick", "--away", "random", "--seed", "s"]
    found = objects(run, *argv, "--save", tmp_path)
    assert list(found) == ["games", "home_wins", "away_wins", "draws", "answers", "seconds", "records"]
    assert found["games"] == 3 == found["home_wins"] + found["away_wins"] + found["draws"]
    assert len(found["records"]) == 3
    for path in found["records"]:
        with open(path, encoding="utf-8") as file:
            assert fracas.from_record(file.read(), verify=True).is_terminal()
    assert objects(run, *argv) | {"seconds": 0, "records": 0} == found | {"seconds": 0, "records": 0}
    assert "yardstick (home) won" in run(*argv, "--games", 1)[1]


def test_no_record_is_written_over_another(run, tmp_path):
    (tmp_path / "elfball-00002.txt").write_text("mine")
    status, out, err = run("simulate", "elfball", "--games", 2, "--save", tmp_path, "--limit", 5)
    assert (status, out) == (2, "") and "already exists" in err
    assert [each.read_text() for each in tmp_path.iterdir()] == ["mine"]


def test_seats_are_swapped_for_as_many_matches_again(run):
    argv = ["simulate", "school_fighters", "--games", 2, "--home", "yardstick", "--away", "random", "--seed", 1,
            "--swap"]
    found = objects(run, *argv)
    assert list(found) == ["games", "home_wins", "away_wins", "draws", "answers", "seconds", "swapped"]
    assert found["games"] == 2 == found["swapped"]["games"] == sum(list(found["swapped"].values())[1:])
    assert found["home_wins"] > found["away_wins"] and found["swapped"]["home_wins"] > found["swapped"]["away_wins"]
    assert "yardstick (away) won" in run(*argv, "--games", 1)[1]


def test_several_processes_play_the_same_matches_as_one(run):
    argv = ["simulate", "elfball", "--games", 3, "--away", "random", "--seed", "jobs", "--limit", 60]
    (one, _), (two, _) = stopped(run, *argv), stopped(run, *argv, "--jobs", 2)
    assert one | {"seconds": 0} == two | {"seconds": 0}


def test_a_match_stopped_by_the_limit_is_a_draw_and_that_is_said(run):
    found, err = stopped(run, "simulate", "elfball", "--games", 2, "--limit", 5, "--seed", "s")
    assert found["draws"] == 2
    assert err == "2 matches were stopped after 5 inputs and count as draws.\n"


def test_rules_are_listed_and_looked_up(run):
    listed = objects(run, "rules", "elfball")
    assert all(set(chapter) == {"number", "title", "text"} for chapter in listed)
    assert "14" in {chapter["number"] for chapter in listed}
    assert "14" in run("rules", "elfball", "slide", "tackle")[1]
    assert run("rules", "elfball", "16")[1].startswith("16 ")


def test_points_of_a_list_and_rows_of_a_table_are_lines_of_their_own(run):
    lines = run("rules", "street_bowl", "8")[1].splitlines()
    assert lines[0] == "8  Blocking" and [line[0] for line in lines if line[1:3] == ". "] == ["1", "2", "3", "4"]
    table = [line for line in run("rules", "street_bowl", "14")[1].splitlines() if line.startswith("|")]
    assert len(table) > 5 and all(line.endswith("|") for line in table)


def test_settings_and_teams_are_taken(run):
    argv = ["simulate", "elfball", "--games", 1, "--option", "goals=1", "--option", "simple_star=yes", "--seed", "s"]
    assert objects(run, *argv, "--away", "random", "--home-team", "orcs", "--away-team", "gnomes")["games"] == 1


NOTATION = re.compile(r"\b[HA]\d+ \w|\bend\.$|\u2026 ?\(")  # "H1 pass … (6)"
BAD = [
    [], ["dance"], ["games", "--loud"], ["legal"], ["legal", "nonsense"], ["legal", "elfball.1.x"], ["legal", ""],
    ["odds", "elfball", "start"], ["replay", "/no/such/file"], ["replay", "/"], ["replay", "a\0b"], ["perft", "chess"],
    ["perft", "elfball", "--depth", "0"], ["perft", "elfball", "--depth", "x"], ["perft", "elfball", "--position", "x"],
    ["simulate", "elfball", "--games", "-1"], ["simulate", "elfball", "--home", "deep-blue"], ["simulate", "nogame"],
    ["simulate", "elfball", "--option", "goals"], ["simulate", "elfball", "--option", "goals=9"],
    ["simulate", "elfball", "--option", "colour=red"], ["simulate", "elfball", "--home-team", "martians"],
    ["simulate", "elfball", "--jobs", "9999999999"], ["simulate", "elfball", "--jobs", "257"],
    ["rules", "elfball", "xyzzy"], ["rules", "chess"],
    ["render", "nonsense", "-o", "x.svg"], ["render", "elfball"], ["play", "elfball", "--home", "nobody"],
    ["play", "chess"], ["play", "elfball", "--record", "/no/such/file"], ["bench", "--game", "chess"],
]


@pytest.mark.parametrize("argv", BAD, ids=" ".join)
def test_bad_input_gives_status_two_and_one_clear_line(run, argv):
    status, out, err = run(*argv)
    assert status == 2 and out == "" and err.startswith("fracas") and err.count("\n") == 1 and len(err) > 12


def dies_once(folder, job):
    if job.number == 2 and not (folder / "dead").exists():
        (folder / "dead").touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return _play(job)


def test_a_lost_process_costs_its_matches_only_and_they_are_played_again(run, monkeypatch, tmp_path):
    argv = ["simulate", "elfball", "--games", 3, "--home", "random", "--away", "random", "--limit", 60, "--seed", "x"]
    whole, _ = stopped(run, *argv)
    monkeypatch.setattr("fracas.commands.simulate._play", partial(dies_once, tmp_path))
    found, _ = stopped(run, *argv, "--jobs", 2)
    assert found | {"seconds": 0} == whole | {"seconds": 0} and (tmp_path / "dead").exists()


def test_a_position_is_read_from_the_input_stream(run, monkeypatch, match):
    from io import StringIO
    monkeypatch.setattr(sys, "stdin", StringIO(match.position + "\n"))
    assert objects(run, "legal", "-")["position"] == match.position


def command_line(*argv, **options):
    environment = {**os.environ, "PYTHONPATH": "py", "LANG": "C"}
    return subprocess.Popen(
        [sys.executable, "-m", "fracas", *argv], env=environment, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, **options,
    )


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_long_work_is_stopped_cleanly_by_ctrl_c(jobs, tmp_path):
    work = ("simulate", "elfball", "--games", "10000", "--home", "random", "--away", "random", "--limit", "40",
            "--jobs", jobs)
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a job in the background ignores it, as would its child
    process = command_line(*work, "--save", str(tmp_path), start_new_session=True)
    try:
        while process.poll() is None and not any(tmp_path.iterdir()):
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    finally:
        if process.returncode is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
    *waited, last = err.splitlines()
    assert process.returncode == 130 and out == "" and last == "Stopped."
    assert all(line.startswith("Still working after ") for line in waited), "on a machine that has much to do"


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-"])
def test_a_closed_stream_is_no_error(closed):
    words = ("legal", "-") if closed == "<&-" else ("games",)
    ended = subprocess.run(["sh", "-c", f'"$@" {closed}', "sh", sys.executable, "-m", "fracas", *words],
                           env={**os.environ, "PYTHONPATH": "py"}, capture_output=True, text=True)
    assert ended.returncode == 2 * (closed == "<&-") and "Traceback" not in ended.stderr
    assert bool(ended.stdout) == (closed == "2>&-")


def test_a_stream_that_lacks_characters_shows_others_in_their_place():
    environment = {**os.environ, "PYTHONPATH": "py", "LC_ALL": "fr_FR", "PYTHONIOENCODING": "ascii"}
    ended = subprocess.run([sys.executable, "-m", "fracas", "--help"], env=environment, capture_output=True, text=True)
    assert ended.returncode == 0 and "?" in ended.stdout and ended.stderr == ""


@pytest.fixture
def french():
    set_language("fr")
    yield
    set_language("en")


@pytest.mark.parametrize("argv, said", [
    (["simulate", "elfball", "--games", "0"], "argument --games\u00a0: “0” n’est pas un nombre entier de 1 à 1000000."),
    (["lab", "match", "rookie"], "il manque les arguments\u00a0: BOT, --game"),
    (["dance"], "choix inconnu\u00a0: 'dance'"), (["games", "--loud"], "arguments inconnus\u00a0: --loud"),
    (["simulate", "elfball", "--home", "titan"], "Il n’y a pas de bot “titan”"),
    (["lab", "match", "hard-racer", "hard", "--game", "school_fighters"], "n’a pas de bot “hard-racer”"),
])
def test_what_is_refused_is_refused_in_the_language_of_the_reader(run, french, argv, said):
    status, out, err = run(*argv)
    assert (status, out) == (2, "") and said in err and err.count("\n") == 1


def test_help_is_in_the_language_of_the_reader(run, french):
    found = run("--help")[1], run("lab", "match", "--help")[1]
    for shown in found:
        assert shown.startswith("utilisation\u00a0: ") and not re.search(r"show this|the bot|exit|positional", shown)
    assert "%%" not in found[1]


def test_nobody_listening_is_no_error():
    process = command_line("legal", play_match("elfball", "random", "random", "pipe", limit=100).game.position)
    process.stdout.close()
    assert process.wait(20) == 0 and process.stderr.read() == ""
    process.stderr.close()
