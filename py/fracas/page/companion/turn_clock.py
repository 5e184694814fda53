"""The turn clock of a match at a table: the time of each side, and a bell at the limit.

It runs for the side whose turn it is, and stands still while nobody has a turn or the page is not on the tracker. Once
another tab has changed the match it stops.
"""

from fracas.page.companion.effects import Effects, ScheduleTick, ShowTime, TrackerTask
from fracas.page.companion.model import TrackerModel
from fracas.view.table.companion import ClockPanel, ClockSide, clock_text

CLOCK_TAG, LIMIT_TAG = "Clock", "Limit"  # seconds used by each side; minutes of a turn
SAVE_EVERY = 5  # seconds
LIMITS = (0, 2, 3, 4, 5, 8)  # minutes of a turn, 0 = no limit
MOST_SECONDS = 99 * 60


def toggle(model: TrackerModel) -> Effects:
    """Show the clock, or hide and stop it."""
    model.clock.is_open, model.clock.is_running = not model.clock.is_open, False
    return (TrackerTask.SAVE_LOG,)


def start_or_stop(model: TrackerModel) -> Effects:
    """Start the clock, or stop it."""
    clock = model.clock
    clock.is_running, clock.run, clock.seen = not clock.is_running, clock.run + 1, model.now
    return (TrackerTask.SAVE_LOG, ScheduleTick(clock.run)) if clock.is_running else (TrackerTask.SAVE_LOG,)


def correct(model: TrackerModel, side: int, minutes: int) -> Effects:
    """Give a side a minute, or take one."""
    if side not in (0, 1) or minutes not in (-1, 1):
        return ()
    used = seconds_used(model)
    used[side] += 60 * minutes
    _write(model, used)
    return (TrackerTask.SAVE_LOG,)


def set_limit(model: TrackerModel, minutes: int) -> Effects:
    """Set the limit of a turn."""
    if minutes not in LIMITS:
        return ()
    model.game.tags[LIMIT_TAG] = str(minutes)
    return (TrackerTask.SAVE_LOG,)


def tick(model: TrackerModel, run: int) -> Effects:
    """Count the time since the last tick for the side whose turn it is."""
    clock, side = model.clock, model.side_to_act
    if run != clock.run or not clock.is_running:
        return ()
    seconds = int((model.now - clock.seen) / 1000)
    clock.seen += 1000 * seconds
    return *(_count(model, side, seconds) if seconds and side in (0, 1) else ()), ScheduleTick(run)


def _count(model: TrackerModel, side: int, seconds: int) -> Effects:
    clock, used, limit = model.clock, seconds_used(model), 60 * limit_of(model)
    before = clock.seconds if side == clock.side else 0
    clock.side, clock.seconds = side, before + seconds
    used[side] += seconds
    _write(model, used)
    time = ShowTime(side, clock_text(used[side]), bool(limit) and before < limit <= clock.seconds)
    return (time, TrackerTask.SAVE_LOG) if int(clock.seconds) % SAVE_EVERY == 0 else (time,)


def _write(model: TrackerModel, used: list[float]) -> None:
    model.game.tags[CLOCK_TAG] = " ".join(str(round(min(max(each, 0), MOST_SECONDS))) for each in used)


def seconds_used(model: TrackerModel) -> list[float]:
    """Return the seconds that each side has used."""
    texts = (*model.game.tags.get(CLOCK_TAG, "").split(), "0", "0")
    return [float(text) if text.isascii() and text.isdecimal() and len(text) < 6 else 0.0 for text in texts[:2]]


def limit_of(model: TrackerModel) -> int:
    """Return the minutes of a turn, 0 for no limit."""
    text = model.game.tags.get(LIMIT_TAG, "")
    return int(text) if text in map(str, LIMITS) else 0


def clock_panel(model: TrackerModel) -> ClockPanel | None:
    """Return the clock as it is drawn, None while it is hidden."""
    if not model.clock.is_open:
        return None
    used = seconds_used(model)
    home, away = (ClockSide(model.face.team_name(model.whole.state, side), clock_text(used[side]),
                            model.side_to_act == side) for side in (0, 1))
    return ClockPanel((home, away), model.clock.is_running, limit_of(model), LIMITS)
