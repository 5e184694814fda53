"""The ground of a game: what the signs of plans ask of a position, whatever the game is."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from fracas.kernel.ruleset import Action
from fracas.kernel.table import Side

NOBODY, NOWHERE = -1, -1
Cell = Any  # of a board, or a point of a plane


class SidePlace(NamedTuple):
    """A place as a side sees it."""

    across: int  # from its left to its right, 0 in the middle
    along: int  # towards what it attacks


class Deed(NamedTuple):
    """A plan, in short."""

    who: int  # acts first
    start: SidePlace  # of him
    end: SidePlace  # where he gets to
    target: int  # whom he attacks first, NOBODY
    kinds: frozenset[str]  # of the actions


class PlanGround(NamedTuple):
    """The ground of a game; distances in squares, hexes or inches."""

    is_turn: Callable[[Any], bool]  # whether players may be moved in a position
    team: Callable[[Any, Side], Sequence[int]]  # players of a side on their feet
    cell: Callable[[Any, int], Cell]  # of a player
    spot: Callable[[Any, Cell, Side], SidePlace]
    ball: Callable[[Any], Cell]  # its cell, NOWHERE
    holder: Callable[[Any], int]  # of the ball, NOBODY
    unused: Callable[[Any, Side], int]  # players of a side who can still act in this turn
    wing: int  # across from where it is a wing
    near: int  # distance of players who are together
    steps: frozenset[str]  # kinds of actions that end with a cell or a path
    hits: frozenset[str]  # kinds of attacks; their third word is the target
    throws: frozenset[str]
    more: Callable[[Any, Side, Deed], Iterable[str]] = lambda _state, _side, _deed: ()  # signs of the game's own
    unit: float = 1.0  # thousandths of a win that count as one


def deed_of(ground: PlanGround, state: Any, side: Side, plan: Sequence[Action]) -> Deed | None:
    """Return a plan in short, None for one in which no player on the board acts."""
    actor = next((action[1] for action in plan if len(action) > 1 and isinstance(action[1], int)), NOBODY)
    if actor not in ground.team(state, side):
        return None
    start = ground.spot(state, ground.cell(state, actor), side)
    walked = [action[-1] for action in plan if action[0] in ground.steps and action[1] == actor]
    cell = walked[-1][-1] if walked and isinstance(walked[-1], tuple) and isinstance(walked[-1][-1], tuple) else \
        walked[-1] if walked else None
    end = ground.spot(state, cell, side) if cell is not None else start
    target = next((action[2] for action in plan if action[0] in ground.hits and len(action) > 2), NOBODY)
    return Deed(actor, start, end, target, frozenset(action[0] for action in plan))
