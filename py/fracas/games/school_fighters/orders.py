"""The Boss's orders (chapter 4.1, Rulings 14, 16, 17 and 18)."""

from collections.abc import Callable

from fracas.games.school_fighters.movement import is_rough
from fracas.games.school_fighters.space import by_distance, friends_within, gap, ground, is_engaged, is_within
from fracas.games.school_fighters.state import FAZED, MOVEMENT, STANDING, State
from fracas.games.school_fighters.units import BOSS, ORDER_RANGE
from fracas.kernel.dice import D6, Dice
from fracas.kernel.geometry.path import is_free
from fracas.kernel.geometry.plane import FINE, INCH, Point, length, toward
from fracas.kernel.geometry.shapes import contains, crosses
from fracas.kernel.table import Table

RUN_DICE = Dice(D6, 2, unordered=True)


def may_give_order(s: State, who: int) -> bool:
    """Return whether this unit is a Boss who may give an order now.

    Rule: School Fighters 4.1, Ruling 18: at the start of his own player's part, before any unit is activated.
    """
    unit = s.units[who]
    is_time = s.phase == MOVEMENT and s.may_order and unit.side == s.side
    return is_time and unit.status == STANDING and unit.profile.is_boss


def order_givers(s: State) -> list[int]:
    """List the units of the acting side that may give an order now: its Boss, or nobody."""
    units = s.units
    return [n for n in s.gangs[s.side] if units[n].kind == BOSS and may_give_order(s, n)]


def friends_to_raise(s: State, boss: int) -> list[int]:
    """List the Fazed friends that "Get on your Feet!" can reach."""
    units = s.units
    at = units[boss].at
    return [n for n in s.gangs[units[boss].side]
            if units[n].status == FAZED and n != boss and is_within(at, units[n].at, ORDER_RANGE)]


def be_ready(t: Table, boss: int) -> None:
    """Give every friend near the Boss one Block die to the end of the round.

    Rule: School Fighters 4.1 "Be Ready for 'Em!", Rulings 14 and 37.
    """
    s = t.state
    s.may_order = False
    friends = friends_within(s, s.units[boss].side, boss, ORDER_RANGE)
    for who in friends:
        s.change(who, is_ready=True)
    t.tell("orders_ready", boss, tuple(friends), rule="4.1")


def on_your_feet(t: Table, boss: int, target: int) -> None:
    """Stand a Fazed friend up with one bruise; it may act this phase.

    Rule: School Fighters 4.1 "Get on your Feet!", Ruling 17.
    """
    s = t.state
    s.may_order = False
    t.tell("orders_feet", boss, target, rule="4.1/R17")
    stand_up(t, target, "4.1/R17")


def stand_up(t: Table, who: int, rule: str) -> None:
    """Let a Fazed unit stand again with one bruise.

    Rule: School Fighters 4.1, 6.6, Rulings 13 and 17.
    """
    t.state.change(who, status=STANDING, bruises=1)
    t.tell("stands_up", who, rule=rule)


def run_forrest(t: Table, boss: int) -> None:
    """Send every friend near the Boss straight towards the nearest enemy; they still act afterwards.

    Rule:  School Fighters 4.1 "Run Forrest!", Ruling 16.
    Rolls: 2D6 inches, once for all.
    """
    s = t.state
    s.may_order = False
    side = s.units[boss].side
    t.tell("orders_run", boss, rule="4.1/R16")
    far = sum(t.roll("run-forrest", RUN_DICE, coach=side, who=boss, bands=sum, rule="4.1/R16")) * INCH
    t.tell("order_inches", boss, far // INCH, rule="4.1/R16")
    friends = friends_within(s, side, boss, ORDER_RANGE)
    runners = [who for who in friends if s.units[who].status == STANDING and not is_engaged(s, who)]
    nearest = {who: by_distance(s, s.units[who].at, 1 - side)[0] for who in runners}
    for who in sorted(runners, key=lambda n: (nearest[n][0], n)):
        start = s.units[who].at
        end = forced_end(s, who, s.units[nearest[who][1]].at, far)
        s.change(who, at=end)
        t.tell("forced_run", who, length(start, end) // FINE, (start, end), nearest[who][1], rule="4.1/R16")


def forced_end(s: State, who: int, enemy: Point, far: int) -> Point:
    """Return the end of a forced run, as far along the line as everything on it allows.

    Rule: School Fighters 4.1, Ruling 16.
    """
    unit = s.units[who]
    start, walk = unit.at, unit.profile.walk
    way = ground(s, who, start, False)
    if is_rough(s.layout, unit, ()):  # starts in difficult terrain
        far = min(far, walk)
    rough = () if unit.profile.is_skater else s.layout.difficult
    avoided = [piece for piece in rough if not contains(piece, start)]

    def is_open(distance: int) -> bool:
        end = toward(start, enemy, distance)
        if not is_free(way, start, end):
            return False
        return distance <= walk or not any(crosses(piece, start, end) for piece in avoided)

    return toward(start, enemy, _farthest(is_open, min(far, gap(start, enemy)))) if far else start


def _farthest(is_open: Callable[[int], bool], far: int) -> int:
    """Return the greatest open distance up to `far`, found by halving. An open distance is open all the way before."""
    if far <= 0 or is_open(far):
        return max(far, 0)
    least, most = 0, far  # open, not open
    while most - least > 1:
        middle = (least + most) // 2
        least, most = (middle, most) if is_open(middle) else (least, middle)
    return least


