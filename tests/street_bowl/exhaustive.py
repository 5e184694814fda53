"""All ways of a player over a small street, walked out one by one: what the search for the safest must equal.

It knows the needs of single rolls only, and no table: each way carries how likely it is with which help left.
"""

from collections import defaultdict
from fractions import Fraction

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.movement import pick_up_reasons, rush_reasons
from fracas.games.street_bowl.pitch import AROUND, is_in_goal, square
from fracas.games.street_bowl.roll import need_of
from fracas.games.street_bowl.skills.dodging import by_strength, dodge_reasons
from fracas.games.street_bowl.zones import markers
from tests.street_bowl.diagrams import street

HELPS = ("dodge", "sure-feet", "break-tackle", "sure-hands", "pro")
OTHERS = ("two-heads", "stunty", "loner", "extra-arms", "big-hand", "sprint", "titchy", "no-hands", "jump-up")
FOES = ("", "", "", "tackle", "prehensile-tail", "titchy", "tackle prehensile-tail")
REPEATS = {"dodge": "dodge", "go_for_it": "sure-feet", "pick_up": "sure-hands"}
TEAM = "team"
ROOM, MOST = 5, 5  # squares a side; steps


def random_street(random):
    """Return a crowded corner of the street, now and then its east end, with a ball and a runner."""
    own = [skill for skill in HELPS if random.random() < 0.4] + [skill for skill in OTHERS if random.random() < 0.1]
    others = random.randint(3, 8)
    names = [f"{random.choice('AAAH')}{n}" for n in range(2, 2 + others)]
    runner = {"ma": random.randint(1, MOST - 2), "st": random.randint(2, 6), "ag": random.randint(1, 5),
              "skills": " ".join(own)}
    crowd = {name: {"skills": random.choice(FOES)} for name in names}
    g = street("", H1=runner, weather=random.choice((st.FINE, st.FINE, st.SNOW, st.RAIN)),
               rerolls=(random.randint(0, 1), 0), **crowd)
    west, north = random.choice((0, 10, 21)), random.randint(0, 2)
    room = [square(west + x, north + y) for x in range(ROOM) for y in range(ROOM)]
    ball, *cells = random.sample(room, others + 2)
    for name, cell in zip(("H1", *names), cells, strict=True):
        who = (st.SLOTS if name[0] == "A" else 0) + int(name[1:]) - 1
        g.s.where[who] = cell
        g.s.condition[who] = st.PRONE if random.random() < 0.2 else st.STANDING
    fence(g.s, room)
    g.s.holder = 0 if random.random() < 0.3 else st.NO_ONE
    g.s.ball = st.NOWHERE if g.s.holder == 0 else ball
    return g.s


def fence(s, room):
    """Bar all squares outside a room with players of no weight: boards are small."""
    s.where = [*s.where, *(cell for cell in range(182) if cell not in room)]


def best_ways(s, who, has_team):
    """Return cell -> chance, steps and first risks of the ball of the best way, found by trying all."""
    p = st.player(s, who)
    helps = frozenset(skill for skill in HELPS if skill in p.skills) | (
        {TEAM} if has_team and s.rerolls[0] else frozenset())
    walk = _Walk(s, who, "loner" in p.skills)
    luck, left, extra = {helps: Fraction(1)}, p.ma, 2 + ("sprint" in p.skills)
    if s.condition[who] == st.PRONE and "jump-up" not in p.skills:
        if left < 3:
            luck = walk.roll(luck, 4, None, "")
        left = max(0, left - 3)
    found = {}
    walk.go(found, (s.where[who],), luck, s.holder == who, left, left + extra, ())
    return found


class _Walk:
    """A player who tries everything."""

    def __init__(self, s, who, is_loner):
        self.s, self.who, self.is_loner = s, who, is_loner
        self.needs = {}

    def roll(self, luck, need, strong, repeat):
        """Return what may be left after a roll, by what is left how likely."""
        after = defaultdict(Fraction)
        for helps, chance in luck.items():
            for face in range(1, 7):
                self._fall(after, helps, chance / 6, face, need, strong, repeat)
        return after

    def _fall(self, after, helps, chance, face, need, strong, repeat):
        if face >= need:
            after[helps] += chance
        elif strong is not None and "break-tackle" in helps and face >= strong:
            after[helps - {"break-tackle"}] += chance
        elif repeat is not None:
            by = next((each for each in (repeat, TEAM, "pro") if each in helps), None)
            comes = Fraction(1, 2) if by == "pro" or (by == TEAM and self.is_loner) else 1
            for again in range(1, 7) if by else ():
                self._fall(after, helps - {by}, chance * comes / 6, again, need, strong, None)

    def dodge(self, here, cell):
        """Return the need of a dodge, the one by strength, and by what it can be repeated; None if none is made."""
        if (here, cell) not in self.needs:
            s, who = self.s, self.who
            foes = markers(s, 0, here)
            found = None
            if foes:
                reasons = dodge_reasons(s, who, here, cell)
                strong = by_strength(s, who, reasons)
                barred = any(st.has(s, foe, "tackle") for foe in foes)
                found = need_of(reasons), need_of(strong) if strong else None, "" if barred else "dodge"
            self.needs[here, cell] = found
        return self.needs[here, cell]

    def go(self, found, way, luck, has_ball, left, most, risks):
        s, who, here, steps = self.s, self.who, way[-1], len(way) - 1
        if steps == most or (has_ball and is_in_goal(here, 0)):
            return
        rushed = luck if steps < left else self.roll(luck, need_of(rush_reasons(s, who)), None, "sure-feet")
        for cell in AROUND[here]:
            if cell in way or cell in s.where or (cell == s.ball and "no-hands" in st.player(s, who).skills):
                continue
            dodge = self.dodge(here, cell)
            then = rushed if dodge is None else self.roll(rushed, *dodge)
            rolls, holds = steps >= left or dodge is not None, has_ball
            if cell == s.ball and not has_ball:
                then, holds = self.roll(then, need_of(pick_up_reasons(s, who, cell)), None, "sure-hands"), True
            risk = (*risks, steps) if holds and (rolls or not has_ball) else risks
            worth = sum(then.values()), -steps - 1, (*risk, 99)
            if cell not in found or worth > found[cell]:
                found[cell] = worth
            self.go(found, (*way, cell), then, holds, left, most, risk)
