"""After one visit the network can go for good: the browser starts again without it, and a match goes on."""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Response

from tests.browser.conftest import AS_READERS_HAVE_IT, BRIEF, DESKTOP
from tests.browser.hands import PATIENCE, go
from tests.browser.play import QUICK, begin, new_tab, press_what_is_offered, state, wait_until_kept, wait_until_ready
from tests.browser.watch import Watch
from workshop.measures.faulty_host import FaultyHost, HostFault
from workshop.paths import SITE
from workshop.serve import Server
from workshop.tools import chromium
from workshop.website.site import precached_in_language

SIZE_OF = """(address) => new Promise((tell) => {
    const picture = new Image();
    picture.onload = () => tell([picture.naturalWidth, picture.naturalHeight]);
    picture.src = address;
})"""


def test_the_manifest_names_icons_that_are_there(page: Page) -> None:
    manifest = json.loads((SITE / "static" / "manifest.webmanifest").read_text(encoding="utf-8"))
    address = str(page.locator("link[rel=manifest]").get_attribute("href"))
    assert page.evaluate("(a) => fetch(a).then((r) => r.ok)", address)
    for icon in manifest["icons"]:
        assert (SITE / "static" / icon["src"]).is_file()
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert any(icon["purpose"] == "maskable" for icon in manifest["icons"])


def test_who_reads_french_installs_a_french_page(browser: Browser, site: str) -> None:
    context = browser.new_context(locale="fr-FR", service_workers="block")
    page = context.new_page()
    page.goto(site, wait_until="domcontentloaded")
    manifest = page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then((found) => found.json())")
    context.close()
    assert manifest["lang"] == "fr" and manifest["shortcuts"][0]["name"] == "Jouer à Elfball contre un bot"


