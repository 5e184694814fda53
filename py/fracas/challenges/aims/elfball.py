"""The possible aims of Elfball challenges."""

from typing import Any

from fracas.challenges.long_aim import LongAim, LongAims
from fracas.kernel.table import Event, Side
from fracas.locale import N_
from fracas.puzzles.aims import event_subject


def _side_of(who: int) -> Side:
    from fracas.games.elfball.state import side_of
    return side_of(who)


def _is_goal_of(side: Side, event: Event) -> bool:
    return event.kind == "goal" and event.facts[0] == side


def _is_theirs(_s: Any, event: Event, side: Side) -> bool:
    """Return whether the ball or a goal is the other side's."""
    return _is_goal_of(1 - side, event) or event.kind in ("holds", "catches") and _side_of(event_subject(event)) != side


def _is_held_by(s: Any, side: Side) -> bool:
    """Return whether a side has the ball."""
    return s.holder >= 0 and _side_of(s.holder) == side


AIMS: LongAims = {
    "goal": LongAim(N_("Score the next goal within {n} turns."), lambda _s, event, side: _is_goal_of(side, event),
                    lambda _s, event, side: _is_goal_of(1 - side, event)),
    "hold": LongAim(N_("Keep the ball from your opponents for {n} turns, or score."),
                    lambda _s, event, side: _is_goal_of(side, event), _is_theirs, is_kept=True, fits=_is_held_by),
    "take": LongAim(N_("Take the ball from your opponents within {n} turns."),
                    lambda s, _event, side: _is_held_by(s, side), lambda _s, event, side: _is_goal_of(1 - side, event),
                    fits=lambda s, side: _is_held_by(s, 1 - side)),
    "win": LongAim(N_("Win the match. You have {n} turns left."), wins=True),
}
