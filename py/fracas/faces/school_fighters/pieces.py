"""A School Fighters position as it is shown: counters, gangs, cards, points, places in words. No question, no rule."""

from __future__ import annotations

from functools import lru_cache
from math import sqrt

from fracas.faces.school_fighters import board as table
from fracas.games.school_fighters import notation
from fracas.games.school_fighters.state import (
    COMBAT,
    DEPLOYMENT,
    DETAINED,
    FAZED,
    KNOCKED_OUT,
    MONITOR_PHASE,
    MOVEMENT,
    NOT_YET,
    OFF_TABLE,
    OVER,
    ROLL_OFF,
    ROUNDS,
    SHOOTING,
    STANDING,
    TABLE_PHASE,
    WAITING,
    State,
    Unit,
    unit_name,
)
from fracas.games.school_fighters.terrain import level_at
from fracas.games.school_fighters.turn import points
from fracas.games.school_fighters.units import GANG_NAMES, GANGS, UNITS
from fracas.games.school_fighters.words.text import monitor_name, side_name
from fracas.kernel.geometry.plane import Point, contains
from fracas.kernel.kits import DARK_KITS, LIGHT_KITS
from fracas.locale import N_, _, ngettext, pgettext
from fracas.view.model import DAZED, NEUTRAL, Token
from fracas.view.model import STANDING as UPRIGHT
from fracas.view.plane import INCH
from fracas.view.score import Stages, Tracker
from fracas.view.squads import Card, Group, Row, Squad, Stat

NOWHERE = -1
NO_ONE = -1
MONITOR = 90  # the number of the hall monitor, who is no unit

PHASES: tuple[tuple[int, str], ...] = (
    (MOVEMENT, N_("Move")), (SHOOTING, N_("Shoot")), (COMBAT, N_("Fight")),
)
_BEFORE = {TABLE_PHASE: N_("Terrain"), ROLL_OFF: N_("Roll-off"), DEPLOYMENT: N_("Deployment"), OVER: N_("Over")}
_SPECIALS: tuple[tuple[str, str], ...] = (  # property of a profile -> its name; all are chapter 2.2
    ("is_boss", N_("He’s the Boss")), ("is_boss", N_("Gang Leader")), ("is_mob", N_("The Mob")),
    ("is_quarterback", N_("Quarterback")), ("has_salts", N_("Smelling Salts")), ("is_skater", N_("Ollie")),
    ("has_slingshot", N_("Slingshot")),
)
_USED = {"fight": "fight", "shoot": "fight", "block": "block", "moxie": "moxie"}
_MOVED = ("", N_("holds"), N_("has walked"), N_("has run"), N_("has charged"))


# -- who and where ---------------------------------------------------------------------------------------------


def key(s: State, who: int) -> str:
    """Return the key of a counter: "h3", "m0"."""
    return "m0" if who == MONITOR else unit_name(s, who).lower()


def name(s: State, who: int) -> str:
    """Return what a unit or the monitor is called."""
    return monitor_name(s) if who == MONITOR else f"{unit_name(s, who)} {_(s.units[who].profile.name)}"


def gang_key(s: State, side: int) -> str:
    """Return the key of a gang, "" if its coach put it together himself."""
    letters = "".join(s.units[n].profile.letter for n in s.gangs[side])
    return next((gang for gang, lists in GANGS.items() if letters in lists), "")


def team_name(s: State, side: int) -> str:
    """Return the name of a gang; two alike, and one of a coach's own, go by their side."""
    gang = gang_key(s, side)
    if not gang or gang == gang_key(s, 1 - side):
        return side_name(side)
    return _(GANG_NAMES[gang])


def place(s: State, who: int) -> Point:
    """Return the centre of a base, `OFF_TABLE` if it is not on the table."""
    return s.monitor if who == MONITOR else s.units[who].at


def cell_of(s: State, who: int) -> int:
    """Return the number of the place of a unit or the monitor, `NOWHERE` off the table."""
    return table.PLANE.number(place(s, who))


