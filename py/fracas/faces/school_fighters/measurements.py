"""Measurements on the table: the tape, lines of sight with barriers and cover; drawn and in words."""

from collections.abc import Sequence

from fracas.faces.choices import NO_ONE
from fracas.faces.school_fighters import shapes
from fracas.faces.school_fighters.board import PLANE
from fracas.faces.school_fighters.labels import inches
from fracas.faces.school_fighters.pieces import name, who_at
from fracas.games.school_fighters.notation import place_text
from fracas.games.school_fighters.space import RADIUS, gap, sight_line, walls_between
from fracas.games.school_fighters.state import State
from fracas.games.school_fighters.terrain import COVER, Piece, level_at
from fracas.kernel.geometry.plane import FINE, Point, length
from fracas.kernel.geometry.shapes import contains, crosses
from fracas.kernel.geometry.sight import sight_lines
from fracas.locale import _
from fracas.view.markup import EMPTY, Markup, join


def sight(s: State, eye: Point, target: Point) -> Markup:
    """Return the lines of sight between two places, with the pieces that bar or cover them."""
    number = sight_line(s.layout, eye, target)
    ends = sight_lines(eye, target, RADIUS)
    walls = walls_between(s.layout, eye, target)
    bars = [piece for piece in s.layout.walls if piece.shape in walls and crosses(piece.shape, eye, target)]
    return join(shapes.pieces(bars, bars=True), shapes.pieces(cover_pieces(s, eye, target)),
                shapes.sight(eye, ends, number))


def cover_pieces(s: State, eye: Point, target: Point) -> list[Piece]:
    """Return the pieces that give the target cover."""
    covers = [piece for piece in s.layout.pieces if piece.flags & COVER]
    within = [piece for piece in covers if contains(piece.shape, target)]
    return within or [piece for piece in covers if not contains(piece.shape, eye)
                      and crosses(piece.shape, eye, target)]


def tape(s: State, ends: Sequence[Point]) -> Markup:
    """Return the measuring tape, between two units with their line of sight."""
    start, end = ends[0], ends[-1]
    one, two = (who_at(s, PLANE.number(at)) for at in (start, end))
    if len(ends) < 2:
        return shapes.tape(start, start, _("from here"))
    view = sight(s, start, end) if NO_ONE not in (one, two) and one != two else EMPTY
    return join(view, shapes.tape(start, end, inches(distance(s, start, end))))


def distance(s: State, start: Point, end: Point) -> int:
    """Return the gap between two units, or the distance between other places."""
    one, two = (who_at(s, PLANE.number(at)) for at in (start, end))
    if one != NO_ONE and two != NO_ONE:
        return max(gap(start, end), 0)
    return length(start, end) // FINE


def tape_text(s: State, start: Point, end: Point) -> str:
    """Return the sentence of the tape: distance, sight and cover."""
    one, two = (who_at(s, PLANE.number(at)) for at in (start, end))
    far = inches(distance(s, start, end))
    if NO_ONE in (one, two) or one == two:
        return _("{far} from {start} to {end}.").format(far=far, start=_end(s, one, start), end=_end(s, two, end))
    told = _("{far} gap from {start} to {end}").format(far=far, start=name(s, one), end=name(s, two))
    return f"{told}; {sight_text(s, start, end)}."


def _end(s: State, who: int, at: Point) -> str:
    return name(s, who) if who != NO_ONE else place_text(at)


def sight_text(s: State, eye: Point, target: Point) -> str:
    """Return the visibility and the cover of one place from another in words."""
    number = sight_line(s.layout, eye, target)
    if number < 0:
        return _("no line of sight")
    told = _("in sight") if number == 0 else _("in sight past a corner")
    if any(contains(piece.shape, target) for piece in cover_pieces(s, eye, target)):
        told += ", " + _("in cover")
    elif cover_pieces(s, eye, target):
        told += ", " + _("behind cover")
    if level_at(s.layout, target) > level_at(s.layout, eye):
        told += ", " + _("higher than the shooter")
    return told
