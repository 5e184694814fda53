"""A report of a problem holds the exact state of the match."""

import pytest

import fracas
from fracas.kernel.table import Choice, Roll
from fracas.links import read_link
from fracas.page import match_facts
from fracas.page.match.model.session import Session
from fracas.page.saving.preferences import ON
from fracas.page.screens.problem_report import link_in
from tests.laws.matches import inputs
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
    assert "a test" in text and page.model.game.position in text
    assert read_link(link_in(text).rpartition("/")[2]).position == page.model.game.position


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
    game = page.model.game
    assert other.shell.screen.model.state == game.state and len(other.shell.shelf.ids()) == 1
    other.do("from-here")
    assert other.model.game.record == game.record and other.model.game.to_act == game.to_act
    assert len(other.shell.shelf.ids()) == 2


def open_requests(key, kind):
    """Yield matches of a game that stop in the middle of an action, each at another request."""
    seen = set()
    for game, _count in inputs(fracas.ruleset(key), "a report", 600, limit=300, real=True):
        request = game.pending
        if isinstance(request, kind) and request.kind not in seen and not game.is_terminal():
            seen.add(request.kind)
            yield fracas.from_record(game.record)
        if len(seen) == 3:
            return


def asked(game):
    """Return what a match waits for, without the function that is made anew with every request."""
    return game.pending._replace(bands=None) if isinstance(game.pending, Roll) else game.pending


@pytest.mark.parametrize("kind", [Choice, Roll])
@pytest.mark.parametrize("key", fracas.KEYS)
def test_the_button_in_the_middle_of_an_action_gives_a_link_that_opens_the_same_request(key, kind):
    tried = 0
    for game in open_requests(key, kind):
        page = Page()
        page.shell.preferences = page.shell.preferences._replace(questions=ON)  # none is answered by the page
        Session("m", game, page.shell.shelf, match_facts.describe, page.door.wall_clock).save()
        page.go("#/match/m")
        page.door.run()
        wanted = page.model.game
        assert asked(wanted) == asked(game), "the match itself went on"
        page.do("menu")
        page.do("report")
        page.do("copy-report-link")
        other = Page(address=page.door.asked[-1].partition("/play/")[2])
        other.shell.preferences = page.shell.preferences
        other.door.run()
        replay = other.shell.screen.model
        assert asked(replay.shown.game) == asked(wanted) and replay.shown.game.state == wanted.state
        assert replay.shown.game.record == wanted.record and replay.step == replay.shown.last
        other.do("from-here")
        other.door.run()
        assert asked(other.model.game) == asked(wanted) and other.model.game.record == wanted.record
        tried += 1
    assert tried > 0, "no such request was met"


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
