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
    tried = set[tuple[int, tuple[Action, ...]]]()
    for attacker, deed in attacks(face, Game(rules, state, None), cell):
        declared = _declaration(rules, face, state, attacker, deed)
        if (attacker, declared) in tried:
            continue
        tried.add((attacker, declared))
        for way in _ways(rules, face, state, attacker, cell, declared):
            yield
            there = _after(rules, state, way)
            for action in _hits(rules, there, exposure.attacks, attacker, who) if there is not None else ():
                chance = (yield from outcome_odds(told, there, action)).get(HARMED, Fraction(0))
                if chance > worst.chance:
                    reply, _there = reply_texts(rules, state, (*way, action))
                    worst = ThreatFact(lead, reply, attacker, who, cell, chance)
    return worst


def _declaration(
    rules: Ruleset, face: Face, state: Any, attacker: int, deed: TargetedAction,
) -> tuple[Action, ...]:
    """Return the first action of an attack if it moves nobody."""
    way = deed.path.steps[:1] if deed.path is not None else ()
    after = certain_outcome(rules, state, way[0]) if way else None
    here = face.cell_of(state, attacker)
    return way if after is not None and face.cell_of(after, attacker) == here else ()


def _ways(
    rules: Ruleset, face: Face, state: Any, attacker: int, cell: int, declared: tuple[Action, ...],
) -> Iterator[tuple[Action, ...]]:
    """Yield the ways to each place beside a cell: where a push leads hangs on that."""
    here = _after(rules, state, declared)
    if gap(face, state, face.cell_of(state, attacker), cell) < BESIDE:
        yield declared
    paths = face.move_options(here, tuple(rules.legal_actions(here)), attacker).paths
    for path in paths.values():
        if path.chance == 1 and gap(face, state, path.cell, cell) < BESIDE:
            yield *declared, *path.steps


def _after(rules: Ruleset, state: Any, way: tuple[Action, ...]) -> Any:
    """Return the position after a way, None if it is not certain."""
    for action in way:
        state = certain_outcome(rules, state, action)
        if state is None:
            break
    return state


def _hits(rules: Ruleset, state: Any, kinds: frozenset[str], attacker: int, who: int) -> Iterator[Action]:
    """Yield the attacks of some kinds by a player on one beside him; actions of other kinds name cells."""
    for action in rules.legal_actions(state):
        if action[0] in kinds and action[1:3] == (attacker, who) and certain_outcome(rules, state, action) is None:
            yield action
