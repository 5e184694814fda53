"""A later visit starts from a snapshot of the interpreter's memory that was made on this device, or as without one.

`make test` damages it in one way; with FRACAS_RUNS it is used so often, and damaged in all ways. FRACAS_RESTORES
interpreters are restored from one snapshot, and throw a die each.
"""

import contextlib
import os
import re
from statistics import median

import psutil  # type: ignore[import-untyped]
from playwright.sync_api import Page

from tests.browser.play import begin, press_what_is_offered, state, wait_until_kept, wait_until_ready
from tests.browser.test_figures import MARKED
from tests.browser.watch import Watch
from tests.figures import figure
from tests.soak.kept import Kept

KINDS = ("one bit", "of another version", "half written", "of another build", "sound but senseless", "gone",
         "not finished", "in use by two")
SPARE = """async () => {
    const cache = await caches.open((await caches.keys()).find((name) => name.startsWith("fracas-snapshot ")));
    const [request] = await cache.keys();
    await (await caches.open("spare")).put(request, await cache.match(request));
    window.name = localStorage.getItem("fracas.snapshot");
}"""
DAMAGE = """async (kind) => {
    const spare = await caches.open("spare"), [request] = await spare.keys(), answer = await spare.match(request);
    let bytes = new Uint8Array(await answer.arrayBuffer()), address = request.url;
    let sums = answer.headers.get("X-Hashes");
    const size = bytes.length, [start] = new Uint32Array(bytes.buffer, 0, 1);
    if (kind === "one bit") bytes[bytes.length >> 1] ^= 1;
    if (kind === "half written") bytes = bytes.slice(0, bytes.length >> 1);
    if (kind === "of another version") address = address.replace(/.$/, (last) => (last === "0" ? "1" : "0"));
    if (kind === "of another build") {
        const text = new TextDecoder().decode(bytes.subarray(4, start));
        bytes.set(new TextEncoder().encode(text.replace(/"head":\\[(\\d)/, (_, first) => `"head":[${9 - first}`)), 4);
    }
    if (kind === "sound but senseless") bytes.fill(0, start);
    if (kind === "of another build" || kind === "sound but senseless") {
        sums = "";
        for (let at = 0; at < size; at += 1 << 20) {
            const sum = await crypto.subtle.digest("SHA-256", bytes.subarray(at, at + (1 << 20)));
            sums += " " + [...new Uint8Array(sum, 0, 16)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
        }
    }
    localStorage.setItem("fracas.snapshot", window.name);
    if (kind === "not finished") sessionStorage.setItem("fracas.snapshot", "trying");
    const cache = await caches.open(`fracas-snapshot ${new URL("./", location.href.replace(/[?#].*/, "")).href}`);
    for (const each of await cache.keys()) await cache.delete(each);
    const headers = { "X-Size": size, "X-Hashes": sums.trim() };
    if (kind !== "gone") await cache.put(address, new Response(bytes, { headers }));
    return window.name;
}"""
MOST_SEEDS = 5
TIMES = int(os.environ.get("FRACAS_RUNS", "1"))
RESTORES = int(os.environ.get("FRACAS_RESTORES", "2"))
AT_ONCE = 20  # restores, before a page is begun anew, for each takes memory
RESTORE = """async ([count, code]) => {
    const home = new URL("./", location.href.replace(/[?#].*/, "")), at = (file) => new URL(file, home).href;
    const { find } = await import(at("static/snapshots.js")), { loadPyodide } = await import(at("runtime/pyodide.js"));
    const { default: createPyodideModule } = await import(at("runtime/pyodide.asm.js"));
    const { instantiateStreaming } = WebAssembly;     // the page's own, which compiles once
    let prepare = null;
    WebAssembly.instantiateStreaming = async (...asked) => {
        const started = await instantiateStreaming(...asked), exported = Object.values(started.instance.exports);
        prepare(exported.find((each) => each instanceof WebAssembly.Memory));
        return started;
    };
    const usual = { createPyodideModule, indexURL: at("runtime/"), stdLibURL: at("runtime/stdlib.zip"),
        lockFileContents: JSON.stringify({ info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3",
            python: "3.14.2" }, packages: {} }) };
    const drawn = [];
    while (drawn.length < count) {
        sessionStorage.removeItem("fracas.snapshot");  // a page restores once
        const kept = await find();
        const load = (more, told) => { prepare = told; return loadPyodide({ ...usual, ...more }); };
        drawn.push((await kept.start(load, new Map())).runPython(code).split(" "));
    }
    sessionStorage.removeItem("fracas.snapshot");
    WebAssembly.instantiateStreaming = instantiateStreaming;
    return drawn;
}"""
DRAW = """
import random, sys
from os import urandom  # as `DomBrowser.fresh_seed` does, which needs a page
assert "fracas.kernel.game" in sys.modules
f"{urandom(8).hex()} {random.random()}"
"""
NOTE = """(wanted) => {
    if (wanted) localStorage.setItem("fracas.snapshot", window.name); else localStorage.removeItem("fracas.snapshot");
}"""
USED = "document.documentElement.dataset.snapshot ?? ''"


