"""What authors paste, on posts of another origin as hosts leave them: no box is empty, nothing is asked for too soon.

Six kinds: a picture, a drawing, a frame, the element, a page with its card, and fences in Markdown. Each of them as it
is, as six kinds of hosts strip it, without script, on a page that isolates itself, and printed.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from fracas.commands import fences, published
from fracas.commands.pixels import png
from fracas.posts.excerpt import of_game
from fracas.posts.snippets import KINDS, Place, snippet
from tests.browser.conftest import DESKTOP
from tests.browser.hosts import LOOPBACK, blog, position, post
from tests.browser.watch import Watch
from tests.posts.stripping import PROFILES, stripped

EARLY = {"static/embed.js", "embed.html"}  # what frame and element may ask for
LOOK = """() => [...document.querySelectorAll("section")].map((cell) => {
    const seen = (one) => { const box = one.getBoundingClientRect(); return box.width > 20 && box.height > 8; };
    const blank = [...cell.querySelectorAll("img")].filter((one) => !(one.complete && one.naturalWidth && one.alt));
    const boards = [...cell.querySelectorAll("svg, iframe")].filter((one) => !seen(one));
    const isRead = cell.innerText.includes("open this board");
    return [cell.id, !blank.length && !boards.length && isRead && seen(cell) ? "" : cell.innerHTML.slice(0, 300)];
}).filter(([, wrong]) => wrong)"""


@pytest.fixture(scope="module")
def there(tmp_path_factory: pytest.TempPathFactory, site: str) -> Iterator[str]:
    """The address of a blog with posts that hold every kind on every host."""
    folder: Path = tmp_path_factory.mktemp("hosts")
    with blog(folder) as address:
        kinds = pasted(folder, site)
        cells = {f"{kind}-as-it-is": text for kind, text in kinds.items()}
        for profile in PROFILES:
            cells |= {f"{kind}-{profile.replace(' ', '-')}": stripped(text, profile) for kind, text in kinds.items()}
        whole = "".join(f'<section id="{name}">{text}</section>\n' for name, text in cells.items())
        plain = "".join(f'<section id="{name}">{text}</section>' for name, text in kinds.items())
        still = "".join(f'<section id="{name}">{kinds[name]}</section>' for name in ("picture", "drawing", "fences"))
        for name, body in (("hosts", whole), ("isolated", plain), ("still", still)):
            post(folder, name, body)
        yield address


def pasted(folder: Path, site: str) -> dict[str, str]:
    """Return what is pasted, of each kind; pictures lie on the blog."""
    shown = of_game(position("street_bowl"))
    (folder / "board.png").write_bytes(png(shown.drawing, 320))
    kinds = {kind: snippet(kind, shown, Place(site, "board.png")) for kind in KINDS}
    card = json.loads(published.oembed(shown, "A card", site, f"{site}p/", "card"))
    kinds["card"] = f'{card["html"]}<p><a href="{card["thumbnail_url"]}">A card: open this board</a></p>'
    text = f"```fracas\n{position('street_bowl').position}\n```\n"
    kinds["fences"], _boards = fences.replaced(text, site, "picture", lambda _name, _shown: "board.png", "x")
    return kinds


@pytest.fixture
def asked() -> list[str]:
    """Addresses that were asked for."""
    return []


@pytest.fixture
def reader(visit: Callable[..., Page], watch: Watch, asked: list[str], request: pytest.FixtureRequest) -> Page:
    """Somebody who reads posts, perhaps without script."""
    watch.home = LOOPBACK
    page = visit(**DESKTOP, java_script_enabled=getattr(request, "param", True))
    page.context.on("request", lambda one: asked.append(one.url.partition("#")[0]))
    return page


def of_site(asked: list[str], site: str) -> set[str]:
    return {url.removeprefix(site) for url in asked if url.startswith(site)}


def test_no_host_leaves_an_empty_box_and_print_shows_what_the_screen_shows(
    reader: Page, there: str, site: str, asked: list[str],
) -> None:
    reader.goto(f"{there}hosts.html")
    reader.wait_for_load_state("networkidle")
    assert reader.locator("section").count() == 6 * (1 + len(PROFILES))
    assert reader.evaluate(LOOK) == []
    assert of_site(asked, site) <= EARLY
    reader.emulate_media(media="print")
    assert reader.evaluate(LOOK) == []
    for frame in reader.main_frame.child_frames:
        if frame.url.startswith(site) and frame.evaluate("document.querySelector('#picture').naturalWidth"):
            assert frame.locator("#picture").is_visible() and not frame.locator("#acts").is_visible()


def test_a_picture_a_drawing_and_fences_ask_nothing_of_the_site(
    reader: Page, there: str, site: str, asked: list[str],
) -> None:
    reader.goto(f"{there}still.html")
    reader.wait_for_load_state("networkidle")
    assert reader.evaluate(LOOK) == [] and of_site(asked, site) == set()


def test_a_page_that_isolates_itself_shows_all_of_them(reader: Page, there: str, site: str, asked: list[str]) -> None:
    reader.goto(f"{there}isolated.html")
    reader.wait_for_load_state("networkidle")
    assert reader.evaluate("crossOriginIsolated") and reader.evaluate(LOOK) == []
    frames = [frame for frame in reader.main_frame.child_frames if frame.url.startswith(f"{site}embed.html")]
    assert len(frames) == 2 and of_site(asked, site) == EARLY


@pytest.mark.parametrize("reader", [False], indirect=True)
def test_without_script_pictures_drawings_and_links_stay_and_frames_say_what_they_need(
    reader: Page, there: str, asked: list[str],
) -> None:
    reader.goto(f"{there}hosts.html")
    reader.wait_for_load_state("networkidle")
    for kind in ("picture", "component", "fences"):
        image = reader.locator(f"#{kind}-as-it-is img")
        box = image.bounding_box()
        assert image.is_visible() and box is not None and box["height"] > 100
    assert reader.locator("#drawing-as-it-is svg").is_visible()
    frame = reader.frame_locator("#frame-as-it-is iframe")
    assert "needs JavaScript" in frame.locator("body").inner_text()


def test_the_example_is_printed_with_all_six_boards(reader: Page, site: str) -> None:
    reader.goto(f"{site}blog-example.html")
    for frame in reader.locator("iframe").all():
        frame.scroll_into_view_if_needed()
    reader.wait_for_load_state("networkidle")
    reader.emulate_media(media="print")
    boards = [frame for frame in reader.main_frame.child_frames if "embed.html" in frame.url]
    assert len(boards) == 3 and all(frame.locator("#picture").is_visible() for frame in boards)
    assert all(frame.evaluate("document.querySelector('#picture').naturalWidth") for frame in boards)
    pictures = reader.locator("main > p img")
    assert pictures.evaluate_all("(all) => all.map((one) => one.naturalWidth > 0)") == [True] * 3
    assert reader.pdf(print_background=True).count(b"/Subtype /Image") >= 3
    reader.emulate_media(media="screen")
    reader.set_viewport_size({"width": 390, "height": 844})
    assert reader.evaluate("document.documentElement.scrollWidth") <= 390