def test_the_manifest_shows_pictures_and_offers_ways_that_lead_somewhere(page: Page, site: str) -> None:
    manifest = json.loads((SITE / "static" / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert {picture["form_factor"] for picture in manifest["screenshots"]} == {"wide", "narrow"}
    for picture in manifest["screenshots"]:
        size = page.evaluate(SIZE_OF, f"{site}static/{picture['src']}")
        assert f"{size[0]}x{size[1]}" == picture["sizes"]
    for shortcut in manifest["shortcuts"]:
        address = shortcut["url"].partition("#")[2]
        go(page, f"#{address}")


def test_ready_for_offline_is_said_only_when_every_file_is_kept(fresh_page: Page, site: str) -> None:
    page = fresh_page
    page.goto(site)
    wait_until_ready(page)
    seen = ""
    while "Ready to play offline" not in seen:
        seen, ring, kept = page.evaluate("""async () => {
            const seen = document.querySelector("#ready").innerText;
            const ring = document.querySelector("#ready .full").getAttribute("stroke-dasharray");
            const registration = await navigator.serviceWorker.getRegistration();
            return [seen, ring, Boolean(registration && registration.active)];
        }""")
        assert (ring == "100 100") == ("Ready to play offline" in seen)
        assert kept or "Ready to play offline" not in seen
        page.wait_for_timeout(10)
    files = page.evaluate("""async () => {
        const names = (await caches.keys()).filter((name) => name.startsWith("fracas "));
        return (await (await caches.open(names[0])).keys()).length;
    }""")
    assert files == len(precached_in_language(SITE, "en")) - 1  # the worker itself is kept by the browser


def test_an_offer_to_install_is_shown_beside_matches_only(page: Page, site: str) -> None:
    begin(page, site)
    wait_until_kept(page)
    page.evaluate("window.dispatchEvent(new Event('beforeinstallprompt'))")
    page.locator("#offers [data-do=install]").wait_for(state="attached")
    assert not page.locator("#offers [data-do=install]").is_visible()
    page.evaluate("location.hash = '#/'")
    page.locator("#offers [data-do=install]").wait_for()
    page.evaluate("location.hash = '#/new/elfball/bot'")
    page.locator("#screen-new [data-do=start]").first.wait_for()
    assert not page.locator("#offers [data-do=install]").is_visible()  # it would lie over the button that starts
    page.evaluate("location.hash = '#/'")
    page.locator("#offers [data-do=dismiss]").click()
    page.wait_for_function("!document.querySelector('#offers').children.length", polling=20)


@pytest.fixture
def profile(browser: Browser, tmp_path: Path, watch: Watch) -> Iterator[Callable[[], Page]]:
    """Start a browser on a profile that stays; called again, the browser starts again."""
    opened: list[BrowserContext] = []

    def start() -> Page:
        for context in opened:
            context.close()
        opened.clear()
        context = browser.browser_type.launch_persistent_context(
            tmp_path / "profile", executable_path=chromium(not AS_READERS_HAVE_IT), args=BRIEF, **DESKTOP)
        context.set_default_timeout(PATIENCE)
        watch.follow(context)
        opened.append(context)
        return context.pages[0]

    yield start
    for context in opened:
        context.close()


def test_a_match_goes_on_without_network_after_the_browser_was_started_again(
    profile: Callable[[], Page], watch: Watch,
) -> None:
    server = Server(SITE, prefix="/some/path/")
    threading.Thread(target=server.serve_forever, daemon=True).start()
    watch.home = home = server.address
    context = profile().context
    context.add_init_script(QUICK)
    page = new_tab(context, home)
    match = begin(page, home)
    press_what_is_offered(page, 4)
    wait_until_kept(page)
    before = state(page)["record"]
    server.shutdown()
    server.server_close()

    context, answered = profile().context, list[Response]()
    context.on("response", lambda response: answered.append(response))
    page = new_tab(context, home + match)
    assert state(page)["record"] == before
    page.wait_for_function("!document.querySelector('#standing').children.length", polling=50)
    press_what_is_offered(page, 30, seed=2)
    assert state(page)["record"] != before
    for screen in ("#/", "#/rules/elfball", "#/saved", "#/settings", "#/new/elfball/bot"):
        go(page, screen)
    page.evaluate("fracasShell.remember(0)")  # what makes a snapshot was not asked for while there was a network
    assert answered and [each.url for each in answered if not each.from_service_worker] == []
    assert watch.troubles == [], "what nobody answered has failed"


FRENCH = re.compile(r"/(runtime/[a-z_-]+|static/manifest)\.fr\.[a-z]+$")


def test_french_is_fetched_by_its_readers_only_and_kept_from_then_on(
    fresh_page: Page, watch: Watch, site: str,
) -> None:
    """Without network it can be chosen once it was read; before, the page says in a sentence that it stays as it is."""
    page, asked = fresh_page, list[str]()
    page.context.on("request", lambda request: asked.append(request.url))
    page.goto(site)
    wait_until_kept(page)
    go(page, "#/settings")
    assert "runtime/street_bowl.zip" in "".join(asked) and not [*filter(FRENCH.search, asked)]

    page.context.set_offline(True)
    page.evaluate("fracasShell.remember(0)")  # in vain, and in silence
    french = page.locator("[data-do=language][value=fr]")
    french.click()
    page.get_by_text("Français could not be loaded").wait_for()
    assert page.get_attribute("html", "lang") == "en" and not french.is_checked()
    watch.forgive("app.fr.zip")
    watch.forgive("Failed to load resource")

    page.context.set_offline(False)
    french.click()
    page.locator("html[lang=fr]").first.wait_for()
    wait_until_kept(page)
    asked.clear()
    page.context.set_offline(True)
    page.reload()
    wait_until_ready(page)
    go(page, "#/rules/elfball/4")
    page.locator("#rule-text").get_by_text("Joueurs et orientation").first.wait_for()
    assert page.get_attribute("html", "lang") == "fr"
    page.context.set_offline(False)


@pytest.mark.parametrize("fault", [HostFault("runtime/qr.zip", "missing"), HostFault("sw.js", "page")], ids=str)
def test_what_cannot_be_kept_for_offline_is_named_while_the_page_can_be_played(
    browser: Browser, fault: HostFault,
) -> None:
    """Files that keep failing are asked for three times; the light of the home screen names the one that is lacking."""
    with FaultyHost(SITE, fault) as host:
        context = browser.new_context(**DESKTOP)
        page = context.new_page()
        page.goto(host.address)
        page.get_by_text(f"Ready to play. Not saved for offline: {fault.file} did not load.").wait_for()
        assert page.locator("html[data-ready]").count() and not page.locator("html[data-offline]").count()
        context.close()


def test_a_worker_whose_files_fail_for_a_moment_keeps_them_all_the_same(browser: Browser) -> None:
    with FaultyHost(SITE, HostFault("runtime/qr.zip", "gone")) as host:
        context = browser.new_context(**DESKTOP)
        context.on("requestfailed", lambda _request: setattr(host, "fault", HostFault()))
        page = context.new_page()
        page.goto(host.address)
        page.locator("html[data-offline]").first.wait_for(state="attached")
        context.close()
