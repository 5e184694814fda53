"""What authors paste, on posts of another origin as hosts leave them: no box is empty, nothing is asked for too soon.

Seven kinds: a picture, one in Markdown, a drawing, a frame, the element, a page with its card, and fences; on ten
hosts. What hosts do to a page is done here: they strip its HTML, speak to its frames as WordPress does, isolate
themselves, allow no storage or nothing but scripts, have no script, print. `-s` shows the table.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from markdown_it import MarkdownIt
from playwright.sync_api import Frame, Page

from fracas.commands import board_page, fences
from fracas.commands.raster import to_png
from fracas.posts import markdown
from fracas.posts.excerpt import game_excerpt
from fracas.posts.snippets import KINDS, MARKDOWN, SnippetSources, snippet
from tests.browser.conftest import DESKTOP
from tests.browser.hands import processor
from tests.browser.hosts import LOOPBACK, blog, position, post, until
from tests.browser.watch import Watch
from tests.posts.stripping import stripped
from workshop.paths import SITE

EARLY = {"static/embed.js", "embed.html"}  # what frame and element may ask for
MOST_SCRIPT = 15_000  # bytes of each of them
MOST_PAINT = 1_000  # milliseconds of the processor
FIRST_PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime"  # noted once the frame was shown
PAINTED = """document.querySelector("#picture")?.naturalWidth > 0
    || document.body?.innerText.includes("needs JavaScript")"""
LOOK = """() => [...document.querySelectorAll("section")].map((cell) => {
    const seen = (one) => { const box = one.getBoundingClientRect(); return box.width > 20 && box.height > 8; };
    const blank = [...cell.querySelectorAll("img")].filter((one) => !(one.complete && one.naturalWidth && one.alt));
    const boards = [...cell.querySelectorAll("svg, iframe")].filter((one) => !seen(one));
    const clipped = [...cell.querySelectorAll("iframe")].filter((one) => getComputedStyle(one).clip !== "auto");
    const isRead = cell.innerText.includes("open this board");
    const whole = !blank.length && !boards.length && !clipped.length && isRead && seen(cell);
    const left = cell.querySelector("img, svg, iframe") ? "board" : "words";
    return [cell.id, whole ? left : `empty: ${cell.innerHTML.slice(0, 300)}`];
})"""
PIXELS = re.compile(rb"/Subtype /Image\s/Width (\d{3,4})\s/Height (\d{3,4})\s")
CLIP = "position: absolute; clip: rect(1px, 1px, 1px, 1px)"
WORDPRESS = """<script>
addEventListener("message", ({ source, data }) => {
  if (!data || !data.secret || !data.message || !data.value || /[^a-zA-Z0-9]/.test(data.secret)) return;
  for (const frame of document.querySelectorAll(`iframe[data-secret="${data.secret}"]`)) {
    frame.removeAttribute("style");
    if (source === frame.contentWindow && data.message === "height")
      frame.height = Math.min(1000, Math.max(200, parseInt(data.value, 10)));
  }
});</script>"""  # as `wp-embed.js` does it
NO_STORAGE = """for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
    Object.defineProperty(window, name, { get() { throw new DOMException("blocked", "SecurityError"); } });"""
FAULTS = {  # what leaves an empty box, one of each kind: a pattern of its snippet, and what stands there instead
    "picture": ('src="[^"]*"', 'src="data:image/png;base64,AAAA"'), "markdown": ('alt="[^"]*"', 'alt=""'),
    "drawing": ("%3Csvg ", "%3Csgv "),
    "frame": ("<iframe ", f'<iframe style="{CLIP}" '), "component": ("open this board", ""),
    "card": ("<iframe ", "<iframe hidden "), "fences": ('alt="[^"]*"', 'alt=""'),
}
NO_PICTURE = "AAAA"  # in the address of a frame
STRIPPING = {
    "frames stripped": "frames stripped", "data- stripped": "data attributes and styles stripped", "feed text": "feed",
    "mail HTML": "mail",
}


@pytest.fixture(scope="module")
def there(tmp_path_factory: pytest.TempPathFactory, site: str) -> Iterator[str]:
    """The address of a blog with posts that hold every kind on every host."""
    folder: Path = tmp_path_factory.mktemp("hosts")
    with blog(folder) as address:
        kinds = pasted(folder, site)
        for profile in STRIPPING.values():
            post(folder, profile.replace(" ", "-"), cells({k: stripped(text, profile) for k, text in kinds.items()}))
        for name in ("plain", "isolated"):
            post(folder, name, cells(kinds))
        post(folder, "wordpress", WORDPRESS + cells({kind: on_wordpress(kind, text) for kind, text in kinds.items()}))
        post(folder, "sandbox", '<iframe sandbox="allow-scripts" src="plain.html" style="width:100%;height:4000px">')
        post(folder, "faulty", cells({kind: re.sub(*FAULTS[kind], text) for kind, text in kinds.items()}))
        post(folder, "unpainted", cells({"frame": re.sub(r"\.p\.[\w-]+", f".p.{NO_PICTURE}", kinds["frame"])}))
        post(folder, "still", cells({name: kinds[name] for name in ("picture", "markdown", "drawing", "fences")}))
        yield address


def cells(kinds: dict[str, str]) -> str:
    return "".join(f'<section id="{kind}">{text}</section>\n' for kind, text in kinds.items())


def pasted(folder: Path, site: str) -> dict[str, str]:
    """Return what is pasted, of each kind; pictures lie on the blog."""
    shown = game_excerpt(position("street_bowl"))
    (folder / "board.png").write_bytes(to_png(shown.drawing, 320))
    kinds = {kind: snippet(kind, shown, SnippetSources(site, "board.png")) for kind in KINDS}
    kinds[MARKDOWN] = MarkdownIt("commonmark").render(kinds[MARKDOWN])
    card = json.loads(board_page.oembed_file(shown, "A card", site, f"{site}p/", "card"))
    kinds["card"] = f'{card["html"]}<p><a href="{card["thumbnail_url"]}">A card: open this board</a></p>'
    text = f"```fracas\n{position('street_bowl').position}\n```\n"
    place = fences.Place(site, "board", markdown.HTML)
    kinds["fences"], _boards = fences.replace_fences(text.replace("\n", "\nname: board\n", 1), place, "picture",
                                                     lambda _name, _shown: None)
    return kinds


def on_wordpress(kind: str, text: str) -> str:
    """Return what WordPress makes of it: frames clipped, with a secret behind their address; no drawing, no script."""
    framed = re.sub(r'<iframe src="([^"]*)" title="([^"]*)".*?></iframe>', lambda found: (
        f'<iframe sandbox="allow-scripts" src="{found[1]}#?secret={kind}1" data-secret="{kind}1" title="{found[2]}" '
        f'style="{CLIP}" width="600" height="338"></iframe>'), text)
    return stripped(framed, "no script")


@pytest.fixture
def asked() -> list[str]:
    """Addresses that were asked for."""
    return []


@pytest.fixture
def readers(visit: Callable[..., Page], watch: Watch, asked: list[str]) -> Callable[..., Page]:
    """Give pages of people who read posts, with the settings that are asked for."""
    watch.home = LOOPBACK

    def reader(**settings: Any) -> Page:
        page = visit(**DESKTOP, **settings)
        page.context.on("request", lambda one: asked.append(one.url.partition("#")[0]))
        return page
    return reader


def of_site(asked: list[str], site: str) -> set[str]:
    return {url.removeprefix(site) for url in asked if url.startswith(site)}


def read(page: Page, address: str, inner: str = "") -> dict[str, str]:
    """Open a post and return what of every kind is left: the board, words with a link, or an empty box.

    Args: inner - part of the address of the frame that the post stands in.
    """
    page.goto(address)
    page.wait_for_load_state("networkidle")
    post_itself = next(frame for frame in page.frames if inner in frame.url)
    for frame in post_itself.locator("iframe").all():
        frame.scroll_into_view_if_needed()
    for frame in post_itself.child_frames:
        frame.wait_for_function(PAINTED)
    return looked_at(post_itself)


def looked_at(post_itself: Frame) -> dict[str, str]:
    found: dict[str, str] = dict(post_itself.evaluate(LOOK))
    return found


def test_seventy_cells_without_an_empty_box(
    readers: Callable[..., Page], there: str, site: str, asked: list[str],
) -> None:
    reader = readers()
    table = {host: read(reader, f"{there}{name.replace(' ', '-')}.html") for host, name in STRIPPING.items()}
    table["WordPress"] = read(reader, f"{there}wordpress.html")
    heights = reader.locator("iframe").evaluate_all("(all) => all.map((one) => Number(one.height))")
    assert len(heights) == 2 and all(200 <= height <= 1000 and height != 338 for height in heights)
    table["sandbox scripts only"] = read(reader, f"{there}sandbox.html", "plain")
    table["isolated page"] = read(reader, f"{there}isolated.html")
    assert reader.evaluate("crossOriginIsolated")
    read(reader, f"{there}plain.html")
    reader.emulate_media(media="print")
    table["print"] = looked_at(reader.main_frame)
    for frame in reader.main_frame.child_frames:
        assert frame.locator("#picture").is_visible() and not frame.locator("#acts").is_visible()
    blocked = readers()
    blocked.context.add_init_script(NO_STORAGE)
    table["storage blocked"] = read(blocked, f"{there}plain.html")
    table["no script"] = read(readers(java_script_enabled=False), f"{there}plain.html")
    print(f"\n{'':22}" + "".join(f"{kind:>11}" for kind in table["print"]))
    for host, row in table.items():
        print(f"{host:22}" + "".join(f"{left[:5]:>11}" for left in row.values()))
    assert [len(row) for row in table.values()] == [7] * 10
    assert [left for row in table.values() for left in row.values() if left.startswith("empty")] == []
    assert set(table["print"].values()) == set(table["storage blocked"].values()) == {"board"}
    assert of_site(asked, site) == EARLY


def test_an_empty_box_of_each_kind_is_seen(readers: Callable[..., Page], there: str) -> None:
    reader = readers()
    reader.goto(f"{there}faulty.html")
    reader.wait_for_load_state("networkidle")
    assert [kind for kind, left in looked_at(reader.main_frame).items() if left.startswith("empty")] == list(FAULTS)
    reader.goto(f"{there}unpainted.html")
    reader.wait_for_load_state("networkidle")
    (frame,) = reader.main_frame.child_frames
    until(frame, "document.querySelector('#hint')?.textContent.includes('is damaged')")
    assert frame.evaluate(PAINTED) is False


def test_a_picture_a_drawing_and_fences_ask_nothing_of_the_site_and_the_others_little(
    readers: Callable[..., Page], there: str, site: str, asked: list[str],
) -> None:
    """And all of them are there after a second of the processor; the clock, which others move too, is printed."""
    reader = readers()
    assert set(read(reader, f"{there}still.html").values()) == {"board"} and of_site(asked, site) == set()
    before = processor(reader)
    read(reader, f"{there}plain.html")
    spent = processor(reader) - before
    for frame in reader.frames:
        until(frame, FIRST_PAINT)
    longest = max(frame.evaluate(FIRST_PAINT) for frame in reader.frames)
    sizes = {name: (SITE / name).stat().st_size for name in of_site(asked, site)}
    print(f"\nlongest first paint of the post and its frames: {longest:.0f} ms, {spent:.0f} ms of the processor until "
          f"all were looked at; asked for before a tap: {sizes}")
    assert set(sizes) == EARLY and max(sizes.values()) <= MOST_SCRIPT and spent <= MOST_PAINT


def test_without_script_frames_say_what_they_need(readers: Callable[..., Page], there: str) -> None:
    reader = readers(java_script_enabled=False)
    read(reader, f"{there}plain.html")
    for kind in ("picture", "component", "fences"):
        box = reader.locator(f"#{kind} img").bounding_box()
        assert box is not None and box["height"] > 100
    assert "needs JavaScript" in reader.frame_locator("#frame iframe").locator("body").inner_text()


def test_the_example_is_printed_with_all_six_boards(readers: Callable[..., Page], site: str) -> None:
    reader = readers()
    reader.goto(f"{site}blog-example.html")
    for frame in reader.locator("iframe").all():
        frame.scroll_into_view_if_needed()
    reader.wait_for_load_state("networkidle")
    reader.emulate_media(media="print")
    boards = [frame for frame in reader.main_frame.child_frames if "embed.html" in frame.url]
    assert len(boards) == 2 and all(frame.locator("#picture").is_visible() for frame in boards)
    assert all(frame.evaluate("document.querySelector('#picture').naturalWidth") for frame in boards)
    pictures = reader.locator("main img")
    assert pictures.evaluate_all("(all) => all.map((one) => one.naturalWidth > 0)") == [True] * 4
    assert len(set(PIXELS.findall(reader.pdf(print_background=True)))) == 6  # drawings are in part pixels there too
    reader.emulate_media(media="screen")
    reader.set_viewport_size({"width": 390, "height": 844})
    assert reader.evaluate("document.documentElement.scrollWidth") <= 390
