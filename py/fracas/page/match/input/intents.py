"""Intents of a coach, carried out: a choice on the screen, a plan that is shown, or an input."""

from fractions import Fraction

from fracas.faces.choices import MOVE, NO_ONE
from fracas.faces.intents import Inspect, PlacePlayer, Propose, Refuse, Select
from fracas.faces.move_plan import MovePlan
from fracas.faces.plane_face import BY_HAND, TAPE
from fracas.page.match import moves
from fracas.page.match.model.effects import DRAW, ODDS, Effects, SayAloud, SendNow, StartJob
from fracas.page.match.model.match_model import MatchModel
from fracas.page.match.model.messages import PlaceNext, PlanWeighed
from fracas.page.match.panels import panels
from fracas.page.match.play import inputs, onboarding
from fracas.page.match.play.narration import select_acting
from fracas.page.saving.preferences import ALWAYS, OFF


def select(model: MatchModel, intent: Select) -> Effects:
    """Take a player in hand."""
    noted = onboarding.note_tip(model)
    model.ui.clear()
    model.ui.selected = intent.who
    return (*noted, SayAloud(model.face.name(model.game.state, intent.who)), DRAW)


def inspect(model: MatchModel, intent: Inspect) -> Effects:
    """Show the card of a player who cannot be chosen."""
    model.ui.clear()
    select_acting(model)
    model.ui.inspected, model.ui.trouble = intent.who, intent.trouble
    return (SayAloud(intent.trouble), DRAW) if intent.trouble else (DRAW,)


def place(model: MatchModel, intent: PlacePlayer) -> Effects:
    """Place a player."""
    return (*inputs.run(model, (intent.action,)), SendNow(PlaceNext()))


def place_next(model: MatchModel) -> Effects:
    """Take the next player in hand who waits to be placed."""
    setup = model.now.setup
    if setup is None or not setup.waiting or model.session.is_waiting:
        return ()
    return select(model, Select(setup.waiting[0]))


def refuse(model: MatchModel, intent: Refuse) -> Effects:
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
        select_acting(model)
    return (DRAW,)


def propose(model: MatchModel, intent: Propose) -> Effects:
    """Show a plan, or carry it out: the one that is shown, and one that needs no showing."""
    ui, asks, plan = model.ui, model.context.preferences.preview, intent.plan
    ui.trouble = ""
    shown = ui.plan if moves.is_same(ui.plan, plan) else None
    is_free = asks == OFF or (asks != ALWAYS and not plan.is_risky and plan.end is None)
    if (shown is not None or is_free) and not ui.sketch.drag_handle and ui.mode != BY_HAND:
        return inputs.run(model, (shown or plan).actions)
    ui.plan = plan
    work: Effects = ()
    if plan.fan is None and plan.roll_action is not None:
        done = moves.odds_work(model.game, model.face, plan)
        work = (StartJob(ODDS, done, lambda fan: PlanWeighed(plan, fan)),)
    said = () if ui.sketch.drag_handle else (say_plan(model, plan),)
    return (*work, *said, DRAW)


def show_odds(model: MatchModel, plan: MovePlan, fan: dict[str, Fraction]) -> Effects:
    """Show the odds of a plan, if it is still the one that is shown."""
    if model.ui.plan is not plan:
        return ()
    model.ui.plan = moves.with_odds(model.face, plan, fan)
    return (say_plan(model, model.ui.plan), DRAW)


def say_plan(model: MatchModel, plan: MovePlan) -> SayAloud:
    """Return the sentence of a plan, spoken."""
    return SayAloud(panels.plan_sentence(model.face, model.game.state, plan))
