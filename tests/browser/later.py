"""Visits that start as later ones do, from a snapshot of Python's memory, for tests of what comes after the start.

Importing the engine is two thirds of what a start takes of the processor. The page makes the snapshot itself, with all
games in it, once for a build of the site; it lies beside the site and is put where the page looks for one. What it was
made of is compared there as ever: with another language or version a page starts without it.
"""

from __future__ import annotations

import fcntl
import json
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext

from fracas.games import KEYS
from fracas.page.chunks import HEADS, REST, with_extras
from tests.browser.lent import python
from tests.browser.play import new_tab
from workshop.build_cache import build_once, digest
from workshop.paths import BUILD, SITE
from workshop.serve import Handler

FOLDER = BUILD / "snapshot"
CONTENT, HEAD = FOLDER / "content", FOLDER / "head.json"  # of the answer that the page keeps
NAME = "snapshot-of-tests"  # its address beside the site
MAY_BE_MADE = """() => {
    Object.defineProperty(Navigator.prototype, "deviceMemory", { value: 8 });
    Object.defineProperty(ServiceWorkerContainer.prototype, "controller", { value: {} });
}"""
BRING = """async (names) => {
    const parts = [];
    for (const name of names) parts.push(await fracasShell.bring(name));
    return parts;
}"""
IMPORT = """
from fracas.page.chunks import import_modules
for files in {parts!r}:
    list(import_modules(files, {names!r}))
"""
HAND_OUT = """async () => {
    const [name] = (await caches.keys()).filter((each) => each.startsWith("fracas-snapshot "));
    const cache = await caches.open(name), [request] = await cache.keys(), answer = await cache.match(request);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(await answer.blob());
    link.download = "snapshot";
    link.click();
    return { made: request.url.split("?")[1], kept: localStorage.getItem("fracas.snapshot"),
             headers: Object.fromEntries(answer.headers) };
}"""
FIND = """(({ made, kept, headers }, name) => {
    if (!window.CacheStorage) return;                 // an empty tab
    const { match } = CacheStorage.prototype;
    CacheStorage.prototype.match = async function (asked, options) {
        if (!options?.cacheName?.startsWith("fracas-snapshot ")) return match.call(this, asked, options);
        if (asked.split("?")[1] !== made) return undefined;
        return new Response((await fetch(new URL(name, asked))).body, { headers });
    };
    try { localStorage.setItem("fracas.snapshot", kept); } catch { /* blocked storage: a start without it */ }
})(SAID, NAME);"""


class HandlerBeside(Handler):
    """Serves the site, and beside it the snapshot."""

    def translate_path(self, path: str) -> str:
        """Return the file behind an address."""
        return str(CONTENT) if path == self.prefix + NAME else super().translate_path(path)


def make_later(context: BrowserContext, browser: Browser, site: str) -> None:
    """Let the pages of a context start from the snapshot, which is made if there is none of this build.

    Args: browser, site - where it is made.
    """
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (FOLDER / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        files = (SITE / "index.html", SITE / "runtime" / "pyodide.asm.wasm", Path(__file__))
        with build_once(FOLDER / "made", digest(files)) as stale:
            if stale:
                make(browser, site)
    said = HEAD.read_text(encoding="utf-8")
    context.add_init_script(FIND.replace("SAID", said).replace("NAME", json.dumps(NAME)))


def make(browser: Browser, site: str) -> None:
    """Have a page make its snapshot when all games are there, and keep what it has kept."""
    context = browser.new_context(service_workers="block")
    page = new_tab(context, site)
    names = (REST, HEADS, *with_extras(KEYS))
    python(page, IMPORT.format(names=names, parts=page.evaluate(BRING, names)) + "True")
    page.evaluate(MAY_BE_MADE)
    page.evaluate("fracasShell.remember(1)")
    page.locator("html[data-snapshot=made]").first.wait_for(state="attached")
    with page.expect_download() as download:
        said = page.evaluate(HAND_OUT)
    download.value.save_as(CONTENT)
    HEAD.write_text(json.dumps(said), encoding="utf-8")
    context.close()
