"""The buttons of the match screen: a table from `data-do` to the function that handles a press."""

from collections.abc import Callable, Mapping
from typing import Any

from fracas.faces.choices import MOVE
from fracas.faces.intents import Inspect, Select
from fracas.faces.plane_face import PlaneFace
from fracas.kernel.table import Choice, Option, Roll
from fracas.page.board.view import ZOOM
from fracas.page.chunks import rulebook_of
from fracas.page.match.input import drags, plane_input, taps
from fracas.page.match.model.effects import DRAW, Effects, FocusCell, Outside, SendNow, SendWhenHere, Toast
from fracas.page.match.model.match_model import MatchModel
from fracas.page.match.model.messages import MoveCursor, Press, RuleHere
from fracas.page.match.panels import panels
from fracas.page.match.play import advice, bot_turns, executor, narration, turn_flow, turn_replay
from fracas.page.saving.preferences import OFF, ON
from fracas.view.arguments import Reader, number, parse, text, word

KEYS = ("escape", "focus-back", "none")
STAY = ("undo", "log", "why", *KEYS)  # buttons that do not hurry a movement to its end
LOOKS = ("log", "log-filter", "why", "squads", "figures", "zoom", "turn", "pause", "to-my-turn", *KEYS)  # let dice fall
HISTORY = ("undo", "redo", "refused")  # those that mean the same when the dice lie

Button = Callable[[MatchModel, str], Effects]  # handles a press with its argument


def press(model: MatchModel, message: Press) -> Effects:
    """Handle a press: dice land and movements end first."""
    do = message.do
    if not model.session.is_waiting:
        model.ui.shout = ""
    if model.dice is not None and do not in LOOKS:
        skipped = narration.skip(model)
        return (*skipped, SendNow(message)) if do in HISTORY else skipped  # what else was pressed is gone
    if model.is_moving and do not in STAY and not message.is_hurried:
        return (*executor.hurry(model), SendNow(message._replace(is_hurried=True)))
    return (BUTTONS.get(do) or PLANE_BUTTONS[do])(model, message.arg)


def is_known(model: MatchModel, do: str) -> bool:
    """Return whether the match has such a button."""
    return do in BUTTONS or (model.face.plane is not None and do in PLANE_BUTTONS)


def _button(call: Callable[..., Effects], *readers: Reader[Any]) -> Button:
    """Return a button that reads its arguments; one that cannot be read belongs to another version of the page."""
    def use(model: MatchModel, arg: str) -> Effects:
        try:
            arguments = parse(arg, *readers)
        except ValueError:
            return ()
        return call(model, *arguments)
    return use


def _plane_button(call: Callable[..., Effects], *readers: Reader[Any]) -> Button:
    """Return a button of planes alone, handled by a function that takes the plane as well."""
    return _button(lambda model, *arguments: call(model, model.face.plane, *arguments), *readers)


# -- deciding --------------------------------------------------------------------------------------------------


def _tap_cell(model: MatchModel, cell: int) -> Effects:
    return taps.tap_on(model, taps.who_at(model, cell), cell)


def _player(model: MatchModel, who: int) -> Effects:
    """Choose a player from a list, or show his card."""
    model.ui.squads_open = False
    is_free = who in model.now.actors and not model.session.is_waiting
    return taps.carry_out(model, Select(who) if is_free else Inspect(who))


def _command(model: MatchModel, number: int) -> Effects:
    """Press a button of the action tray."""
    commands, ui = model.tray_buttons(), model.ui
    if not 0 <= number < len(commands):
        return ()
    command = commands[number]
    if model.face.plane is not None:
        ui.trouble, ui.sketch.corners = "", []
    if command.plan is not None:
        return taps.propose(model, command.plan)
    if command.action is not None:
        return executor.run(model, (command.action, *command.then))
    ui.mode, ui.plan = (MOVE if ui.mode == command.mode else command.mode), None
    return (DRAW,)


def _go(model: MatchModel) -> Effects:
    """Carry out the plan that is shown."""
    return executor.run(model, model.ui.plan.actions) if model.ui.plan is not None else ()


def _option(model: MatchModel, text: str) -> Option | None:
    """Return the option of the question that has this text in the record."""
    return next((option for option, each in model.now.texts.items() if each == text), None)


