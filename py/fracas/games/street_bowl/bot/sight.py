"""The view of a bot that collects ideas: a position, and the paths of players, found when needed."""

from typing import NamedTuple

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.bot.posts import LOOSE, OURS, possession_of
from fracas.games.street_bowl.declare import declarations
from fracas.games.street_bowl.pitch import GOAL_COLUMN, X
from fracas.games.street_bowl.reach import Path, paths, walk
from fracas.games.street_bowl.roll import Reasons, need_of
from fracas.games.street_bowl.skills.handling import NO_HANDS
from fracas.games.street_bowl.state import NO_ONE, State, ball_cell
from fracas.games.street_bowl.zones import markers
from fracas.kernel.ruleset import Action

Plan = tuple[Action, ...]
Run = tuple[float, Path]  # worth for the carrier in thousandths of a win, and his path

IN_REACH = 0.6  # chance to take the ball with which all else waits for it


class ScoredIdea(NamedTuple):
    """Something a player could do."""

    score: int  # how promising, in percent
    who: int
    plan: Plan
    is_safe: bool = False  # no roll can end the turn
    is_job: bool = False  # he is wanted for it, so he does not merely go to a better post
    is_sure: bool = False  # nothing else is thought of while this can be done
    can_wait: bool = False  # until the carrier has run, or the ball is taken: it clears no way for that
    is_due: bool = False  # the turn does not end before it is done, or cannot be done any more


def likely(reasons: Reasons) -> float:
    """Return the chance of a D6 roll, without any re-roll."""
    return (7 - need_of(reasons)) / 6


class Sight:
    """One position, seen by the coach to act."""

    def __init__(self, s: State) -> None:
        self.s, self.side = s, s.side
        self.ball, self.standing = ball_cell(s), possession_of(s, s.side)
        self.goal = GOAL_COLUMN[s.side]
        self.legal = set(declarations(s)) if s.acting == NO_ONE else set[Action]()
        self._ways: dict[int, dict[int, Path]] = {}
        self._takers: dict[int, float] | None = None
        self.runs: dict[int, list[Run]] = {}  # of a carrier, the best first, once they were weighed

    @property
    def is_ours(self) -> bool:
        """Whether this side has the ball."""
        return self.standing == OURS

    @property
    def is_loose(self) -> bool:
        """Whether the ball lies on the street."""
        return self.standing == LOOSE and self.ball >= 0 and not self.s.is_airborne

    def ways(self, who: int) -> dict[int, Path]:
        """Return the safest ways of a player."""
        if who not in self._ways:
            self._ways[who] = paths(self.s, who)
        return self._ways[who]

    @property
    def takers(self) -> dict[int, float]:
        """The chances of players of this side to take the loose ball now."""
        if self._takers is None:
            mates = [who for who in st.on_street(self.s, self.side) if self.is_ready(who)] if self.is_loose else []
            self._takers = {who: float(self.ways(who)[self.ball].chance) for who in mates
                            if self.ball in self.ways(who) and not st.has(self.s, who, NO_HANDS)}
        return self._takers

    @property
    def is_in_reach(self) -> bool:
        """Whether somebody is likely to take the loose ball in this turn."""
        return max(self.takers.values(), default=0.0) >= IN_REACH

    def is_in_way(self, cell: int) -> bool:
        """Return whether an opponent on a square is near enough to the carrier's way to hinder his next run."""
        s = self.s
        start = s.where[s.holder]
        ahead = (X[cell] - X[start]) * (1 if X[start] <= self.goal else -1)
        return -1 <= ahead <= st.player(s, s.holder).ma + 1

    def is_back(self, who: int, cell: int) -> bool:
        """Return whether a square is farther from the end zone to be attacked than a player is."""
        return abs(X[cell] - self.goal) > abs(X[self.s.where[who]] - self.goal)

    def begin(self, who: int, deed: str) -> Plan | None:
        """Return the declaration that begins an Action with this deed, None if the player cannot do it now."""
        s = self.s
        if s.acting == who:
            return () if s.deed == deed else None
        first = ("declare", who, deed)
        return (first,) if first in self.legal else None

    def go(self, who: int, deed: str, path: Path | None, *then: Action) -> Plan | None:
        """Return the plan of an Action: go along a way, or stand where he is, and then do something."""
        first = self.begin(who, deed)
        if first is None:
            return None
        return (*first, *(walk(self.s, who, path) if path is not None else ()), *then)

    def home_run(self, who: int) -> Path | None:
        """Return the safest way of a player into the end zone he attacks."""
        ends = [path for cell, path in self.ways(who).items() if X[cell] == self.goal]
        return max(ends, key=lambda path: (path.chance, -len(path.cells)), default=None)

    def free_mates(self, who: int) -> int:
        """Return the number of a player's mates who can still move without a die, on their feet and unmarked."""
        s = self.s
        return sum(mate != who and s.condition[mate] == st.STANDING and self.is_ready(mate)
                   and not markers(s, self.side, s.where[mate]) for mate in st.on_street(s, self.side))

    def is_ready(self, who: int) -> bool:
        """Return whether a player may still act in this turn, or acts now."""
        s = self.s
        return s.acting == who or not s.used[who] and not s.frozen[who] and s.condition[who] <= st.PRONE
