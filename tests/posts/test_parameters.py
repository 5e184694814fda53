"""What an author asks of a board is read alike wherever it stands, and what nobody knows stops no board."""

import html
import json
from argparse import ArgumentParser
from itertools import product

import pytest

from fracas.commands import embed, fences
from fracas.faces.game_puzzles import puzzles_of
from fracas.links import write_link, write_puzzle
from fracas.posts import parameters
from fracas.posts.excerpt import game_excerpt, puzzle_excerpt
from fracas.posts.parameters import EmbedOptions, fragment_fields, parse, serialize
from fracas.posts.snippets import FRAME, SnippetSources, frame_address, frame_html, snippet
from fracas.puzzles.puzzle import write
from tests.browser.hosts import position
from tests.page.test_replay import played
from tests.posts.stripping import Reader
from workshop.paths import STATIC
from workshop.website.site import read_text as read_file
from workshop.website.site import with_texts

SITE = "https://fracas.example/play/"
VALUES = {
    "step": ("", "0", "7"), "lang": ("", "en", "fr"), "theme": ("", "light", "dark", "contrast"),
    "controls": ("", "all", "few", "none"), "size": ("", "small", "medium", "large", "333", "500px"),
    "autoplay": ("", "on", "1", "15"),
}
TOLD = ("http://localhost:8000", "https://blog.example")  # apart from these, which would double the combinations
ALONE = [(name, value) for name, values in [*VALUES.items(), ("tell", TOLD)] for value in values if value]
POSITION = position("elfball").position
BAD = {
    "step": ("-1", "1.5", "x", "1234567"), "lang": ("de", "FR", "francais"), "theme": ("pink", "Dark", "darker"),
    "controls": ("false", "0", "fewer"), "size": ("huge", "0", "-300", "99999", "50%", "3e2"),
    "autoplay": ("0", "false", "100", "-1", "1.5"), "border": ("0",),
    "tell": ("*", "ftp://blog.example", "https://blog.example/", "javascript:x", "https://Blog.example",
             "//blog.example", "https://a@b.c"),
    "__proto__": ("x",), "constructor": ("x",),
}


def asking(asked: EmbedOptions) -> str:
    """Return what stands behind the `#` of a frame's address, with what WordPress puts behind it."""
    words = (word for pair in serialize(asked).items() for word in pair)
    return ".".join(["w", "3eAAAA", *words, "p", "AA#?secret=a1"])


@pytest.mark.parametrize(("name", "value"), ALONE)
def test_each_alone_is_read_alike_everywhere(name, value):
    asked, game = EmbedOptions(**{name: value}), played()
    parser = ArgumentParser()
    embed.add_arguments(parser)
    args = parser.parse_args(["post.md", "--site", SITE, "-o", "out.md", f"--{name}", value])
    fence = fences.parse_fence(f"{name}: {value}\n{write_link(game)}", FRAME, "x")
    assert parse(fragment_fields(asking(asked))) == parse({name: value}) == embed._asked(args) == fence.asked == asked
    assert fence.left == ()
    shown = game_excerpt(game, 7)
    framed = Reader(snippet(FRAME, shown, SnippetSources(SITE, "x.png"), asked)).named("iframe")[0]["src"]
    (element,) = Reader(snippet("component", shown, SnippetSources(SITE, "x.png"), asked)).named("fracas-board")
    if name == "step":
        assert ".s.7." in framed and "step" not in element, "a snippet shows the step of its picture"
    else:
        assert getattr(parse(fragment_fields(framed.partition("#")[2])), name) == element[name] == value


def test_all_combine_freely():
    wanted = [EmbedOptions(*values) for values in product(*VALUES.values())]
    assert len(wanted) == 3456
    for asked in wanted:
        assert parse(fragment_fields(asking(asked))) == asked
        fence = "".join(f"{name}: {value}\n" for name, value in reversed(asked._asdict().items()) if value)
        assert fences.parse_fence(fence + POSITION, FRAME, "x").asked == asked


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in BAD.items() for value in values])
def test_what_nobody_knows_is_left_out_and_everything_else_stays(name, value):
    assert parse({"theme": "dark", name: value}) == EmbedOptions(theme="" if name == "theme" else "dark")
    around = f"w.3eAAAA.{name}.{value}.l.fr.controls.none"
    if "." not in value:
        assert parse(fragment_fields(around)) == EmbedOptions(lang="" if name == "lang" else "fr",
                                             controls="" if name == "controls" else "none")
    if name.isalpha():
        fence = fences.parse_fence(f"{name}: {value}\nautoplay: 3\n{POSITION}", FRAME, "x")
        assert fence.left == (f"{name}: {value}".strip(),) and fence.asked.autoplay == "3"