def _die(model: MatchModel, text: str) -> Effects:
    """Lift a die for a re-roll; without previews roll it again at once."""
    option = _option(model, text)
    if option is None:
        return ()
    if model.context.preferences.preview == OFF:
        return executor.answer(model, option)
    model.ui.picked = None if model.ui.picked == option else option
    return (DRAW,)


def _reply(model: MatchModel, text: str) -> Effects:
    """Answer the question."""
    option = _option(model, text)
    return executor.answer(model, option) if option is not None and isinstance(model.game.pending, Choice) else ()


def _formation(model: MatchModel) -> Effects:
    """Set up the rest of the usual line-up."""
    setup = model.now.setup
    return executor.run(model, setup.formation()) if setup is not None and setup.waiting else ()


def _finish_setup(model: MatchModel) -> Effects:
    setup = model.now.setup
    return executor.run(model, (setup.done,)) if setup is not None and setup.done is not None else ()


def _explain_refusal(model: MatchModel, do: str, reason: str) -> Effects:
    """Say the reason that stands on a button which is off."""
    if do in ("undo", "redo"):
        return turn_flow.undo(model) if do == "undo" else turn_flow.redo(model)
    return (Toast(reason[:1].upper() + reason[1:] + "."), DRAW) if reason else ()


# -- real dice -------------------------------------------------------------------------------------------------


def _type_face(model: MatchModel, face: int) -> Effects:
    """Type the face of a real die."""
    request, ui = model.game.pending, model.ui
    if not isinstance(request, Roll):
        return ()
    ui.entered, ui.slot = panels.with_typed_face(request, ui.entered, ui.slot, face), -1
    return (DRAW,)


def _correct(model: MatchModel, place: int) -> Effects:
    """Choose the typed die to correct."""
    model.ui.slot = place if place < len(model.ui.entered) else -1
    return (DRAW,)


def _enter(model: MatchModel) -> Effects:
    """Hand in the typed dice."""
    request, entered = model.game.pending, model.ui.entered
    if not isinstance(request, Roll) or not panels.is_all_entered(request, entered):
        return ()
    return executor.answer(model, panels.typed_answer(request, entered))


def _roll_for_me(model: MatchModel) -> Effects:
    return executor.roll_dice(model) if isinstance(model.game.pending, Roll) else ()


# -- looking ---------------------------------------------------------------------------------------------------


def _to_own_turn(model: MatchModel) -> Effects:
    """Show nothing more until the coach is to decide, where others act."""
    if model.replay is not None:
        return turn_replay.stop(model)
    is_theirs = model.session.is_barred or model.dice is not None
    return bot_turns.to_own_turn(model) if is_theirs else ()


def _switch(name: str) -> Button:
    """Return a button that switches a part of the view on and off."""
    def use(model: MatchModel, _arg: str) -> Effects:
        ui = model.ui
        match name:
            case "log":
                ui.log_open = not ui.log_open
            case "rolls":
                ui.rolls_only = not ui.rolls_only
            case "squads":
                ui.squads_open = not ui.squads_open
        return (DRAW,)
    return use


def _figures(model: MatchModel) -> Effects:
    """Show chances as figures, or as pies again."""
    model.ui.figures = not model.ui.figures
    return (Outside("prefer", f"figures {ON if model.ui.figures else OFF}"), DRAW)


def _turn(model: MatchModel) -> Effects:
    """Show the board from its other end, and the menu no longer, which hides it."""
    preferences = model.context.preferences
    wish = OFF if preferences.turned == ON else ON
    model.context = model.context._replace(preferences=preferences._replace(turned=wish))
    return (Outside("prefer", f"turned {wish}"), Outside("close-menu"), DRAW)


def _rerolls(model: MatchModel) -> Effects:
    """Let chances count a re-roll of the team, or no longer."""
    preferences = model.context.preferences
    wish = OFF if preferences.rerolls == ON else ON
    model.context, model.ui.plan = model.context._replace(preferences=preferences._replace(rerolls=wish)), None
    return (Outside("prefer", f"rerolls {wish}"), DRAW)


def _threats(model: MatchModel) -> Effects:
    """Hatch every cell that opponents face, or only those near the selected player."""
    model.ui.threats = not model.ui.threats
    return (Outside("prefer", f"threats {ON if model.ui.threats else OFF}"), DRAW)


def _zoom(model: MatchModel) -> Effects:
    """Zoom in on what matters, or show the whole board."""
    face, state, view = model.face, model.game.state, model.view
    cell = face.cell_of(state, model.ui.selected) if model.ui.selected >= 0 else view.cursor
    view.look(1.0 if view.is_zoomed else ZOOM, face.field(state).lattice.centres[cell] if cell >= 0 else None)
    return (DRAW,)


