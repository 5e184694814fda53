"""Plans made of a coach's options, with their odds; and the options themselves."""

from collections.abc import Generator
from fractions import Fraction

from fracas.faces.choices import TargetedAction
from fracas.faces.face import Face
from fracas.faces.match_scene import TurnOptions
from fracas.faces.move_plan import MovePath, MovePlan
from fracas.faces.outcomes import outcomes
from fracas.faces.preview import Fan, first_roll, outcome_odds, position_before_last
from fracas.faces.questions import question_prompt
from fracas.kernel.game import Game
from fracas.kernel.geometry.plane import INCH, distance2
from fracas.kernel.table import Choice


def turn_options(face: Face, game: Game) -> TurnOptions:
    """Return the options of the side to act."""
    if isinstance(game.pending, Choice):
        texts = {option: game.ruleset.option_text(game.state, game.pending, option) for option in game.pending.options}
        ask = question_prompt(face, game.state, game.pending)
        return TurnOptions(acting=face.acting(game.state), ask=ask, texts=texts)
    legal = tuple(game.legal_actions())
    if not legal:
        return TurnOptions()
    actors, acting = face.actors(game.state, legal), face.acting(game.state)
    return TurnOptions(legal, actors, acting, setup=face.setup(game.state, legal))


def plan_of_way(game: Game, who: int, way: MovePath) -> MovePlan:
    """Return the plan of a mere walk; its slip shows the first step that needs a roll."""
    first = len(way.steps) - len(way.cells) + 1  # steps before he leaves his cell, such as standing up
    for number, cell in enumerate(way.cells[1:], first):
        if cell in way.rolls:
            state = position_before_last(game.ruleset, game.state, way.steps[: number + 1])
            action = way.steps[number]
            roll = first_roll(game.ruleset, state, action)
            return MovePlan(who, way.cell, "", way.steps, way, roll, state, action, way.chance, success=Fraction(1))
    return MovePlan(who, way.cell, "", way.steps, way, None, game.state, None, way.chance, {}, Fraction(1))


def plan_of_deed(game: Game, who: int, deed: TargetedAction) -> MovePlan:
    """Return the plan of something done to a cell, perhaps after a walk."""
    way = deed.path
    actions = (*(way.steps if way is not None else ()), deed.action)
    state = position_before_last(game.ruleset, game.state, actions)
    roll = first_roll(game.ruleset, state, deed.action)
    walk = way.chance if way is not None else Fraction(1)
    hopeless = Fraction(0) if not deed.chance else None  # known before its fan, so that nothing recommends it meanwhile
    plan = MovePlan(who, deed.cell, deed.kind, actions, way, roll, state, deed.action, walk, success=hopeless)
    return plan if roll is not None else plan._replace(fan={}, success=Fraction(1))


def with_odds(face: Face, plan: MovePlan, fan: dict[str, Fraction]) -> MovePlan:
    """Return the plan with its worked-out fan; a mere walk of several rolls keeps the chance of its way."""
    told = outcomes(face, plan.roll, fan)
    good = sum((Fraction(o.chance) for o in told if o.tone not in ("flop", "fail")), Fraction(0))
    if not plan.kind:
        is_one = plan.path is not None and len(plan.path.rolls) == 1
        return plan._replace(fan=fan, walk=good if is_one else plan.walk)
    return plan._replace(fan=fan, success=good)


def is_same(one: MovePlan | None, other: MovePlan) -> bool:
    """Return whether two taps mean the same plan; on a plane they need not hit the same place."""
    if one is None or (one.cell == other.cell and one.actions == other.actions):
        return one is not None
    if one.end is None or other.end is None or (one.kind, one.who) != (other.kind, other.who):
        return False
    return distance2(one.end, other.end) <= INCH * INCH


def odds_work(game: Game, face: Face, plan: MovePlan) -> Generator[None, None, Fan]:
    """Work out the fan of a plan that rolls, in small steps."""
    assert plan.roll_action is not None
    rules, state, action = game.ruleset, plan.roll_state, plan.roll_action
    is_counted, spent = face.counts_rerolls, plan.path.spent if plan.path is not None and plan.kind else Fraction(0)
    without: Fan = {}
    if not is_counted or spent:
        without = yield from outcome_odds(rules, face.without_rerolls(state, action), action)
    if not is_counted or spent == 1:
        return without
    fan = yield from outcome_odds(rules, state, action)
    return {key: fan.get(key, Fraction(0)) * (1 - spent) + without.get(key, Fraction(0)) * spent
            for key in dict.fromkeys((*fan, *without))}
