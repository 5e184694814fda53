"""The rivals of Elfball, and the ground of the games that are played on its fields."""

from fracas.games.elfball import state as st
from fracas.games.elfball.state import State
from fracas.kernel.table import Side
from fracas.rivals.ground import PlanGround, SidePlace
from fracas.rivals.rival import Habits, Rival, RivalTable, Weakness, habit_likes
from fracas.rivals.signs import (
    ALONE,
    BEHIND,
    CARRIER,
    CLEAR,
    HIT,
    LEFT,
    MIDDLE,
    RIGHT,
    RUN,
    SOFT,
    TOGETHER,
)

AMOUNTS = (70, 60, 50)  # thousandths of a win that habits are worth


def spot(s: State, cell: int, side: Side) -> SidePlace:
    """Return a cell as a side sees it: rows of hexes run across the field, halves of hexes count."""
    q, r = s.book.field.points[cell]
    away = 1 if st.half_of(s, side) == 0 else -1  # in the south a side looks north
    return SidePlace(away * (2 * q + r) // 2, -away * r)


def upright_players(s: State, side: Side) -> list[int]:
    """Return the players of a side on the field."""
    return st.players_on_field(s, side)


GROUND = PlanGround(
    is_turn=lambda s: s.phase == st.TURN, team=upright_players, cell=lambda s, who: s.where[who], spot=spot,
    ball=lambda s: s.ball, holder=lambda s: s.holder, unused=lambda s, side: 0, wing=3, near=3,
    steps=frozenset(("step",)), hits=frozenset(("tackle", "shove", "cutblock", "steal")),
    throws=frozenset(("throw", "pass")), unit=2.1,
)
OPEN_BACK = Weakness("open-back", "go-round", {BEHIND: -90}, {RUN: 60, CARRIER: 20},
                     {RUN: -100, CARRIER: -30})
NO_CLEARING = Weakness("no-clearing", "two-turns", {CLEAR: -140}, {CLEAR: 60, HIT: 20},
                       {CLEAR: -150, HIT: -60, RUN: -60})


def _rival(key: str, head: str, team: str, habits: Habits, weakness: Weakness, cost: float) -> Rival:
    style = "brawler" if HIT in habits else "cautious" if TOGETHER in habits else "racer"
    return Rival(key, "elfball", head, team, style, habit_likes(habits, AMOUNTS), weakness, cost)


TABLE = RivalTable(GROUND, (
    _rival("hazel", "pale round ear buns ginger specs smile", "gnomes", (LEFT, SOFT, TOGETHER), OPEN_BACK, 0.6),
    _rival("odo", "pink fat flop snout tousle dots", "razorbacks", (MIDDLE, HIT, TOGETHER), OPEN_BACK, 0.2),
    _rival("sorrel", "leaf lean elf locks walnut slits", "timberline-elves", (RIGHT, SOFT, ALONE), OPEN_BACK, 0.2),
    _rival("brack", "leaf wide bat tusks bald mean", "orcs", (LEFT, HIT, ALONE), NO_CLEARING, 0.2),
    _rival("minna", "pale round plume braid straw slits", "valkyries", (RIGHT, HIT, TOGETHER), OPEN_BACK, 0.2),
    _rival("quill", "fur point disc rat specs dots", "ratmen", (MIDDLE, SOFT, ALONE), OPEN_BACK, 0.2),
    _rival("tamsin", "lilac lean drow long snow cold lips", "night-elves", (LEFT, SOFT, ALONE), NO_CLEARING, 0.8),
    _rival("grim", "ash round ear beard grey frown mean", "thunder-hammer-dwarves", (MIDDLE, SOFT, TOGETHER),
           NO_CLEARING, 0.6),
    _rival("yarrow", "bark round ear paint jet grin dots", "siringit", (RIGHT, HIT, ALONE), NO_CLEARING, 0.5),
    _rival("pip", "amber pumpkin jack tris", "samhaino", (MIDDLE, HIT, ALONE), NO_CLEARING, 0.1),
    _rival("oona", "sea liz frill teeth slits specs", "sarcos", (RIGHT, SOFT, TOGETHER), NO_CLEARING, 0.6),
    _rival("fitch", "sand fang wolf mane walnut dog slits", "gnolls", (LEFT, HIT, TOGETHER), OPEN_BACK, 0.2),
))
