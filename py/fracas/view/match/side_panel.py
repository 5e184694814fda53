"""The side panel beside a board: one plain value for every state of a match, with its buttons.

At the top what is asked, below it in a line each what fell and whom it is about, and what may be chosen besides; where
nothing is asked, what fell comes first. The buttons stand in the tray, which never moves.
"""

from typing import NamedTuple

from fracas.locale import _
from fracas.view.controls import Button, button
from fracas.view.markup import Markup, el, join
from fracas.view.match.dice_box import DiceBox, DiceCard, DiceEntry, dice_box, dice_entry
from fracas.view.match.odds_slip import OddsSlip, odds_slip
from fracas.view.match.result_poster import ResultPoster, result_poster
from fracas.view.match.squads import PlayerDetails, player_card
from fracas.view.match.tray import BotProgress, Question, bot_progress, question, tray

# The states of a match.
OVER, DONE, REPLAYING, THROWING, ENTERING, THINKING, ASKED, PLANNED, SELECTED, CHOOSING = (
    "over", "done", "replaying", "throwing", "entering", "thinking", "asked", "planned", "selected", "choosing")

Body = Question | OddsSlip | DiceBox | DiceCard | DiceEntry | BotProgress | ResultPoster


class MoveList(NamedTuple):
    """A list of moves worth naming."""

    lines: tuple[Button, ...]
    opener: Button | None = None  # opens and closes it, None where another place has that button
    note: str = ""  # why the first one is good, one sentence

    @property
    def is_open(self) -> bool:
        """Whether the list is seen."""
        return self.opener is None or bool(self.opener.pressed)


class News(NamedTuple):
    """The news for a coach whose turn it is: what others have done."""

    lines: tuple[str, ...]
    again: Button | None = None  # shows it again


class SidePanel(NamedTuple):
    """The content of the side panel."""

    state: str
    body: Body
    tray: tuple[Button, ...] = ()
    throws: tuple[DiceBox, ...] = ()  # what fell last
    card: PlayerDetails | None = None  # of the player it is about
    trouble: str = ""  # why what was wished is not possible
    note: str = ""  # what the next tap does
    targets: Question | None = None  # whom the selected player could go for
    moves: MoveList | None = None
    news: News | None = None


def panel_content(dock: SidePanel) -> Markup:
    """Return the content of the side panel: messages, question, throws and player."""
    card = player_card(dock.card) if dock.card is not None else None
    body, throws = _body(dock.body), join(map(dice_box, dock.throws))
    targets = question(dock.targets) if dock.targets is not None else None
    moves = _moves(dock.moves) if dock.moves is not None else None
    is_asked = dock.state in (ASKED, CHOOSING, SELECTED, DONE)
    has_list = dock.moves is not None and dock.moves.is_open  # it needs the room of the news
    return join(
        _news(dock.news) if dock.news is not None and not has_list else None,
        el("p", dock.trouble, class_="notice warn", role="status") if dock.trouble else None,
        el("p", dock.note, class_="notice") if dock.note else None,
        (body, targets, moves, throws, card) if is_asked else (throws, card, body, targets, moves),
    )


def action_tray(dock: SidePanel) -> Markup:
    """Return the tray with its buttons."""
    return tray(dock.tray)


def _body(body: Body) -> Markup:
    match body:
        case ResultPoster():
            return result_poster(body)
        case Question():
            return question(body)
        case OddsSlip():
            return odds_slip(body)
        case DiceBox():
            return dice_box(body)
        case DiceCard():
            return el("div", map(dice_box, body.boxes), class_="chain")
        case DiceEntry():
            return dice_entry(body)
        case BotProgress():
            return bot_progress(body)


def _news(news: News) -> Markup:
    """Return the news, in a few lines."""
    lines = el("ul", [el("li", line) for line in news.lines])
    return el("section", lines, button(news.again) if news.again is not None else None, class_="news",
              aria_label=_("What the others did"))


def _moves(moves: MoveList) -> Markup:
    listed = el("ul", [el("li", button(line)) for line in moves.lines], class_="usefullist")
    opener = button(moves.opener) if moves.opener is not None else None
    note = el("p", moves.note, class_="sm") if moves.note and moves.is_open else None
    return el("div", opener, listed if moves.is_open else None, note, class_="usefuls")
