"""What an author pastes into a post, of four kinds.

Each is complete without script: whatever a host strips, a picture, its text or at least a link is left.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from fracas.locale import N_, _
from fracas.posts import parameters
from fracas.posts.excerpt import EDIT, PLAY, SOLVE, WATCH, Excerpt, pack_drawing
from fracas.posts.parameters import DEFAULTS, FEW, NONE, EmbedOptions
from fracas.view.markup import escape

PICTURE, DRAWING, FRAME, COMPONENT = "picture", "drawing", "frame", "component"
KINDS = {
    PICTURE: N_("Picture and link"),
    DRAWING: N_("Drawing inside the page"),
    FRAME: N_("Frame: the board is played in the post"),
    COMPONENT: N_("Picture that becomes the board"),
}
_NOTHING = N_("Nothing loads from this site before a reader taps.")
COSTS = {
    PICTURE: _NOTHING, DRAWING: _NOTHING,
    FRAME: N_("Before a reader taps, one small file loads from this site when the frame comes into view."),
    COMPONENT: N_("Before a reader taps, one script of {n} kB loads from this site."),
}
SCRIPT_KB = 6  # of `static/embed.js`, rounded up; a test holds it to that
SCREENS = {WATCH: "replay", PLAY: "live", EDIT: "position", SOLVE: "puzzle"}  # by the way a link is opened
SANDBOX = "allow-scripts allow-popups allow-popups-to-escape-sandbox"  # what the page in a frame may do
LEAST, MOST = 420, 900  # pixels of a frame's height
LEAST_BARE = 200  # of one with few controls or none
WIDE = 640  # pixels of a text column
BELOW = 80  # pixels of what stands under the picture in a frame
BESIDE = 280  # pixels of few controls
PIXELS = 1200  # of a picture file's width, which serves screens of two pixels a point

_NAMED = re.compile(r'(?<= id=")([\w-]+)|(?<= href="#)([\w-]+)|(?<=url\(#)([\w-]+)')
_LABELLED = re.compile(r'aria-labelledby="t d"')
_STYLE = re.compile(r"(?<=<style>)[^<]*")
_RULE = re.compile(r"^|(?<=})(?=\.)")


class SnippetSources(NamedTuple):
    """Where things are: the site, and the picture that the author has uploaded."""

    site: str  # address of the start page, without anything behind; "./" beside the post
    picture: str  # address of the picture file


def board_address(site: str, shown: Excerpt) -> str:
    """Return the address that opens what is shown in Fracas itself."""
    step = f"/{shown.step}" if shown.way == WATCH else ""
    return f"{site}#/{SCREENS[shown.way]}/{shown.link}{step}"


def frame_address(site: str, shown: Excerpt, asked: EmbedOptions = DEFAULTS, weighed: str = "") -> str:
    """Return the address of the frame that paints the board and plays it.

    Args: weighed - the word of an action whose odds are shown instead.
    """
    what = {"o": shown.link, "a": weighed} if weighed else {shown.way: shown.link}
    pairs = {**what, **parameters.serialize(_fitting(shown, asked)), "p": pack_drawing(shown.drawing)}
    fragment = ".".join(f"{key}.{value}" for key, value in pairs.items() if value)
    return f"{sibling_address(site, 'embed.html')}#{fragment}"


def _fitting(shown: Excerpt, asked: EmbedOptions) -> EmbedOptions:
    """Return the options that fit this board: its step, and for a puzzle at least few controls."""
    is_mute = shown.way == SOLVE and asked.controls == NONE
    return asked._replace(step=str(shown.step or ""), controls=FEW if is_mute else asked.controls)


def sibling_address(site: str, name: str) -> str:
    """Return the address of another file of the site."""
    return site.rpartition("/")[0] + "/" + name


def snippet(kind: str, shown: Excerpt, place: SnippetSources, asked: EmbedOptions = DEFAULTS) -> str:
    """Return the text to paste.

    Raises: ValueError if the site is no address of the web.
    """
    if not re.match(r"https?://|\./$", place.site):
        raise ValueError(_("{site} is not the address of a web site.").format(site=place.site))
    if kind == DRAWING:
        return _figure(inline_svg(shown.drawing), _caption(shown, place), asked)
    if kind == FRAME:
        return _figure(frame_html(shown, place.site, asked)[0], _caption(shown, place), asked)
    linked = f'<a href="{escape(board_address(place.site, shown))}">{_image(shown, place, asked)}</a>'
    if kind == COMPONENT:
        named = _fitting(shown, asked)._replace(step="")  # its link holds that
        chosen = "".join(f' {name}="{escape(value)}"' for name, value in named._asdict().items() if value)
        script = f'<script async crossorigin src="{escape(sibling_address(place.site, "static/embed.js"))}"></script>'
        return _figure(f"<fracas-board{chosen}>{linked}</fracas-board>", _caption(shown, place), asked) + f"\n{script}"
    return f"<p>{linked}</p>\n<p>{_caption(shown, place)}</p>"


def _figure(content: str, caption: str, asked: EmbedOptions) -> str:
    return f'<figure style="margin:0{_within(asked)}">{content}\n<figcaption>{caption}</figcaption></figure>'


def _within(asked: EmbedOptions) -> str:
    """Return the declaration that keeps something as small as was asked."""
    return f";max-width:{asked.width}px" if asked.width else ""


def _image(shown: Excerpt, place: SnippetSources, asked: EmbedOptions) -> str:
    (across, down), wide = shown.size, asked.width or WIDE
    return (f'<img src="{escape(place.picture)}" width="{wide}" height="{round(wide * down / across)}" '
            f'alt="{escape(shown.text)}" style="max-width:100%;height:auto">')


def _caption(shown: Excerpt, place: SnippetSources) -> str:
    """Return the line that is left where everything else is stripped."""
    said = _("{game} Solve this puzzle") if shown.way == SOLVE else _("{game}: open this board")
    return f'<a href="{escape(board_address(place.site, shown))}">{escape(said.format(game=shown.title))}</a>'


def frame_html(shown: Excerpt, site: str, asked: EmbedOptions = DEFAULTS, weighed: str = "") -> tuple[str, int]:
    """Return the frame that paints the board and plays it, and its height in pixels; see `framing`."""
    asked = _fitting(shown, asked)
    (across, down), wide = shown.size, asked.width or WIDE
    below = BELOW + BESIDE * (asked.controls == FEW)
    height = min(max(round(wide * down / across) + below, LEAST_BARE if asked.is_bare else LEAST), MOST)
    return (f'<iframe src="{escape(frame_address(site, shown, asked, weighed))}" title="{escape(shown.title)}" '
            f'loading="lazy" credentialless sandbox="{SANDBOX}" width="{wide}" height="{height}" '
            f'style="width:100%{_within(asked)};border:0"></iframe>', height)


def inline_svg(drawing: str) -> str:
    """Return a drawing that can stand in a page beside others: its names and its style are its own."""
    own = f"f{sum(ord(c) * (n + 1) for n, c in enumerate(drawing)) % 0xFFFFFFFF:x}"
    named = _NAMED.sub(lambda found: f"{own}-{found[0]}", drawing)
    labelled = _LABELLED.sub(f'id="{own}" aria-labelledby="{own}-t {own}-d"', named, count=1)
    return _STYLE.sub(lambda found: _RULE.sub(f"#{own} ", found[0]), labelled, count=1)
