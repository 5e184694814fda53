"""The face of a game: its whole presentation in one frozen record, as a `Ruleset` is for its rules.

A face decides nothing. It translates legal actions into places to tap, questions into answers to tap, positions into
counters, lists and words. A variant is made with `dataclasses.replace` and states only its differences.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from fracas.faces.choices import NOWHERE, Interceptor, MoveOptions, QuestionPrompt, SetupPrompt, TrayButton
from fracas.faces.move_plan import WaitIdea
from fracas.faces.plane_face import PlaneFace
from fracas.faces.quips import Quips
from fracas.faces.tables import Effect, EffectByFact, OutcomeFormatter, OutcomeWords, RollTitle
from fracas.kernel.contracts.event_text import EventTemplate, Names
from fracas.kernel.contracts.stats import StatsSpec
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Choice, Event, Reason, Roll, Rolled, Side
from fracas.kernel.work import PausingWork
from fracas.view.board.model import InterceptionBand, PlayingField, Sign, Token
from fracas.view.controls import LabelledValue
from fracas.view.markup import EMPTY, Markup
from fracas.view.match.score import Pegs, Stages, TrackerFigure
from fracas.view.match.squads import PlayerDetails, SquadList
from fracas.view.new_match import TopSetting
from fracas.view.teams.match_team import MatchTeam


class ScoreEntry(NamedTuple):
    """The entry of scores that are rolled or typed in before the match; teams are keys as elsewhere."""

    names: tuple[str, ...]  # of the values
    rolled: Callable[[str, Mapping[str, Any], str], str]  # team, settings, seed -> with all scores rolled anew
    unrolled: Callable[[str, Mapping[str, Any]], str]  # with scores that are rolled in the match
    typed: Callable[[str, Mapping[str, Any], int, tuple[str, ...]], str]  # with scores of one shirt; ValueError in one
    # sentence for invalid ones


def _named_players(_state: Any, legal: Sequence[Action]) -> tuple[int, ...]:
    """Return the players named in actions."""
    return tuple(sorted({action[1] for action in legal if len(action) > 1}))


@dataclass(frozen=True, kw_only=True)
class Face:
    """The presentation of a game. Fields with a default are optional."""

    key: str  # of its ruleset

    # -- teams before a match
    home_team: str  # the teams selected at first in a new match
    away_team: str
    teams: Callable[[], Sequence[LabelledValue]]  # for a new match
    sheet: Callable[[str, Mapping[str, Any]], MatchTeam]  # a team with some settings of the match
    default_kit: Callable[[str, Side], str]  # of a team, unless its coach chooses another
    scores: ScoreEntry | None = None  # in a game whose players are rolled
    leading_settings: Callable[[], tuple[TopSetting, ...]] = lambda: ()  # settings above the teams

    # -- the position
    field: Callable[[Any], PlayingField]  # the board of a position; None = before there is one
    plane: PlaneFace | None = None  # in place of cells
    upright: Callable[[], Face] | None = None  # the face for screens taller than wide
    team_name: Callable[[Any, Side], str]
    score: Callable[[Any], tuple[int, int]]  # on the slats of the score bar
    quips: Quips = Quips()  # last words about a match
    detail: Callable[[Any], str]  # the line of the score bar
    pegs: Callable[[Any], Pegs | Stages | None] = lambda *_all: None  # the row of pegs, or the parts of the turn
    trackers: Callable[[Any], tuple[TrackerFigure, ...]]  # the figures to keep in view
    figures_of: Callable[[Any, Side], Any] = lambda state, _side: state  # the position whose figures are those of a
    # side, where they are else those of the side whose turn it is
    tokens: Callable[[Any], tuple[Token, ...]]  # the counters on the board
    token: Callable[[Any, int], Token]  # the counter of one player
    name: Callable[[Any, int], str]  # of a player
    who_at: Callable[[Any, int], int]  # the player on a cell, `NO_ONE` if there is none
    cell_of: Callable[[Any, int], int]  # of a player, `NOWHERE` off the board
    ball: Callable[[Any], int] = lambda _state: NOWHERE  # the cell of a loose ball
    squad: Callable[[Any, Side, int], SquadList]  # the list of a team; the selected or acting player
    card: Callable[[Any, int, str], PlayerDetails]  # of a player; the kind of the roll to come
    cell_text: Callable[[Any, int], str]  # a cell in words
    label: Callable[[Any], str]  # the board in one sentence
    letters: Callable[[Any], str]  # the board in letters, for terminals
    kits: Callable[[Any], tuple[str, str]]  # the usual kits of both teams of a position
    report: StatsSpec  # the columns of a match report
    danger: Callable[[Any, Side], tuple[int, ...]] = lambda *_all: ()  # cells where a side's opponents are dangerous
    marks: Callable[[Any, int, str], Markup] = lambda *_all: EMPTY  # drawn below the counters: position, selected, mode

    signs: Callable[[Any, Side], tuple[Sign, ...]] = lambda *_all: ()  # labels of parts of the board, as the coach of a
    # side sees them, `NOBODY` = no coach in particular
    own_end: Callable[[Any, Side], int] | None = None  # a cell at the end of the board that a side defends; None = the
    # home side's is always at the bottom or on the left
    goals: Callable[[Any, Side], Sequence[int]] = lambda *_all: ()  # the cells to which a side brings the ball; none =
    # the way there is no matter of steps
    clock: Callable[[Any, int], tuple[int, int]] | None = None  # the turns of a player's side behind this one, and his
    # steps in one of them at most; None = no turns are counted
    is_opening: Callable[[Any], bool] = lambda _state: False  # whether the ball is not in play yet: all see the labels
    tip: Callable[[Any, Sequence[Action]], str] = lambda *_all: ""  # advice to a newcomer, one sentence

    # -- choices
    explain_tap: Callable[[Any, int, int, str], str] = lambda *_all: ""  # position, selected player, cell, mode -> the
    # reason why a tap has no effect, "" if unknown; `NO_ONE` selected = why the player there cannot be selected
    acting: Callable[[Any], int]  # the player whose action is in progress, `NO_ONE` between actions
    actors: Callable[[Any, Sequence[Action]], tuple[int, ...]] = _named_players  # all who may act or be placed now
    move_options: Callable[[Any, Sequence[Action], int], MoveOptions]  # of a player
    without_rerolls: Callable[[Any, Action], Any] = lambda state, _action: state  # the position with no more counters
    # than an action costs
    counts_rerolls: bool = False  # whether chances count a re-roll of the team
    with_rerolls: Callable[[], Face] | None = None  # the face whose chances count a re-roll of the team
    odds_caveat: Callable[[Any, Sequence[Action], int], str] = lambda *_all: ""  # assumptions of a plan's odds: actions
    # from the first roll on, the number of them that roll
    tray_buttons: Callable[[Any, Sequence[Action], int, str], tuple[TrayButton, ...]]  # the action tray
    prompt: Callable[[Any, int], tuple[str, str]] = lambda _state, _actors: ("", "")  # headline and sentence while
    # nobody is selected and so many can act, "" for the usual ones
    hint: Callable[[Any, int, str], tuple[str, str]]  # headline and sentence for the selected player
    setup: Callable[[Any, Sequence[Action]], SetupPrompt | None] = lambda *_all: None  # None outside of set-up
    throw_bands: Callable[[Any, Action],
                          tuple[tuple[InterceptionBand, ...], tuple[Interceptor, ...]]] = lambda *_all: ((), ())
    # the bands of a throw, and its possible interceptors

    wait_idea: Callable[[Any], PausingWork[WaitIdea | None]] | None = None  # of a position; None instead of an idea =
    # whatever can be done is better done at once

    # -- words
    base_need: int = 0  # need of a roll before its reasons are added to the die; 0 if the reasons add up to the need
    low_rolls: frozenset[str] = frozenset()  # rolls in which low results are good
    self_explanatory: frozenset[str] = frozenset()  # rolls whose sentence names the good face
    questions: Mapping[str, Callable[[Any, Choice], QuestionPrompt]]  # prompts by the kinds of questions
    rolls: Mapping[str, RollTitle]  # titles, by their kinds
    roll_label: Callable[[Roll], str]  # the name of a roll
    certain_words: Callable[[str], tuple[str, str] | None] = lambda _kind: None  # label and sentence of kinds of
    # actions without a roll; None = going to a cell
    reason: Callable[[Any, Roll, Reason], str]  # one modifier in words
    paired_rolls: frozenset[str] = frozenset()  # rolls whose dice are compared one by one, the highest first
    counts: Callable[[Rolled], tuple[str, ...]] = lambda _rolled: ()  # the worth of each die, if it is shown
    result: Callable[[Rolled], str]  # the result of a throw
    outcomes: Mapping[str, OutcomeWords | OutcomeFormatter]  # by their keys, worst first; "*" = a part that differs
    walk: Callable[[Any, int, int], str] = lambda *_all: ""  # the sentence for some steps of a player
    event_templates: Mapping[str, EventTemplate]  # the game's sentences and the roles of facts, by the kinds of events
    tell: Callable[[Event, Any, Names, Names], str]  # the sentence of an event; names of players and sides
    effects: Mapping[str, Effect | EffectByFact]  # visual and audible effects, by the kinds of events
    turn_key: Callable[[Any], tuple[int, ...]]  # differs from turn to turn
    turn_title: Callable[[Any], str]  # the heading of the turn in the log

    def for_rerolls(self, is_counted: bool) -> Face:
        """Return the face that counts a re-roll of the team, if that is wished and there is one."""
        return self.with_rerolls() if is_counted and self.with_rerolls is not None else self

    def for_orientation(self, is_upright: bool) -> Face:
        """Return the upright face if it is wanted and the game has one, else this face."""
        return self.upright() if is_upright and self.upright is not None else self