def test_long_names_and_letters_mean_the_same_and_the_first_counts():
    assert fragment_fields("w.3eA.s.12.l.fr.t.dark") == {"w": "3eA", "step": "12", "lang": "fr", "theme": "dark"} == \
        fragment_fields("w.3eA.step.12.lang.fr.theme.dark.t.light.l.en?utm=1")
    assert fragment_fields("w.3eA.controls.none#?secret=a1") == {"w": "3eA", "controls": "none"}
    assert fragment_fields("w") == {} and fragment_fields("") == {} and fragment_fields("w.3eA.s") == {"w": "3eA"}


def test_widths_stay_within_bounds_and_pictures_keep_their_proportions():
    widths = {size: EmbedOptions(size=size).width
              for size in ("", "small", "medium", "large", "10", "239", "700px", "9999")}
    assert widths == {"": 0, "small": 320, "medium": 480, "large": 800, "10": 240, "239": 240, "700px": 700,
                      "9999": 1200}
    shown = game_excerpt(played(), 7)
    for size in ("", "small", "1100"):
        wide = EmbedOptions(size=size).width or 640
        sources, options = SnippetSources(SITE, "x.png"), EmbedOptions(size=size)
        (image,) = Reader(snippet("picture", shown, sources, options)).named("img")
        across, down = shown.size
        assert int(image["width"]) == wide and int(image["height"]) == round(wide * down / across)
        for kind in ("drawing", "frame", "component"):
            (figure,) = Reader(snippet(kind, shown, sources, options)).named("figure")
            assert (f"max-width:{wide}px" in figure["style"]) == bool(size)


def test_a_frame_is_as_high_as_what_it_shows():
    shown = game_excerpt(played("street_bowl", 30), 7)  # a street is flat
    high = {controls: frame_html(shown, SITE, EmbedOptions(controls=controls, size="small"))[1]
            for controls in ("", "few", "none")}
    assert high[""] == high["few"] == 265 and high["none"] == 215
    assert all(frame_html(shown, SITE, EmbedOptions(size=size))[1] <= 1000 for size in ("1200", "large"))


def test_a_frame_follows_the_width_of_the_text_with_the_proportions_of_its_picture():
    shown = game_excerpt(played("street_bowl", 30), 7)
    across, down = shown.size
    for controls, below in (("", 150), ("none", 100)):
        reader = Reader(snippet(FRAME, shown, SnippetSources(SITE, "x.png"), EmbedOptions(controls=controls)))
        (box,), (frame,) = reader.named("div"), reader.named("iframe")
        assert f"aspect-ratio:{across}/{down};padding-bottom:{below}px" in box["style"]
        assert frame["width"] == "100%" and "width:100%;height:100%" in frame["style"]


def test_without_script_the_picture_covers_its_frame_and_leads_to_the_board():
    html_text = snippet(FRAME, game_excerpt(played(), 7), SnippetSources(SITE, "x.png"))
    still = html_text.partition("<noscript>")[2].partition("</noscript>")[0]
    (anchor,), (image,) = Reader(still).named("a"), Reader(still).named("img")
    assert "z-index:1" in anchor["style"] and anchor["href"].startswith(f"{SITE}#/replay/") and image["src"] == "x.png"
    assert "width:100%" in image["style"]


def test_a_puzzle_keeps_what_says_what_is_wanted():
    puzzle = puzzles_of("elfball").puzzles[0]
    shown = puzzle_excerpt(write_puzzle(write(puzzle), puzzle.game))
    assert ".controls.few." in frame_address(SITE, shown, EmbedOptions(controls="none"))
    none, few = (frame_html(shown, SITE, EmbedOptions(controls=controls))[1] for controls in ("none", "few"))
    assert none == few
    for controls, kept in (("none", "few"), ("", "few"), ("all", "all")):
        html_text = snippet("component", shown, SnippetSources(SITE, "x.png"), EmbedOptions(controls=controls))
        assert f'controls="{kept}"' in html_text
    assert "Solve this puzzle" in frame_html(shown, SITE)[0], "its name says that it is one"


def test_no_value_becomes_markup():
    hostile = EmbedOptions('1"><script>', '"><b>', "'><b>", '"onload="x', "<b>", '">')
    shown = game_excerpt(played(), 7)
    for kind in ("picture", "drawing", "component"):
        assert "<b>" not in snippet(kind, shown, SnippetSources(SITE, "x.png"), hostile._replace(size=""))
    assert '"><' not in html.unescape(frame_address(SITE, shown, parse(hostile._asdict())))


@pytest.mark.parametrize("script", ["frame.js", "embed.js", "framed.js"])
def test_the_scripts_have_the_same_table_and_no_remarks(script):
    text = with_texts(read_file(STATIC / script))
    asked = text.partition("const ASKED = {")[2].partition("\n  };")[0]
    assert json.loads(f"{{{asked}}}") == parameters.script_tables()
    assert not [line for line in text.splitlines() if line.lstrip().startswith("//")] and "/* the build" not in text
