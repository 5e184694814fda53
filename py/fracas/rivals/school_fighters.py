"""The rivals of School Fighters, and its ground."""

from collections.abc import Iterator

from fracas.games.school_fighters import state as st
from fracas.games.school_fighters.state import State
from fracas.games.school_fighters.terrain import TABLE as WIDTH
from fracas.games.school_fighters.units import SHOOTER, SHOOTERS_AND_NERDS
from fracas.kernel.geometry.plane import INCH, Point
from fracas.kernel.table import Side
from fracas.rivals.ground import NOBODY, NOWHERE, Deed, PlanGround, SidePlace
from fracas.rivals.rival import Habits, Rival, RivalTable, Weakness, habit_likes
from fracas.rivals.signs import ALONE, BACK, FORWARD, HIT, LEFT, MIDDLE, RIGHT, SOFT, TOGETHER

AMOUNTS = (95, 90, 70)  # thousandths of a win that habits are worth
JOIN, FRESH, COVER, PIN = "join", "fresh", "cover", "pin"


def spot(s: State, at: Point, side: Side) -> SidePlace:
    """Return a place as a side sees it, in inches."""
    north = 1 if s.south == side else -1
    return SidePlace(north * (at[0] - WIDTH // 2) // INCH, north * (at[1] - WIDTH // 2) // INCH)


def count_unused(s: State, side: Side) -> int:
    """Return the number of units of a side that have not moved in this round."""
    return sum(s.units[who].moved == st.NOT_YET for who in st.on_table(s, side))


def more_signs(s: State, side: Side, deed: Deed) -> Iterator[str]:
    """Yield the signs of this game alone: whom he charges, whether he covers the weak."""
    if deed.target != NOBODY and deed.target < len(s.units):
        is_joined = any(s.units[mate].charged == deed.target for mate in st.on_table(s, side) if mate != deed.who)
        yield JOIN if is_joined else FRESH
        if s.units[deed.target].kind == SHOOTER:
            yield PIN
    elif any(_covers(deed.end, spot(s, s.units[mate].at, side)) for mate in st.on_table(s, side)
             if mate != deed.who and s.units[mate].kind in SHOOTERS_AND_NERDS):
        yield COVER


def _covers(place: SidePlace, weak: SidePlace) -> bool:
    """Return whether whoever stands there is in front of a weak one."""
    return abs(place.across - weak.across) <= 3 and 0 < place.along - weak.along <= 6


GROUND = PlanGround(
    is_turn=lambda s: s.phase in (st.MOVEMENT, st.SHOOTING, st.COMBAT), team=st.on_table,
    cell=lambda s, who: s.units[who].at, spot=spot, ball=lambda s: NOWHERE, holder=lambda s: NOBODY,
    unused=count_unused, wing=5, near=5, steps=frozenset(("walk", "run", "charge")),
    hits=frozenset(("charge", "shoot", "fight")),
    throws=frozenset(), more=more_signs, unit=1.6,
)
SINGLE = Weakness("single", "soften", {JOIN: -140, FRESH: 60}, {JOIN: 20}, {JOIN: -150})
NO_COVER = Weakness("no-cover", "screen", {COVER: -140, HIT: 30}, {COVER: 20},
                    {COVER: -150, TOGETHER: -80, FORWARD: 60})
NO_PIN = Weakness("no-pin", "pin", {PIN: -150}, {PIN: 90}, {PIN: -180, HIT: -60, BACK: 60})


def _rival(key: str, head: str, team: str, habits: Habits, weakness: Weakness, cost: float) -> Rival:
    style = "brawler" if HIT in habits else "cautious"
    return Rival(key, "school_fighters", head, team, style, habit_likes(habits, AMOUNTS), weakness, cost)


TABLE = RivalTable(GROUND, (
    _rival("agnes", "pale lean ear part ginger specs smile", "slingers", (LEFT, SOFT, TOGETHER), NO_PIN, 0.1),
    _rival("bulk", "pale wide ear grin dots lid", "brawlers", (MIDDLE, HIT, ALONE), SINGLE, 0),
    _rival("nico", "tan round long straw gum dots backcap", "wheels", (RIGHT, SOFT, ALONE), NO_COVER, 1.3),
    _rival("fern", "pale lean ear mop walnut slits rag", "mixed", (LEFT, HIT, ALONE), NO_PIN, 0),
    _rival("moe", "tan wide ear frown beanie scar mean", "mob", (MIDDLE, HIT, TOGETHER), NO_COVER, -0.8),
    _rival("tilly", "pale round ear buns jet lips dots", "mixed", (RIGHT, HIT, TOGETHER), SINGLE, -0.9),
    _rival("cyril", "pale lean ear part straw frown shades", "slingers", (MIDDLE, SOFT, ALONE), SINGLE, 1.9),
    _rival("roz", "pale round ear tuft jet scar mean collar", "brawlers", (LEFT, HIT, TOGETHER), NO_COVER, -1.1),
    _rival("gus", "pale round ear beard walnut shades rag", "wheels", (RIGHT, HIT, ALONE), SINGLE, 0.8),
    _rival("wren", "tan lean ear knot ginger cap2 grin", "wheels", (LEFT, SOFT, ALONE), NO_PIN, 0.2),
    _rival("barnaby", "pale fat ear mop ginger smile dots", "mob", (MIDDLE, SOFT, TOGETHER), NO_PIN, 1.2),
    _rival("ines", "tan lean ear long jet specs slits", "slingers", (RIGHT, SOFT, TOGETHER), NO_PIN, 0),
))
