"""The rivals of Cave Brawl, and its ground."""

from collections.abc import Iterator

from fracas.games.cave_brawl import state as st
from fracas.games.cave_brawl.pit import PIT, goal_attacked_by
from fracas.games.cave_brawl.state import State
from fracas.kernel.table import Side
from fracas.rivals.ground import Deed, PlanGround, SidePlace
from fracas.rivals.rival import Habits, Rival, RivalTable, Weakness, habit_likes
from fracas.rivals.signs import (
    ALONE,
    CARRIER,
    EARLY,
    FORWARD,
    HIT,
    LEFT,
    MIDDLE,
    RIGHT,
    SIT,
    SOFT,
    THROW,
    TOGETHER,
)

AMOUNTS = (150, 100, 120)  # thousandths of a win that habits are worth
OTHER_WING, SHUNNED = {LEFT: RIGHT, RIGHT: LEFT}, -90  # whoever plays down one wing keeps off the other
CENTRE = 11
LEGS, CROWDED = "legs", "crowded"  # a mere run while most have not acted; a throw with an opponent beside


def spot(s: State, cell: int, side: Side) -> SidePlace:
    """Return a square as a side sees it."""
    x, y = PIT.points[cell]
    north = 1 if PIT.points[goal_attacked_by(side)][1] < CENTRE else -1
    return SidePlace(north * (x - CENTRE), north * (CENTRE - y))


def upright_players(s: State, side: Side) -> list[int]:
    """Return the players of a side in the pit."""
    return [who for who in st.team(s, side) if st.is_on_field(s, who)]


def count_unused(s: State, side: Side) -> int:
    """Return the number of players of a side who can still act."""
    return sum(s.used[who] == st.READY for who in upright_players(s, side))


def more_signs(s: State, side: Side, deed: Deed) -> Iterator[str]:
    """Yield the signs of this game alone."""
    if not deed.kinds & GROUND.hits and not deed.kinds & GROUND.throws and deed.end != deed.start \
            and count_unused(s, side) >= 3:
        yield LEGS
    if deed.kinds & GROUND.throws and st.adjacent_opponents(s, deed.who, standing=True):
        yield CROWDED


GROUND = PlanGround(
    is_turn=lambda s: s.phase == st.TURN, team=upright_players, cell=lambda s, who: s.where[who], spot=spot,
    ball=lambda s: s.ball if s.ball >= 0 else -1, holder=lambda s: s.holder, unused=count_unused, wing=2, near=2,
    steps=frozenset(("step", "vault")), hits=frozenset(("block", "tackle", "curse")),
    throws=frozenset(("pass", "kick", "hand")), more=more_signs, unit=2.4,
)
LEGS_FIRST = Weakness("legs-first", "roll-first", {LEGS: 110, EARLY: -60}, {LEGS: -20, EARLY: 20},
                      {LEGS: 200, EARLY: -150})
HASTY_PASS = Weakness("hasty-pass", "elbow-room", {THROW: 120, CROWDED: 120, EARLY: 60}, {CROWDED: -80, HIT: 30},
                      {CROWDED: 160, HIT: -60})
SITTER = Weakness("sitter", "one-step", {SIT: 160, CARRIER: -80, FORWARD: -80}, {SIT: -40, CARRIER: 20},
                  {SIT: 200, CARRIER: -120, FORWARD: -80, HIT: -60})


def _rival(key: str, head: str, team: str, habits: Habits, weakness: Weakness, cost: float) -> Rival:
    style = "brawler" if HIT in habits else "cautious" if TOGETHER in habits else "racer"
    return Rival(key, "cave_brawl", head, team, style, habit_likes(habits, AMOUNTS), weakness, cost,
                  {OTHER_WING[habits[0]]: SHUNNED} if habits[0] in OTHER_WING else {})


TABLE = RivalTable(GROUND, (
    _rival("tuk", "fur round ape face smile big", "exiles", (MIDDLE, SOFT, ALONE), SITTER, 2),
    _rival("ugga", "tan lean long walnut lips dots knot", "amazons", (LEFT, HIT, TOGETHER), SITTER, 0.2),
    _rival("sss", "leaf liz frill teeth slits scar", "reptilians", (RIGHT, SOFT, TOGETHER), HASTY_PASS, 2),
    _rival("bonk", "fur wide mop jet tousle dots", "cavemen", (MIDDLE, HIT, TOGETHER), HASTY_PASS, 0.3),
    _rival("mirri", "bark lean skullcap grin dots paint", "witchdoctors", (LEFT, SOFT, TOGETHER), SITTER, 2.1),
    _rival("rok", "fur wide bald scar tusk cyclops", "cavemen", (RIGHT, HIT, ALONE), HASTY_PASS, 0.5),
    _rival("ixi", "rust liz cat big", "reptilians", (LEFT, SOFT, ALONE), HASTY_PASS, 2),
    _rival("dola", "tan lean buns ginger rag slits", "amazons", (MIDDLE, SOFT, TOGETHER), LEGS_FIRST, 1.8),
    _rival("hod", "ash wide ape nose tusk mean", "exiles", (RIGHT, HIT, TOGETHER), SITTER, 1.6),
    _rival("bibi", "moss round stitch mad hawk ginger", "witchdoctors", (LEFT, HIT, ALONE), HASTY_PASS, 0.7),
    _rival("auntie", "tan lean long snow slits crown", "amazons", (RIGHT, SOFT, ALONE), LEGS_FIRST, 2),
    _rival("grub", "fur wide ear mop walnut gape", "cavemen", (MIDDLE, HIT, ALONE), SITTER, -0.2),
))
