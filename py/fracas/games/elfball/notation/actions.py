"""Actions and options as text.

Players are H3 (home shirt 3) or A3 (away), cells are called as in `field`, directions 1..6 as on the board's D6.
"""

import re

from fracas.games.elfball.dice import CHALLENGE
from fracas.games.elfball.notation.shirts import player_text, read_player
from fracas.games.elfball.state import State
from fracas.games.elfball.words.variant import variant_text
from fracas.kernel.errors import InvalidNotation, quote
from fracas.kernel.resign import CONCEDE, is_resignation, read_resignation, resignation_text
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Choice, Option
from fracas.locale import N_, _

_WORDS = {"start", "ready", "pass", "go", "concede", "time"}
_ALONE = {"stand", "sprint", "end", "cheer", "potion", "quickling"}
_ON_PLAYERS = {"tackle", "shove", "cutblock", "steal", "shock", "transform"}
_ON_CELLS = {"throw", "enter", "momentum", "shamble", "swarm", "react", "inferno"}


def action_text(s: State, action: Action) -> str:
    """Return an action as `parse_action` reads it."""
    kind = action[0]
    if is_resignation(action):
        return resignation_text(action)
    if kind in _WORDS:
        return str(kind)
    who = player_text(action[1])
    if kind in _ALONE:
        return f"{who} {kind}"
    if kind == "step":
        return f"{who} {s.book.field.names[action[2]]}"
    if kind == "place":
        return f"{who} at {s.book.field.names[action[2]]}"
    if kind in _ON_PLAYERS:
        return f"{who} {kind} {player_text(action[2])}"
    if kind in _ON_CELLS:
        return f"{who} {kind} {s.book.field.names[action[2]]}"
    if kind == "taunt":
        return f"{who} {kind} {player_text(action[2])} {action[3]}"
    return f"{who} {kind} {action[2] + (kind == 'face')}"


def parse_action(s: State, text: str) -> Action:
    """Return the action a text stands for, legal or not.

    Raises: InvalidNotation quoting what is no action.
    """
    words = text.split()
    lower = [word.lower() for word in words]
    if len(words) == 1 and lower[0] in _WORDS:
        return (lower[0],)
    if lower[:1] == [CONCEDE]:
        return read_resignation(lower)
    if len(words) not in (2, 3, 4):
        raise _no_action(text)
    p, kind = read_player(words[0]), lower[1]
    if len(words) == 2:
        return (kind, p) if kind in _ALONE else ("step", p, read_cell(s, kind))
    if len(words) == 4:
        if kind == "taunt" and re.fullmatch("[1-6]", words[3]):
            return (kind, p, read_player(words[2]), int(words[3]))
        raise _no_action(text)
    if kind in _ON_PLAYERS:
        return (kind, p, read_player(words[2]))
    if kind == "at" or kind in _ON_CELLS:
        return ("place" if kind == "at" else kind, p, read_cell(s, lower[2]))
    if kind in ("face", "dash") and re.fullmatch("[1-9]", words[2]):
        return (kind, p, int(words[2]) - (kind == "face"))
    raise _no_action(text)


def read_cell(s: State, text: str) -> int:
    """Return the cell of a name.

    Raises: InvalidNotation.
    """
    cell = s.book.field.cell_named(text)
    if cell < 0:
        raise InvalidNotation(variant_text(s, N_("{text} is not a hex of the field.")).format(text=quote(text)))
    return cell


def _no_action(text: str) -> InvalidNotation:
    return InvalidNotation(_("{text} is not an action of this game.").format(text=quote(text)))


def option_text(s: State, choice: Choice, option: Option) -> str:
    """Return an option as it is written in a record."""
    if isinstance(option, str):
        return s.book.words.get(f"{choice.kind} {option}", option)
    if choice.kind in ("momentum", "ability"):
        return CHALLENGE.text(option)
    if choice.kind == "pummel":
        return str(option)
    if choice.kind in ("face", "taunt", "bank"):
        return str(option + 1)
    return s.book.field.names[option] if choice.kind in ("move-to", "lead") else player_text(option)
