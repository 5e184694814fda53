"""Game info: the registry entry of a game, known before its code is loaded."""

from typing import NamedTuple


class GameInfo(NamedTuple):
    """One game, as lists of games show it."""

    key: str  # of its ruleset, its packages and its records
    name: str
    title: str  # one line for the menu; English, translated where shown
    letter: str = "-"  # by which links name it for ever; "-" = none: its links are longer
    builds_on: str = ""  # key of the game it is a variant of; its code and its rosters serve this one too
    has_rosters: bool = False  # whether coaches build its teams
    has_careers: bool = False  # whether its teams change between the matches of a league
    has_team_management: bool = False  # whether coaches manage teams between matches: teach, hire, drop, buy
    has_tables: bool = False  # whether coaches make its tables
    has_tracking: bool = False  # whether a match of it can be tracked at a table, without a board
    has_lessons: bool = False  # whether it is taught in lessons
    has_primer: bool = False  # whether its rules are there in plain words
    has_balance: bool = False  # whether the balance of its teams is measured
    has_editor: bool = False  # whether it has a position editor and puzzles
    minutes: tuple[int, int] = (0, 0)  # that a match against a bot usually takes; (0, 0) = not known
    difficulty: str = ""  # English, translated where shown
    special: str = ""  # what no other game has, in a few words; likewise
