"""Outlook: a forecast of the rest of a match, reckoned in likelihoods and without dice.

Both gangs are taken to go at each other: whoever reaches an enemy charges where he takes most points, then all attack
in the order of the rules. What is left out is what stands in the way of a charge, cover but for the shots at hand, and
levels but for charges that were made.
"""

from collections.abc import Iterable, Sequence
from math import sqrt

from fracas.games.school_fighters import state as st
from fracas.games.school_fighters.bot.flights import flight_chance
from fracas.games.school_fighters.bot.likelihood import (
    LATE_SHARES,
    SHARES,
    UnitChances,
    after_attack,
    after_heal,
    after_rise,
    chances,
    condition,
    loss,
)
from fracas.games.school_fighters.combat import FAZED_DICE, block_reasons
from fracas.games.school_fighters.shooting import shot_block_reasons
from fracas.games.school_fighters.space import BASE, TOUCH2, sees
from fracas.games.school_fighters.state import State
from fracas.games.school_fighters.units import (
    ORDER_RANGE,
    SALTS_RANGE,
    SLINGSHOT_DICE,
    SLINGSHOT_RANGE,
    STRAIGHT_BONUS,
)
from fracas.kernel.geometry.plane import Point, distance2
from fracas.kernel.geometry.shapes import contains
from fracas.kernel.table import HOME, NOBODY, Side

_AHEAD = 2  # rounds that are reckoned through, this one included
_DECIDED = 0.02  # chance that the match goes on below which it is taken for over
_MOST = 950  # thousandths: the most a match not won yet is worth
_LEVEL = 300  # thousandths that a level end costs a side loath to it
_CROWD = 4  # units that one enemy is charged by at most
_UNLIKELY = 0.2  # chance to stand below which a unit is not counted on
_GONE = 0.85  # chance to be off the table from which nobody goes at a unit
_RAISED = 3.0  # points that setting a friend on his feet must be worth
_DRIFT = 0.12  # share a round of its points that a unit in trouble goes on to lose
_TROUBLE = UnitChances(1.0, 0.7, 0.5, 0.25, 0.08, 0.0)  # factor of the drift, by condition
_LOST = UnitChances(1.0, 0.3, 0.3, 0.0, 0.0, 0.0)  # share of its points that are lost, by condition
_NOISE = 400.0  # points, squared: variance of the lead a round
_PRECISE = 9.0  # the same when no round is left
_HALF_PI = 1.5708  # so that the share of matches won rises with the lead as that of a normal error does


def outlook(s: State, side: Side) -> int:
    """Return the worth of a position by the forecast of the match, in thousandths of a win."""
    found = int(_MOST * MatchForecast(s).worth())
    return found if side == HOME else -found


def hopes(s: State, side: Side, waiting: Side = NOBODY) -> int:
    """Return the worth of a position for a side that is loath to end level.

    What it hopes for is more than the other fears.

    Args: waiting - whose units stay where they are.
    """
    seen = MatchForecast(s, waiting)
    found = _MOST * seen.worth()
    return int((found if side == HOME else -found) - _LEVEL * seen.level)


