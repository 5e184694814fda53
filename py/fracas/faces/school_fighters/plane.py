"""The plane face of School Fighters: taps, drags, typed lines and words."""

from collections.abc import Sequence

from fracas.faces.choices import MOVE, NO_ONE, NOWHERE, TrayButton
from fracas.faces.intents import AddCorner, Clear, Inspect, Intent, PlacePlayer, Play, Propose, Refuse, Select
from fracas.faces.match_scene import MatchScene
from fracas.faces.move_plan import MovePlan
from fracas.faces.plane_face import BY_HAND, PlaneFace, PlaneTargets, TextSection
from fracas.faces.school_fighters import action_parser, labels, pieces, plans, slips
from fracas.faces.school_fighters import board as table
from fracas.faces.school_fighters.board import PLANE
from fracas.faces.school_fighters.marks import marks
from fracas.faces.school_fighters.measurements import distance, tape_text
from fracas.faces.school_fighters.modes import CHARGE, FEET
from fracas.faces.school_fighters.reach import UnitReach
from fracas.games.school_fighters import state as st
from fracas.games.school_fighters.ruleset import RULESET
from fracas.games.school_fighters.state import State
from fracas.games.school_fighters.terrain import Piece
from fracas.games.school_fighters.words.text import TELLINGS
from fracas.kernel.errors import quote
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Event
from fracas.locale import N_, _
from fracas.view.board.plane import INCH, Place

FINGER = 70  # hundredths of an inch from a unit in which a drag ends at it
ICONS = {"walk": "move", "run": "dash", "charge": "tackle", "monitor": "play"}


# -- taps ------------------------------------------------------------------------------------------------------


def interpret_tap(scene: MatchScene, who: int, cell: int) -> Intent:
    """Return the intent of a tap on a unit or a place."""
    s, now, ui, place = scene.state, scene.now, scene.ui, PLANE.place_of(cell)
    if s.phase == st.MONITOR_PHASE:
        return _intent_of(plans.monitor_plan(s, place))
    if ui.selected == NO_ONE:
        return Select(who) if who in now.actors else Inspect(who) if who != NO_ONE else Clear()
    if who in now.actors and who != ui.selected and ui.mode not in (FEET, BY_HAND):
        return Select(who)
    if s.phase == st.DEPLOYMENT:
        action = plans.deploy_action(s, ui.selected, place)
        return PlacePlayer(action) if action is not None else Refuse(
            _("Tap a free place in the lit strip."))
    return _attack(scene, who) if s.phase in (st.SHOOTING, st.COMBAT) else _move(scene, who, place)


def _intent_of(plan: MovePlan | str) -> Intent:
    return Refuse(plan) if isinstance(plan, str) else Propose(plan)


def _attack(scene: MatchScene, who: int) -> Intent:
    if who in (NO_ONE, scene.ui.selected, pieces.MONITOR):
        return Clear()
    plan = plan_attack(scene, who)
    if isinstance(plan, MovePlan):
        return Propose(plan)
    return Refuse(plan, who if scene.state.phase == st.SHOOTING else NO_ONE)


def plan_attack(scene: MatchScene, who: int) -> MovePlan | str:
    """Return the plan of shooting at an enemy or attacking one, or the reason for a refusal."""
    s, unit = scene.state, scene.ui.selected
    action = ("shoot" if s.phase == st.SHOOTING else "fight", unit, who)
    if why := plans.attack_refusal(s, unit, who):
        return why
    return plans.attack_plan(s, action) if action in scene.now.legal else _("He has already attacked.")


