"""Taps and buttons on a plane: measuring tape, paths bent by hand, targets and useful moves from lists, the reach."""

from collections.abc import Collection

from fracas.faces.choices import MOVE, NO_ONE
from fracas.faces.intents import AddCorner, Propose, Refuse
from fracas.faces.plane_face import BY_HAND, TAPE, PlaneFace
from fracas.faces.reach import ReachProgress
from fracas.page.match.input import intents
from fracas.page.match.model.effects import (
    BOARD,
    DRAW,
    FRONT,
    REACH,
    Draw,
    Effects,
    SayAloud,
    SendNow,
    StartJob,
    StopJob,
)
from fracas.page.match.model.match_model import MatchModel
from fracas.page.match.model.messages import ReachGrown
from fracas.page.match.panels.side_panel import ALL, by_hand
from fracas.view.board.plane import Place

# -- taps ------------------------------------------------------------------------------------------------------


def useful(model: MatchModel) -> Collection[int]:
    """Return the places of all players; for the tape every place is as good."""
    is_measuring = model.ui.mode == TAPE
    return () if is_measuring else tuple(token.cell for token in model.face.tokens(model.game.state))


def measure(model: MatchModel, who: int, cell: int) -> Effects:
    """Take a tap as an end of the tape; the second end is told, the third begins anew. Nothing without a tape."""
    plane, sketch = model.face.plane, model.ui.sketch
    if plane is None or model.ui.mode != TAPE:
        return ()
    at = place(model, plane, who, cell)
    sketch.tape = [at] if len(sketch.tape) != 1 else [*sketch.tape, at]
    return (tell_tape(model, plane), DRAW) if len(sketch.tape) == 2 else (DRAW,)


def place(model: MatchModel, plane: PlaneFace, who: int, cell: int) -> Place:
    """Return the place of a player, that of a cell where there is none."""
    return plane.places.place_of(model.face.cell_of(model.game.state, who) if who != NO_ONE else cell)


def tell_tape(model: MatchModel, plane: PlaneFace) -> SayAloud:
    """Tell the measure of the tape."""
    (start, end), number_of = model.ui.sketch.tape, plane.places.number
    model.ui.trouble = plane.measurement(model.game.state, number_of(start), number_of(end))
    return SayAloud(model.ui.trouble)


def tap(model: MatchModel, plane: PlaneFace, who: int, cell: int) -> Effects:
    """Carry out what a tap means; a path by hand goes on at once."""
    intent = plane.interpret_tap(model.scene, who, cell)
    if not isinstance(intent, AddCorner):
        return (SendNow(intent),)
    model.ui.sketch.corners.append(plane.places.place_of(intent.cell))
    return show_bent(model, plane)


# -- paths by hand ---------------------------------------------------------------------------------------------


def bend_by_hand(model: MatchModel, plane: PlaneFace) -> Effects:
    """Go on with the path that is shown by hand, and say so."""
    ui = model.ui
    ui.sketch.corners = (plane.corners(ui.plan) if ui.plan is not None else None) or []
    ui.sketch.plan_corners = len(ui.sketch.corners)
    ui.mode = BY_HAND
    return (*show_bent(model, plane), SayAloud(by_hand(ui.sketch)))


def show_bent(model: MatchModel, plane: PlaneFace) -> Effects:
    """Show the path bent by hand as it is now, or why there is none."""
    ui = model.ui
    ui.plan, ui.trouble = None, ""
    if not ui.sketch.corners:
        return (DRAW,)
    plan = plane.plan_path_by_hand(model.scene)
    return (SendNow(Refuse(plan)),) if isinstance(plan, str) else intents.propose(model, Propose(plan))


def forget(model: MatchModel) -> Effects:
    """Take back the plan that is shown."""
    model.ui.plan = None
    return (DRAW,)


def unbend(model: MatchModel, plane: PlaneFace, what: str) -> Effects:
    """Take back the last piece of a path bent by hand, or all of them."""
    sketch = model.ui.sketch
    del sketch.corners[0 if what == ALL else -1:]
    sketch.plan_corners = min(sketch.plan_corners, len(sketch.corners))
    return show_bent(model, plane)


def straighten(model: MatchModel) -> Effects:
    """Leave the path by hand."""
    model.ui.trouble, model.ui.sketch.corners = "", []
    model.ui.mode, model.ui.plan = MOVE, None
    return (DRAW,)


def take_tape(model: MatchModel) -> Effects:
    """Take out the measuring tape, or roll it up."""
    ui = model.ui
    ui.mode, ui.sketch.tape, ui.trouble, ui.plan = MOVE if ui.mode == TAPE else TAPE, [], "", None
    return (DRAW,)


# -- lists -----------------------------------------------------------------------------------------------------


def targets(model: MatchModel, plane: PlaneFace) -> list[int]:
    """Return those who answer a question, or whom the selected player could go for."""
    if model.now.ask is not None:
        return [model.face.who_at(model.game.state, reply.cell) for reply in model.now.ask.replies if reply.cell >= 0]
    return list(plane.targets(model.scene).players)


def list_moves(model: MatchModel) -> Effects:
    """List useful moves, or fold the list."""
    model.ui.sketch.shows_moves = not model.ui.sketch.shows_moves
    return (DRAW,)


# -- the reach of the selected player --------------------------------------------------------------------------


def find_reach(model: MatchModel, plane: PlaneFace) -> Effects:
    """Work out the reach of the selected player, unless that is being done."""
    who, state, reach = model.ui.selected, model.game.state, model.reach
    if who == NO_ONE or model.session.is_waiting or not model.now.legal:
        model.reach, model.is_reaching = None, False
        return () if reach is None else (StopJob(REACH),)
    if reach is None or reach.state is not state or reach.who != who:
        model.reach = reach = plane.reach(state, who)
        model.reach_drawn, model.is_reaching = reach.progress, False
    work = reach.work(model.ui) if not model.is_reaching else None
    if work is None:
        return ()
    model.is_reaching = True
    return (StartJob(REACH, work, lambda _none: ReachGrown(reach, True), lambda _none: ReachGrown(reach)),)


def grow_reach(model: MatchModel, message: ReachGrown) -> Effects:
    """Show the reach as far as it is known; the lists beside the board only if they differ."""
    reach, drawn = message.reach, model.reach_drawn
    if reach is not model.reach:
        return ()
    model.is_reaching = model.is_reaching and not message.is_done
    if drawn == reach.progress:
        return ()
    model.reach_drawn = ReachProgress(*reach.progress)
    return (Draw(FRONT if drawn.listed != reach.progress.listed else BOARD),)
