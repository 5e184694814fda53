"""The log: a line for each event, with its need and dice, and the rule behind "why?"."""

from collections.abc import Sequence
from typing import NamedTuple

from fracas.locale import _
from fracas.view.board.counters import counter
from fracas.view.board.model import Token
from fracas.view.controls import Button, button, text_button
from fracas.view.markup import Markup, el, join
from fracas.view.match.dice import DieFace, dice_row


class RuleNote(NamedTuple):
    """The rule behind a line."""

    title: str                          # "12.1 Pick-up"
    text: str
    ruling: str = ""                    # "Ruling 92"
    link: str = ""                      # what "read on" opens in the rules


class TurnHeading(NamedTuple):
    """A heading of the log."""

    key: str
    text: str                           # "Turn 15, Orcs"
    replay: str = ""                    # what "watch" sends; "" if there is nothing to watch


class LogLine(NamedTuple):
    """An event of the log."""

    key: str
    text: str
    token: Token | None = None          # who did it
    need: str = ""                      # "needs 2"
    dice: tuple[DieFace, ...] = ()
    result: str = ""                    # "1 net"
    is_real: bool = False               # the dice were thrown by hand
    rule: RuleNote | None = None
    is_open: bool = False               # "why?" is unfolded
    ball: str = "ball-elf"


def log_header(rolls_only: bool) -> Markup:
    """Return the head of the log with its filter, and a close button where the log is a sheet."""
    return el(
        "div", el("h2", _("Log"), class_="c"),
        button(Button(_("Rolls only"), "log-filter", pressed=rolls_only, style="ghost")),
        button(Button(_("Close"), "log", style="close")),
        class_="loghead",
    )


def log_lines(entries: Sequence[TurnHeading | LogLine], rolls_only: bool = False) -> Markup:
    """Return the lines of the log, oldest first.

    Args: entries - headings and events.
          rolls_only - leave out events without dice.
    """
    return join(map(log_entry, filter_entries(entries, rolls_only)))


def filter_entries(entries: Sequence[TurnHeading | LogLine], rolls_only: bool) -> list[TurnHeading | LogLine]:
    """Return the entries that a filter lets through."""
    return [entry for entry in entries if not rolls_only or isinstance(entry, TurnHeading) or entry.dice]


def log_entry(entry: TurnHeading | LogLine) -> Markup:
    """Return one heading or event, so that the page can add it at the end."""
    return _turn(entry) if isinstance(entry, TurnHeading) else _line(entry)


def _turn(turn: TurnHeading) -> Markup:
    watch = text_button(_("watch"), "replay", turn.replay, name=_("Watch {turn} again").format(turn=turn.text)) \
        if turn.replay else None
    return el("li", el("h3", turn.text), watch, class_="turn", id=f"log-{turn.key}")


def _line(line: LogLine) -> Markup:
    why = None
    if line.rule:
        why = text_button(_("why?"), "why", line.key, expanded=line.is_open, controls=f"why-{line.key}",
                          name=_("Why? {event}").format(event=line.text))
    return el(
        "li", counter(line.token, 24, line.ball) if line.token else el("span"),
        el("div", el("p", line.text, class_="res"), _calculation(line)), why, _because(line),
        id=f"log-{line.key}",
    )


def _calculation(line: LogLine) -> Markup | None:
    if not (line.need or line.dice or line.result):
        return None
    hand = el("span", _("real"), class_="real") if line.is_real else None
    return el("p", line.need, " ", dice_row(line.dice) if line.dice else None, " ", line.result, hand, class_="calc")


def _because(line: LogLine) -> Markup | None:
    if line.rule is None:
        return None
    rule = line.rule
    read_on = text_button(_("read on"), "rule", rule.link) if rule.link else None
    return el(
        "p", el("b", rule.title), " ", rule.text, el("span", " ", rule.ruling, class_="mute") if rule.ruling else None,
        " ", read_on, class_="because", id=f"why-{line.key}", hidden=not line.is_open,
    )