def _move(scene: MatchScene, who: int, place: Place) -> Intent:
    s, ui = scene.state, scene.ui
    if ui.mode == FEET:
        order = ("order", ui.selected, "feet", who)
        return Play(order) if who != NO_ONE and RULESET.is_legal(s, order) else Refuse(_("Tap a lit friend."))
    if ui.mode == BY_HAND:
        return _intent_of(plans.hand_charge(s, ui.selected, who, ui.sketch.corners)) if _is_enemy(s, who) else \
            AddCorner(PLANE.number(place))
    if _is_enemy(s, who):
        known = _reach(scene).charges.get(who)
        return _intent_of(plans.charge_plan(s, ui.selected, who, known))
    if who == ui.selected or ui.mode == CHARGE:
        return Clear()
    return _intent_of(plans.move_plan(s, ui.selected, place, ui.mode))


def _is_enemy(s: State, who: int) -> bool:
    return who not in (NO_ONE, pieces.MONITOR) and s.units[who].side != s.side


def _reach(scene: MatchScene) -> UnitReach:
    return scene.reach if isinstance(scene.reach, UnitReach) else UnitReach(scene.state, scene.ui.selected)


def targets(scene: MatchScene) -> PlaneTargets:
    """Return the enemies that the selected unit can charge or attack."""
    charges = tuple(_reach(scene).charges)
    actions = scene.move_options.actions if scene.move_options is not None else ()
    return PlaneTargets(_("Enemies in reach") if charges else _("In contact"),
                        (*charges, *(pieces.who_at(scene.state, each.cell) for each in actions)))


def useful_intent(s: State, action: Action) -> Intent:
    """Return the intent of a suggested move."""
    match action:
        case ("charge", who, target, path):
            return _intent_of(plans.charge_plan(s, who, target, path))
        case ("walk" | "run", who, path):
            return _intent_of(plans.path_plan(s, who, path, action[0]))
        case ("order" | "salts", *_rest):
            return _intent_of(plans.deed_plan(s, action))
    return Play(action)


# -- drags -----------------------------------------------------------------------------------------------------


def can_drag(scene: MatchScene, who: int) -> bool:
    """Return whether a unit or the monitor can be dragged."""
    s = scene.state
    if s.phase == st.MONITOR_PHASE:
        return who == pieces.MONITOR
    return who in scene.now.actors and scene.ui.mode != CHARGE and UnitReach(s, who).may_move


def plan_drag(scene: MatchScene, cell: int) -> MovePlan | str:
    """Return the plan of dragging the selected unit to a place, or the reason for a refusal."""
    s, ui = scene.state, scene.ui
    if s.phase == st.MONITOR_PHASE:
        return plans.monitor_plan(s, PLANE.place_of(cell))
    who = pieces.who_at(s, cell, FINGER)
    if _is_enemy(s, who):
        return plans.charge_plan(s, ui.selected, who)
    return plans.move_plan(s, ui.selected, PLANE.place_of(cell), ui.mode)


def corners_of(plan: MovePlan) -> list[Place] | None:
    """Return the path of a plan for drawing by hand, empty for a charge, None for other plans."""
    if plan.kind not in ("walk", "run", "charge"):
        return None
    return [] if plan.kind == "charge" else list(plan.actions[0][-1])


def plan_path_by_hand(scene: MatchScene) -> MovePlan | str:
    """Return the plan of the path drawn by hand, or the reason for a refusal."""
    bends = tuple(scene.ui.sketch.corners)
    if not bends:
        return _("Tap where the first piece of the path ends.")
    return plans.path_plan(scene.state, scene.ui.selected, bends, MOVE)


# -- words -----------------------------------------------------------------------------------------------------


def path(event: Event) -> Sequence[Place]:
    """Return the path of a movement in an event, () for other events."""
    telling = TELLINGS.get(event.kind)
    found = telling.facts_by_role(event.facts).get("path", ()) if telling is not None else ()
    return found if isinstance(found, tuple) else ()


def path_button(s: State, plan: MovePlan) -> TrayButton | None:
    """Return the button that carries out a path, None for all other plans."""
    words = {"walk": _("Walk"), "run": _("Run"), "charge": _("Charge"), "monitor": _("Go there")}
    if plan.kind not in words:
        return None
    return TrayButton(words[plan.kind], ICONS[plan.kind], note=slips.length_text(s, plan), is_main=True)


