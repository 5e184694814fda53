"""Taps: the cell or player under a finger, the intent of the tap, and that intent carried out."""

from collections.abc import Callable, Collection, Mapping
from typing import Any

from fracas.faces import plans
from fracas.faces.choices import MOVE, NO_ONE, NOWHERE, MoveOptions
from fracas.faces.face import Face
from fracas.faces.intents import (
    AddCorner,
    Clear,
    Decide,
    Inspect,
    Intent,
    PlacePlayer,
    Play,
    Propose,
    Refuse,
    Select,
)
from fracas.faces.match_scene import MatchScene
from fracas.faces.move_plan import MovePlan
from fracas.faces.plane_face import BY_HAND, TAPE, PlaneFace
from fracas.kernel.game import Game
from fracas.kernel.table import Roll
from fracas.locale import _, ngettext
from fracas.page.board.plane import input_of
from fracas.page.board.view import TapTarget
from fracas.page.gestures import Tap
from fracas.page.match.model.effects import DRAW, ODDS, Effects, SayAloud, SendNow, StartJob
from fracas.page.match.model.match_model import MatchModel
from fracas.page.match.model.messages import Choose, FilterMessage, PlaceNext, PlanWeighed, StrayTap
from fracas.page.match.play import executor, narration, onboarding, turn_replay
from fracas.page.saving.preferences import ALWAYS, OFF
from fracas.view.board.lattice import Point
from fracas.view.board.model import Token
from fracas.view.board.plane import Place

# -- the target ------------------------------------------------------------------------------------------------


def tap(model: MatchModel, message: Tap) -> Effects:
    """Tap the board."""
    plane = model.face.plane
    useful = tappable_cells(model.face, model.scene) if plane is None else _tappable_places(model)
    hit = target(model, message.at, message.pixel, useful)
    if hit is None:
        return (DRAW,)
    return tap_on(model, who_at(model, hit.cell) if hit.token is None else who_is(model, hit.token), hit.cell)


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


def tappable_cells(face: Face, scene: MatchScene) -> set[int]:
    """Return the cells where a tap would do something; a tap beside them goes to the nearest."""
    now, ui, offer = scene.now, scene.ui, scene.move_options
    if now.ask is not None:
        return {reply.cell for reply in now.ask.replies if reply.cell >= 0}
    if offer is not None:
        cells = {deed.cell for deed in offer.actions if deed.mode == ui.mode}
        return cells | set(offer.paths) if ui.mode == MOVE else cells
    return {cell for who in now.actors if (cell := face.cell_of(scene.state, who)) >= 0}


def _tappable_places(model: MatchModel) -> Collection[int]:
    """Return the places of all players; for the tape every place is as good."""
    is_measuring = model.ui.mode == TAPE
    return () if is_measuring else tuple(token.cell for token in model.face.tokens(model.game.state))


def tap_on(model: MatchModel, who: int, cell: int) -> Effects:
    """Tap somebody or a cell: dice land and movements end first."""
    if model.dice is not None:
        return narration.skip(model)
    if model.is_moving:
        return (*executor.hurry(model), SendNow(Choose(who, cell)))
    return choose(model, Choose(who, cell))


def choose(model: MatchModel, message: Choose) -> Effects:
    """Handle a tap when nothing moves: one ends a replay, one is measured, all others mean something."""
    who, cell = message
    if model.replay is not None:
        return turn_replay.stop(model)
    model.ui.shout, model.ui.trouble, model.ui.sketch.sight_target = "", "", NO_ONE
    if cell != NOWHERE:
        model.view.cursor = cell
    return _measure(model, who, cell) if model.ui.mode == TAPE else aim(model, who, cell)


# -- the intent ------------------------------------------------------------------------------------------------


def aim(model: MatchModel, who: int, cell: int) -> Effects:
    """Carry out what a tap on somebody or a cell means."""
    plane = model.face.plane
    if model.session.is_waiting or isinstance(model.game.pending, Roll):
        return carry_out(model, Inspect(who)) if who != NO_ONE else (DRAW,)
    if plane is None:
        meant = tap_intent(model.face, model.game, model.scene, cell)
    else:
        meant = plane.interpret_tap(model.scene, who, cell) if model.now.ask is None else _answer_of(model, who)
    if model.reports_strays and isinstance(meant, Clear | Inspect | Refuse):
        return (SendNow(FilterMessage(StrayTap(who, cell))),)
    return carry_out(model, meant)


