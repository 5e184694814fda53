"""What a person does on the page, for the browser tests: taps, keys and real dice, one sensible thing at a time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from playwright.sync_api import Page

PATIENCE = 60_000  # milliseconds after which what has not come counts as missing, on the busiest machine
LIT = """() => {
    const found = [];
    for (const path of document.querySelectorAll("#board-lit path[fill]:not(.edge)"))
        for (const [, x, y, edge] of (path.getAttribute("d") || "").matchAll(/M(-?[\\d.]+) (-?[\\d.]+)([lh])/g))
            found.push([+x + (edge === "h" ? 20 : 0), +y + 22]);  // hexes begin at the top, squares at the upper left
    return found;
}"""
ON_SCREEN = """([x, y]) => {
    const matrix = document.querySelector("#board-turn").getScreenCTM();
    return [matrix.a * x + matrix.e, matrix.d * y + matrix.f];
}"""
SHOWN = """(name) => {
    const screen = document.querySelector(`#screen-${name}:not([hidden])`);
    return screen && screen.innerText.trim().length > 20 && !screen.querySelector("[data-loading]");
}"""
STILL = """(enough) => new Promise((done, late) => {
    const begun = performance.now();
    let frames = -1;
    const changes = new MutationObserver(() => { frames = -1; });
    changes.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    const look = () => {
        if (++frames >= enough) changes.disconnect(), done();
        else if (performance.now() - begun > 60000) late(new Error("the page is never still"));
        else requestAnimationFrame(look);
    };
    look();
})"""
GO = """(address) => location.hash === address || new Promise((done) => {
    addEventListener("hashchange", () => done(true), { once: true });  // heard after the page has heard it
    location.hash = address;
})"""
AT_REST = """
from pyodide.ffi import create_proxy
from pyscript import window
from fracas.page.browser import event_listeners

app = event_listeners.error_listeners[0].__self__

def is_at_rest(is_drawn):
    screen = app.shell.screen
    match, reopening = getattr(screen, "match", None), getattr(screen, "tasks", None)
    if app.shell.browser.chunk_loader.is_awaited or reopening is not None and reopening.is_busy:
        return False
    if not hasattr(match, "saver"):
        return True
    model, frames = match.model, match.frames
    is_by_link = hasattr(model.session, "seat")  # the other side is played elsewhere
    is_bots = model.session.is_waiting and not model.bots.is_paused and not is_by_link
    is_drawing = getattr(frames._front, "gi_frame", None) is not None or is_drawn and frames._pieces is not None
    is_working = any(each.is_busy for each in match.jobs.tasks.values())
    is_moving = model.queue or model.dice is not None or match.saver.is_unsaved
    return not (is_moving or is_bots or is_drawing or is_working)

