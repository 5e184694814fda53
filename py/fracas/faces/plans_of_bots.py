"""Plans of bots as coaches see them: what a candidate does on the board, and its chance."""

from collections.abc import Generator
from fractions import Fraction
from itertools import takewhile

from fracas.bots.candidates import Candidate
from fracas.faces import plans
from fracas.faces.choices import NO_ONE, MoveOptions, TargetedAction
from fracas.faces.face import Face
from fracas.faces.intents import Propose
from fracas.faces.move_plan import MovePath, MovePlan
from fracas.faces.preview import first_roll, position_before_last, positions_along
from fracas.kernel.game import Game
from fracas.kernel.ruleset import Action
from fracas.kernel.work import replace_pauses

TURNING = "face"  # a deed that is no idea by itself: players turn as they act


def plan_of(game: Game, face: Face, candidate: Candidate) -> MovePlan | None:
    """Return the plan of a bot's candidate; None if it is no action or walk of a player."""
    state, actions = game.state, candidate.plan
    able, acting = face.actors(state, actions[:1]) if actions else (), face.acting(state)
    who = acting if acting in able else next(iter(able), NO_ONE)
    if who == NO_ONE:
        return None
    offer = face.move_options(state, game.legal_actions(), who)
    deeds = [deed for deed in offer.actions if deed.action in actions and deed.kind != TURNING]
    if deeds:
        deed = min(deeds, key=lambda deed: actions.index(deed.action))
        plan = plans.plan_of_deed(game, who, _after_own_walk(game, face, offer, deed, who, actions))
        if game.ruleset.is_legal(plan.roll_state, deed.action):  # else the walk alone is what was weighed
            return plan
    if face.plane is not None:
        intents = (face.plane.useful_intent(state, action) for action in actions if action[1] == who)
        return next((intent.plan for intent in intents if isinstance(intent, Propose)), None)
    ways = [way for way in offer.paths.values() if way.steps[-1] in actions]
    farthest = max(ways, key=lambda way: actions.index(way.steps[-1]), default=None)
    if farthest is not None:
        return plans.plan_of_way(game, who, farthest)
    return _where_he_is(game, face, who, actions) or _after_first(game, face, who, actions)


def _after_own_walk(
    game: Game, face: Face, offer: MoveOptions, deed: TargetedAction, who: int, actions: tuple[Action, ...],
) -> TargetedAction:
    """Return the deed from the cell that the bot weighed, where the board offers it from the likeliest one."""
    before, here = actions[:actions.index(deed.action)], face.cell_of(game.state, who)
    there = face.cell_of(position_before_last(game.ruleset, game.state, (*before, deed.action)), who)
    if there == (deed.path.cell if deed.path is not None else here):
        return deed
    way = offer.paths.get(there) if there != here else None
    if way is not None:
        walk = way.steps[1 - len(way.cells):]
        declared = takewhile(lambda action: action[0] != walk[0][0], before)  # a Blitz, not a mere move
        way = way._replace(steps=(*declared, *walk))
    elif before:
        way = MovePath(here, Fraction(1), before, (here,))
    return deed._replace(path=way, chance=1)


def _where_he_is(game: Game, face: Face, who: int, actions: tuple[Action, ...]) -> MovePlan | None:
    """Return the plan of an action on the player's own cell, such as standing up; None if there is none."""
    kinds = [action[0] for action in actions]
    number = next((n for n, kind in enumerate(kinds) if kind != TURNING and face.certain_words(kind) is not None), None)
    here = face.cell_of(game.state, who)
    if number is None or here < 0:
        return None
    way = MovePath(here, Fraction(1), actions[:number], (here,))
    plan = plans.plan_of_deed(game, who, TargetedAction(actions[number][0], actions[number], here, path=way))
    return plan if plan.roll is not None else _with_roll_before(game, plan)


def _after_first(game: Game, face: Face, who: int, actions: tuple[Action, ...]) -> MovePlan | None:
    """Return the plan of what a first action makes possible, such as declaring a pass or dashing a hex.

    Returns: None also where both roll.
    """
    rules, state, here = game.ruleset, game.state, face.cell_of(game.state, who)
    if len(actions) < 2:
        return None
    after = Game(rules, position_before_last(rules, state, actions[:2]), None)
    plan = plan_of(after, face, Candidate(actions[1:])) if rules.is_legal(after.state, actions[1]) else None
    roll = first_roll(rules, state, actions[0])
    if plan is None or (roll is not None and plan.roll is not None):
        return None
    way = plan.path or MovePath(here, Fraction(1), (), (here,))
    plan = plan._replace(actions=(actions[0], *plan.actions), path=way._replace(steps=(actions[0], *way.steps)))
    return plan if roll is None else plan._replace(
        kind=actions[0][0], roll=roll, roll_state=state, roll_action=actions[0], fan=None, success=None)


def _with_roll_before(game: Game, plan: MovePlan) -> MovePlan:
    """Return a certain plan with the first roll on its way, such as one of a forgetful player."""
    for action, state in zip(plan.actions, positions_along(game.ruleset, game.state, plan.actions), strict=True):
        roll = first_roll(game.ruleset, state, action)
        if roll is not None:
            return plan._replace(roll=roll, roll_state=state, roll_action=action, fan=None, success=None)
    return plan


def weigh_plan(game: Game, face: Face, plan: MovePlan) -> Generator[float, None, MovePlan]:
    """Work out the chance of a plan in small steps."""
    if plan.fan is not None or plan.roll_action is None:
        return plan
    return plans.with_odds(face, plan, (yield from replace_pauses(plans.odds_work(game, face, plan), 1.0)))
