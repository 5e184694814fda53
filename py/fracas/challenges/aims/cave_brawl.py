"""The possible aims of Cave Brawl challenges."""

from typing import Any

from fracas.challenges.long_aim import LongAim, LongAims
from fracas.kernel.table import NOBODY, Event, Side
from fracas.locale import N_
from fracas.puzzles.aims import event_subject


def _side_of(s: Any, who: int) -> Side:
    """Return the side of a player; nobody for a beast."""
    from fracas.games.cave_brawl.state import is_beast, side_of
    return NOBODY if is_beast(who) else side_of(s, who)


def _is_point_of(side: Side, event: Event) -> bool:
    return event.kind == "point" and event.facts[0] == side


def _dies(s: Any, event: Event, side: Side) -> bool:
    """Return whether a player of a side dies."""
    return event.kind in ("dies", "falls_dead") and _side_of(s, event_subject(event)) == side


def _is_theirs(s: Any, event: Event, side: Side) -> bool:
    """Return whether the ball or a point is the other side's."""
    return _is_point_of(1 - side, event) \
        or event.kind in ("picks_up", "catches") and _side_of(s, event_subject(event)) != side


def _is_held_by(s: Any, side: Side) -> bool:
    """Return whether a side has the ball."""
    return s.holder >= 0 and _side_of(s, s.holder) == side


AIMS: LongAims = {
    "point": LongAim(N_("Score the next point within {n} turns."), lambda _s, event, side: _is_point_of(side, event),
                     lambda _s, event, side: _is_point_of(1 - side, event)),
    "hold": LongAim(N_("Keep the ball from your opponents for {n} turns, or score."),
                    lambda _s, event, side: _is_point_of(side, event), _is_theirs, is_kept=True, fits=_is_held_by),
    "take": LongAim(N_("Take the ball from your opponents within {n} turns."),
                    lambda s, _event, side: _is_held_by(s, side), lambda _s, event, side: _is_point_of(1 - side, event),
                    fits=lambda s, side: _is_held_by(s, 1 - side)),
    "kill": LongAim(N_("Kill an opponent within {n} turns and lose nobody before."),
                    lambda s, event, side: _dies(s, event, 1 - side), _dies),
}
