"""Boards of every kind in posts of real programs: WordPress, Hugo, Jekyll, MkDocs, Material, Pelican.

Not part of `make test`: `make test-hosts` installs the programs. Each publishes a puzzle in every kind that its authors
are offered, some that they are not, and what the command writes into Markdown. Every post is read at 1280 and 390
pixels, without script, in the feed, in print and in the dark; `build/hosts` keeps the table and the pictures.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from contextlib import ExitStack
from html import unescape
from pathlib import Path
from typing import Any, NamedTuple
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, Frame, Page, sync_playwright

import fracas
from fracas.commands import board_page, fences
from fracas.commands.raster import to_png
from fracas.faces.game_puzzles import puzzles_of
from fracas.links import write_puzzle
from fracas.posts.excerpt import Excerpt, puzzle_excerpt
from fracas.posts.parameters import EmbedOptions
from fracas.posts.snippets import COMPONENT, DRAWING, FRAME, PICTURE, PIXELS, SnippetSources, board_address, snippet
from fracas.puzzles.puzzle import Puzzle, write
from tests.browser.hosts import blog, board_in, place_of, tap, until
from tests.hosts.programs import PROGRAMS, make
from tests.hosts.wordpress import Post, wordpress
from tests.posts.stripping import Reader
from workshop.paths import BUILD, SITE
from workshop.tools import chromium

KEPT = BUILD / "hosts"
CARD = "card"
DESKTOP, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}
COLUMNS = ("1280", "390", "no script", "feed", "print", "dark")
DARK = "rgb(18, 14, 26)"
ASKED = EmbedOptions(lang="en")
LOOK = """(address) => {
    const faults = [], box = (one) => one.getBoundingClientRect();
    if (document.documentElement.scrollWidth > innerWidth + 1)
        faults.push(`${document.documentElement.scrollWidth - innerWidth} px sideways`);
    const room = (one) => { // of the text: themes give its width to the parent, or to each paragraph
        const part = one.closest("figure, p, li"), style = getComputedStyle(part.parentElement);
        const most = getComputedStyle(part).maxWidth;
        return Math.min(most.endsWith("px") ? parseFloat(most) : Infinity,
            part.parentElement.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)); };
    const seen = (one) => box(one).width > 20 && box(one).height > 20 && getComputedStyle(one).clip === "auto";
    const boards = [...document.querySelectorAll("img")].filter((one) => /board|data:image|svg/.test(one.src));
    for (const one of boards) if (!one.naturalWidth && !one.alt) faults.push("empty picture");
    const shown = boards.filter((one) => one.naturalWidth && seen(one));
    const frames = [...document.querySelectorAll("iframe")].filter(seen);
    for (const one of [...shown, ...frames])
        if (box(one).width < Math.min(room(one), 1200) - 2) faults.push(`${box(one).width} of ${room(one)} px`);
    const links = [...document.querySelectorAll("a[href]")].filter((one) => one.href === address
        || one.href.endsWith("/one.html"));
    if (!links.length) faults.push("no link");
    if (/fill:|\\.tk|Hugo leaves/.test(document.body.innerText)) faults.push("style as text");
    return { faults, left: shown.length || frames.length ? "board" : links.length ? "words" : "nothing" };
}"""
INSIDE = """() => { const root = document.documentElement, faults = [], picture = document.querySelector("#picture");
    if (!picture?.naturalWidth) faults.push("empty frame");
    if (root.scrollWidth > innerWidth + 1 || root.scrollHeight > innerHeight + 2)
        faults.push(`cut by ${root.scrollHeight - innerHeight}`);
    if (innerHeight - root.querySelector("main").offsetHeight > 120) faults.push("blank below");
    return faults; }"""


Fault = tuple[str, str, str, str]  # host, kind, column, and what is wrong there
CLIPPED: list[Fault] = [(f"WordPress {by}", "classic", "no script", "24 px sideways") for by in ("admin", "author")]
"""Without script WordPress clips every frame it does not know, and outside of a block that lets the page be pushed."""


class Written(NamedTuple):
    """A post that is published."""

    host: str
    kind: str
    address: str
    feed: str  # what the feed has of it, None where there is no feed


def puzzle() -> Puzzle:
    found = puzzles_of("elfball").puzzle("a")
    assert found is not None and found.line == ("A8 tackle H10",)
    return found


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium(True), args=["--no-sandbox", "--disable-gpu"])
        yield launched
        launched.close()


@pytest.fixture(scope="module")
def site() -> Iterator[str]:
    with blog(SITE) as address:
        yield address


@pytest.fixture(scope="module")
def shown() -> Excerpt:
    return puzzle_excerpt(write_puzzle(write(puzzle()), "elfball"))


@pytest.fixture(scope="module")
def picture(tmp_path_factory: pytest.TempPathFactory, shown: Excerpt) -> Path:
    file = tmp_path_factory.mktemp("pictures") / "board.png"
    file.write_bytes(to_png(shown.drawing, PIXELS))
    return file


@pytest.fixture(scope="module")
def in_wordpress(
    tmp_path_factory: pytest.TempPathFactory, site: str, shown: Excerpt, picture: Path,
) -> Iterator[list[Written]]:
    """Posts of a WordPress: of its administrator, of an author, and addresses alone on a line."""
    cards = tmp_path_factory.mktemp("cards")
    with blog(cards) as at, wordpress(tmp_path_factory.mktemp("wp")) as there:
        (cards / "one.html").write_text(board_page.board_page(shown, "A puzzle", site, at, "one", ASKED), "utf-8")
        (cards / "one.json").write_text(board_page.oembed_file(shown, "A puzzle", site, at, "one", ASKED), "utf-8")
        (cards / "one.png").write_bytes(picture.read_bytes())
        place, posts = SnippetSources(site, there.upload(picture)), []
        for by in ("admin", "author"):
            for kind in (PICTURE, FRAME, COMPONENT, DRAWING):
                text = f"<!-- wp:html -->\n{snippet(kind, shown, place, ASKED)}\n<!-- /wp:html -->"
                posts.append(Post(f"{kind}-{by}", text, by))
            address = f"{at}one.html"
            block = (f'<!-- wp:embed {{"url":"{address}","type":"rich"}} -->\n'
                     '<figure class="wp-block-embed is-type-rich">'
                     f'<div class="wp-block-embed__wrapper">\n{address}\n</div></figure>\n<!-- /wp:embed -->')
            posts += [Post(f"{CARD}-{by}", block, by), Post(f"classic-{by}", f"Look:\n\n{address}\n\nThat is it.", by)]
        addresses = there.publish(posts)
        for address in addresses.values():
            urlopen(address).read()  # WordPress asks for a card when a post is first read
        with urlopen(f"{there.address}/?feed=rss2") as told:
            feed = entries(told.read())
        yield [Written(f"WordPress {name.partition('-')[2]}", name.partition("-")[0], address, feed[name])
               for name, address in addresses.items()]


def entries(feed: bytes) -> dict[str, str]:
    """Return the HTML of the entries of a feed by their titles."""
    found = {}
    for one in ElementTree.fromstring(feed).iter():
        if one.tag.endswith(("item", "entry")):
            texts = {part.tag.rpartition("}")[2]: "".join(part.itertext()) for part in one}
            found[texts["title"]] = texts.get("encoded") or texts.get("content") or texts.get("description", "")
    return found


@pytest.fixture(scope="module")
def in_programs(
    tmp_path_factory: pytest.TempPathFactory, site: str, shown: Excerpt, picture: Path,
) -> Iterator[list[Written]]:
    """Posts of every program: what the command writes, and what the screen gives to paste."""
    written = []
    with ExitStack() as servers:
        for name, program in PROGRAMS.items():
            folder = tmp_path_factory.mktemp("blog")
            (folder / program.made).mkdir()
            base = servers.enter_context(blog(folder / program.made))
            place = fences.Place(site, Path(program.file.format(title="post")).stem, program.flavour)
            posts = {kind: fences.replace_fences(
                f"Before.\n\n```fracas\nname: board\nkind: {kind}\n{shown.link}\n```\n\nAfter.\n", place, PICTURE,
                lambda _name, _shown: None, ASKED)[0] for kind in (PICTURE, FRAME)}
            sources = SnippetSources(site, place.picture("board.png", is_html=True))
            for kind in (COMPONENT, DRAWING) if name != "Hugo" else ():
                posts[kind] = f"Before.\n\n{snippet(kind, shown, sources, ASKED)}\n\nAfter.\n"
            made = make(program, folder, base, posts, [picture])
            feed = entries((made / program.feed).read_bytes()) if program.feed else {}
            written += [Written(name, kind, base + program.page.format(title=kind), feed.get(kind, "-"))
                        for kind in posts]
        yield written


def opened(browser: Browser, post: Written, **settings: Any) -> Page:
    """Open a post; what is in view is there."""
    page = browser.new_context(**settings).new_page()
    page.goto(post.address)
    page.wait_for_load_state("networkidle")
    for frame in page.locator("iframe").all():
        frame.scroll_into_view_if_needed()
    for frame in frames_of(page):
        if settings.get("java_script_enabled", True):
            until(frame, "document.querySelector('#picture')?.naturalWidth > 0", 20)
    page.wait_for_load_state("networkidle")
    return page


def frames_of(page: Page) -> list[Frame]:
    return [frame for frame in page.frames if "/embed.html" in frame.url]


def looked_at(page: Page, address: str, has_script: bool = True) -> str:
    """Return what is left of a board, or the faults."""
    found = page.evaluate(LOOK, address)
    faults = list(found["faults"])
    for frame in frames_of(page) if has_script else []:
        faults += frame.evaluate(INSIDE)
    return ", ".join(faults) or str(found["left"])


def in_feed(text: str, address: str) -> str:
    """Return what a reader of feeds that shows no frames has of a board."""
    if text == "-":
        return "-"
    plain = re.sub(r"<(script|iframe|style)\b.*?</\1>", "", text, flags=re.DOTALL)
    reader = Reader(plain)
    if "fill:" in reader.text or not re.search("Solve this puzzle|A puzzle", reader.text):
        return "style as text" if "fill:" in reader.text else "empty"
    if "<" not in text:
        return "words"  # a feed of summaries has no links
    if not [each for each in reader.named("a") if each.get("href") == address or each["href"].endswith("/one.html")]:
        return "no link"
    return "board" if [each for each in reader.named("img") if each.get("alt")] else "words"


def file_name(post: Written) -> str:
    return re.sub(r"\W+", "-", f"{post.host}-{post.kind}".lower())


def row(browser: Browser, post: Written, address: str) -> dict[str, str]:
    """Return what every reader has of a post."""
    found, name = {}, file_name(post)
    for column, settings in (("1280", {"viewport": DESKTOP}), ("390", {"viewport": PHONE}),
                             ("no script", {"viewport": PHONE, "java_script_enabled": False})):
        page = opened(browser, post, **settings)
        found[column] = looked_at(page, address, has_script=column != "no script")
        page.screenshot(path=KEPT / f"{name}-{column.replace(' ', '-')}.png")
        if column == "1280":
            page.emulate_media(media="print")
            found["print"] = looked_at(page, address, has_script=False)
        page.context.close()
    found["feed"] = in_feed(post.feed, address)
    page = opened(browser, post, viewport=PHONE, color_scheme="dark")
    found["dark"] = looked_at(page, address)
    bright = [frame for frame in frames_of(page) if frame.evaluate(
        "getComputedStyle(document.documentElement).backgroundColor") != DARK]
    found["dark"] = "white strip" if bright else found["dark"]
    page.screenshot(path=KEPT / f"{name}-dark.png")
    page.context.close()
    return found


def check(browser: Browser, posts: list[Written], address: str, name: str, known: list[Fault]) -> None:
    """Read every post as everybody does, and write the table.

    Args: known - what the program itself does to posts, of which nothing can be seen but a bar.
    """
    KEPT.mkdir(parents=True, exist_ok=True)
    table = {(post.host, post.kind): row(browser, post, address) for post in posts}
    lines = [f"{'host':18}{'kind':11}" + "".join(f"{column:>11}" for column in COLUMNS)]
    lines += [f"{host:18}{kind:11}" + "".join(f"{cells[column]:>11}" for column in COLUMNS)
              for (host, kind), cells in table.items()]
    (KEPT / f"{name}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    print("\n" + "\n".join(lines))
    wrong = [(*key, column, cells[column]) for key, cells in table.items() for column in COLUMNS
             if cells[column] not in ("board", "words", "-")]
    assert wrong == known


def test_every_kind_in_wordpress(browser: Browser, in_wordpress: list[Written], site: str, shown: Excerpt) -> None:
    check(browser, in_wordpress, board_address(site, shown), "wordpress", CLIPPED)


def test_every_kind_in_programs(browser: Browser, in_programs: list[Written], site: str, shown: Excerpt) -> None:
    check(browser, in_programs, board_address(site, shown), "programs", [])


def solve(browser: Browser, post: Written, shown: Excerpt) -> None:
    """Solve the puzzle of a post with fingers; its board is never smaller than its picture, and stays."""
    page = opened(browser, post, viewport=PHONE, has_touch=True)
    _key, x, y = place_of(fracas.from_position(puzzle().position, seed=""), 1, "a8")
    drawn = page.locator("fracas-board img").first if post.kind == COMPONENT else frames_of(page)[0].locator("#picture")
    drawn.scroll_into_view_if_needed()
    size = drawn.bounding_box()
    assert size is not None
    tap(page, drawn, x, y, has_touch=True)
    until(page.main_frame, "true")
    if post.kind == COMPONENT:
        until(page.main_frame, "document.querySelector('fracas-board').classList.contains('live')")
    board = board_in(frames_of(page)[0])
    for step, view in ((None, "selected"), ("#board-h10", "planned"), ("[data-do=go]", "")):
        if step:
            board.locator(step).tap(force=True)
        if view:
            until(board, f"document.querySelector('#match').dataset.view === '{view}'")
        now = board.locator("#match .board").first.bounding_box()
        assert now is not None and now["width"] >= size["width"] - 1 and now["height"] >= size["height"] - 1, view
    until(board, "document.querySelector('#ask').textContent.includes('Solved!')")
    now = board.locator("#match .board").first.bounding_box()
    assert now is not None and now["width"] >= size["width"] - 1 and now["height"] >= size["height"] - 1
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")
    page.screenshot(path=KEPT / f"{file_name(post)}-solved.png")
    page.context.close()


def test_a_puzzle_is_solved_by_touch_in_wordpress(
    browser: Browser, in_wordpress: list[Written], shown: Excerpt,
) -> None:
    played = {("WordPress admin", COMPONENT), ("WordPress admin", FRAME), ("WordPress author", CARD)}
    for post in in_wordpress:
        if (post.host, post.kind) in played:
            solve(browser, post, shown)


def test_a_puzzle_is_solved_by_touch_in_hugo_and_material(
    browser: Browser, in_programs: list[Written], shown: Excerpt,
) -> None:
    for post in in_programs:
        if post.host in ("Hugo, bundles", "Material") and post.kind in (FRAME, COMPONENT):
            solve(browser, post, shown)


def test_the_link_below_a_card_opens_fracas_in_the_page(
    browser: Browser, in_wordpress: list[Written], site: str, shown: Excerpt,
) -> None:
    post = next(post for post in in_wordpress if (post.host, post.kind) == ("WordPress author", CARD))
    page = opened(browser, post, viewport=PHONE, has_touch=True)
    frames_of(page)[0].locator("#open").tap()
    page.wait_for_url(board_address(site, shown))
    page.context.close()


def test_what_is_left_in_a_feed_is_seen() -> None:
    """The measure itself: nothing, a style, and no link are told apart from a board and words."""
    said = {in_feed(text, "x") for text in ("<p></p>", "<style>a</style>fill:red", "<p>Solve this puzzle</p>")}
    assert said == {"empty", "style as text", "no link"}
    assert unescape(in_feed('<a href="x">Solve this puzzle</a>', "x")) == "words"
