"""The board: a `model.Board` as one drawing in layers, and the small changes between two of them.

Every layer, counter and loose ball has an id, so that the page can replace exactly what changed; a counter that only
moved or turned gets a new `transform`, which the style sheet animates. The order inside of the counter layer has no
meaning.
"""

from collections.abc import Callable
from functools import lru_cache

from fracas.view.board import marks, signs
from fracas.view.board.counters import counter_body, kit_classes, use
from fracas.view.board.lattice import Point, box_text, view_box
from fracas.view.board.model import STANDING, Board, PlayingField, Token
from fracas.view.change import Change
from fracas.view.markup import EMPTY, Markup, classes, el, join, number

STEM = 56  # from the middle of a base to that of the counter above it, in counter units

NEAR = 1.5  # how much nearer than the whole board a small picture is

Layer = tuple[str, Callable[[Board], object], Callable[[Board], Markup]]


def _rings(board: Board) -> Markup:
    """Return dashed rings round players who can act, none while one is selected."""
    return join(
        el("g", _over_base(board, token, use("mk-can-act", 116)), transform=_place(board, token.cell))
        for token in board.tokens if token.can_act and not token.selected
    )


# Layers whose content is replaced as a whole: name, what they depend on, how they are drawn; in drawing order.
UNDER: tuple[Layer, ...] = (
    ("lit", lambda b: (b.reachable, b.figures), marks.reachable_cells),
    ("hatch", lambda b: b.danger, marks.hatch),
    ("marks", lambda b: b.marks, lambda b: b.marks),
    ("signs", lambda b: b.signs, signs.signs),
    ("bands", lambda b: b.bands, marks.interception_bands),
    ("trail", lambda b: b.trail, marks.trail),
    ("route", lambda b: b.route, marks.route),
    ("rings", lambda b: [(t.cell, t.lean) for t in b.tokens if t.can_act and not t.selected], _rings),
    ("bases", lambda b: [t.cell for t in b.tokens] if b.field.base else None, lambda b: _bases(b)),
)
OVER: tuple[Layer, ...] = (
    ("targets", lambda b: (b.targets, b.pushes), marks.targets),
    ("cursor", lambda b: b.cursor, marks.cursor),
    ("flags", lambda b: (b.flags, b.targets), marks.flags),
    ("labels", lambda b: b.labels, lambda b: b.labels),
    ("pointed", lambda b: (b.pointed, [t.cell for t in b.tokens if t.cell in b.pointed]), lambda b: _pointed(b)),
)


def draw(board: Board, key: str = "board", view: str = "") -> Markup:
    """Return the live board. It is hidden from screen readers: the table of `gridtable` stands for it.

    Args: board - what to draw.
          key - id of the drawing and beginning of the ids in it.
          view - value of `viewBox`; by default the whole board.
    """
    return el("svg", el("g", board_content(board, key), id=f"{key}-turn"), id=key, class_=_class(board), viewBox=view
              or box_text(board.field.extent),
              preserveAspectRatio="xMidYMid meet", aria_hidden="true", focusable="false")


def turn(field: PlayingField) -> str:
    """Return the transformation that shows a board from its other end."""
    x, y = opposite(field, (0.0, 0.0))
    return f"rotate(180 {number(x / 2)} {number(y / 2)})"


def opposite(field: PlayingField, point: Point) -> Point:
    """Return the place of a point on the turned board."""
    left, top, width, height = field.extent
    return 2 * left + width - point[0], 2 * top + height - point[1]


def static_board(board: Board, key: str, label: str = "", view: str = "") -> Markup:
    """Return the board as an image with a text alternative, for thumbnails and diagrams that do not change.

    Args: board - what to draw.
          key - beginning of the ids in it.
          label - text alternative; by default that of the board.
          view - value of `viewBox`; by default the whole board.
    """
    return el("svg", board_content(board, key), class_=_class(board), viewBox=view
              or box_text(view_box(board.field.extent)),
              role="img", aria_label=label or board.label)


def near_view(board: Board) -> str:
    """Return the `viewBox` of a small picture: the part of the board round the middle of its counters."""
    places = [board.field.lattice.centres[token.cell] for token in board.tokens]
    if not places:
        return ""
    (left, right), (top, bottom) = ((min(of), max(of)) for of in zip(*places, strict=True))
    return box_text(view_box(board.field.extent, ((left + right) / 2, (top + bottom) / 2), NEAR))


def board_content(board: Board, key: str) -> Markup:
    """Return the content of the drawing: ground and lines, then the layers."""
    return join(
        ground(board.field),
        [_layer(board, key, layer) for layer in UNDER],
        el("g", [_counter(board, key, token) for token in board.tokens], _ball(board, key), id=f"{key}-counters"),
        [_layer(board, key, layer) for layer in OVER],
    )


@lru_cache(maxsize=8)
def ground(field: PlayingField) -> Markup:
    """Return terrain and lines of a field; they never change."""
    return join(el("g", field.terrain, class_="terrain"), el("g", field.lines, class_="lines"))


def _layer(board: Board, key: str, layer: Layer) -> Markup:
    name, _, drawn = layer
    return el("g", drawn(board), id=f"{key}-{name}", class_=name)


def _class(board: Board) -> str | None:
    return classes("board", board.field.game, kit_classes(board.kits))


