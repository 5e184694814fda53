"""The contract of the position editor: players to put on cells, a ball, fields to set.

The page knows only this. All functions change the position they are
given, which is a copy; none of them minds the rules, which are asked afterwards what is wrong.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from fracas.kernel.table import Side
from fracas.locale import N_, _
from fracas.view.controls import LabelledValue


class PositionField(NamedTuple):
    """A field of a player or of the match that can be set."""

    key: str
    label: str  # English, translated where shown
    choices: Callable[[Any, int], Sequence[LabelledValue]]  # of a position and a player, `NO_ONE` for the match
    read: Callable[[Any, int], str]  # the value it has
    write: Callable[[Any, int, str], None]  # sets one of its choices


class Composer(NamedTuple):
    """The parts of a position of a game that can be edited."""

    game: str
    empty: Callable[[str, str], Any]  # home and away team -> a turn of the match with nobody on the board yet
    players: Callable[[Any], Sequence[int]]  # everybody who can be put on the board
    put: Callable[[Any, int, int], None]  # a player on a cell; on `NOWHERE` off the board
    put_ball: Callable[[Any, int], None] | None  # on a cell, or into the hands of who stands there; None = no ball
    on_player: tuple[PositionField, ...]
    on_match: tuple[PositionField, ...]
    has_fields: Callable[[Any, int], bool] = lambda _state, _who: True  # whether a player has the fields of one
    own_name: Callable[[Any, int], str] | None = None  # a player's kind and the name of his own, where his opponents
    # change the one he is given; None = he is always called alike

    def fields_of(self, state: Any, who: int) -> tuple[PositionField, ...]:
        """Return the fields of a player."""
        if not self.has_fields(state, who):
            return ()
        return tuple(field for field in self.on_player if field.choices(state, who))


def number_choices(low: int, high: int) -> Callable[[Any, int], Sequence[LabelledValue]]:
    """Return whole numbers to choose from."""
    listed = tuple(LabelledValue(str(n), str(n)) for n in range(low, high + 1))
    return lambda _state, _who: listed


def word_choices(*labels: str) -> Callable[[Any, int], Sequence[LabelledValue]]:
    """Return labels to choose from; their values are their numbers."""
    return lambda _state, _who: tuple(LabelledValue(str(n), _(label)) for n, label in enumerate(labels))


def side_field(label: str, key: str, name: Callable[[Any, Side], str], field: str) -> PositionField:
    """Return the field for an attribute of the position that holds a side.

    Args: name - of a team.
    """
    def write(state: Any, _who: int, value: str) -> None:
        setattr(state, field, int(value))
    return PositionField(
        key, label, lambda state, _who: tuple(LabelledValue(str(side), name(state, side)) for side in (0, 1)),
        lambda state, _who: str(getattr(state, field)), write)


def number_field(label: str, field: str, low: int, high: int) -> PositionField:
    """Return the field for an attribute of the position that holds a number."""
    def write(state: Any, _who: int, value: str) -> None:
        setattr(state, field, int(value))
    return PositionField(field, label, number_choices(low, high), lambda state, _who: str(getattr(state, field)), write)


def list_field(label: str, field: str, place: int, low: int, high: int) -> PositionField:
    """Return the field for a number in a list of the position."""
    def write(state: Any, _who: int, value: str) -> None:
        getattr(state, field)[place] = int(value)
    return PositionField(f"{field}{place}", label, number_choices(low, high),
                         lambda state, _who: str(getattr(state, field)[place]), write)


def player_field(label: str, field: str, *labels: str) -> PositionField:
    """Return the field for a list of the position with a small number for everybody on the board."""
    def write(state: Any, who: int, value: str) -> None:
        getattr(state, field)[who] = int(value)
    def choices(state: Any, who: int) -> Sequence[LabelledValue]:
        return word_choices(*labels)(state, who) if state.where[who] >= 0 else ()
    return PositionField(field, label, choices, lambda state, who: str(getattr(state, field)[who]), write)


SCORES = (N_("Score, home"), N_("Score, away"))
TO_ACT = N_("Whose turn it is")
