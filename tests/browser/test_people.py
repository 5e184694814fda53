"""The page is for everybody: no finding of axe on any screen, language and theme; matches by keyboard and by typing."""

from __future__ import annotations

import pytest
from playwright.sync_api import CDPSession, Page

import fracas
from fracas.bots.decision_point import decision_point_of
from fracas.bots.levels import Bot
from fracas.kernel.game import Game
from fracas.kernel.table import Choice
from tests.browser.crawl import crawl, looked_at_by, unvisited
from tests.browser.eyes import ALL_THEMES, Looker, findings
from tests.browser.hands import go, is_small, still
from tests.browser.lent import prefer, seeded
from tests.browser.play import begin, press_what_is_offered, state, type_line

LANGUAGES = ("en", "fr")
GROUNDS = """(one) => {
    const ground = (selector) => getComputedStyle(document.querySelector(selector)).backgroundColor;
    return [ground(one), ground(one.replace(/:checked|\\.on|\\[aria-\\w+\\]/, ":not($&)"))];
}"""
LINES = 60


def test_axe_finds_nothing_on_any_screen(screen: Page) -> None:
    """Screens are found by following links and pressing buttons, so that none is forgotten.

    Both measure how wide each is. axe looks at one half of them on the desktop and at the other on the phone, and at
    all of them in both where the soak does; of those that differ by their game alone each goes to its half only.
    At last axe looks at all of them at once, hidden or not: no two may give the same name to what a label leads to.
    """
    is_phone = is_small(screen)
    language = LANGUAGES[not is_phone]
    prefer(screen, language=language)
    looker = Looker(screen, LANGUAGES.index(language))

    def look(address: str) -> None:
        is_looked_at = ALL_THEMES or looked_at_by(address) in (None, is_phone)
        (looker.look if is_looked_at else looker.measure)(address)

    seen = crawl(screen, look, None if ALL_THEMES else int(is_phone))
    assert screen.get_attribute("html", "lang") == language
    assert unvisited(seen) == set()
    assert looker.wrong == []
    assert findings(screen, hidden="nothing") == []


@pytest.mark.parametrize("language", LANGUAGES if ALL_THEMES else LANGUAGES[1:])
def test_axe_finds_nothing_on_what_opens_over_a_match(page: Page, site: str, language: str) -> None:
    prefer(page, language=language, captions="on")
    begin(page, site)
    press_what_is_offered(page, 5)
    looker = Looker(page)
    looker.look("match")
    for do in ("menu", "report", "help"):
        page.evaluate("(do_) => document.querySelector(`[data-do=${do_}]`).click()", do)
        still(page)
        looker.look(do)
        if do == "report":
            page.locator("#sheet [data-do=close-sheet]").click()
            page.locator("[data-do=menu]").first.click()
    page.locator("#sheet [data-do=close-sheet]").click()
    type_line(page, "help")
    looker.look("command box")
    assert looker.wrong == []


def decided(game: Game, bots: list[Bot]) -> str:
    """Let a bot decide, play it here, and return it in the notation."""
    bot = bots[game.to_act]
    thought = bot.think(decision_point_of(game))
    for _share in thought:
        pass
    bot.follow(thought)
    if isinstance(game.pending, Choice):
        line = game.ruleset.option_text(game.state, game.pending, thought.best)
        game.answer(thought.best)
    else:
        line = game.ruleset.action_text(game.state, thought.best)
        game.apply(thought.best)
    return line


def test_the_command_box_plays_as_the_engine_does(page: Page) -> None:
    prefer(page, questions="on")  # which the page would answer for its coach
    seeded(page, "typed")  # other dice may bring the goal, and with it the end, before so many lines
    go(page, "#/new/elfball/two")
    page.evaluate("document.querySelectorAll('#screen-new details').forEach((part) => { part.open = true; })")
    page.locator("#screen-new [data-do=setting][data-arg=goals]").select_option("1")
    page.locator("#screen-new [data-do=start]").first.click()
    page.locator("#match").first.wait_for()
    game = fracas.from_record(state(page)["record"])
    bots = [Bot("yardstick", f"people {side}") for side in (0, 1)]
    heard = set()
    page.keyboard.press("/")
    page.locator("#typed-line:focus").first.wait_for()
    for _line in range(LINES):
        page.keyboard.insert_text(decided(game, bots))
        page.keyboard.press("Enter")
        if len(heard) <= 20:
            heard.add(page.inner_text("#say").strip())
    assert state(page)["record"] == game.record
    assert len(heard) > 20


