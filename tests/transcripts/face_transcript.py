"""What a game says of a position, as plain lines: every text and drawing that its face returns."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from typing import Any
from zlib import crc32

from fracas.faces.choices import MOVE, NO_ONE
from fracas.faces.face import Face
from fracas.kernel.ruleset import Action

VARIES = re.compile(r"\b[a-z]\d+\b|\d+|\b[A-Z][\w’'-]*")
"""Squares, figures and names: of lines that differ by them alone one is told."""
SIDES = (0, 1)
LONG = 400  # characters of what stands in the checksum alone: drawings, moves

PLAIN: dict[type, Callable[[Any], str]] = {int: repr, bool: repr, float: repr, type(None): repr, str: str}
"""Types of which most of what is said consists, and what their values are as text."""


def plain_text(value: Any) -> str:
    """Return a value as text, the same in every run: what can be called by its name, sets in order."""
    if plain := PLAIN.get(type(value)):
        return plain(value)
    if isinstance(value, (str, Fraction)):
        return str(value)
    if isinstance(value, dict):
        return plain_text(tuple(value.items()))
    if isinstance(value, (set, frozenset)):
        return plain_text(tuple(sorted(value, key=repr)))
    if isinstance(value, (tuple, list)):
        parts = [plain(each) if (plain := PLAIN.get(type(each))) else plain_text(each) for each in value]
        return f"({', '.join(parts)})"
    return getattr(value, "__name__", type(value).__name__) if callable(value) or hasattr(value, "__dict__") \
        or hasattr(value, "__slots__") else repr(value)


def texts_of_players(face: Face, state: Any) -> Iterator[tuple[str, Any]]:
    """Yield what a face says of the places of all players on the board."""
    for token in face.tokens(state):
        if token.side in SIDES and token.cell >= 0:
            yield "cell", face.cell_text(state, token.cell)


def texts_of_position(face: Face, state: Any, legal: Sequence[Action]) -> Iterator[tuple[str, Any]]:
    """Yield what a face says of a position and of all players in it, each with the name of what says it.

    Args: legal - the actions there.
    """
    actors = face.actors(state, legal)
    players = {face.who_at(state, token.cell) for token in face.tokens(state) if token.side in SIDES}
    yield "score", face.score(state)
    yield "detail", face.detail(state)
    yield "label", face.label(state)
    yield "turn", face.turn_title(state)
    yield "pegs", face.pegs(state)
    yield "trackers", face.trackers(state)
    yield "tip", face.tip(state, legal)
    yield "prompt", face.prompt(state, len(actors))
    yield "setup", face.setup(state, legal)
    for side in SIDES:
        yield "squad", face.squad(state, side, face.acting(state))
        yield "signs", face.signs(state, side)
        yield "danger", face.danger(state, side)
        yield "goals", face.goals(state, side)
    yield from texts_of_players(face, state)
    for who in sorted(players - {NO_ONE}):
        yield "name", face.name(state, who)
        yield "card", face.card(state, who, "")
    for who in actors:
        buttons = face.tray_buttons(state, legal, who, MOVE)
        yield "tray", buttons
        yield "moves", face.move_options(state, legal, who)
        for mode in sorted({MOVE, *(button.mode for button in buttons)}):
            yield f"hint {mode}", face.hint(state, who, mode)
            yield f"marks {mode}", face.marks(state, who, mode)


def kind_of(what: str, text: str) -> str:
    """Return a line without what varies in it."""
    return f"{what}: {VARIES.sub('#', text)}"


class FaceTranscript:
    """The lines of a transcript: each kind of line once, and a checksum of all that each function said."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._known: set[str] = set()

    def is_new(self, said: Iterator[tuple[str, Any]]) -> bool:
        """Tell whether something said is of a kind that was never told."""
        return any(kind_of(what, plain_text(value)) not in self._known for what, value in said)

    def tell(self, title: str, said: Iterator[tuple[str, Any]]) -> None:
        """Add what is said of one position."""
        self.lines.append(f"> {title}")
        sums: dict[str, int] = {}
        for what, value in said:
            text = plain_text(value)
            sums[what] = crc32(text.encode(), sums.get(what, 0))
            if (kind := kind_of(what, text)) not in self._known:
                self._known.add(kind)
                self.lines += [f"{what}: {text}"] if len(text) < LONG and text not in ("", "()", "None") else []
        self.lines.append("= " + " ".join(f"{what} {number & 0xFFFF:04x}" for what, number in sums.items()))

    @property
    def text(self) -> str:
        return "\n".join(self.lines) + "\n"
