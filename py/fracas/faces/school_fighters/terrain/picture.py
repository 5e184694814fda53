"""Markup of the terrain editor: the table with the selected piece, its controls, the box of pieces."""

from fracas.faces.school_fighters import board as table
from fracas.faces.school_fighters import shapes
from fracas.faces.school_fighters.labels import inches
from fracas.faces.school_fighters.terrain import layout_edits
from fracas.faces.school_fighters.terrain.layout_edits import Pieces
from fracas.games.school_fighters.terrain import Layout, Piece
from fracas.locale import _
from fracas.view.board.board import board_content
from fracas.view.board.lattice import box_text
from fracas.view.board.model import Board
from fracas.view.board.plane import INCH
from fracas.view.controls import Button, LabelledValue, button, checkbox, radio_group
from fracas.view.markup import Markup, el, join, number


def plan(layout: Layout, chosen: Piece | None, ghost: Piece | None, key: str) -> Markup:
    """Return the table with the selected piece marked.

    Args: ghost - a dragged piece at an impossible place.
          key - id of the drawing.
    """
    field = table.field(layout)
    marks = [shapes.pieces([chosen]) if chosen is not None else None,
             shapes.pieces([ghost], bars=True) if ghost is not None else None]
    zones = el("g", [el("text", words, class_="n", x=table.SIDE / 2, y=y, font_size=24, fill="var(--chalk)",
                        fill_opacity=".7") for words, y in ((_("north zone"), 26), (_("south zone"), table.SIDE - 22))])
    return el("svg", board_content(Board(field, ""), key), zones, marks, id=key, class_="board school-fighters holding",
              viewBox=box_text(field.extent), aria_hidden="true", focusable="false")


def tools(piece: Piece | None) -> Markup:
    """Return the controls of the selected piece."""
    if piece is None:
        return el("section", el("h2", _("Choose a piece, or take one from the box."), class_="c"), class_="panel",
                  aria_label=_("Chosen piece"))
    arrows = tuple(Button(sign, "shift", way, name=name, style="step") for sign, way, name in (
        ("←", "west", _("Half an inch west")), ("↑", "north", _("Half an inch north")),
        ("↓", "south", _("Half an inch south")), ("→", "east", _("Half an inch east"))))
    is_disc = not piece.shape.corners
    sizes = (Button("−", "size", "smaller", name=_("Smaller"), style="step"),
             Button("+", "size", "larger", name=_("Larger"), style="step")) if is_disc else (
        Button("↔−", "size", "narrower", name=_("Narrower"), style="step"),
        Button("↔+", "size", "wider", name=_("Wider"), style="step"),
        Button("↕−", "size", "shallower", name=_("Less deep"), style="step"),
        Button("↕+", "size", "deeper", name=_("Deeper"), style="step"))
    turns = () if is_disc else (Button("↺ 15°", "rotate", "1", style="step", name=_("Turn by 15 degrees")),
                                Button("↺ 90°", "rotate", "6", style="step", name=_("Turn by 90 degrees")))
    return el(
        "section", el("h2", _title(piece), class_="c"),
        el("div", map(button, (*arrows, *sizes, *turns)), class_="steps"),
        _flags(piece),
        el("div", button(Button(_("Another one"), "double", icon="copy")),
           button(Button(_("Remove"), "take-away", icon="trash", style="danger")), class_="acts"),
        class_="panel stack-2", aria_label=_("Chosen piece"),
    )


def _title(piece: Piece) -> str:
    left, top, width, height = table.extent(piece)
    return _("{name}, {wide} by {deep}").format(
        name=table.piece_name(piece), wide=inches(round(width / INCH * 100)), deep=inches(round(height / INCH * 100)))


def _flags(piece: Piece) -> Markup:
    levels = (LabelledValue("0", _("flat")), *(LabelledValue(str(n), _("level {n}").format(n=n)) for n in (1, 2)))
    switches = [checkbox(_(word).capitalize(), "flag", bool(piece.flags & flag), arg=str(flag))
                for flag, _sign, word in table.FLAGS]
    return join(el("div", switches, class_="flags"), radio_group(_("Height"), "level", levels, str(piece.level)))


def box(is_symmetric: bool) -> Markup:
    """Return the box of new pieces."""
    buttons = [
        el("li", el("button", thumbnail(piece), el("span", table.piece_name(piece)), type="button", class_="b piece",
                    data_do="add-piece", data_arg=piece.name, aria_label=_("{name}: {flags}").format(
                        name=table.piece_name(piece), flags=table.piece_flags(piece))))
        for piece in layout_edits.KINDS.values()
    ]
    return el("section", el("h2", _("Box of pieces"), class_="c"),
              el("p", _("Tap a piece to place it, or drag it to the table."), class_="sm mute"),
              el("ul", buttons, class_="pieces"),
              checkbox(_("Also lay its twin, turned by half"), "symmetric", is_symmetric,
                     note=_("This keeps the table fair.")),
              class_="panel stack-2 piecebox", aria_label=_("Box of pieces"))


def thumbnail(piece: Piece) -> Markup:
    """Return a piece as a small picture."""
    left, top, width, height = table.extent(piece)
    side = max(width, height) + 12
    box = " ".join(map(number, (left + width / 2 - side / 2, top + height / 2 - side / 2, side, side)))
    return el("svg", table.piece_drawing(piece), class_="i", width=44, height=44, viewBox=box, aria_hidden="true")


def piece_list(pieces: Pieces, chosen: int) -> Markup:
    """Return the pieces on the table as buttons."""
    rows = [
        el("li", button(Button(piece_text(piece), "piece", str(n), pressed=n == chosen, style="line",
                               key=f"piece-{n}")))
        for n, piece in enumerate(pieces)
    ]
    return el("details", el("summary", _("Pieces on the table: {n}").format(n=len(rows))),
              el("p", _("Arrow keys move the chosen piece by half an inch. Delete removes it."),
                 class_="sm mute"), el("ol", rows, id="pieces", class_="piecelist"), class_="panel", id="plan-pieces",
              open=True)


def piece_text(piece: Piece) -> str:
    """Return a piece with its place and flags."""
    shape = piece.shape
    return _("{name} at {x}, {y}: {flags}").format(
        name=table.piece_name(piece), x=f"{shape.x / 100:g}", y=f"{shape.y / 100:g}", flags=table.piece_flags(piece))


def preview(layout: Layout | None) -> Markup:
    """Return a small picture of a table, of a die for a random table."""
    if layout is None:
        die = el("use", href="#ic-dice", width=24, height=24)
        return el("svg", die, class_="i", viewBox="-8 -8 40 40", width=112, height=112, aria_hidden="true")
    field = table.field(layout)
    return el("svg", field.terrain, field.lines, class_="i", viewBox=box_text(field.extent), width=112, height=112,
              aria_hidden="true")
