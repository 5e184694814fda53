"""The edit of a log entry: another action in its place, or a new entry before it.

The log stays as it was until the entry is complete. Until then it stands in a header line, so that a browser that is
closed loses nothing of it.
"""

from __future__ import annotations

from typing import NamedTuple

from fracas.companion.log import EditedLog, lines, parse_line, replay
from fracas.kernel.game import Game
from fracas.kernel.replay import replay_line
from fracas.kernel.ruleset import Action

EDIT_TAG = "Mending"  # the header line: number of the entry, number of the first after it, its text so far


class LogEdit(NamedTuple):
    """An entry that is edited."""

    whole: Game  # the log as it was
    draft: Game  # the log up to the edited entry, which may wait for dice or an answer
    follows: int  # number in the old log of the first entry after it

    @property
    def place(self) -> int:
        """The number of the entry."""
        return len(self.draft.plies) - 1


def begin(whole: Game, place: int, action: Action, *, is_new: bool = False, most: int | None = None) -> LogEdit:
    """Begin the edit of an entry.

    Args:   place - number of the entry.
            is_new - whether the action goes before that entry, not in its place.
            most - old dice and answers that stay, None = all that fit.
    Raises: IllegalAction if that could not happen then.
    """
    draft = replay(whole, lines(whole)[:place]).game
    draft.apply(action)
    edit = LogEdit(whole, draft, place if is_new else place + 1)
    answer_as_before(edit, most)
    return edit


def answer_as_before(edit: LogEdit, most: int | None = None) -> None:
    """Repeat the old dice and answers as long as the same is asked for."""
    draft, place = edit.draft, edit.place
    known = edit.whole.plies[place].answers[:most] if edit.follows > place else []
    while draft.pending is not None:
        at = len(draft.plies[place].answers)
        if at >= len(known) or known[at].kind != draft.pending.kind:
            return
        try:
            draft.answer(known[at].value)
        except ValueError:
            return


def finish(edit: LogEdit) -> EditedLog:
    """Return the log with the edited entry, which is complete."""
    known, place = lines(edit.whole), edit.place
    entry = edit.draft.line_text(edit.draft.plies[place])
    return replay(edit.whole, [*known[:place], entry, *known[edit.follows:]])


def serialize(edit: LogEdit) -> str:
    """Return the header line of an edit that waits for dice or an answer."""
    return f"{edit.place} {edit.follows} {edit.draft.line_text(edit.draft.plies[-1])}"


def parse(whole: Game) -> LogEdit | None:
    """Return the edit in the middle of which a log was left, None if there was none."""
    place, _blank, rest = whole.tags.get(EDIT_TAG, "").partition(" ")
    follows, _blank, text = rest.partition(" ")
    if not text or len(place) > 5 or not place.isdecimal() or follows not in (place, str(int(place) + 1)):
        return None
    draft = replay(whole, lines(whole)[:int(place)]).game
    try:
        replay_line(draft, parse_line(text))
    except ValueError:
        return None
    is_sound = draft.pending is not None and len(draft.plies) == int(place) + 1 and int(follows) <= len(whole.plies)
    return LogEdit(whole, draft, int(follows)) if is_sound else None
