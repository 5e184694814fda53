"""Marks on the table besides terrain and units: reach, path, zones, ranges, sight lines, the measuring tape."""

from fracas.faces.choices import NO_ONE, MoveOptions
from fracas.faces.match_scene import MatchScene
from fracas.faces.plane_face import BY_HAND, PlaneMarks
from fracas.faces.school_fighters import labels, measurements, pieces, plans, shapes
from fracas.faces.school_fighters.modes import CHARGE, FEET, ORDERS, RUN, WALK
from fracas.faces.school_fighters.reach import UnitReach, label
from fracas.faces.ui_state import UiState
from fracas.games.school_fighters.monitor import MOVE as MONITOR_MOVE
from fracas.games.school_fighters.orders import friends_to_raise
from fracas.games.school_fighters.setup import zone
from fracas.games.school_fighters.space import BASE
from fracas.games.school_fighters.state import COMBAT, DEPLOYMENT, FAZED, MONITOR_PHASE, SHOOTING, State
from fracas.games.school_fighters.units import ORDER_RANGE, SLINGSHOT_RANGE
from fracas.kernel.geometry.plane import FINE, Point, path_length
from fracas.view.markup import EMPTY, Markup, join
from fracas.view.match.dice import percent


def marks(scene: MatchScene) -> PlaneMarks:
    """Return the marks of a scene; while a question is pending those of its answers."""
    s, ui = scene.state, scene.ui
    under: list[Markup] = []
    over: list[Markup] = []
    if scene.now.ask is not None:
        over = [_corners(s, pieces.who_at(s, reply.cell), percent(reply.chance) if reply.chance is not None else "")
                for reply in scene.now.ask.replies if reply.cell >= 0]
    elif isinstance(scene.reach, UnitReach):
        under = [_reach(s, ui, scene.reach), _range(s, ui), _path(s, ui)]
        over = [_targets(s, ui, scene.reach, scene.move_options), _sight(s, ui), _path_tag(s, ui)]
    if ui.sketch.tape:
        over.append(measurements.tape(s, ui.sketch.tape))
    return PlaneMarks(join(under), join(over))


def _reach(s: State, ui: UiState, reach: UnitReach) -> Markup:
    if s.phase == DEPLOYMENT:
        low, high = zone(s, s.side)
        others = [unit.at for unit in s.units if unit.status >= FAZED and low - 200 <= unit.at[1] <= high + 200]
        return shapes.zone(low, high, others)
    if s.phase == MONITOR_PHASE:
        return shapes.ring(s.monitor, MONITOR_MOVE, label(WALK, MONITOR_MOVE))
    if ui.plan is not None and ui.plan.kind == CHARGE and not ui.sketch.drag_handle:
        return EMPTY
    shown = {WALK: (WALK,), RUN: (RUN,), CHARGE: (CHARGE,), ORDERS: (), FEET: ()}.get(ui.mode, (RUN, WALK))
    return join(_region(s, reach, kind) for kind in shown if kind in reach.regions)


def _region(s: State, reach: UnitReach, kind: str) -> Markup:
    profile = s.units[reach.who].profile
    far = {WALK: profile.walk, RUN: profile.run, CHARGE: profile.charge}[kind]
    if kind not in reach.pictures:
        reach.pictures[kind] = shapes.region(kind, reach.regions[kind], label(kind, far))
    return reach.pictures[kind]


def _range(s: State, ui: UiState) -> Markup:
    """Return the range of a slingshot or of an order."""
    if ui.selected == pieces.MONITOR:
        return EMPTY
    unit = s.units[ui.selected]
    if ui.mode in (ORDERS, FEET):
        return shapes.ring(unit.at, ORDER_RANGE + BASE, labels.inches(ORDER_RANGE))
    if s.phase == SHOOTING and unit.profile.has_slingshot:
        return shapes.ring(unit.at, SLINGSHOT_RANGE + BASE, labels.inches(SLINGSHOT_RANGE))
    return EMPTY


def _targets(s: State, ui: UiState, reach: UnitReach, options: MoveOptions | None) -> Markup:
    """Return the corners round possible targets; of a plan only round its own target."""
    if ui.plan is not None:
        who = pieces.who_at(s, ui.plan.cell)
        whom = [who] if who not in (NO_ONE, ui.plan.who) else []
    elif ui.mode == FEET:
        whom = friends_to_raise(s, reach.who)
    elif s.phase in (SHOOTING, COMBAT):
        whom = [pieces.who_at(s, each.cell) for each in options.actions] if options is not None else []
    else:
        whom = list(reach.charges) if ui.mode in ("", CHARGE, BY_HAND) else []
    return join(_corners(s, who) for who in whom)


def _corners(s: State, who: int, text: str = "") -> Markup:
    return shapes.target(pieces.place(s, who), pieces.leans(s).get(who), text)


def _places(s: State, ui: UiState) -> tuple[Point, ...]:
    """Return the path on the table: that of the plan, or an illegal one drawn by hand."""
    if ui.plan is not None:
        return plans.path_of(s, ui.plan)
    return (s.units[ui.selected].at, *ui.sketch.corners) if ui.sketch.corners and ui.selected >= 0 else ()


def _path(s: State, ui: UiState) -> Markup:
    places, plan = _places(s, ui), ui.plan
    if len(places) < 2:
        return EMPTY
    return shapes.path(places, is_legal=plan is not None, is_charge=plan is not None and plan.kind == CHARGE,
                       is_by_hand=ui.mode == BY_HAND)


def _path_tag(s: State, ui: UiState) -> Markup:
    """Return the length of the path on the table."""
    places = _places(s, ui)
    if len(places) < 2:
        return EMPTY
    used = path_length(places[0], places[1:]) // FINE
    return shapes.path_tag(places, labels.inches(used), is_legal=ui.plan is not None)


def _sight(s: State, ui: UiState) -> Markup:
    """Return the line of sight of a planned or refused shot."""
    target = ui.sketch.sight_target
    if target == NO_ONE and ui.plan is not None and ui.plan.kind == "shoot":
        target = pieces.who_at(s, ui.plan.cell)
    if target == NO_ONE or ui.selected < 0 or ui.selected == pieces.MONITOR:
        return EMPTY
    return measurements.sight(s, s.units[ui.selected].at, pieces.place(s, target))
