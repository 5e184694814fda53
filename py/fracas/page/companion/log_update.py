"""Changes of the log: an entry that is made, answered or edited, and the log that comes of it.

An edited line may ask for dice: until the last one is in, the saved log stays as it was.
"""

from typing import Any

from fracas.companion import log, log_edit
from fracas.companion.log_edit import EDIT_TAG, LogEdit
from fracas.faces import events
from fracas.kernel.game import Game
from fracas.kernel.ruleset import Action
from fracas.locale import _
from fracas.page.companion.effects import Effects, PlaySounds, TrackerTask
from fracas.page.companion.log_lines import line_text
from fracas.page.companion.model import EntryState, TrackerModel
from fracas.page.companion.persistence import TYPED, typed_dice
from fracas.page.page_effects import Announcement, ShowNotice


def resume(model: TrackerModel) -> None:
    """Open the edit or the throw in the middle of which the log was left."""
    model.entry, model.edit, model.trouble = EntryState(), None, ""
    edit = log_edit.parse(model.game)
    if edit is not None:
        _wait(model, edit)
    model.entry = model.entry._replace(dice=typed_dice(model.game))


def keep(model: TrackerModel, game: Game, sentence: str = "") -> Effects:
    """Go on with a log, and announce a sentence."""
    model.game, model.entry, model.edit = game, EntryState(), None
    for name in (TYPED, EDIT_TAG):
        game.tags.pop(name, None)
    return TrackerTask.SAVE_LOG, *((Announcement(sentence),) if sentence else ())


def replace_log(model: TrackerModel, edited: log.EditedLog) -> Effects:
    """Go on with an edited log, and name the entries that no longer fit."""
    if not edited.left_out:
        return keep(model, edited.game, _("Changed."))
    sentence = _("Changed. Removed, as it no longer fits: {what}.").format(what="; ".join(edited.left_out))
    return *keep(model, edited.game, sentence), ShowNotice(sentence, "warn")


def record(model: TrackerModel, action: Action) -> Effects:
    """Write an entry at the end of the log, or where a line is edited."""
    if model.entry.line >= 0:
        return edit_line(model, action)
    line = len(model.game.plies)
    try:
        model.game.apply(action)
    except ValueError as error:
        return (ShowNotice(str(error), "bad"),)
    return _recorded(model, line)


def answer(model: TrackerModel, value: Any) -> Effects:
    """Answer the rules with the faces of a throw, or an option."""
    line = len(model.game.plies) - 1
    model.game.answer(value)
    return finish_answers(model, line)


def finish_answers(model: TrackerModel, line: int) -> Effects:
    """Go on after answers that belong to a line; in an edited one, old answers to the same questions stay."""
    model.game.tags.pop(TYPED, None)
    if model.edit is None:
        return _recorded(model, line)
    sounds = PlaySounds(events.sounds(model.face, model.game.fresh))
    log_edit.answer_as_before(model.edit)
    return sounds, *_go_on(model, model.edit)


def _recorded(model: TrackerModel, line: int) -> Effects:
    sounds = PlaySounds(events.sounds(model.face, model.game.fresh))
    text = line_text(model, line) if line < len(model.game.plies) else ""
    return sounds, *keep(model, model.game, text)


def edit_line(model: TrackerModel, action: Action, most: int | None = None) -> Effects:
    """Put another action in the place of the open line, or before it.

    Args: most - old answers that stay, None = all that fit.
    """
    entry = model.entry
    try:
        edit = log_edit.begin(model.whole, entry.line, action, is_new=entry.is_new, most=most)
    except ValueError as error:
        return (ShowNotice(str(error), "bad"),)
    return _go_on(model, edit)


def _go_on(model: TrackerModel, edit: LogEdit) -> Effects:
    if edit.draft.pending is None:
        return replace_log(model, log_edit.finish(edit))
    edit.whole.tags[EDIT_TAG] = log_edit.serialize(edit)
    _wait(model, edit)
    return (TrackerTask.SAVE_LOG,)


def _wait(model: TrackerModel, edit: LogEdit) -> None:
    """Show the log up to the edited line, which waits for dice or an answer."""
    model.edit, model.game, model.entry = edit, edit.draft, EntryState()
    edit.draft.tags = edit.whole.tags  # settings that are changed meanwhile are those of the match


def undo(model: TrackerModel) -> Effects:
    """Take the last entry back, or leave the edited line as it was."""
    if model.edit is not None:
        return keep(model, model.whole)
    if not model.game.plies:
        return ()
    return keep(model, log.remove_entry(model.game, len(model.game.plies) - 1).game, _("Undone."))
