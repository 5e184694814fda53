"""A report of a problem holds the exact state of the match."""

import pytest

from fracas.links import read_link
from fracas.page.screens.report import link_in
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
    page.do("copy-report-link")
    assert page.door.asked[-1] == link_in(text) and "copy-report-link" in page.text("sheets")
    assert "a test" in text and page.screen.game.position in text
    assert read_link(link_in(text).rpartition("/")[2]).position == page.screen.game.position


def test_the_link_of_a_report_opens_its_match_on_another_device_without_touching_others():
    page = Page(address="#/new/elfball/two")
    page.do("start", "elfball")
    Coach(page, 2).play(40)
    link = link_in(page.app.report())
    home, _hash, address = link.partition("#")
    assert home == page.door.home()
    other = Page(address="#/new/cave-brawl/two")
    other.do("start", "cave_brawl")
    other.go(f"#{address.replace('/replay/', '/report/')}")
    game = page.screen.game
    assert other.shell.screen.course.state == game.state and len(other.shell.shelf.ids()) == 1
    other.do("from-here")
    assert other.screen.game.record == game.record and other.screen.game.to_act == game.to_act
    assert len(other.shell.shelf.ids()) == 2


@pytest.mark.parametrize("address", ["#/report/1abc", "#/report/2eno_record", "#/report/a/b", "#/report"])
def test_a_link_that_cannot_be_read_leads_home(address):
    page = Page(address="#/settings")
    page.go(address)
    assert page.shell.route.screen == "home"
    assert ("cannot be opened" in page.text("notices")) == ("/report/" in address and address.count("/") == 2)


def test_the_last_error_is_in_the_report_and_without_a_match_there_is_no_link():
    page = Page()
    page.app.error = "Traceback\n  somewhere\nValueError: strange"
    assert "ValueError: strange" in page.app.report()
    assert "link " not in page.app.report() and "position" not in page.app.report()
