"""A report of a problem holds the exact state of the match."""

import pytest

import fracas
from fracas.kernel.errors import Damaged
from fracas.page import report
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


def test_the_last_error_is_in_the_report_and_cut_reports_are_noticed():
    page = Page()
    page.app.error = "Traceback\n  somewhere\nValueError: strange"
    assert "ValueError: strange" in page.app.report()
    with pytest.raises(Damaged, match="no match"):
        report.record_in(page.app.report())
    with pytest.raises(Damaged):
        report.record_in("record 1abc")
