"""The book: the field and those chapters that a variant of the game replaces.

Every chapter reads them from `state.book`, so a variant states only what differs from Elfball.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from fracas.games.elfball.field import Field
from fracas.kernel.table import Table


class Book(NamedTuple):
    """One edition of the rules."""

    key: str  # of its ruleset
    field: Field  # 3
    injuries: tuple[str, ...]  # 17: by net result, the first also for a flop, the last also for more
    face_off: Callable[[Table], None]  # 6: held when both teams are set up
    free_cells: Callable[[Any, int], list[int]]  # 6: where the winner of the face-off may step
    repel: Callable[[Table, Any], Any]  # 12.3: a stopped flight of the ball -> its next leg
    entered: Callable[[Table, int], None]  # 19: a player has come to a cell
    lost_in_goal: Callable[[Table, int], None]  # 19: a player has lost the ball where he stands
