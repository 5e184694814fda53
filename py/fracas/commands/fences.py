"""Boards in a Markdown file: the content of a ```` ```fracas ```` fence becomes a board of a post.

    ```fracas
    kind: frame
    step: 12
    https://fracas.example/#/replay/2e...
    ```

A picture is written in Markdown, which every program that makes pages of it keeps, and in HTML for pages of that. A
fence may stand in an item of a list or in a quotation. Before the position, link, address, puzzle, lesson or record
come settings, a line each: `kind` (see `fracas.posts.snippets`), `name` of the picture file, and what can be asked of a
board: `step`, `lang`, `theme`, `controls`, `size`, `autoplay`. Settings nobody
knows are left out, and so is of these six what is no value of theirs; both are told. `kind: odds` with an `action`
becomes a sentence with its exact odds and a link.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

import fracas
from fracas.kernel.errors import InvalidNotation, quote
from fracas.kernel.game import Game
from fracas.kernel.work import run_to_end
from fracas.lessons.lesson_text import read_lessons
from fracas.links import find_link, read_content_in_slices
from fracas.locale import _, language
from fracas.posts import markdown, odds_sentence, parameters
from fracas.posts.excerpt import EDIT, Excerpt, content_excerpt
from fracas.posts.parameters import DEFAULTS, EmbedOptions
from fracas.posts.snippets import DRAWING, KINDS, MARKDOWN, PICTURE, SnippetSources, markdown_caption, snippet

FENCE = re.compile(
    r"^(?P<before>[ \t>]*(?:[-*+] +|\d{1,9}[.)] +)?)(?P<ticks>`{3,}|~{3,})fracas[ \t]*\r?$"
    r"(?:\n(?P<inside>.*?)^(?P<margin>[ \t>]*)(?P=ticks)[ \t]*(?=\r?$))?", re.MULTILINE | re.DOTALL)
_ITEM = re.compile(r"([ \t>]*)([-*+]|\d{1,9}[.)])( +)")
_MARGIN = re.compile(r"^[ \t>]+", re.MULTILINE)
_STEP = re.compile(r"/(\d{1,6})$")
_SETTING = re.compile(r"([a-z]+): (.+)")
SETTINGS = ("kind", "name", "action")  # besides what can be asked
ODDS = "odds"  # the kind that is no board but a sentence
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,80}")

Save = Callable[[str, Excerpt], None]  # keeps the picture of this name
Note = Callable[[str], None]  # hears a sentence about what was left out


class Fence(NamedTuple):
    """The content of one fence."""

    held: Game | str  # a match, or the text of a position, a puzzle or lessons
    kind: str
    asked: EmbedOptions
    name: str
    action: str  # whose odds are told
    left: tuple[str, ...]  # settings that mean nothing


class Place(NamedTuple):
    """Where a post will be read."""

    site: str  # where Fracas is
    stem: str  # name of the post's file without its ending; pictures that have none are called so, with a number behind
    flavour: str = markdown.PLAIN
    pictures: str | None = None  # what stands before their names, None for where the flavour wants them

    def picture(self, name: str, is_html: bool) -> str:
        """Return the address of a picture in the post."""
        if self.pictures is not None:
            return f"{self.pictures}{name}"
        return f"{markdown.picture_prefix(self.flavour, self.stem, is_html)}{name}"


def replace_fences(
    text: str, place: Place, kind: str, save: Save, asked: EmbedOptions = DEFAULTS, note: Note = lambda said: None,
) -> tuple[str, int]:
    """Return a Markdown text with its boards in place, and how many there are.

    Args:   kind - of those that name none.
            asked - of boards that ask nothing else.
    Raises: ValueError in one sentence that names the line, if a fence holds what cannot be shown.
    """
    number = 0

    def shown(match: re.Match[str]) -> str:
        nonlocal number
        if _is_code(text, match):
            return match[0]
        number += 1
        line = text.count("\n", 0, match.start()) + 1
        if match["inside"] is None:
            words = _("Line {line}: {fence} is not closed.")
            raise InvalidNotation(words.format(line=line, fence=quote(match[0].strip())))
        try:
            inside = _MARGIN.sub("", match["inside"]) if match["before"] else match["inside"]
            fence = parse_fence(inside, kind, f"{place.stem}-{number}", asked)
            for said in _remarks(fence, place):
                note(_("Line {line}: {error}").format(line=line, error=said))
            return _within(match, _shown(fence, place, save))
        except ValueError as error:
            raise InvalidNotation(_("Line {line}: {error}").format(line=line, error=error)) from error
    return FENCE.sub(shown, text), number


def _is_code(text: str, match: re.Match[str]) -> bool:
    """Return whether a fence is set in so far that it is no fence, but shown as it is written."""
    before = match["before"].expandtabs(4)
    if len(before) < 4 or before.strip():
        return False
    for line in reversed(text[:match.start()].split("\n")):
        item = _ITEM.match(line.expandtabs(4))
        if item is not None and item.end() <= len(before):
            return False
        if line.strip() and not line.startswith((" ", "\t")):
            return True
    return True


def _within(match: re.Match[str], board: str) -> str:
    """Return a board as far in as its fence was."""
    first, ends = match["before"], "\r\n" if "\r\n" in match[0] else "\n"
    margin = re.sub(r"[^ \t>]", " ", first)
    lines = [f"{margin}{line}".rstrip() for line in board.split("\n")]
    return ends.join([f"{first}{lines[0][len(margin):]}", *lines[1:]])


def _remarks(fence: Fence, place: Place) -> list[str]:
    """Return sentences for the author of a fence."""
    said = [_("{setting} is unknown and left out.").format(setting=quote(setting)) for setting in fence.left]
    lost = markdown.FLAVOURS[place.flavour].lost
    return [*said, _(lost)] if lost and fence.kind not in (PICTURE, MARKDOWN, ODDS) else said


def _shown(fence: Fence, place: Place, save: Save) -> str:
    is_html = place.flavour == markdown.HTML
    if fence.kind == ODDS:
        if isinstance(fence.held, str):
            raise InvalidNotation(_("Odds are told of positions, not of puzzles."))
        told = odds_sentence.html if is_html else odds_sentence.markdown_text
        return told(place.site, fence.held, fence.action, odds_sentence.odds_at_once(fence.held, fence.action))
    excerpt = excerpt_of(fence.held, fence.asked)
    kind = PICTURE if excerpt.way == EDIT else fence.kind  # nothing can be played against the rules
    kind = MARKDOWN if kind == PICTURE and not is_html else kind
    if kind != DRAWING:
        save(f"{fence.name}.png", excerpt)
    sources = SnippetSources(place.site, place.picture(f"{fence.name}.png", kind != MARKDOWN), place.flavour)
    board = snippet(kind, excerpt, sources,
                    fence.asked._replace(lang=fence.asked.lang or language()))
    is_lost = kind != MARKDOWN and markdown.FLAVOURS[place.flavour].lost
    return f"{board}\n\n{markdown_caption(excerpt, sources)}" if is_lost else board


def parse_fence(inside: str, kind: str, name: str, asked: EmbedOptions = DEFAULTS) -> Fence:
    """Read the content of one fence.

    Args:   kind, name, asked - of a fence that says nothing of them.
    Raises: ValueError in one sentence.
    """
    lines, given, left = inside.replace("\r\n", "\n").strip().split("\n"), dict[str, str](), list[str]()
    while lines and (setting := _SETTING.fullmatch(lines[0].strip())):
        word, value = setting[1], setting[2].strip()
        if word in SETTINGS or parameters.is_one(word, value):
            given[word] = value
        else:
            left.append(lines[0].strip())
        lines.pop(0)
    kind, name = given.get("kind", kind), given.get("name", name).removesuffix(".png")
    if kind not in (*KINDS, ODDS):
        raise InvalidNotation(_("There is no kind of board {kind} for posts.").format(kind=quote(kind)))
    if not _NAME.fullmatch(name):
        raise InvalidNotation(_("{name} is not a file name.").format(name=quote(name)))
    body = "\n".join(lines).strip()
    if step := step_in(body):
        given.setdefault("step", step)
    wanted = parameters.parse({**asked._asdict(), **given})
    return Fence(content_in(body), kind, wanted, name, given.get("action", ""), tuple(left))


def excerpt_of(held: Game | str, asked: EmbedOptions) -> Excerpt:
    """Return the excerpt that a post shows of a match, a position or a puzzle, with its author's parameters."""
    return content_excerpt(held, int(asked.step) if asked.step else None, asked.theme or "light")


def content_in(text: str) -> Game | str:
    """Return the match of a record, link or position, or the text of a puzzle, lessons or an unsound position.

    Raises: ValueError in one sentence.
    """
    if text.startswith("["):
        return fracas.from_record(text)
    is_text = text.startswith(("puzzle ", "lesson "))
    packed = find_link(text) if not is_text and ("/" in text or text[:1].isdigit()) else ""
    held = run_to_end(read_content_in_slices(packed)) if packed else text
    if isinstance(held, str) and held.startswith("lesson "):
        run_to_end(read_lessons(held))
    elif isinstance(held, str) and not held.startswith("puzzle "):
        rules = fracas.ruleset_of(held)
        return held if rules.faults(rules.read_position(held)) else fracas.from_position(held, seed="")
    return held


def step_in(address: str) -> str:
    """Return the step that the address of a match names, "" if it names none."""
    found = _STEP.search(address) if "#/replay/" in address else None
    return found[1] if found is not None else ""
