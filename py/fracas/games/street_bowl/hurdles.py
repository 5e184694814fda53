"""The rolls on a player's way and his help for them, for the search of `reach` (chapters 6, 7, 19)."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.movement import STANDING_UP, pick_up_reasons, rush_reasons
from fracas.games.street_bowl.pitch import AROUND, CELLS
from fracas.games.street_bowl.roll import Reasons, agility_reasons, helps, team_rerolls
from fracas.games.street_bowl.skills.acting import BLOOD_LUST, LONER, PRO, TAKE_ROOT
from fracas.games.street_bowl.skills.dodging import by_strength, slips_through
from fracas.games.street_bowl.skills.handling import NO_HANDS, SURE_HANDS
from fracas.games.street_bowl.skills.moving import (
    BREAK_TACKLE,
    DODGE,
    JUMP_UP,
    PREHENSILE_TAIL,
    SURE_FEET,
    TACKLE,
    TITCHY,
)
from fracas.games.street_bowl.skills.traits import trait_reasons
from fracas.games.street_bowl.state import State, side_of
from fracas.games.street_bowl.zones import has_zone

AGAIN, FEET, BREAK, HANDS, ANY, TEAM = 1, 2, 4, 8, 16, 32  # what may help once: skills, Pro for any roll, the team
ONCE = ((DODGE, AGAIN), (SURE_FEET, FEET), (BREAK_TACKLE, BREAK), (SURE_HANDS, HANDS), (PRO, ANY))

WHOLE = 72  # a roll, its re-roll, and whether Pro or a Loner gets that


class RunRoll(NamedTuple):
    """A D6 roll on the way."""

    good: int  # faces that succeed
    strong: int = 0  # faces that succeed by strength, once
    skill: int = 0  # that repeats it, as bit
    is_loner: bool = False  # whether a re-roll of the team comes true half of the time
    stops: bool = True  # whether he goes no further if it fails in the end

    def branches(self, left: int) -> Iterator[tuple[int, int]]:
        """Yield the helps left after the roll, and the number of `WHOLE` cases in which he goes on.

        Rule: Street Bowl 6, Ruling 56: each help is used as soon as it serves, his own before the team's, Pro last.
        """
        good, more = self.good, max(0, self.strong - self.good) if left & BREAK else 0
        failed = 6 - good - more
        yield left, 12 * good
        if more:
            yield left ^ BREAK, 12 * more
        by = next((help_ for help_ in (self.skill, TEAM, ANY) if left & help_), 0)
        if not self.stops:
            yield left ^ by, 12 * failed
        elif by and failed:
            share = 1 if by == ANY or (by == TEAM and self.is_loner) else 2
            yield left ^ by, share * failed * good
            if more:
                yield left ^ by ^ BREAK, share * failed * more

    def shares(self, left: int) -> Iterator[tuple[int, float]]:
        """Yield the helps left after the roll, with their chances."""
        for after, cases in self.branches(left):
            yield after, cases / WHOLE


class Luck(NamedTuple):
    """The exact chances behind some hurdles, by the helps left."""

    cases: tuple[tuple[int, int], ...]
    hurdles: int = 0  # so many there were: of `WHOLE ** hurdles` cases

    def after(self, hurdle: RunRoll) -> Luck:
        """Return the luck behind one hurdle more."""
        out: dict[int, int] = {}
        for left, ways in self.cases:
            for then, cases in hurdle.branches(left):
                out[then] = out.get(then, 0) + ways * cases
        return Luck(tuple(out.items()), self.hurdles + 1)

    def chance(self) -> Fraction:
        """Return the chance to have come so far, whatever is left."""
        return Fraction(sum(ways for _left, ways in self.cases), WHOLE**self.hurdles)


def helps_left(s: State, who: int, *, has_team: bool) -> int:
    """Return the helps that a player may still use in this turn, as bits.

    Args: has_team - whether a re-roll of his team counts.
    """
    own = sum(bit for skill, bit in ONCE if st.has(s, who, skill) and not st.is_used_up(s, who, skill))
    return own | TEAM if has_team and team_rerolls(s, who) else own


def total(reasons: Reasons) -> int:
    """Return the total that a roll needs, before the limits of the die."""
    return sum(reason.amount for reason in reasons)


def good(need: int) -> int:
    """Return the number of faces of a D6 that succeed."""
    return 7 - min(6, max(2, need))


class RunMap:
    """What lies around a player who runs."""

    def __init__(self, s: State, who: int) -> None:
        side = side_of(who)
        self.s, self.who, self.is_loner = s, who, st.has(s, who, LONER)
        self.goal_side, self.ball = side, s.ball if not s.is_airborne else st.NOWHERE
        self.taken = set(s.where)
        if st.has(s, who, NO_HANDS):
            self.taken.add(self.ball)
        self.marked, self.hindered, self.barred = [0] * len(CELLS), [0] * len(CELLS), [0] * len(CELLS)
        self.tails = [0] * len(CELLS)
        for foe in st.TEAMS[1 - side]:
            if has_zone(s, foe):
                self._mark(s, foe)
        if slips_through(s, who):
            self.hindered = [0] * len(CELLS)
        reasons = agility_reasons(s, who, "dodge", helps("dodge", 1))
        strong = by_strength(s, who, reasons)
        self.dodge, self.strong = total(reasons), total(strong) if strong else None
        self.rush = self._roll(total(rush_reasons(s, who)), FEET)
        self.lift = self._roll(total(pick_up_reasons(s, who, self.ball)), HANDS) if self.ball >= 0 else None

    def _roll(self, need: int, skill: int = 0) -> RunRoll:
        return RunRoll(good(need), 0, skill, self.is_loner)

    def _mark(self, s: State, foe: int) -> None:
        is_small, has_tail = st.has(s, foe, TITCHY), st.has(s, foe, PREHENSILE_TAIL)
        bars = st.has(s, foe, TACKLE)
        for cell in AROUND[s.where[foe]]:
            self.marked[cell] = 1
            self.hindered[cell] += not is_small
            self.tails[cell] += has_tail
            self.barred[cell] |= bars

    def leave(self, cell: int, zones: int) -> RunRoll | None:
        """Return the roll to leave a square into so many tackle zones that hinder, None if it takes none."""
        if not self.marked[cell]:
            return None
        harder = zones + self.tails[cell]
        strong = good(self.strong + harder) if self.strong is not None else 0
        return RunRoll(good(self.dodge + harder), strong, 0 if self.barred[cell] else AGAIN, self.is_loner)

    def declare(self, deed: str) -> Iterator[RunRoll]:
        """Yield the rolls as the player declares an Action.

        Rule: Street Bowl 19.6; a Vampire in Blood Lust goes on, and who takes root may still block.
        """
        for trait, reasons in trait_reasons(self.s, self.who, deed):
            goes_on = trait == BLOOD_LUST or (trait == TAKE_ROOT and deed == "block")
            yield self._roll(total(reasons))._replace(stops=not goes_on)

    def rise(self, deed: str, left: int) -> RunRoll | None:
        """Return the roll to stand up, None if it takes none.

        Rule: Street Bowl 7, 19 Jump Up.
        """
        s, who = self.s, self.who
        if s.condition[who] != st.PRONE:
            return None
        if st.has(s, who, JUMP_UP):
            is_rolled = deed == "block"
            return self._roll(total(agility_reasons(s, who, "jump_up", helps(JUMP_UP, 2)))) if is_rolled else None
        return self._roll(4) if left < STANDING_UP else None
