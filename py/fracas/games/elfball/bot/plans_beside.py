"""What bots could do beside an action: spells, abilities out of sequence and team support (chapters 21, 22.2, 24.7)."""

from collections.abc import Iterable

from fracas.games.elfball import state as st
from fracas.games.elfball.abilities.momentum_moves import REACT
from fracas.games.elfball.abilities.out_of_sequence import QUICKLING, TAUNT, out_of_sequence
from fracas.games.elfball.bot.plans_of_players import Plan, RankedPlan, nearest_goal, ways_of
from fracas.games.elfball.bot.worth import SURE, pass_chance
from fracas.games.elfball.setup import face_off_players
from fracas.games.elfball.state import State
from fracas.games.elfball.support.potions import drinkers
from fracas.games.elfball.support.team_support import can_cheer
from fracas.games.elfball.support.wizard import (
    INFERNO,
    SHOCK,
    SKILL,
    TRANSFORM,
    TRANSFORM_NEED,
    infernos,
    may_cast,
    shock_need,
)
from fracas.games.elfball.support.wizard import spells as listed
from fracas.kernel.table import Side

MOST_TARGETS = 2  # of each spell that are worth a thought
CROWD = 2  # more opponents than own players in an Inferno make it worth one
HOLDER, NEAR_GOAL, OTHER = 520, 25, 90  # promise of hitting the holder, per hex he is near the goal; of anybody else


def spell_ideas(s: State) -> list[RankedPlan]:
    """List the spells worth a thought: against the holder, the strongest opponents, a crowd."""
    if not may_cast(s):
        return []
    wizard, simple = st.WIZARDS[s.side], s.options.simple_star
    found = []
    targets = sorted({action[2] for action in listed(s) if action[0] == SHOCK}, key=lambda q: (-threat(s, q), q))
    frogs = [p for p, _real in s.extra.frogs]
    for q in targets[:MOST_TARGETS]:
        shocked = pass_chance(SKILL, shock_need(s, q).value, simple)
        found.append(RankedPlan(threat(s, q) * shocked // SURE, ((SHOCK, wizard, q),)))
        if q not in frogs:
            changed = pass_chance(SKILL, TRANSFORM_NEED.value, simple)
            found.append(RankedPlan(threat(s, q) * changed // SURE, ((TRANSFORM, wizard, q),)))
    return [*found, *inferno_ideas(s, wizard)]


def threat(s: State, q: int) -> int:
    """Return the worth of stopping an opponent."""
    if s.holder != q:
        return OTHER + 10 * (st.profile(s, q).tackle + st.profile(s, q).skill) if s.stance[q] == st.STANDING else 0
    to_goal = s.book.field.distance(s.where[q], st.own_goal(s, s.side, s.where[q]))
    return HOLDER + NEAR_GOAL * max(0, 12 - to_goal)


def inferno_ideas(s: State, wizard: int) -> list[RankedPlan]:
    """List the hexes for a fire that catches most opponents and fewest own players."""
    values = crowds(s, s.side)
    inside = infernos(s.book.field)
    best = sorted((cell for cell in values if cell in inside), key=lambda cell: (-values[cell], cell))[:MOST_TARGETS]
    return [RankedPlan(OTHER * values[cell], ((INFERNO, wizard, cell),)) for cell in best if values[cell] >= CROWD]


def crowds(s: State, side: Side) -> dict[int, int]:
    """Return the opponents less own players caught by a fire on each hex; the holder counts for two."""
    found: dict[int, int] = {}
    for p in (*st.players_on_field(s, 0), *st.players_on_field(s, 1)):
        weight = (1 if st.side_of(p) != side else -1) * (2 if p == s.holder else 1)
        for cell in (s.where[p], *s.book.field.neighbours[s.where[p]]):
            found[cell] = found.get(cell, 0) + weight
    return found


MOST_REACTS = 2  # cells a player thinks of
TAUNT_DICE = 2  # counters a bot spends on a taunt
WORTH_A_CHEER = 300  # promise of an idea from which a Cheerleader helps
SPARE = 7  # players a side must have on the Bench before it tries a potion


def window_plans(s: State) -> list[Plan]:
    """List the plans before the turn's action; to go on is always one."""
    legal = out_of_sequence(s)
    found: list[Plan] = [(action,) for action in legal if action[0] == QUICKLING]
    for p in dict.fromkeys(action[1] for action in legal if action[0] == REACT):
        found += react_plans(s, p)
    watchers = {q for p in st.TEAM_SLOTS[s.side] if s.where[p] >= 0 for q in watchers_of(s, p)}
    dice = min(TAUNT_DICE, s.momentum)
    found += [(action,) for action in legal if action[0] == TAUNT and action[2] in watchers and action[3] == dice]
    return [*found, (("go",),)]


def watchers_of(s: State, p: int) -> list[int]:
    """List the opponents who face the holder, or a player while the ball is loose."""
    if s.holder not in (st.NO_ONE, p):
        return []
    return [q for q in st.TEAM_SLOTS[1 - st.side_of(p)] if st.faces(s, q, s.where[p])]


def react_plans(s: State, p: int) -> list[Plan]:
    """List the plans to react: to the ball, to the goal with it, between the holder and his goal."""
    ways = ways_of(s, p)
    ways.pop(s.where[p], None)
    if s.holder == p:
        target = nearest_goal(s, p, ways)
    elif s.holder >= 0 and st.side_of(s.holder) != st.side_of(p):
        target = min(ways, default=s.where[p], key=lambda c: (
            s.book.field.distance(c, st.ball_cell(s)) + s.book.field.distance(c, st.own_goal(s, st.side_of(p), c)), c))
    else:
        target = st.ball_cell(s)
    near = sorted(ways, key=lambda cell: (s.book.field.distance(cell, target), -ways[cell].chance, cell))
    return [ways[cell].plan for cell in near[:MOST_REACTS]]


def ideas_with_cheer(s: State, found: Iterable[RankedPlan]) -> list[RankedPlan]:
    """List promising ideas once more with a Cheerleader before them."""
    if not can_cheer(s):
        return []
    return [
        RankedPlan(idea.promise + 1, (("cheer", idea.plan[0][1]), *idea.plan))
        for idea in found if idea.promise >= WORTH_A_CHEER and idea.plan[0][0] not in ("cheer", "enter")
    ]


def potion_plan(s: State) -> Plan | None:
    """Return the plan to let the best player drink before a set-up, None if too few could be spared."""
    able = drinkers(s)
    if len(able) < SPARE or len(face_off_players(s, s.side)) < SPARE // 2:
        return None
    return (("potion", max(able, key=lambda p: (sum(st.profile(s, p)[2:8]) + st.profile(s, p).skill, -p))),)