class MatchForecast:
    """The forecast of the rest of a match.

    Args: s - the position, which is not changed; the first round has begun.
          waiting - whose units stay where they are, NOBODY = both gangs come.
    """

    def __init__(self, s: State, waiting: Side = NOBODY) -> None:
        self.s = s
        self.waiting = waiting
        self.round = s.round
        self.first = s.first
        self.at = [unit.at for unit in s.units]
        self.likely = [condition(unit, s.round) for unit in s.units]
        self.before = [*self.likely]  # at the beginning of the round
        self.block = [sum(reason.amount for reason in block_reasons(s, n)) for n in range(len(s.units))]
        self.charged = [unit.moved == st.CHARGED for unit in s.units]
        self.touched = _contacts(s)
        self.losses = s.losses
        self.rough: dict[Point, bool] = {}  # places known to be in difficult terrain or not
        self.won = 0.0  # chance that home has won by a flight, less that of away
        self.open = 1.0  # chance that the match goes on
        self.level = 0.0  # chance that it ends level

    def worth(self) -> float:
        """Return the likely result for the home side, from -1 to 1."""
        self._play(is_now=True)
        for _ in range(_AHEAD - 1):
            if self.round <= st.ROUNDS and self.open > _DECIDED:
                self._next_round()
                self._play(is_now=False)
        return self.won + self.open * self._lead()

    @property
    def shares(self) -> UnitChances:
        """What share of its points a unit has to lose by its condition."""
        return LATE_SHARES if self.round == st.ROUNDS else SHARES

    # -- the round -------------------------------------------------------------------------------------------

    def _next_round(self) -> None:
        self.before = [*self.likely]
        self.touched = [[] for _ in self.at]
        self.charged = [False] * len(self.at)
        self.losses = (0, 0)
        if self.round == self.s.round + 1:
            self.block = [block - unit.is_ready for block, unit in zip(self.block, self.s.units, strict=True)]

    def _play(self, is_now: bool) -> None:
        """Play the rest of the round.

        Rule: School Fighters 3.
        Args: is_now - whether it is the round of the position.
        """
        s = self.s
        for phase, part in ((st.MOVEMENT, self._move), (st.SHOOTING, self._shoot), (st.COMBAT, self._fight)):
            for side in (self.first, 1 - self.first):
                is_past = s.phase > phase or s.phase == phase and side == s.first != s.side
                if not (is_now and is_past):
                    part(side, is_now)
        self._end()

    def _end(self) -> None:
        """Test the nerve of both gangs, let the Fazed stand up.

        Rule: School Fighters 6.5, 6.6.
        """
        home, away = (flight_chance(self.s, side, self.before, self.likely, self.losses[side]) for side in (0, 1))
        self.won += self.open * (away * (1 - home) - home * (1 - away))
        self.open *= (1 - home) * (1 - away)
        is_last = self.round == st.ROUNDS
        self.likely = [
            UnitChances(p.out, p.down if is_last else 0.0, 0.0 if is_last else p.down, p.one + p.rising, p.two, p.three)
            for p in self.likely
        ]
        self.round += 1
        self.first = 1 - self.first

    # -- moving ----------------------------------------------------------------------------------------------

    def _move(self, side: Side, is_now: bool) -> None:
        """Set a friend on his feet, charge for the most points, else go nearer; the best fighters first.

        Who is held in contact attacks where he is.
        """
        s, likely = self.s, self.likely
        todo = [n for n in s.gangs[side] if not is_now or s.units[n].status == st.STANDING and (
            side != s.side or s.phase != st.MOVEMENT or s.units[n].moved == st.NOT_YET)]
        if not is_now or side != s.side or s.may_order:
            todo += [n for n in self._on_their_feet(side) if n not in todo]
        foes = [n for n in s.gangs[1 - side] if likely[n].out < _GONE]
        planned = {n: likely[n] for n in foes}
        for n in s.gangs[side]:
            if self.touched[n]:
                self._aim(n, self.touched[n], planned)
        for n in sorted(todo, key=lambda n: (-s.units[n].profile.fight * likely[n].chance_standing, n)):
            is_held = side == self.waiting or any(likely[m].chance_standing > 0.5 for m in self.touched[n])
            if foes and not is_held and likely[n].chance_standing >= _UNLIKELY:
                self._advance(n, foes, planned)

    def _advance(self, who: int, foes: Sequence[int], planned: dict[int, UnitChances]) -> None:
        """Charge the best enemy within reach, or run towards the nearest.

        Rule: School Fighters 1.5, 4.2.
        """
        at, profile = self.at, self.s.units[who].profile
        start = at[who]
        short, is_slow = profile.walk + BASE, not profile.is_skater and self._is_rough(start)
        reach = short if is_slow else profile.charge + profile.is_quarterback * STRAIGHT_BONUS + BASE
        near = [(distance2(at[m], start), m) for m in foes]
        within = [
            m for far2, m in near if far2 <= reach * reach and len(self.touched[m]) < _CROWD
            and (far2 <= short * short or profile.is_skater or not self._is_rough(at[m]))
        ]
        if within:
            target = self._aim(who, within, planned)
            self.touched[who].append(target)
            self.touched[target].append(who)
            self.charged[who] = True
            at[who] = at[target]
            return
        far2, target = min(near)
        far = sqrt(far2)
        if far > 2 * BASE:
            (x, y), (ex, ey) = start, at[target]
            part = min(profile.walk if is_slow else profile.run, far - 2 * BASE) / far
            at[who] = int(x + (ex - x) * part), int(y + (ey - y) * part)

    def _is_rough(self, at: Point) -> bool:
        found = self.rough.get(at)
        if found is None:
            found = self.rough[at] = any(contains(piece, at) for piece in self.s.layout.difficult)
        return found

    def _aim(self, who: int, targets: Iterable[int], planned: dict[int, UnitChances]) -> int:
        """Choose a target among those that friends may have planned to attack as well."""
        target, after = self._best_target(who, [m for m in targets if m in planned], planned)
        if after is not None:
            planned[target] = after
        return target

    def _on_their_feet(self, side: Side) -> list[int]:
        """Let the Boss set the most valuable fallen friend on his feet.

        Rule: School Fighters 4.1 "Get on your Feet!".
        """
        s, likely = self.s, self.likely
        bosses = [n for n in s.gangs[side] if s.units[n].profile.is_boss and likely[n].chance_standing > _UNLIKELY]
        for boss in bosses:
            most, best = max(
                ((likely[n].down + likely[n].rising) * s.units[n].profile.points, -n)
                for n in s.gangs[side] if self._is_near(boss, n, ORDER_RANGE)
            )
            if most > _RAISED:
                likely[-best] = after_rise(likely[-best], likely[boss].chance_standing)
                return [-best]
        return []

    def _is_near(self, one: int, two: int, far: int) -> bool:
        return distance2(self.at[one], self.at[two]) <= (far + BASE) ** 2

    # -- attacks ---------------------------------------------------------------------------------------------

    def _shoot(self, side: Side, is_now: bool) -> None:
        """Use the salts, and shoot for the most points.

        Rule: School Fighters 5, 2.2 "Smelling Salts".
        """
        s, likely = self.s, self.likely
        for n in s.gangs[side]:
            unit = s.units[n]
            is_able = likely[n].chance_standing >= _UNLIKELY and not (is_now and unit.has_shot)
            if is_able and unit.profile.has_salts:
                for m in s.gangs[side]:
                    if m != n and self._is_near(n, m, SALTS_RANGE):
                        likely[m] = after_heal(likely[m], likely[n].chance_standing, s.units[m].profile.bruises)
            may_shoot = unit.profile.has_slingshot and not self.touched[n] and not self.charged[n]
            if is_able and may_shoot and not (is_now and unit.moved == st.RAN):
                self._shoot_with(n, is_now)

    def _shoot_with(self, who: int, is_now: bool) -> None:
        s, likely = self.s, self.likely
        unit, best, most, after = s.units[who], -1, 0.0, None
        for m in s.gangs[1 - unit.side]:
            is_held = any(likely[n].chance_standing > 0.5 for n in self.touched[m])
            if likely[m].out > _GONE or is_held or not self._is_near(who, m, SLINGSHOT_RANGE):
                continue
            blocks = self.block[m]
            if is_now and s.units[m].status >= st.FAZED:
                if not sees(s.layout, unit.at, s.units[m].at):
                    continue
                blocks = sum(reason.amount for reason in shot_block_reasons(s, who, m))
            dice = chances(unit.profile.fight + SLINGSHOT_DICE, blocks, bool(s.open_guard))
            new = after_attack(likely[m], likely[who].chance_standing, dice, dice)
            gain = s.units[m].profile.points * loss(likely[m], new, self.shares)
            if gain > most:
                best, most, after = m, gain, new
        if after is not None:
            likely[best] = after

    def _fight(self, side: Side, is_now: bool) -> None:
        """Attack the targets that lose most points; units with the fewest targets go first.

        Rule: School Fighters 6.0.
        """
        able = [n for n in self.s.gangs[side] if self.touched[n] and not (is_now and self.s.units[n].has_fought)]
        for n in sorted(able, key=lambda n: len(self.touched[n])):
            target, after = self._best_target(n, self.touched[n], self.likely)
            if after is not None:
                self.likely[target] = after

    def _best_target(
        self, who: int, targets: Sequence[int], likely: dict[int, UnitChances] | list[UnitChances],
    ) -> tuple[int, UnitChances | None]:
        """Return the target that loses most points by an attack, and its state afterwards.

        It is the first, with None, where nobody loses any.
        """
        s, stands = self.s, self.likely[who].chance_standing
        unit, best, most, after = s.units[who], targets[0] if targets else -1, 0.0, None
        for m in targets:
            enemy = s.units[m]
            is_higher = unit.charged == m and unit.height > 0 or enemy.charged == who and enemy.height < 0
            strikes, blocks, is_open = unit.profile.fight + is_higher, self.block[m], bool(s.open_guard)
            new = after_attack(likely[m], stands, chances(strikes, blocks, is_open),
                         chances(strikes + FAZED_DICE, blocks, is_open))
            gain = enemy.profile.points * loss(likely[m], new, self.shares)
            if gain > most:
                best, most, after = m, gain, new
        return best, after

    # -- the result ------------------------------------------------------------------------------------------

    def _lead(self) -> float:
        """Return the likely lead in points at the end, from -1 to 1."""
        left = max(0, st.ROUNDS + 1 - self.round)
        lead, spread = 0.0, _PRECISE + _NOISE * left
        for unit, p in zip(self.s.units, self.likely, strict=True):
            points = unit.profile.points
            lost = p.out + p.down if not left else _expectation(p, _LOST) + _DRIFT * left * _expectation(p, _TROUBLE)
            lead += points * lost if unit.side else -points * lost
            fallen = p.out if left else p.out + p.down
            spread += points * points * fallen * (1 - fallen)
        self.level = 0.0 if left else self.open * _PRECISE / (lead * lead + spread)
        return lead / sqrt(lead * lead + _HALF_PI * spread)


def _expectation(p: UnitChances, by: UnitChances) -> float:
    return p[0] * by[0] + p[1] * by[1] + p[2] * by[2] + p[3] * by[3] + p[4] * by[4]


def _contacts(s: State) -> list[list[int]]:
    """List for every unit the enemies it is in contact with."""
    found: list[list[int]] = [[] for _ in s.units]
    for n in st.on_table(s, 0):
        for m in st.on_table(s, 1):
            if distance2(s.units[n].at, s.units[m].at) <= TOUCH2:
                found[n].append(m)
                found[m].append(n)
    return found
