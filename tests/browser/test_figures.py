"""Figures of the page, printed and not judged: `make figures` shows them.

What `make test` runs is short, to see that each can still be measured; `FRACAS_RUNS` is how often, and how much longer,
`make figures` measures each.
"""

from __future__ import annotations

import json
import os
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, nullcontext
from functools import partial
from gzip import compress
from itertools import product
from os import getloadavg
from pathlib import Path
from random import Random
from statistics import median
from textwrap import dedent
from time import monotonic
from typing import Any, ClassVar, NamedTuple

import pytest
from playwright.sync_api import Browser, Page

from fracas.games import KEYS
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.hands import PATIENCE, processor, tap_lit
from tests.browser.lent import python
from tests.browser.play import (
    OFFERED,
    PRESS,
    begin,
    begin_between_bots,
    press_what_is_offered,
    wait_until_kept,
    wait_until_ready,
)
from tests.browser.test_boot import NOTE_THE_TIME, STOCK_START, addresses, wait_for_python
from tests.figures import figure
from workshop.paths import SITE
from workshop.serve import Handler, Server

COLD, WARM = 0.6, 0.45
RUNS = int(os.environ.get("FRACAS_RUNS", "1"))  # of each figure; the best counts, or the middle one
SECONDS = 1.0 if RUNS == 1 else 7.0  # of playing
PAINTED = "performance.getEntriesByName('first-contentful-paint')[0].startTime"
MARKED = "(name) => performance.getEntriesByName(name)[0].startTime"
__all__ = ["addresses"]


Phones = Callable[[], AbstractContextManager[Page]]


@pytest.fixture
def phones(request: pytest.FixtureRequest) -> Phones:
    """Give fresh phones to measure on; to see that it can be measured, the one that is lent will do."""
    if RUNS == 1:
        return partial(nullcontext, request.getfixturevalue("phone"))
    visit = request.getfixturevalue("visit")
    return lambda: closing(visit(**PHONE))


class Line(NamedTuple):
    """How a device reaches the page."""

    latency: float  # milliseconds
    pace: float  # bytes a second, -1 = as fast as it goes
    rate: float  # so many times slower its processor is
    screen: dict[str, Any]


QUICK = Line(0, -1, 1, DESKTOP)
SLOW = Line(150, 200_000, 4, PHONE)  # 1.6 Mbit/s


class Compressing(Handler):
    """A host that compresses what it sends, as most do; each file once."""

    kept: ClassVar[dict[Path, bytes]] = {}

    def do_GET(self) -> None:
        """Send a whole file."""
        file = Path(self.translate_path(self.path))
        file = file / "index.html" if file.is_dir() else file
        if not file.is_file():
            return self.send_error(404)
        if file not in self.kept:
            self.kept[file] = compress(file.read_bytes(), 6)
        body = self.kept[file]
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(file)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


@pytest.fixture
def compressed() -> Iterator[str]:
    """The address of the site on a host that compresses."""
    with Server(SITE, max_age=600, handler=Compressing) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server.address
        server.shutdown()


