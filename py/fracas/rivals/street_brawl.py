"""The rivals of Street Brawl."""

from fracas.games.elfball import state as st
from fracas.games.elfball.state import State
from fracas.kernel.table import Side
from fracas.rivals.elfball import GROUND, NO_CLEARING, OPEN_BACK
from fracas.rivals.ground import SidePlace
from fracas.rivals.rival import Habits, Rival, RivalTable, Weakness, habit_likes
from fracas.rivals.signs import ALONE, HIT, LEFT, MIDDLE, RIGHT, SOFT, TOGETHER

AMOUNTS = (70, 60, 50)  # thousandths of a win that habits are worth
CENTRE_ROW, CENTRE_COLUMN = 3, 13


def spot(s: State, cell: int, side: Side) -> SidePlace:
    """Return a cell as a side sees it."""
    column, row = s.book.field.points[cell]
    east = 1 if st.half_of(s, side) == 0 else -1  # in the west a side looks east
    return SidePlace(east * (row - CENTRE_ROW), east * (column - CENTRE_COLUMN))


def _rival(key: str, head: str, team: str, habits: Habits, weakness: Weakness, cost: float) -> Rival:
    style = "brawler" if HIT in habits else "cautious" if TOGETHER in habits else "racer"
    return Rival(key, "street_brawl", head, team, style, habit_likes(habits, AMOUNTS), weakness, cost)


TABLE = RivalTable(GROUND._replace(spot=spot, wing=1, near=2), (
    _rival("maud", "pale fat ear buns grey specs frown", "gnomes", (MIDDLE, SOFT, TOGETHER), OPEN_BACK, 1.2),
    _rival("knuckle", "leaf wide bat tusk scar mean", "orcs", (LEFT, HIT, TOGETHER), NO_CLEARING, 0.8),
    _rival("swift", "tan lean nemes goatee jet slits", "pharaohs-of-vihktora", (RIGHT, SOFT, ALONE), OPEN_BACK, 0.6),
    _rival("bram", "pink fat flop boar mop walnut mean", "razorbacks", (MIDDLE, HIT, TOGETHER), NO_CLEARING, 0.6),
    _rival("isolde", "pale lean elf part jet cold", "timberline-elves", (LEFT, SOFT, ALONE), OPEN_BACK, 0.4),
    _rival("cobb", "pale round coif stache walnut dots", "middle-kingdoms", (RIGHT, HIT, ALONE), OPEN_BACK, 0.5),
    _rival("vetch", "pale lean long jet lips slits web", "black-widows", (MIDDLE, SOFT, ALONE), NO_CLEARING, 1.2),
    _rival("rusk", "sand fang wolf dog scar mean", "gnolls", (RIGHT, HIT, TOGETHER), OPEN_BACK, 0.2),
    _rival("ember", "moss point gob imp fangs glare", "samhaino", (LEFT, HIT, ALONE), NO_CLEARING, 0.4),
    _rival("abbot", "chalk bone bone2 holes skullcap", "deadlings", (RIGHT, SOFT, TOGETHER), NO_CLEARING, 1.2),
    _rival("juniper", "pale round kabuto menpo knot jet slits", "divine-wind", (MIDDLE, HIT, ALONE), OPEN_BACK, 0.2),
    _rival("slate", "ash round ear plaits grey mean scar", "black-rock-dwarves", (LEFT, SOFT, TOGETHER),
           NO_CLEARING, 1.2),
))
