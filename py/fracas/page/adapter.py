"""What the page must know of a game to put it on a screen: one adapter a game, in `adapters`, loaded when played.

An adapter decides nothing. It translates legal actions into places to tap, questions into answers to tap, positions
into counters and lists. Players are called by their numbers in the game's actions, cells by their numbers in its field.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any, NamedTuple, Protocol

from fracas.kernel.ruleset import Action
from fracas.kernel.table import Choice, Event, Option, Reason, Roll, Rolled, Side
from fracas.view.controls import Choice as Piece
from fracas.view.dice import Face
from fracas.view.model import Chance, Field, Strip, Token
from fracas.view.newmatch import Profile
from fracas.view.score import Pegs, Tracker
from fracas.view.slip import Outcome
from fracas.view.squads import Card, Squad

NO_ONE = -1
NOWHERE = -1
MOST_BUTTONS = 10  # cells a question may name on buttons; more are only shown on the board

FLIGHT = "throw"  # the deed whose flight is drawn, with those who could intercept it
MOVE = ""  # the mode a selected player is in at first: cells to go to, opponents to go for


class Way(NamedTuple):
    """A way of the selected player to a cell, the safest there is."""

    cell: int
    chance: Chance  # of arriving
    steps: tuple[Action, ...]  # one action a cell
    cells: tuple[int, ...]  # the first is where he stands
    rolls: tuple[int, ...] = ()  # cells whose step needs a roll
    note: str = ""  # what it costs
    price: int = 0  # counters among that, which are shown before they are spent


class Deed(NamedTuple):
    """Something a player may do to a cell or to who stands there, now or at the end of a way."""

    kind: str
    action: Action
    cell: int
    mode: str = MOVE  # the mode in which its cell can be tapped
    way: Way | None = None  # to be walked first
    chance: Chance = 1  # shown where its cell is lit
    is_marked: bool = True  # whether a player on its cell is marked as a target


class Stealer(NamedTuple):
    """A player who could intercept a throw."""

    who: int
    chance: Chance  # of it, if he is the one who tries


class Offer(NamedTuple):
    """All that a player may do now."""

    ways: dict[int, Way]
    deeds: tuple[Deed, ...]


class Command(NamedTuple):
    """A button of the action tray."""

    label: str
    icon: str
    action: Action | None = None  # what it does at once, None if it changes the mode
    mode: str = MOVE  # the mode it switches to
    note: str = ""
    off: str = ""  # why it cannot be used now
    is_main: bool = False


class Reply(NamedTuple):
    """One answer to a question."""

    option: Option
    label: str
    note: str = ""
    cell: int = NOWHERE  # where on the board it can be tapped
    angle: int = -1  # of the arrow drawn there; -1 = corners
    chance: Chance | None = None  # of success after it
    is_main: bool = False
    name: str = ""  # what a screen reader says instead of the label


class AskedDie(NamedTuple):
    """A die a question is about."""

    face: Face
    option: Option | None = None  # what tapping it answers
    chance: Chance | None = None
    is_new: bool = False


class Ask(NamedTuple):
    """A question as it is put to a coach."""

    title: str
    text: str
    replies: tuple[Reply, ...]
    note: str = ""
    dice: tuple[AskedDie, ...] = ()

    @property
    def is_wide(self) -> bool:
        """Whether so many cells answer it that they are lit on the board instead of named on buttons."""
        return sum(reply.cell >= 0 for reply in self.replies) > MOST_BUTTONS


class Pool(NamedTuple):
    """A roll as dice to show."""

    faces: tuple[Face, ...]
    born: tuple[bool, ...] = ()  # which were brought by others


class Setup(NamedTuple):
    """Setting up: who can be placed, and the rest of the usual formation at one tap."""

    title: str
    text: str
    waiting: tuple[int, ...]  # players who can be placed now
    formation: tuple[Action, ...]  # in order; empty when nobody is left to be placed
    done: Action | None  # finishes the set-up, None while it is not complete
    missing: str = ""  # what is missing


class Row(NamedTuple):
    """Players of one kind in the line-up of a new match; a tap makes another team of it."""

    name: str
    chosen: int
    most: int
    less: str = ""  # key of the team with one less, "" if there is none
    more: str = ""  # key of the team with one more, "" if no more are allowed


class Score(NamedTuple):
    """A player whose scores may be typed in before the match."""

    shirt: int
    name: str
    values: tuple[str, ...]  # "" = rolled in the match


class Scores(Protocol):
    """What a game knows of scores that are rolled or typed in before the match; teams are keys as elsewhere."""

    names: tuple[str, ...]  # of the values

    def rolled(self, team: str, options: Mapping[str, Any], seed: str) -> str:
        """Return a team with all scores rolled anew."""

    def unrolled(self, team: str, options: Mapping[str, Any]) -> str:
        """Return a team whose scores are rolled in the match."""

    def typed(self, team: str, options: Mapping[str, Any], shirt: int, texts: tuple[str, ...]) -> str:
        """Return a team with typed scores of one player; ValueError in one sentence while they cannot be."""


class Sheet(NamedTuple):
    """A team in a new match."""

    name: str
    line: str
    columns: tuple[str, ...]
    profiles: tuple[Profile, ...]
    line_up: tuple[Row, ...] = ()  # what its coach may choose; empty where a team always plays as it is
    size: int = 0  # players it needs in all
    scores: tuple[Score, ...] = ()  # of a game whose players are rolled
    counters: tuple[Token, ...] = ()  # of some of its players; () = the usual ones


class Adapter(Protocol):
    """What differs between the games on the page."""

    field: Field
    base: int  # what a roll needs before its reasons are added to the die; 0 if the reasons add up to the need
    home_team: str  # the teams chosen at first in a new match
    away_team: str

    def teams(self) -> Sequence[Piece]:
        """List the teams for a new match."""

    def sheet(self, team: str) -> Sheet:
        """Return what a team is like."""

    def default_kit(self, team: str, side: Side) -> str:
        """Return the kit a team wears unless its coach chooses another."""

    def team_name(self, state: Any, side: Side) -> str:
        """Return the name of a side."""

    def score(self, state: Any) -> tuple[int, int]:
        """Return what stands on the slats."""

    def detail(self, state: Any) -> str:
        """Return the line of the score bar."""

    def pegs(self, state: Any) -> Pegs | None:
        """Return the row of pegs, if the game has one."""

    def trackers(self, state: Any) -> tuple[Tracker, ...]:
        """Return the figures to keep in view."""

    def tokens(self, state: Any) -> tuple[Token, ...]:
        """Return the counters on the board."""

    def token(self, state: Any, who: int) -> Token:
        """Return the counter of one player."""

    def name(self, state: Any, who: int) -> str:
        """Return what a player is called."""

    def who_at(self, state: Any, cell: int) -> int:
        """Return the player on a cell, `NO_ONE` if there is none."""

    def cell_of(self, state: Any, who: int) -> int:
        """Return where a player is, `NOWHERE` off the board."""

    def ball(self, state: Any) -> int:
        """Return the cell of a loose ball, `NOWHERE` if there is none."""

    def squad(self, state: Any, side: Side, now: int) -> Squad:
        """Return the list of a team."""

    def card(self, state: Any, who: int, roll: str) -> Card:
        """Return the card of a player; `roll` is the kind of the roll to come."""

    def cell_text(self, state: Any, cell: int) -> str:
        """Return a cell in words."""

    def label(self, state: Any) -> str:
        """Return the board in one sentence."""

    def danger(self, state: Any, side: Side) -> tuple[int, ...]:
        """Return the cells where the opponents of a side are dangerous."""

    def acting(self, state: Any) -> int:
        """Return the player whose action is in progress, `NO_ONE` between actions."""

    def actors(self, state: Any, legal: Sequence[Action]) -> tuple[int, ...]:
        """List the players who may act or be placed now."""

    def offer(self, state: Any, legal: Sequence[Action], who: int) -> Offer:
        """Return all that a player may do now."""

    def after(self, state: Any, who: int, way: Way, steps: int) -> Any:
        """Return the position after some steps of a way went well."""

    def plain(self, state: Any, action: Action) -> Any:
        """Return the position in which an action can be paid, but nothing re-rolled: what odds are told for."""

    def assumed(self, state: Any, rest: Sequence[Action], rolls: int) -> str:
        """Return what the odds of a plan leave out, "" if nothing.

        Args: rest - its actions from its first roll on, of which so many roll.
        """

    def commands(self, state: Any, legal: Sequence[Action], who: int, mode: str) -> tuple[Command, ...]:
        """Return the action tray."""

    def prompt(self, state: Any) -> tuple[str, str]:
        """Return what is asked while nobody is selected, if it is more than who acts: a headline and a sentence."""

    def hint(self, state: Any, who: int, mode: str) -> tuple[str, str]:
        """Return what the selected player's coach may do now: a headline and a sentence."""

    def setup(self, state: Any, legal: Sequence[Action]) -> Setup | None:
        """Return what is to be set up, None outside of set-up."""

    def band(self, state: Any, who: int, cell: int) -> tuple[tuple[Strip, ...], tuple[Stealer, ...]]:
        """Return the bands of a throw to a cell, and who could intercept it."""

    def ask(self, state: Any, choice: Choice) -> Ask:
        """Put a question into words."""

    def roll_title(self, state: Any, roll: Roll) -> tuple[str, str, str]:
        """Return what a roll is: the verb, a whole sentence without its full stop, and the name of the target."""

    def reason(self, state: Any, roll: Roll, reason: Reason) -> str:
        """Return the words of one modifier."""

    def pool(self, rolled: Rolled) -> Pool:
        """Return the dice of a roll."""

    def result(self, rolled: Rolled) -> str:
        """Return what a throw comes to."""

    def is_success(self, rolled: Rolled) -> bool | None:
        """Return whether a throw was enough, None if nothing was needed."""

    def outcomes(self, roll: Roll | None, fan: dict[str, Fraction]) -> tuple[Outcome, ...]:
        """Return the fan of outcomes in words, worst first."""

    def walk(self, state: Any, who: int, steps: int, cell: int) -> str:
        """Return the sentence for several steps of a player."""

    def sentence(self, state: Any, event: Event) -> str:
        """Return what happened, "" if there is nothing to say."""

    def who_in(self, event: Event) -> int:
        """Return the player an event is about."""

    def turn_key(self, state: Any) -> tuple[int, ...]:
        """Return what changes when a new turn begins."""

    def turn_title(self, state: Any) -> str:
        """Return the heading of the turn in the log."""

    def shout(self, event: Event) -> str:
        """Return the one word to shout at an event, "" for most."""

    def effects(self, event: Event) -> tuple[tuple[int, str, int], ...]:
        """Return what moves at an event besides steps: a player, "lunge", "falls" or "hop", and whom it is aimed at."""

    def trail(self, event: Event) -> tuple[int, int]:
        """Return the cells a player or the ball moved between, `NOWHERE` twice if nothing moved."""


