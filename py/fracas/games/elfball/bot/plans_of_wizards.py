"""What a Wizard could do, for bots: shock or transform whom it hurts most, burn where opponents crowd."""

from fracas.games.elfball.bot.plans_of_players import Idea
from fracas.games.elfball.bot.worth import SURE, pass_chance
from fracas.games.elfball.state import STANDING, WIZARDS, State, own_goal, players_on_field, profile, side_of
from fracas.games.elfball.wizard import INFERNO, SHOCK, SKILL, TRANSFORM, TRANSFORM_NEED, infernos, may_cast, shock_need
from fracas.games.elfball.wizard import spells as listed
from fracas.kernel.table import Side

MOST_TARGETS = 2  # of each spell that are worth a thought
CROWD = 2  # more opponents than own players in an Inferno make it worth one
HOLDER, NEAR_GOAL, OTHER = 520, 25, 90  # promise of hitting the holder, per hex he is near the goal; of anybody else


def spell_ideas(s: State) -> list[Idea]:
    """List the spells worth a thought: against the holder, the strongest opponents, a crowd."""
    if not may_cast(s):
        return []
    wizard, simple = WIZARDS[s.side], s.options.simple_star
    found = []
    targets = sorted({action[2] for action in listed(s) if action[0] == SHOCK}, key=lambda q: (-threat(s, q), q))
    frogs = [p for p, _real in s.extra.frogs]
    for q in targets[:MOST_TARGETS]:
        shocked = pass_chance(SKILL, shock_need(s, q).value, simple)
        found.append(Idea(threat(s, q) * shocked // SURE, ((SHOCK, wizard, q),)))
        if q not in frogs:
            changed = pass_chance(SKILL, TRANSFORM_NEED.value, simple)
            found.append(Idea(threat(s, q) * changed // SURE, ((TRANSFORM, wizard, q),)))
    return [*found, *inferno_ideas(s, wizard)]


def threat(s: State, q: int) -> int:
    """Return how much it is worth to stop an opponent."""
    if s.holder != q:
        return OTHER + 10 * (profile(s, q).tackle + profile(s, q).skill) if s.stance[q] == STANDING else 0
    to_goal = s.book.field.distance(s.where[q], own_goal(s, s.side, s.where[q]))
    return HOLDER + NEAR_GOAL * max(0, 12 - to_goal)


def inferno_ideas(s: State, wizard: int) -> list[Idea]:
    """List the hexes where a fire catches most opponents and fewest of the own players."""
    values = crowds(s, s.side)
    inside = infernos(s.book.field)
    best = sorted((cell for cell in values if cell in inside), key=lambda cell: (-values[cell], cell))[:MOST_TARGETS]
    return [Idea(OTHER * values[cell], ((INFERNO, wizard, cell),)) for cell in best if values[cell] >= CROWD]


def crowds(s: State, side: Side) -> dict[int, int]:
    """Return how many more opponents than own players a fire on each hex would catch; the holder counts for two."""
    found: dict[int, int] = {}
    for p in (*players_on_field(s, 0), *players_on_field(s, 1)):
        weight = (1 if side_of(p) != side else -1) * (2 if p == s.holder else 1)
        for cell in (s.where[p], *s.book.field.neighbours[s.where[p]]):
            found[cell] = found.get(cell, 0) + weight
    return found
