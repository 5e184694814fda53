"""Habits in sentences."""

from fracas.locale import _, ngettext
from fracas.page.profile.habits import EARLY, IDLE, LONG_SHOTS, NEEDLESS, NOTHING, Habit


def habit_words(habit: Habit) -> str:
    """Return a habit in one sentence, or two with what to do instead."""
    kind, n, of = habit.kind, habit.times, habit.of
    if kind == NEEDLESS:
        return ngettext("You threw {n} die you did not need: another way there had no roll.",
                        "You threw {n} dice you did not need: another way there had no roll.", n).format(n=n)
    if kind == LONG_SHOTS:
        return _("You tried {n} rolls with a chance below one in three. {off} came off.").format(
            n=n, off=habit.came_off)
    words = {
        EARLY: _("In {n} of {of} turns you rolled before your safe moves. Make those first."),
        IDLE: _("You ended {n} of {of} turns while others could still act."),
        NOTHING: _("In {n} of {of} turns you did nothing."),
    }
    return words[kind].format(n=n, of=of)
