"""The tracker contract: the entries by which a match at a table is tracked, and the result they lead to.

A tracked match is a match of a ruleset of its own. Its positions are the game's, with nobody on the board; its actions
are entries of its log. An entry that throws dice throws those of the rules: no table is written twice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Any, NamedTuple

from fracas.kernel.errors import InvalidNotation, quote
from fracas.kernel.ruleset import Action, Ruleset
from fracas.kernel.table import Side, Table
from fracas.locale import _

Value = int | str

WHO, SIDE, AMOUNT, WORD = "who", "side", "amount", "word"  # kinds of fields, as the page asks for them
ON_BOARD = "board"  # the entry that takes over the position of a match on the board


class EntryField(NamedTuple):
    """A field of an entry: a player, a side, an amount or a word."""

    kind: str  # WHO, SIDE, AMOUNT, WORD
    values: Callable[[Any], Sequence[Value]]  # position -> its possible values, in stable order
    text: Callable[[Any, Value], str] = lambda _state, value: str(value)  # in a log: no blank


class EntryKind(NamedTuple):
    """A kind of entry."""

    apply: Callable[..., None]  # of the table and the values of the fields
    fields: tuple[EntryField, ...] = ()
    is_possible: Callable[[Any], bool] = lambda _state: True


class ResultSummary(NamedTuple):
    """The facts on which all who followed the same match agree, however closely they did."""

    score: tuple[int, int]
    squads: tuple[tuple[str, ...], tuple[str, ...]]  # by side and shirt: the fate of the player, in one short word
    side: Side  # whose turn it is


@dataclass(frozen=True)
class TrackingRules:
    """The rules of a match that is tracked without a board. A variant is made with `dataclasses.replace`."""

    rules: Ruleset  # of the tracked match, made by `tracking_ruleset`
    summary: Callable[[Any], ResultSummary]  # of a tracked position, or of one on the board
    board_position: Callable[[Any], Any]  # in which the match can go on on the board; None = not at this moment
    placement_position: Callable[[Any], Any]  # the same with nobody on the board yet; None = nothing is played


def amount(most: int) -> EntryField:
    """Return the field for the amount by which a counter goes up or down."""
    steps = tuple(n for n in range(-most, most + 1) if n)
    return EntryField(AMOUNT, lambda _state: steps, lambda _state, n: f"{n:+d}")


def number(values: Sequence[int]) -> EntryField:
    """Return the field for one of some numbers."""
    return EntryField(AMOUNT, lambda _state: values)


def word(*words: str) -> EntryField:
    """Return the field for one of some words."""
    return EntryField(WORD, lambda _state: words)


def side() -> EntryField:
    """Return the field for a side."""
    return EntryField(SIDE, lambda _state: (0, 1), lambda _state, value: ("home", "away")[int(value)])


def clamp(value: int, low: int, high: int) -> int:
    """Return a number, or the end of its range that it has passed."""
    return max(low, min(high, value))


def tracking_ruleset(
    rules: Ruleset, kinds: Mapping[str, EntryKind], *, begin: Callable[[Any], None], join: Callable[[Any], None],
    teams: Callable[[Any], object],
) -> Ruleset:
    """Return the ruleset of tracked matches of a game.

    Args: kinds - the kinds of entries by key, in the order in which they are listed.
          begin - makes the first position of a match that of a tracked one.
          join - the same for one that comes from the board.
          teams - who plays in a position: a tracked match takes over only its own.
    """
    board = EntryKind(lambda t, text: _take_over(rules, join, t, str(text)))
    known = {**kinds, ON_BOARD: board}

    def start(settings: Mapping[str, Any], home: str, away: str) -> Any:
        state = rules.start(settings, home, away)
        begin(state)
        return state

    return replace(
        rules, start=start, invariants=lambda _state: (), legal_actions=lambda state: list(_listed(known, state)),
        apply=lambda t, action: known[action[0]].apply(t, *action[1:]),
        is_legal=lambda state, action: _is_on_board(rules, teams, state, str(action[1])) if action[0] == ON_BOARD
        else _is_legal(known, state, action),
        action_text=lambda state, action: _text(known, state, action),
        parse_action=lambda state, text: _parse(known, state, text),
    )


def _listed(kinds: Mapping[str, EntryKind], state: Any) -> Iterator[Action]:
    for key, kind in kinds.items():
        if key != ON_BOARD and kind.is_possible(state):
            yield from ((key, *values) for values in product(*(field.values(state) for field in kind.fields)))


def _is_legal(kinds: Mapping[str, EntryKind], state: Any, action: Action) -> bool:
    kind = kinds[action[0]]
    return len(action) == len(kind.fields) + 1 and kind.is_possible(state) and all(
        value in field.values(state) for field, value in zip(kind.fields, action[1:], strict=True))


def _text(kinds: Mapping[str, EntryKind], state: Any, action: Action) -> str:
    if action[0] == ON_BOARD:
        return f"{ON_BOARD} {action[1]}"
    fields = zip(kinds[action[0]].fields, action[1:], strict=True)
    return " ".join((action[0], *(each.text(state, value) for each, value in fields)))


def _parse(kinds: Mapping[str, EntryKind], state: Any, text: str) -> Action:
    key, *texts = text.split()
    kind = kinds.get(key)
    if key == ON_BOARD and len(texts) == 1:
        return ON_BOARD, texts[0]
    if kind is None or len(texts) != len(kind.fields):
        raise InvalidNotation(_("{text} is nothing that is tracked in this game.").format(text=quote(text)))
    values = []
    for field, each in zip(kind.fields, texts, strict=True):
        by_text = {field.text(state, value): value for value in field.values(state)}
        if each not in by_text:
            raise InvalidNotation(_("{text} is nothing that is tracked in this game.").format(text=quote(text)))
        values.append(by_text[each])
    return key, *values


def _is_on_board(rules: Ruleset, teams: Callable[[Any], object], state: Any, position: str) -> bool:
    """Return whether a text is a position of the match that is tracked: its teams are those."""
    try:
        found = rules.parse_position(position)
    except ValueError:
        return False
    return teams(found) == teams(state)


def _take_over(rules: Ruleset, join: Callable[[Any], None], t: Table, position: str) -> None:
    """Let the tracked match stand as the match on the board does."""
    t.state = rules.parse_position(position)
    join(t.state)