def make_snapshot(page: Page, site: str, peaks: list[float]) -> str:
    """Begin a match, have the snapshot made, and return the address of the match.

    Args: peaks - takes how many megabytes more the browser needs meanwhile, where figures are measured.
    """
    page.goto(site)
    wait_until_ready(page)
    begin(page, site)
    wait_until_kept(page)
    before = browser_memory() if TIMES > 1 else 0
    page.evaluate("void fracasShell.remember(0)")
    while TIMES > 1 and page.evaluate(USED) != "made":
        peaks.append(browser_memory() - before)
    page.locator("html[data-snapshot=made]").wait_for(state="attached")
    return page.url


def browser_memory() -> float:
    """Return the memory of all processes of the browsers that this one has started, in megabytes."""
    total = 0
    for process in psutil.Process().children(recursive=True):
        with contextlib.suppress(psutil.Error):  # it has ended meanwhile
            total += process.memory_full_info().pss
    return total / 1e6


def visit_again(page: Page, address: str) -> str:
    """Visit an address from elsewhere, and return whether a snapshot was used."""
    page.goto("about:blank")
    page.goto(address)
    wait_until_ready(page)
    page.locator("#screen-match #field").wait_for()
    return str(page.evaluate(USED))


def seed_of_new_match(page: Page, site: str) -> str:
    """Begin a match and return its seed."""
    begin(page, site)
    found = re.search(r'[Ss]eed "?(\w+)', state(page)["record"])
    assert found is not None
    return found[1]


def restore(page: Page, address: str) -> None:
    """Restore interpreters from one snapshot: each draws a seed of its own, and what lies in memory is the same."""
    kept = Kept("restores", RESTORES) if RESTORES > AT_ONCE else None
    seeds = [seed for row in kept.rows for seed in row["seeds"].split()] if kept else []
    lying = set()
    while len(seeds) < RESTORES:
        count = min(AT_ONCE, RESTORES - len(seeds))
        drawn = page.evaluate(RESTORE, [count, DRAW])
        lying |= {memory for _seed, memory in drawn}
        seeds += [seed for seed, _memory in drawn]
        if kept:
            kept.note(count, seeds=" ".join(seed for seed, _memory in drawn))
        visit_again(page, address)
    assert len(lying) == 1, "these were not restored from one snapshot"
    assert len(set(seeds)) == len(seeds)
    if kept:
        kept.tell(restores=len(seeds), equal=len(seeds) - len(set(seeds)))


def test_a_later_visit_starts_from_the_snapshot_of_this_device_or_as_without_one(
    fresh_page: Page, site: str, watch: Watch,
) -> None:
    """It goes on with the match, and draws other seeds each time; one that is not right is dropped."""
    page = fresh_page
    peaks = list[float]()
    match = make_snapshot(page, site, peaks)
    page.evaluate(SPARE)
    seeds, ready = set(), {"used": list[float](), "": list[float]()}
    for time in range(TIMES):
        for wanted in ("used", "")[:TIMES]:
            page.evaluate(NOTE, wanted)
            assert visit_again(page, match) == wanted
            ready[wanted].append(page.evaluate(MARKED, "fracas:ready"))
            if wanted and time < MOST_SEEDS:
                press_what_is_offered(page, 2)
                seeds.add(seed_of_new_match(page, site))
    page.evaluate(NOTE, "used")
    restore(page, match)
    if TIMES > 1:
        with_it, without = (median(ready[wanted]) for wanted in ("used", ""))
        figure("page: a later visit to a match from a snapshot", "<= 0.5 of the time without",
               f"{with_it:.0f} of {without:.0f} ms = {with_it / without:.2f}; medians of {TIMES} by turns")
        figure("page: memory while a snapshot is made", "<= 120 MB", f"{max(peaks):.0f} MB more")
    assert len(seeds) == min(TIMES, MOST_SEEDS), "no seed comes from the snapshot, which is the same each time"
    for kind in KINDS if TIMES > 1 else KINDS[:1]:
        assert page.evaluate(DAMAGE, kind), "it is noted that there is one"
        if kind == "sound but senseless":
            watch.forgive("")
        if kind == "in use by two":
            other = page.context.new_page()
            assert (visit_again(other, match), visit_again(page, match)) == ("used", "used")
            continue
        assert visit_again(page, match) == "", kind
        kept = page.evaluate("localStorage.getItem('fracas.snapshot') ?? ''")
        assert not kept or kind in ("of another version", "gone"), "what is wrong is not tried again"
