"""The editor of a line of the log: its subject, amount and dice, or an entry instead of it."""

from fracas.companion import log
from fracas.faces.tracker import NOTHING, SIDES, WHICH, WHOM, EntryButton
from fracas.kernel.contracts.tracking_rules import Value
from fracas.kernel.ply import Ply
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Roll
from fracas.page.companion import log_lines
from fracas.page.companion.effects import Effects
from fracas.page.companion.log_update import edit_line, replace_log
from fracas.page.companion.model import BUTTONS, EDITOR, EntryState, TrackerModel


def open_ply(model: TrackerModel) -> Ply | None:
    """Return the line that is open, None if none is."""
    entry, plies = model.entry, model.game.plies
    return plies[entry.line] if entry.panel == EDITOR and 0 <= entry.line < len(plies) else None


def open_line(model: TrackerModel, line: int) -> Effects:
    """Open a line to change it."""
    if model.game.pending is None and 0 <= line < len(model.game.plies):
        model.entry = EntryState(EDITOR, line=line)
    return ()


def remove_line(model: TrackerModel) -> Effects:
    """Remove the open line."""
    if open_ply(model) is None:
        return ()
    return replace_log(model, log.remove_entry(model.whole, model.entry.line))


def replace_line(model: TrackerModel, is_new: bool = False) -> Effects:
    """Show the buttons of an entry instead of the open line, or of a new one before it."""
    if open_ply(model) is not None:
        model.entry = EntryState(BUTTONS, line=model.entry.line, is_new=is_new)
    return ()


def change_subject(model: TrackerModel, value: Value) -> Effects:
    """Change the player, side or word of the open line."""
    ply = open_ply(model)
    action = with_subject(model, ply, value) if ply is not None else None
    return edit_line(model, action) if action is not None else ()


def change_amount(model: TrackerModel, by: int) -> Effects:
    """Count one more or one less in the open line; it stays open."""
    ply, line = open_ply(model), model.entry.line
    action = with_amount(model, ply, by) if ply is not None and by in (-1, 1) else None
    if action is None:
        return ()
    effects = edit_line(model, action)
    model.entry = EntryState(EDITOR, line=line)
    return effects


def repeat_answer(model: TrackerModel, answer: int) -> Effects:
    """Ask for one throw or answer of the open line again, and for all that follows from it."""
    ply = open_ply(model)
    if ply is None or not 0 <= answer < len(ply.answers):
        return ()
    effects = edit_line(model, ply.action, most=answer)
    if isinstance(model.game.pending, Roll):
        value = ply.answers[answer].value
        faces = value if isinstance(value, tuple) else (value,)
        model.entry = model.entry._replace(dice=tuple(int(face) for face in faces), die=0)
    return effects


# -- possible edits ----------------------------------------------------------------------------------------------


def with_subject(model: TrackerModel, ply: Ply, value: Value) -> Action | None:
    """Return the action of a line with another player, side or word, None if it cannot be."""
    button = log_lines.button_of(model, ply)
    action: Action
    if button is None:
        if len(ply.action) < 3 or log_lines.gauge_of(model, ply) is None or value not in (0, 1):
            return None
        action = (ply.action[0], value, *ply.action[2:])
    else:
        known = {WHOM: model.layout.players(ply.before), SIDES: (0, 1), WHICH: tuple(button.words), NOTHING: ()}
        if value not in known[button.asks]:
            return None
        action = button.action(ply.before, value)
    return action if action != ply.action and model.game.ruleset.is_legal(ply.before, action) else None


def with_other_button(model: TrackerModel, button: EntryButton) -> Action | None:
    """Return the action of another button with the subject of the edited line, None if they do not fit."""
    entry = model.entry
    if entry.line < 0 or entry.is_new:
        return None
    ply = model.game.plies[entry.line]
    old = log_lines.button_of(model, ply)
    if old is None or old.asks != button.asks or old.asks == WHICH or ply.action[0] != old.entry:
        return None
    action = button.action(ply.before, log_lines.subject_of(ply, old))
    return action if model.game.ruleset.is_legal(ply.before, action) else None


def with_amount(model: TrackerModel, ply: Ply, by: int) -> Action | None:
    """Return the action of a counter with one more or one less, None if it cannot be."""
    if log_lines.gauge_of(model, ply) is None:
        return None
    action = (*ply.action[:-1], ply.action[-1] + by)
    return action if model.game.ruleset.is_legal(ply.before, action) else None
