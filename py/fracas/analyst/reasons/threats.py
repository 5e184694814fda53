"""Reasons of what the others can do next: the carrier left open."""

from collections.abc import Generator
from fractions import Fraction
from typing import Any, NamedTuple

from fracas.analyst.reasons.courses import Course, success_of, texts
from fracas.analyst.reasons.dice import Found
from fracas.analyst.reasons.places import gap
from fracas.analyst.reasons.reason import CarrierOpen, Line, ThreatFact
from fracas.bots.evaluate import certain_outcome
from fracas.faces import plans
from fracas.faces.choices import NO_ONE, NOWHERE, TargetedAction
from fracas.faces.face import Face
from fracas.faces.move_plan import MovePlan
from fracas.faces.outcomes import outcomes
from fracas.faces.preview import first_roll, outcome_odds
from fracas.kernel.game import Game
from fracas.kernel.ruleset import Action, Ruleset
from fracas.kernel.table import Side
from fracas.view.board.model import Chance

MOST_PASSES = 3  # actions that hand over the turn
NEAREST = 16  # attackers that are weighed
SHORT = 2  # words of an action that is aimed at nobody


class Handover(NamedTuple):
    """A position in which the others are to act, and the actions that lead to it."""

    state: Any
    actions: tuple[Action, ...]
    positions: tuple[Any, ...]


def threats(
    rules: Ruleset, face: Face, side: Side, own: Course, better: Course,
) -> Generator[None, None, tuple[Found, ...]]:
    """Work out whether the carrier of a side is more open than after the better line; both lines are certain."""
    if face.plane is not None or not (own.is_settled and better.is_settled):
        return ()
    facts = []
    for course in (own, better):
        over = hand_over(rules, side, course)
        if over is None:
            return ()
        fact = yield from _attack_on_carrier(rules, face, side, course, over)
        if fact is None:
            return ()
        facts.append(fact)
    played, other = facts
    if played.chance <= other.chance:
        return ()
    share = float(played.chance - other.chance) / float(played.chance)
    return ((CarrierOpen(played, other), (better.worths.mean - own.worths.mean) * share),)


def hand_over(rules: Ruleset, side: Side, course: Course) -> Handover | None:
    """Return the turn of the others after a course, None if only dice or questions lead there."""
    state, actions, positions = course.end, list[Action](), [*course.positions]
    while not rules.is_terminal(state) and rules.to_act(state) == side and len(actions) < MOST_PASSES:
        passing = _passing(rules, state, side)
        if passing is None:
            return None
        actions.append(passing[0])
        state = passing[1]
        positions.append(state)
    is_theirs = not rules.is_terminal(state) and rules.to_act(state) != side
    return Handover(state, (*course.certain, *actions), tuple(positions)) if is_theirs else None


def _passing(rules: Ruleset, state: Any, side: Side) -> tuple[Action, Any] | None:
    """Return the action that ends a turn, or else the one that ends what a player does."""
    ends = []
    for action in rules.legal_actions(state):
        if len(action) > SHORT or not all(isinstance(word, str | int) for word in action):
            continue
        after = certain_outcome(rules, state, action)
        if after is not None and (rules.is_terminal(after) or rules.to_act(after) != side):
            return action, after
        if after is not None and action[0] in ("stop", "rest", "end", "done"):
            ends.append((action, after))
    return next(iter(ends), None)


def _attack_on_carrier(
    rules: Ruleset, face: Face, side: Side, course: Course, over: Handover,
) -> Generator[None, None, ThreatFact | None]:
    """Return the best attack without a roll on the way, None if nobody of the side has the ball."""
    state = over.state
    carrier = next((token for token in face.tokens(state) if token.has_ball and token.side == side), None)
    if carrier is None or carrier.cell < 0:
        return None
    target, lead = face.who_at(state, carrier.cell), texts(rules, over.positions, over.actions)
    likely: Chance = 0
    best = ThreatFact(lead, (), NO_ONE, target, carrier.cell, Fraction(0))
    game = Game(rules, state, None)
    for who, deed in _attacks(face, game, carrier.cell):
        yield
        plan = yield from _weighed(game, face, who, deed)
        if plan.chance is not None and plan.walk == 1 and plan.chance > likely:
            reply, there = _reply_texts(rules, state, plan.actions)
            if reply:
                likely, chance = plan.chance, (yield from _success(rules, face, there, plan.actions[-1]))
                best = ThreatFact(lead, reply, who, target, carrier.cell, chance)
    return best


def _success(rules: Ruleset, face: Face, state: Any, action: Action) -> Generator[None, None, Fraction]:
    """Return the chance of an attack to be no failure, with the re-rolls that a coach would use."""
    roll = first_roll(rules, state, action)
    if roll is None:
        return Fraction(1)
    fan = yield from outcome_odds(rules, state, action)
    return success_of(outcomes(face, roll, fan))


def _weighed(game: Game, face: Face, who: int, deed: TargetedAction) -> Generator[None, None, MovePlan]:
    """Work out the chance of an attack."""
    plan = plans.plan_of_deed(game, who, deed)
    if plan.fan is not None or plan.roll_action is None:
        return plan
    return plans.with_odds(face, plan, (yield from plans.odds_work(game, face, plan)))


def _attacks(face: Face, game: Game, cell: int) -> list[tuple[int, TargetedAction]]:
    """Return the attacks on a cell of those who are nearest to it."""
    state, legal = game.state, tuple(game.legal_actions())
    near = sorted((who for who in face.actors(state, legal) if who != NO_ONE and face.cell_of(state, who) != NOWHERE),
                  key=lambda who: gap(face, state, face.cell_of(state, who), cell))[:NEAREST]
    return [(who, deed) for who in near for deed in face.move_options(state, legal, who).actions
            if deed.cell == cell and (deed.path is None or deed.path.chance == 1)]


def _reply_texts(rules: Ruleset, state: Any, actions: tuple[Action, ...]) -> tuple[Line, Any]:
    """Return an attack in the notation of the game, and the position before it.

    There are no actions if its way is not certain; the attack itself may be.
    """
    found, here = list[str](), state
    for action in actions:
        found.append(rules.action_text(state, action))
        here, after = state, certain_outcome(rules, state, action)
        if after is None:
            break
        state = after
    return (tuple(found) if len(found) == len(actions) else ()), here
