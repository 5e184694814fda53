"""What could I do? The best ideas of the analyst, each with its chance, to be planned by a tap.

A match of a league counts for others: whoever plays it is given no advice.
"""

from collections.abc import Generator
from random import Random

from fracas.bots.candidates import Candidate
from fracas.bots.decision_point import decision_point_of
from fracas.bots.levels import USUAL
from fracas.bots.search import search
from fracas.faces import slips
from fracas.faces.choices import NO_ONE
from fracas.faces.face import Face
from fracas.faces.move_plan import MovePlan
from fracas.faces.plans_of_bots import TURNING, plan_of, weigh_plan
from fracas.faces.preview import position_before_last, run
from fracas.kernel.game import Game
from fracas.kernel.ruleset import Action
from fracas.kernel.work import replace_pauses
from fracas.locale import _
from fracas.page.chunks import COACH
from fracas.page.match.model.effects import DRAW, IDEAS, Effects, SayAloud, SendWhenHere, StartJob, StopJob
from fracas.page.match.model.match_model import Advice, AdvisedPlan, MatchModel
from fracas.page.match.model.messages import ExplainIdea, IdeaExplained, IdeasFound
from fracas.page.match.play import narration
from fracas.page.record_tags import LEAGUE_TAG
from fracas.view.controls import Button
from fracas.view.match.side_panel import CHOOSING, SELECTED, MoveList, SidePanel
from fracas.view.match.tray import Question

MOST_IDEAS = 3
ADVISER = USUAL._replace(weighs_only=True)
MOST_TRIED = 12  # of what the bot considered, the best first
LEAST_GAIN = 10  # thousandths of a win by which a mere walk has to be better than to stop
FULL = 1000  # the worth of a match that is won; that of one lost is its opposite


def ask(model: MatchModel) -> Effects:
    """Think about what could be done, or put the ideas away."""
    is_open = not model.advice.is_open and not is_for_others(model)
    model.advice = Advice(is_open=is_open, is_thinking=is_open)
    if not is_open:
        return (StopJob(IDEAS), DRAW)
    return (StartJob(IDEAS, find_ideas(model.game, model.face), lambda found: IdeasFound(*found)), DRAW)


def is_for_others(model: MatchModel) -> bool:
    """Return whether the match counts for others."""
    return LEAGUE_TAG in model.game.tags


def show(model: MatchModel, message: IdeasFound) -> Effects:
    """Show and say the ideas, or that there are none."""
    ideas = message.listed
    model.advice = Advice(bool(ideas), False, ideas, not ideas, message.end)
    said = " ".join(_text(model, number) for number in range(len(ideas))) if ideas else _nothing(model)
    is_proven = bool(ideas) and message.end is not None
    return (SayAloud(said), DRAW, *((SendWhenHere(COACH, ExplainIdea()),) if is_proven else ()))


def explain(model: MatchModel, _message: ExplainIdea) -> Effects:
    """Begin the proof of the first idea, unless the ideas were put away meanwhile."""
    advice = model.advice
    if not advice.ideas or advice.end is None:
        return ()
    from fracas.analyst.reasons.ideas import idea_reason
    work = idea_reason(model.game, model.face, advice.end, advice.ideas[0].plan.actions)
    return (StartJob(IDEAS, work, IdeaExplained),)


def show_reason(model: MatchModel, message: IdeaExplained) -> Effects:
    """Show the reason below the ideas."""
    model.advice.reason = message.reason
    return (SayAloud(message.reason), DRAW) if message.reason else ()


def take(model: MatchModel, number: int) -> Effects:
    """Plan an idea: its player is selected, and what it needs is shown."""
    if number >= len(model.advice.ideas):
        return ()
    plan = model.advice.ideas[number].plan
    model.ui.clear()
    model.ui.selected, model.ui.plan = plan.who, plan
    return (narration.say_plan(model, plan), DRAW)


# -- what is seen of it ----------------------------------------------------------------------------------------


def add_to(model: MatchModel, panel: SidePanel) -> SidePanel:
    """Return the side panel with the button that asks for ideas, or with them.

    The button is the first of the tray, always in sight; whoever has begun to act, and needs the tray, finds it above
    his player. Ideas stand in place of the list of who can act: on a phone the board stays large enough to be read
    beside them.
    """
    now, advice = model.now, model.advice
    is_acting = panel.state == SELECTED and now.acting >= 0 and panel.moves is None
    is_opening = now.setup is not None or model.face.is_opening(model.game.state)
    is_open = panel.state == CHOOSING and now.actors and not is_opening
    if not (is_open or is_acting) or is_for_others(model):
        return panel
    title = _("Thinking …") if advice.is_thinking else _("Show ideas")
    lines = tuple(Button(_text(model, number, is_drawn=True), "idea", str(number), note=_worth(idea), style="line")
                  for number, idea in enumerate(advice.ideas))
    body = panel.body
    if isinstance(body, Question) and (lines or advice.is_none):
        body = body._replace(chips=() if lines else body.chips, text=_nothing(model) if advice.is_none else body.text)
    tray, opener = _with_end(model, panel.tray), Button(title, "ideas", icon="help", pressed=advice.is_open)
    if is_open:
        moves = MoveList(lines, note=advice.reason) if lines else None
        return panel._replace(body=body, tray=(opener, *tray), moves=moves)
    return panel._replace(body=body, tray=tray, moves=MoveList(lines, opener._replace(style="small"), advice.reason))