window.isAtRest = create_proxy(is_at_rest)
"""
SETTLE = """async ([code, isDrawn]) => {
    if (!window.isAtRest) {
        const { running } = await import(new URL("static/interpreter.js", location.href.replace(/[?#].*/, "")).href);
        const python = await running();
        python.runPython(code, { globals: python.toPy({}) });
    }
    while (!isAtRest(isDrawn)) await new Promise((again) => setTimeout(again, 4));
}"""
IS_FREE = """([x, y]) => {
    const found = document.elementFromPoint(x, y);
    return found !== null && found.closest("#field") !== null;
}"""
HEAR = """() => {
    window.heard = new Promise((done) => {
        addEventListener("click", () => done(), { once: true, capture: true });
        addEventListener("pointerup", () => setTimeout(done, 1000), { once: true, capture: true });
        // what is touched may be gone before its click comes; counted from here, for a busy page hears late
    });
}"""
NOTE_LONG_TASKS = """() => {
    window.longTasks = [];
    new PerformanceObserver((list) => { for (const task of list.getEntries()) window.longTasks.push(task.duration); })
        .observe({ type: "longtask", buffered: false });
}"""


def processor(page: Page) -> float:
    """Return the processor time of a page's process, in milliseconds."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    found = {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}
    session.detach()
    return float(found["ProcessTime"]) * 1000


def is_small(page: Page) -> bool:
    """Return whether this is the screen of a phone."""
    return bool(page.evaluate("matchMedia('(pointer: coarse)').matches"))


def go(page: Page, address: str) -> None:
    """Go to a screen of a page that has been started, and wait until it is there."""
    page.evaluate(GO, address)
    page.wait_for_function(SHOWN, arg=address.split("/")[1] or "home", polling="raf")


def still(page: Page, frames: int = 6) -> None:
    """Wait until nothing has changed on the page for so many frames."""
    page.evaluate(STILL, frames)


def ready(page: Page) -> None:
    """Wait until Python answers."""
    page.locator("html[data-ready]").first.wait_for(timeout=PATIENCE)


def choose(page: Page, selector: str) -> None:
    """Choose a radio button by a click of its own: a screen that is drawn anew moves it away from under a hand."""
    page.locator(selector).first.wait_for(state="attached")
    page.eval_on_selector(selector, "one => one.click()")
    page.locator(f"{selector}:checked").first.wait_for(state="attached")


def start(page: Page, way: str, real: bool = False) -> None:
    """Start a match of Elfball."""
    go(page, f"#/new/elfball/{way}")
    page.locator("[data-do=start]").first.wait_for()
    for side in ("home", "away") if real else ():
        choose(page, f"input[name=dice-{side}][value=real]")
    page.click("[data-do=start]")
    page.locator("#board").first.wait_for()


def position(page: Page) -> str:
    """Return the position string of the match."""
    return str(page.evaluate("fracas().position"))


def settle(page: Page, is_drawn: bool = False) -> None:
    """Wait until all is done that comes of the last input: nobody thinks, moves or weighs, and it is asked and shown.

    Args: is_drawn - wait too for what the page draws last, a piece a frame: squads, log, the board in words.
    """
    page.evaluate(SETTLE, [AT_REST, is_drawn])


@contextmanager
def heard(page: Page) -> Iterator[None]:
    """Wait after a touch until the page has heard of it: the click comes behind it."""
    page.evaluate(HEAR)
    yield
    page.evaluate("window.heard")


def touch(page: Page, x: float, y: float) -> None:
    """Touch a place of the screen and wait until the page has heard of it."""
    with heard(page):
        page.touchscreen.tap(x, y)


def on_board(page: Page, centre: Sequence[float]) -> list[float]:
    """Return where a point of the board is on the screen; one beyond what is seen is brought there by a tap."""
    at: list[float] = page.evaluate(ON_SCREEN, list(centre))
    if not page.evaluate(IS_FREE, at) and page.locator("#minimap svg").count():
        page.locator("#corner [data-do=zoom]").click()  # the whole board
        settle(page)
        at = page.evaluate(ON_SCREEN, list(centre))
    return at


def tap_lit(page: Page, number: int) -> bool:
    """Tap one of the lit cells on the drawn board; False if none is lit."""
    cells = page.evaluate(LIT)
    if not cells:
        return False
    x, y = on_board(page, cells[number % len(cells)])
    if is_small(page):
        touch(page, x, y)
    else:
        page.mouse.click(x, y)
    return True


def usable(page: Page, selector: str) -> bool:
    """Press the first usable button, False if there is none."""
    found = page.locator(f"{selector}:not([aria-disabled])")
    if not found.count():
        return False
    found.first.click()
    return True


def type_dice(page: Page, faces: str = "5") -> None:
    """Type real dice with the number keys until all are in, then press Done."""
    for _ in range(12):
        if usable(page, "#tray [data-do=enter]"):
            return
        page.keyboard.press(faces)
    raise AssertionError("the dice are never complete")


def sensible(page: Page, number: int) -> str:
    """Do one sensible thing and return what it was."""
    for end in ("go]", "reply].go", "reply]", "formation]", "done]"):
        selector = f"#tray [data-do={end}"
        if usable(page, selector):
            return selector
    if not page.locator("#board [href='#mk-select']").count():
        return "player" if usable(page, "#ask [data-do=player]") or usable(page, "#tray [data-do=command]") else "wait"
    if number % 3 and tap_lit(page, number * 7):
        return "move"
    page.click("#tray [data-do=command]:last-child")
    return "end"


def set_up(page: Page) -> None:
    """Play on to the face-off with virtual dice and usual line-ups, for two people on one screen."""
    page.click("#tray [data-do=command]")
    usable(page, "#tray [data-do=reply]")
    for _side in (0, 1):
        page.click("#tray [data-do=formation]")
        page.locator("#tray [data-do=done]:not([aria-disabled])").first.wait_for()
        page.click("#tray [data-do=done]")
        settle(page)