def everybody(s: State) -> list[int]:
    """List who is on the table, the monitor last."""
    found = [n for n, unit in enumerate(s.units) if unit.status >= FAZED]
    return [*found, MONITOR] if s.monitor != OFF_TABLE else found


def who_at(s: State, cell: int, reach: int = 50) -> int:
    """Return whose base covers a place or is within `reach` hundredths of it, `NO_ONE` if nobody's."""
    if cell < 0:
        return NO_ONE
    x, y = table.PLANE.place_of(cell)
    near = [((at[0] - x) ** 2 + (at[1] - y) ** 2, who) for who in everybody(s) for at in [place(s, who)]]
    gap, who = min(near, default=(reach**2 + 1, NO_ONE))
    return who if gap <= reach**2 else NO_ONE


# -- counters --------------------------------------------------------------------------------------------------


def token(s: State, who: int) -> Token:
    """Return the counter of a unit or the monitor."""
    lean = leans(s).get(who, (0, 0))
    if who == MONITOR:
        return Token(key(s, who), cell_of(s, who), NEUTRAL, "M", lean=lean)
    unit = s.units[who]
    full = unit.profile.bruises
    bar = round(100 * unit.bruises / full) if unit.status == STANDING and unit.bruises < full else -1
    return Token(
        key(s, who), cell_of(s, who), unit.side, figure(s, who), stance=DAZED if unit.status == FAZED else UPRIGHT,
        badges=(("fl-cover",) if unit.is_ready else ()) + (("st-used",) if is_used(s, unit) else ()),
        lean=lean, bar=bar,
    )


def figure(s: State, who: int) -> str:
    """Return what stands on a counter: the letter of its kind, with its number where the gang has several."""
    unit = s.units[who]
    alike = sum(s.units[n].kind == unit.kind for n in s.gangs[unit.side])
    return unit.profile.letter.upper() + (unit_name(s, who)[1:] if alike > 1 else "")


def is_used(s: State, unit: Unit) -> bool:
    """Return whether a unit of the acting side has done its part in this phase."""
    if unit.side != s.side or unit.status != STANDING:
        return False
    done = {MOVEMENT: unit.moved != NOT_YET, SHOOTING: unit.has_shot, COMBAT: unit.has_fought}
    return done.get(s.phase, False)


_ROOM = 76.0  # counter units between the middles of two counters that do not hide each other
_MOST = 44.0  # counter units a counter leans at most
_PASSES = 6


def leans(s: State) -> dict[int, tuple[int, int]]:
    """Return how far each standing counter leans aside so that those in contact can be read, in counter units."""
    standing = tuple((who, place(s, who)) for who in everybody(s) if who == MONITOR or s.units[who].status == STANDING)
    return _leans(standing)


@lru_cache(maxsize=64)
def _leans(standing: tuple[tuple[int, Point], ...]) -> dict[int, tuple[int, int]]:
    scale = INCH / table.TOKEN  # counter units in a hundredth of an inch
    heads = {who: [x * scale, -y * scale] for who, (x, y) in standing}
    starts = {who: tuple(at) for who, at in heads.items()}
    near = [(a, b) for n, (a, one) in enumerate(standing) for b, two in standing[n + 1:]
            if abs(one[0] - two[0]) < 260 and abs(one[1] - two[1]) < 260]
    for _pass in range(_PASSES if near else 0):
        for a, b in near:
            _part(heads[a], heads[b])
        for who, at in heads.items():
            for axis in (0, 1):
                at[axis] = min(max(at[axis], starts[who][axis] - _MOST), starts[who][axis] + _MOST)
    return {who: (round(at[0] - starts[who][0]), round(at[1] - starts[who][1])) for who, at in heads.items()}


def _part(one: list[float], two: list[float]) -> None:
    """Move two counters apart if they hide each other."""
    dx, dy = two[0] - one[0], two[1] - one[1]
    far = sqrt(dx * dx + dy * dy)
    if far >= _ROOM:
        return
    ux, uy = (dx / far, dy / far) if far else (1.0, 0.0)
    push = (_ROOM - far) / 2
    one[0], one[1] = one[0] - ux * push, one[1] - uy * push
    two[0], two[1] = two[0] + ux * push, two[1] + uy * push


