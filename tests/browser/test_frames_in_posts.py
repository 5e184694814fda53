"""Boards in frames of posts on another origin: painted without Python, played in their place after a tap."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Frame, Page

import fracas
from fracas.faces.game_puzzles import puzzles_of
from fracas.links import write_puzzle
from fracas.posts.excerpt import Excerpt, game_excerpt, pack_drawing, puzzle_excerpt
from fracas.posts.odds_sentence import action_word
from fracas.posts.parameters import EmbedOptions
from fracas.posts.snippets import SnippetSources, frame_address, snippet
from fracas.puzzles.puzzle import write
from tests.browser.conftest import DESKTOP
from tests.browser.hosts import HEARD, LOOPBACK, Strict, blog, board_in, place_of, position, post, tap, until
from tests.browser.watch import Watch
from tests.page.test_replay import played
from workshop.paths import SITE

PAINTED = "document.querySelector('#picture').naturalWidth > 0"
HINT = "document.querySelector('#hint').offsetHeight"
SAID = "document.querySelector('#hint').textContent"


def address(site: str, shown: Excerpt, picture: str | None = None) -> str:
    """Return the address of the frame with a board."""
    painted = pack_drawing(shown.drawing) if picture is None else picture
    return f"{site}embed.html#{shown.way}.{shown.link}.s.{shown.step}.l.en.p.{painted}"


def frame(source: str, more: str = "") -> str:
    return f'<iframe sandbox="allow-scripts" {more} src="{source}" style="width: 100%; height: 500px"></iframe>'


@pytest.fixture(scope="module")
def posts(tmp_path_factory: pytest.TempPathFactory, site: str) -> Iterator[tuple[Path, str]]:
    """The folder of a blog and its address."""
    folder = tmp_path_factory.mktemp("blog")
    with blog(folder) as there:
        yield folder, there


@pytest.fixture
def reader(visit: Callable[..., Page], watch: Watch) -> Page:
    """A page of somebody who reads posts."""
    watch.home = LOOPBACK
    return visit(**DESKTOP)


def inside(page: Page) -> list[Frame]:
    """Return the frames of a post once their pictures are painted."""
    for each in page.main_frame.child_frames:
        until(each, PAINTED)
    return page.main_frame.child_frames


def test_frames_are_painted_without_python_and_the_tap_that_starts_one_selects_the_piece(
    reader: Page, posts: tuple[Path, str], site: str,
) -> None:
    """WordPress's frame, no origin; a second board freezes the first into its picture; keys start one too."""
    folder, there = posts
    games = [position(key) for key in ("elfball", "street_bowl", "school_fighters")]
    frames = [frame(address(site, game_excerpt(game)) + f"#?secret=abc{n}") for n, game in enumerate(games)]
    post(folder, "three", HEARD + "".join(frames))
    asked: list[str] = []
    reader.on("request", lambda request: asked.append(request.url.partition("#")[0].removeprefix(site)))
    reader.goto(f"{there}three.html")
    first, second, _third = inside(reader)
    known = {"embed.html", "data:,"}
    assert {name for name in asked if there not in name} <= known
    heights = {data["secret"]: data["value"] for data in reader.evaluate("heard") if "secret" in data}
    assert set(heights) == {"abc0", "abc1", "abc2"} and all(200 <= height <= 1000 for height in heights.values())
    assert games[0].position in str(first.get_attribute("#picture", "alt")) and "5 MB" in first.evaluate(SAID)

    key, x, y = place_of(games[0], games[0].to_act)
    tap(reader, first.locator("#picture"), x, y)
    board = board_in(first)
    until(board, "document.querySelector('#match').dataset.view === 'selected'")
    assert board.evaluate("fracas().position") == games[0].position and board.evaluate("self.origin") == "null"
    assert board.locator(f"#board-{key}").count() == 1 and first.evaluate(SAID) == "The board is ready."

    second.focus("#start")
    reader.keyboard.press("Enter")
    assert board_in(second).evaluate("fracas().position") == games[1].position
    until(first, "!document.querySelector('iframe')")
    assert first.evaluate(PAINTED) and "You play another board" in first.evaluate(SAID)
    assert second.evaluate("document.activeElement.localName") == "iframe"


