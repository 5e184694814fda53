"""Outlook: what is likely to become of both teams when they go at each other, reckoned without dice.

Whoever may strike does so where it costs the others most, with what he has of movement. A blow that hits half of the
time takes half of the hit points that it costs, and who is likely to lie strikes the less. A beast strikes whoever is
nearest as long as it is likely to live. What is left out is what stands in the way, pushes, and where the ball goes.
"""

from math import fsum, log
from typing import NamedTuple

from fracas.games.cave_brawl import state as st
from fracas.games.cave_brawl.bestiary import BEASTS
from fracas.games.cave_brawl.pit import DISTANCE, OWN_GOAL
from fracas.games.cave_brawl.state import State
from fracas.games.cave_brawl.team.teams import FEAR
from fracas.kernel.table import Side

BLOCKED, TACKLED = 3.5, 7.0  # hit points that a blow takes on the average; who fails to tackle loses those of a block
FRAIL = 4.0  # hit points with which half of a player's power is left: he will soon be gone
DOWN = 0.02  # of the strength of a team, what lying on the ground costs besides
DROPPED = 0.3  # likewise, worth of knocking down the carrier
RISING, RISEN = 0.3, 3.5  # how likely a dead zombie rises in time; hit points with which it does
FEARED = 1 / 6  # how likely who goes at a Cave Ape does not dare to
BEAST_LIVES = 6.0  # hit points of a beast for every time that it strikes before it is dead
OFTEN = 4.0  # times that it strikes at most
FACES = 20  # of the die
CLUMSIEST, WEAKEST = 1.0, 3.0  # faces that always count as a hit: so nobody is taken for helpless, or for invincible
LITTLE = 0.01  # strength of a team without anybody


class ExpectedBlow(NamedTuple):
    """A strike as it is likely to go."""

    foe: int
    harm: float  # hit points that it takes on the average
    felled: float = 0.0  # how likely it knocks the opponent down
    failed: float = 0.0  # how likely it brings him to the ground who strikes