def tokens(s: State) -> tuple[Token, ...]:
    """Return the counters on the table, those farther north first: nearer ones stand before them."""
    return tuple(token(s, who) for who in sorted(everybody(s), key=lambda who: (-place(s, who)[1], who)))


# -- beside the table ------------------------------------------------------------------------------------------


def detail(s: State) -> str:
    """Return the line of the score bar."""
    if s.phase in _BEFORE:
        return _(_BEFORE[s.phase])
    told = _("Round {n} of {all}").format(n=s.round, all=ROUNDS)
    return f"{told}, {phase_name(s)}"


def phase_name(s: State) -> str:
    """Return the phase in a word."""
    if s.phase == MONITOR_PHASE:
        return monitor_name(s)
    return next((_(word) for phase, word in PHASES if phase == s.phase), _(_BEFORE.get(s.phase, N_("Over"))))


def stages(s: State) -> Stages:
    """Return the phases of a round."""
    phases = [phase for phase, _word in PHASES]
    now = phases.index(s.phase) if s.phase in phases else -1
    return Stages(tuple(_(word) for _phase, word in PHASES), now, phase_name(s))


def score(s: State) -> tuple[int, int]:
    """Return the points as they would count now."""
    return points(s, 0), points(s, 1)


def trackers(s: State) -> tuple[Tracker, ...]:
    """Return the figures to keep in view: the round, and the units that stand."""
    up = [sum(s.units[n].status == STANDING for n in s.gangs[side]) for side in (0, 1)]
    return Tracker(f"{s.round}/{ROUNDS}", _("round")), Tracker(f"{up[0]}:{up[1]}", _("standing"))


def squad(s: State, side: int, now: int) -> Squad:
    """Return the list of a gang.

    Args: now - the unit selected, -1 for none.
    """
    places = (
        ("", [n for n in s.gangs[side] if s.units[n].status >= FAZED]),
        (_("To be deployed"), [n for n in s.gangs[side] if s.units[n].status == WAITING]),
        (_("Knocked out"), [n for n in s.gangs[side] if s.units[n].status == KNOCKED_OUT]),
        (_("In detention"), [n for n in s.gangs[side] if s.units[n].status == DETAINED]),
    )
    groups = tuple(Group(title, tuple(_row(s, n, now) for n in who)) for title, who in places)
    left = sum(s.units[n].status >= FAZED or s.units[n].status == WAITING for n in s.gangs[side])
    note = _("{n} of {all}").format(n=left, all=len(s.gangs[side]))
    return Squad(team_name(s, side), note, groups)


def _row(s: State, who: int, now: int) -> Row:
    unit = s.units[who]
    return Row(token(s, who), name(s, who), _tag(s, unit), str(who), who == now, not is_used(s, unit))


def _tag(s: State, unit: Unit) -> str:
    if unit.status in (KNOCKED_OUT, DETAINED):
        return ""
    if unit.status == FAZED:
        return _("Fazed")
    words = bruises_text(unit.bruises)
    return f"{_(_MOVED[unit.moved])}, {words}" if s.phase == MOVEMENT and unit.moved != NOT_YET else words


def bruises_text(n: int) -> str:
    """Return the bruises a unit can still take."""
    return ngettext("{n} bruise left", "{n} bruises left", n).format(n=n)


def card(s: State, who: int, roll: str = "") -> Card:
    """Return the card of a unit or the monitor.

    Args: roll - kind of the roll to come; the value it uses stands out.
    """
    if who == MONITOR:
        return Card(token(s, who), name(s, who), "", (Stat(_("Move"), "6″"),), ((_("Rules"), "7"),))
    unit, used = s.units[who], _USED.get(roll, "")
    p = unit.profile
    stats = (
        Stat(_("Fight"), str(p.fight), used == "fight"), Stat(_("Block"), str(p.block), used == "block"),
        Stat(_("Moxie"), str(p.moxie), used == "moxie"),
        Stat(_("Bruises"), f"{unit.bruises}/{p.bruises}" if unit.status >= FAZED else str(p.bruises)),
        Stat(_("Points"), str(p.points)),
    )
    specials = tuple((_(word), "2.2") for quality, word in _SPECIALS if getattr(p, quality))
    if p.walk > UNITS[0].walk:
        specials = (*specials, (_("Need for Speed"), "2.2"))
    return Card(token(s, who), name(s, who), state_text(s, unit), stats, specials)