def test_damaged_pictures_and_addresses_say_so_and_the_board_comes_all_the_same(
    reader: Page, posts: tuple[Path, str], site: str,
) -> None:
    folder, there = posts
    shown = game_excerpt(position("cave_brawl"))
    forged = pack_drawing(shown.drawing.replace("<g ", "<g opacity=\".5\" ", 1))
    bomb = pack_drawing("<svg " + " " * 3_000_000)
    entities = pack_drawing('<svg xmlns="http://www.w3.org/2000/svg"><!DOCTYPE x [<!ENTITY y "z">]></svg>')
    pictures = ("AAAA", "%00", bomb, entities, pack_drawing("<script>alert(1)</script>"),
                pack_drawing(shown.drawing)[:-40])
    broken = ("", "#", "#w.", "#w.<script>.p.AAAA", "#d.2x", "#q.2eAAAAAAA")
    addresses = [address(site, shown, picture) for picture in (forged, *pictures)]
    post(folder, "damaged", "".join(map(frame, [*addresses, *(f"{site}embed.html{each}" for each in broken)])))
    reader.goto(f"{there}damaged.html")
    whole, *others = reader.main_frame.child_frames
    for each, sentence in zip(others, ["is damaged"] * len(pictures) + ["cannot be shown"] * len(broken), strict=True):
        until(each, f"document.querySelector('#hint')?.textContent.includes('{sentence}')", 10)
        assert each.evaluate("document.querySelector('#acts').hidden") is False
    until(whole, PAINTED)
    whole.locator("#start").click()
    board_in(whole)
    assert "did not show this board exactly" in whole.evaluate(SAID)
    whole.locator("#stop").click()
    until(whole, "!document.querySelector('iframe')")
    link = game_excerpt(fracas.from_position(shown.text.rpartition(" ")[2], seed="")).link
    assert link == shown.link


def test_a_picture_becomes_the_board_where_it_stands_and_another_one_after_it(
    reader: Page, posts: tuple[Path, str], site: str,
) -> None:
    """The element on a page that isolates itself: nothing is asked for before a tap, which selects the piece."""
    folder, there = posts
    games = [position(key) for key in ("elfball", "cave_brawl")]
    for game in games:
        (folder / f"{game.ruleset.key}.svg").write_text(game_excerpt(game).drawing, encoding="utf-8")
    pasted = [snippet("component", game_excerpt(game), SnippetSources(site, f"{there}{game.ruleset.key}.svg"))
              for game in games]
    post(folder, "isolated", "".join(pasted))
    asked: list[str] = []
    reader.on("request", lambda request: asked.append(request.url))
    reader.goto(f"{there}isolated.html")
    reader.wait_for_function("customElements.get('fracas-board') && crossOriginIsolated")
    assert {url.removeprefix(site) for url in asked if url.startswith(site)} == {"static/embed.js"}
    first, second = (reader.locator("fracas-board").nth(n) for n in (0, 1))
    key, x, y = place_of(games[0], games[0].to_act)
    tap(reader, first.locator("img"), x, y)
    until(reader.main_frame, "document.querySelector('fracas-board').classList.contains('live')")
    board = board_in(reader.main_frame.child_frames[0])
    until(board, "document.querySelector('#match').dataset.view === 'selected'")
    assert board.locator(f"#board-{key}").count() == 1 and not first.locator("img").is_visible()
    reader.emulate_media(media="print")
    assert first.locator("img").is_visible() and not first.locator("iframe").is_visible()
    reader.emulate_media(media="screen")
    second.locator("a").focus()
    reader.keyboard.press("Enter")
    until(reader.main_frame, "document.querySelectorAll('fracas-board')[1].classList.contains('live')")
    assert first.locator("img").is_visible() and first.locator("iframe").count() == 0
    assert "You play another board" in first.inner_text()
    assert reader.evaluate("document.activeElement.localName") == "iframe"
    height = second.locator("iframe").bounding_box()
    assert height is not None and height["height"] >= 500