class Bare:
    """What a game may do without: a ball, danger, a set-up, interceptions, odds that leave something out.

    An adapter that inherits it says only what its game has.
    """

    base = 0

    def ball(self, state: Any) -> int:
        """Return no cell."""
        return NOWHERE

    def danger(self, state: Any, side: Side) -> tuple[int, ...]:
        """Return no cells."""
        return ()

    def setup(self, state: Any, legal: Sequence[Action]) -> Setup | None:
        """Return nothing."""
        return None

    def band(self, state: Any, who: int, cell: int) -> tuple[tuple[Strip, ...], tuple[Stealer, ...]]:
        """Return no bands and nobody."""
        return (), ()

    def prompt(self, state: Any) -> tuple[str, str]:
        """Return nothing."""
        return "", ""

    def plain(self, state: Any, action: Action) -> Any:
        """Return the position: nothing can be re-rolled."""
        return state

    def assumed(self, state: Any, rest: Sequence[Action], rolls: int) -> str:
        """Return nothing."""
        return ""

    def walk(self, state: Any, who: int, steps: int, cell: int) -> str:
        """Return nothing: a move is one action and has its own sentence."""
        return ""

    def trail(self, event: Event) -> tuple[int, int]:
        """Return no cells."""
        return NOWHERE, NOWHERE


def field_of(adapter: Adapter, state: Any) -> Field:
    """Return the field of a position; that of a game without cells has the terrain of the table."""
    ask: Callable[[Any], Field] | None = getattr(adapter, "field_for", None)
    return adapter.field if ask is None else ask(state)
