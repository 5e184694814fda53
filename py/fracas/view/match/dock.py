"""The dock: what stands beside a board, one plain value for every state of a match; its panel and its buttons.

At the top what is asked, below it in a line each what fell and whom it is about, and what may be chosen besides; where
nothing is asked, what fell comes first. The buttons stand in the tray, which never moves.
"""

from typing import NamedTuple

from fracas.view.controls import Button, button
from fracas.view.markup import Markup, el, join
from fracas.view.match.dicebox import DiceBox, TypedDice, dice_box, entry_box
from fracas.view.match.ending import Ending, ending
from fracas.view.match.slip import Slip, slip
from fracas.view.match.squads import Card, player_card
from fracas.view.match.tray import Question, Thinking, question, thinking, tray

# The states of a match.
OVER, REPLAYING, THROWING, ENTERING, THINKING, ASKED, PLANNED, SELECTED, CHOOSING = (
    "over", "replaying", "throwing", "entering", "thinking", "asked", "planned", "selected", "choosing")

Body = Question | Slip | DiceBox | TypedDice | Thinking | Ending


class Moves(NamedTuple):
    """A list of moves worth naming, behind its button."""

    opener: Button
    lines: tuple[Button, ...] = ()


class Dock(NamedTuple):
    """What stands beside the board."""

    state: str
    body: Body
    tray: tuple[Button, ...] = ()
    throws: tuple[DiceBox, ...] = ()  # what fell last
    card: Card | None = None  # of the player it is about
    trouble: str = ""  # why what was wished is not possible
    note: str = ""  # what the next tap does
    targets: Question | None = None  # whom the selected player could go for
    moves: Moves | None = None


def panel(dock: Dock) -> Markup:
    """Return what is told and asked."""
    card = player_card(dock.card) if dock.card is not None else None
    body, throws = _body(dock.body), join(map(dice_box, dock.throws))
    is_asked = dock.state in (ASKED, CHOOSING, SELECTED)
    return join(
        el("p", dock.trouble, class_="notice warn", role="status") if dock.trouble else None,
        el("p", dock.note, class_="notice") if dock.note else None,
        (body, throws, card) if is_asked else (throws, card, body),
        question(dock.targets) if dock.targets is not None else None,
        _moves(dock.moves) if dock.moves is not None else None,
    )


def buttons(dock: Dock) -> Markup:
    """Return the tray with what can be done."""
    return tray(dock.tray)


def _body(body: Body) -> Markup:
    match body:
        case Ending():
            return ending(body)
        case Question():
            return question(body)
        case Slip():
            return slip(body)
        case DiceBox():
            return dice_box(body)
        case TypedDice():
            return entry_box(body)
        case Thinking():
            return thinking(body)


def _moves(moves: Moves) -> Markup:
    listed = el("ul", [el("li", button(line)) for line in moves.lines], class_="usefullist")
    return el("div", button(moves.opener), listed if moves.opener.pressed else None, class_="usefuls")