def test_what_an_author_asks_combines_freely_and_what_nobody_knows_stops_no_board(
    reader: Page, posts: tuple[Path, str], site: str,
) -> None:
    """Six boards in one post; one of them runs alone to its end, one has few controls and rests as the reader wants."""
    folder, there = posts
    game = played("elfball", 40)
    shown = game_excerpt(game, len(game.plies) - 2)
    asked = [EmbedOptions(size="small", theme="dark"), EmbedOptions(size="2000", controls="few", lang="fr"),
             EmbedOptions(size="500", controls="none", autoplay="1", theme="dark"),
             EmbedOptions(controls="all", autoplay="on"), EmbedOptions()]
    frames = [frame(f"{frame_address(site, shown, each)}.border.red#?secret=abc{n}") for n, each in enumerate(asked)]
    frames.append(frame(
        f"{frame_address(site, shown)}.size.huge.controls.fewer.autoplay.0.t.pink.step.-1.x#?secret=abc5"))
    (folder / "board.svg").write_text(shown.drawing, encoding="utf-8")
    element = snippet("component", shown, SnippetSources(site, f"{there}board.svg"),
                      EmbedOptions(controls="few", size="medium"))
    post(folder, "asked", HEARD + "".join(frames) + element.replace("<fracas-board", "<fracas-board autoplay border=1"))
    requests: list[str] = []
    reader.on("request", lambda request: requests.append(request.url.partition("#")[0].removeprefix(site)))
    reader.goto(f"{there}asked.html")
    boards = inside(reader)
    known = {"embed.html", "static/embed.js", "data:,"}
    assert {name for name in requests if there not in name and not name.startswith("data:")} <= known
    full = boards[4].evaluate("innerWidth")
    widths = [each.evaluate("document.body.getBoundingClientRect().width") for each in boards]
    assert widths == [320, 1200, 500, full, full, full] and full > 1200
    assert [each.evaluate("document.documentElement.dataset.theme || ''") for each in boards] == [
        "dark", "", "dark", "", "", ""]
    assert "Touchez" in boards[1].evaluate(SAID) and "Tap" in boards[5].evaluate(SAID)
    until(reader.main_frame, "heard.filter((told) => told.secret).length >= 6")
    heights = {told["secret"]: told["value"] for told in reader.evaluate("heard") if "secret" in told}
    assert 200 <= heights["abc0"] < heights["abc2"] < heights["abc1"] <= 1000 and heights["abc4"] == heights["abc5"]

    bare = heights["abc2"] - boards[2].evaluate(HINT)
    boards[2].locator("#start").click()
    board = board_in(boards[2])
    until(board, f"fracas().position === {game.position!r}")
    assert board.evaluate("fracasFramed.asked('autoplay')") == "1"
    for gone in (".score-area", ".dock", ".ask", ".corner", "#aside"):
        assert not board.locator(gone).first.is_visible(), gone
    live = reader.evaluate("heard.findLast((told) => told.secret === 'abc2').value") - boards[2].evaluate(HINT)
    assert live < bare + 8, "without its sentence, a board alone is as high as its picture"
    board.evaluate("document.querySelector('#match').dataset.view = 'asked'")
    assert board.locator(".ask").is_visible() and board.locator(".dock").is_visible(), "what is asked is seen"

    reader.emulate_media(reduced_motion="reduce")
    until(reader.main_frame, "Boolean(customElements.get('fracas-board'))")
    assert reader.evaluate("document.querySelector('fracas-board').offsetWidth") == 480
    reader.locator("fracas-board a").press("Enter")
    until(reader.main_frame, "document.querySelector('fracas-board').classList.contains('live')")
    board = board_in(reader.main_frame.child_frames[-1])
    assert board.locator(".dock").is_visible() and not board.locator(".score-area").is_visible()
    assert board.evaluate("fracasFramed.asked('autoplay')") == ""
    assert board.evaluate("fracas().position") == shown.position


def test_a_link_that_cannot_be_read_goes_back_to_its_picture(reader: Page, posts: tuple[Path, str], site: str) -> None:
    """And beside it a frame that calculates: its first action is weighed as soon as it stands."""
    folder, there = posts
    shown, game = game_excerpt(position("elfball")), position("elfball")
    weighing = frame_address(site, shown, EmbedOptions(lang="en"), action_word(game.legal_texts()[0]))
    post(folder, "cut", frame(address(site, shown._replace(link=shown.link[:-30]))) + frame(weighing))
    reader.goto(f"{there}cut.html")
    only, second = inside(reader)
    only.locator("#start").click()
    until(only, f"{SAID}.includes('cannot be shown') && !document.querySelector('iframe')")
    assert only.evaluate(PAINTED)
    second.locator("#start").click()
    calculator = board_in(second)
    until(calculator, "document.querySelector('#screen-odds strong')?.textContent.includes('%')")


