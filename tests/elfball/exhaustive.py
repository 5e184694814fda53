"""All ways of a player over a crowded bit of field, one by one: what the search for the safest must equal."""

from fractions import Fraction

from fracas.games.elfball.hurdles import LATEST, HurdleMap

LOOKS = (">1", ">2", ">3", ">4", ">5", ">6", "_", ">4", ">1")
PLAYERS = ("H4", "A2", "A3", "A4", "A5", "A6")
HELPS = ("nimble", "agile", "buff")


def random_crowd(random, board, field, centre, most_jog, able=""):
    """Return the position of H3 in a crowd, with some jog, the ball in his hands or near, and abilities that help.

    Args: board - makes a match of a picture; able - an ability by which he may pay paces with counters.
    """
    names = [field.names[cell] for cell in field.within(field.cell_named(centre), 1, 3) if not field.lines[cell]]
    places, has_ball = random.sample(names, len(PLAYERS) + 1), random.random() < 0.3
    rows = [f"{name}: {player}{random.choice(LOOKS)}" for player, name in zip(PLAYERS, places, strict=False)]
    rows += [f"{centre}: H3>2{'o' if has_ball else ''}", *([] if has_ball else [f"{places[-1]}: ball"])]
    helps = tuple(key for key in HELPS if random.random() < 0.6)
    clips = {player: {"abilities": ("clipping",), "might": random.randint(3, 5)}
             for player in PLAYERS[1:] if random.random() < 0.25}
    mine = {"abilities": (*((able,) if able else ()), *helps), "jog": random.randint(1, most_jog),
            "dodge": random.randint(1, 4), "skill": random.randint(1, 4)}
    return board("\n".join(rows), profiles={"H3": mine, **clips}).state


class _Ways:
    """Everything a player may try.

    Args: pay - how he may pay paces with counters, None if he may not.
    """

    def __init__(self, state, jog, pay):
        self.course, self.jog, self.pay = HurdleMap(state, 2), jog, pay
        self.most = pay.most if pay else 0
        self.best, self.home = {}, (self.course.start, state.holder == 2)

    def past(self, luck, hurdles):
        """Return how likely what is left behind some challenges is, each ability at the first it can save."""
        for hurdle in hurdles:
            after = {}
            for used, chance in luck.items():
                after[used] = after.get(used, 0) + chance * hurdle.chance
                if hurdle.saved and hurdle.ability not in used:
                    more = used | {hurdle.ability}
                    after[more] = after.get(more, 0) + chance * hurdle.saved
            luck = after
        return luck

    def go(self, cell, has_ball, so_far, able, forced, luck, risks):
        course, pay = self.course, self.pay
        is_faced = cell in course.watched
        for direction, there in enumerate(course.neighbours[cell]):
            if there in course.shut[has_ball]:
                continue
            lifts = there == course.ball and not has_ball
            payable = able + bool(pay and not is_faced and pay.ways_open(cell, has_ball) >> direction & 1)
            arrived = [(payable, forced, self.past(luck, course.leave_hurdles(cell)))]
            if is_faced and pay and pay.kind == "shamble":
                arrived.append((able, forced + 1, luck))
            for may, must, left in arrived:
                risk = (*risks, so_far) if lifts or (has_ball and is_faced and must == forced) else risks
                self.arrive((there, has_ball or lifts), so_far + 1 + lifts * course.toll, may, must,
                            self.past(left, course.pick_up_hurdles()) if lifts else left, risk)

    def arrive(self, place, paces, may, must, luck, risks):
        """Note a way that can be paid, and go on."""
        chance = sum(luck.values())
        if not chance or paces > self.jog + min(self.most, may + must) or must > self.most:
            return
        there = place[0]
        if place != self.home:
            worth = chance, -max(must, paces - self.jog), -paces, risks + LATEST
            self.best[there] = max(self.best.get(there, worth), worth)
        if not (place[1] and there in self.course.goals):
            self.go(*place, paces, may, must, luck, risks)


def best_ways(state, jog, pay=None):
    """Return cell -> chance, counters, paces and first risks of the ball of the best of all ways of H3."""
    ways = _Ways(state, jog, pay)
    ways.go(*ways.home, 0, 0, 0, {frozenset(): Fraction(1)}, ())
    return ways.best


def worth(state, path, price=1):
    """Return what a path is judged by."""
    paid, has_ball, before, risks = path.counters // price, state.holder == 2, state.where[2], []
    watched, kinds = HurdleMap(state, 2).watched, path.kinds or ("step",) * len(path.cells)
    for n, (cell, kind) in enumerate(zip(path.cells, kinds, strict=True)):
        lifts, leaves = cell == state.ball and not has_ball, before in watched and kind == "step"
        if lifts or (has_ball and leaves):
            risks.append(n)
        has_ball, before = has_ball or lifts, cell
    return path.chance, -paid, -path.cost - paid, (*risks, *LATEST)
