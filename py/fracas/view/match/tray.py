"""The action tray, the question when nobody is selected, and the line with the last event."""

from typing import NamedTuple

from fracas.locale import _
from fracas.view.board.counters import counter, icon
from fracas.view.board.model import Token
from fracas.view.controls import Button, button
from fracas.view.markup import Markup, el


def tray(buttons: tuple[Button, ...]) -> Markup:
    """Return the action tray; it never moves, only its buttons change.

    One that is off tells why when it is pressed.
    """
    return el("div", [button(each._replace(is_mute=True)) for each in buttons], class_="tray")


class PlayerChip(NamedTuple):
    """A player to choose."""

    token: Token
    name: str
    arg: str


class Question(NamedTuple):
    """A choice to make: a player, a push, a re-roll, a yes or no."""

    title: str                          # "Choose a player: 5 can act"
    text: str = ""
    chips: tuple[PlayerChip, ...] = ()
    buttons: tuple[Button, ...] = ()
    do: str = "player"                  # what a chip does
    ball: str = "ball-elf"


def question(q: Question) -> Markup:
    """Return the question of the moment, in the place of the slip."""
    chips = [
        el("li", el("button", counter(chip.token, 30, q.ball), el("span", chip.name), type="button", class_="chip",
                    data_do=q.do, data_arg=chip.arg))
        for chip in q.chips
    ]
    return el(
        "section", el("h2", q.title), el("p", q.text, class_="sm mute") if q.text else None,
        el("ul", chips, class_="chips") if chips else None,
        el("div", map(button, q.buttons), class_="acts") if q.buttons else None,
        class_="question", aria_label=_("Question"),
    )


class BotProgress(NamedTuple):
    """A bot at work."""

    name: str
    share: float                        # done so far, 0 to 1
    text: str = ""                      # what happened last
    is_paused: bool = False             # it waits for a coach
    is_seen: bool = False               # what it did last is still being looked at


def bot_progress(work: BotProgress) -> Markup:
    """Return the progress of a bot; the button that stops it is in the tray."""
    title = _("{name}: paused") if work.is_paused else _("{name}: playing") if work.is_seen else _("{name}: thinking")
    return el(
        "section",
        el("h2", title.format(name=work.name)), el("p", work.text, class_="sm") if work.text else None,
        None if work.is_paused else el("progress", value=f"{work.share:.2f}", max=1, aria_label=_("Progress")),
        class_="question",
    )


def last_line(text: str) -> Markup:
    """Return the line with the last event; it opens the log."""
    return el(
        "button", icon("up", 18), el("span", text, class_="one"), el("span", _("Log"), class_="c more"),
        type="button", class_="grab", data_do="log", aria_expanded="false",
    )