def test_a_site_that_sends_nothing_to_strangers_shows_pictures_and_says_where_the_board_is(
    reader: Page, posts: tuple[Path, str], watch: Watch,
) -> None:
    folder, there = posts
    with blog(SITE, Strict) as strict:
        post(folder, "strict", frame(address(strict, game_excerpt(position("elfball")))))
        reader.goto(f"{there}strict.html")
        (only,) = inside(reader)
        only.locator("#start").click()
        until(only, f"{SAID}.includes('did not load') && !document.querySelector('iframe')", 20)
        assert only.evaluate(PAINTED) and str(only.get_attribute("#open", "href")).startswith("./#/live/3e")
    for trouble in ("CORS", "ERR_FAILED", "Access-Control-Allow-Origin", "Failed to load resource"):
        watch.forgive(trouble)


def test_a_puzzle_is_solved_inside_a_post_by_touch_and_by_keyboard_where_nothing_can_be_stored(
    visit: Callable[..., Page], watch: Watch, posts: tuple[Path, str], site: str,
) -> None:
    folder, there = posts
    puzzle = puzzles_of("elfball").puzzle("a")
    assert puzzle is not None and puzzle.line == ("A8 tackle H10",)
    shown = puzzle_excerpt(write_puzzle(write(puzzle), puzzle.game))
    post(folder, "puzzle", HEARD + frame(frame_address(site, shown, EmbedOptions(lang="en", tell=there.rstrip("/")))))
    watch.home = LOOPBACK
    reader = visit(**{**DESKTOP, "has_touch": True})
    reader.goto(f"{there}puzzle.html")
    (only,) = inside(reader)
    assert "Bring an opponent down" in str(only.get_attribute("#picture", "alt"))
    _key, x, y = place_of(fracas.from_position(puzzle.position, seed=""), 1, "a8")
    tap(reader, only.locator("#picture"), x, y, has_touch=True)
    board = board_in(only)
    assert only.evaluate(SAID) == "The board is ready."
    assert board.evaluate("self.origin") == "null" and board.evaluate("fracas().position") == puzzle.position
    solved = "document.querySelector('#ask').textContent.includes('Solved!')"
    until(board, "document.querySelector('#match').dataset.view === 'selected'")
    board.locator("#board-h10").tap(force=True)
    until(board, "document.querySelector('#match').dataset.view === 'planned'")
    board.locator("[data-do=go]").tap()
    until(board, solved)
    board.locator("[data-do=restart]").press("Enter")
    until(board, "document.querySelector('#match').dataset.view === 'choosing'")
    cells = {token.key: token.cell for token in shown.board.tokens}
    for key, view in (("a8", "selected"), ("h10", "planned"), ("h10", "done")):
        board.locator(f"#cells-{cells[key]}").press("Enter")
        until(board, f"document.querySelector('#match').dataset.view === '{view}'")
    until(board, solved)
    told = "heard.filter(({ fracas }) => ['step', 'score', 'solved'].includes(fracas)).map(Object.values)"
    best = round(100 * puzzle.chance)
    course = [["step", 1], ["score", best], ["solved", True]]
    until(reader.main_frame, f"{told}.length >= 9")
    heard = reader.evaluate(told)
    assert all(heard.count(news) == 2 for news in course) and heard.count(["solved", False]) == 2, heard


def test_what_happens_is_told_to_the_page_that_its_author_has_named_and_to_no_other(
    reader: Page, posts: tuple[Path, str], site: str,
) -> None:
    folder, there = posts
    game, origin = position("elfball"), there.rstrip("/")
    another = origin.replace("127.0.0.1", "localhost")
    for name, tell, is_told in (("named", origin, True), ("other", another, False), ("silent", "", False)):
        post(folder, name, HEARD + frame(frame_address(site, game_excerpt(game), EmbedOptions(lang="en", tell=tell))))
        reader.goto(f"{there}{name}.html")
        (only,) = inside(reader)
        only.locator("#start").click()
        until(only, "document.querySelector('iframe')")
        live = next(iter(only.child_frames))
        until(live, "'fracasFramed' in window")
        assert (".news.on" in live.url) is bool(tell) and "tell" not in live.url
        live.evaluate("""() => {
            for (const kind of ["solved", "refused"])
                parent.postMessage({ fracas: "news", text: JSON.stringify({ kind, value: true }) }, "*");
            parent.postMessage({ fracas: "broken" }, "*");
        }""")
        until(reader.main_frame, "heard.some(({ fracas }) => fracas === 'frozen')")
        assert reader.evaluate("heard.filter(({ value }) => value === true)") == \
            ([{"fracas": "solved", "value": True}] if is_told else [])
