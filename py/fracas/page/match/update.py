"""The update of a match: a message changes its model, and effects come of it.

Each kind of message has a function in the module of its subject. After every message, what may be done, the offer of
the selected player and all that hangs on them are found anew here, where what they depend on has changed.
"""

from collections.abc import Callable, Mapping
from typing import Any

from fracas.faces import intents as meant
from fracas.faces.choices import NO_ONE, NOWHERE
from fracas.faces.match_summary import match_result, summarize_match
from fracas.page.gestures import Drag, Pan, Pinch, Tap
from fracas.page.match import moves
from fracas.page.match.input import buttons, drag_handles, intents, plane_input, pointer_input, typed_lines
from fracas.page.match.model import messages
from fracas.page.match.model.effects import (
    DRAW,
    JOBS,
    SUMMARY,
    BeginScreen,
    Effects,
    FocusCell,
    ForgetBoard,
    SaveInput,
    SendNow,
    StartJob,
    StopJob,
    Toast,
)
from fracas.page.match.model.match_model import MatchModel, MatchSummary
from fracas.page.match.model.messages import Message, MoveCursor, Press
from fracas.page.match.play import advice, bot_turns, dice_animation, inputs, turn_replay
from fracas.page.match.play.narration import select_acting

Update = Callable[[MatchModel, Message], Effects]


def update(model: MatchModel, message: Message) -> Effects:
    """Change the model as a message asks, and return what is to be done outside."""
    if not model.is_open:
        return ()
    effects = HANDLERS[type(message)](model, message)
    return (*effects, *_refresh(model))


# -- coming and going ------------------------------------------------------------------------------------------


def _enter(model: MatchModel, message: messages.Enter) -> Effects:
    """Draw the whole screen and go on with the match."""
    face, state = model.face, model.game.state
    ball = face.ball(state)
    model.view.cursor = ball if ball != NOWHERE else len(face.field(state).lattice.centres) // 2
    model.is_drawn = True
    said = (Toast(message.notice),) if message.notice else ()
    return (BeginScreen(), DRAW, *said, *bot_turns.call(model))


def _leave(model: MatchModel, _message: messages.Leave) -> Effects:
    """Stop everything that runs."""
    stopped = inputs.stop(model)
    model.is_open, model.dice = False, None
    return (SaveInput(), *stopped, *map(StopJob, JOBS))


def _stand(model: MatchModel, message: messages.Stand) -> Effects:
    """Turn the board with the screen, where a game has one for either."""
    if message.upright == model.is_upright or model.base_face.upright is None:
        return ()
    model.is_upright = message.upright
    model.view.look()
    return (ForgetBoard(), DRAW) if model.is_drawn else ()


def _halt(model: MatchModel, message: messages.Halt) -> Effects:
    return (*inputs.halt(model, message.is_new), DRAW)


def _escape(model: MatchModel, _message: messages.Escape) -> Effects:
    """Close the squads or the log where they lie over the board, else take back what was begun."""
    ui = model.ui
    if not (ui.squads_open or ui.log_open):
        return intents.escape(model)
    ui.squads_open = ui.log_open = False
    return (DRAW,)


def _next_unit(model: MatchModel, message: messages.NextUnit) -> Effects:
    """Choose a unit and bring the keyboard to it."""
    cell = model.face.cell_of(model.game.state, message.who)
    moved = (SendNow(MoveCursor(cell)),) if cell >= 0 else ()
    return (SendNow(Press("player", str(message.who))), *moved)


def _end_shout(model: MatchModel, message: messages.ShoutOver) -> Effects:
    if model.ui.shout != message.word:
        return ()
    model.ui.shout = ""
    return (DRAW,)


def _follow_drag(model: MatchModel, _message: messages.DragDue) -> Effects:
    return drag_handles.follow(model, model.face.plane) if model.face.plane is not None else ()


def _show_summary(model: MatchModel, message: messages.SummaryFound) -> Effects:
    if model.summary is None:
        return ()
    model.summary.known = message.ending
    return (DRAW,)


# -- what hangs on the position --------------------------------------------------------------------------------


