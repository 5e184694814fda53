"""Reasons of the crowd, the wall and the line behind a player, and of one attack that may kill him."""

from collections.abc import Generator, Iterator
from dataclasses import replace
from fractions import Fraction
from typing import Any

from fracas.analyst.reasons.courses import texts
from fracas.analyst.reasons.dice import Found
from fracas.analyst.reasons.handover import Handover, attacks, reply_texts
from fracas.analyst.reasons.places import BESIDE, gap
from fracas.analyst.reasons.reason import PlayerExposed, ThreatFact
from fracas.bots.evaluate import certain_outcome
from fracas.faces import harms_of
from fracas.faces.choices import NO_ONE, TargetedAction
from fracas.faces.face import Face
from fracas.faces.harms import Exposure
from fracas.faces.preview import outcome_odds
from fracas.kernel.game import Game
from fracas.kernel.ruleset import Action, Ruleset
from fracas.kernel.table import Side

HARMED, SPARED = "harmed", "spared"  # the outcomes of an attack


def exposures(
    rules: Ruleset, face: Face, side: Side, turns: tuple[Handover, Handover], whole: float,
) -> Generator[None, None, tuple[Found, ...]]:
    """Work out whether a player is left where one attack harms him more often than after the better line."""
    found, left = list[Found](), turns[0].state
    for key, exposure in harms_of(face.key).exposures.items():
        ours = [face.who_at(left, token.cell) for token in face.tokens(left) if token.side == side and token.cell >= 0]
        for who in ours:
            if not exposure.is_near(left, who):
                continue
            played = yield from _worst_attack(rules, face, turns[0], exposure, who)
            if not played.chance:
                continue
            other = yield from _worst_attack(rules, face, turns[1], exposure, who)
            if other.chance < played.chance:
                found.append((PlayerExposed(played, other, key), whole * float(played.chance - other.chance)))
    return tuple(found)


def _worst_attack(
    rules: Ruleset, face: Face, over: Handover, exposure: Exposure, who: int,
) -> Generator[None, None, ThreatFact]:
    """Return the attack without a roll on the way that harms a player most often, by the odds of attacks."""
    state, cell = over.state, face.cell_of(over.state, who)
    lead = texts(rules, over.positions, over.actions)
    worst = ThreatFact(lead, (), NO_ONE, who, cell, Fraction(0))
    if cell < 0 or not exposure.is_near(state, who):
        return worst
    told = replace(rules, outcome=lambda event, s: HARMED if exposure.befalls(s, event) == who else
                   SPARED if event.kind in exposure.settled_by else None)
    for attacker, deed in attacks(face, Game(rules, state, None), cell):
        for actions in _approaches(rules, face, state, attacker, deed):
            yield
            reply, there = reply_texts(rules, state, actions)
            if not reply:
                continue
            chance = (yield from outcome_odds(told, there, deed.action)).get(HARMED, Fraction(0))
            if chance > worst.chance:
                worst = ThreatFact(lead, reply, attacker, who, cell, chance)
    return worst


def _approaches(
    rules: Ruleset, face: Face, state: Any, attacker: int, deed: TargetedAction,
) -> Iterator[tuple[Action, ...]]:
    """Yield the ways of an attack from each place beside its target: what it is pushed towards hangs on that."""
    way = deed.path.steps if deed.path is not None else ()
    yield *way, deed.action
    declared = way[:1] if way and face.cell_of(state, attacker) == face.cell_of(
        after := certain_outcome(rules, state, way[0]) or state, attacker) else ()
    here = after if declared else state
    paths = face.move_options(here, tuple(rules.legal_actions(here)), attacker).paths
    for path in paths.values():
        if path.chance == 1 and gap(face, state, path.cell, deed.cell) < BESIDE:
            yield *declared, *path.steps, deed.action
