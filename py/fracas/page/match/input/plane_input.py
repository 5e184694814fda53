"""Buttons on a plane: measuring tape, paths bent by hand, targets and useful moves from lists; the reach."""


from fracas.faces.choices import MOVE, NO_ONE
from fracas.faces.plane_face import BY_HAND, TAPE, PlaneFace
from fracas.faces.reach import ReachProgress
from fracas.page.match.input import taps
from fracas.page.match.model.effects import (
    BOARD,
    DRAW,
    FRONT,
    REACH,
    Draw,
    Effects,
    SayAloud,
    StartJob,
    StopJob,
)
from fracas.page.match.model.match_model import MatchModel
from fracas.page.match.model.messages import ReachGrown
from fracas.page.match.panels.side_panel import ALL, by_hand

# -- paths by hand ---------------------------------------------------------------------------------------------


def bend_by_hand(model: MatchModel, plane: PlaneFace) -> Effects:
    """Go on with the path that is shown by hand, and say so."""
    ui = model.ui
    ui.sketch.corners = (plane.corners(ui.plan) if ui.plan is not None else None) or []
    ui.sketch.plan_corners = len(ui.sketch.corners)
    ui.mode = BY_HAND
    return (*taps.show_bent(model, plane), SayAloud(by_hand(ui.sketch)))


def forget(model: MatchModel) -> Effects:
    """Take back the plan that is shown."""
    model.ui.plan = None
    return (DRAW,)


def unbend(model: MatchModel, plane: PlaneFace, what: str) -> Effects:
    """Take back the last piece of a path bent by hand, or all of them."""
    sketch = model.ui.sketch
    del sketch.corners[0 if what == ALL else -1:]
    sketch.plan_corners = min(sketch.plan_corners, len(sketch.corners))
    return taps.show_bent(model, plane)


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
