"""The line-up of a new match: so many of each position, ten in all."""

import re

import pytest

from fracas.view.newmatch import LineUp, Place, total_text
from tests.page.headless import Page


@pytest.fixture
def page():
    return Page(address="#/new/elfball/two")


def shown(page):
    return page.text("screen-new")


def test_the_ready_line_up_needs_no_change(page):
    assert "10 of 10" in shown(page)
    page.do("start", "elfball")
    assert page.screen.game.state.codes == ("timberline-elves", "orcs")


def test_an_exchange_of_positions_makes_another_team(page):
    page.do("line-up", "home 0 more")
    page.do("line-up", "home 4 less")
    assert "3\u00a0× Dryad" in shown(page) and "1\u00a0× Thrower" in shown(page)
    assert "Defender, nos. 1 to 3" in shown(page) and "Thrower, no. 10" in shown(page)
    page.do("start", "elfball")
    state = page.screen.game.state
    assert state.codes[0] == "timberline-elves_aaabbccdde"
    assert [profile.position for profile in state.profiles[:3]] == ["Dryad"] * 3


@pytest.mark.parametrize(("step", "reason"), [
    ("less", "Timberline Elves: 1 player is missing"), ("more", "Timberline Elves: 1 player too many"),
])
def test_another_number_of_players_says_why_it_cannot_start(page, step, reason):
    page.do("line-up", f"home 0 {step}")
    assert reason in shown(page)
    start = re.search(r'<button[^>]*data-do="start"[^>]*>', shown(page))[0]
    assert 'aria-disabled="true"' in start
    page.do("line-up", "home ready")
    assert reason not in shown(page)


def test_nobody_takes_more_of_a_position_than_the_list_allows(page):
    for _n in range(4):
        page.do("line-up", "home 1 more")
    assert "2\u00a0× Hunter" in shown(page)
    for _n in range(4):
        page.do("line-up", "home 1 less")
    assert "Hunter: 0 of 2" in shown(page)


def test_what_was_changed_is_said(page):
    page.do("line-up", "home 0 more")
    assert page.door.regions["say"] == "3. 11 of 10"


def test_another_team_begins_with_its_own_line_up(page):
    page.do("line-up", "home 0 more")
    page.do("team", "home gnolls")
    assert "11 of 10" not in shown(page)


def test_a_total_counts_every_place():
    assert total_text(LineUp((Place("a", 2, 4), Place("b", 3, 3)), 10, False)) == "5 of 10"


@pytest.mark.parametrize(("tap", "value"), [("simple_star 1", "yes"), ("simple_star 0", "no")])
def test_a_switch_sets_a_house_rule(page, tap, value):
    page.do("setting", tap)
    page.do("start", "elfball")
    assert f"simple_star={value}" in page.screen.game.tags.get("Options", "simple_star=no")
