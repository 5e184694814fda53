"""What the log of a match at a table says, line by line, and which button wrote a line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fracas.faces import events
from fracas.faces.rolls import dice_pool
from fracas.faces.tracker import NOTHING, SIDES, WHICH, EntryButton, Gauge
from fracas.kernel.ply import Ply
from fracas.kernel.table import Rolled
from fracas.kernel.tracking_rules import ON_BOARD
from fracas.locale import _
from fracas.view.match.dice import face_name
from fracas.view.table.companion import EntryLine

if TYPE_CHECKING:
    from fracas.page.companion.tracker_screen import TrackerScreen

MOST_THROWS = 6  # that a line tells of: of more, as when a team is rolled, it only says so; cards have the rest
SHOWN_LINES = 12  # the latest of the log; all of it is one tap away


def latest(screen: TrackerScreen) -> tuple[EntryLine, ...]:
    """Return the lines of the log that are shown, the latest first."""
    plies = screen.changing.whole.plies
    first = 0 if screen.shows_all else max(len(plies) - SHOWN_LINES, 0)
    return tuple(EntryLine(str(place), told(screen, plies[place]), rule_of(screen, plies[place]))
                 for place in reversed(range(first, len(plies))))


def line_text(screen: TrackerScreen, place: int) -> str:
    """Return what a line of the log says."""
    return told(screen, screen.game.plies[place])


def told(screen: TrackerScreen, ply: Ply) -> str:
    """Return what happened in words."""
    if ply.action[0] == ON_BOARD:
        return _("Taken over from the board.")
    said = [events.sentence(screen.face, ply.before, event) for event in ply.events if not events.throw_of(event)]
    dice = [thrown(screen, rolled) for event in ply.events if (rolled := events.throw_of(event)) is not None]
    if len(dice) > MOST_THROWS and said:
        dice, said = [], said[:1]
    gauge = gauge_of(screen, ply)
    if gauge is not None:
        return gauge_text(screen, ply, gauge)
    mark = mark_of(screen, ply)
    what = _(mark.told or mark.label) if mark is not None else ply.text
    what = f"{what}: {mark.n}" if mark is not None and mark.n else what
    whom = _whom_text(screen, ply, mark)
    head = _("{team}: {what}.").format(team=whom, what=what) if whom else f"{what}."
    if not whom and not dice and not said:  # nothing else tells when it was
        return f"{screen.face.turn_title(ply.before)}. {head}"
    is_said = bool(whom) and any(whom in line and what.lower() in line.lower() for line in said)
    return " ".join(filter(None, ("" if is_said else head, *dice, *said)))


def gauge_text(screen: TrackerScreen, ply: Ply, gauge: Gauge) -> str:
    """Return by how much a counter went, and whose it is where each side has one."""
    said = f"{_(gauge.label)} {ply.action[-1]:+d}"
    if len(ply.action) < len(("deed", "side", "by")):
        return said
    return _("{team}: {what}").format(team=screen.face.team_name(ply.before, ply.action[1]), what=said)


def _whom_text(screen: TrackerScreen, ply: Ply, mark: EntryButton | None) -> str:
    """Return whom a line names, "" for nobody."""
    if mark is None or mark.asks == NOTHING:
        return ""
    asked = named(ply, mark)
    if mark.asks == SIDES or ply.action[0] == mark.for_side:
        return screen.face.team_name(ply.before, asked)
    if mark.asks == WHICH:
        return _(mark.words[asked])
    return screen.face.name(ply.before, asked)


def thrown(screen: TrackerScreen, rolled: Rolled) -> str:
    """Return a throw and what it came to, where that is more than its faces."""
    faces = ", ".join(face_name(die) for die, _born in dice_pool(screen.face, rolled))
    result = screen.face.result(rolled)
    return f"{faces[:1].upper()}{faces[1:]}{': ' if result else ''}{result}."


def mark_of(screen: TrackerScreen, ply: Ply) -> EntryButton | None:
    """Return the button that wrote a line, None if there is none."""
    fits = [mark for mark in screen.tracker.marks if ply.action[0] in (mark.deed, mark.for_side)]
    for mark in fits:
        asked = ply.action[len(mark.given) + 1] if mark.asks != NOTHING else None
        if ply.action == mark.action(ply.before, asked, ply.action[0] == mark.for_side):
            return mark
    return fits[0] if fits else None


def gauge_of(screen: TrackerScreen, ply: Ply) -> Gauge | None:
    """Return the counter that a line is of, None if it is of none."""
    return next((gauge for gauge in screen.tracker.gauges if gauge.deed == ply.action[0]), None)


def rule_of(screen: TrackerScreen, ply: Ply) -> str:
    """Return the rule behind a line, "" if there is none."""
    rule = next((event.rule for event in ply.events if event.rule), "")
    written_by = mark_of(screen, ply) or gauge_of(screen, ply)
    return rule or (written_by.rule if written_by is not None else "")


def named(ply: Ply, mark: EntryButton) -> Any:
    """Return whom or what a line names whose button asks for it: a player, a side or a word."""
    return ply.action[len(mark.given) + 1]
