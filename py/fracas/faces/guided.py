"""A face that offers only what a lesson wants next: its board lights that alone, everything else says why not."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from fracas.faces.face import MOVE, NO_ONE, NOWHERE, Command, Deed, Face, Offer, Way
from fracas.faces.intents import Intent, Play, Propose, Refuse, Select
from fracas.faces.plane import PlaneFace
from fracas.faces.scene import Scene
from fracas.kernel.ruleset import Action
from fracas.locale import _

Wanted = Callable[[], Sequence[Action]]  # the actions to be played next, one after the other


class Pointer(NamedTuple):
    """What is to be tapped next: a place on the board, or the yellow button."""

    cell: int = NOWHERE
    is_player: bool = False  # whether a player is to be chosen there


BUTTON = Pointer()


def guided(face: Face, wanted: Wanted) -> Face:
    """Return a face that offers only the actions wanted next."""
    def offer(state: Any, legal: Sequence[Action], who: int) -> Offer:
        return narrowed(face.offer(state, legal, who), wanted())

    def actors(state: Any, legal: Sequence[Action]) -> tuple[int, ...]:
        return face.actors(state, tuple(wanted()[:1])) if legal and wanted() else ()

    def commands(state: Any, legal: Sequence[Action], who: int, mode: str) -> tuple[Command, ...]:
        listed, line = face.commands(state, legal, who, mode), wanted()
        modes = {deed.mode for deed in offer(state, legal, who).deeds} - {MOVE} if who != NO_ONE else set()
        if face.plane is not None and line:
            modes |= {face.plane.mode(line[0])} - {MOVE}
        if not any(begins(done_by(command), line) for command in listed):
            modes |= _leading(lambda there: face.commands(state, legal, who, there), line, mode, modes)
        return tuple(_allowed(command, line, modes, mode) for command in listed)
    return replace(
        face, offer=offer, actors=actors, commands=commands, spared=lambda *_all: None, why_not=lambda *_all: "",
        tip=lambda *_all: "",
        plane=face.plane and _guided(face.plane, wanted),
        upright=None if face.upright is None else lambda: guided(_standing(face), wanted))


def _leading(
    commands: Callable[[str], tuple[Command, ...]], line: Sequence[Action], mode: str, ends: set[str],
) -> set[str]:
    """Return the modes through whose buttons a line is reached: at once, else through one more.

    Args: commands - the buttons of a mode; mode - the present one; ends - modes in which the board is tapped for it.
    """
    def is_there(button: Command) -> bool:
        return begins(done_by(button), line)

    others = {command.mode for command in commands(mode)} - {mode}
    at_once = {each for each in others if any(map(is_there, commands(each)))}
    if at_once or others & ends:
        return at_once
    return {each for each in others - {MOVE} for button in commands(each)
            if button.mode in ends or button.mode not in (*others, mode) and any(map(is_there, commands(button.mode)))}


def _standing(face: Face) -> Face:
    assert face.upright is not None
    return face.upright()


def narrowed(offer: Offer, line: Sequence[Action]) -> Offer:
    """Return only the ways and deeds that begin a line of actions."""
    ways = {cell: way for cell, way in offer.ways.items() if begins(way.steps, line)}
    return Offer(ways, tuple(deed for deed in offer.deeds if begins(actions_of(deed), line)))


def begins(actions: Sequence[Action], line: Sequence[Action]) -> bool:
    """Return whether some actions are the first of a line."""
    return len(actions) > 0 and tuple(actions) == tuple(line[:len(actions)])


def actions_of(done: Way | Deed) -> tuple[Action, ...]:
    """Return what is played where a way is walked or a deed done."""
    if isinstance(done, Way):
        return done.steps
    return (*(done.way.steps if done.way is not None else ()), done.action)


def done_by(command: Command) -> tuple[Action, ...]:
    """Return what a button plays, with what follows by itself; () if it only switches to a mode."""
    if command.plan is not None:
        return command.plan.actions
    return (command.action, *command.then) if command.action is not None else ()


def _allowed(command: Command, line: Sequence[Action], modes: set[str], mode: str) -> Command:
    """Return a button as it stands while a line is wanted: the one that is needed is the main one."""
    if command.off:
        return command
    does = done_by(command)
    is_wanted = begins(does, line) if does else command.mode in modes
    is_main = is_wanted and (bool(does) or mode != command.mode)
    return command._replace(is_main=is_main, off="" if is_wanted else _("not yet"))


def pointer(face: Face, scene: Scene, line: Sequence[Action]) -> Pointer:
    """Return what is to be tapped so that a line of actions is played: who does it, then where; or the button.

    Args: face - a guided one.
    """
    state, ui = scene.state, scene.ui
    doers = face.actors(state, line) if line else ()
    if doers and ui.selected not in doers:
        cell = face.cell_of(state, doers[0])
        return Pointer(cell, True) if cell >= 0 else BUTTON
    if ui.plan is not None or scene.offer is None:
        return BUTTON
    if face.plane is not None:
        is_its_mode = line and face.plane.mode(line[0]) in (MOVE, ui.mode)
        return Pointer(face.plane.aim(state, line[0])) if is_its_mode else BUTTON
    places = {way.cell: len(way.steps) for way in scene.offer.ways.values() if ui.mode == MOVE}
    places.update({deed.cell: len(actions_of(deed)) for deed in scene.offer.deeds if deed.mode == ui.mode})
    return Pointer(max(places, key=lambda cell: places[cell])) if places else BUTTON


# -- on a plane ------------------------------------------------------------------------------------------------


def _guided(plane: PlaneFace, wanted: Wanted) -> PlaneFace:
    """Return what is known of a plane, with taps that lead elsewhere refused."""
    def tapped(scene: Scene, who: int, cell: int) -> Intent:
        intent = plane.tapped(scene, who, cell)
        done = intent.plan.actions if isinstance(intent, Propose) else (
            intent.action,) if isinstance(intent, Play) else ()
        is_right = isinstance(intent, Select) or begins(done, wanted())
        return intent if is_right else Refuse(_("Not yet: first do what the yellow ring asks for."))
    return replace(plane, tapped=tapped)