def test_short_questions_are_answered_and_spoken(page: Page, site: str) -> None:
    begin(page, site)
    press_what_is_offered(page, 5)
    for question in ("score", "last event", "clock", "where is the ball", "list my pieces", "threats", "targets"):
        answer = type_line(page, question)
        assert answer.strip() and page.inner_text("#say").strip() == answer.strip()


def test_the_board_is_one_stop_of_the_tabulator_and_arrows_move_on_it(page: Page, site: str) -> None:
    begin(page, site)
    page.locator("#cells [tabindex='0']").first.focus()
    assert page.locator("#cells [tabindex='0']").count() == 1
    seen = set()
    keys = ("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowRight", "ArrowDown", "Home", "End", "Control+Home")
    for key in (*keys, "Control+End"):
        page.keyboard.press(key)
        seen.add(page.evaluate("document.activeElement.id"))
        assert page.evaluate("document.activeElement.closest('#cells') !== null")
    assert len(seen) >= 7


def test_what_is_chosen_is_seen_where_the_device_chooses_all_colours(page: Page, site: str) -> None:
    page.emulate_media(forced_colors="active")
    try:
        for place, what in {"settings": ".pick input:checked + .b", "rules": ".contents a[aria-current]"}.items():
            go(page, f"#/{place}")
            chosen = f"#screen-{place} {what}"
            page.locator(chosen).first.wait_for()
            ground, of_others = page.evaluate(GROUNDS, chosen)
            assert ground != of_others, chosen
        begin(page, site, "school-fighters")
        press_what_is_offered(page, 8)
        ground, of_others = page.evaluate(GROUNDS, ".stages .on")
        assert ground != of_others
    finally:
        page.emulate_media(forced_colors="none")


def test_letters_can_be_switched_off(page: Page, site: str) -> None:
    prefer(page, keys="off")
    begin(page, site)
    page.locator("#cells [tabindex='0']").focus()
    page.keyboard.press("m")
    assert "zoomed" not in (page.get_attribute("#board", "class") or "")
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("document.activeElement.closest('#cells') !== null")


def touch(hand: CDPSession, kind: str, *fingers: tuple[float, float]) -> None:
    """Put fingers on the screen, move them or take them away."""
    points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(fingers)]
    hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def pinched(phone: Page, gaps: tuple[int, ...]) -> float:
    """Pinch with two fingers round the middle of the board, so many pixels apart; return how much of it is in view."""
    x, y = phone.evaluate("(() => { const b = document.querySelector('#field').getBoundingClientRect(); "
                          "return [b.x + b.width / 2, b.y + b.height / 2]; })()")
    hand = phone.context.new_cdp_session(phone)
    touch(hand, "touchStart", (x - gaps[0], y))
    touch(hand, "touchStart", (x - gaps[0], y), (x + gaps[0], y))
    for gap in gaps[1:]:
        touch(hand, "touchMove", (x - gap, y), (x + gap, y))
        still(phone, 1)
    touch(hand, "touchEnd")
    hand.detach()
    still(phone)
    return float(phone.evaluate("document.querySelector('#board').viewBox.baseVal.width"))


def test_two_fingers_zoom_the_board_and_not_the_page(phone: Page, site: str) -> None:
    begin(phone, site)
    whole = float(phone.evaluate("document.querySelector('#board').viewBox.baseVal.width"))
    near = pinched(phone, (30, 40, 50, 60, 75, 90))
    assert whole / near == pytest.approx(3, rel=0.15)
    assert phone.evaluate("document.querySelector('#board').classList.contains('zoomed')")
    assert pinched(phone, (90, 70, 50, 35, 25, 20)) == pytest.approx(whole)
    assert phone.evaluate("visualViewport.scale") == 1
    assert state(phone)["record"].partition("\n\n")[2].count("\n") <= 2  # nothing was tapped


def test_every_hex_can_be_hit_with_a_thumb(phone: Page, site: str) -> None:
    begin(phone, site)
    phone.locator("#corner [data-do=zoom]").click()
    phone.wait_for_function("document.querySelector('#board').classList.contains('zoomed')", polling=30)
    wide = phone.evaluate("""() => {
        const board = document.querySelector("#board");
        return board.getScreenCTM().a * 40;
    }""")
    assert wide >= 44
    phone.locator("#corner [data-do=zoom]").click()
    phone.wait_for_function("!document.querySelector('#board').classList.contains('zoomed')", polling=30)
