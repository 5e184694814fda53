"""The puzzle of the day on the page: it is drawn, scored, kept under its date and shared without a hint."""

from itertools import count

import pytest

from fracas.page.frame_entry import report_ready
from fracas.page.match.model.messages import RunActions
from fracas.page.saving import day_log
from fracas.page.saving.day_log import DayScore
from fracas.page.saving.storage import Facts, Memory, Shelf
from fracas.puzzles.puzzle_days import date_of, day_number, puzzle_of_day
from tests.page.headless import Door, Page

TODAY = day_number("2026-11-29")


def test_today_shows_the_puzzle_of_the_date_with_a_board():
    page = Page(address="#/today")
    shown = page.text("screen-today")
    assert f"Fracas {TODAY} · 2026-11-29" in shown
    assert "Find the best turn. You score by its odds, not by luck." in shown
    assert "Copy the result" not in shown


@pytest.mark.parametrize("address", ["2026-11-30", "9999-12-31", "nonsense", "2026-02-30"])
def test_a_day_to_come_and_one_that_does_not_exist_lead_to_today(address):
    assert f"Fracas {TODAY} ·" in Page(address=f"#/today/{address}").text("screen-today")


def test_an_earlier_day_is_in_the_archive():
    assert f"Fracas {TODAY - 10} ·" in Page(address="#/today/2026-11-19").text("screen-today")


def test_the_archive_goes_on_beyond_thirty_days():
    page = Page(address="#/today")
    assert "2026-10-30" in page.text("screen-today") and "2026-10-29" not in page.text("screen-today")
    for _month in range(12):
        page.do("more-days")
    assert "2025-12-04" in page.text("screen-today")


def test_in_the_frame_of_a_post_the_puzzle_itself_stands_at_once(monkeypatch):
    monkeypatch.setattr(Door, "is_framed", lambda door: True)
    page = Page(address="#/today")
    page.follow()
    puzzle = puzzle_of_day(TODAY).puzzle
    assert page.shell.screen.puzzle == puzzle._replace(key=page.shell.screen.puzzle.key)
    report_ready(page.shell)
    assert page.door.told[-1][0] == "ready" and page.door.told[-1][1].startswith("<svg ")


def test_while_the_puzzle_of_a_post_is_fetched_the_post_waits(monkeypatch):
    monkeypatch.setattr(Door, "is_framed", lambda door: True)
    page = Page(address="#/today")
    report_ready(page.shell)
    assert page.door.told == []
    page.follow()
    page.door.run(1000.0)
    assert [kind for kind, _text in page.door.told] == ["ready"]


def test_the_text_for_a_post_holds_a_frame_and_a_link():
    page = Page(address="#/today")
    page.do("copy-frame")
    assert "Copied." in page.text("notices")
    pasted = page.door.asked[-1]
    assert 'src="https://fracas.example/play/embed.html#y.today"' in pasted
    assert 'href="https://fracas.example/play/#/today"' in pasted and "allow-same-origin" not in pasted


def day_of_one_throw():
    """Return the first day whose puzzle throws in its last action alone: nothing that falls before changes the line."""
    return next(day for day in count(TODAY) if (line := puzzle_of_day(day).puzzle.line)[-1].split()[1] == "block"
                and all(len(text.split()) == 2 and text.split()[1][-1].isdigit() for text in line[:-1]))


def test_the_best_line_is_kept_for_the_day_and_shared_without_it(monkeypatch):
    day = day_of_one_throw()
    monkeypatch.setattr(Door, "today", lambda door: date_of(day))
    puzzle = puzzle_of_day(day).puzzle
    page = Page(address=f"#/puzzle/{puzzle.game.replace('_', '-')}/{puzzle.key}")
    page.door.run(60_000.0)
    screen = page.shell.screen
    screen.match.send(RunActions(screen.game.best_line))
    page.door.run(60_000.0)
    best = round(100 * puzzle.chance)
    assert day_log.load(page.shell.store) == {day: DayScore(day, best, best, True)}
    page.go("#/today")
    assert "1 puzzle in a row" in page.text("screen-today")
    page.do("copy-result")
    assert "Copied." in page.text("notices")
    assert page.door.asked[-1].startswith(f"Fracas {day}: {best}\u202f% of {best}\u202f%\n")
    assert page.door.asked[-1].endswith(f"#/today/{date_of(day)}")


def test_a_score_never_falls_and_lines_of_a_newer_version_stay():
    store = Memory()
    Shelf(store, day_log.KIND).save(day_log.ID, Facts(), "version 9\n5 50 60 1\n5x")
    day_log.record(store, DayScore(5, 40, 60, False))
    assert day_log.load(store) == {5: DayScore(5, 50, 60, True)}
    assert Shelf(store, day_log.KIND).load(day_log.ID).save.record == "version 9\n5x\n5 50 60 1"
