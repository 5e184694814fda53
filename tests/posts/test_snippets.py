"""What authors paste: complete on every host, opening exactly what it shows, and no more markup than it should be."""

import re
from random import Random
from urllib.parse import unquote

import pytest
from markdown_it import MarkdownIt

import fracas
from fracas.games import KEYS
from fracas.lessons.lesson_text import write_text
from fracas.links import find_link, read_link, write_lessons
from fracas.posts import markdown
from fracas.posts.excerpt import Excerpt, game_excerpt, lesson_excerpt, pack_drawing
from fracas.posts.hosts import HOSTS
from fracas.posts.parameters import EmbedOptions
from fracas.posts.snippets import KINDS, SCRIPT_KB, SnippetSources, board_address, frame_address, snippet
from fracas.view.board.export import picture_file
from tests.browser.hosts import position
from tests.laws.matches import inputs
from tests.lessons.authors import lesson_from
from tests.posts.stripping import PROFILES, Reader, stripped
from tests.view.injections import INJECTIONS
from workshop.paths import STATIC
from workshop.website.site import read_text, with_texts

SITE = "https://fracas.example/play/"
PLACE = SnippetSources(SITE, "board.png")
KNOWN = {"p", "a", "img", "figure", "figcaption", "iframe", "fracas-board", "script", "div", "noscript"}
DRAWN = "data:image/svg+xml,"

every_game = pytest.mark.parametrize("key", KEYS)
every_kind = pytest.mark.parametrize("kind", KINDS)


@pytest.fixture(scope="module")
def shown() -> dict[str, Excerpt]:
    return {key: game_excerpt(position(key)) for key in KEYS}


def rendered(kind: str, text: str) -> str:
    """Return what a program makes of what is pasted: Markdown becomes HTML."""
    return MarkdownIt("commonmark").render(text) if kind == "markdown" else text


def wrong(html: str) -> list[str]:
    """Return what of a snippet could run or lead elsewhere."""
    found, reader = [], Reader(html)
    for tag, attributes in reader.elements:
        found += [tag] if tag not in KNOWN else []
        found += [f"{tag} {name}" for name in attributes if name.startswith("on") or name in ("formaction", "srcdoc")]
        addresses = [attributes[name] for name in ("href", "src") if name in attributes]
        found += [f"{tag}: {each}" for each in addresses if not each.startswith((SITE, "#", "board.png", DRAWN))]
    return found


@every_game
@every_kind
def test_it_opens_exactly_what_it_shows_and_says_it_in_words(shown, key, kind):
    excerpt = shown[key]
    html = rendered(kind, snippet(kind, excerpt, PLACE))
    reader = Reader(html)
    address = reader.named("a")[-1]["href"]
    assert read_link(find_link(address)).position == position(key).position
    assert not wrong(html) and excerpt.title in reader.text
    assert position(key).position in reader.named("img")[0]["alt"], "where pictures are missing it is read"
    if kind == "drawing":
        drawn = unquote(reader.named("img")[0]["src"].removeprefix(DRAWN))
        assert drawn == excerpt.drawing
    if kind == "frame":
        (frame,) = reader.named("iframe")
        assert frame["title"] and frame["loading"] == "lazy" and "credentialless" in frame
        assert "allow-same-origin" not in frame["sandbox"] and "allow-top" not in frame["sandbox"]
        assert len(frame["src"]) < 16_000 and re.fullmatch(r"[\w.-]+", frame["src"].partition("#")[2])


@pytest.fixture(scope="module")
def lesson() -> Excerpt:
    written = lesson_from("elfball", Random("host").random)._replace(title="](javascript:x) <img src=x onerror=y>")
    return lesson_excerpt(write_lessons(write_text((written,)), written.game), write_text((written,)))


@every_kind
@pytest.mark.parametrize("profile", PROFILES)
def test_a_lesson_of_any_title_leads_to_itself_on_every_host(lesson, kind, profile):
    html = rendered(kind, snippet(kind, lesson, PLACE))
    assert not wrong(html)
    reader = Reader(stripped(html, profile))
    assert "Play this lesson" in reader.text and "onerror=y" in reader.text
    if not PROFILES[profile].is_text:
        assert reader.named("a")[-1]["href"] == f"{SITE}#/course/{lesson.link}"


@every_kind
@pytest.mark.parametrize("profile", PROFILES)
def test_no_host_leaves_an_empty_box(shown, kind, profile):
    left = stripped(rendered(kind, snippet(kind, shown["elfball"], PLACE)), profile)
    reader = Reader(left)
    assert "open this board" in reader.text
    if not PROFILES[profile].is_text:
        assert board_address(SITE, shown["elfball"]) in [each["href"] for each in reader.named("a")]
    assert not [each for each in reader.named("img") if not each.get("alt")]
    assert "{" not in reader.text and "fill:" not in reader.text, "no style is left as text"
    if not PROFILES[profile].is_text:
        assert reader.named("img"), "a picture is left, or its words in the place of one"


@pytest.mark.parametrize("text", [
    *INJECTIONS[::5], "a_b_c *d* [e](f) `g` <h> {{ i }} {% j %} ~~k~~ | l & \\ ! #", "[x]: y"])
