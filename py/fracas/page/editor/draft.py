"""A position that is being put together, with every change so far, so that each can be taken back."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

from fracas.faces import face_of
from fracas.faces.choices import NO_ONE, NOWHERE
from fracas.faces.composer import Composer, PositionField
from fracas.faces.face import Face
from fracas.games import ruleset
from fracas.kernel.errors import InvalidNotation
from fracas.kernel.table import Side
from fracas.locale import _

MOST_CHANGES = 200  # that can be taken back


class Draft:
    """A position that is being put together.

    Args: composer - that of its game.
          state - where it begins, None = an empty board.
    """

    has_own_teams = True  # whether they are chosen here

    def __init__(self, composer: Composer, state: Any = None) -> None:
        self.composer = composer
        self.rules, self.lying = ruleset(composer.game), face_of(composer.game)
        self.usual = self.lying.home_team, self.lying.away_team
        self.states: list[Any] = [composer.empty(*self.usual) if state is None else state]
        self.at = 0
        self.selected = NO_ONE
        self.has_ball = False  # whether the next tap puts the ball down
        self.trouble = ""  # why the last change was not made

    # -- looking ---------------------------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        """The position as it is now; not to be changed."""
        return self.states[self.at]

    @property
    def text(self) -> str:
        """Its position string."""
        return self.rules.position(self.state)

    @property
    def faults(self) -> tuple[str, ...]:
        """All that is wrong with it by the rules, in English."""
        return self.rules.faults(self.state)

    @property
    def teams(self) -> tuple[str, str]:
        """The ready teams whose players these are, "" for a side that has others."""
        home, away = (self._squads.get((side, self._names(self.state, side)), "") for side in (0, 1))
        return home, away

    @cached_property
    def _squads(self) -> dict[tuple[Side, tuple[str, ...]], str]:
        """The ready teams by their side and the names of their players."""
        squads: dict[tuple[Side, tuple[str, ...]], str] = {}
        for team in self.lying.teams():
            state = self.composer.empty(team.value, team.value)
            for side in (0, 1):
                squads.setdefault((side, self._names(state, side)), team.value)
        return squads

    def _names(self, state: Any, side: Side) -> tuple[str, ...]:
        return tuple(self.lying.name(state, who) for who in self.composer.players(state)
                     if self.lying.token(state, who).side == side)

    def dials(self) -> tuple[PositionField, ...]:
        """Return the dials of the selected player, () if nobody is selected."""
        return self.composer.fields_of(self.state, self.selected) if self.selected != NO_ONE else ()

    # -- changes ---------------------------------------------------------------------------------------------

    def tap(self, face: Face, cell: int, who: int) -> None:
        """Put the ball or the selected player on a cell, or select who is there.

        Args: who - the player on the cell, or whose counter was hit; `NO_ONE`.
        """
        self.trouble = ""
        if self.has_ball:
            self.has_ball = False
            self.put_ball(face.cell_of(self.state, who) if who != NO_ONE else cell)
        elif who != NO_ONE:
            self.selected = NO_ONE if who == self.selected else who
        elif self.selected != NO_ONE and cell >= 0:
            self.place_player(self.selected, cell)

    def pick(self, who: int) -> None:
        """Select a player of the lists, on the board or off it; nobody if he is selected already."""
        self.has_ball, self.trouble = False, ""
        self.selected = who if who in self.composer.players(self.state) and who != self.selected else NO_ONE

    def take_ball(self) -> None:
        """Take the ball in hand, or put it back."""
        self.has_ball = not self.has_ball

    def place_player(self, who: int, cell: int) -> None:
        """Put a player on a cell, or take him off the board."""
        self._change(lambda state: self.composer.put(state, who, cell))

    def put_ball(self, cell: int) -> None:
        """Put the ball on a cell, or into the hands of who stands there."""
        place = self.composer.put_ball
        if place is not None:
            self._change(lambda state: place(state, cell))

    def take_off(self) -> None:
        """Take the selected player off the board."""
        if self.selected != NO_ONE:
            self.place_player(self.selected, NOWHERE)
            if self.selected not in self.composer.players(self.state):
                self.selected = NO_ONE

    def turn(self, dial: PositionField, who: int, value: str) -> None:
        """Set a dial to one of its choices; any other value is of another version of the page."""
        if any(choice.value == value for choice in dial.choices(self.state, who)):
            self._change(lambda state: dial.write(state, who, value))

    def choose_team(self, side: int, team: str) -> None:
        """Begin anew with another team; the other side's is the usual one if it is none of the ready ones.

        Args: team - "" = the one that is there, which is none of them.
        """
        if not team:
            return
        teams = [own or usual for own, usual in zip(self.teams, self.usual, strict=True)]
        teams[side] = team
        try:
            begun = self.composer.empty(*teams)
        except InvalidNotation as error:
            self.trouble = str(error)
            return
        self.replace(begun)

    def clear(self) -> None:
        """Take everybody off the board."""
        self.selected, self.has_ball = NO_ONE, False
        self._change(self._empty)

    def _empty(self, state: Any) -> None:
        for who in [*self.composer.players(state)]:
            self.composer.put(state, who, NOWHERE)

    def replace(self, state: Any) -> None:
        """Go on from another position of the game."""
        self.selected, self.has_ball, self.trouble = NO_ONE, False, ""
        self._remember(state)

    def _change(self, call: Callable[[Any], None]) -> None:
        changed = self.state.copy()
        call(changed)
        self.trouble = ""
        if changed != self.state:
            self._remember(changed)

    def _remember(self, state: Any) -> None:
        self.states = [*self.states[:self.at + 1], state][-MOST_CHANGES:]
        self.at = len(self.states) - 1

    # -- undo ------------------------------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """Whether a change can be taken back."""
        return self.at > 0

    @property
    def can_redo(self) -> bool:
        """Whether a change was taken back."""
        return self.at + 1 < len(self.states)

    def undo(self, step: int = -1) -> None:
        """Take the last change back, or make it again.

        Args: step - 1 makes it again.
        """
        if 0 <= self.at + step < len(self.states):
            self.at += step
            self.has_ball = False
            if self.selected not in self.composer.players(self.state):
                self.selected = NO_ONE

    def read(self, text: str) -> None:
        """Go on from a position string, sound or not.

        Raises: InvalidNotation quoting what cannot be read.
        """
        if not text.startswith(self.composer.game):
            raise InvalidNotation(_("This is no position of {game}.").format(game=_(self.rules.name)))
        self.replace(self.rules.read_position(text))
