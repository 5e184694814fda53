"""The scene: a position as the side in turn looks at it, for plans of experts."""

from typing import NamedTuple

from fracas.games.elfball import state as st
from fracas.games.elfball.bot.chances import Chances
from fracas.games.elfball.bot.worth import SURE
from fracas.games.elfball.state import State
from fracas.games.elfball.turn import usable_players
from fracas.kernel.ruleset import Action

HEX = 10  # promise, in thousandths, of a hex nearer to the goal
EXPOSED = 12  # promise lost for each opponent who could reach a place

Plan = tuple[Action, ...]


class WalkPlan(NamedTuple):
    """The walk of a player to a cell, as a plan with its chance."""

    chance: int  # thousandths
    plan: Plan  # standing up and steps
    before: int  # the cell he comes from, -1 = he stays where he is


class Scene:
    """What is known of a position before anybody acts, or in the middle of an action.

    Args: s - the position, which must not change while it is asked about.
    """

    def __init__(self, s: State) -> None:
        self.s, self.side, self.field, self.chances = s, s.side, s.book.field, Chances(s, s.acting)
        self.able = usable_players(s) if s.acting < 0 else [s.acting]
        self.mates = st.players_on_field(s, s.side)
        other = 1 - s.side
        reach = [(q, self.chances.paces(q) + 1) for q in st.players_on_field(s, other) if q != s.last_moved[other]]
        self._ways: dict[int, dict[int, WalkPlan]] = {}  # by player, once they have been asked for
        self.threats = [(self.field.distances(s.where[q]), far) for q, far in reach if far > 0]

    def exposure(self, cell: int) -> int:
        """Return the number of opponents who could reach a player on a cell with their next action."""
        return sum(far[cell] <= reach for far, reach in self.threats)

    def goal_from(self, cell: int) -> bytes:
        """Return the distances to the cell of the attacked goal that is nearest to a cell."""
        return self.field.distances(st.attacked_goal(self.s, self.side, cell))

    def is_able(self, p: int) -> bool:
        """Return whether a player could act now and be on his feet."""
        return p in self.able and self.chances.paces(p) >= 0

    def way(self, p: int, target: int) -> WalkPlan:
        """Return the way of a player to a cell; its chance is 0 if there is none."""
        rise: Plan = () if self.s.stance[p] == st.STANDING else (("stand", p),)
        return self.way_on(p, WalkPlan(SURE, rise, -1), self.s.where[p], target, self.chances.paces(p))

    def way_on(self, p: int, first: WalkPlan, start: int, target: int, paces: int) -> WalkPlan:
        """Return the onward way of a player from a cell that he has come to."""
        likely, cells = self.chances.way(p, start, target, paces)
        before = (start, *cells)[-2] if cells else first.before
        steps = tuple(("step", p, cell) for cell in cells)
        return WalkPlan(first.chance * likely // SURE, (*first.plan, *steps), before)

    def ways_on(self, p: int, first: WalkPlan, start: int, paces: int) -> dict[int, WalkPlan]:
        """Return the onward ways of a player from a cell on his way, to all cells in his reach."""
        found = {}
        for end, (likely, cells) in self.chances.ways(p, start, paces).items():
            before = (start, *cells)[-2] if cells else first.before
            steps = tuple(("step", p, cell) for cell in cells)
            found[end] = WalkPlan(first.chance * likely // SURE, (*first.plan, *steps), before)
        return found

    def ways(self, p: int) -> dict[int, WalkPlan]:
        """Return the ways of a player who can stand, to all cells in his reach and his own."""
        if p not in self._ways:
            here = self.s.where[p]
            self._ways[p] = self.ways_on(p, self.way(p, here), here, self.chances.paces(p))
        return self._ways[p]

    def plan_facing_direction(self, p: int, way: WalkPlan, direction: int) -> Plan:
        """Return a plan that ends with a player turned to a direction."""
        cell = way.plan[-1][2] if way.before >= 0 else self.s.where[p]
        rises = bool(way.plan) and way.before < 0
        looks = self.field.neighbours[way.before].index(cell) if way.before >= 0 else -1 if rises else self.s.facing[p]
        return (*way.plan, ("end", p)) if direction == looks else (*way.plan, ("face", p, direction), ("end", p))

    def plan_with_safe_back(self, p: int, way: WalkPlan) -> Plan:
        """Return a plan that ends with a player turned so that fewest opponents could reach his back."""
        here = self.s.where[p]
        cell = way.plan[-1][2] if way.before >= 0 else here
        doors = [near for near in self.field.beside[cell] if near == here or self.chances.is_free(near)]
        weights = {near: self.exposure(near) + 1 for near in doors}
        front = self.field.front[cell]
        best = max(range(len(self.field.steps)), key=lambda d: sum(weights.get(near, 0) for near in front[d]))
        return self.plan_facing_direction(p, way, best)

    def places(self, start: int, paces: int) -> list[int]:
        """List the cells round a cell that a player could stand on."""
        return [cell for cell in self.field.within(start, 1, paces) if self.chances.is_free(cell)]
