"""The page under its own policy: a whole match, a league, a team, the rules and a post without a breach.

Every test of this folder fails on a breach (`tests/browser/watch.py`); this one names what must have been tried.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from fracas.games import KEYS
from fracas.links import write_link
from fracas.page.routes import OWN
from fracas.page.slugs import slug_of
from tests.browser.hands import choose, go, settle
from tests.browser.lent import Lent
from tests.page.test_replay import played

BREACHES = {
    "require-trusted-types-for": "() => { try { document.body.innerHTML = '<b>text</b>'; } catch { /* refused */ } }",
    "img-src": """() => document.body.append(Object.assign(new Image(), { src: "https://example.org/x.png" }))""",
    "style-src": """() => document.head.append(
        Object.assign(document.createElement("style"), { textContent: "p {}" }))""",
}
FRAMES = {  # what a screen may draw that runs, and what not
    '<iframe src="./embed.html#d.3eA.t.dark" title="Elf &amp; ball" sandbox="allow-scripts"></iframe>': True,
    '<iframe src="./embed.html#d.3eA" title="" sandbox="allow-scripts" srcdoc="x"></iframe>': False,
    '<iframe src="./embed.html#d.3eA" title=""></iframe>': False, '<iframe src="//evil.example/"></iframe>': False,
    '<IFRAME src="./embed.html?x#d" title="" sandbox="x">': False, "<script>": False, "<b>": True, "<object>": False,
}
CHARACTERS = 200  # at least, on a screen that shows something


@pytest.mark.parametrize("rule", BREACHES)
def test_a_breach_is_noticed(page: Page, lent_desk: Lent, rule: str) -> None:
    page.evaluate(BREACHES[rule])
    page.evaluate("new Promise((later) => setTimeout(later))")
    assert any(rule in trouble for trouble in lent_desk.watch.troubles), lent_desk.watch.troubles
    lent_desk.watch.troubles.clear()
    page.evaluate("document.querySelectorAll('body > img, head > style').forEach((one) => one.remove())")


def test_a_match_a_league_a_team_rules_and_a_post_breach_nothing(page: Page, lent_desk: Lent) -> None:
    match = whole_match(page)
    for address in (f"#/replay/{OWN}{match}", f"#/embed/{OWN}{match}", *(f"#/rules/{slug_of(key)}" for key in KEYS)):
        go(page, address)
        settle(page, True)
        assert len(page.inner_text(".screen:not([hidden])")) > CHARACTERS, address
    team(page)
    league(page)
    assert lent_desk.watch.troubles == []


def test_of_what_runs_only_the_board_of_a_post_is_drawn(page: Page) -> None:
    draws = "(text) => { try { fracasTrusted.html(text); return true; } catch { return false; } }"
    assert {text: page.evaluate(draws, text) for text in FRAMES} == FRAMES


def test_a_post_is_seen_as_it_will_be_before_it_is_pasted(page: Page, lent_desk: Lent) -> None:
    go(page, f"#/embed/{write_link(played())}/12")
    page.locator("#screen-embed svg").first.wait_for()
    page.select_option("#screen-embed select[data-do=host]", "static")
    page.locator("#post-settings summary").click()
    for name, value in (("controls", "few"), ("size", "small"), ("autoplay", "2")):
        page.select_option(f"#screen-embed [data-do=post-{name}]", value)
        page.locator(f"#screen-embed iframe[src*='.{name}.{value}.']").wait_for()
    board = page.frame_locator("#screen-embed iframe")
    board.locator("#picture[src]").wait_for()
    assert board.locator("body").evaluate("(body) => body.offsetWidth") == 320
    assert 'size="small"' in page.locator("#screen-embed textarea").input_value()
    assert page.locator("#post-settings").evaluate("(fold) => fold.open"), "what was unfolded stays so"
    assert lent_desk.watch.troubles == []


def whole_match(page: Page) -> str:
    """Let two bots play a match from its first input to its poster; return its name."""
    go(page, "#/new/school-fighters/bot")
    page.locator("#screen-new [data-do=start]").first.wait_for()
    for seat in ("home", "away"):
        choose(page, f"[data-do=seat-{seat}][data-arg=random]")
    page.click("#screen-new [data-do=start]")
    page.locator("[data-do=rematch]").first.wait_for()
    return str(page.evaluate("location.hash")).rpartition("/")[2]


def team(page: Page) -> None:
    """Found a team and hire somebody."""
    go(page, "#/teams")
    page.click("[data-do=found][data-arg=nothing]")
    page.locator("[data-do=hire]:not([aria-disabled])").first.click()
    page.locator("#member-1").first.wait_for()


def league(page: Page) -> None:
    """Found a league of bots and let it play."""
    go(page, "#/leagues/new/school-fighters")
    page.locator("#screen-leagues [data-do=found]").first.wait_for()
    page.select_option("[data-do=league-bot]", "random")
    page.click("[data-do=add-bots][data-arg='4']")
    page.click("#screen-leagues [data-do=found]")
    page.click("[data-do=simulate]")
    page.wait_for_function("(document.querySelector('#sim-bar') || {}).value >= 2", polling=20)
    page.click("#sim-stop")
    settle(page, True)