def _why(model: MatchModel, line: str) -> Effects:
    """Unfold the rule behind a line, as soon as the rule book is here, or fold it."""
    return (SendWhenHere(rulebook_of(model.face.key), RuleHere(line)),)


def fold_rule(model: MatchModel, message: RuleHere) -> Effects:
    """Unfold the rule behind a line, or fold it."""
    model.ui.open_reasons ^= {message.line}
    return (DRAW,)


def _escape(model: MatchModel) -> Effects:
    """Close the squads or the log where they lie over the board, else take back what was begun."""
    ui = model.ui
    if not (ui.squads_open or ui.log_open):
        return taps.escape(model)
    ui.squads_open = ui.log_open = False
    return (DRAW,)


def _next_unit(model: MatchModel, who: int) -> Effects:
    """Choose a unit and bring the keyboard to it."""
    cell = model.face.cell_of(model.game.state, who)
    moved = drags.move_cursor(model, MoveCursor(cell)) if cell >= 0 else ()
    return (*_player(model, who), *moved)


# -- on a plane ------------------------------------------------------------------------------------------------


def _unit(model: MatchModel, who: int) -> Effects:
    """Choose somebody from the board in words: the same as a tap on him; one without a place is selected."""
    cell = model.face.cell_of(model.game.state, who)
    return _tap_cell(model, cell) if cell >= 0 else _player(model, who)


def _target(model: MatchModel, plane: PlaneFace, who: int) -> Effects:
    """Choose somebody from the list of targets."""
    if who not in plane_input.targets(model, plane):
        return ()
    return taps.aim(model, who, model.face.cell_of(model.game.state, who))


def _useful_move(model: MatchModel, plane: PlaneFace, number: int) -> Effects:
    """Take up one of the useful moves."""
    listed = (model.reach.suggested_moves if model.reach is not None else None) or ()
    if not 0 <= number < len(listed):
        return ()
    return taps.carry_out(model, plane.useful_intent(model.game.state, listed[number].action))


BUTTONS: Mapping[str, Button] = {
    "cell": _button(_tap_cell, number),
    "player": _button(_player, number),
    "command": _button(_command, number),
    "let-go": _button(taps.escape),
    "go": _button(_go),
    "die": _button(_die, text),
    "reply": _button(_reply, text),
    "formation": _button(_formation),
    "done": _button(_finish_setup),
    "skip": _button(narration.skip),
    "undo": _button(turn_flow.undo),
    "redo": _button(turn_flow.redo),
    "refused": _button(_explain_refusal, word, text),
    "face": _button(_type_face, number),
    "slot": _button(_correct, number),
    "enter": _button(_enter),
    "roll-for-me": _button(_roll_for_me),
    "to-my-turn": _button(_to_own_turn),
    "pause": _button(bot_turns.pause),
    "next-step": _button(bot_turns.next_step),
    "go-on": _button(bot_turns.run_on),
    "ideas": _button(advice.ask),
    "idea": _button(advice.take, number),
    "figures": _button(_figures),
    "threats": _button(_threats),
    "rerolls": _button(_rerolls),
    "turn": _button(_turn),
    "zoom": _button(_zoom),
    "log": _switch("log"),
    "log-filter": _switch("rolls"),
    "why": _button(_why, word),
    "squads": _switch("squads"),
    "replay": _button(turn_replay.begin, word),
    "replay-step": _button(turn_replay.step, word),
    "replay-run": _button(turn_replay.run_on),
    "stop-replay": _button(turn_replay.stop),
    # keys alone
    "escape": _button(_escape),
    "next-unit": _button(_next_unit, number),
    "focus-back": _button(lambda _model: (FocusCell(),)),
    "none": _button(lambda _model: ()),
}

PLANE_BUTTONS: Mapping[str, Button] = {
    "unit": _button(_unit, number),
    "aim": _plane_button(_target, number),
    "tape": _button(plane_input.take_tape),
    "by-hand": _plane_button(plane_input.bend_by_hand),
    "forget": _button(plane_input.forget),
    "unbend": _plane_button(plane_input.unbend, text),
    "straighten": _button(plane_input.straighten),
    "useful-moves": _button(plane_input.list_moves),
    "useful": _plane_button(_useful_move, number),
}