def _with_end(model: MatchModel, tray: tuple[Button, ...]) -> tuple[Button, ...]:
    """Return the buttons; where a bot would do no more, the one with which it ends stands out."""
    advice = model.advice
    is_free = model.now.acting == NO_ONE and bool(model.now.actors)  # others of the team can still do something
    if not advice.is_none or advice.end is None or is_free:
        return tray
    ends = {str(n) for n, command in enumerate(model.tray_buttons()) if command.action == advice.end}
    return tuple(each._replace(main=each.main or (each.do == "command" and each.arg in ends)) for each in tray)


def cells(model: MatchModel) -> tuple[int, ...]:
    """Return the cells to highlight, one per idea."""
    face, state = model.face, model.game.state
    found = ((face.cell_of(state, idea.plan.who), idea.plan.cell) for idea in model.advice.ideas)
    return tuple(here if here >= 0 else there for here, there in found)


def _nothing(model: MatchModel) -> str:
    """Return the sentence for a position in which a bot would do no more."""
    if model.now.acting >= 0:
        return _("I would stop here.")
    return _("Nothing here is worth the risk. I would end the turn.")


def _text(model: MatchModel, number: int, is_drawn: bool = False) -> str:
    plan = model.advice.ideas[number].plan
    return f"{number + 1}. {slips.plan_sentence(model.face, model.game.state, plan, is_drawn)}"


def _worth(idea: AdvisedPlan) -> str:
    share = min(max((idea.value + FULL) / (2 * FULL), 0.0), 1.0)
    return _("about {n} % to win").format(n=round(share * 100))


# -- how they are found ----------------------------------------------------------------------------------------


def find_ideas(game: Game, face: Face) -> Generator[float, None, tuple[tuple[AdvisedPlan, ...], Action | None]]:
    """Work out the best ideas in small steps.

    Returns: them, the best first but for dice that can wait, and the action with which a bot would do no more, if it
             thought of that.
    """
    thought = search(decision_point_of(game), Random("adviser"), ADVISER)
    yield from thought
    ideas: list[AdvisedPlan] = []
    tried = sorted((each for each in thought.listed if each.samples), key=lambda each: -each.value)
    been = _trodden(game, face)
    ends = [each for each in tried if _does_nothing(game, face, each)]
    end = next((each for each in ends if len(each.plan) == 1), None)
    rest = ends[0].value if ends else -FULL  # what it is worth to stop here
    least = rest if been else rest - LEAST_GAIN
    wait = (yield from replace_pauses(face.wait_idea(game.state), 1.0)) if face.wait_idea is not None else None
    if wait is not None:
        ideas.append(AdvisedPlan(wait.plan, wait.gain + (tried[0].value if tried else 0)))
    for candidate in tried[:MOST_TRIED]:
        if candidate.value < least:
            break  # to stop is better than what is left
        yield 1.0
        plan = plan_of(game, face, candidate)
        if plan is None or any(_is_like(plan, idea.plan) for idea in ideas):
            continue
        if been and not plan.kind and (plan.cell in been or candidate.value < rest + LEAST_GAIN):
            continue
        ideas.append(AdvisedPlan((yield from weigh_plan(game, face, plan)), candidate.value))
        if len(ideas) == MOST_IDEAS:
            break
    return tuple(_safe_first(game, face, ideas)), end.plan[0] if end is not None else None


def _safe_first(game: Game, face: Face, ideas: list[AdvisedPlan]) -> list[AdvisedPlan]:
    """Return the ideas; a risky first one waits for a certain one that is shown as worth as much."""
    first = ideas[0] if ideas else None
    if first is None or first.plan.chance == 1:
        return ideas
    safe = next((idea for idea in ideas if idea.plan.chance == 1 and _worth(idea) == _worth(first)
                 and idea.plan.who != first.plan.who and _may_act_after(game, face, first.plan.who, idea.plan)), first)
    return [safe, *(idea for idea in ideas if idea is not safe)]


def _may_act_after(game: Game, face: Face, who: int, plan: MovePlan) -> bool:
    """Return whether a player may still act after a certain plan of another."""
    rules, side = game.ruleset, game.to_act
    after = run(rules, position_before_last(rules, game.state, plan.actions), plan.actions[-1], ())
    if after.request is not None or rules.is_terminal(after.state) or rules.to_act(after.state) != side:
        return False
    return who in face.actors(after.state, tuple(rules.legal_actions(after.state)))


def _does_nothing(game: Game, face: Face, candidate: Candidate) -> bool:
    """Return whether a candidate stops here, at most turning round before."""
    kinds = [action[0] for action in candidate.plan]
    return len(kinds) == 1 + kinds.count(TURNING) and plan_of(game, face, candidate) is None


def _is_like(one: MovePlan, other: MovePlan) -> bool:
    """Return whether two plans are one idea: the same action of a player, or walks to one cell."""
    is_meeting = not one.kind and one.cell == other.cell and one.end is None
    return one.wait == other.wait and one.kind == other.kind and (one.who == other.who or is_meeting)


def _trodden(game: Game, face: Face) -> set[int]:
    """Return the cells on which whoever is acting has stood since he began; none if nobody is."""
    who, cells = face.acting(game.state), set[int]()
    for ply in reversed(game.plies if who != NO_ONE else ()):
        cells.add(face.cell_of(ply.before, who))
        if face.acting(ply.before) != who:
            break
    return cells
