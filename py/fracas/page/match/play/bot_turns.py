"""The turns of bots: thought out in slices, and played at a pace at which a person can follow.

A bot thinks while what it did before is looked at. What it decides is carried out when the beat is over: a short one
after a step, a longer one when another player begins, the longest after dice. A coach may pause and see one thing at a
time.
"""

from collections.abc import Generator

from fracas.bots.decision_point import decision_point_of
from fracas.bots.levels import Bot
from fracas.bots.match import bot_seed
from fracas.bots.search import DecisionSearch
from fracas.faces import events
from fracas.faces.choices import NO_ONE
from fracas.kernel.table import Event
from fracas.page.match.model.effects import (
    BOT,
    DRAW,
    SIDE_PANEL,
    AddSaid,
    Draw,
    Effects,
    SendAfter,
    SendSoon,
    StartJob,
    StopJob,
)
from fracas.page.match.model.match_model import TAKE_UP, BotDecision, MatchModel
from fracas.page.match.model.messages import BotDecided, BotDue, BotThought, ThinkDue
from fracas.page.match.model.session import HUMAN
from fracas.page.match.play import executor, narration, news, pace
from fracas.page.saving.preferences import BEATS, STEPWISE

STEP_MS, NEXT_MS, LONG_MS = 380.0, 700.0, 1300.0
PROGRESS_MS = 150.0  # between two pictures of the progress


def call(model: MatchModel) -> Effects:
    """Let a bot think if one is to decide."""
    bots, session = model.bots, model.session
    if not session.is_barred:
        return _hand_over(model)
    pace.renew_between_bots(model)
    if session.seats[model.game.to_act] != HUMAN and not model.queue and not bots.is_busy:
        bots.is_paused = bots.is_paused or (
            model.context.preferences.pace == STEPWISE and not bots.is_let_run)
        bots.due = model.context.time + pace.wait(model, beat(model, model.game.fresh))
        return (SendSoon(ThinkDue()),)
    return ()


def call_for_coach(model: MatchModel) -> Effects:
    """Let a bot think for the coach, before play."""
    return (SendSoon(ThinkDue()),)


def _hand_over(model: MatchModel) -> Effects:
    """Let the coach decide, and tell him what others have done."""
    bots = model.bots
    was_hidden = model.is_theirs and not pace.is_shown(model)
    bots.is_paused = bots.is_let_run = bots.is_skipped = False
    if not model.is_theirs or model.news is not None:
        return ()
    model.news = news.gather(model)
    said = (AddSaid(" ".join(model.news.lines)),) if was_hidden and model.news is not None else ()
    return (*said, DRAW)


def to_own_turn(model: MatchModel) -> Effects:
    """Show nothing more until the coach is to decide."""
    bots = model.bots
    bots.is_skipped, bots.is_paused, bots.is_let_run, bots.due = True, False, True, 0.0
    return (*narration.skip(model), *(_play(model) if bots.decision is not None else ()))


def beat(model: MatchModel, happened: tuple[Event, ...]) -> float:
    """Return the pause after events at the chosen pace, in milliseconds."""
    face, share = model.base_face, BEATS[model.context.preferences.pace]
    if any(event.kind == "roll" or events.motions(face, event) or events.shout(face, event) for event in happened):
        return LONG_MS * share
    return (STEP_MS if face.acting(model.game.state) != NO_ONE else NEXT_MS) * share


def think(model: MatchModel) -> Effects:
    """Begin to think about a decision."""
    bots, game, session = model.bots, model.game, model.session
    if bots.is_busy or not (session.is_barred or model.is_opening):
        return ()
    side = game.to_act
    level = session.seats[side] if session.is_barred else session.seats[1 - side]
    seed = bot_seed(game.tags.get("Seed", "") or session.match, ("home", "away")[side])
    bots.begun, bots.inputs = model.context.time, len(game.marks)
    bots.thought = thought = bots.minds.setdefault(side, Bot(level, seed)).think(decision_point_of(game))
    return (StartJob(BOT, _work(thought), BotDecided, BotThought), *show_progress(model, 0.0))


def _work(thought: DecisionSearch) -> Generator[float, None, DecisionSearch]:
    """Think, giving the share done between slices, and return the thought."""
    yield from thought
    return thought


def follow_thought(model: MatchModel, share: float) -> Effects:
    """Show the progress of a thought; end one for which nobody should wait with the best found so far."""
    thought = model.bots.thought
    if thought is None or not thought.listed or not pace.is_late(model):
        return show_progress(model, share)
    return (StopJob(BOT), *decide(model, thought))


def show_progress(model: MatchModel, share: float) -> Effects:
    """Show the progress of a bot, a few times a second."""
    bots, now = model.bots, model.context.time
    if now - bots.drawn <= PROGRESS_MS:
        return ()
    bots.drawn, bots.share = now, share
    return (Draw(SIDE_PANEL),)


def decide(model: MatchModel, thought: DecisionSearch) -> Effects:
    """Carry out a decision: at once where nothing is shown, else after the pause."""
    bots = model.bots
    if thought is not bots.thought:  # it was cut short, and what it found is played: its end was on its way by then
        return ()
    bots.thought = None
    pace.count_thought(model)
    if len(model.game.marks) != bots.inputs:  # the coach was quicker, before play
        return call(model) if model.session.is_barred else call_for_coach(model) if model.is_opening else ()
    bots.minds[model.game.to_act].follow(thought)
    bots.decision = BotDecision(thought.best, model.game.pending is not None)
    wait = bots.due - model.context.time
    if bots.is_paused:
        return show_progress(model, 1.0)
    if not pace.is_shown(model):
        return _play(model)
    return (SendAfter(wait, BotDue(bots.decision)) if wait > 0 else SendSoon(BotDue(bots.decision)),)


def carry_out(model: MatchModel, message: BotDue) -> Effects:
    """Carry out a decision, unless it was dropped or a coach has paused the bot."""
    return _play(model) if message.decision is model.bots.decision and not model.bots.is_paused else ()


def _play(model: MatchModel) -> Effects:
    decision, model.bots.decision = model.bots.decision, None
    if decision is None:
        return ()
    if decision.is_answer:
        return executor.answer(model, decision.value, is_due=True)
    return executor.apply(model, decision.value, TAKE_UP, is_due=True)


def pause(model: MatchModel) -> Effects:
    """Let nothing more happen by itself."""
    model.bots.is_paused = True
    return (DRAW,)


def next_step(model: MatchModel) -> Effects:
    """Let the bot do one thing now, the best it has found so far if it still thinks."""
    thought = model.bots.thought
    if model.bots.decision is not None or thought is None or not thought.listed:
        return _play(model)
    return (StopJob(BOT), *decide(model, thought), *_play(model))


def run_on(model: MatchModel) -> Effects:
    """End the pause."""
    model.bots.is_paused, model.bots.is_let_run = False, True
    return next_step(model) if model.bots.decision is not None else ()


def stop(model: MatchModel) -> Effects:
    """Stop thinking."""
    model.bots.thought = model.bots.decision = None
    return (StopJob(BOT),)


def is_seen(model: MatchModel) -> bool:
    """Return whether the pause after a bot's last act is still going on."""
    return model.bots.thought is None or model.context.time < model.bots.due
