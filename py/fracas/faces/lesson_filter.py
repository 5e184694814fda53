"""A face restricted to the next step of a lesson: all other taps and buttons are refused with a reason."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from fracas.faces.choices import MOVE, NO_ONE, NOWHERE, MoveOptions, TargetedAction, TrayButton
from fracas.faces.face import Face
from fracas.faces.intents import Intent, Play, Propose, Refuse, Select
from fracas.faces.match_scene import MatchScene
from fracas.faces.move_plan import MovePath
from fracas.faces.plane_face import PlaneFace
from fracas.kernel.ruleset import Action
from fracas.locale import _

ExpectedActions = Callable[[], Sequence[Action]]  # returns the actions to be played next, in order


class TapHint(NamedTuple):
    """The next thing to tap: a place on the board, or the main button."""

    cell: int = NOWHERE
    is_player: bool = False  # whether the tap selects a player


BUTTON = TapHint()


def restrict_face(face: Face, wanted: ExpectedActions) -> Face:
    """Return a face that offers only the expected actions."""
    def move_options(state: Any, legal: Sequence[Action], who: int) -> MoveOptions:
        return restrict_options(face.move_options(state, legal, who), wanted())

    def actors(state: Any, legal: Sequence[Action]) -> tuple[int, ...]:
        return face.actors(state, tuple(wanted()[:1])) if legal and wanted() else ()

    def tray_buttons(state: Any, legal: Sequence[Action], who: int, mode: str) -> tuple[TrayButton, ...]:
        listed, line = face.tray_buttons(state, legal, who, mode), wanted()
        modes = {each.mode for each in move_options(state, legal, who).actions} - {MOVE} if who != NO_ONE else set()
        if face.plane is not None and line:
            modes |= {face.plane.tap_mode(line[0])} - {MOVE}
        if mode not in modes and not any(is_beginning(actions_of_button(command), line) for command in listed):
            modes |= _leading_modes(lambda there: face.tray_buttons(state, legal, who, there), line, mode, modes)
        return _with_one_main(tuple(_restrict_button(command, line, modes, mode) for command in listed))
    return replace(
        face, move_options=move_options, actors=actors, tray_buttons=tray_buttons,
        explain_tap=lambda *_all: "", tip=lambda *_all: "",
        plane=face.plane and _restrict_plane(face.plane, wanted),
        upright=None if face.upright is None else lambda: restrict_face(face.for_orientation(True), wanted))


def _leading_modes(
    buttons: Callable[[str], tuple[TrayButton, ...]], line: Sequence[Action], mode: str, ends: set[str],
) -> set[str]:
    """Return the modes with a button that leads to a line of actions: directly, else through one more mode.

    Args: buttons - of a mode; mode - the current one; ends - modes with a tap on the board for the line.
    """
    def is_there(button: TrayButton) -> bool:
        return is_beginning(actions_of_button(button), line)

    others = {command.mode for command in buttons(mode)} - {mode}
    at_once = {each for each in others if any(map(is_there, buttons(each)))}
    if at_once or others & ends:
        return at_once
    return {each for each in others - {MOVE} for button in buttons(each)
            if button.mode in ends or button.mode not in (*others, mode) and any(map(is_there, buttons(button.mode)))}


def restrict_options(options: MoveOptions, line: Sequence[Action]) -> MoveOptions:
    """Return only the paths and targeted actions that begin a line of actions."""
    paths = {cell: path for cell, path in options.paths.items() if is_beginning(path.steps, line)}
    return MoveOptions(paths, tuple(each for each in options.actions if is_beginning(actions_of(each), line)))


def is_beginning(actions: Sequence[Action], line: Sequence[Action]) -> bool:
    """Return whether some actions are the first ones of a line."""
    return len(actions) > 0 and tuple(actions) == tuple(line[:len(actions)])


def actions_of(done: MovePath | TargetedAction) -> tuple[Action, ...]:
    """Return the actions of a path or a targeted action, its approach included."""
    if isinstance(done, MovePath):
        return done.steps
    return (*(done.path.steps if done.path is not None else ()), done.action)


def actions_of_button(command: TrayButton) -> tuple[Action, ...]:
    """Return the actions of a button with its follow-ups; () if the button only switches the mode."""
    if command.plan is not None:
        return command.plan.actions
    return (command.action, *command.then) if command.action is not None else ()


def _restrict_button(command: TrayButton, line: Sequence[Action], modes: set[str], mode: str) -> TrayButton:
    """Return a button with its state for a line: the expected one is the main button, others are off."""
    if command.off:
        return command
    does = actions_of_button(command)
    is_wanted = is_beginning(does, line) if does else command.mode in modes
    is_main = is_wanted and (bool(does) or mode != command.mode)
    return command._replace(is_main=is_main, off="" if is_wanted else _("not yet"))


def _with_one_main(buttons: tuple[TrayButton, ...]) -> tuple[TrayButton, ...]:
    """Return buttons of which one is the main one: the one that goes farthest along the line."""
    longest = max((len(actions_of_button(each)) for each in buttons if each.is_main), default=0)
    wanted = next((each for each in buttons if each.is_main and len(actions_of_button(each)) == longest), None)
    return tuple(each._replace(is_main=each is wanted) for each in buttons)


def tap_hint(face: Face, scene: MatchScene, line: Sequence[Action]) -> TapHint:
    """Return the next tap for a line of actions: its player, then its place, or the button.

    Args: face - a restricted one.
    """
    state, ui = scene.state, scene.ui
    doers = face.actors(state, line) if line else ()
    if doers and ui.selected not in doers:
        cell = face.cell_of(state, doers[0])
        return TapHint(cell, True) if cell >= 0 else BUTTON
    if ui.plan is not None or scene.move_options is None:
        return BUTTON
    if face.plane is not None:
        is_its_mode = line and face.plane.tap_mode(line[0]) in (MOVE, ui.mode)
        return TapHint(face.plane.tap_target(state, line[0])) if is_its_mode else BUTTON
    places = {path.cell: len(path.steps) for path in scene.move_options.paths.values() if ui.mode == MOVE}
    places.update({each.cell: len(actions_of(each)) for each in scene.move_options.actions if each.mode == ui.mode})
    return TapHint(max(places, key=lambda cell: places[cell])) if places else BUTTON


# -- on a plane ------------------------------------------------------------------------------------------------


def _restrict_plane(plane: PlaneFace, wanted: ExpectedActions) -> PlaneFace:
    """Return the face of a plane that refuses taps off the expected line."""
    def tapped(scene: MatchScene, who: int, cell: int) -> Intent:
        intent = plane.interpret_tap(scene, who, cell)
        done = intent.plan.actions if isinstance(intent, Propose) else (
            intent.action,) if isinstance(intent, Play) else ()
        is_right = isinstance(intent, Select) or is_beginning(done, wanted())
        return intent if is_right else Refuse(_("First do what is marked in yellow."))
    return replace(plane, interpret_tap=tapped)