def state_text(s: State, unit: Unit) -> str:
    """Return what has become of a unit this round."""
    if unit.status == FAZED:
        return _("Fazed")
    if unit.status != STANDING:
        return {WAITING: _("to be deployed"), KNOCKED_OUT: _("knocked out")}.get(unit.status, _("in detention"))
    told = [_(_MOVED[unit.moved])] if unit.moved != NOT_YET else []
    return ", ".join([*told, *([_("ready")] if unit.is_ready else [])])


# -- words -----------------------------------------------------------------------------------------------------


def place_text(at: Point) -> str:
    """Return a place in inches from the south-west corner."""
    return notation.place_text(at)


def inches(hundredths: int) -> str:
    """Return a length in inches to a tenth."""
    mark = pgettext("decimal mark", ".")
    return f"{hundredths / 100:.1f}".removesuffix(".0").replace(".", mark) + "″"


_WINDS = (N_("east"), N_("north-east"), N_("north"), N_("north-west"), N_("west"), N_("south-west"), N_("south"),
          N_("south-east"))


def direction(start: Point, end: Point) -> str:
    """Return in which of eight directions a place lies."""
    x, y = end[0] - start[0], end[1] - start[1]
    steep, flat = abs(y) > 2.414 * abs(x), abs(x) > 2.414 * abs(y)
    if flat:
        return _(_WINDS[0 if x > 0 else 4])
    if steep:
        return _(_WINDS[2 if y > 0 else 6])
    return _(_WINDS[{(True, True): 1, (False, True): 3, (False, False): 5, (True, False): 7}[x > 0, y > 0]])


def ground_text(s: State, at: Point) -> str:
    """Return the terrain at a place in words, "" on open ground."""
    names = [f"{table.piece_name(piece)} ({table.piece_flags(piece)})" for piece in s.layout.pieces
             if contains(piece.shape, at)]
    return ", ".join(names)


def cell_text(s: State, cell: int) -> str:
    """Return who is at a place and what it is, for screen readers."""
    at = table.PLANE.place_of(cell)
    who = who_at(s, cell)
    if who == NO_ONE:
        return ", ".join(filter(None, (place_text(at), ground_text(s, at))))
    return unit_text(s, who)


def unit_text(s: State, who: int) -> str:
    """Return a unit with its place and state in words."""
    if who == MONITOR:
        return _("{name} at {place}").format(name=name(s, who), place=place_text(s.monitor))
    unit = s.units[who]
    words = [name(s, who)]
    if unit.status >= FAZED:
        words[0] = _("{name} at {place}").format(name=name(s, who), place=place_text(unit.at))
        words += [bruises_text(unit.bruises)] if unit.status == STANDING else []
    words += [state_text(s, unit), ground_text(s, unit.at) if unit.status >= FAZED else ""]
    if unit.status >= FAZED and level_at(s.layout, unit.at):
        words.append(_("on level {n}").format(n=level_at(s.layout, unit.at)))
    return ", ".join(filter(None, words))


def board_label(s: State) -> str:
    """Return the table in one sentence."""
    told = _("School Fighters table: {home} {a}, {away} {b}; {detail}.")
    return told.format(home=team_name(s, 0), a=points(s, 0), away=team_name(s, 1), b=points(s, 1), detail=detail(s))




_KITS = tuple(GANGS)


def kit_of(gang: str, side: int) -> str:
    """Return the kit of a gang: a dark one at home, a light one away."""
    number = _KITS.index(gang) if gang in GANGS else len(_KITS)
    return LIGHT_KITS[number] if side else DARK_KITS[number]


def kits_of(s: State) -> tuple[str, str]:
    """Return the usual kits of both gangs."""
    return kit_of(gang_key(s, 0), 0), kit_of(gang_key(s, 1), 1)
