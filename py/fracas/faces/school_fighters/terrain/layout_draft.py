"""The draft of a table in the terrain editor: taps, drags, keys and buttons; only possible layouts get into it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from math import hypot
from typing import Any

from fracas.faces.layout_editor import LayoutDraft, Point
from fracas.faces.school_fighters.board import PLANE
from fracas.faces.school_fighters.terrain import layout_edits, layout_file, picture
from fracas.faces.school_fighters.terrain.layout_edits import STEP, EditRefusal, Pieces
from fracas.games.school_fighters.ruleset import RULESET
from fracas.games.school_fighters.terrain import COVER, DIFFICULT, SOLID, Layout, Piece, lay_out
from fracas.kernel.game import Game
from fracas.kernel.geometry.plane import Point as Place
from fracas.kernel.geometry.shapes import contains
from fracas.view.arguments import Reader, flag, index_in, key_in, number, parse
from fracas.view.markup import Markup, join

NOTHING = -1
MISS = 14.0  # pixels a tap may miss a small piece by, and board units at most
MOST_MISS = 20.0
WAYS = {"west": (-STEP, 0), "east": (STEP, 0), "north": (0, STEP), "south": (0, -STEP)}
ARROWS = {"ArrowLeft": "west", "ArrowRight": "east", "ArrowUp": "north", "ArrowDown": "south"}
SIZES = {"smaller": (-STEP, -STEP), "larger": (STEP, STEP), "narrower": (-STEP, 0), "wider": (STEP, 0),
         "shallower": (0, -STEP), "deeper": (0, STEP)}
FLAGS = {str(flag): flag for flag in (COVER, DIFFICULT, SOLID)}
LEVELS = (0, 1, 2)


@dataclass(frozen=True)
class TableDraft:
    """An unfinished table."""

    layout: Layout = lay_out("own", ())
    chosen: int = NOTHING  # number of the selected piece
    is_symmetric: bool = True  # whether edits apply to half-turn twins as well
    trouble: str = ""  # the reason why the last change was refused, in one sentence
    announcement: str = ""  # the last change for screen readers
    in_hand: str = ""  # kind of the new piece dragged from the box, before it reaches the table
    grip: Place | None = None  # vector from the finger to the middle of the dragged piece
    ghost: Piece | None = None  # the dragged piece at an impossible place

    @property
    def pieces(self) -> Pieces:
        """The pieces on the table."""
        return self.layout.pieces

    @property
    def piece(self) -> Piece | None:
        """The selected piece."""
        return self.pieces[self.chosen] if 0 <= self.chosen < len(self.pieces) else None

    @property
    def unplayable_reason(self) -> str:
        """The reason why no match can be played on the table, "" if one can."""
        return layout_edits.unplayable_reason(self.pieces)

    # -- controls --------------------------------------------------------------------------------------------

    def act(self, do: str, arg: str) -> TableDraft | None:
        """Return the draft after a control was used, None if it has no such control."""
        if do not in CONTROLS:
            return None
        change, readers = CONTROLS[do]
        try:
            arguments = parse(arg, *readers)
        except ValueError:  # of another version of the page
            return self
        return change(self, *arguments)

    def press(self, key: str, focus: str) -> TableDraft | None:
        """Return the draft after a key in the row of a piece: arrows move the piece, Delete removes it."""
        line = focus.removeprefix("piece-")
        if not focus.startswith("piece-") or not line.isdigit() or int(line) >= len(self.pieces):
            return None
        if key not in ARROWS and key != "Delete":
            return None
        there = replace(self, chosen=int(line))
        return there.act("shift", ARROWS[key]) if key in ARROWS else there.act("take-away", "")

    def select(self, number: int) -> TableDraft:
        """Return the draft with another piece selected; a second selection of a piece drops it."""
        is_other = 0 <= number < len(self.pieces) and number != self.chosen
        return replace(self, chosen=number if is_other else NOTHING, trouble="", announcement="")

    def add(self, kind: Piece) -> TableDraft:
        """Return the draft with a piece from the box at the first free place."""
        return self._with_another(lambda: layout_edits.add_piece(self.pieces, kind, self.is_symmetric))

    def duplicate(self) -> TableDraft:
        """Return the draft with a copy of the selected piece beside it."""
        if self.piece is None:
            return self
        return self._with_another(lambda: layout_edits.duplicate(self.pieces, self.chosen, self.is_symmetric))

    def set_symmetric(self, is_symmetric: bool) -> TableDraft:
        """Return the draft with edits of half-turn twins switched on or off."""
        return replace(self, is_symmetric=is_symmetric, announcement="")

    def after(self, before: LayoutDraft) -> TableDraft:
        """Return the draft with the switch settings of the draft that it replaces."""
        return replace(self, is_symmetric=before.is_symmetric) if isinstance(before, TableDraft) else self

    def _with_another(self, lay: Callable[[], Pieces]) -> TableDraft:
        """Return the draft with one more piece, which is selected; or with the reason for a refusal."""
        try:
            return self._with_pieces(lay(), len(self.pieces))
        except EditRefusal as error:
            return self._with_refusal(error)

    def edit(self, change: Callable[[Piece], Piece | None]) -> TableDraft:
        """Return the draft with the selected piece and its twin edited; or with the reason for a refusal."""
        if self.piece is None:
            return self
        try:
            new = change(self.piece)
            pieces = layout_edits.replace_piece(self.pieces, self.chosen, new, self.is_symmetric)
        except EditRefusal as error:
            return self._with_refusal(error)
        return self._with_pieces(pieces, pieces.index(new) if new is not None else NOTHING)

    def _with_pieces(self, pieces: Pieces, chosen: int) -> TableDraft:
        told = picture.piece_text(pieces[chosen]) if chosen != NOTHING else ""
        return replace(self, layout=lay_out("own", pieces), chosen=chosen, trouble="", announcement=told, in_hand="",
                       ghost=None)

    def _with_refusal(self, error: EditRefusal) -> TableDraft:
        return replace(self, trouble=str(error), announcement=str(error), in_hand="", ghost=None)

    # -- pointer ---------------------------------------------------------------------------------------------

    def tap(self, at: Point, pixel: float) -> TableDraft:
        """Return the draft with the piece under a tap selected, or none."""
        return self.select(self._at(at, pixel))

    def pick_up(self, kind: str) -> TableDraft:
        """Return the draft with a new piece in hand; "" puts the piece back."""
        return replace(self, in_hand=kind if kind in layout_edits.KINDS else "", ghost=None)

    def drag(self, start: Point, at: Point, pixel: float) -> TableDraft | None:
        """Return the draft during a drag; a piece at an impossible place is a ghost."""
        if self.in_hand:
            return self._with_new_piece(PLANE.nearest_place(*at))
        held = self if self.grip is not None else self._with_grip(start, pixel)
        if held is None or held.piece is None or held.grip is None:
            return None
        x, y = PLANE.nearest_place(*at)
        piece = layout_edits.move(held.piece, (x + held.grip[0], y + held.grip[1]))
        moved = held.edit(lambda _piece: piece)
        return replace(moved, ghost=piece) if moved.trouble else moved

    def drop(self) -> TableDraft | None:
        """Return the draft after the end of a drag, None if no piece was held."""
        if self.grip is None and not self.in_hand:
            return None
        return replace(self, in_hand="", grip=None, ghost=None)

    def _at(self, at: Point, pixel: float) -> int:
        """Return the number of the piece at a point: the smallest of several, or a small one near by."""
        place = PLANE.nearest_place(*at)
        inside = [(piece.shape.radius, n) for n, piece in enumerate(self.pieces) if contains(piece.shape, place)]
        near = [(gap, n) for n, piece in enumerate(self.pieces)
                if (gap := _gap(piece, at)) <= min(MISS * pixel, MOST_MISS)]
        return min(inside or near, default=(0, NOTHING))[1]

    def _with_grip(self, start: Point, pixel: float) -> TableDraft | None:
        number = self._at(start, pixel)
        if number == NOTHING:
            return None
        shape, (x, y) = self.pieces[number].shape, PLANE.nearest_place(*start)
        return replace(self, chosen=number, grip=(shape.x - x, shape.y - y))

    def _with_new_piece(self, place: Place) -> TableDraft:
        """Return the draft with the piece from the box under the finger, a ghost at an impossible place."""
        if PLANE.number(place) < 0:
            return self
        piece = layout_edits.move(layout_edits.KINDS[self.in_hand], place)
        laid = self._with_another(lambda: layout_edits.lay(self.pieces, piece, self.is_symmetric))
        if laid.trouble:
            return replace(laid, in_hand=self.in_hand, ghost=piece)
        return replace(laid, grip=(0, 0))

    # -- drawing and writing ---------------------------------------------------------------------------------

    def board(self, key: str) -> Markup:
        """Return the drawing of the table with an element id."""
        return picture.plan(self.layout, self.piece, self.ghost, key)

    def preview(self) -> Markup:
        """Return a small picture of the table."""
        return picture.preview(self.layout)

    def tools(self) -> Markup:
        """Return the controls of the selected piece, the box, and the list of the pieces."""
        return join(picture.tools(self.piece), picture.box(self.is_symmetric),
                    picture.piece_list(self.pieces, self.chosen))

    def write(self, name: str) -> str:
        """Return the table with its name as a text."""
        return layout_file.write(name, self.pieces)

    def start(self, game: Game) -> Game:
        """Return a fresh match on this table; its record begins with that position.

        Raises: InvalidNotation if no match can begin there.
        """
        state = game.state.copy()
        state.layout = self.layout
        start = RULESET.position(state)
        return Game(RULESET, RULESET.parse_position(start), game.seed, game.real, {**game.tags, "Start": start})


def _gap(piece: Piece, at: Point) -> float:
    """Return the approximate distance of a point from a piece in board units."""
    x, y = PLANE.point((piece.shape.x, piece.shape.y))
    return max(hypot(at[0] - x, at[1] - y) - piece.shape.radius / 5, 0.0)


def _shift(piece: Piece, step: Place) -> Piece:
    return layout_edits.move(piece, (piece.shape.x + step[0], piece.shape.y + step[1]))


def _switch_flag(piece: Piece, flag: int, is_on: bool) -> Piece:
    return layout_edits.set_flags(piece, piece.flags | flag if is_on else piece.flags & ~flag, piece.level)


def _edit(change: Callable[..., Piece | None]) -> Callable[..., TableDraft]:
    """Return the change of a draft that edits its selected piece."""
    return lambda draft, *arguments: draft.edit(lambda piece: change(piece, *arguments))


# Control -> the change of a draft, and the readers of its arguments.
CONTROLS: Mapping[str, tuple[Callable[..., TableDraft], tuple[Reader[Any], ...]]] = {
    "add-piece": (TableDraft.add, (key_in(lambda: layout_edits.KINDS),)),
    "piece": (TableDraft.select, (number,)),
    "shift": (_edit(_shift), (key_in(lambda: WAYS),)),
    "rotate": (_edit(layout_edits.rotate), (number,)),
    "size": (_edit(lambda piece, by: layout_edits.resize(piece, *by)), (key_in(lambda: SIZES),)),
    "flag": (_edit(_switch_flag), (key_in(lambda: FLAGS), flag)),
    "level": (_edit(lambda piece, level: layout_edits.set_flags(piece, piece.flags, level)),
              (index_in(lambda: LEVELS),)),
    "double": (TableDraft.duplicate, ()),
    "take-away": (_edit(lambda _piece: None), ()),
    "symmetric": (TableDraft.set_symmetric, (flag,)),
}
