"""School Fighters on the real page: ten against ten by touch on a phone, dragging, axe, and how fast the reach is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page

from tests.browser.eyes import findings
from tests.browser.hands import choose, go, is_small, on_board, settle, still, touch
from tests.browser.lent import prefer, python, seeded
from tests.sample import sample

MOST_TAPS = 200
AHEAD = 200  # board units that a unit moves, ten inches
FEW = 9  # after so many taps a part is ended, whoever has not moved
UNITS = """() => [...document.querySelectorAll('#board-counters .tk')].map((unit) => {
    const [x, y] = unit.getAttribute('transform').match(/-?[\\d.]+/g).map(Number);
    return [unit.id.slice(6), x, y];
})"""
ON_SCREEN = """([x, y]) => {
    const matrix = document.querySelector('#board-turn').getScreenCTM();
    return [matrix.a * x + matrix.e, matrix.d * y + matrix.f];
}"""
ON_PLAN = ON_SCREEN.replace("#board-turn", "#plan")
TARGETS = '#board-labels [href="#mk-target"]'
TARGET = """(targets) => {
    for (const corners of document.querySelectorAll(targets)) {
        const box = corners.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const under = document.elementFromPoint(x, y);
        if (under && under.closest('#field')) return [x, y];
    }
    return null;
}"""
MIDDLE = """(selector) => {
    const button = [...document.querySelectorAll(selector)].find((one) => one.getClientRects().length);
    if (!button) return null;
    button.scrollIntoView({ block: "nearest" });
    const box = button.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
}"""
REACH = """
import time
import fracas
from fracas.games.school_fighters import paths
from fracas.games.school_fighters.layouts import PRINTED
from fracas.faces.school_fighters.setup import usual_deployment
from fracas.games.school_fighters.turn import can_act
found = {}
for layout in PRINTED:
    game = fracas.new("school_fighters", "reach", "mixed", "mixed", {"size": 10, "layout": layout})
    while game.state.phase < 2:
        game.apply("roll-off")
        if game.pending:
            game.answer("south")
    for _side in (0, 1):
        for action in usual_deployment(game.state):
            game.apply(action)
    times = []
    for who in can_act(game.state):
        for kind in ("walk", "run", "charge"):
            begun = time.perf_counter()
            paths.reach(game.state, who, kind)
            times.append(1000 * (time.perf_counter() - begun))
    found[layout] = [sorted(times)[len(times) // 2], max(times)]
found
"""


def begin(page: Page, way: str, **settings: str) -> None:
    """Start a match."""
    go(page, f"#/new/school-fighters/{way}")
    page.locator("#screen-new [data-do=start]").first.wait_for()
    page.evaluate("document.querySelectorAll('#screen-new details').forEach((part) => { part.open = true; })")
    for name, value in settings.items():
        control = f"[data-do={name}][data-arg='{value}'], [data-do=setting][data-arg='{name} {value}']"
        choose(page, f"#screen-new input:is({control})")
    page.click("#screen-new [data-do=start]")
    page.locator("#board").first.wait_for()


def tap(page: Page, place: Sequence[float]) -> None:
    """Tap a place of the screen and wait until all is shown that comes of it."""
    touch(page, *place)
    settle(page)


def press(page: Page, selector: str) -> bool:
    """Tap the first usable button of a kind; False if there is none."""
    place = page.evaluate(MIDDLE, f"{selector}:not([aria-disabled])")
    if place is not None:
        tap(page, place)
    return place is not None


def act(page: Page, number: int) -> None:
    """Do one sensible thing by touch."""
    for selector in ("#tray [data-do=reply]", "#tray [data-do=formation]", "#tray .go"):
        if press(page, selector):
            return
    if number % FEW == FEW - 1 or not press(page, "#ask [data-do=player]"):
        press(page, "#tray [data-do=command]:last-child")  # the end of the part, or what begins it
        return
    if page.locator(TARGETS).count():
        aim(page)
    elif "Hold" in page.inner_text("#tray") and "In contact" not in page.inner_text("#ask"):
        tap_ahead(page, 30 * (number % 3 - 1))
    if not press(page, "#tray .go"):
        press(page, f"#tray [data-do=command]:{'first' if 'Hold' in page.inner_text('#tray') else 'last'}-child")


def aim(page: Page) -> None:
    """Tap a target on the table; in a crowd, where the tap meets somebody else, tap its name beside the table."""
    if page.evaluate(TARGET, TARGETS) is None:  # all of them are off the screen or under a button
        press(page, "[data-do=zoom][data-arg=out]")
    place = page.evaluate(TARGET, TARGETS)
    if place is not None:
        tap(page, place)
    if not page.locator("#tray .go").count():
        press(page, "#ask [data-do=aim]")


def tap_ahead(page: Page, aside: float) -> None:
    """Tap a place ahead of the selected unit, once more where the first tap in a crowd brings the table nearer."""
    key = page.evaluate("document.querySelector('#board .grow').closest('.tk').id.slice(6)")
    x, y = next((x, y) for name, x, y in page.evaluate(UNITS) if name == key)
    place = [x + aside, y + (-AHEAD if y > 480 else AHEAD)]
    tap(page, on_board(page, place))
    if not page.locator("#tray .go").count() and page.locator("#field.zoomed").count():
        tap(page, page.evaluate(ON_SCREEN, place))


def flawless(page: Page, where: str) -> None:
    """Fail with what axe found on the page."""
    assert findings(page) == [], where


def test_a_whole_match_is_played_by_touch_on_a_phone(phone: Page) -> None:
    page = phone
    seeded(page, "yard")
    bot = {"seat-away": "random"}  # who needs no time, so that every run is the same
    begin(page, "bot", size=sample("5", "10"), **bot)
    for number in range(MOST_TAPS):
        settle(page)
        if page.locator("[data-do=rematch]").count():
            break
        act(page, number)
    assert page.locator("[data-do=rematch]").count(), page.evaluate("fracas().position")
    record = page.evaluate("fracas().record")
    home = [line for line in record.splitlines() if line.startswith("H")]
    assert all(any(f" {deed} " in line for line in home) for deed in ("run", "charge", "fight"))
    print(f"\n{len(record.splitlines())} actions, {len(home)} of them by touch; {figures(page)}")


def figures(page: Page) -> str:
    """Return how quickly taps were answered."""
    times = sorted(page.evaluate("performance.getEntriesByName('fracas:tap').map((entry) => entry.duration)"))
    middle, slow = times[len(times) // 2], times[int(len(times) * 0.95)]
    return f"taps answered in {middle:.0f} ms, p95 {slow:.0f} ms of {len(times)}"


def test_a_unit_is_dragged_and_the_table_pinched(phone: Page) -> None:
    page = phone
    begin(page, "two")
    deploy(page)
    key = page.evaluate("document.querySelector('#ask [data-do=player]').dataset.arg")
    press(page, f"#ask [data-do=player][data-arg='{key}']")
    name = page.evaluate("document.querySelector('#board .grow').closest('.tk').id.slice(6)")
    x, y = next((x, y) for unit, x, y in page.evaluate(UNITS) if unit == name)
    start, end = page.evaluate(ON_SCREEN, [x, y]), page.evaluate(ON_SCREEN, [x + 40, y + (-90 if y > 480 else 90)])
    fingers(page, [[start]], [[end]])
    page.locator("#tray [data-do=go]").first.wait_for()
    assert "Walk" in page.inner_text("#tray .go")
    middle = [195, 300]
    fingers(page, [[middle, [250, 300]]], [[[120, 300], [330, 300]]])
    page.wait_for_function("document.querySelector('#board').classList.contains('zoomed')", polling=30)
    page.evaluate("document.querySelector('[data-do=zoom]').click()")
    press(page, "#tray [data-do=go]")
    assert " walk " in page.evaluate("fracas().record")


def deploy(page: Page) -> None:
    """Play on to the first movement with the usual line-ups, for two people on one screen."""
    while not page.locator("#tray [data-do=reply]").count():
        page.click("#tray [data-do=command]")
        settle(page)
    page.click("#tray [data-do=reply]")
    for _side in (0, 1):
        page.click("#tray [data-do=formation]:not([aria-disabled])")
        settle(page)
    page.locator("#ask [data-do=player]").first.wait_for()


def fingers(page: Page, start: list[Any], end: list[Any]) -> None:
    """Put fingers down, move them in a few steps and lift them, as the browser itself sends them."""
    session = page.context.new_cdp_session(page)

    def points(share: float) -> list[dict[str, float]]:
        return [{"x": a[0] + (b[0] - a[0]) * share, "y": a[1] + (b[1] - a[1]) * share, "id": n}
                for n, (a, b) in enumerate(zip(start[0], end[0], strict=True))]

    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points(0)})
    for step in range(1, 7):
        session.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": points(step / 6)})
        still(page, 1)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.detach()
    still(page, 1)


def test_a_table_is_made_by_touch_or_mouse(screen: Page) -> None:
    page = screen
    go(page, "#/terrain")
    for kind in ("bush", "wall", "stage", "mud", "hedge"):
        page.click(f"[data-do=add-piece][data-arg={kind}]")
    before = page.inner_text("#piece-0")
    x, y = page.evaluate(ON_PLAN, [480, 600])
    if is_small(page):
        page.evaluate("scrollTo(0, 0)")
        x, y = page.evaluate(ON_PLAN, [480, 600])
        fingers(page, [[[x, y]]], [[[x + 30, y + 30]]])
        page.locator("[data-do=add-piece][data-arg=bush]").scroll_into_view_if_needed()
        bush = page.locator("[data-do=add-piece][data-arg=bush]").bounding_box()
        assert bush is not None
        start = [bush["x"] + bush["width"] / 2, bush["y"] + bush["height"] / 2]
        fingers(page, [[start]], [[page.evaluate(ON_PLAN, [900, 850])]])
    else:
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 30, y + 30, steps=5)
        page.mouse.up()
        page.hover("[data-do=add-piece][data-arg=bush]")
        page.mouse.down()
        page.mouse.move(*page.evaluate(ON_PLAN, [900, 850]), steps=6)
        page.mouse.up()
    page.locator("#piece-10").first.wait_for()
    page.wait_for_function("(before) => document.querySelector('#piece-0').innerText !== before", arg=before)
    flawless(page, "terrain")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    page.click("[data-do=play-here]")
    page.locator("#screen-new [data-do=start]").first.wait_for()
    flawless(page, "new match")
    page.click("#screen-new [data-do=start]")
    page.locator("#board").first.wait_for()
    assert "_own-" in page.evaluate("fracas().record")


PARTS_OUT_OF_PLACE = """() => [...document.querySelectorAll("#strip .stages li")]
    .filter((part) => part.getBoundingClientRect().right > part.parentElement.getBoundingClientRect().right + 1)
    .map((part) => part.textContent)"""


def test_axe_finds_nothing_on_the_table(screen: Page) -> None:
    """On the phone in French, whose words are longer."""
    page = screen
    prefer(page, language="fr" if is_small(page) else "en")
    begin(page, "two")
    flawless(page, "roll-off")
    deploy(page)
    page.click("#ask [data-do=player] >> nth=0")
    settle(page)
    page.click("[data-do=useful-moves]")
    page.locator("[data-do=useful]").first.wait_for()
    flawless(page, "useful moves")
    page.click("[data-do=useful] >> nth=3")
    flawless(page, "path")
    assert page.locator("#strip .stages li").count() == 3 and page.evaluate(PARTS_OUT_OF_PLACE) == []
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0


def test_the_reach_is_measured_in_the_browser(page: Page) -> None:
    found = python(page, REACH)
    for layout, (middle, longest) in found.items():
        print(f"\nreach in the browser, {layout}: median {middle:.1f} ms, longest {longest:.1f} ms")
    assert found
