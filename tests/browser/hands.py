"""What a person does on the page, for the browser tests: taps, keys and real dice, one sensible thing at a time."""

from __future__ import annotations

from playwright.sync_api import Page

LIT = """() => {
    const found = [];
    for (const path of document.querySelectorAll("#board-lit path[fill]:not(.edge)"))
        for (const [, x, y, edge] of (path.getAttribute("d") || "").matchAll(/M(-?[\\d.]+) (-?[\\d.]+)([lh])/g))
            found.push([+x + (edge === "h" ? 20 : 0), +y + 22]);  // hexes begin at the top, squares at the upper left
    return found;
}"""
ON_SCREEN = """([x, y]) => {
    const matrix = document.querySelector("#board").getScreenCTM();
    return [matrix.a * x + matrix.e, matrix.d * y + matrix.f];
}"""
SHOWN = """(name) => {
    const screen = document.querySelector(`#screen-${name}:not([hidden])`);
    return screen && screen.innerText.trim().length > 20 && !screen.querySelector("[data-loading]");
}"""
STILL = """() => new Promise((done, late) => {
    const begun = performance.now();
    let [seen, frames] = ["", 0];
    const look = () => {
        const now = document.body.innerHTML;
        frames = now === seen ? frames + 1 : 0;
        seen = now;
        if (frames > 5) done();
        else if (performance.now() - begun > 60000) late(new Error("the page is never still"));
        else requestAnimationFrame(look);
    };
    look();
})"""
NOTE_LONG_TASKS = """() => {
    window.longTasks = [];
    new PerformanceObserver((list) => { for (const task of list.getEntries()) window.longTasks.push(task.duration); })
        .observe({ type: "longtask", buffered: false });
}"""


def is_small(page: Page) -> bool:
    """Return whether this is the screen of a phone."""
    return bool(page.evaluate("matchMedia('(pointer: coarse)').matches"))


def go(page: Page, address: str) -> None:
    """Go to a screen of a page that has been started, and wait until it is there."""
    page.evaluate("(address) => { location.hash = address; }", address)
    page.wait_for_function(SHOWN, arg=address.split("/")[1] or "home", polling="raf", timeout=20_000)


def still(page: Page) -> None:
    """Wait until nothing changes on the page any more, frame by frame."""
    page.evaluate(STILL)


def ready(page: Page) -> None:
    """Wait until Python answers."""
    page.wait_for_selector("html[data-ready]", timeout=60_000)


def start(page: Page, way: str, real: bool = False) -> None:
    """Start a match of Elfball."""
    go(page, f"#/new/elfball/{way}")
    page.wait_for_selector("[data-do=start]")
    for side in ("home", "away") if real else ():
        page.check(f"input[name=dice-{side}][value=real]")
    page.click("[data-do=start]")
    page.wait_for_selector("#board")


def position(page: Page) -> str:
    """Return the position string of the match."""
    return str(page.evaluate("fracas().position"))


def settle(page: Page) -> None:
    """Wait until the page has answered the last input and no bot is thinking or moving."""
    page.wait_for_timeout(40)
    page.wait_for_function("!document.querySelector('[data-do=stop-thinking]')", polling=30, timeout=60_000)


def tap_lit(page: Page, number: int) -> bool:
    """Tap one of the lit cells on the drawn board; False if none is lit."""
    cells = page.evaluate(LIT)
    if not cells:
        return False
    x, y = page.evaluate(ON_SCREEN, cells[number % len(cells)])
    if is_small(page):
        page.touchscreen.tap(x, y)
    else:
        page.mouse.click(x, y)
    return True


def usable(page: Page, selector: str) -> bool:
    """Press the first usable button, False if there is none."""
    found = page.query_selector(f"{selector}:not([aria-disabled])")
    if found is None:
        return False
    found.click()
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
    if page.query_selector("#board [href='#mk-select']") is None:
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
        page.wait_for_selector("#tray [data-do=done]:not([aria-disabled])")
        page.click("#tray [data-do=done]")
        settle(page)
