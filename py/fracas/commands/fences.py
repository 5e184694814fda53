"""Boards in a Markdown file: the content of a ```` ```fracas ```` fence becomes a board of a post.

    ```fracas
    kind: frame
    step: 12
    https://fracas.example/#/replay/2e...
    ```

Before the position, link, address or record come settings, a line each: `kind` ("picture" or "frame"), `name` of the
picture file, and what can be asked of a board: `step`, `lang`, `theme`, `controls`, `size`, `autoplay`. Settings nobody
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
from fracas.links import find_link, read_link
from fracas.locale import _, language
from fracas.posts import odds_sentence, parameters
from fracas.posts.excerpt import Excerpt, game_excerpt
from fracas.posts.parameters import DEFAULTS, EmbedOptions
from fracas.posts.snippets import FRAME, PICTURE, SnippetSources, snippet

FENCE = re.compile(
    r"^(?P<ticks>`{3,}|~{3,})fracas[ \t]*\r?$(?:\n(?P<inside>.*?)^(?P=ticks)[ \t]*(?=\r?$))?", re.MULTILINE | re.DOTALL)
_SETTING = re.compile(r"([a-z]+): (.+)")
SETTINGS = ("kind", "name", "action")  # besides what can be asked
ODDS = "odds"  # the kind that is no board but a sentence
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,80}")

Save = Callable[[str, Excerpt], str]  # keeps the picture of this name and returns its address
Note = Callable[[str], None]  # hears a sentence about what was left out


class Fence(NamedTuple):
    """The content of one fence."""

    game: Game
    kind: str
    asked: EmbedOptions
    name: str
    action: str  # whose odds are told
    left: tuple[str, ...]  # settings that mean nothing


def replace_fences(
    text: str, site: str, kind: str, save: Save, stem: str, asked: EmbedOptions = DEFAULTS,
    note: Note = lambda said: None,
) -> tuple[str, int]:
    """Return a Markdown text with its boards in place, and how many there are.

    Args:   kind - of those that name none.
            stem - how pictures that have no name are called, with a number behind.
            asked - of boards that ask nothing else.
    Raises: ValueError in one sentence that names the line, if a fence holds what cannot be shown.
    """
    number = 0

    def shown(match: re.Match[str]) -> str:
        nonlocal number
        number += 1
        line = text.count("\n", 0, match.start()) + 1
        if match["inside"] is None:
            words = _("Line {line}: {fence} is not closed.")
            raise InvalidNotation(words.format(line=line, fence=quote(match[0].strip())))
        try:
            fence = parse_fence(match["inside"], kind, f"{stem}-{number}", asked)
            for setting in map(quote, fence.left):
                note(_("Line {line}: {setting} is unknown and left out.").format(line=line, setting=setting))
            return _shown(fence, site, save)
        except ValueError as error:
            raise InvalidNotation(_("Line {line}: {error}").format(line=line, error=error)) from error
    return FENCE.sub(shown, text), number


def _shown(fence: Fence, site: str, save: Save) -> str:
    if fence.kind == ODDS:
        return odds_sentence.html(site, fence.game, fence.action, odds_sentence.odds_at_once(fence.game, fence.action))
    excerpt = excerpt_of(fence.game, fence.asked)
    picture = save(f"{fence.name}.png", excerpt) if fence.kind == PICTURE else ""
    asked = fence.asked._replace(lang=fence.asked.lang or language())
    return snippet(fence.kind, excerpt, SnippetSources(site, picture), asked)


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
    if kind not in (PICTURE, FRAME, ODDS):
        raise InvalidNotation(_("There is no kind of board {kind} for posts.").format(kind=quote(kind)))
    if not _NAME.fullmatch(name):
        raise InvalidNotation(_("{name} is not a file name.").format(name=quote(name)))
    wanted = parameters.parse({**asked._asdict(), **given})
    return Fence(game_in("\n".join(lines).strip()), kind, wanted, name, given.get("action", ""), tuple(left))


def excerpt_of(game: Game, asked: EmbedOptions) -> Excerpt:
    """Return the excerpt of a match that a post shows, with its author's parameters."""
    return game_excerpt(game, int(asked.step) if asked.step else None, asked.theme or "light")


def game_in(text: str) -> Game:
    """Return the match in a record, a link, an address or a position.

    Raises: ValueError in one sentence.
    """
    if text.startswith("["):
        return fracas.from_record(text)
    packed = find_link(text) if "/" in text or text[:1].isdigit() else ""
    return read_link(packed) if packed else fracas.from_position(text, seed="")
