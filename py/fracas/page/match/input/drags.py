"""Drags, pinches and the keyboard's cursor on the board; on a plane the handles of what a finger drags.

Handles are a player, the end of his path, a bend of it, the measuring tape.
"""

from math import hypot

from fracas.faces.choices import NO_ONE
from fracas.faces.plane_face import BY_HAND, TAPE, PlaneFace
from fracas.page.gestures import Drag, Pan, Pinch
from fracas.page.match.input import taps
from fracas.page.match.model.effects import DRAW, Effect, Effects, FocusCell, SayAloud, SendSoon
from fracas.page.match.model.match_model import MatchModel
from fracas.page.match.model.messages import DragDue, FocusBoard, MoveCursor
from fracas.page.match.play import executor, narration
from fracas.view.board.lattice import Point
from fracas.view.board.model import Token

GRIP_PX = 20.0  # pixels from a bend or an end in which a finger takes hold of it
SNAP = 18.0  # board units from a player in which the end of the tape goes to him
END, PLAYER, LINE, BEND = "end", "player", "tape", "bend "


def drag(model: MatchModel, message: Drag) -> Effects:
    """End a drag: a path waits for its second tap, a player turns to where he was dragged."""
    if model.face.plane is not None:
        return _drop(model, model.face.plane)
    lattice, offer, ui = model.face.field(model.game.state).lattice, model.move_options, model.ui
    held = taps.who_at(model, lattice.cell_at(*message.start))
    if offer is None or held != ui.selected or model.view.is_zoomed and not model.view.is_following:
        return ()
    turns = {deed.cell: deed for deed in offer.actions if deed.mode == "face"}
    if not turns:
        return ()
    near = lattice.nearest(*message.end, turns, float("inf"))
    return executor.run(model, (turns[near[0]].action,))


def pan(model: MatchModel, message: Pan) -> Effects:
    """Follow a finger that drags: what it holds, else the board under it."""
    plane = model.face.plane
    if plane is not None and model.dice is None:
        hit = taps.target(model, message.start, message.pixel)
        who = taps.who_is(model, hit.token) if hit is not None else NO_ONE
        if _drag_on(model, plane, message, who):
            return _follow_soon(model, plane, message.at)
    return (DRAW,) if not _may_turn(model, message) and model.view.pan(
        model.face.field(model.game.state), message.by) else ()


def _may_turn(model: MatchModel, message: Pan) -> bool:
    """Return whether a finger that drags has the selected player, who can turn: the board stays under him then."""
    offer, cell = model.move_options, model.face.field(model.game.state).lattice.cell_at(*message.start)
    return model.view.is_following and offer is not None and taps.who_at(model, cell) == model.ui.selected \
        and any(deed.mode == "face" for deed in offer.actions)


def pinch(model: MatchModel, message: Pinch) -> Effects:
    """Zoom round a point."""
    model.view.zoom_by(message.factor, message.centre)
    return (DRAW,)


def move_cursor(model: MatchModel, message: MoveCursor) -> Effects:
    """Bring the keyboard to a cell; on a plane the place is spoken, a cell speaks by its focus."""
    model.view.move_cursor(message.cell)
    plane = model.face.plane
    said: list[Effect] = [] if plane is None else [SayAloud(plane.place_text(model.scene, message.cell))]
    return (DRAW, FocusCell(), *said)


def focus_board(model: MatchModel, message: FocusBoard) -> Effects:
    """Ring the cell of the keyboard, or take the ring away."""
    if model.view.has_cursor == message.is_in:
        return ()
    model.view.has_cursor = message.is_in
    return (DRAW,)


# -- handles on a plane ----------------------------------------------------------------------------------------


def _drag_on(model: MatchModel, plane: PlaneFace, message: Pan, who: int) -> bool:
    """Take hold of what is under a finger, if it holds nothing yet; False if there is nothing.

    Args: who - the player where it touched the board, `NO_ONE` if there is none.
    """
    held = model.ui.sketch.drag_handle or _grip(model, plane, message, who)
    model.ui.sketch.drag_handle = held  # a player taken in hand makes a new sketch
    return bool(held)


def _grip(model: MatchModel, plane: PlaneFace, message: Pan, who: int) -> str:
    """Return the handle under a finger."""
    ui, places, start, reach = model.ui, plane.places, message.start, GRIP_PX * message.pixel
    if ui.mode == TAPE:
        ui.sketch.tape = [taps.place_of(model, plane, who, places.number(places.nearest_on_table(*start)))]
        return LINE
    game = model.game
    if model.session.is_waiting or game.pending is not None or game.is_terminal() or model.replay is not None:
        return ""
    for number, bend in enumerate(ui.sketch.corners if ui.mode == BY_HAND else ()):
        if _is_near(start, places.point(bend), reach):
            return f"{BEND}{number}"
    if ui.plan is not None and ui.plan.end is not None and _is_near(start, places.point(ui.plan.end), reach):
        return END
    if who == NO_ONE or not plane.can_drag(model.scene, who):
        return ""
    if ui.selected != who and who in model.now.actors:
        ui.clear()
        ui.selected = who
    return PLAYER


def _follow_soon(model: MatchModel, plane: PlaneFace, at: Point) -> Effects:
    """Let the handle follow the finger when the page has had its turn."""
    is_due, model.wanted = model.wanted >= 0, plane.places.number(plane.places.nearest_on_table(*at))
    return () if is_due else (SendSoon(DragDue()),)


def follow(model: MatchModel, _message: DragDue | None = None) -> Effects:
    """Bring the handle to the finger's present place."""
    plane, sketch, cell = model.face.plane, model.ui.sketch, model.wanted
    model.wanted = -1
    if plane is None or cell < 0 or not sketch.drag_handle:
        return ()
    if sketch.drag_handle == LINE:
        sketch.tape = [sketch.tape[0], taps.place_of(model, plane, _standing_near(model, plane, cell), cell)]
        return (DRAW,)
    if sketch.drag_handle.startswith(BEND):
        sketch.corners[int(sketch.drag_handle.removeprefix(BEND))] = plane.places.place_of(cell)
        return taps.show_bent(model, plane)
    plan = plane.plan_drag(model.scene, cell)
    return () if isinstance(plan, str) else taps.propose(model, plan)  # else the last one stays


def _standing_near(model: MatchModel, plane: PlaneFace, cell: int) -> int:
    """Return the player so near to a place that the tape goes to him, `NO_ONE` if there is none."""
    centres, state = plane.places.centres, model.game.state
    x, y = centres[cell]
    gaps: list[tuple[float, Token]] = [(hypot(centres[token.cell][0] - x, centres[token.cell][1] - y), token)
                                       for token in model.face.tokens(state)]
    gap, token = min(gaps, default=(SNAP + 1, None), key=lambda pair: pair[0])
    return model.face.who_at(state, token.cell) if token is not None and gap <= SNAP else NO_ONE


def _drop(model: MatchModel, plane: PlaneFace) -> Effects:
    """Let go of what was dragged."""
    ui = model.ui
    if not ui.sketch.drag_handle:
        return ()
    followed = follow(model)
    held, ui.sketch.drag_handle = ui.sketch.drag_handle, ""
    if held == LINE and len(ui.sketch.tape) == 2:
        return (*followed, taps.tell_tape(model, plane), DRAW)
    said = (narration.say_plan(model, ui.plan),) if ui.plan is not None else ()
    return (*followed, *said, DRAW)


def _is_near(one: Point, other: Point, reach: float) -> bool:
    return hypot(one[0] - other[0], one[1] - other[1]) <= reach
