"""Units on the table: names, places, gangs, and their counters, which lean apart in a crowd."""

from functools import lru_cache
from math import sqrt

from fracas.faces import looks
from fracas.faces.choices import NO_ONE
from fracas.faces.school_fighters.board import PLANE, TOKEN
from fracas.games.school_fighters import state as st
from fracas.games.school_fighters.state import State, Unit, unit_name
from fracas.games.school_fighters.units import GANG_NAMES, GANGS
from fracas.games.school_fighters.words.text import figure, monitor_name, side_name, unit_label
from fracas.kernel.geometry.plane import Point
from fracas.locale import _
from fracas.view.board.model import DAZED, NEUTRAL, STANDING, Token
from fracas.view.board.plane import INCH

MONITOR = 90  # the number of the hall monitor, who is no unit


# -- names and places ------------------------------------------------------------------------------------------


def key(s: State, who: int) -> str:
    """Return the key of a counter: "h3", "m0"."""
    return "m0" if who == MONITOR else unit_name(s, who).lower()


def name(s: State, who: int) -> str:
    """Return the name of a unit or the monitor."""
    return monitor_name(s) if who == MONITOR else unit_label(s, who)


def gang_of(team: str) -> str:
    """Return the key of a ready gang from its key or its letters, "" for other gangs."""
    return next((key for key, lists in GANGS.items() if team == key or team in lists), "")


def letters_of(s: State, side: int) -> str:
    """Return a gang as one letter a unit."""
    return "".join(s.units[n].profile.letter for n in s.gangs[side])


def team_name(s: State, side: int) -> str:
    """Return the name of a gang, of its side if the gang has no name or the opponent's."""
    own, other = (s.titles[each] or _name_of(letters_of(s, each)) for each in (side, 1 - side))
    return own if own not in ("", other) else side_name(side)


def _name_of(letters: str) -> str:
    """Return the name of a ready gang from its letters, "" for other gangs."""
    gang = gang_of(letters)
    return _(GANG_NAMES[gang]) if gang else ""


def place(s: State, who: int) -> Point:
    """Return the centre of a unit's base, `st.OFF_TABLE` off the table."""
    return s.monitor if who == MONITOR else s.units[who].at


def cell_of(s: State, who: int) -> int:
    """Return the number of the place of a unit or the monitor, `NOWHERE` off the table."""
    return PLANE.number(place(s, who))


def everybody(s: State) -> list[int]:
    """Return the units on the table, the monitor last."""
    found = [n for n, unit in enumerate(s.units) if unit.status >= st.FAZED]
    return [*found, MONITOR] if s.monitor != st.OFF_TABLE else found


def who_at(s: State, cell: int, reach: int = 50) -> int:
    """Return the unit whose base is within `reach` hundredths of a place, `NO_ONE` if there is none."""
    if cell < 0:
        return NO_ONE
    x, y = PLANE.place_of(cell)
    near = [((at[0] - x) ** 2 + (at[1] - y) ** 2, who) for who in everybody(s) for at in [place(s, who)]]
    gap, who = min(near, default=(reach**2 + 1, NO_ONE))
    return who if gap <= reach**2 else NO_ONE


# -- counters --------------------------------------------------------------------------------------------------


def token(s: State, who: int) -> Token:
    """Return the counter of a unit or the monitor."""
    lean = leans(s).get(who, (0, 0))
    if who == MONITOR:
        return Token(key(s, who), cell_of(s, who), NEUTRAL, "M", lean=lean, head=head_of("monitor"))
    unit = s.units[who]
    full = unit.profile.bruises
    bar = round(100 * unit.bruises / full) if unit.status == st.STANDING and unit.bruises < full else -1
    return Token(
        key(s, who), cell_of(s, who), unit.side, figure(s, who), stance=DAZED if unit.status == st.FAZED else STANDING,
        badges=(("fl-cover",) if unit.is_ready else ()) + (("st-used",) if is_used(s, unit) else ()),
        lean=lean, bar=bar, head=head_of(unit.profile.key),
    )


def head_of(kind: str) -> str:
    """Return the head of a unit by the key of its kind, or that of the monitor."""
    return looks.head("school_fighters", "", kind)


def is_used(s: State, unit: Unit) -> bool:
    """Return whether a unit of the acting side is done in this phase."""
    if unit.side != s.side or unit.status != st.STANDING:
        return False
    done = {st.MOVEMENT: unit.moved != st.NOT_YET, st.SHOOTING: unit.has_shot, st.COMBAT: unit.has_fought}
    return done.get(s.phase, False)


_ROOM = 90.0  # counter units between the middles of two counters that do not overlap
_MOST = 50.0  # counter units a counter leans at most
_PASSES = 6


def leans(s: State) -> dict[int, tuple[int, int]]:
    """Return the offsets of standing counters that keep those in contact apart, in counter units."""
    return _leans(tuple((who, place(s, who)) for who in everybody(s)
                        if who == MONITOR or s.units[who].status == st.STANDING))


@lru_cache(maxsize=64)
def _leans(standing: tuple[tuple[int, Point], ...]) -> dict[int, tuple[int, int]]:
    scale = INCH / TOKEN  # counter units in a hundredth of an inch
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
    """Move two overlapping counters apart."""
    dx, dy = two[0] - one[0], two[1] - one[1]
    far = sqrt(dx * dx + dy * dy)
    if far >= _ROOM:
        return
    ux, uy = (dx / far, dy / far) if far else (1.0, 0.0)
    push = (_ROOM - far) / 2
    one[0], one[1] = one[0] - ux * push, one[1] - uy * push
    two[0], two[1] = two[0] + ux * push, two[1] + uy * push


def tokens(s: State) -> tuple[Token, ...]:
    """Return the counters on the table, those farther north first, since nearer ones cover them."""
    return tuple(token(s, who) for who in sorted(everybody(s), key=lambda who: (-place(s, who)[1], who)))
