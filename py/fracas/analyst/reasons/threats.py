"""Reasons of what the others can do next: the carrier left open."""

from collections.abc import Generator
from fractions import Fraction
from typing import Any

from fracas.analyst.reasons.courses import Course, success_of, texts
from fracas.analyst.reasons.dice import Found
from fracas.analyst.reasons.exposures import exposures
from fracas.analyst.reasons.handover import Handover, attacks, hand_over, reply_texts
from fracas.analyst.reasons.reason import CarrierOpen, ThreatFact
from fracas.faces import plans
from fracas.faces.choices import NO_ONE, TargetedAction
from fracas.faces.face import Face
from fracas.faces.move_plan import MovePlan
from fracas.faces.outcomes import outcomes
from fracas.faces.preview import first_roll, outcome_odds
from fracas.kernel.game import Game
from fracas.kernel.ruleset import Action, Ruleset
from fracas.kernel.table import Side
from fracas.view.board.model import Chance


def threats(
    rules: Ruleset, face: Face, side: Side, own: Course, better: Course,
) -> Generator[None, None, tuple[Found, ...]]:
    """Work out whether the carrier of a side is more open than after the better line; both lines are certain."""
    if face.plane is not None or not (own.is_settled and better.is_settled):
        return ()
    turns = [hand_over(rules, side, course) for course in (own, better)]
    if turns[0] is None or turns[1] is None:
        return ()
    whole = better.worths.mean - own.worths.mean
    exposed = yield from exposures(rules, face, side, (turns[0], turns[1]), whole)
    return *(yield from _carrier_open(rules, face, side, (turns[0], turns[1]), whole)), *exposed


def _carrier_open(
    rules: Ruleset, face: Face, side: Side, turns: tuple[Handover, Handover], whole: float,
) -> Generator[None, None, tuple[Found, ...]]:
    facts = []
    for over in turns:
        fact = yield from _attack_on_carrier(rules, face, side, over)
        if fact is None:
            return ()
        facts.append(fact)
    played, other = facts
    if played.chance <= other.chance:
        return ()
    share = float(played.chance - other.chance) / float(played.chance)
    return ((CarrierOpen(played, other), whole * share),)


def _attack_on_carrier(
    rules: Ruleset, face: Face, side: Side, over: Handover,
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
    for who, deed in attacks(face, game, carrier.cell):
        yield
        plan = yield from _weighed(game, face, who, deed)
        if plan.chance is not None and plan.walk == 1 and plan.chance > likely:
            reply, there = reply_texts(rules, state, plan.actions)
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
