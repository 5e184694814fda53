"""First visits to a host that fails: each start comes, or says within ten seconds why it does not.

Every file of the first start in every way a host can fail, and hosts that drop one request in ten. The log is kept and
a run goes on where it was stopped, as long as the site is the same.
"""

from __future__ import annotations

import json
import os
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Error, Page, sync_playwright

from workshop import tools
from workshop.interpreter import watchdog
from workshop.measures.faulty_host import KINDS, FaultyHost, HostFault
from workshop.paths import BUILD, SITE
from workshop.website import site

LOG = BUILD / "starts.jsonl"
MOST = 10.0  # seconds, of a machine that has nothing else to do
LONG, AGAIN, SHORT = 40.0, 12.0, 1.0  # the same after it spoke; a file that comes late, one that comes when asked again
SEEDS = 200
DROPPED = 10  # one request in so many
LATER = ("runtime/rest.zip", "runtime/elfball.zip")
"""What a first match needs besides."""
COMPRESSED = (".br", ".gz")  # copies for other servers

WITHOUT = ["--no-sandbox", "--disable-gpu"]
LANGUAGES = ("en-GB", "fr-FR")
SEEN = """(mark) => {
    const box = document.getElementById("diagnosis"), root = document.documentElement;
    const isStyled = getComputedStyle(root).getPropertyValue("--whole").includes(mark);
    const match = document.querySelector("#screen-new [data-do=start]");
    const isHome = !location.hash.startsWith("#/new/");
    if (root.dataset.ready && isStyled && isHome) location.hash = "#/new/elfball/bot";
    return { said: box && box.getClientRects().length ? box.firstChild.textContent : "",
             button: box ? box.querySelector("button").textContent : "",
             playable: Boolean(root.dataset.ready && isStyled && match) };
}"""


class Start(NamedTuple):
    """The outcome of a start: seconds after which it spoke and could be played, or None, and what it said."""

    fault: str
    language: str
    spoke: float | None
    played: float | None
    said: list[str]
    most: float  # seconds it had

    @property
    def is_silent(self) -> bool:
        """Whether it neither came nor spoke in time."""
        return not any(after is not None and after <= self.most for after in (self.spoke, self.played))


def first_files(folder: Path) -> list[str]:
    """List the files of the first start, and what a first match needs besides."""
    return [name for name, (_hash, _size, is_needed) in watchdog.hash_table(folder).items()
            if (is_needed or name in (*LATER, "runtime/app.fr.zip")) and not name.endswith(COMPRESSED)]


def all_faults(folder: Path) -> Iterator[HostFault]:
    """Iterate over all that is tried."""
    for file in first_files(folder):
        yield from (HostFault(file, kind) for kind in KINDS if not (kind == "type" and is_any_type_right(file)))
    yield from (HostFault(one_in=DROPPED, seed=seed) for seed in range(SEEDS))


def is_any_type_right(file: str) -> bool:
    """Return whether browsers take a file whatever its content type."""
    return Path(file).suffix in (".zip", ".toml", ".py")


def visit(browser: Browser, fault: HostFault, language: str) -> Start:
    """Start the page once and go to a new match, on a host with a fault."""
    with FaultyHost(SITE, fault) as host:
        context = browser.new_context(locale=language, service_workers="block", viewport={"width": 1280, "height": 800})
        try:
            return follow(context.new_page(), host.address, fault, language)
        finally:
            context.close()


def follow(page: Page, address: str, fault: HostFault, language: str) -> Start:
    """Open the page and look at it until it can be played, or has spoken and does not come."""
    started, spoke, said = time.monotonic(), None, list[str]()
    most = MOST * load_factor()
    while True:
        try:
            if page.url == "about:blank":
                page.goto(address, wait_until="commit", timeout=1000 * most)
                started = time.monotonic()
            seen: dict[str, Any] = page.evaluate(SEEN, watchdog.mark_table(SITE)["style"])
        except Error:  # between two pages, or the page itself was dropped: the browser says that
            seen = {"said": "", "playable": False}
            if page.url.startswith("chrome-error:") or page.url == "about:blank":
                return Start(str(fault), language, 0.0, None, ["the browser's own page"], most)
        after = round(time.monotonic() - started, 2)
        if seen["said"] and seen["said"] not in said:
            said.append(seen["said"])
            spoke = spoke if spoke is not None else after
        if seen["playable"] or after > (most if spoke is None else spoke + patience(fault)):
            return Start(str(fault), language, spoke, after if seen["playable"] else None, said, most)
        page.wait_for_timeout(50)


def patience(fault: HostFault) -> float:
    """Return the seconds that a start is given to come, after it spoke."""
    return LONG if fault.kind == "late" else AGAIN if fault.one_in else SHORT


def load_factor() -> float:
    """Return by how much other programs slow this one down."""
    return max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))


def run() -> int:
    """Try all starts that the log does not hold and print the counts; return the exit status."""
    tools.ensure_chromium()
    site.build()
    known = read_log()
    faults = list(all_faults(SITE))
    with sync_playwright() as playwright, LOG.open("a", encoding="utf-8") as log:
        browser = playwright.chromium.launch(executable_path=tools.chromium(True), args=WITHOUT)
        for number, fault in enumerate(faults):
            if str(fault) in known:
                continue
            language = LANGUAGES[-1 if ".fr." in fault.file else number % len(LANGUAGES)]
            known[str(fault)] = start = visit(browser, fault, language)
            log.write(json.dumps({"site": version(), **start._asdict()}, ensure_ascii=False) + "\n")
            log.flush()
            print(f"{number + 1}/{len(faults)} {start.fault}: spoke {start.spoke}, played {start.played}, "
                  f"{'SILENT ' if start.is_silent else ''}{start.said[:1]}", flush=True)
        browser.close()
    print(summary(known.values()))
    return int(any(start.is_silent for start in known.values()))


def read_log() -> dict[str, Start]:
    """Return the starts of this site that were tried before, by fault."""
    lines = LOG.read_text(encoding="utf-8").splitlines() if LOG.is_file() else []
    found = [json.loads(line) for line in lines]
    return {each["fault"]: Start(**{name: each[name] for name in Start._fields})
            for each in found if each["site"] == version()}


def version() -> str:
    """Return the hash that tells one version of the site from another."""
    return watchdog.content_hash(SITE / "index.html")


def summary(starts: Any) -> str:
    """Return the counts in lines, by kind of fault."""
    rows: dict[str, Counter[str]] = {}
    for start in starts:
        kind = start.fault.partition(" ")[0] if not start.fault.startswith("one in") else f"one in {DROPPED} dropped"
        outcome = "silent" if start.is_silent else "came" if start.spoke is None else \
            "spoke and came" if start.played is not None else "spoke"
        rows.setdefault(kind, Counter())[outcome] += 1
    lines = [f"{kind}: {sum(row.values())} starts, " + ", ".join(f"{row[name]} {name}" for name in
             ("came", "spoke and came", "spoke", "silent")) for kind, row in rows.items()]
    silent = sum(row["silent"] for row in rows.values())
    return "\n".join([*lines, f"{sum(sum(row.values()) for row in rows.values())} starts, {silent} silent"])
