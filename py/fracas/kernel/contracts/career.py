"""The career contract: what a game whose teams change between matches says to a league. One record a game.

What a match leaves to a team are its notes, a short text in the words of the game, followed by what its coach does
then. All functions are pure. A variant is made with `dataclasses.replace` and states only what differs.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from fracas.kernel.game import Game
from fracas.kernel.table import NOBODY, Side

Options = Mapping[str, Any]  # settings of the matches of a league
SheetEntries = Mapping[tuple[int, str], str]  # shirt from 1, 0 = the team, and key of the column: what was written down
FigureCounts = Sequence[tuple[int, str, int]]  # shirt from 0, key of the figure, how often


class Figure(NamedTuple):
    """How often a player did something in a match."""

    side: Side
    shirt: int  # 0 = the first player of the team
    name: str  # key of the career's figures
    times: int


class TeamAfterMatch(NamedTuple):
    """A team after a match."""

    team: str
    gone: tuple[int, ...] = ()  # shirts from 0 whose player is another one now, or none


class TeamBetweenMatches(NamedTuple):
    """A team between two matches."""

    team: str  # as it stood before the last one
    notes: str  # of that match, "" if nothing is known of it
    options: Options
    seed: str = ""  # of dice that fall after the match, and of names
    gives_new_names: bool = False  # to those who join; without, they get those of their shirts or types


class Improvement(NamedTuple):
    """What a coach may choose for one player after a match."""

    shirt: int  # from 0
    name: str
    choices: tuple[tuple[str, str], ...]  # word of the notes -> what it does, in words
    chosen: str = ""  # the word that stands in the notes, "" = nothing yet
    without: str = ""  # what happens without a choice, in words; "" = nothing, and the choice waits


class Column(NamedTuple):
    """Something that coaches write down of a player or of the team."""

    key: str
    label: str
    values: tuple[tuple[str, str], ...] = ()  # with their labels; () = a number


class Columns(NamedTuple):
    """What can be written down of a match."""

    of_player: tuple[Column, ...]
    of_team: tuple[Column, ...] = ()


@dataclass(frozen=True)
class MatchSheet:
    """What coaches write down of a match that was played at the table, and what it comes to.

    Read: Args - the team before the match; the notes that stood there before: what its coach has done stays.
          Raises - InvalidNotation in a sentence quoting what cannot be.
    """

    columns: Callable[[Options], Columns]
    read: Callable[[str, Options, SheetEntries, str], tuple[str, FigureCounts]]  # team, settings, marks, old notes
    marks: Callable[[str, FigureCounts], dict[tuple[int, str], str]]  # notes, figures -> the entries they come from
    points_accounted_for: Callable[[FigureCounts, Options], int]  # points of a side that its players' figures explain
    note: str = ""  # English: what else the coaches should know


@dataclass(frozen=True)
class Career:
    """What becomes of the teams of a game in a league.

    After a match: Raises - InvalidNotation quoting notes that do not fit the team.
    Arranged: Raises - InvalidNotation quoting the first word that is not allowed.
    """

    options: Options  # settings that league matches have unless others are chosen
    figures: Mapping[str, str]  # what is counted for players: key -> English label, translated where shown
    players: Callable[[str], Sequence[str]]  # team -> what each shirt is called, "" for one that nobody wears
    notes: Callable[[Game], tuple[str, str]]  # what a match that is over leaves to each side
    count: Callable[[Game], Sequence[Figure]]  # what the players did in it
    before_match: Callable[[str, Options, str], str]  # team, settings, seed of what is to be rolled -> ready to play
    after_match: Callable[[TeamBetweenMatches], TeamAfterMatch]  # the notes with the coach's choices
    arranged: Callable[[TeamBetweenMatches, Sequence[str]], str]  # the coach's choices, replacing earlier ones -> notes
    sheet: MatchSheet
    tie_break: Callable[[Any], Side] = lambda _state: NOBODY  # who goes on from a drawn knock-out match
    bot_notes: Callable[[TeamBetweenMatches], str] = lambda pause: pause.notes  # notes with the choices of a bot
    improvements: Callable[[TeamBetweenMatches], Sequence[Improvement]] = lambda _pause: ()  # the open ones, in order
