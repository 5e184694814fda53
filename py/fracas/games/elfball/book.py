"""The book: the field and those chapters that a variant of the game replaces.

Every chapter reads them from `state.book`, so a variant states only what differs from Elfball.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from fracas.games.elfball.field import Field
from fracas.kernel.table import Side, Table


class Book(NamedTuple):
    """One edition of the rules. A flight of the ball is a `lines.Flight`."""

    key: str  # of its ruleset
    field: Field  # 3
    halves: tuple[str, str]  # 5: names of the halves in a record, half 0 and half 1
    needs_guardian: bool  # 5: whether a team must set up a Guardian if it can
    injuries: tuple[str, ...]  # 17: by net result, the first also for a flop, the last also for more
    face_off: Callable[[Table], None]  # 6: held when both teams are set up
    free_cells: Callable[[Any, int], list[int]]  # 6: where the winner of the face-off may step
    is_free_pace_safe: bool  # 6: whether such a step needs no Disengage
    free_step: Callable[[Table, int, int], None]  # 6: the winner makes such a step
    end_free_challenge: Callable[[Table], None]  # 6: the steps up to the first turn
    knock: Callable[[Table, int, int], None]  # 24.4: the winner of a simple face-off has put the loser Down
    fly: Callable[[Any, int, tuple[int, ...], int], Any]  # 12.3: one leg of the ball's flight on a path
    rebounds: Callable[[Field, Any], tuple[int, ...]]  # 12.3: directions a stopped flight may be repelled to
    repel: Callable[[Table, Any], Any]  # 12.3: a stopped flight of the ball -> its next leg
    hop: Callable[[Table, int], Any]  # 12.2: the ball bounces from a cell
    push: Callable[[Table, int, int, int], None]  # 15: a shover has moved his target to the cell behind him
    entered: Callable[[Table, int], None]  # 19: a player has come to a cell
    restart: Callable[[Table, Side], None]  # 19.1: the ball carried off by a side's player comes back
    lost_in_goal: Callable[[Table, int], None]  # 19: a player has lost the ball where he stands
    words: Mapping[str, str]  # English words of Elfball, or keys it does not know -> the words of the variant