def reached_by(page: Page, line: Line) -> Page:
    """Let a page be reached by a line; what a service worker fetches behind it is not slowed down."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", {
        "offline": False, "latency": line.latency, "downloadThroughput": line.pace, "uploadThroughput": line.pace})
    session.send("Emulation.setCPUThrottlingRate", {"rate": line.rate})
    page.set_default_timeout(PATIENCE)
    return page


def first_visit(browser: Browser, address: str, line: Line = QUICK, again: bool = False) -> dict[str, float]:
    """Return the milliseconds of a first visit to the start page with a tap made at once.

    Args: again - whether a second visit is made too, once all is kept, from the device alone.
    """
    context = browser.new_context(**line.screen)
    page = reached_by(context.new_page(), line)
    page.goto(address, wait_until="domcontentloaded")
    page.locator("a[href='#/new/elfball/bot']").first.click()
    page.locator("#screen-new [data-do=start]").first.wait_for()
    answered = page.evaluate("performance.now()")
    found = {"painted": page.evaluate(PAINTED), "first tap answered": answered,
             "playable": page.evaluate(MARKED, "fracas:ready")}
    if again:
        wait_until_kept(reached_by(page, line._replace(pace=-1, latency=0, rate=1)))
        page.close()
        page = reached_by(context.new_page(), line._replace(pace=-1, latency=0))
        page.goto(address)
        wait_until_ready(page)
        found["painted again"] = page.evaluate(PAINTED)
        found["playable again"] = page.evaluate(MARKED, "fracas:ready")
    context.close()
    return found


class Start(NamedTuple):
    """A start of Python, in milliseconds."""

    lasted: float  # on the clock
    busy: float  # of the processor, all threads of the page's process; what other programs do does not count


def started(page: Page, address: str, is_ours: bool) -> Start:
    """Start Python on a page: ours from the navigation on until its code has run, the stock one without any page."""
    if is_ours:
        before = processor(page)
        page.goto(address)
        lasted = wait_for_python(page)
    else:
        page.goto(address)
        before = processor(page)
        lasted = page.evaluate(STOCK_START)
    after = processor(page)
    page.goto("about:blank")  # what comes behind our start is not to slow the next one down
    return Start(lasted, after - before if after > before else after)  # a navigation may begin a new process


def test_the_start_is_timed_beside_that_of_the_stock_files(browser: Browser, addresses: tuple[str, str]) -> None:
    """Cold is a first visit and warm a second one. On the clock the quickest of a few rounds counts.

    The ratios are printed beside their budgets and not asserted: on a busy machine they say more about the machine;
    those of processor time say less about it.
    """
    kinds = {"cold": COLD, "warm": WARM} if RUNS > 1 else {"cold": COLD}
    found: dict[tuple[str, bool], list[Start]] = {(kind, is_ours): [] for kind in kinds for is_ours in (False, True)}
    for _ in range(RUNS):
        for is_ours in (False, True):
            context = browser.new_context(service_workers="block")
            page = context.new_page()
            page.set_default_timeout(PATIENCE)
            if is_ours:
                page.add_init_script(NOTE_THE_TIME)
            for kind in kinds:
                found[kind, is_ours].append(started(page, addresses[0 if is_ours else 1], is_ours))
            context.close()
    print()
    for kind, most in kinds.items():
        stock, ours = found[kind, False], found[kind, True]
        quickest = min(each.lasted for each in ours)
        ratio = quickest / min(each.lasted for each in stock)
        busy = median(each.busy for each in ours) / median(each.busy for each in stock)
        figure(f"page: {kind} start, the quickest", f"<= {most} x a bare Pyodide",
               f"{quickest:.0f} ms = {ratio:.2f} x; processor time {busy:.2f} x")
    assert all(each.lasted > 0 for starts in found.values() for each in starts)


def test_a_first_visit_beside_the_stock_start(
    browser: Browser, addresses: tuple[str, str], compressed: str,
) -> None:
    """Then by a slow line: a phone at a quarter of the speed, 1.6 Mbit/s and 150 ms away; and again, all being kept."""
    rows: list[dict[str, float]] = []
    for _round in range(RUNS):
        bare = {}
        if RUNS > 1:  # that it can be measured the test above has seen
            stock = browser.new_context().new_page()
            stock.goto(addresses[1])
            bare = {"bare loadPyodide": stock.evaluate(STOCK_START)}
            stock.context.close()
        rows.append({**bare, **first_visit(browser, addresses[0] if RUNS > 1 else compressed)})
    figure("page: first visit", "", f"{in_words(middle_of(rows))}; median of {RUNS}")
    if RUNS > 1:
        rows = [first_visit(browser, compressed, SLOW, again=True) for _round in range(RUNS)]
        figure("page: first visit by 1.6 Mbit/s at a quarter of the speed, then again",
               "painted 3 s, playable 25 s, playable again 2.5 s", in_words(middle_of(rows)))


def middle_of(rows: list[dict[str, float]]) -> dict[str, str]:
    """Return the middle one of each figure, in words."""
    return {name: f"{median(row[name] for row in rows):.0f} ms" for name in rows[0]}


def in_words(figures: dict[str, str]) -> str:
    """Return figures with their names on one line."""
    return ", ".join(f"{name} {value}" for name, value in figures.items())


class Task(NamedTuple):
    """A piece of work that kept the page from answering, in milliseconds."""

    busy: float  # of the processor, the throttle included; what other programs do does not count
    lasted: float  # on the clock


def tasks(page: Page, work: Callable[[], Any], rate: int = 4) -> list[Task]:
    """Return the tasks of the page's thread while something is done on a processor so many times slower."""
    session = page.context.new_cdp_session(page)
    browser = page.context.browser
    assert browser is not None
    browser.start_tracing(page=page, categories=["toplevel", "devtools.timeline"])
    session.send("Emulation.setCPUThrottlingRate", {"rate": rate})
    work()
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    events = json.loads(browser.stop_tracing())["traceEvents"]
    threads = Counter((e["pid"], e["tid"]) for e in events if e["name"] == "FunctionCall" and e["ph"] == "X")
    page_thread = threads.most_common(1)[0][0]
    found = [Task(e["tdur"] / 1000, e["dur"] / 1000) for e in events
             if e["ph"] == "X" and "RunTask" in e["name"] and "tdur" in e and (e["pid"], e["tid"]) == page_thread]
    return sorted(found, reverse=True)


