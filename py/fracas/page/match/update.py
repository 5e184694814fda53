"""The update of a match: a message changes its model, and effects come of it.

Each kind of message has a function in the module of its subject. After every message, what may be done, the offer of
the selected player and all that hangs on them are found anew here, where what they depend on has changed.
"""

from collections.abc import Callable, Mapping
from typing import Any

from fracas.faces.choices import NO_ONE, NOWHERE
from fracas.faces.match_summary import match_result, summarize_match
from fracas.faces.plans import turn_options
from fracas.page.gestures import Drag, Pan, Pinch, Tap
from fracas.page.match.input import buttons, close_up, drags, orientation, plane_input, taps, typed_lines
from fracas.page.match.model import messages
from fracas.page.match.model.effects import (
    DRAW,
    JOBS,
    SUMMARY,
    BeginScreen,
    Effects,
    ForgetBoard,
    SaveInput,
    StartJob,
    StopJob,
    Toast,
)
from fracas.page.match.model.match_model import MatchModel, MatchSummary
from fracas.page.match.model.messages import Message
from fracas.page.match.play import advice, bot_turns, executor, narration, pace, quick_start, turn_flow, turn_replay

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
    pace.renew(model)
    said = (Toast(message.notice),) if message.notice else ()
    return (BeginScreen(), DRAW, *said, *quick_start.begin(model))


def _leave(model: MatchModel, _message: messages.Leave) -> Effects:
    """Stop everything that runs."""
    stopped = turn_flow.stop(model)
    model.is_open, model.dice = False, None
    return (SaveInput(), *stopped, *map(StopJob, JOBS))


def _stand(model: MatchModel, message: messages.Stand) -> Effects:
    """Turn the board with the screen, where a game has one for either."""
    if message.upright == model.is_upright or model.base_face.upright is None:
        return ()
    model.is_upright = message.upright
    model.view.look()
    return (ForgetBoard(), DRAW) if model.is_drawn else ()


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
    known = game.state, game.pending, model.face
    if not (model.known and all(old is new for old, new in zip(model.known, known, strict=True))):
        is_turned = bool(model.known) and model.known[0] is game.state
        model.known, model.now = known, turn_options(model.face, game)
        if not is_turned:
            model.select_acting()
    offered = model.now, model.ui.selected
    if not (model.offered and model.offered[0] is model.now and model.offered[1] == model.ui.selected):
        model.offered = offered
        who, legal = offered[1], model.now.legal
        model.move_options = model.face.move_options(game.state, legal, who) if who != NO_ONE and legal else None
    reached = plane_input.find_reach(model, model.face.plane) if model.face.plane is not None else ()
    summed = _sum_up(model)
    orientation.turn(model)
    close_up.follow(model)
    return (*reached, *summed)


def _sum_up(model: MatchModel) -> Effects:
    """Begin to work out the summary of a match that is over."""
    game, turned = model.game, (ForgetBoard(),) if model.is_upright else ()
    if not game.is_terminal():
        was_over, model.summary = model.summary is not None, None
        return turned if was_over else ()
    if model.summary is None or model.summary.last is not game.plies[-1]:
        model.summary = MatchSummary(game.plies[-1], match_result(game, model.base_face))
        return (*turned, StartJob(SUMMARY, summarize_match(game, model.base_face), messages.SummaryFound))
    return ()


HANDLERS: Mapping[type, Callable[[MatchModel, Any], Effects]] = {
    messages.Enter: _enter,
    messages.Leave: _leave,
    messages.Stand: _stand,
    messages.Halt: lambda model, message: (*turn_flow.halt(model, message), DRAW),
    messages.Redraw: lambda model, _message: (DRAW,),
    # fingers and keys
    Tap: taps.tap,
    Drag: drags.drag,
    Pan: drags.pan,
    Pinch: drags.pinch,
    messages.Choose: taps.choose,
    messages.MoveCursor: drags.move_cursor,
    messages.FocusBoard: drags.focus_board,
    messages.DragDue: drags.follow,
    messages.Press: buttons.press,
    messages.RuleHere: buttons.fold_rule,
    messages.PlaceNext: taps.place_next,
    **dict.fromkeys(taps.HANDLERS, taps.carry_out),
    # inputs
    messages.RunActions: lambda model, message: executor.run(model, message.actions),
    messages.StepDue: executor.step,
    messages.Concede: turn_flow.concede,
    messages.InputShown: turn_flow.go_on,
    messages.NotSaved: lambda model, message: (Toast(message.trouble),),
    messages.DiceDue: narration.go_on,
    messages.ShoutOver: narration.end_shout,
    messages.ReplayDue: turn_replay.go_on,
    # bots and jobs
    messages.ThinkDue: lambda model, _message: bot_turns.think(model),
    messages.BotThought: lambda model, message: bot_turns.follow_thought(model, message.share),
    messages.BotDecided: lambda model, message: bot_turns.decide(model, message.thought),
    messages.BotDue: bot_turns.carry_out,
    messages.ReachGrown: plane_input.grow_reach,
    messages.PlanWeighed: taps.show_odds,
    messages.IdeasFound: advice.show,
    messages.ExplainIdea: advice.explain,
    messages.IdeaExplained: advice.show_reason,
    messages.SummaryFound: _show_summary,
    # typed lines
    messages.TypeLine: typed_lines.type_line,
    messages.ReadLine: typed_lines.read_line,
    messages.LineDone: typed_lines.tell_done,
    messages.LineWeighed: typed_lines.tell_odds,
}
