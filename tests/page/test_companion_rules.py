"""From any event, step or counter of a tracked match its rule is two taps away at most; none leads to nothing."""

import re

import pytest

from fracas.games import ruleset
from fracas.kernel.contracts.rulebook import find_chapter
from tests.companion.scripts import scripts
from tests.page.at_table import TRACKED, at_table, tap
from tests.page.headless import Page

ACTIONS = 60  # of the match that is followed
LINE = re.compile(r"<li>(.*?)</li>", re.S)


def leads_somewhere(page: Page, reference: str) -> bool:
    """Return whether a tap on "why?" opens a rule."""
    tap(page, "rule", reference)
    return "No rule says that" not in page.text("sheets")


@pytest.mark.parametrize("game", TRACKED)
def test_every_step_button_and_counter_has_its_rule(game):
    chapters = ruleset(game).rules_text()
    page = at_table(game)
    tracker = page.shell.screen.model.layout
    for each in (*tracker.steps, *tracker.buttons, *tracker.gauges):
        assert not each.rule or find_chapter(chapters, each.rule)[0] is not None, each
    assert all(each.rule for each in (*tracker.steps, *tracker.gauges))
    tap(page, "sequence")
    shown = re.findall(r'data-do="rule" data-arg="([^"]+)"', page.text("sheets"))
    assert shown == [step.rule for step in tracker.steps]
    assert all(leads_somewhere(page, reference) for reference in dict.fromkeys(shown))


@pytest.mark.parametrize("game", TRACKED)
def test_every_event_has_its_rule_beside_it(game):
    match = scripts(game, ACTIONS)
    page = at_table(game)
    written = match.results if game == "cave_brawl" else match.faces
    tap(page, "depth", "faces")
    for do, arg in written:
        tap(page, do, arg)
    tap(page, "whole-log")
    log = page.text("screen-companion").partition("table-log")[2].partition("</ol>")[0]
    found = [re.findall(r'data-do="rule" data-arg="([^"]+)"', line) for line in LINE.findall(log)]
    assert found and all(len(each) == 1 for each in found), log
    assert all(leads_somewhere(page, reference) for reference in {each[0] for each in found})
