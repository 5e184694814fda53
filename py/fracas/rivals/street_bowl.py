"""The rivals of Street Bowl, and its ground."""

from collections.abc import Iterator

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.pitch import GOAL_COLUMN, HALF, X, Y
from fracas.games.street_bowl.state import State
from fracas.kernel.table import Side
from fracas.rivals.ground import NOBODY, Deed, PlanGround, SidePlace
from fracas.rivals.rival import Habits, Rival, RivalTable, Weakness, habit_likes
from fracas.rivals.signs import ALONE, BESIDE, HIT, LEFT, MIDDLE, RIGHT, RUN, SOFT, TOGETHER

AMOUNTS = (65, 55, 50)  # thousandths of a win that habits are worth
CENTRE_ROW = 3
AT_CARRIER = "at-carrier"  # an attack on whoever has the ball


def spot(s: State, cell: int, side: Side) -> SidePlace:
    """Return a square as a side sees it."""
    east = 1 if GOAL_COLUMN[side] > 0 else -1
    return SidePlace(east * (Y[cell] - CENTRE_ROW), east * (X[cell] - HALF))


def upright_players(s: State, side: Side) -> list[int]:
    """Return the players of a side on the street."""
    return st.on_street(s, side)


def count_unused(s: State, side: Side) -> int:
    """Return the number of players of a side that have not had their action."""
    return sum(not s.used[who] for who in upright_players(s, side))


def more_signs(s: State, side: Side, deed: Deed) -> Iterator[str]:
    """Yield the sign of this game alone: an attack on whoever has the ball."""
    if deed.target != NOBODY and deed.target == s.holder:
        yield AT_CARRIER


GROUND = PlanGround(
    is_turn=lambda s: s.phase in (st.TURN, st.BONUS), team=upright_players, cell=lambda s, who: s.where[who], spot=spot,
    ball=lambda s: s.ball if s.ball >= 0 else -1, holder=lambda s: s.holder, unused=count_unused, wing=1, near=2,
    steps=frozenset(("step", "leap")), hits=frozenset(("block", "foul")),
    throws=frozenset(("pass", "hand", "hail", "lob", "bank")), more=more_signs, unit=2.0,
)
NO_BLITZ = Weakness("no-blitz", "blitz", {AT_CARRIER: -140}, {BESIDE: 80, RUN: 40}, {AT_CARRIER: -300, HIT: -140})
NO_CAGE = Weakness("no-cage", "cage", {BESIDE: -110}, {BESIDE: 80, AT_CARRIER: 40}, {BESIDE: -150, HIT: -110})


def _rival(key: str, head: str, team: str, habits: Habits, weakness: Weakness, cost: float) -> Rival:
    style = "brawler" if HIT in habits else "cautious" if TOGETHER in habits else "racer"
    return Rival(key, "street_bowl", head, team, style, habit_likes(habits, AMOUNTS), weakness, cost)


TABLE = RivalTable(GROUND, (
    _rival("dot", "pale fat ear mop walnut specs smile", "halfling", (MIDDLE, SOFT, TOGETHER), NO_BLITZ, 0.2),
    _rival("morrow", "ash lean mop jet frown dots", "vampire", (LEFT, SOFT, ALONE), NO_CAGE, 0.4),
    _rival("hobb", "pale round ear tuft walnut frown dots", "human", (RIGHT, HIT, TOGETHER), NO_BLITZ, -0.3),
    _rival("gash", "leaf wide bat tusks scar mean", "orc", (MIDDLE, HIT, ALONE), NO_BLITZ, 0),
    _rival("linnet", "tan lean elf locks straw leaves slits", "wood-elf", (LEFT, SOFT, TOGETHER), NO_BLITZ, 0.5),
    _rival("sten", "pale round viking plaits straw stache mean", "norse", (RIGHT, HIT, ALONE), NO_CAGE, -0.2),
    _rival("squint", "fur point disc rat cyclops", "skaven", (RIGHT, SOFT, ALONE), NO_CAGE, 0.3),
    _rival("brother-ash", "chalk bone bone2 holes hood", "undead", (LEFT, HIT, TOGETHER), NO_CAGE, -0.5),
    _rival("tolla", "pale round ear plaits ginger lips dots", "dwarf", (MIDDLE, HIT, TOGETHER), NO_CAGE, -0.8),
    _rival("pook", "sea frog smile tops", "slann", (RIGHT, SOFT, TOGETHER), NO_BLITZ, 0.2),
    _rival("vane", "pale lean elf long straw cold", "high-elf", (MIDDLE, SOFT, ALONE), NO_CAGE, 0),
    _rival("mould", "moss round spots drip mad hawk", "nurgle", (LEFT, HIT, ALONE), NO_BLITZ, 0.2),
))