def tap_intent(face: Face, game: Game, scene: MatchScene, cell: int) -> Intent:
    """Return the intent of a tap on a cell."""
    now, ui, offer = scene.now, scene.ui, scene.move_options
    if now.ask is not None:
        for reply in now.ask.replies:
            if reply.cell == cell:
                return Decide(reply.option)
    who = face.who_at(scene.state, cell)
    if offer is not None:
        for deed in offer.actions:
            if deed.cell == cell and deed.mode == ui.mode:
                return Propose(plans.plan_of_deed(game, ui.selected, deed))
        if ui.mode == MOVE and cell in offer.paths:
            return Propose(plans.plan_of_way(game, ui.selected, offer.paths[cell]))
        if who == ui.selected:
            return Clear()
    if who in now.actors and who != ui.selected:
        return Select(who)
    why = face.explain_tap(scene.state, ui.selected, cell, ui.mode) if ui.plan is None else ""
    if who == NO_ONE and why:
        return Refuse(why)
    if who == NO_ONE and offer is not None and ui.selected == now.acting and ui.plan is None and ui.mode == MOVE:
        return Refuse(out_of_reach(face, scene, offer, cell))  # whoever is acting cannot be let go of
    return Inspect(who, why) if who != NO_ONE else Clear()


def out_of_reach(face: Face, scene: MatchScene, offer: MoveOptions, cell: int) -> str:
    """Return the sentence for a tapped cell that the selected player cannot reach."""
    name, place = face.name(scene.state, scene.ui.selected), face.cell_text(scene.state, cell)
    most = max((len(way.cells) - 1 for way in offer.paths.values()), default=0)
    if not most:
        return _("{name} cannot move any more.").format(name=name)
    return ngettext("Too far: {name} has {n} step left ({cell}).",
                    "Too far: {name} has {n} steps left ({cell}).", most).format(
        cell=place, name=name, n=most)


def _answer_of(model: MatchModel, who: int) -> Intent:
    """Return the intent of a tap on a player of a plane while a question is asked."""
    assert model.now.ask is not None
    for reply in model.now.ask.replies:
        if who != NO_ONE and reply.cell == model.face.cell_of(model.game.state, who):
            return Decide(reply.option)
    return Inspect(who) if who != NO_ONE else Clear()


# -- the intent carried out ------------------------------------------------------------------------------------


def carry_out(model: MatchModel, intent: Intent) -> Effects:
    """Carry out an intent: a choice on the screen, a plan that is shown, or an input."""
    return HANDLERS[type(intent)](model, intent)


def select(model: MatchModel, who: int) -> Effects:
    """Take a player in hand."""
    noted = onboarding.note_tip(model)
    model.ui.clear()
    model.ui.selected = who
    return (*noted, SayAloud(model.face.name(model.game.state, who)), DRAW)


def _inspect(model: MatchModel, intent: Inspect) -> Effects:
    """Show the card of a player who cannot be chosen."""
    model.ui.clear()
    model.select_acting()
    model.ui.inspected, model.ui.trouble = intent.who, intent.trouble
    return (SayAloud(intent.trouble), DRAW) if intent.trouble else (DRAW,)


def _place(model: MatchModel, intent: PlacePlayer) -> Effects:
    """Place a player, and take in hand the next one who waits."""
    return (*executor.run(model, (intent.action,)), SendNow(PlaceNext()))


def place_next(model: MatchModel, _message: PlaceNext) -> Effects:
    """Take the next player in hand who waits to be placed."""
    setup = model.now.setup
    return select(model, setup.waiting[0]) if setup is not None and setup.waiting and not model.session.is_waiting \
        else ()


def _refuse(model: MatchModel, intent: Refuse) -> Effects:
    """Say the reason of a refusal."""
    ui = model.ui
    ui.plan, ui.trouble, ui.sketch.sight_target = None, intent.sentence, intent.sight_target
    return (SayAloud(intent.sentence), DRAW)


