"""Roster schema: fields, limits, costs and texts that a game states of the teams its coaches build.

`roster_editor` makes the builder, the printed sheet and the controls of it. A roster is a record of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, Protocol, Self, TypeVar

from fracas.kernel.errors import InvalidNotation, quote
from fracas.kernel.teams.kits import Kits
from fracas.kernel.teams.team_files import Fault
from fracas.locale import N_, _, ngettext
from fracas.view.arguments import Reader, key_in
from fracas.view.board.model import Token
from fracas.view.controls import LabelledValue
from fracas.view.teams.roster import ScoreRolls
from fracas.view.teams.roster_pieces import PlayerEditor, PlayerRow, PointsTally
from fracas.view.teams.team_list import NewTeamOption, PrintedPlayer

ADVANCED = "advanced"  # the template of a printed team with abilities, which a new match offers too
NOTHING = "nothing"  # the template of an empty team
STEP: Reader[int] = key_in(lambda: {"less": -1, "more": 1})  # of a stepper


class AnyMember(Protocol):
    """A player of a roster, whatever the game."""

    @property
    def name(self) -> str:
        """His own name, "" for the given one."""

    def _replace(self, *args: Any, **changed: Any) -> Self: ...


class AnyRoster(Protocol):
    """A roster, whatever the game."""

    @property
    def name(self) -> str:
        """Its own name, "" for the given one."""

    @property
    def members(self) -> tuple[Any, ...]:
        """Its players in the order of their numbers."""

    @property
    def kits(self) -> Kits:
        """Its kits at home and away, "" for the usual one."""

    def _replace(self, *args: Any, **changed: Any) -> Self: ...


Roster = TypeVar("Roster", bound=AnyRoster)
Member = TypeVar("Member", bound=AnyMember)


class RosterChange(NamedTuple):
    """The effect of a control of the builder."""

    make: Callable[..., Any]  # roster, arguments -> roster; ValueError in a sentence if that cannot be
    readers: tuple[Reader[Any], ...]  # of the arguments
    is_typed: bool = False  # whether the last argument is being typed: its letters are one change
    is_rolled: bool = False  # whether dice are thrown: a fresh seed is one more argument


class HiringRow(NamedTuple):
    """A kind of player that can be hired."""

    key: str
    name: str
    note: str
    most: int
    rule: str
    values: tuple[str, ...]  # by the columns of the schema


class Purchase(NamedTuple, Generic[Roster]):
    """Support that can be bought."""

    key: str
    name: str
    note: str
    now: int
    most: int  # allowed
    rule: str
    buy: Callable[[int], Roster]  # number -> the roster with so many
    is_switch: bool = False  # whether a team has it or not
    full: str = ""  # why there can be no more
    limit: int | None = None  # most that can be entered, None = as allowed


class PlaceNumbers(Generic[Roster, Member]):
    """Shirt numbers that are places in the roster."""

    def choices(self, roster: Roster) -> Iterable[int]:
        """Return the numbers that a player may wear."""
        return range(1, len(roster.members) + 1)

    def by_shirt(self, roster: Roster) -> dict[int, Member]:
        """Return the players by number."""
        return dict(enumerate(roster.members, 1))

    def add(self, roster: Roster, member: Member) -> Roster:
        """Return a roster with one more player."""
        return roster._replace(members=(*roster.members, member))

    def release(self, roster: Roster, shirt: int) -> Roster:
        """Return a roster without a player; those behind him move up."""
        place = self._place(roster, shirt)
        return roster._replace(members=roster.members[:place] + roster.members[place + 1:])

    def renumber(self, roster: Roster, old: int, new: int) -> Roster:
        """Return a roster in which two players have changed numbers."""
        one, two = self._place(roster, old), self._place(roster, new)
        members = [*roster.members]
        members[one], members[two] = members[two], members[one]
        return roster._replace(members=tuple(members))

    def change(self, roster: Roster, shirt: int, change: Callable[[Member], Member]) -> Roster:
        """Return a roster with one player changed."""
        members = [*roster.members]
        place = self._place(roster, shirt)
        members[place] = change(members[place])
        return roster._replace(members=tuple(members))

    def _place(self, roster: Roster, shirt: int) -> int:
        if not 1 <= shirt <= len(roster.members):
            raise InvalidNotation(_("Nobody wears the number {text}.").format(text=quote(str(shirt))))
        return shirt - 1


def players_line(name: str, size: int) -> str:
    """Return the name of a team list with the number of players."""
    players = ngettext("{n} player", "{n} players", size).format(n=size)
    return f"{name} · {players}"


@dataclass(frozen=True, kw_only=True)
class RosterSchema(Generic[Roster, Member]):
    """Fields, limits, costs and texts of the rosters of a game. What has a default, a game may do without."""

    game: str  # its key

    # -- new rosters and their texts
    lists: Callable[[], Sequence[LabelledValue]]  # of which a team can be
    templates: Callable[[], Sequence[NewTeamOption]]  # of new teams, the usual one first
    create: Callable[[str, str], Roster]  # list, template -> a new roster
    write: Callable[[Roster], str]  # the text of its file
    read: Callable[[str], Roster]  # of a file, a forum text or a team code; ValueError in one sentence if it is none
    forum: Callable[[Roster], str]  # as lines for people, which `read` reads too
    code: Callable[[Roster, str], str]  # which starts a match of a game; "" if it cannot play it even in a friendly

    # -- the team
    title: Callable[[Roster], str]
    given_title: Callable[[Roster], str]  # of a team without a name of its own
    line: Callable[[Roster], str]  # list and size
    state: Callable[[Roster], str]  # what lists say of it besides
    is_state_printed: bool = True  # whether its sheet says so too
    tally: Callable[[Roster], PointsTally]  # against its limit
    usual_kit: Callable[[Roster, int], str]  # on a side
    faults: Callable[[Roster, str], Iterable[Fault]]  # why it may not play a game; "" = one it is made for
    plays_only_legal: bool = False  # whether a team with faults plays not even a friendly
    needs: Callable[[Roster], Mapping[str, Any]] = lambda roster: {}  # settings without which it cannot play
    limit: Callable[[Roster], int | None] = lambda roster: None  # of its points, where it can be typed in
    sizes: tuple[int, ...] = ()  # of a squad, where there is a choice
    size: Callable[[Roster], int] = lambda roster: 0  # chosen
    resize: Callable[[Roster, int], Roster] = lambda roster, size: roster
    rolls: Callable[[Roster], ScoreRolls | None] = lambda roster: None  # what is known of scores that are rolled
    purchases: Callable[[Roster], tuple[Purchase[Roster], ...]] = lambda roster: ()
    support: Callable[[Roster], tuple[str, ...]] | None = None  # what it has bought, in words
    counters: Callable[[Roster], tuple[Token, ...]] = lambda roster: ()  # of some players; () = the usual ones

    # -- players
    numbers: PlaceNumbers[Roster, Member] = PlaceNumbers()
    most_players: int
    full: str = N_("the team is full")
    hiring: Callable[[Roster], tuple[HiringRow, ...]]  # who can be hired
    kind: Callable[[Member], str]  # the key of what a player was hired as
    recruit: Callable[[str], Member]  # key -> who is hired
    unknown_kind: str = N_("This team has no position {text}.")
    columns: Callable[[], tuple[str, ...]]  # names of the values of a player
    row: Callable[[Roster, int, Member], PlayerRow]  # a player as lists show him, without his abilities
    abilities: Callable[[Roster, int, Member], Iterable[str]]  # keys
    ability_name: Callable[[str], str]
    ability_effect: Callable[[str], str]
    ability_order: Callable[[Iterable[str]], Iterable[str]] = tuple  # on the sheet
    given_name: Callable[[Roster, int, Member], str]  # of a player without a name of his own
    player_editor: Callable[[Roster, Member, PlayerEditor], PlayerEditor] = lambda roster, member, editor: (
        editor)  # with what can be changed besides name and number
    skills: tuple[str, ...] = ()  # that players can learn here
    with_skill: Callable[[Member, str, bool], Member] = lambda member, key, is_on: member
    card: Callable[[Roster, Member, PlayerRow], PrintedPlayer]  # on the sheet
    note: Callable[[Roster, Member, PlayerRow], str] = lambda roster, member, row: ", ".join(
        filter(None, (row.line, *row.abilities)))  # in a new match
    own_changes: Mapping[str, RosterChange] = field(default_factory=dict)  # by further controls of the builder
