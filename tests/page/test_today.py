"""The puzzle of the day on the page: it is drawn, scored, kept under its date and shared without a hint."""

import pytest

from fracas.page.match.model.messages import RunActions
from fracas.page.saving import day_log
from fracas.page.saving.day_log import DayScore
from fracas.page.saving.storage import Facts, Memory, Shelf
from fracas.puzzles.puzzle_days import day_number, puzzle_of_day
from tests.page.headless import Page

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


def test_the_best_line_is_kept_for_the_day_and_shared_without_it():
    puzzle = puzzle_of_day(TODAY).puzzle
    page = Page(address=f"#/puzzle/{puzzle.game.replace('_', '-')}/{puzzle.key}")
    page.door.run(60_000.0)
    screen = page.shell.screen
    screen.match.send(RunActions(screen.game.best_line))
    page.door.run(60_000.0)
    best = round(100 * puzzle.chance)
    assert day_log.load(page.shell.store) == {TODAY: DayScore(TODAY, best, best, True)}
    page.go("#/today")
    assert "1 puzzle in a row" in page.text("screen-today")
    page.do("copy-result")
    assert page.door.asked[-1].startswith(f"Fracas {TODAY}: {best}\u202f% of {best}\u202f%\n")
    assert page.door.asked[-1].endswith("#/today/2026-11-29")


def test_a_score_never_falls_and_lines_of_a_newer_version_stay():
    store = Memory()
    Shelf(store, day_log.KIND).save(day_log.ID, Facts(), "version 9\n5 50 60 1\n5x")
    day_log.record(store, DayScore(5, 40, 60, False))
    assert day_log.load(store) == {5: DayScore(5, 50, 60, True)}
    assert Shelf(store, day_log.KIND).load(day_log.ID).save.record == "version 9\n5x\n5 50 60 1"
