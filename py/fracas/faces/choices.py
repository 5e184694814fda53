"""The face of a game: everything that puts it before people, in one frozen record, as a `Ruleset` is everything it is.

A face decides nothing. It translates legal actions into places to tap, questions into answers to tap, positions into
counters, lists and words. Players are called by their numbers in the game's actions, cells by their numbers in its
field. A variant is made with `dataclasses.replace` and states only what differs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from fracas.faces.quips import Quips
from fracas.faces.tables import Effect, EffectByFact, OutcomeFormatter, OutcomeWords, RollWords
from fracas.kernel.event_text import EventTemplate, Names
from fracas.kernel.ruleset import Action
from fracas.kernel.stats import StatsSpec
from fracas.kernel.table import Choice, Event, Option, Reason, Roll, Rolled, Side
from fracas.view.board.model import Chance, InterceptionBand, PlayingField, Sign, Token
from fracas.view.controls import LabelledValue
from fracas.view.markup import EMPTY, Markup
from fracas.view.match.dice import DieFace
from fracas.view.match.score import Pegs, Stages, TrackerFigure
from fracas.view.match.squads import PlayerDetails, SquadList
from fracas.view.new_match import TopSetting
from fracas.view.teams.match_team import MatchTeam

if TYPE_CHECKING:
    from fracas.faces.move_plan import MovePlan
    from fracas.faces.plane_face import PlaneFace

NO_ONE = -1
NOWHERE = -1
MOST_BUTTONS = 10  # cells a question may name on buttons; more are only shown on the board

FLIGHT = "throw"  # the deed whose flight is drawn, with those who could intercept it
MOVE = ""  # the mode a selected player is in at first: cells to go to, opponents to go for


class MovePath(NamedTuple):
    """A way of the selected player to a cell, the safest there is."""

    cell: int
    chance: Chance  # of arriving
    steps: tuple[Action, ...]  # one action a cell
    cells: tuple[int, ...]  # the first is where he stands
    rolls: tuple[int, ...] = ()  # cells whose step needs a roll
    note: str = ""  # what it costs
    price: int = 0  # counters among that, which are shown before they are spent


class TargetedAction(NamedTuple):
    """Something a player may do to a cell or to who stands there, now or at the end of a way."""

    kind: str
    action: Action
    cell: int
    mode: str = MOVE  # the mode in which its cell can be tapped
    path: MovePath | None = None  # to be walked first
    chance: Chance = 1  # shown where its cell is lit
    is_marked: bool = True  # whether a player on its cell is marked as a target


class Interceptor(NamedTuple):
    """A player who could intercept a throw."""

    who: int
    chance: Chance  # of it, if he is the one who tries


class MoveOptions(NamedTuple):
    """All that a player may do now."""

    paths: dict[int, MovePath]
    actions: tuple[TargetedAction, ...]


class TrayButton(NamedTuple):
    """A button of the action tray."""

    label: str
    icon: str
    action: Action | None = None  # what it does at once, None if it changes the mode
    mode: str = MOVE  # the mode it switches to
    note: str = ""
    off: str = ""  # why it cannot be used now
    is_main: bool = False
    plan: MovePlan | None = None  # what it shows first, because it rolls dice
    then: tuple[Action, ...] = ()  # what follows the action by itself, if nothing is asked meanwhile


class AnswerChoice(NamedTuple):
    """One answer to a question."""

    option: Option
    label: str
    note: str = ""
    cell: int = NOWHERE  # where on the board it can be tapped
    angle: int = -1  # of the arrow drawn there; -1 = corners
    chance: Chance | None = None  # of success after it
    is_main: bool = False
    name: str = ""  # what a screen reader says instead of the label


class QuestionDie(NamedTuple):
    """A die a question is about."""

    face: DieFace
    option: Option | None = None  # what tapping it answers
    chance: Chance | None = None
    is_new: bool = False


class QuestionPrompt(NamedTuple):
    """A question as it is put to a coach."""

    title: str
    text: str
    replies: tuple[AnswerChoice, ...]
    note: str = ""
    dice: tuple[QuestionDie, ...] = ()

    @property
    def is_wide(self) -> bool:
        """Whether so many cells answer it that they are lit on the board instead of named on buttons."""
        return sum(reply.cell >= 0 for reply in self.replies) > MOST_BUTTONS


class SetupPrompt(NamedTuple):
    """Setting up: who can be placed, and the rest of the usual formation at one tap."""

    title: str
    text: str
    waiting: tuple[int, ...]  # players who can be placed now
    formation: Callable[[], tuple[Action, ...]]  # places those who wait, in order
    done: Action | None  # finishes the set-up, None while it is not complete
    missing: str = ""  # what is missing


class ScoreEntry(NamedTuple):
    """What a game knows of scores that are rolled or typed in before the match; teams are keys as elsewhere."""

    names: tuple[str, ...]  # of the values
    rolled: Callable[[str, Mapping[str, Any], str], str]  # team, settings, seed -> with all scores rolled anew
    unrolled: Callable[[str, Mapping[str, Any]], str]  # with scores that are rolled in the match
    typed: Callable[[str, Mapping[str, Any], int, tuple[str, ...]], str]  # with scores of one shirt; ValueError in one
    # sentence while they cannot be


def _who_acts(_state: Any, legal: Sequence[Action]) -> tuple[int, ...]:
    """Return whom the actions name that name anybody."""
    return tuple(sorted({action[1] for action in legal if len(action) > 1}))


@dataclass(frozen=True, kw_only=True)
class Face:
    """What differs between the games before people. What has a default, a game may do without."""

    key: str  # of its ruleset

    # -- teams before a match
    home_team: str  # the teams chosen at first in a new match
    away_team: str
    teams: Callable[[], Sequence[LabelledValue]]  # for a new match
    sheet: Callable[[str, Mapping[str, Any]], MatchTeam]  # team, settings of the match -> what it is like
    default_kit: Callable[[str, Side], str]  # what a team wears unless its coach chooses another
    scores: ScoreEntry | None = None  # of a game whose players are rolled
    leading_settings: Callable[[], tuple[TopSetting, ...]] = lambda: ()  # settings that stand above the teams

    # -- the position
    field: Callable[[Any], PlayingField]  # the board of a position; None = before there is one
    plane: PlaneFace | None = None  # what it has besides where there are no cells
    upright: Callable[[], Face] | None = None  # the face where the screen is taller than wide
    team_name: Callable[[Any, Side], str]
    score: Callable[[Any], tuple[int, int]]  # what stands on the slats
    quips: Quips = Quips()  # last words about a match
    detail: Callable[[Any], str]  # the line of the score bar
    pegs: Callable[[Any], Pegs | Stages | None] = lambda *_all: None  # the row of pegs, or the parts of the turn
    trackers: Callable[[Any], tuple[TrackerFigure, ...]]  # the figures to keep in view
    tokens: Callable[[Any], tuple[Token, ...]]  # the counters on the board
    token: Callable[[Any, int], Token]  # the counter of one player
    name: Callable[[Any, int], str]  # what a player is called
    who_at: Callable[[Any, int], int]  # the player on a cell, `NO_ONE` if there is none
    cell_of: Callable[[Any, int], int]  # where a player is, `NOWHERE` off the board
    ball: Callable[[Any], int] = lambda _state: NOWHERE  # the cell of a loose ball
    squad: Callable[[Any, Side, int], SquadList]  # the list of a team; the player the screen is about
    card: Callable[[Any, int, str], PlayerDetails]  # of a player; the kind of the roll to come
    cell_text: Callable[[Any, int], str]  # a cell in words
    label: Callable[[Any], str]  # the board in one sentence
    letters: Callable[[Any], str]  # the board in letters, for terminals
    kits: Callable[[Any], tuple[str, str]]  # what both teams of a position usually wear
    report: StatsSpec  # what a match report counts
    danger: Callable[[Any, Side], tuple[int, ...]] = lambda *_all: ()  # cells where a side's opponents are dangerous
    marks: Callable[[Any, int, str], Markup] = lambda *_all: EMPTY  # drawn below the counters: position, selected, mode

    signs: Callable[[Any, Side], tuple[Sign, ...]] = lambda *_all: ()  # names of parts of the board as the coach of a
    # side sees them, `NOBODY` = no coach in particular
    is_opening: Callable[[Any], bool] = lambda _state: False  # whether the ball is not in play yet: all see them
    tip: Callable[[Any, Sequence[Action]], str] = lambda *_all: ""  # what a newcomer could do now, a sentence

    # -- what may be done
    explain_tap: Callable[[Any, int, int, str], str] = lambda *_all: ""  # position, selected player, cell, mode -> why a
    # tap there does nothing, "" if that is not known; `NO_ONE` selected = why who stands there cannot be
    acting: Callable[[Any], int]  # the player whose action is in progress, `NO_ONE` between actions
    actors: Callable[[Any, Sequence[Action]], tuple[int, ...]] = _who_acts  # who may act or be placed now
    move_options: Callable[[Any, Sequence[Action], int], MoveOptions]  # all that a player may do now
    without_rerolls: Callable[[Any, Action], Any] = lambda state, _action: state  # where an action can be paid, but no re-roll
    odds_caveat: Callable[[Any, Sequence[Action], int], str] = lambda *_all: ""  # what the odds of a plan leave out: its
    # actions from its first roll on, of which so many roll
    tray_buttons: Callable[[Any, Sequence[Action], int, str], tuple[TrayButton, ...]]  # the action tray
    prompt: Callable[[Any, int], tuple[str, str]] = lambda _state, _actors: ("", "")  # what is asked while nobody is
    # selected and so many can act, if it is more than that: a headline and a sentence
    hint: Callable[[Any, int, str], tuple[str, str]]  # what the selected player's coach may do now: the same
    setup: Callable[[Any, Sequence[Action]], SetupPrompt | None] = lambda *_all: None  # None outside of set-up
    throw_bands: Callable[[Any, Action], tuple[tuple[InterceptionBand, ...], tuple[Interceptor, ...]]] = lambda *_all: ((), ())
    # the bands of a throw, and who could intercept it

    # -- words
    base_need: int = 0  # what a roll needs before its reasons are added to the die; 0 if the reasons add up to the need
    low_rolls: frozenset[str] = frozenset()  # rolls of which little is wanted
    self_explanatory: frozenset[str] = frozenset()  # rolls whose sentence says itself which face brings something
    questions: Mapping[str, Callable[[Any, Choice], QuestionPrompt]]  # by their kinds: how they are put
    auto_answer: Callable[[Any, Choice], Option | None] = lambda *_all: None  # what answers a question in which nothing can
    # be gained by the exact odds, so that no coach is asked on the page
    rolls: Mapping[str, RollWords]  # by their kinds
    certain_words: Callable[[str], tuple[str, str] | None] = lambda _kind: None  # deeds for which nothing is rolled, by their
    # kinds: verb and sentence; None = going to a cell
    reason: Callable[[Any, Roll, Reason], str]  # one modifier
    paired_rolls: frozenset[str] = frozenset()  # rolls whose dice are compared one by one, the highest first
    counts: Callable[[Rolled], tuple[str, ...]] = lambda _rolled: ()  # what each of its dice counts, if that is said
    result: Callable[[Rolled], str]  # what a throw comes to
    outcomes: Mapping[str, OutcomeWords | OutcomeFormatter]  # by their keys, worst first; "*" stands for a part that differs
    walk: Callable[[Any, int, int, int], str] = lambda *_all: ""  # the sentence for several steps of a player to a cell
    event_templates: Mapping[str, EventTemplate]  # the game's own sentences and the roles of facts, by the kinds of events
    tell: Callable[[Event, Any, Names, Names], str]  # what happened; players and sides as they are called
    effects: Mapping[str, Effect | EffectByFact]  # what events do to eye and ear, by their kinds
    turn_key: Callable[[Any], tuple[int, ...]]  # what changes when a new turn begins
    turn_title: Callable[[Any], str]  # the heading of the turn in the log

    def for_orientation(self, is_upright: bool) -> Face:
        """Return the face as the board stands: upright if that is wished and the game has such a board."""
        return self.upright() if is_upright and self.upright is not None else self