def test_what_is_written_in_markdown_is_read_as_it_is(shown, text):
    hostile = shown["elfball"]._replace(title=text, text=text)
    reader = Reader(rendered("markdown", snippet("markdown", hostile, PLACE)))
    flat = markdown.escape_text(text).replace("\\_", "_")
    assert reader.named("img")[0]["alt"] == flat and flat in reader.text and len(reader.named("a")) == 2
    letters = [re.findall(r"\w", each) for each in (flat, text)]
    assert letters[0] == letters[1], "only signs give way"
    assert "{{" not in snippet("markdown", hostile, PLACE) and "{%" not in snippet("markdown", hostile, PLACE)


@every_game
def test_positions_stand_in_markdown_as_they_are(key):
    for game, _count in inputs(fracas.ruleset(key), "markdown", 60, limit=60):
        if game.pending is None:
            assert markdown.escape_text(game.position) == game.position


@pytest.mark.parametrize("picture", ["x) y.png", "a](javascript:alert(1))", "<b>.png", 'a "b".png', "é.png"])
def test_the_address_of_a_picture_ends_no_markdown(shown, picture):
    reader = Reader(rendered("markdown", snippet("markdown", shown["elfball"], SnippetSources(SITE, picture))))
    (image,) = reader.named("img")
    assert unquote(image["src"]) == picture and len(reader.named("a")) == 2


@pytest.mark.parametrize("prefix", ["", "/", "images/", "../images/", "./", "{static}", "{attach}", "{static}/images/",
                                    "{{ site.baseurl }}/assets/", "https://blog.example/a/", "http://127.0.0.1:8000/"])
def test_a_folder_of_pictures_is_taken(prefix):
    assert markdown.check_prefix(prefix) == prefix


@pytest.mark.parametrize("prefix", [
    "javascript:alert(1)//", "javascript:x/", "//evil.example/", "data:,/", "a b/", "x", "<b>/", "a)/", "]/",
    "{{ secret }}/", "https://", "a//b/", 'x"/', "é/", "a/" * 200, "ftp://x/", "\n/"])
def test_what_is_no_folder_of_pictures_is_refused(prefix):
    with pytest.raises(ValueError, match="is not the address of a folder"):
        markdown.check_prefix(prefix)


def test_pictures_lie_where_each_program_publishes_them():
    found = {name: (markdown.picture_prefix(name, "post"), markdown.picture_prefix(name, "index"),
                    markdown.picture_prefix(name, "post", is_html=True)) for name in markdown.FLAVOURS}
    assert found == {
        "": ("", "", ""), "html": ("", "", ""), "hugo": ("/", "", "/"), "mkdocs": ("", "", "../"),
        "jekyll": ("{{ site.baseurl }}/assets/",) * 3, "pelican": ("{attach}",) * 3}


def test_every_host_is_offered_what_it_takes():
    assert HOSTS["newsletter"].kinds == HOSTS["author"].kinds == ("picture",)
    assert HOSTS["wordpress"].kinds[0] == "component"
    for name, host in HOSTS.items():
        assert set(host.kinds) <= set(KINDS) and host.pictures and all(host.paste.values())
        assert host.kinds[0] == "markdown" if host.flavour != "html" else {"picture"} & set(host.kinds), name


def test_a_match_is_shown_at_its_step():
    game = next(game for game, count in inputs(fracas.ruleset("elfball"), "post", 60, limit=60) if count == 60)
    excerpt = game_excerpt(game, 12)
    html = snippet("frame", excerpt, PLACE, EmbedOptions(lang="fr", theme="dark"))
    assert f"{SITE}#/replay/{excerpt.link}/12" in html and ".s.12.l.fr.t.dark.p." in html
    assert game.ruleset.position(game.plies[12].before) in excerpt.text
    assert game_excerpt(game, 10**6).step == len(game.plies) == game_excerpt(game).step


@pytest.mark.parametrize("text", INJECTIONS[::5])
def test_no_text_becomes_markup_in_a_snippet(shown, text):
    excerpt = shown["elfball"]
    hostile = excerpt._replace(title=text, text=text, drawing=str(picture_file(excerpt.board, text, text)))
    for kind in KINDS:
        assert not wrong(rendered(kind, snippet(kind, hostile, SnippetSources(SITE, "board.png")))), kind


@pytest.mark.parametrize("site", ["javascript:alert(1)//", "data:text/html,x", "ftp://x/", "", "//evil.example/"])
def test_a_site_that_is_none_of_the_web_is_refused(shown, site):
    with pytest.raises(ValueError, match="is not the address of a web site"):
        snippet("picture", shown["elfball"], SnippetSources(site, "x.png"))


@every_game
def test_the_picture_fits_into_the_address_of_its_frame(shown, key):
    assert len(pack_drawing(shown[key].drawing)) <= 6_300 and len(shown[key].drawing.encode()) <= 30_000
    assert "pathLength" not in shown[key].drawing, "what makes pixels of it does not know that"
    assert frame_address(f"{SITE}index.html", shown[key]).startswith(f"{SITE}embed.html#d.")


def test_the_script_of_the_element_is_as_small_as_is_said():
    size = len(with_texts(read_text(STATIC / "embed.js")).encode())
    assert (SCRIPT_KB - 1) * 1000 < size <= SCRIPT_KB * 1000 <= 15_000
