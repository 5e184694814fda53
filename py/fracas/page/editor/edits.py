"""Edits of a position: each puts another one at the end of the history, or moves in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from fracas.faces.choices import NO_ONE, NOWHERE
from fracas.faces.composer import PositionField
from fracas.kernel.errors import InvalidNotation
from fracas.kernel.table import Side
from fracas.locale import _
from fracas.page.editor.model import EditorModel

MOST_CHANGES = 200  # that can be taken back


def tap(model: EditorModel, cell: int, who: int) -> None:
    """Put the ball or the selected player on a cell, or select who is there."""
    if model.has_ball:
        model.has_ball = False
        put_ball(model, model.face.cell_of(model.state, who) if who != NO_ONE else cell)
    elif who != NO_ONE:
        model.selected = NO_ONE if who == model.selected else who
    elif model.selected != NO_ONE and cell >= 0:
        put_player(model, model.selected, cell)


def pick(model: EditorModel, who: int) -> None:
    """Select a player, on the board or off it; nobody if he is selected already."""
    model.has_ball = False
    model.selected = who if who in model.composer.players(model.state) and who != model.selected else NO_ONE


def put_player(model: EditorModel, who: int, cell: int) -> None:
    """Put a player on a cell, or take him off the board."""
    _change(model, lambda state: model.composer.put(state, who, cell))


def put_ball(model: EditorModel, cell: int) -> None:
    """Put the ball on a cell, or into the hands of who stands there."""
    put = model.composer.put_ball
    if put is not None:
        _change(model, lambda state: put(state, cell))


def take_off(model: EditorModel) -> None:
    """Take the selected player off the board."""
    if model.selected != NO_ONE:
        put_player(model, model.selected, NOWHERE)
        _deselect_unlisted(model)


def drop_player(model: EditorModel, who: int, cell: int) -> None:
    """Put a player who was dragged on a cell; he is selected."""
    model.selected = who
    put_player(model, who, cell)


def take_ball(model: EditorModel) -> None:
    """Take the ball in hand, or put it back."""
    model.has_ball = not model.has_ball


def clear(model: EditorModel) -> None:
    """Take everybody off the board."""
    replace(model, model.spec.emptied(model.state))


def set_player_field(model: EditorModel, key: str, value: str) -> None:
    """Set a field of the selected player."""
    _set_field(model, model.player_fields, key, model.selected, value)


def set_match_field(model: EditorModel, key: str, value: str) -> None:
    """Set a field of the match."""
    _set_field(model, model.composer.on_match, key, NO_ONE, value)


def _set_field(model: EditorModel, fields: Sequence[PositionField], key: str, who: int, value: str) -> None:
    """Set a field to one of its choices; another key or value is of another version of the page."""
    found = next((each for each in fields if each.key == key), None)
    if found is not None and any(choice.value == value for choice in found.choices(model.state, who)):
        _change(model, lambda state: found.write(state, who, value))


def pick_team(model: EditorModel, side: Side, team: str) -> None:
    """Begin anew with another team; the other side's is the usual one if it is none of the ready ones."""
    if not team or not model.spec.has_own_teams:
        return
    usual = model.face.home_team, model.face.away_team
    teams = [own or fallback for own, fallback in zip(model.teams, usual, strict=True)]
    teams[side] = team
    try:
        replace(model, model.composer.empty(*teams))
    except InvalidNotation as error:
        model.trouble = str(error)


def read_position(model: EditorModel, text: str) -> None:
    """Go on from a position string, sound or not.

    Raises: InvalidNotation quoting what cannot be read.
    """
    if not text.startswith(model.composer.game):
        raise InvalidNotation(_("This is not a position of {game}.").format(game=_(model.rules.name)))
    replace(model, model.rules.read_position(text))


def replace(model: EditorModel, state: Any) -> None:
    """Go on from another position of the game."""
    model.selected, model.has_ball = NO_ONE, False
    _append(model, state)


def undo(model: EditorModel, step: int) -> None:
    """Take the last change back, or make it again.

    Args: step - -1 takes it back, 1 makes it again.
    """
    if 0 <= model.at + step < len(model.states):
        model.at += step
        model.has_ball = False
        _deselect_unlisted(model)


def _deselect_unlisted(model: EditorModel) -> None:
    """Deselect a player whom the position no longer has."""
    if model.selected not in model.composer.players(model.state):
        model.selected = NO_ONE


def _change(model: EditorModel, call: Callable[[Any], None]) -> None:
    changed = model.state.copy()
    call(changed)
    if changed != model.state:
        _append(model, changed)


def _append(model: EditorModel, state: Any) -> None:
    model.states = [*model.states[:model.at + 1], state][-MOST_CHANGES:]
    model.at = len(model.states) - 1
