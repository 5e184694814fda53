"""Names and cells of players and beasts in Cave Brawl, the halls included."""

from functools import lru_cache

from fracas.faces.cave_brawl import board as cave_brawl
from fracas.games.cave_brawl import pit
from fracas.games.cave_brawl.state import NO_ONE, TUNNEL, Beast, State, bodies, is_beast, side_of, team
from fracas.games.cave_brawl.team.given import display_name
from fracas.games.cave_brawl.team.teams import FACTION_NAMES
from fracas.games.cave_brawl.words.text import beast_name
from fracas.locale import _
from fracas.view.board.model import PlayingField

NOWHERE = -1
_FIRST_PLACE = len(pit.CELLS)  # the cell of the first place in the south hall; the north hall follows


@lru_cache(maxsize=1)
def field() -> PlayingField:
    """Return the pit."""
    return cave_brawl.field(pit.PIT.points)


def key(s: State, who: int) -> str:
    """Return the key of a counter: "h3", "b102"."""
    return f"b{who}" if is_beast(who) else f"{'ha'[side_of(s, who)]}{shirt(s, who)}"


def shirt(s: State, who: int) -> int:
    """Return the shirt number of a player."""
    return who % s.options.squad + 1


def team_name(s: State, side: int) -> str:
    """Return the name of a team."""
    return s.titles[side] or _(FACTION_NAMES[s.factions[side]])


def name(s: State, who: int) -> str:
    """Return the name of a player or a beast."""
    if is_beast(who):
        return beast_name(s, who)
    return f"{display_name(s, who)} ({shirt(s, who)})"


def beast_of(s: State, who: int) -> Beast | None:
    """Return a beast in the pit, None if it is gone."""
    return next((beast for beast in s.beasts if beast.who == who), None)


def place_of(s: State, who: int) -> int:
    """Return the cell of a player's place in the hall of his team."""
    side, squad = side_of(s, who), s.options.squad
    return _FIRST_PLACE + side * cave_brawl.PLACES + (cave_brawl.PLACES - squad) // 2 + who % squad


def cell_of(s: State, who: int) -> int:
    """Return the cell of a player or a beast, places in the halls included."""
    if is_beast(who):
        beast = beast_of(s, who)
        return beast.cell if beast is not None else NOWHERE
    if s.where[who] == TUNNEL:
        return place_of(s, who)
    return max(s.where[who], NOWHERE)


def who_at(s: State, cell: int) -> int:
    """Return the player or the beast on a cell, `NO_ONE` if there is none."""
    if cell < _FIRST_PLACE:
        return bodies(s).get(cell, NO_ONE)
    side, place = divmod(cell - _FIRST_PLACE, cave_brawl.PLACES)
    return next((who for who in team(s, side) if s.where[who] == TUNNEL and place_of(s, who) == cell), NO_ONE)


def cell_name(s: State, cell: int) -> str:
    """Return the name of a cell."""
    if cell < _FIRST_PLACE:
        return pit.PIT.names[cell]
    side, place = divmod(cell - _FIRST_PLACE, cave_brawl.PLACES)
    words = _("north tunnel, place {n}") if side else _("south tunnel, place {n}")
    return words.format(n=place + 1)
