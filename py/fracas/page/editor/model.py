"""The model of the position editor: a position under construction, its history, its odds and its puzzle."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple

from fracas.faces import composer_of, face_of
from fracas.faces.choices import NO_ONE, NOWHERE
from fracas.faces.composer import Composer, PositionField
from fracas.faces.face import Face
from fracas.faces.preview import Fan
from fracas.games import ruleset
from fracas.kernel.ruleset import Ruleset
from fracas.kernel.table import Side
from fracas.locale import language
from fracas.puzzles.puzzle import Puzzle


class EditorSpec(NamedTuple):
    """The kind of positions that an editor makes."""

    composer: Composer
    faults: Callable[[Any], tuple[str, ...]]  # of a position, in English
    emptied: Callable[[Any], Any]  # the same position with nobody on the board
    has_own_teams: bool = True  # whether teams and game are chosen in the editor


class ChosenOdds(NamedTuple):
    """The odds of an action."""

    action: str = ""  # its text, "" for none
    fan: Fan = {}  # empty until it is worked out


class PuzzleDraft(NamedTuple):
    """A puzzle made of the position."""

    aim: str = ""  # whose best line is looked for, or was found
    note: str = ""  # sentence about it
    puzzle: Puzzle | None = None  # without a line where none was found


@dataclass(slots=True)
class EditorModel:
    """A position under construction; only `update` writes it."""

    spec: EditorSpec
    states: list[Any]  # the position after every change, none of them changed again
    began: str = ""  # name of its draft on this device: a game or a link; "" keeps none
    at: int = 0  # number of the present position
    selected: int = NO_ONE
    has_ball: bool = False  # whether the next tap puts the ball down
    trouble: str = ""  # reason why the last change was not made
    odds: ChosenOdds = ChosenOdds()
    puzzle: PuzzleDraft = PuzzleDraft()
    series: tuple[Puzzle, ...] = ()  # puzzles that come before it
    held: str = ""  # region whose field the author holds, so that it is not drawn anew; "" for none
    faults: tuple[str, ...] = field(init=False)  # in the present position, in English

    def __post_init__(self) -> None:
        self.faults = self.spec.faults(self.state)

    @property
    def state(self) -> Any:
        """The present position."""
        return self.states[self.at]

    @property
    def composer(self) -> Composer:
        """The composer of the game."""
        return self.spec.composer

    @property
    def rules(self) -> Ruleset:
        """The ruleset of the game."""
        return ruleset(self.composer.game)

    @property
    def face(self) -> Face:
        """The face of the game."""
        return face_of(self.composer.game)

    @property
    def text(self) -> str:
        """The position string."""
        return self.rules.position(self.state)

    @property
    def selected_cell(self) -> int:
        """The cell of the selected player, `NOWHERE` if nobody is selected or he is off the board."""
        return self.face.cell_of(self.state, self.selected) if self.selected != NO_ONE else NOWHERE

    @property
    def player_fields(self) -> tuple[PositionField, ...]:
        """The fields of the selected player, () if nobody is selected."""
        return self.composer.fields_of(self.state, self.selected) if self.selected != NO_ONE else ()

    @property
    def teams(self) -> tuple[str, str]:
        """The ready teams whose players these are, "" for a side that has others."""
        home = _ready_squads(self.composer, 0, "", language()).get(_names(self.composer, self.state, 0), "")
        return home, _ready_squads(self.composer, 1, home, language()).get(_names(self.composer, self.state, 1), "")

    @property
    def has_unfinished_match(self) -> bool:
        """Whether the position is legal, and of a match that is not over."""
        return not self.faults and not self.rules.is_terminal(self.state)


def board_spec(composer: Composer) -> EditorSpec:
    """Return the spec of any position of a game."""
    def emptied(state: Any) -> Any:
        changed = state.copy()
        for who in [*composer.players(changed)]:
            composer.put(changed, who, NOWHERE)
        return changed
    return EditorSpec(composer, ruleset(composer.game).faults, emptied)


def empty_board(game: str) -> EditorModel | None:
    """Return the editor with the empty board of a game, None for a game without an editor."""
    composer, face = composer_of(game), face_of(game)
    if composer is None:
        return None
    return EditorModel(board_spec(composer), [composer.empty(face.home_team, face.away_team)])


@cache
def _ready_squads(composer: Composer, side: Side, home: str, _language: str) -> dict[tuple[str, ...], str]:
    """Return the ready teams of a side by the names of their players, which a language may translate.

    Args: home - the team opposite, whose players may be called alike, "" for the same one.
    """
    squads: dict[tuple[str, ...], str] = {}
    for team in face_of(composer.game).teams():
        squads.setdefault(_names(composer, composer.empty(home or team.value, team.value), side), team.value)
    return squads


def _names(composer: Composer, state: Any, side: Side) -> tuple[str, ...]:
    face = face_of(composer.game)
    name = composer.own_name or face.name
    return tuple(name(state, who) for who in composer.players(state) if face.token(state, who).side == side)
