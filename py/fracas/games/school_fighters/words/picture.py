"""The table in letters, for terminals and screen readers: a sign is an inch wide, two inches high."""

from fracas.games.school_fighters.state import FAZED, OFF_TABLE, STANDING, State, unit_name
from fracas.games.school_fighters.terrain import COVER, DIFFICULT, SOLID, TABLE, Layout
from fracas.games.school_fighters.units import LETTERS
from fracas.kernel.geometry.plane import Point
from fracas.kernel.geometry.shapes import contains

WIDE, HIGH = 100, 200  # hundredths of an inch a sign


def picture(s: State) -> str:
    """Return the table, north above: home units as capitals, away units small, `*` Fazed, `!` the monitor.

    Terrain: `#` solid, `^` high, `:` cover, `~` difficult. Below stands where everybody is.
    """
    signs = {_cell(unit.at): _sign(s, n) for n, unit in enumerate(s.units) if unit.status >= FAZED}
    if s.monitor != OFF_TABLE:
        signs[_cell(s.monitor)] = "!"
    rows = [
        "".join(signs.get((x, y), "") or _ground(s.layout, x, y) for x in range(TABLE // WIDE))
        for y in reversed(range(TABLE // HIGH))
    ]
    return "\n".join([*rows, "", *(_line(s, n) for n, unit in enumerate(s.units) if unit.status >= FAZED)])


def _cell(at: Point) -> tuple[int, int]:
    return at[0] // WIDE, at[1] // HIGH


def _sign(s: State, who: int) -> str:
    unit = s.units[who]
    letter = LETTERS[unit.kind]
    return "*" if unit.status != STANDING else letter if unit.side else letter.upper()


def _ground(layout: Layout, x: int, y: int) -> str:
    """Return the sign of the terrain in the middle of a cell, the most hindering first."""
    middle = (x * WIDE + WIDE // 2, y * HIGH + HIGH // 2)
    here = [piece for piece in layout.pieces if contains(piece.shape, middle)]
    for flag, sign in ((SOLID, "#"), (DIFFICULT, "~"), (COVER, ":")):
        if any(piece.flags & flag for piece in here):
            return sign
    return "^" if here else "."


def _line(s: State, who: int) -> str:
    unit = s.units[who]
    x, y = (number / 100 for number in unit.at)
    return f"{unit_name(s, who):4}{_sign(s, who)} {x:5.2f},{y:5.2f} {unit.bruises}"