def _counter(board: Board, key: str, token: Token) -> Markup:
    return el("g", _drawing(board, key, token), id=f"{key}-{token.key}", class_="tk",
              transform=_place(board, token.cell))


def _drawing(board: Board, key: str, token: Token) -> Markup:
    token = token._replace(head="") if board.is_small and token.head else token
    selection = use("mk-select", 121, class_="grow") if token.selected else None
    drawing = join(selection, el("g", counter_body(token, board.field.ball, f"{key}-{token.key}-beak"), class_="act"))
    return on_base(drawing, token) if board.field.base else drawing


def _over_base(board: Board, token: Token, ring: Markup) -> Markup:
    """Return a ring round a counter, lifted if the counter stands on a base."""
    if not board.field.base:
        return ring
    lift = f"translate({head_position(token)[0]} {head_position(token)[1]})" if token.stance == STANDING else None
    return el("g", el("g", ring, transform=lift), class_="stand")


def head_position(token: Token) -> tuple[int, int]:
    """Return the offset of a standing counter above its base, in counter units."""
    return token.lean[0], token.lean[1] - STEM


def _bases(board: Board) -> Markup:
    """Return the bases, true to size on the ground, below all counters."""
    if not board.field.base:
        return EMPTY
    points = [board.field.lattice.centres[token.cell] for token in board.tokens]
    return join(el("circle", cx=number(x), cy=number(y), r=number(board.field.base), fill="var(--pc-rim)",
                   stroke="var(--pc-edge)", stroke_width="3.5") for x, y in points)


def _pointed(board: Board) -> Markup:
    """Return a ring round each pointed-out cell, round the head of a player on a base."""
    standing = {token.cell: token for token in board.tokens if board.field.base}
    rings = [marks.pointer_ring(str(number) if len(board.pointed) > 1 else "")
             for number in range(1, len(board.pointed) + 1)]
    return join(
        el("g", _over_base(board, standing[cell], ring) if cell in standing else ring, transform=_place(board, cell))
        for cell, ring in zip(board.pointed, rings, strict=True)
    )


def on_base(drawing: Markup, token: Token) -> Markup:
    """Return a counter on the stem over its base; one that lies, lies on it."""
    if token.stance != STANDING:
        return el("g", drawing, class_="stand")
    x, y = head_position(token)
    stem = el("path", d=f"M0 0L{x} {y}", stroke="var(--pc-edge)", stroke_width=19)
    return el("g", stem, el("g", drawing, transform=f"translate({x} {y})"), class_="stand")


def _ball(board: Board, key: str) -> Markup:
    if board.ball < 0:
        return EMPTY
    drawing = el("g", use(board.field.ball, 64), class_="act")
    return el("g", drawing, id=f"{key}-ball", class_="tk", transform=_place(board, board.ball))


def _place(board: Board, cell: int) -> str:
    x, y = board.field.lattice.centres[cell]
    return f"translate({number(x)} {number(y)}) scale({board.field.token / 100:g})"


def patch(old: Board, new: Board, key: str = "board") -> list[Change]:
    """Return the changes that turn the drawing of one board into that of another of the same field.

    Args: old - what is drawn.
          new - what shall be drawn.
          key - id given to `draw`.
    """
    changes = [
        Change("fill", f"{key}-{name}", "", drawn(new))
        for name, facts, drawn in (*UNDER, *OVER) if facts(old) != facts(new)
    ]
    if old.kits != new.kits:
        changes.append(Change("set", key, "class", _class(new) or ""))
    if old.is_small != new.is_small:
        changes += [Change("fill", f"{key}-{token.key}", "", _drawing(new, key, token)) for token in new.tokens
                    if token.head and any(token.key == other.key for other in old.tokens)]
    before, after = {t.key: t for t in old.tokens}, {t.key: t for t in new.tokens}
    changes += [Change("drop", f"{key}-{gone}", "", "") for gone in before if gone not in after]
    for token in new.tokens:
        changes += _token_changes(new, key, before.get(token.key), token)
    return changes + _ball_changes(old, new, key)


def _token_changes(board: Board, key: str, old: Token | None, new: Token) -> list[Change]:
    name = f"{key}-{new.key}"
    if old is None:
        return [Change("put", name, f"{key}-counters", _counter(board, key, new))]
    changes = []
    if old.cell != new.cell:
        changes.append(Change("set", name, "transform", _place(board, new.cell)))
    if _looks(old) == _looks(new):
        return changes
    if old.facing is not None and new.facing is not None and _looks(old._replace(facing=new.facing)) == _looks(new):
        return [*changes, Change("set", f"{name}-beak", "transform", f"rotate({new.facing})")]
    return [*changes, Change("fill", name, "", _drawing(board, key, new))]


def _looks(token: Token) -> Token:
    """Return the token without the fields that do not change its own drawing."""
    return token._replace(cell=0, can_act=False)


def _ball_changes(old: Board, new: Board, key: str) -> list[Change]:
    if old.ball == new.ball:
        return []
    if new.ball < 0:
        return [Change("drop", f"{key}-ball", "", "")]
    if old.ball < 0:
        return [Change("put", f"{key}-ball", f"{key}-counters", _ball(new, key))]
    return [Change("set", f"{key}-ball", "transform", _place(new, new.ball))]
