"""A match on the real page: to a goal against a bot, through a reload, with real dice, by keyboard, for all ears."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

from playwright.sync_api import Page, Route

import fracas
from fracas.bots.levels import Bot
from fracas.bots.match import bot_seed, play_steps
from fracas.faces import face_of
from fracas.faces.choices import NO_ONE
from fracas.faces.face import Face
from tests.browser import hands
from tests.browser.conftest import DESKTOP
from tests.browser.fingers import Coach, by_hand
from tests.browser.lent import seeded
from tests.browser.play import open_record, state

MOST_TURNS = 40  # of the hand
FIRST_TURNS = 8
SEED = "b"  # of the dice, so that every run is the same match
CENTRE = 210  # the cell where the ball lies at first
TOLD = "document.querySelector('#log-lines').innerText.includes('Goal!')"


def test_a_match_against_the_rookie_is_played_to_a_goal_by_mouse(page: Page, tmp_path: Path) -> None:
    """Two clicks from home into the first turns, by clicks on the drawn board and the tray; then on to the goal."""
    face = face_of("elfball")
    begin(page, "elfball")
    page.evaluate(hands.NOTE_LONG_TASKS)
    assert not play(page, face, FIRST_TURNS)
    open_record(page, before_a_goal("elfball", "elf 24"), tmp_path)
    assert play(page, face, MOST_TURNS), "no goal"
    page.wait_for_function(TOLD)
    assert page.locator("[data-do=rematch]").count()
    print("\n" + figures(page))


def test_street_brawl_is_begun_and_a_goal_scored_by_touch(phone: Page, tmp_path: Path) -> None:
    """The same from home into the first turns; then a match that bots have brought before the goal, where two win."""
    face = face_of("street_brawl")
    begin(phone, "street-brawl")
    assert not play(phone, face, FIRST_TURNS)
    open_record(phone, before_a_goal("street_brawl", "brawl 10"), tmp_path)
    assert play(phone, face, MOST_TURNS), "no goal"
    phone.wait_for_function(TOLD)
    assert not phone.locator("[data-do=rematch]").count()


def begin(page: Page, game: str) -> None:
    """Go from home to a match against the rookie with two taps."""
    seeded(page, SEED)
    page.click(f"a[href='#/new/{game}/bot']")
    page.click("[data-do=start]")
    page.locator("#board").first.wait_for()


def play(page: Page, face: Face, turns: int) -> bool:
    """Play by hand until somebody has scored or so many turns are over; return whether somebody has."""
    coach = Coach()
    for _turn in range(turns):
        hands.settle(page)
        before = state(page)["record"]
        for press in coach.presses(before):
            by_hand(page, press, face)
        if page.locator("#tray [data-do=go]").count():
            by_hand(page, ("go", ""), face)
        assert state(page)["record"] != before
        if set(page.inner_text(".nums").split()) != {"0"}:
            return True
    return False


@cache
def before_a_goal(key: str, seed: str) -> str:
    """Return the record of a match that two bots have played until the turn in which the home side scores."""
    game = fracas.new(key, seed, tags={"AwayCoach": "rookie"})
    score, acting, record = face_of(key).score, face_of(key).acting, ""
    for _made in play_steps(game, (Bot("yardstick", bot_seed("s", "home")), Bot("yardstick", bot_seed("s", "away")))):
        if any(score(game.state)):
            return record
        if game.pending is None and game.to_act == 0 and acting(game.state) == NO_ONE:
            record = game.record
    raise AssertionError("no goal")


def figures(page: Page) -> str:
    """Return how quickly taps were answered and how long the page was blocked."""
    lines = []
    for name in ("thought", "applied", "tap"):
        times = sorted(page.evaluate(f"performance.getEntriesByName('fracas:{name}').map((entry) => entry.duration)"))
        if times:
            p95 = times[int(len(times) * 0.95)]
            lines.append(f"{name}: median {times[len(times) // 2]:.0f} ms, p95 {p95:.0f} ms of {len(times)}")
    long = sorted(page.evaluate("window.longTasks || []"))
    return "; ".join([*lines, f"{len(long)} tasks over 50 ms, longest {long[-1] if long else 0:.0f} ms"])


def test_a_reload_in_the_middle_of_a_momentum_question_goes_on_where_it_was(page: Page) -> None:
    """Real dice bring the question about; after the reload the same dice lie there and can be tapped."""
    hands.start(page, "two", real=True)
    page.click("#tray [data-do=command]")
    hands.type_dice(page, "6")
    hands.type_dice(page, "1")
    page.click("#tray [data-do=reply]")
    for _side in (0, 1):
        page.click("#tray [data-do=formation]")
        page.locator("#tray [data-do=done]:not([aria-disabled])").first.wait_for()
        page.click("#tray [data-do=done]")
        hands.settle(page)
    while page.locator("#tray [data-do=enter]").count():
        hands.type_dice(page, "2" if "Grubnik" in page.inner_text("#ask .box") else "5")
        hands.settle(page)
    page.eval_on_selector(f"#cells-{CENTRE}", "cell => cell.click()")
    page.click("#tray [data-do=go]")
    hands.type_dice(page, "5")
    page.locator("#ask .die.can").first.wait_for()
    before, record = page.inner_html("#ask"), page.evaluate("fracas().record")
    assert "Momentum" in before
    page.reload()
    hands.ready(page)
    page.locator("#ask .term").first.wait_for()  # words are explained as soon as their texts have come
    assert page.inner_html("#ask") == before
    assert page.evaluate("fracas().record") == record
    page.click("#ask .die.can >> nth=0")
    assert page.get_attribute("#ask .die.pick", "aria-pressed") == "true"
    page.click("#tray [data-do=reply].go")
    assert "!" in record


def test_two_people_set_up_by_tapping_and_take_turns(page: Page) -> None:
    """A chip, then a lit hex: the player stands there; the second tap is as good as the usual line-up."""
    hands.start(page, "two")
    page.click("#tray [data-do=command]")
    hands.usable(page, "#tray [data-do=reply]")
    page.click("#ask [data-do=player] >> nth=0")
    assert hands.tap_lit(page, 0)
    page.locator("#board-counters .tk:not(#board-ball)").first.wait_for()
    assert hands.usable(page, "#history [data-do=undo]")
    page.locator("#board-counters .tk:not(#board-ball)").first.wait_for(state="detached")
    for _side in (0, 1):
        page.click("#tray [data-do=formation]")
        page.locator("#tray [data-do=done]:not([aria-disabled])").first.wait_for()
        page.click("#tray [data-do=done]")
        hands.settle(page)
    assert page.locator("#board-counters .tk").count() == 13


def test_undo_is_refused_with_its_reason(page: Page) -> None:
    """After dice the button stays in its place and says in one sentence why it cannot."""
    hands.start(page, "two")
    hands.set_up(page)
    page.click("#history [data-do=undo]", force=True)
    page.locator("#notices p").first.wait_for()
    assert "You cannot undo" in page.inner_text("#notices")


def test_the_board_is_played_by_keyboard_alone_and_told_to_the_ears(page: Page) -> None:
    """One tab stop, arrows from cell to cell, Enter selects and moves, Escape lets go; events go to the live region."""
    hands.start(page, "two")
    hands.set_up(page)
    for _ in range(30):
        if ".t" in hands.position(page).split("m13")[-1] and page.locator("#ask [data-do=player]").count():
            break
        hands.sensible(page, 0)
        hands.settle(page)
    assert page.locator("#cells [tabindex='0']").count() == 1
    chip = page.get_attribute("#ask [data-do=player]", "data-arg")
    page.focus(f"#ask [data-do=player][data-arg='{chip}']")
    page.keyboard.press("Enter")
    page.locator("#board [href='#mk-select']").first.wait_for()
    page.focus("#cells [tabindex='0']")
    here = page.evaluate("document.activeElement.id")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.id") != here
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("document.activeElement.id") == here
    page.keyboard.press("Escape")
    page.locator("#board [href='#mk-select']").first.wait_for(state="detached")
    page.keyboard.press("?")
    page.locator("dialog[open]").first.wait_for()
    page.keyboard.press("Escape")
    assert page.inner_text("#say").strip()


def test_the_board_of_a_saved_match_is_there_before_python(visit: Callable[..., Page], site: str) -> None:
    """The picture of the match is drawn from its save; a tap made meanwhile is answered afterwards."""
    page = visit(**DESKTOP, service_workers="block")
    page.goto(site)
    hands.ready(page)
    hands.start(page, "two")
    page.click("#tray [data-do=command]")
    page.wait_for_function("Object.keys(localStorage).some((key) => key.startsWith('fracas.match.'))", polling=50)
    held: list[Route] = []
    page.route("**/app.zip", lambda route: held.append(route))
    page.reload()
    page.locator("#board").first.wait_for()
    assert page.get_attribute("html", "data-ready") is None
    shown = page.evaluate("performance.getEntriesByName('fracas:shown')[0].startTime")
    page.click("#score [data-do=menu]")
    for route in held:
        route.continue_()
    page.unroute("**/app.zip")
    hands.ready(page)
    page.locator("dialog[open]").first.wait_for()
    print(f"\nboard shown after {shown:.0f} ms")


def test_bills_lead_on_before_python_is_there(visit: Callable[..., Page], site: str) -> None:
    """Home is there at once; its links work while the games are still being loaded."""
    page = visit(**DESKTOP, service_workers="block")
    held: list[Route] = []
    page.route("**/app.zip", lambda route: held.append(route))
    page.goto(site)
    page.click("a[href='#/new/elfball/bot']")
    page.locator("#screen-new [data-loading]").first.wait_for()
    for route in held:
        route.continue_()
    page.unroute("**/app.zip")
    hands.ready(page)
    page.locator("[data-do=start]").first.wait_for()


TOPS = """[...document.querySelector("main.page > .settings").children].map((one) => {
    const { left, top } = one.getBoundingClientRect();
    return [Math.round(left), Math.round(top)];
})"""


def test_settings_stand_in_two_columns_whose_rows_begin_at_one_height(page: Page) -> None:
    hands.go(page, "#/settings")
    found = page.evaluate(TOPS)
    assert len({left for left, _top in found}) == 2
    assert all(one[1] == other[1] for one, other in zip(found[::2], found[1::2], strict=False)), found


def test_settings_last_and_french_is_spoken(page: Page) -> None:
    """Theme and language are there again after a reload, before Python is."""
    hands.go(page, "#/settings")
    hands.choose(page, "input[name=theme][value=dark]")
    hands.choose(page, "input[name=language][value=fr]")
    page.locator("html[lang=fr]").first.wait_for()
    page.reload()
    assert page.get_attribute("html", "data-theme") == "dark"
    hands.ready(page)
    assert "Réglages" in page.inner_text("#screen-settings")
