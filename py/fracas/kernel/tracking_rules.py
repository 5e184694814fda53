"""The tracker contract: what a game lets people write down of a match at a table, and what that comes to.

A tracked match is a match of a ruleset of its own. Its positions are the game's, with nobody on the board; its actions
are deeds: what happened, in one step. A deed that throws dice throws those of the rules: no table is written twice.
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

WHO, SIDE, AMOUNT, WORD = "who", "side", "amount", "word"  # what a deed can name, as the page asks for it
ON_BOARD = "board"  # the deed that takes over what a match on the board has come to


class EntryField(NamedTuple):
    """Something a deed names."""

    kind: str  # WHO, SIDE, AMOUNT, WORD
    values: Callable[[Any], Sequence[Value]]  # position -> what it may be, in stable order
    text: Callable[[Any, Value], str] = lambda _state, value: str(value)  # in a log: no blank


class EntryKind(NamedTuple):
    """One kind of thing that happens at a table."""

    do: Callable[..., None]  # the table and what it names
    names: tuple[EntryField, ...] = ()
    may: Callable[[Any], bool] = lambda _state: True


class ResultSummary(NamedTuple):
    """What two who followed the same match must agree on, however closely they followed it."""

    score: tuple[int, int]
    squads: tuple[tuple[str, ...], tuple[str, ...]]  # by side and shirt: what has become of him, in one short word
    side: Side  # whose turn it is


@dataclass(frozen=True)
class TrackingRules:
    """The rules of a match that is tracked without a board. A variant is made with `dataclasses.replace`."""

    rules: Ruleset  # of the tracked match, made by `tracking_ruleset`
    summary: Callable[[Any], ResultSummary]  # of a tracked position, or of one on the board
    board_position: Callable[[Any], Any]  # in which the match can go on on the board; None = not at this moment
    placement_position: Callable[[Any], Any]  # the same with nobody on the board yet; None = nothing is played


def amount(most: int) -> EntryField:
    """Return the number by which a counter goes up or down."""
    steps = tuple(n for n in range(-most, most + 1) if n)
    return EntryField(AMOUNT, lambda _state: steps, lambda _state, n: f"{n:+d}")


def number(values: Sequence[int]) -> EntryField:
    """Return one of some numbers."""
    return EntryField(AMOUNT, lambda _state: values)


def word(*words: str) -> EntryField:
    """Return one of some words."""
    return EntryField(WORD, lambda _state: words)


def side() -> EntryField:
    """Return a side."""
    return EntryField(SIDE, lambda _state: (0, 1), lambda _state, value: ("home", "away")[int(value)])


def clamp(value: int, low: int, high: int) -> int:
    """Return a number, or the end of its range that it has passed."""
    return max(low, min(high, value))


def tracking_ruleset(
    rules: Ruleset, deeds: Mapping[str, EntryKind], *, begin: Callable[[Any], None], join: Callable[[Any], None],
    teams: Callable[[Any], object],
) -> Ruleset:
    """Return the ruleset of tracked matches of a game.

    Args: deeds - by key, in the order in which they are listed.
          begin - makes the first position of a match that of a tracked one.
          join - the same for one that comes from the board.
          teams - who plays in a position: a tracked match takes over only its own.
    """
    board = EntryKind(lambda t, text: _take_over(rules, join, t, str(text)))
    known = {**deeds, ON_BOARD: board}

    def start(settings: Mapping[str, Any], home: str, away: str) -> Any:
        state = rules.start(settings, home, away)
        begin(state)
        return state

    return replace(
        rules, start=start, invariants=lambda _state: (), legal_actions=lambda state: list(_listed(known, state)),
        apply=lambda t, action: known[action[0]].do(t, *action[1:]),
        is_legal=lambda state, action: _is_on_board(rules, teams, state, str(action[1])) if action[0] == ON_BOARD
        else _is_legal(known, state, action),
        action_text=lambda state, action: _text(known, state, action),
        parse_action=lambda state, text: _parse(known, state, text),
    )


def _listed(deeds: Mapping[str, EntryKind], state: Any) -> Iterator[Action]:
    for key, deed in deeds.items():
        if key != ON_BOARD and deed.may(state):
            yield from ((key, *values) for values in product(*(named.values(state) for named in deed.names)))


def _is_legal(deeds: Mapping[str, EntryKind], state: Any, action: Action) -> bool:
    deed = deeds[action[0]]
    return len(action) == len(deed.names) + 1 and deed.may(state) and all(
        value in named.values(state) for named, value in zip(deed.names, action[1:], strict=True))


def _text(deeds: Mapping[str, EntryKind], state: Any, action: Action) -> str:
    if action[0] == ON_BOARD:
        return f"{ON_BOARD} {action[1]}"
    named = zip(deeds[action[0]].names, action[1:], strict=True)
    return " ".join((action[0], *(each.text(state, value) for each, value in named)))


def _parse(deeds: Mapping[str, EntryKind], state: Any, text: str) -> Action:
    key, *texts = text.split()
    deed = deeds.get(key)
    if key == ON_BOARD and len(texts) == 1:
        return ON_BOARD, texts[0]
    if deed is None or len(texts) != len(deed.names):
        raise InvalidNotation(_("{text} is nothing that is tracked in this game.").format(text=quote(text)))
    values = []
    for named, each in zip(deed.names, texts, strict=True):
        by_text = {named.text(state, value): value for value in named.values(state)}
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