def escape(model: MatchModel) -> Effects:
    """Take back what was begun, one thing at a time."""
    ui = model.ui
    if ui.mode == TAPE:
        ui.sketch.tape = []
    was_refused = bool(ui.trouble) or ui.sketch.sight_target != NO_ONE
    ui.trouble, ui.sketch.sight_target = "", NO_ONE
    if was_refused and ui.plan is None and ui.mode == MOVE:
        return (DRAW,)
    ui.sketch.corners, ui.picked = [], None
    if ui.plan is not None:
        ui.plan = None
    elif ui.mode != MOVE:
        ui.mode = MOVE
    elif model.now.acting == NO_ONE or model.now.acting != ui.selected:
        ui.clear()
        model.select_acting()
    return (DRAW,)


def propose(model: MatchModel, plan: MovePlan) -> Effects:
    """Show a plan, or carry it out: the one that is shown, and one that needs no showing."""
    ui, asks = model.ui, model.context.preferences.preview
    ui.trouble = ""
    shown = ui.plan if plans.is_same(ui.plan, plan) else None
    is_free = asks == OFF or (asks != ALWAYS and not plan.is_risky and plan.end is None)
    if (shown is not None or is_free) and not ui.sketch.drag_handle and ui.mode != BY_HAND:
        return executor.run(model, (shown or plan).actions)
    ui.plan = plan
    work: Effects = ()
    if plan.fan is None and plan.roll_action is not None:
        done = plans.odds_work(model.game, model.face, plan)
        work = (StartJob(ODDS, done, lambda fan: PlanWeighed(plan, fan)),)
    said = () if ui.sketch.drag_handle else (narration.say_plan(model, plan),)
    return (*work, *said, DRAW)


def show_odds(model: MatchModel, message: PlanWeighed) -> Effects:
    """Show the odds of a plan, if it is still the one that is shown."""
    plan, fan = message
    if model.ui.plan is not plan:
        return ()
    model.ui.plan = plans.with_odds(model.face, plan, fan)
    return (narration.say_plan(model, model.ui.plan), DRAW)


# -- on a plane ------------------------------------------------------------------------------------------------


def _measure(model: MatchModel, who: int, cell: int) -> Effects:
    """Take a tap as an end of the tape; the second end is told, the third begins anew."""
    plane, sketch = model.face.plane, model.ui.sketch
    assert plane is not None
    at = place_of(model, plane, who, cell)
    sketch.tape = [at] if len(sketch.tape) != 1 else [*sketch.tape, at]
    return (tell_tape(model, plane), DRAW) if len(sketch.tape) == 2 else (DRAW,)


def place_of(model: MatchModel, plane: PlaneFace, who: int, cell: int) -> Place:
    """Return the place of a player, that of a cell where there is none."""
    return plane.places.place_of(model.face.cell_of(model.game.state, who) if who != NO_ONE else cell)


def tell_tape(model: MatchModel, plane: PlaneFace) -> SayAloud:
    """Tell the measure of the tape."""
    (start, end), number_of = model.ui.sketch.tape, plane.places.number
    model.ui.trouble = plane.measurement(model.game.state, number_of(start), number_of(end))
    return SayAloud(model.ui.trouble)


def _add_corner(model: MatchModel, intent: AddCorner) -> Effects:
    """Lead a path by hand on to a place."""
    plane = model.face.plane
    assert plane is not None
    model.ui.sketch.corners.append(plane.places.place_of(intent.cell))
    return show_bent(model, plane)


def show_bent(model: MatchModel, plane: PlaneFace) -> Effects:
    """Show the path bent by hand as it is now, or why there is none."""
    ui = model.ui
    ui.plan, ui.trouble = None, ""
    if not ui.sketch.corners:
        return (DRAW,)
    plan = plane.plan_path_by_hand(model.scene)
    return _refuse(model, Refuse(plan)) if isinstance(plan, str) else propose(model, plan)


HANDLERS: Mapping[type, Callable[[MatchModel, Any], Effects]] = {
    Select: lambda model, intent: select(model, intent.who),
    Inspect: _inspect,
    Decide: lambda model, intent: executor.answer(model, intent.option),
    Propose: lambda model, intent: propose(model, intent.plan),
    Play: lambda model, intent: executor.run(model, (intent.action,)),
    PlacePlayer: _place,
    AddCorner: _add_corner,
    Refuse: _refuse,
    Clear: lambda model, _intent: escape(model),
}
