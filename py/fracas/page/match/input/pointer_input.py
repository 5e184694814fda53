"""Fingers, mouse and the keyboard's cursor on the board of a match: what is tapped, and what it means there."""

from collections.abc import Collection

from fracas.faces.choices import NO_ONE, NOWHERE
from fracas.faces.intents import Clear, Decide, Inspect, Intent
from fracas.kernel.table import Roll
from fracas.page.board.plane import input_of
from fracas.page.board.view import TapTarget
from fracas.page.gestures import Drag, Pan, Pinch, Tap
from fracas.page.match import moves
from fracas.page.match.input import drag_handles, plane_input
from fracas.page.match.model.effects import DRAW, Effect, Effects, FocusCell, SayAloud, SendNow
from fracas.page.match.model.match_model import MatchModel
from fracas.page.match.model.messages import Choose, FocusBoard, MoveCursor
from fracas.page.match.play import dice_animation, inputs, turn_replay
from fracas.view.board.lattice import Point
from fracas.view.board.model import Token


def target(model: MatchModel, at: Point, pixel: float, useful: Collection[int] = ()) -> TapTarget | None:
    """Return the target of a tap, None where the board is looked at from near instead."""
    face, state = model.face, model.game.state
    return model.view.tap(input_of(face), face.field(state), face.tokens(state), at, pixel, useful)


def who_at(model: MatchModel, cell: int) -> int:
    """Return the player on a cell, `NO_ONE` if there is none."""
    return model.face.who_at(model.game.state, cell)


def who_is(model: MatchModel, token: Token | None) -> int:
    """Return the player of a counter."""
    return who_at(model, token.cell) if token is not None else NO_ONE


# -- gestures --------------------------------------------------------------------------------------------------


def tap(model: MatchModel, message: Tap) -> Effects:
    """Tap the board."""
    plane = model.face.plane
    useful = moves.tappable_cells(model.face, model.scene) if plane is None else plane_input.useful(model)
    hit = target(model, message.at, message.pixel, useful)
    if hit is None:
        return (DRAW,)
    return tap_on(model, who_at(model, hit.cell) if hit.token is None else who_is(model, hit.token), hit.cell)


def tap_on(model: MatchModel, who: int, cell: int) -> Effects:
    """Tap somebody or a cell: dice land and movements end first."""
    if model.dice is not None:
        return dice_animation.skip(model)
    if model.is_moving:
        return (*inputs.hurry(model), SendNow(Choose(who, cell)))
    return choose(model, Choose(who, cell))


def choose(model: MatchModel, message: Choose) -> Effects:
    """Handle a tap when nothing moves: one ends a replay, one is measured, all others mean something."""
    who, cell = message
    if model.replay is not None:
        return turn_replay.stop(model)
    model.ui.shout, model.ui.trouble, model.ui.sketch.sight_target = "", "", NO_ONE
    if cell != NOWHERE:
        model.view.cursor = cell
    measured = plane_input.measure(model, who, cell)
    return measured or aim(model, who, cell)


def aim(model: MatchModel, who: int, cell: int) -> Effects:
    """Carry out what a tap on somebody or a cell means."""
    if model.session.is_waiting or isinstance(model.game.pending, Roll):
        return (SendNow(Inspect(who)),) if who != NO_ONE else (DRAW,)
    if model.face.plane is None:
        return (SendNow(moves.tap_intent(model.face, model.game, model.scene, cell)),)
    return plane_input.tap(model, model.face.plane, who, cell) if model.now.ask is None else (
        SendNow(_answer_of(model, who)),)


def _answer_of(model: MatchModel, who: int) -> Intent:
    """Return the intent of a tap on a player of a plane while a question is asked."""
    assert model.now.ask is not None
    for reply in model.now.ask.replies:
        if who != NO_ONE and reply.cell == model.face.cell_of(model.game.state, who):
            return Decide(reply.option)
    return Inspect(who) if who != NO_ONE else Clear()


def drag(model: MatchModel, message: Drag) -> Effects:
    """End a drag: a path waits for its second tap, a player turns to where he was dragged."""
    if model.face.plane is not None:
        return drag_handles.drop(model, model.face.plane)
    lattice, offer, ui = model.face.field(model.game.state).lattice, model.move_options, model.ui
    held = who_at(model, lattice.cell_at(*message.start))
    if offer is None or model.view.is_zoomed or held != ui.selected:
        return ()
    turns = {deed.cell: deed for deed in offer.actions if deed.mode == "face"}
    if not turns:
        return ()
    near = lattice.nearest(*message.end, turns, float("inf"))
    return inputs.run(model, (turns[near[0]].action,))


def pan(model: MatchModel, message: Pan) -> Effects:
    """Follow a finger that drags: what it holds, else the board under it."""
    plane = model.face.plane
    if plane is not None and model.dice is None:
        hit = target(model, message.start, message.pixel)
        who = who_is(model, hit.token) if hit is not None else NO_ONE
        if drag_handles.drag_on(model, plane, message, who):
            return drag_handles.follow_soon(model, plane, message.at)
    return (DRAW,) if model.view.pan(model.face.field(model.game.state), message.by) else ()


def pinch(model: MatchModel, message: Pinch) -> Effects:
    """Zoom round a point."""
    model.view.zoom_by(message.factor, message.centre)
    return (DRAW,)


# -- the cursor of the keyboard --------------------------------------------------------------------------------


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