def _refresh(model: MatchModel) -> Effects:
    """Find out anew what may be done, where that may have changed; while dice fly, nobody may do anything."""
    game = model.game
    if model.dice is not None:
        return ()
    known = game.state, game.pending, model.is_upright
    if not (model.known and all(old is new for old, new in zip(model.known, known, strict=True))):
        is_turned = bool(model.known) and model.known[0] is game.state
        model.known, model.now = known, moves.turn_options(model.face, game)
        if not is_turned:
            select_acting(model)
    offered = model.now, model.ui.selected
    if not (model.offered and model.offered[0] is model.now and model.offered[1] == model.ui.selected):
        model.offered = offered
        who, legal = offered[1], model.now.legal
        model.move_options = model.face.move_options(game.state, legal, who) if who != NO_ONE and legal else None
    reached = plane_input.find_reach(model, model.face.plane) if model.face.plane is not None else ()
    return (*reached, *_sum_up(model))


def _sum_up(model: MatchModel) -> Effects:
    """Begin to work out the summary of a match that is over."""
    game = model.game
    if not game.is_terminal():
        model.summary = None
    elif model.summary is None or model.summary.last is not game.plies[-1]:
        model.summary = MatchSummary(game.plies[-1], match_result(game, model.base_face))
        return (StartJob(SUMMARY, summarize_match(game, model.base_face), messages.SummaryFound),)
    return ()


HANDLERS: Mapping[type, Callable[[MatchModel, Any], Effects]] = {
    messages.Enter: _enter,
    messages.Leave: _leave,
    messages.Stand: _stand,
    messages.Halt: _halt,
    messages.Redraw: lambda model, _message: (DRAW,),
    # fingers and keys
    Tap: pointer_input.tap,
    Drag: pointer_input.drag,
    Pan: pointer_input.pan,
    Pinch: pointer_input.pinch,
    messages.Choose: pointer_input.choose,
    messages.MoveCursor: pointer_input.move_cursor,
    messages.FocusBoard: pointer_input.focus_board,
    messages.DragDue: _follow_drag,
    messages.NextUnit: _next_unit,
    messages.Escape: _escape,
    messages.Idle: lambda model, _message: (),
    messages.Press: buttons.press,
    messages.RuleHere: buttons.fold_rule,
    messages.TypeFace: lambda model, message: buttons.type_face(model, message.face),
    messages.FocusBack: lambda model, _message: (FocusCell(),),
    # intents
    meant.Select: intents.select,
    meant.Inspect: intents.inspect,
    meant.Decide: lambda model, intent: inputs.answer(model, intent.option),
    meant.Propose: intents.propose,
    meant.Play: lambda model, intent: inputs.run(model, (intent.action,)),
    meant.PlacePlayer: intents.place,
    meant.Refuse: intents.refuse,
    meant.Clear: lambda model, _intent: intents.escape(model),
    # inputs
    messages.RunActions: lambda model, message: inputs.run(model, message.actions),
    messages.Concede: inputs.concede,
    messages.InputMade: inputs.show_input,
    messages.InputShown: lambda model, _message: inputs.go_on(model),
    messages.StepDue: inputs.step,
    messages.PlaceNext: lambda model, _message: intents.place_next(model),
    messages.NotSaved: lambda model, message: (Toast(message.trouble),),
    messages.DiceDue: dice_animation.go_on,
    messages.ShoutOver: _end_shout,
    messages.ReplayDue: turn_replay.go_on,
    # bots and jobs
    messages.ThinkDue: lambda model, _message: bot_turns.think(model),
    messages.BotThought: lambda model, message: bot_turns.show_progress(model, message.share),
    messages.BotDecided: lambda model, message: bot_turns.decide(model, message.thought),
    messages.BotDue: bot_turns.carry_out,
    messages.ReachGrown: plane_input.grow_reach,
    messages.PlanWeighed: lambda model, message: intents.show_odds(model, *message),
    messages.IdeasFound: advice.show,
    messages.SummaryFound: _show_summary,
    # typed lines
    messages.TypeLine: typed_lines.type_line,
    messages.ReadLine: typed_lines.read_line,
    messages.LineDone: typed_lines.tell_done,
    messages.LineWeighed: lambda model, message: typed_lines.tell_odds(model, *message),
}
