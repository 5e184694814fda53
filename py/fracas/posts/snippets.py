"""What an author pastes into a post, of five kinds.

Each is complete without script: whatever a host strips, a picture, its text or at least a link is left, and never the
text of a style. In a frame the picture stands for readers without script, in the place of the frame.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from fracas.locale import N_, _
from fracas.posts import markdown, parameters
from fracas.posts.excerpt import EDIT, PLAY, SOLVE, TEACH, WATCH, Excerpt, pack_drawing
from fracas.posts.parameters import DEFAULTS, FEW, NONE, EmbedOptions
from fracas.view.markup import escape

PICTURE, MARKDOWN, DRAWING, FRAME, COMPONENT = "picture", "markdown", "drawing", "frame", "component"
KINDS = {
    PICTURE: N_("Picture and link"),
    MARKDOWN: N_("Picture and link, in Markdown"),
    DRAWING: N_("Drawing inside the page"),
    FRAME: N_("Frame: the board is played in the post"),
    COMPONENT: N_("Picture that becomes the board"),
}
_NOTHING = N_("Nothing loads from this site before a reader taps.")
COSTS = {
    PICTURE: _NOTHING, MARKDOWN: _NOTHING, DRAWING: _NOTHING,
    FRAME: N_("Before a reader taps, one small file loads from this site when the frame comes into view."),
    COMPONENT: N_("Before a reader taps, one script of {n} kB loads from this site."),
}
SCRIPT_KB = 6  # of `static/embed.js`, rounded up; a test holds it to that
SCREENS = {WATCH: "replay", PLAY: "live", EDIT: "position", SOLVE: "puzzle", TEACH: "course"}
"""The screens of links by the way they are opened."""
SANDBOX = "allow-scripts allow-popups allow-popups-to-escape-sandbox"  # what the page in a frame may do
LEAST, MOST = 200, 1000  # pixels of a frame's height, as WordPress has them
WIDE = 640  # pixels of a text column
BELOW, BELOW_BARE = 150, 100  # pixels of what stands under the picture in a frame, with controls and without
FILLING = "position:absolute;top:0;left:0;width:100%;height:100%;border:0"  # style of a frame that fills a box
DAY_HEIGHT = 480  # pixels of the frame of a daily puzzle, whose picture nobody knows beforehand
PIXELS = 1200  # of a picture file's width, which serves screens of two pixels a point

_IN_ADDRESS = {ord(letter): f"%{ord(letter):02X}" for letter in "%#\"<>&'"}


class SnippetSources(NamedTuple):
    """Where things are: the site, and the picture that the author has uploaded."""

    site: str  # address of the start page, without anything behind; "./" beside the post
    picture: str  # address of the picture file
    flavour: str = markdown.PLAIN  # kind of Markdown


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


def day_frame(site: str) -> str:
    """Return the text to paste that shows the puzzle of each day: a frame, and below it a link."""
    address, frame = escape(f"{site}#/today"), escape(f"{sibling_address(site, 'embed.html')}#y.today")
    title = escape(_("Puzzle of the day"))
    return (f'<figure style="margin:0"><iframe src="{frame}" title="{title}" loading="lazy" '
            f'style="width:100%;height:{DAY_HEIGHT}px;border:0" credentialless sandbox="{SANDBOX}"></iframe>\n'
            f'<figcaption><a href="{address}">{title}</a></figcaption></figure>')


def _fitting(shown: Excerpt, asked: EmbedOptions) -> EmbedOptions:
    """Return the options that fit this board: its step; puzzles and lessons have few controls unless all are asked."""
    is_narrowed = shown.way in (SOLVE, TEACH) and asked.controls in ("", NONE)
    return asked._replace(step=str(shown.step or ""), controls=FEW if is_narrowed else asked.controls)


def sibling_address(site: str, name: str) -> str:
    """Return the address of another file of the site."""
    return site.rpartition("/")[0] + "/" + name


def snippet(kind: str, shown: Excerpt, place: SnippetSources, asked: EmbedOptions = DEFAULTS) -> str:
    """Return the text to paste.

    Raises: ValueError if the site is no address of the web.
    """
    if not re.match(r"https?://|\./$", place.site):
        raise ValueError(_("{site} is not the address of a web site.").format(site=place.site))
    address = escape(board_address(place.site, shown))
    if kind == MARKDOWN:
        picture = markdown.linked_picture(shown.text, place.picture, board_address(place.site, shown), place.flavour)
        return f"{picture}\n\n{markdown_caption(shown, place)}"
    if kind == DRAWING:
        place = place._replace(picture=f"data:image/svg+xml,{shown.drawing.translate(_IN_ADDRESS)}")
    linked = f'<a href="{address}">{_image(shown, place, asked)}</a>'
    if kind == DRAWING:
        return _figure(linked, _caption(shown, place), asked)
    if kind == FRAME:
        return _figure(_boxed(shown, place, asked), _caption(shown, place), asked)
    if kind == COMPONENT:
        named = _fitting(shown, asked)._replace(step="")  # its link holds that
        chosen = "".join(f' {name}="{escape(value)}"' for name, value in named._asdict().items() if value)
        script = f'<script async crossorigin src="{escape(sibling_address(place.site, "static/embed.js"))}"></script>'
        return _figure(f"<fracas-board{chosen}>{linked}</fracas-board>", _caption(shown, place), asked) + f"\n{script}"
    return f"<p>{linked}</p>\n<p>{_caption(shown, place)}</p>"


def markdown_caption(shown: Excerpt, place: SnippetSources) -> str:
    """Return in Markdown the line that is left where everything else is stripped."""
    return markdown.link(_said(shown), board_address(place.site, shown))


def _figure(content: str, caption: str, asked: EmbedOptions) -> str:
    return f'<figure style="margin:0;width:100%{_within(asked)}">{content}\n<figcaption>{caption}</figcaption></figure>'


def _within(asked: EmbedOptions) -> str:
    """Return the declaration that keeps something as small as was asked."""
    return f";max-width:{asked.width}px" if asked.width else ""


def _image(shown: Excerpt, place: SnippetSources, asked: EmbedOptions) -> str:
    (across, down), wide = shown.size, asked.width or WIDE
    return (f'<img src="{escape(place.picture)}" width="{wide}" height="{round(wide * down / across)}" '
            f'alt="{escape(shown.text)}" style="display:block;width:100%;height:auto{_within(asked)}">')


def _caption(shown: Excerpt, place: SnippetSources) -> str:
    """Return the line that is left where everything else is stripped."""
    return f'<a href="{escape(board_address(place.site, shown))}">{escape(_said(shown))}</a>'


def _said(shown: Excerpt) -> str:
    said = {SOLVE: _("{game} Solve this puzzle"), TEACH: _("{game} Play this lesson")}.get(
        shown.way, _("{game}: open this board"))
    return said.format(game=shown.title)


def _boxed(shown: Excerpt, place: SnippetSources, asked: EmbedOptions) -> str:
    """Return a frame in a box as wide as the text; without script the picture covers it."""
    (across, down), below = shown.size, _below(_fitting(shown, asked))
    still = (f'<noscript><a href="{escape(board_address(place.site, shown))}" style="position:relative;z-index:1">'
             f"{_image(shown, place, asked)}</a></noscript>")
    framed = frame_html(shown, place.site, asked, style=FILLING)
    return (f'<div style="position:relative;box-sizing:content-box;aspect-ratio:{across}/{down};'
            f'padding-bottom:{below}px">{still}{framed[0]}</div>')


def _below(asked: EmbedOptions) -> int:
    return BELOW_BARE if asked.controls == NONE else BELOW


def frame_html(
    shown: Excerpt, site: str, asked: EmbedOptions = DEFAULTS, weighed: str = "", style: str = "width:100%;border:0",
) -> tuple[str, int]:
    """Return the frame that paints the board and plays it, and its height in pixels; see `frame_address`."""
    asked = _fitting(shown, asked)
    (across, down), wide = shown.size, asked.width or WIDE
    height = min(max(round(wide * down / across) + _below(asked), LEAST), MOST)
    within = "" if style == FILLING else _within(asked)
    return (f'<iframe src="{escape(frame_address(site, shown, asked, weighed))}" title="{escape(_said(shown))}" '
            f'loading="lazy" credentialless sandbox="{SANDBOX}" width="100%" height="{height}" '
            f'style="{style}{within}"></iframe>', height)
