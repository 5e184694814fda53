"""The lines of the log in words, and the button or counter that wrote each."""

from typing import Any

from fracas.faces import events
from fracas.faces.rolls import dice_pool
from fracas.faces.tracker import NOTHING, SIDES, WHICH, EntryButton, Gauge
from fracas.kernel.contracts.tracking_rules import ON_BOARD
from fracas.kernel.ply import Ply
from fracas.kernel.table import Rolled
from fracas.locale import _
from fracas.page.companion.model import TrackerModel
from fracas.view.match.dice import face_name
from fracas.view.table.companion import EntryLine

MOST_THROWS = 6  # that a line lists: of more, as when a team is rolled, it only says so; cards have the rest
SHOWN_LINES = 12  # the latest of the log; all of it is one tap away


def shown_lines(model: TrackerModel) -> tuple[EntryLine, ...]:
    """Return the lines of the log that are shown, the latest first."""
    plies = model.whole.plies
    first = 0 if model.shows_all else max(len(plies) - SHOWN_LINES, 0)
    return tuple(EntryLine(str(place), entry_text(model, plies[place]), rule_of(model, plies[place]))
                 for place in reversed(range(first, len(plies))))


def line_text(model: TrackerModel, place: int) -> str:
    """Return the text of a line by its number."""
    return entry_text(model, model.game.plies[place])


def entry_text(model: TrackerModel, ply: Ply) -> str:
    """Return the text of an entry: its subject, its button, its dice and its events."""
    if ply.action[0] == ON_BOARD:
        return _("From the board.")
    sentences = [events.sentence(model.face, ply.before, event) for event in ply.events if not events.throw_of(event)]
    dice = [throw_text(model, rolled) for event in ply.events if (rolled := events.throw_of(event)) is not None]
    if len(dice) > MOST_THROWS and sentences:
        dice, sentences = [], sentences[:1]
    gauge = gauge_of(model, ply)
    if gauge is not None:
        return gauge_text(model, ply, gauge)
    button = button_of(model, ply)
    what = _(button.log_label or button.label) if button is not None else ply.text
    what = f"{what}: {button.n}" if button is not None and button.n else what
    whom = _subject_text(model, ply, button)
    head = _("{team}: {what}.").format(team=whom, what=what) if whom else f"{what}."
    if not whom and not dice and not sentences:  # nothing else says when it was
        return f"{model.face.turn_title(ply.before)}. {head}"
    is_said = bool(whom) and any(whom in line and what.lower() in line.lower() for line in sentences)
    return " ".join(filter(None, ("" if is_said else head, *dice, *sentences)))


def gauge_text(model: TrackerModel, ply: Ply, gauge: Gauge) -> str:
    """Return the text of an entry of a counter: its side, where each has one, and the amount."""
    text = f"{_(gauge.label)} {ply.action[-1]:+d}"
    if len(ply.action) < len(("entry", "side", "by")):
        return text
    return _("{team}: {what}").format(team=model.face.team_name(ply.before, ply.action[1]), what=text)


def _subject_text(model: TrackerModel, ply: Ply, button: EntryButton | None) -> str:
    """Return the name of the player, side or word of an entry, "" if it has none."""
    if button is None or button.asks == NOTHING:
        return ""
    subject = subject_of(ply, button)
    if button.asks == SIDES or ply.action[0] == button.for_side:
        return model.face.team_name(ply.before, subject)
    if button.asks == WHICH:
        return _(button.words[subject])
    return model.face.name(ply.before, subject)


def throw_text(model: TrackerModel, rolled: Rolled) -> str:
    """Return the faces of a throw, and its result where that is more than they say."""
    faces, result = ", ".join(face_name(die) for die, _born in dice_pool(model.face, rolled)), model.face.result(rolled)
    return f"{faces[:1].upper()}{faces[1:]}{': ' if result else ''}{result}."


def button_of(model: TrackerModel, ply: Ply) -> EntryButton | None:
    """Return the button that wrote an entry, None if there is none."""
    fits = [button for button in model.layout.buttons if ply.action[0] in (button.entry, button.for_side)]
    for button in fits:
        subject = subject_of(ply, button) if button.asks != NOTHING else None
        if ply.action == button.action(ply.before, subject, ply.action[0] == button.for_side):
            return button
    return fits[0] if fits else None


def gauge_of(model: TrackerModel, ply: Ply) -> Gauge | None:
    """Return the counter of an entry, None if it has none."""
    return next((gauge for gauge in model.layout.gauges if gauge.entry == ply.action[0]), None)


def rule_of(model: TrackerModel, ply: Ply) -> str:
    """Return the rule behind an entry, "" if there is none."""
    rule = next((event.rule for event in ply.events if event.rule), "")
    source = button_of(model, ply) or gauge_of(model, ply)
    return rule or (source.rule if source is not None else "")


def subject_of(ply: Ply, button: EntryButton) -> Any:
    """Return the player, side or word of an entry whose button asks for one."""
    return ply.action[len(button.given) + 1]
