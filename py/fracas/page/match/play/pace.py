"""The pace of others: a turn of theirs is shown within a time of its own.

Each thing that is shown takes at most a share of what is left of that time, so that the turn ends in time whatever it
holds. Without such a time, and for whoever goes to his turn, only what they led to is drawn; then bots think briefly
and play the best they have found by then.
"""

from fracas.page.match.model.match_model import THINKING_MS, MatchModel
from fracas.page.saving.preferences import BEATS

TURN_MS = 4400.0  # for which a turn of others is shown at the normal pace
ANSWERED_MS = 1500.0  # at least, after a question in the middle of it
SHARE = 0.13  # of what is left of that, for one thing
HURRIED = 0.5  # of the time of a coach's own throw, where others act at once after it
BLINK_MS = 45.0  # for which nothing is worth showing
THOUGHT = 0.25  # of what is left of that, for one decision


def renew(model: MatchModel) -> None:
    """Give others their time anew; in the middle of their turn what is left of it."""
    bots, share = model.bots, BEATS[model.context.preferences.pace]
    is_theirs = bool(model.game.plies) and model.session.is_absent(model.game.plies[-1].side)
    bots.left = max(bots.left, ANSWERED_MS * share) if is_theirs else TURN_MS * share
    bots.thinking = THINKING_MS
    bots.turn = model.base_face.turn_key(model.game.state)


def renew_between_bots(model: MatchModel) -> None:
    """Give the next turn its time where nobody else plays."""
    if all(map(model.session.is_absent, (0, 1))) and model.bots.turn != model.base_face.turn_key(model.game.state):
        model.bots.turn = model.base_face.turn_key(model.game.state)
        model.bots.left = 3 * TURN_MS * BEATS[model.context.preferences.pace]


def wait(model: MatchModel, milliseconds: float) -> float:
    """Return the time for which something of others is shown, and take it from what is left."""
    bots = model.bots
    if bots.is_paused:
        return milliseconds
    granted = 0.0 if bots.is_skipped else min(milliseconds, bots.left * SHARE)
    bots.left -= granted
    return granted


def take(model: MatchModel, milliseconds: float) -> float:
    """Return the time for which the coach's last throw is shown before others act, and take it from theirs."""
    share = 1.0 if BEATS[model.context.preferences.pace] else HURRIED
    model.bots.left = max(model.bots.left - milliseconds * share, 0.0)
    return milliseconds * share


def is_late(model: MatchModel) -> bool:
    """Return whether a coach waits for a bot that has thought long enough about something he is not shown."""
    bots = model.bots
    has_coach = not all(map(model.session.is_absent, (0, 1)))
    return has_coach and not is_shown(model) and model.context.time - bots.begun >= bots.thinking * THOUGHT


def count_thought(model: MatchModel) -> None:
    """Count a thought that has ended.

    It is taken from the time for thinking, and the wait for it from the time for which others are shown.
    """
    bots, now = model.bots, model.context.time
    bots.thinking = max(bots.thinking - (now - bots.begun), 0.0)
    bots.left = max(bots.left - max(now - max(bots.due, bots.begun), 0.0), 0.0)


def is_shown(model: MatchModel) -> bool:
    """Return whether what others do is shown step by step by now."""
    bots = model.bots
    return bots.is_paused or not bots.is_skipped and bots.left * SHARE >= BLINK_MS
