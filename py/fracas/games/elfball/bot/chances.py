"""Quick estimates of a player's chances to run, to fetch the ball and to bring an opponent down.

They are nearly exact; abilities, and whoever is passed on the way to an attack, are left out. All of a position are
worked out in a tenth of a millisecond, as an expert asks for them thousands of times before he decides.
"""

from collections.abc import Mapping
from typing import NamedTuple

from fracas.games.elfball import state as st
from fracas.games.elfball.bot.worth import SURE, pass_chance
from fracas.games.elfball.field import EDGE
from fracas.games.elfball.standing import stand_cost
from fracas.games.elfball.state import State
from fracas.games.elfball.team.teams import Profile
from fracas.games.elfball.throwing.throw import SHORT
from fracas.kernel.table import Side

NEAR = SHORT // 2  # hexes that are thrown without a modifier, 13.1
_DETOUR = 2  # paces more than the straight way that are thought of

Cells = tuple[int, ...]


class FacingPlayers(NamedTuple):
    """The players of a side who face a cell."""

    number: int
    tackle: int  # the highest among them


class Attack(NamedTuple):
    """A way to bring a player down."""

    chance: int  # thousandths
    attacker: int
    cell: int  # from where


UNFACED = FacingPlayers(0, 0)


class Chances:
    """What the players of a position could do.

    Args: s - the position, which must not change while it is asked about.
          acting - who goes on with his action, NO_ONE = an action in progress counts as ended.
    """

    def __init__(self, s: State, acting: int = st.NO_ONE) -> None:
        self.acting = acting
        self.s, self.field, self.simple = s, s.book.field, s.options.simple_star
        self.closed = set(s.where)
        # By side: cell -> the players of the side who face it.
        self.faced = (self._facing_players_by_cell(0), self._facing_players_by_cell(1))

    def _facing_players_by_cell(self, side: Side) -> dict[int, FacingPlayers]:
        s, front = self.s, self.field.front
        found: dict[int, FacingPlayers] = {}
        for p in st.TEAM_SLOTS[side]:
            if s.facing[p] >= 0:
                tackle = st.profile(s, p).tackle
                for cell in front[s.where[p]][s.facing[p]]:
                    known = found.get(cell, UNFACED)
                    found[cell] = FacingPlayers(known.number + 1, max(known.tackle, tackle))
        return found

    def is_free(self, cell: int) -> bool:
        """Return whether a player could stand on a cell and stay on the field."""
        return cell not in self.closed and self.field.lines[cell] < EDGE

    def helpers(self, p: int, cell: int) -> int:
        """Return the number of team-mates of a player who face a cell."""
        s = self.s
        number = self.faced[st.side_of(p)].get(cell, UNFACED).number
        return number - (number > 0 and cell in self.field.front[s.where[p]][s.facing[p]])

    def markers(self, p: int, cell: int) -> int:
        """Return the number of opponents of a player who face a cell."""
        return self.faced[1 - st.side_of(p)].get(cell, UNFACED).number

    def leave(self, p: int, cell: int) -> int:
        """Return the chance that a player leaves a cell, in thousandths.

        Rule: Elfball 11.
        """
        faced = self.faced[1 - st.side_of(p)].get(cell)
        if faced is None:
            return SURE
        need = faced.tackle - 2 + faced.number - 1 - self.helpers(p, cell)
        return pass_chance(st.profile(self.s, p).dodge, max(1, need), self.simple)

    def pick_up(self, p: int, cell: int) -> int:
        """Return the chance that a player picks the ball up on a cell.

        Rule: Elfball 12.1.
        """
        need = 1 - self.helpers(p, cell) + self.markers(p, cell)
        return pass_chance(st.profile(self.s, p).skill, max(1, need), self.simple)

    def throw(self, p: int, cell: int, is_far: bool = False) -> int:
        """Return the chance that a player on a cell throws as he means to.

        Rule: Elfball 13.1.
        """
        need = 1 + self.markers(p, cell) - self.helpers(p, cell) + 2 * is_far
        return pass_chance(st.profile(self.s, p).skill, max(1, need), self.simple)

    def clean_throw(self, p: int) -> int:
        """Return the chance of a throw of a player without opponents facing him."""
        return pass_chance(st.profile(self.s, p).skill, 1, self.simple)

    def paces(self, p: int) -> int:
        """Return the paces left to a player after standing up, negative if he cannot stand up."""
        jog = self.s.jog if p == self.acting else st.profile(self.s, p).jog
        return jog if self.s.stance[p] == st.STANDING else jog - stand_cost(self.s, p)

    def way(self, p: int, start: int, target: int, paces: int) -> tuple[int, Cells]:
        """Return the chance and the cells of a player's safest short way; the chance is 0 without one.

        Rule: Elfball 8, 11; a Pick-up on the way is not counted.
        """
        distance = self.field.distances(target)
        if distance[start] > paces:
            return 0, ()
        lines, beside, watched = self.field.lines, self.field.beside, self.faced[1 - st.side_of(p)]
        best: tuple[int, Cells] = (SURE, ()) if start == target else (0, ())
        known = {start: SURE}
        layer: dict[int, tuple[int, Cells]] = {start: (SURE, ())}
        for left in range(min(paces, distance[start] + _DETOUR) - 1, -1, -1):
            after: dict[int, tuple[int, Cells]] = {}
            for here, (likely, cells) in layer.items():
                if here == target:
                    continue
                if here in watched:
                    likely = likely * self.leave(p, here) // SURE
                for cell in beside[here]:
                    if distance[cell] > left or likely <= known.get(cell, 0):
                        continue
                    if cell == target or (cell not in self.closed and lines[cell] < EDGE):
                        known[cell] = likely
                        after[cell] = (likely, (*cells, cell))
            best = after.get(target, best)
            if not after or best[0] == SURE:
                break
            layer = after
        return best

    def ways(self, p: int, start: int, paces: int) -> dict[int, tuple[int, Cells]]:
        """Return chance and cells of a player's safest way to each free cell in reach, or his own.

        Rule: Elfball 8, 11.
        """
        lines, beside, closed, watched = self.field.lines, self.field.beside, self.closed, self.faced[1 - st.side_of(p)]
        best: dict[int, tuple[int, Cells]] = {start: (SURE, ())}
        layer = dict(best)
        for _ in range(paces):
            after: dict[int, tuple[int, Cells]] = {}
            for here, (likely, cells) in layer.items():
                if here in watched:
                    likely = likely * self.leave(p, here) // SURE
                for cell in beside[here]:
                    if cell not in closed and lines[cell] < EDGE and likely > best.get(cell, (0, ()))[0]:
                        best[cell] = after[cell] = (likely, (*cells, cell))
            layer = after
        return best

    def score(self, p: int, start: int, paces: int) -> int:
        """Return the chance that a player with the ball runs from a cell into the goal."""
        goal = st.attacked_goal(self.s, st.side_of(p), start)
        return 0 if goal in self.closed and goal != start else self.way(p, start, goal, paces)[0]

    def attacks(self, target: int, barred: int = st.NO_ONE) -> list[Attack]:
        """List the best attack of each opponent of a player with his next action, the best first.

        Rule: Elfball 14.
        Args: barred - an opponent who may not act.
        """
        s, field, there = self.s, self.field, self.s.where[target]
        distance, victim = field.distances(there), st.profile(s, target)
        cells = [(cell, self._more_needed(target, cell)) for cell in field.beside[there]]
        found = []
        for q in st.TEAM_SLOTS[1 - st.side_of(target)]:
            here = s.where[q]
            if here < 0 or q == barred:
                continue
            paces = self.paces(q)
            if paces < 0 or distance[here] > paces + 1:
                continue
            leave, far, own = self.leave(q, here), field.distances(here), field.front[here][s.facing[q]]
            best = Attack(0, q, here)
            for cell, more in cells:
                if cell == here or (far[cell] <= paces and self.is_free(cell)):
                    more += cell in own or there in own  # he does not support himself
                    likely = self._brings_down(q, victim, more) * (SURE if cell == here else leave) // SURE
                    best = max(best, Attack(likely, q, cell))
            if best.chance:
                found.append(best)
        return sorted(found, reverse=True)

    def attack_by(self, q: int, target: int, chances: Mapping[int, int]) -> Attack:
        """Return a player's best attack on an opponent from the cells he can come to.

        Rule: Elfball 14.
        Args: chances - of his ways to them, in thousandths.
        """
        s, there, victim = self.s, self.s.where[target], st.profile(self.s, target)
        own = self.field.front[s.where[q]][s.facing[q]] if s.facing[q] >= 0 else ()
        best = Attack(0, q, s.where[q])
        for cell in self.field.beside[there]:
            if cell in chances:
                more = self._more_needed(target, cell) + (cell in own or there in own)  # he does not support himself
                best = max(best, Attack(self._brings_down(q, victim, more) * chances[cell] // SURE, q, cell))
        return best

    def _more_needed(self, target: int, cell: int) -> int:
        """Return the successes an attack from a cell needs beyond those for the target's Dodge or Might.

        Rule: Elfball 14, Ruling 34.
        """
        s, side = self.s, st.side_of(target)
        there, friends = s.where[target], self.faced[1 - side]
        is_front = cell in self.field.front[there][s.facing[target]]
        others = self.faced[side].get(cell, UNFACED).number - is_front
        support = max(friends.get(cell, UNFACED).number, friends.get(there, UNFACED).number)
        return others - support - (not is_front) + (s.holder != target)

    def _brings_down(self, q: int, victim: Profile, more: int) -> int:
        """Return the chance of a Tackle, with an Impact before it where one is needed."""
        attacker = st.profile(self.s, q)
        likely = pass_chance(attacker.tackle, max(1, victim.dodge - 2 + more), self.simple)
        if attacker.might < victim.might:
            likely = likely * pass_chance(attacker.might, max(1, victim.might - 2 + more), self.simple) // SURE
        return likely
