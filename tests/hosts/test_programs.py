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
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, Page

from fracas.commands import fences
from fracas.posts.excerpt import Excerpt
from fracas.posts.snippets import COMPONENT, DRAWING, FRAME, PICTURE, SnippetSources, board_address, snippet
from tests.browser.hosts import blog
from tests.hosts.programs import PROGRAMS, make
from tests.hosts.reading import (
    ASKED,
    DESKTOP,
    KEPT,
    PHONE,
    Written,
    file_name,
    frames_of,
    opened,
    solve,
)
from tests.hosts.wordpress import Blog, Post
from tests.posts.stripping import Reader

CARD = "card"
COLUMNS = ("1280", "390", "no script", "feed", "print", "dark")
DARK = "rgb(18, 14, 26)"
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
"""WordPress takes a frame behind a quotation out of the text (`position: absolute`) until its script says otherwise, so
that 100 % are those of the window and not of the column: without script, and outside of a block, the page is wider by
the margin. It keeps neither a style nor a class that could prevent it; its own cards do the same (below)."""


@pytest.fixture(scope="module")
def in_wordpress(there: Blog, card: str, site: str, shown: Excerpt, picture: Path) -> list[Written]:
    """Posts of a WordPress: of its administrator, of an author, and addresses alone on a line."""
    place, posts = SnippetSources(site, there.upload(picture)), []
    for by in ("admin", "author"):
        for kind in (PICTURE, FRAME, COMPONENT, DRAWING):
            text = f"<!-- wp:html -->\n{snippet(kind, shown, place, ASKED)}\n<!-- /wp:html -->"
            posts.append(Post(f"{kind}-{by}", text, by))
        block = (f'<!-- wp:embed {{"url":"{card}","type":"rich"}} -->\n'
                 '<figure class="wp-block-embed is-type-rich">'
                 f'<div class="wp-block-embed__wrapper">\n{card}\n</div></figure>\n<!-- /wp:embed -->')
        posts += [Post(f"{CARD}-{by}", block, by), Post(f"classic-{by}", f"Look:\n\n{card}\n\nThat is it.", by)]
    addresses = there.publish(posts)
    for address in addresses.values():
        urlopen(address).read()  # WordPress asks for a card when a post is first read
    with urlopen(f"{there.address}/?feed=rss2") as told:
        feed = entries(told.read())
    return [Written(f"WordPress {name.partition('-')[2]}", name.partition("-")[0], address, feed[name])
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


def test_wordpress_own_card_pushes_a_page_without_script_further_than_ours(
    browser: Browser, in_wordpress: list[Written], there: Blog,
) -> None:
    """The two cells that scroll are WordPress' way with every card on a line of its own: those of its own posts too."""
    theirs = there.publish([Post("theirs-admin", f"Look:\n\n{in_wordpress[0].address}\n\nThat is it.")])
    pushed = {}
    for name, address in [("theirs", theirs["theirs-admin"]),
                          *((post.kind, post.address) for post in in_wordpress if post.host.endswith("admin"))]:
        urlopen(address).read()
        page = browser.new_context(viewport=PHONE, java_script_enabled=False).new_page()
        page.goto(address)
        assert name not in ("theirs", "classic") or page.locator("iframe.wp-embedded-content").count() == 1
        pushed[name] = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        page.context.close()
    print("\npixels sideways without script at 390:", pushed)
    assert pushed["theirs"] > pushed["classic"] and pushed[CARD] == 0
