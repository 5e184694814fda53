"""A report of a problem holds the exact state of the match."""

import pytest

import fracas
from fracas.kernel.errors import Damaged
from fracas.kernel.guarded import pack
from fracas.page.screens import report
from tests.page.coach import Coach
from tests.page.headless import Page


def test_a_report_leads_back_to_the_same_position():
    page = Page(address="#/new/elfball/two")
    page.do("start", "elfball")
    Coach(page, 2).play(40)
    page.do("menu")
    assert 'data-do="report"' in page.text("sheets")
    page.do("report")
    page.do("copy-report")
    text = page.door.asked[-1]
    assert "a test" in text and page.screen.game.position in text
    assert fracas.from_record(report.record_in(text)).position == page.screen.game.position


def test_the_link_of_a_report_opens_its_match_on_another_device_without_touching_others():
    page = Page(address="#/new/elfball/two")
    page.do("start", "elfball")
    Coach(page, 2).play(40)
    link = next(line for line in page.app.report().splitlines() if line.startswith("link ")).removeprefix("link ")
    home, _hash, address = link.partition("#")
    assert home == page.door.home()
    other = Page(address="#/new/cave-brawl/two")
    other.do("start", "cave_brawl")
    other.go(f"#{address}")
    assert other.screen.game.record == page.screen.game.record
    assert len(other.shell.shelf.ids()) == 2
    Coach(other, 3).play(3)
    played = other.screen.game.record
    other.go("#/")
    other.go(f"#{address}")
    assert other.screen.game.record == played


@pytest.mark.parametrize("address", ["#/report/1abc", "#/report/" + pack("no record"), "#/report/a/b", "#/report"])
def test_a_link_that_cannot_be_read_leads_home(address):
    page = Page(address="#/settings")
    page.go(address)
    assert page.shell.route.screen == "home"
    assert ("cannot be opened" in page.text("notices")) == ("/report/" in address and address.count("/") == 2)


def test_the_last_error_is_in_the_report_and_cut_reports_are_noticed():
    page = Page()
    page.app.error = "Traceback\n  somewhere\nValueError: strange"
    assert "ValueError: strange" in page.app.report()
    with pytest.raises(Damaged, match="no match"):
        report.record_in(page.app.report())
    with pytest.raises(Damaged):
        report.record_in("record 1abc")
