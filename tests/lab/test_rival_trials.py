"""Trials of rivals: whom each task has play whom, what their results add up to, and the command that goes on."""

import json

from fracas.__main__ import main
from fracas.lab.rival_figures import climb_figures, lesson_figures, tell_figure
from fracas.lab.rival_teller import whole_match, windows
from fracas.lab.rival_trials import (
    COACHES,
    LEARNT,
    UNLEARNT,
    TrialResult,
    climb_tasks,
    lesson_tasks,
    play_lesson,
    play_tell,
    tell_tasks,
)
from fracas.rivals.registry import table_of


def test_every_rival_meets_both_coaches_and_more_matches_keep_their_numbers():
    few, many = lesson_tasks("elfball", "s", 1, 1.0), lesson_tasks("elfball", "s", 2, 1.0)
    assert many[:24] == few and [task.number for task in many] == list(range(48))
    assert {(task.who, task.coach) for task in few} == {
        (rival.key, coach) for rival in table_of("elfball").rivals for coach in (LEARNT, UNLEARNT)}


def test_a_lesson_holds_where_it_wins_and_those_without_lose():
    tasks = lesson_tasks("elfball", "s", 2, 1.0)
    rivals = table_of("elfball").rivals
    weakness = rivals[0].weakness.key
    like_him = sum(rival.weakness.key == weakness for rival in rivals)
    results = [TrialResult(task.number, [float(task.coach == LEARNT)], []) for task in tasks]
    found = {each.who: each for each in lesson_figures("elfball", tasks, results)}
    assert len(found) == 12 + len({rival.weakness.key for rival in table_of("elfball").rivals})
    assert all(each.holds for each in found.values())
    assert (found["hazel"].matches, found[f"~{weakness}"].matches) == (2, 2 * like_him)
    reverse = [TrialResult(task.number, [float(task.coach != LEARNT)], []) for task in tasks]
    assert not any(each.holds for each in lesson_figures("elfball", tasks, reverse))


def test_points_of_climbs_are_those_of_each_coach():
    tasks = climb_tasks("elfball", "s", 2)
    results = [TrialResult(task.number, [1.0] * 5 + [0.0] * COACHES.index(task.coach), []) for task in tasks]
    found = climb_figures(tasks, results)
    assert [each.coach for each in found] == list(COACHES) and {each.climbs for each in found} == {2}
    assert [each.share for each in found] == [1.0, 5 / 6, 5 / 7, 5 / 8]


def test_whoever_always_takes_his_own_is_told():
    tasks = tell_tasks("elfball", "s", 2, 1.0)
    results = [TrialResult(task.number, [1.0], [([task.who], ["other"])] * 45) for task in tasks]
    assert tell_figure(tasks, results, windows) == (2 * len(tasks), 2 * len(tasks))
    assert tell_figure(tasks, results, whole_match).share == 1.0


def test_a_match_against_each_coach_ends_with_points():
    tasks = [task for task in lesson_tasks("school_fighters", "s", 1, 1.0) if task.who == "bulk"]
    assert all(play_lesson(task).points[0] in (0.0, 0.5, 1.0) for task in tasks)


def test_matches_are_as_short_as_their_options_say(tmp_path, capsys):
    task = next(task for task in tell_tasks("elfball", "s", 1, 1.0) if task.who == "hazel")
    short, shorter = (play_tell(task._replace(options={"goals": goals})).decisions for goals in (2, 1))
    assert 0 < len(shorter) < len(short)
    words = ["lab", "rivals", "lesson", "--game", "cave_brawl", "--matches", "1", "--option", "rounds=7"]
    assert main([*words, "-o", str(tmp_path / "journal.jsonl")]) == 2 and "“rounds”" in capsys.readouterr().err


def test_the_command_goes_on_from_its_file(tmp_path, capsys):
    file = tmp_path / "climb.jsonl"
    head = {"rivals": "climb", "game": "school_fighters", "seed": "lab"}
    points = [[1, 1, 0.5, 0, 0, 0, 0, 0, 0, 0], [1] * 10, [0] * 10, [1, 0] * 5]
    lines = [json.dumps(head), *(json.dumps([number, each, []]) for number, each in enumerate(points)), "[4, [1"]
    file.write_text("\n".join(lines))
    command = ["lab", "rivals", "climb", "--game", "school_fighters", "--matches", "1", "--jobs", "1", "-o", str(file)]
    assert main([*command, "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)["rows"]
    assert rows[1:] == [["rookie", "1", "25%"], ["regular", "1", "100%"], ["hard", "1", "0%"], ["star", "1", "50%"]]
    assert main([*command[:2], "lesson", *command[3:]]) == 2 and "lesson" not in file.read_text()
    assert "is not a record of this measurement" in capsys.readouterr().err


def test_one_match_teaches_nothing_about_itself(tmp_path, capsys):
    words = ["lab", "rivals", "tell", "--game", "elfball", "--matches", "1", "-o", str(tmp_path / "journal.jsonl")]
    assert main(words) == 2
    assert "give --matches 2 or more" in capsys.readouterr().err and not list(tmp_path.iterdir())
