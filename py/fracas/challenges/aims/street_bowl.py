"""The possible aims of Street Bowl challenges."""

from typing import Any

from fracas.challenges.long_aim import LongAim, LongAims
from fracas.kernel.table import Event, Side
from fracas.locale import N_
from fracas.puzzles.aims import event_subject


def _side_of(who: int) -> Side:
    from fracas.games.street_bowl.state import side_of
    return side_of(who)


def _is_touchdown_of(side: Side, event: Event) -> bool:
    return event.kind == "touchdown" and event.facts[0] == side


def _is_theirs(_s: Any, event: Event, side: Side) -> bool:
    """Return whether the ball or a touchdown is the other side's."""
    return _is_touchdown_of(1 - side, event) \
        or event.kind in ("picks_up", "catches", "intercepts") and _side_of(event_subject(event)) != side


AIMS: LongAims = {
    "touchdown": LongAim(N_("Score the next touchdown within {n} turns."),
                         lambda _s, event, side: _is_touchdown_of(side, event),
                         lambda _s, event, side: _is_touchdown_of(1 - side, event)),
    "hold": LongAim(N_("Keep the ball from your opponents for {n} turns, or score."),
                    lambda _s, event, side: _is_touchdown_of(side, event), _is_theirs, is_kept=True,
                    fits=lambda s, side: s.holder >= 0 and _side_of(s.holder) == side),
    "win": LongAim(N_("Win the match. You have {n} turns left."), wins=True),
}
