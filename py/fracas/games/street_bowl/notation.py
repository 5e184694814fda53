"""How actions and answers are written.

Players are H1..H12 and A1..A12 by shirt, squares a1..z7. An action of a player begins with him: `H3 at m4` and `H3
bench` in the set-up; `H3 move` (or block, blitz, pass, handoff, foul, throw, bomb) declares his Action; then `H3
stand`, `H3 m4` (a step), `H3 leap m4`, `H3 block A2`, `H3 blocks A2 A3`, `H3 pass m4`, `H3 bank m4 north`, `H3 throw H4
m4`, `H3 roll east`, `H3 stop`. A coach's own are `start`, `ready`, `kick m4`, `end` and `concede`.
"""

from __future__ import annotations

from collections.abc import Callable

from fracas.games.street_bowl.pitch import CELLS, STREET
from fracas.games.street_bowl.state import EVERYBODY, SLOTS, State, side_of
from fracas.kernel.errors import InvalidNotation, quote
from fracas.kernel.grid import OUTSIDE
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Choice, Option
from fracas.locale import _

SIDE_LETTERS = "HA"
FACINGS = ("north", "east", "south", "west")
WALLS = ("north", "south")
DEEDS = ("move", "block", "blitz", "pass", "handoff", "foul", "throw", "bomb")
NO_BODY = "o"

ALONE = ("start", "ready", "end", "concede")  # a coach's own
PLAIN = ("bench", "stand", "stop")  # a player's, without an aim
BODY, CELL, FACING, WALL = "player", "square", "facing", "wall"  # what stands behind the kind of an action
AIMS = {
    "place": (CELL,), "leap": (CELL,), "pass": (CELL,), "hail": (CELL,), "bomb": (CELL,), "lob": (CELL,),
    "bank": (CELL, WALL), "throw": (BODY, CELL), "roll": (FACING,), "blocks": (BODY, BODY), "block": (BODY,),
    "stab": (BODY,), "saw": (BODY,), "hand": (BODY,), "foul": (BODY,), "gaze": (BODY,),
}
_WORD_OF = {"place": "at"}  # where the word is not the kind itself
_KIND_OF = {_WORD_OF.get(kind, kind): kind for kind in AIMS}

# Questions whose numbers are players; in all others they are squares.
ABOUT_PLAYERS = frozenset((
    "bite", "dive", "diving_tackle", "high_kick", "intercept", "kick_off_return", "pass_block", "potion", "shadowing",
    "tentacles", "touchback",
))


def body_text(who: int) -> str:
    """Write a player, `o` for nobody."""
    return NO_BODY if who < 0 else f"{SIDE_LETTERS[side_of(who)]}{who % SLOTS + 1}"


BODIES = {body_text(who): who for who in EVERYBODY}


def action_text(s: State, action: Action) -> str:
    """Write an action."""
    kind, *facts = action
    if kind in ALONE:
        return str(kind)
    if kind == "kick":
        return f"kick {STREET.names[facts[0]]}"
    who = body_text(facts[0])
    if kind == "declare":
        return f"{who} {facts[1]}"
    if kind == "step":
        return f"{who} {STREET.names[facts[1]]}"
    aims = (_WRITERS[aim](value) for aim, value in zip(AIMS.get(kind, ()), facts[1:], strict=True))
    return " ".join((who, _WORD_OF.get(str(kind), str(kind)), *aims))


def parse_action(s: State, text: str) -> Action:
    """Return the action that is written like this; whether it is legal is another question.

    Raises: InvalidNotation quoting what is no action.
    """
    action = _read(text.split())
    if action is None:
        raise InvalidNotation(_("{text} is not an action of Street Bowl.").format(text=quote(text)))
    return action


def _read(words: list[str]) -> Action | None:
    if len(words) == 1 and words[0] in ALONE:
        return (words[0],)
    if len(words) < 2:
        return None
    first, second = words[:2]
    cell = STREET.cell_named(second)
    if first == "kick" and len(words) == 2:
        return None if cell == OUTSIDE else ("kick", cell)
    who = BODIES.get(first, -1)
    if who < 0:
        return None
    if len(words) > 2:
        return _read_aimed(who, _KIND_OF.get(second, ""), words[2:])
    if cell != OUTSIDE:
        return ("step", who, cell)
    if second in DEEDS:
        return ("declare", who, second)
    return (second, who) if second in PLAIN else None


def _read_aimed(who: int, kind: str, words: list[str]) -> Action | None:
    aims = AIMS.get(kind, ())
    if not aims or len(aims) != len(words):
        return None
    values = [_READERS[aim].get(word) for aim, word in zip(aims, words, strict=True)]
    return None if None in values else (kind, who, *values)


def option_text(s: State, choice: Choice, option: Option) -> str:
    """Write an answer: words as they are, a player by his shirt, a square by its name."""
    if isinstance(option, str):
        return option
    return body_text(option) if choice.kind in ABOUT_PLAYERS else STREET.names[option]


_WRITERS: dict[str, Callable[[int], str]] = {
    BODY: body_text, CELL: lambda cell: STREET.names[cell], FACING: lambda n: FACINGS[n], WALL: str,
}
_READERS: dict[str, dict[str, int | str]] = {
    BODY: {**BODIES}, CELL: {STREET.names[cell]: cell for cell in CELLS},
    FACING: {word: n for n, word in enumerate(FACINGS)}, WALL: {word: word for word in WALLS},
}
