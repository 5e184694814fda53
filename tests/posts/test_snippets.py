"""What authors paste: complete on every host, opening exactly what it shows, and no more markup than it should be."""

import re

import pytest

import fracas
from fracas.games import KEYS
from fracas.links import find_link, read_link
from fracas.posts.excerpt import Excerpt, game_excerpt, pack_drawing
from fracas.posts.hosts import HOSTS
from fracas.posts.parameters import EmbedOptions
from fracas.posts.snippets import KINDS, SCRIPT_KB, SnippetSources, board_address, frame_address, inline_svg, snippet
from fracas.view.board.export import picture_file
from tests.browser.hosts import position
from tests.laws.matches import inputs
from tests.posts.stripping import PROFILES, Reader, stripped
from tests.view.injections import INJECTIONS
from workshop.paths import STATIC
from workshop.site import read_text, with_texts

SITE = "https://fracas.example/play/"
PLACE = SnippetSources(SITE, "board.png")
KNOWN = {"p", "a", "img", "figure", "figcaption", "iframe", "fracas-board", "script"}
DRAWN = {"svg", "title", "desc", "style", "defs", "symbol", "pattern", "g", "path", "rect", "circle", "ellipse", "use",
         "text", "polygon", "polyline", "line", "radialgradient", "stop", "tspan"}

every_game = pytest.mark.parametrize("key", KEYS)
every_kind = pytest.mark.parametrize("kind", KINDS)


@pytest.fixture(scope="module")
def shown() -> dict[str, Excerpt]:
    return {key: game_excerpt(position(key)) for key in KEYS}


def wrong(html: str) -> list[str]:
    """Return what of a snippet could run or lead elsewhere."""
    found, reader = [], Reader(html)
    for tag, attributes in reader.elements:
        found += [tag] if tag not in KNOWN | DRAWN else []
        found += [f"{tag} {name}" for name in attributes if name.startswith("on") or name in ("formaction", "srcdoc")]
        addresses = [attributes[name] for name in ("href", "src") if name in attributes]
        found += [f"{tag}: {each}" for each in addresses if not each.startswith((SITE, "#", "board.png"))]
    return found


@every_game
@every_kind
def test_it_opens_exactly_what_it_shows_and_says_it_in_words(shown, key, kind):
    excerpt = shown[key]
    html = snippet(kind, excerpt, PLACE)
    reader = Reader(html)
    address = reader.named("a")[-1]["href"]
    assert read_link(find_link(address)).position == position(key).position
    assert not wrong(html) and excerpt.title in reader.text
    if kind in ("picture", "component"):
        assert position(key).position in reader.named("img")[0]["alt"]
    if kind == "drawing":
        assert position(key).position in reader.text
    if kind == "frame":
        (frame,) = reader.named("iframe")
        assert frame["title"] and frame["loading"] == "lazy" and "credentialless" in frame
        assert "allow-same-origin" not in frame["sandbox"] and "allow-top" not in frame["sandbox"]
        assert len(frame["src"]) < 16_000 and re.fullmatch(r"[\w.-]+", frame["src"].partition("#")[2])


@every_kind
@pytest.mark.parametrize("profile", PROFILES)
def test_no_host_leaves_an_empty_box(shown, kind, profile):
    left = stripped(snippet(kind, shown["elfball"], PLACE), profile)
    reader = Reader(left)
    assert "open this board" in reader.text
    if not PROFILES[profile].is_text:
        assert board_address(SITE, shown["elfball"]) in [each["href"] for each in reader.named("a")]
    assert not [each for each in reader.named("img") if not each.get("alt")]


def test_every_host_is_offered_what_it_takes():
    assert HOSTS["newsletter"].kinds == ("picture",)
    for host in HOSTS.values():
        assert set(host.kinds) <= set(KINDS) and "picture" in host.kinds and host.paste


def test_a_match_is_shown_at_its_step():
    game = next(game for game, count in inputs(fracas.ruleset("elfball"), "post", 60, limit=60) if count == 60)
    excerpt = game_excerpt(game, 12)
    html = snippet("frame", excerpt, PLACE, EmbedOptions(lang="fr", theme="dark"))
    assert f"{SITE}#/replay/{excerpt.link}/12" in html and ".s.12.l.fr.t.dark.p." in html
    assert game.ruleset.position(game.plies[12].before) in excerpt.text
    assert game_excerpt(game, 10**6).step == len(game.plies) == game_excerpt(game).step


def test_two_drawings_in_one_page_keep_their_names_apart(shown):
    one, other = inline_svg(shown["street_brawl"].drawing), inline_svg(shown["cave_brawl"].drawing)
    names = [set(re.findall(r' id="([\w-]+)"', each)) for each in (one, other)]
    assert not names[0] & names[1]
    for each, own in zip((one, other), names, strict=True):
        used = set(re.findall(r' href="#([\w-]+)"', each)) | set(re.findall(r"url\(#([\w-]+)\)", each))
        assert used <= own and set(re.findall(r'aria-labelledby="([\w-]+) ([\w-]+)"', each)[0]) <= own
        style = each.partition("<style>")[2].partition("</style>")[0]
        assert all(rule.startswith("#f") for rule in style.split("}") if rule)


@pytest.mark.parametrize("text", INJECTIONS[::5])
def test_no_text_becomes_markup_in_a_snippet(shown, text):
    excerpt = shown["elfball"]
    hostile = excerpt._replace(title=text, text=text, drawing=str(picture_file(excerpt.board, text, text)))
    for kind in KINDS:
        assert not wrong(snippet(kind, hostile, SnippetSources(SITE, "board.png"))), kind


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
