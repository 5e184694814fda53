"""Aims over several turns, and the course of a match towards one."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from fracas.kernel.ruleset import Ruleset
from fracas.kernel.table import NOBODY, Event, Side
from fracas.locale import N_

Happens = Callable[[Any, Event, Side], bool]  # an event in a position, for a side


def never(_state: Any, _event: Event, _side: Side) -> bool:
    """Return that something does not happen."""
    return False


def always(_state: Any, _side: Side) -> bool:
    """Return that an aim fits a position."""
    return True


class LongAim(NamedTuple):
    """An aim to be reached within some turns, or to be kept for as long."""

    text: str  # "Score a goal within {n} turns."; English, translated where shown
    is_reached: Happens = never
    is_lost: Happens = never
    is_kept: bool = False  # whether it is reached once the turns are over
    wins: bool = False  # whether it is reached by winning the match
    counter: str = N_("Turn {n} of {all}.")  # English, translated where shown
    fits: Callable[[Any, Side], bool] = always  # whether a side may begin with it in a position


LongAims = Mapping[str, LongAim]  # by their keys in the texts of challenges


class AimCourse(NamedTuple):
    """How far a match has come towards an aim."""

    turn: int = 1  # of the side, from 1 on
    acting: Side = NOBODY  # who was to act last
    result: bool | None = None  # whether the aim was reached, None as long as that is open


class AimWatch(NamedTuple):
    """What a match is watched for."""

    rules: Ruleset
    aim: LongAim
    side: Side
    turns: int

    def start(self) -> AimCourse:
        """Return the course at the beginning."""
        return AimCourse(1, self.side)

    def follow(self, course: AimCourse, state: Any, events: Iterable[Event]) -> AimCourse:
        """Return the course after an action.

        Args: state - the position after it.
        """
        if course.result is not None:
            return course
        for event in events:
            if self.aim.is_lost(state, event, self.side):
                return course._replace(result=False)
            if self.aim.is_reached(state, event, self.side):
                return course._replace(result=True)
        if self.rules.is_terminal(state):
            is_won = self.rules.returns(state)[self.side] > 0
            return course._replace(result=is_won if self.aim.wins else self.aim.is_kept)
        acting = self.rules.to_act(state)
        turn = course.turn + (acting == self.side != course.acting)
        is_over = turn > self.turns or not self.aim.is_kept and not self.aim.wins \
            and turn == self.turns and acting != self.side
        return AimCourse(turn, acting, self.aim.is_kept if is_over else None)
