"""Foreign names: what rosters of other sites and programs call the lists, positions, skills and purchases of a game."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

Names = Mapping[str, tuple[str, ...]]  # key in our rosters -> what it is called elsewhere, in English


class ForeignNames(NamedTuple):
    """The names of one game's rosters elsewhere; how they are written and joined does not matter."""

    lists: Names
    positions: Callable[[str], Names]  # of a list; its own name may stand before each
    skills: Names = {}
    purchases: Names = {}
    kind: str = ""  # the kind of game whose rosters other sites keep, "" = none