def place_text(scene: MatchScene, cell: int) -> str:
    """Return a place in words, with its distance from the selected unit."""
    s, who = scene.state, scene.ui.selected
    words = labels.cell_text(s, cell)
    if who == NO_ONE or pieces.cell_of(s, who) < 0:
        return words
    start, end = pieces.place(s, who), PLANE.place_of(cell)
    if start == end:
        return words
    far = _("{far} {direction}").format(far=labels.inches(distance(s, start, end)),
                                        direction=labels.direction(start, end))
    return f"{words}; {far}"


def text_sections(s: State) -> tuple[TextSection, ...]:
    """Return the table in words: both gangs, the monitor, the terrain."""
    gangs = tuple(
        TextSection(pieces.team_name(s, side), tuple((labels.unit_text(s, n), n) for n in s.gangs[side]
                                                 if s.units[n].status >= st.FAZED or s.units[n].status == st.WAITING))
        for side in (0, 1)
    )
    alone = TextSection(pieces.name(s, pieces.MONITOR), tuple(
        (labels.unit_text(s, who), who) for who in pieces.everybody(s) if who == pieces.MONITOR))
    terrain = TextSection(_("Terrain"), tuple((_piece_text(piece), NO_ONE) for piece in s.layout.pieces))
    return *gangs, alone, terrain


def _piece_text(piece: Piece) -> str:
    left, top, width, height = table.extent(piece)
    west, south = left / INCH, (table.SIDE - top - height) / INCH
    return _("{name}, {flags}, from {a} to {b}").format(
        name=table.piece_name(piece), flags=table.piece_flags(piece), a=f"{west:g},{south:g}",
        b=f"{west + width / INCH:g},{south + height / INCH:g}")


def plan_attack_by_name(scene: MatchScene, name: str) -> MovePlan | str:
    """Return the plan of attacking an enemy by name, or the reason for a refusal."""
    s, who = scene.state, scene.ui.selected
    target = action_parser.unit_by_name(s, name)
    if target == NO_ONE or who == pieces.MONITOR:
        return _("There is no unit {name} on the table.").format(name=quote(name))
    if s.phase != st.MOVEMENT:
        return plan_attack(scene, target)
    if s.units[target].side == s.units[who].side:
        return _("{name} is a friend.").format(name=pieces.name(s, target))
    return plans.charge_plan(s, who, target)


def tap_target(s: State, action: Action) -> int:
    """Return the place to tap for an action: its target, or the end of its path."""
    if action[0] in ("charge", "shoot", "fight"):
        return pieces.cell_of(s, action[2])
    if tap_mode(action) == FEET:
        return pieces.cell_of(s, action[3])
    return PLANE.number(action[2][-1]) if action[0] in ("walk", "run") else NOWHERE


def tap_mode(action: Action) -> str:
    """Return the mode for tapping an action on the table."""
    return FEET if action[0] == "order" and action[2] == "feet" else MOVE


PLANE_FACE = PlaneFace(
    places=PLANE,
    reach=UnitReach,
    interpret_tap=interpret_tap,
    can_drag=can_drag,
    plan_drag=plan_drag,
    tap_target=tap_target,
    tap_mode=tap_mode,
    corners=corners_of,
    plan_path_by_hand=plan_path_by_hand,
    targets=targets,
    useful_intent=useful_intent,
    marks=marks,
    path=path,
    path_button=path_button,
    slip=slips.slip,
    measurement=lambda s, start, end: tape_text(s, PLANE.place_of(start), PLANE.place_of(end)),
    place_text=place_text,
    text_sections=text_sections,
    parse_action=action_parser.parse_line,
    command_examples=N_("command box: “H3 walk 4 north”, “H3 charge A2”"),
    plan_attack=plan_attack_by_name,
)
