"""A deed in the middle of a log is done otherwise, or another one is put in before it, while all that follows waits.

The log stays as it was until the deed is whole. What has come of it so far stands in a header line, so that a browser
that is closed loses nothing of it.
"""

from __future__ import annotations

from typing import NamedTuple

from fracas.companion.log import EditedLog, lines, parse_line, replay
from fracas.kernel.game import Game
from fracas.kernel.replay import replay_line
from fracas.kernel.ruleset import Action

EDIT_TAG = "Mending"  # the header line: number of the deed, of the first that follows it, what has come of it so far


class LogEdit(NamedTuple):
    """A deed that is done otherwise."""

    whole: Game  # the log as it was
    draft: Game  # its deeds before that one, and that one as it is done now; it may wait for dice or an answer
    follows: int  # number in the old log of the first deed after it

    @property
    def place(self) -> int:
        """The number of the deed."""
        return len(self.draft.plies) - 1


def begin(whole: Game, place: int, action: Action, *, is_new: bool = False, most: int | None = None) -> LogEdit:
    """Begin to do a deed otherwise.

    Args:   place - number of the deed.
            is_new - the action comes before that deed instead of taking its place.
            most - answers to its dice and questions that stay, None = all that fit.
    Raises: IllegalAction if that could not happen then.
    """
    draft = replay(whole, lines(whole)[:place]).game
    draft.apply(action)
    mending = LogEdit(whole, draft, place if is_new else place + 1)
    answer_as_before(mending, most)
    return mending


def answer_as_before(mending: LogEdit, most: int | None = None) -> None:
    """Let dice and answers of the old deed stay as long as the same is asked for."""
    draft, place = mending.draft, mending.place
    known = mending.whole.plies[place].answers[:most] if mending.follows > place else []
    while draft.pending is not None:
        at = len(draft.plies[place].answers)
        if at >= len(known) or known[at].kind != draft.pending.kind:
            return
        try:
            draft.answer(known[at].value)
        except ValueError:
            return


def finish(mending: LogEdit) -> EditedLog:
    """Return the log with the deed as it is now, which waits for nothing."""
    known, place = lines(mending.whole), mending.place
    deed = mending.draft.line_text(mending.draft.plies[place])
    return replay(mending.whole, [*known[:place], deed, *known[mending.follows:]])


def serialize(mending: LogEdit) -> str:
    """Return the header line of a deed that waits for something."""
    return f"{mending.place} {mending.follows} {mending.draft.line_text(mending.draft.plies[-1])}"


def parse(whole: Game) -> LogEdit | None:
    """Return the deed that was being done otherwise when a log was left, None if there was none."""
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