class Outlook:
    """Both teams as they are likely to be; all but `strength` and `kept` by player.

    Args: s - the position, which is not changed.
    """

    __slots__ = ("s", "left", "place", "reach", "fallen", "power", "tough", "strength", "kept")

    def __init__(self, s: State) -> None:
        self.s = s
        self.left = [float(hp) if at >= st.TUNNEL else 0.0 for hp, at in zip(s.hp, s.where, strict=True)]  # hit points
        self.place = [at if at >= 0 else OWN_GOAL[st.side_of(s, who)] for who, at in enumerate(s.where)]
        self.fallen = [float(prone) for prone in s.prone]  # how likely he lies
        self.reach = [0] * len(s.where)  # squares to the targets he can strike
        self.power = [0.0] * len(s.where)  # how likely his blow hits
        self.tough = [0.0] * len(s.where)  # blows it takes to hit him once
        for side in (0, 1):
            self._compare(side)
            self.begin_turn(side)
        if s.acting != st.NO_ONE:
            self.reach[s.acting] = s.left + 1
        self.strength = self._strengths()
        self.kept = 1.0  # how likely the ball stays with who holds it

    def _compare(self, side: Side) -> None:
        """Weigh the players of a side against the opponents as they are on the average."""
        bt = self.s.bt
        living = [bt[foe] for foe in st.team(self.s, 1 - side) if self.s.where[foe] >= st.TUNNEL]
        other = sum(living) / max(1, len(living))
        for who in st.team(self.s, side):
            self.power[who] = min(FACES, max(CLUMSIEST, 11 + bt[who] - other)) / FACES
            self.tough[who] = FACES / min(FACES, max(WEAKEST, 11 + other - bt[who]))

    def begin_turn(self, side: Side) -> None:
        """Give all of a side their whole movement; who comes out of the tunnel needs one of it for that."""
        for who in st.team(self.s, side):
            self.reach[who] = self.s.players[who].kind.mv + (self.s.where[who] >= 0)

    # -- strength --------------------------------------------------------------------------------------------

    def _strengths(self) -> tuple[tuple[float, float], tuple[float, float]]:
        return self._strength(0), self._strength(1)

    def _strength(self, side: Side) -> tuple[float, float]:
        """Return the power of a team, and how much it can take."""
        power = tough = LITTLE
        for who in st.team(self.s, side):
            hp = self.left[who]
            if hp > 0:
                power += self.power[who] * hp / (hp + FRAIL)
                tough += self.tough[who] * hp
            elif self.s.body[who] != st.NO_BODY:
                power += RISING * self.power[who]
                tough += RISING * self.tough[who] * RISEN
        return power, tough

    def lead(self) -> float:
        """Return by how much the south is stronger: the logarithm of power times toughness, less who lies."""
        (power, tough), (other_power, other_tough) = self.strength
        down = [fsum(self.fallen[who] for who in st.team(self.s, side) if self.left[who] > 0) for side in (0, 1)]
        return log(power * tough / (other_power * other_tough)) - DOWN * (down[0] - down[1])

    def _cost(self, who: int, harm: float) -> float:
        """Return the cost of lost hit points for a player's team, as a share of its strength."""
        power, tough = self.strength[st.side_of(self.s, who)]
        now = self.left[who]
        rest = max(0.0, now - harm)
        less_power = self.power[who] * (now / (now + FRAIL) - rest / (rest + FRAIL))
        return less_power / power + self.tough[who] * (now - rest) / tough

    # -- blows -----------------------------------------------------------------------------------------------

    def strike(self, side: Side, *, share: float = 1.0, now: bool = False) -> None:
        """Let a side strike, one player after the other.

        Args: share - of what they do that counts.
              now - only those who have not acted in this turn.
        """
        s = self.s
        costs = {foe: self._costs(foe) for foe in st.team(s, 1 - side) if self.left[foe] > 0}
        for who in st.team(s, side):
            may_act = not now or s.used[who] == st.READY and not (who == s.acting and s.acted)
            if self.left[who] > 0 and may_act:
                blow = self._best_blow(who, costs)
                if blow is not None:
                    self._land(who, blow, share)
                    costs[blow.foe] = self._costs(blow.foe)
        self.strength = self._strengths()

    def _costs(self, foe: int) -> tuple[float, float]:
        """Return the costs for the target's team of a block and a tackle that hit; 0 if he is gone."""
        return (self._cost(foe, BLOCKED), self._cost(foe, TACKLED) + DOWN) if self.left[foe] > 0 else (0.0, 0.0)

    def _best_blow(self, who: int, costs: dict[int, tuple[float, float]]) -> ExpectedBlow | None:
        """Return the blow of a player that costs the others most, None if he can do them no harm."""
        s, row, far = self.s, DISTANCE[self.place[who]], self.reach[who]
        stands, own = 1 - self.fallen[who], self._cost(who, BLOCKED) + DOWN
        best, found = 0.0, None
        for foe, (blocked, tackled) in costs.items():
            distance, hp = row[self.place[foe]], self.left[foe]
            if distance > far or hp <= 0:
                continue
            sure = 1.0 if distance <= 1 else stands  # who lies can only get up
            if s.players[foe].kind.special == FEAR:
                sure *= 1 - FEARED
            hits = _chance(s.bt[who] - s.bt[foe])
            gain = hits * blocked * sure
            if gain > best:
                best, found = gain, ExpectedBlow(foe, hits * sure * min(hp, BLOCKED))
            if self.fallen[foe] < 0.5:
                hits = _chance(s.bt[who] - max(s.bt[foe], s.cd[foe]))
                dropped = DROPPED * self.kept if foe == s.holder else 0.0
                gain = (hits * (tackled + dropped) - (1 - hits) * own) * sure
                if gain > best:
                    best = gain
                    found = ExpectedBlow(foe, hits * sure * min(hp, TACKLED), hits * sure, (1 - hits) * sure)
        return found

    def _land(self, who: int, blow: ExpectedBlow, share: float) -> None:
        """Let a blow land, or that part of it that counts."""
        foe, own = blow.foe, min(self.left[who], BLOCKED)
        self.left[foe] -= blow.harm * share
        self.fallen[foe] += (1 - self.fallen[foe]) * blow.felled * share
        self.left[who] -= blow.failed * own * share
        self.fallen[who] += (1 - self.fallen[who]) * blow.failed * share
        if foe == self.s.holder:
            self.kept *= 1 - blow.felled * share
        if DISTANCE[self.place[who]][self.place[foe]] > 1:
            self.place[who] = self.place[foe]


    # -- beasts ----------------------------------------------------------------------------------------------

    def beasts_strike(self) -> None:
        """Let every beast strike the nearest player, as often as is likely before it dies or flees.

        Rule: Cave Brawl 6.3.
        """
        for beast in self.s.beasts:
            left, has_attacked = min(OFTEN, beast.hp / BEAST_LIVES), beast.has_attacked
            while left > 0:
                self._bite(beast, has_attacked, min(1.0, left))
                left, has_attacked = left - 1, True
        self.strength = self._strengths()

    def _bite(self, beast: st.Beast, has_attacked: bool, share: float) -> None:
        """Let a beast strike once: until its first attack at the team that stalled; a snake keeps whom it has."""
        row = DISTANCE[beast.cell]
        prey = [who for who, at in enumerate(self.s.where) if at >= 0 and self.left[who] > 0]
        stalling = [who for who in prey if st.side_of(self.s, who) == beast.against]
        prey = [beast.victim] if beast.victim in prey else stalling if stalling and not has_attacked else prey
        who = min(prey, key=lambda one: row[self.place[one]], default=st.NO_ONE)
        if who != st.NO_ONE:
            kind = BEASTS[beast.kind]
            hits = 1.0 if who == beast.victim else _chance(kind.pow - max(self.s.bt[who], self.s.cd[who]))
            self.left[who] -= share * hits * min(self.left[who], BLOCKED * kind.damage)


def _chance(modifier: int) -> float:
    """Return the chance that a d20 roll with this modifier succeeds."""
    return min(FACES, max(0, 11 + modifier)) / FACES
