"""The layout of the tracker: buttons and counters that write entries, the sequence of play, printed boxes.

The kinds of entries stand in the `tracking` module of the game; nothing here knows a rule.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from fracas.kernel.contracts.tracking_rules import Value
from fracas.kernel.ruleset import Action
from fracas.locale import N_

RESULT, DICE = "result", "faces"  # how closely a match is followed without a board
UNCOUNTED = 6  # boxes on the card of a player whose wounds are not hit points
NOTHING, WHOM, SIDES, WHICH = "", "who", "side", "which"  # what a second tap names


def _none(_state: Any, _who: int) -> tuple[Value, ...]:
    return ()


class EntryButton(NamedTuple):
    """A button that writes an entry."""

    label: str  # English, translated where shown
    icon: str
    entry: str
    asks: str = NOTHING
    given: tuple[Value, ...] = ()  # fields of the entry before the one that is asked for
    then: Callable[[Any, int], tuple[Value, ...]] = _none  # fields after that one
    rule: str = ""
    depth: str = RESULT  # DICE: only where the dice are typed in
    for_side: str = ""  # the kind of entry where only the side is known
    is_main: bool = False
    is_rare: bool = False  # pressed once in a match, if at all: it stands behind "More"
    n: int = 0  # the number on it, where several differ in nothing else: they stand in a row under their label
    log_label: str = ""  # its label in the log, English; "" = the same
    words: Mapping[str, str] = {}  # of WHICH: word of the entry -> English label

    def action(self, state: Any, asked: Value | None = None, is_side: bool = False) -> Action:
        """Return the action of the entry.

        Args: asked - the player, side or word of the second tap; None = none was asked.
              is_side - whether only the side of a player is known.
        """
        if is_side:
            return self.for_side, *self.given, 0 if asked is None else asked
        named = () if asked is None else (asked,)
        return self.entry, *self.given, *named, *self.then(state, asked if isinstance(asked, int) else -1)


class Gauge(NamedTuple):
    """A counter with a plus and a minus."""

    label: str  # English, translated where shown
    entry: str  # the kind of entry: it has the side, if there is one a side, and the amount
    values: Callable[[Any], tuple[int, ...]]  # one for both sides, or one each
    rule: str = ""
    depth: str = RESULT


class Boxes(NamedTuple):
    """A row of boxes to tick on paper, as many as the rules allow."""

    label: str  # English, translated where shown
    last: int
    first: int = 1


class TurnStep(NamedTuple):
    """A step of the sequence of play, with the rule that holds its table."""

    label: str  # English, translated where shown
    rule: str
    dice: str = ""  # "2D6"; "" = nothing is rolled


class AbilityText(NamedTuple):
    """An ability of a player, explained."""

    name: str
    text: str  # what it does, in the language now set
    rule: str


@dataclass(frozen=True, kw_only=True)
class TrackerLayout:
    """The layout of a game. A variant is made with `dataclasses.replace`."""

    buttons: tuple[EntryButton, ...]
    gauges: tuple[Gauge, ...]
    players: Callable[[Any], tuple[int, ...]]  # everybody, the home side's first
    side: Callable[[Any, int], int]  # of a player
    fate: Callable[[Any, int], str]  # the fate of a player, "" while he is fit
    abilities: Callable[[Any, int], tuple[AbilityText, ...]]  # of a player
    last: Callable[[Any], tuple[int, ...]] = lambda _state: ()  # who acted last, by side
    steps: tuple[TurnStep, ...]
    boxes: tuple[Boxes, ...]  # of the printed sheets
    wounds: Callable[[Any, int], Boxes] = lambda _state, _who: Boxes(N_("Wounds"), UNCOUNTED)  # on a player's card
