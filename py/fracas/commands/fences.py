"""Boards in a Markdown file: what stands between ```` ```fracas ```` and ```` ``` ```` becomes what a post shows.

    ```fracas
    kind: frame
    step: 12
    https://fracas.example/#/replay/2e...
    ```

Before the position, link, address or record come settings, a line each: `kind` ("picture" or "frame"), `step`, `theme`,
`name` of the picture file. `kind: odds` with an `action` becomes a sentence with its exact odds and a link.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

import fracas
from fracas.kernel.errors import InvalidNotation, quote
from fracas.kernel.game import Game
from fracas.links import packed_in, read_link
from fracas.locale import _, language
from fracas.posts import weighed
from fracas.posts.excerpt import Excerpt, of_game
from fracas.posts.snippets import FRAME, PICTURE, Place, snippet
from fracas.view.theme import THEMES

FENCE = re.compile(r"^(?P<ticks>`{3,}|~{3,})fracas[ \t]*\n(?P<inside>.*?)^(?P=ticks)[ \t]*$", re.MULTILINE | re.DOTALL)
_SETTING = re.compile(r"([a-z]+): (.+)")
SETTINGS = ("kind", "step", "theme", "name", "action")
ODDS = "odds"  # the kind that is no board but a sentence
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,80}")

Save = Callable[[str, Excerpt], str]  # keeps the picture of this name and returns its address


class Fence(NamedTuple):
    """What stands in one fence."""

    game: Game
    kind: str
    step: int | None
    theme: str
    name: str
    action: str  # whose odds are told


def replaced(text: str, site: str, kind: str, save: Save, stem: str) -> tuple[str, int]:
    """Return a Markdown text with its boards in place, and how many there are.

    Args:   kind - of those that name none.
            stem - how pictures that have no name are called, with a number behind.
    Raises: ValueError in one sentence that names the line, if a fence holds what cannot be shown.
    """
    number = 0

    def shown(match: re.Match[str]) -> str:
        nonlocal number
        number += 1
        line = text.count("\n", 0, match.start()) + 1
        try:
            return _shown(read(match["inside"], kind, f"{stem}-{number}"), site, save)
        except ValueError as error:
            raise InvalidNotation(_("Line {line}: {error}").format(line=line, error=error)) from error
    return FENCE.sub(shown, text), number


def _shown(fence: Fence, site: str, save: Save) -> str:
    if fence.kind == ODDS:
        return weighed.html(site, fence.game, fence.action, weighed.at_once(fence.game, fence.action))
    excerpt = of_game(fence.game, fence.step, fence.theme)
    picture = save(f"{fence.name}.png", excerpt) if fence.kind == PICTURE else ""
    theme = fence.theme if fence.theme != "light" else ""
    return snippet(fence.kind, excerpt, Place(site, picture), language(), theme)


def read(inside: str, kind: str, name: str) -> Fence:
    """Read what stands in one fence.

    Raises: ValueError in one sentence.
    """
    lines, given = inside.strip().split("\n"), dict[str, str]()
    while lines and (setting := _SETTING.fullmatch(lines[0].strip())) and setting[1] in SETTINGS:
        given[setting[1]] = setting[2].strip()
        lines.pop(0)
    chosen = given.get("kind", kind), given.get("theme", "light"), given.get("name", name).removesuffix(".png")
    if chosen[0] not in (PICTURE, FRAME, ODDS):
        raise InvalidNotation(_("{kind} is no kind of board for a post.").format(kind=quote(chosen[0])))
    if chosen[1] not in THEMES:
        raise InvalidNotation(_("{theme} is no theme.").format(theme=quote(chosen[1])))
    if not _NAME.fullmatch(chosen[2]):
        raise InvalidNotation(_("{name} is no name of a file.").format(name=quote(chosen[2])))
    step = given.get("step", "")
    if step and not re.fullmatch(r"[0-9]{1,6}", step):
        raise InvalidNotation(_("{step} is no step.").format(step=quote(step)))
    return Fence(subject("\n".join(lines).strip()), chosen[0], int(step) if step else None, chosen[1], chosen[2],
                 given.get("action", ""))


def subject(text: str) -> Game:
    """Return the match that a record, a link, an address or a position stands for.

    Raises: ValueError in one sentence.
    """
    if text.startswith("["):
        return fracas.from_record(text)
    packed = packed_in(text) if "/" in text or text[:1].isdigit() else ""
    return read_link(packed) if packed else fracas.from_position(text, seed="")