def told(found: list[Task]) -> str:
    """Put the longest tasks into words."""
    slow = sum(task.busy > 50 for task in found)
    busiest = ", ".join(f"{task.busy:.0f}" for task in found[:5])
    return (f"{busiest} ms of the processor, {max(task.lasted for task in found):.0f} ms on the clock; "
            f"{slow} of {len(found)} over 50 ms")


def coached(page: Page, seconds: float) -> None:
    """Let a coach play: taps on lit cells of the board, presses of what is offered."""
    random = Random(2)
    end = monotonic() + seconds
    while monotonic() < end:
        if random.random() > 0.6 or not tap_lit(page, random.randrange(1000)):
            offered = page.evaluate(OFFERED)
            usual = [each for what in ("done", "formation") for each in offered if each[0] == what]
            if offered:
                page.evaluate(PRESS, usual[0] if usual else random.choice(offered))
        page.wait_for_timeout(150)


def test_the_longest_blocks_on_a_slow_phone(phones: Phones, site: str) -> None:
    """At a quarter of the speed; the best of a few runs counts, for a busy machine slows all of them."""
    print(f"\nload {getloadavg()[0]:.1f}")
    games = {"": "elfball", " in Cave Brawl": "cave-brawl"} if RUNS > 1 else {"": "elfball"}
    for (what, enter), (where, game) in product((("bots play", begin_between_bots), ("a coach plays", begin)),
                                                games.items()):
        best: list[Task] = []
        for _run in range(RUNS):
            with phones() as page:
                enter(page, site, game)
                press_what_is_offered(page, 6) if enter is begin else page.wait_for_timeout(1500)
                bots = partial(page.wait_for_timeout, SECONDS * 1000)
                found = tasks(page, partial(coached, page, SECONDS) if enter is begin else bots)
                best = min(best or found, found, key=lambda each: each[0].busy)
        figure(f"page: longest tasks at a quarter of the speed while {what}{where}", "<= 50 ms", told(best))
        assert best[0].busy > 0


def test_taps_are_painted(phones: Phones, site: str) -> None:
    """At full speed, from the finger to the pixels; the best of a few runs counts."""
    best: list[float] = []
    for _run in range(RUNS):
        with phones() as page:
            begin(page, site)
            press_what_is_offered(page, 6)
            page.evaluate("performance.clearMeasures()")
            coached(page, SECONDS)
            times = sorted(page.evaluate("performance.getEntriesByName('fracas:tap').map((each) => each.duration)"))
            best = min(best or times, times, key=lambda each: each[len(each) * 95 // 100])
    figure("page: tap to painted", "95 of 100 within 30 ms",
           f"median {best[len(best) // 2]:.0f} ms, 95 of 100 within {best[len(best) * 95 // 100]:.0f} ms; "
           f"{len(best)} taps, load {getloadavg()[0]:.1f}")
    assert best


def test_one_game_is_imported(visit: Callable[..., Page], site: str) -> None:
    """Its ruleset, with all that this loads; what all games share has been loaded before."""
    page = visit(**DESKTOP)
    page.goto(site)
    times = python(page, dedent(f"""
        import json, sys, time
        import fracas
        times = {{key: [] for key in {KEYS!r}}}
        for key in [*times] * {RUNS}:
            for name in [name for name in sys.modules if name.startswith("fracas.games.")]:
                del sys.modules[name]
            times[key].append(-time.perf_counter())
            fracas.ruleset(key)
            times[key][-1] += time.perf_counter()
        json.dumps({{key: min(each) * 1000 for key, each in times.items()}})
    """))
    figure("page: import of one game", "<= 25 ms",
           ", ".join(f"{key} {each:.0f} ms" for key, each in json.loads(times).items()))


def test_a_chain_of_ten_rolls_is_weighed(page: Page) -> None:
    """The dearest kind: five players in turn with a re-roll of their own that serves once, Pro, and the team's."""
    milliseconds = python(page, dedent(f"""
        from time import perf_counter
        from fracas.games.street_bowl.odds.chains import Link, chance
        links = [Link(n % 4 + 2, 6, n % 5, "dodge", True, True, False, True) for n in range(10)]
        times = []
        for _ in range({5 * RUNS}):
            times.append(-perf_counter())
            assert 0 < chance(links) < 1
            times[-1] += perf_counter()
        min(times) * 1000
    """))
    figure("page: exact chance of a chain of ten rolls, the dearest kind", "<= 5 ms", f"{milliseconds:.1f} ms")
