"""A face that offers only what a lesson wants next: its board lights that alone, everything else says why not."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from fracas.faces.choices import MOVE, NO_ONE, NOWHERE, Face, MoveOptions, MovePath, TargetedAction, TrayButton
from fracas.faces.intents import Intent, Play, Propose, Refuse, Select
from fracas.faces.match_scene import MatchScene
from fracas.faces.plane_face import PlaneFace
from fracas.kernel.ruleset import Action
from fracas.locale import _

ExpectedActions = Callable[[], Sequence[Action]]  # the actions to be played next, one after the other


class TapHint(NamedTuple):
    """What is to be tapped next: a place on the board, or the yellow button."""

    cell: int = NOWHERE
    is_player: bool = False  # whether a player is to be chosen there


BUTTON = TapHint()


def restrict_face(face: Face, wanted: ExpectedActions) -> Face:
    """Return a face that offers only the actions wanted next."""
    def offer(state: Any, legal: Sequence[Action], who: int) -> MoveOptions:
        return restrict_options(face.move_options(state, legal, who), wanted())

    def actors(state: Any, legal: Sequence[Action]) -> tuple[int, ...]:
        return face.actors(state, tuple(wanted()[:1])) if legal and wanted() else ()

    def commands(state: Any, legal: Sequence[Action], who: int, mode: str) -> tuple[TrayButton, ...]:
        listed, line = face.tray_buttons(state, legal, who, mode), wanted()
        modes = {deed.mode for deed in offer(state, legal, who).actions} - {MOVE} if who != NO_ONE else set()
        if face.plane is not None and line:
            modes |= {face.plane.mode(line[0])} - {MOVE}
        if not any(is_beginning(actions_of_button(command), line) for command in listed):
            modes |= _leading(lambda there: face.tray_buttons(state, legal, who, there), line, mode, modes)
        return tuple(_allowed(command, line, modes, mode) for command in listed)
    return replace(
        face, move_options=offer, actors=actors, tray_buttons=commands, auto_answer=lambda *_all: None, explain_tap=lambda *_all: "",
        tip=lambda *_all: "",
        plane=face.plane and _guided(face.plane, wanted),
        upright=None if face.upright is None else lambda: restrict_face(_standing(face), wanted))


def _leading(
    commands: Callable[[str], tuple[TrayButton, ...]], line: Sequence[Action], mode: str, ends: set[str],
) -> set[str]:
    """Return the modes through whose buttons a line is reached: at once, else through one more.

    Args: commands - the buttons of a mode; mode - the present one; ends - modes in which the board is tapped for it.
    """
    def is_there(button: TrayButton) -> bool:
        return is_beginning(actions_of_button(button), line)

    others = {command.mode for command in commands(mode)} - {mode}
    at_once = {each for each in others if any(map(is_there, commands(each)))}
    if at_once or others & ends:
        return at_once
    return {each for each in others - {MOVE} for button in commands(each)
            if button.mode in ends or button.mode not in (*others, mode) and any(map(is_there, commands(button.mode)))}


def _standing(face: Face) -> Face:
    assert face.upright is not None
    return face.upright()


def restrict_options(offer: MoveOptions, line: Sequence[Action]) -> MoveOptions:
    """Return only the ways and deeds that begin a line of actions."""
    ways = {cell: way for cell, way in offer.paths.items() if is_beginning(way.steps, line)}
    return MoveOptions(ways, tuple(deed for deed in offer.actions if is_beginning(actions_of(deed), line)))


def is_beginning(actions: Sequence[Action], line: Sequence[Action]) -> bool:
    """Return whether some actions are the first of a line."""
    return len(actions) > 0 and tuple(actions) == tuple(line[:len(actions)])


def actions_of(done: MovePath | TargetedAction) -> tuple[Action, ...]:
    """Return what is played where a way is walked or a deed done."""
    if isinstance(done, MovePath):
        return done.steps
    return (*(done.path.steps if done.path is not None else ()), done.action)


def actions_of_button(command: TrayButton) -> tuple[Action, ...]:
    """Return what a button plays, with what follows by itself; () if it only switches to a mode."""
    if command.plan is not None:
        return command.plan.actions
    return (command.action, *command.then) if command.action is not None else ()


def _allowed(command: TrayButton, line: Sequence[Action], modes: set[str], mode: str) -> TrayButton:
    """Return a button as it stands while a line is wanted: the one that is needed is the main one."""
    if command.off:
        return command
    does = actions_of_button(command)
    is_wanted = is_beginning(does, line) if does else command.mode in modes
    is_main = is_wanted and (bool(does) or mode != command.mode)
    return command._replace(is_main=is_main, off="" if is_wanted else _("not yet"))


def tap_hint(face: Face, scene: MatchScene, line: Sequence[Action]) -> TapHint:
    """Return what is to be tapped so that a line of actions is played: who does it, then where; or the button.

    Args: face - a guided one.
    """
    state, ui = scene.state, scene.ui
    doers = face.actors(state, line) if line else ()
    if doers and ui.selected not in doers:
        cell = face.cell_of(state, doers[0])
        return TapHint(cell, True) if cell >= 0 else BUTTON
    if ui.plan is not None or scene.move_options is None:
        return BUTTON
    if face.plane is not None:
        is_its_mode = line and face.plane.mode(line[0]) in (MOVE, ui.mode)
        return TapHint(face.plane.tap_target(state, line[0])) if is_its_mode else BUTTON
    places = {way.cell: len(way.steps) for way in scene.move_options.paths.values() if ui.mode == MOVE}
    places.update({deed.cell: len(actions_of(deed)) for deed in scene.move_options.actions if deed.mode == ui.mode})
    return TapHint(max(places, key=lambda cell: places[cell])) if places else BUTTON


# -- on a plane ------------------------------------------------------------------------------------------------


def _guided(plane: PlaneFace, wanted: ExpectedActions) -> PlaneFace:
    """Return what is known of a plane, with taps that lead elsewhere refused."""
    def tapped(scene: MatchScene, who: int, cell: int) -> Intent:
        intent = plane.interpret_tap(scene, who, cell)
        done = intent.plan.actions if isinstance(intent, Propose) else (
            intent.action,) if isinstance(intent, Play) else ()
        is_right = isinstance(intent, Select) or is_beginning(done, wanted())
        return intent if is_right else Refuse(_("Not yet: first do what the yellow ring asks for."))
    return replace(plane, interpret_tap=tapped)
