"""Bots' plans for abilities of fighting (22): steal the ball, cut the holder down, kick lying players, sprint."""

from collections.abc import Iterable

from fracas.games.elfball import state as st
from fracas.games.elfball.bot.plans_of_players import Approach, RankedPlan, tackle_chance, ways_of
from fracas.games.elfball.bot.worth import SURE, pass_chance
from fracas.games.elfball.dash import may_sprint, sprint_need
from fracas.games.elfball.state import State
from fracas.games.elfball.tackle import impact_dice, impact_need, is_weaker, needs_impact
from fracas.kernel.ruleset import Action

MOST_PLACES = 3  # from where a player thinks of attacking


def fighting_ideas(s: State, p: int) -> list[RankedPlan]:
    """List the plans that a player's abilities offer; none for most players."""
    abilities = st.profile(s, p).abilities
    if not abilities or s.where[p] < 0:
        return []
    holder = s.holder if s.holder != st.NO_ONE and st.side_of(s.holder) != st.side_of(p) else st.NO_ONE
    may_attack = s.attacks == 0 and s.dash == st.NO_DASH
    lying = lying_opponents(s, p) if may_attack and "cheapshot" in abilities else []
    is_after_holder = may_attack and holder != st.NO_ONE and ("steal" in abilities or "cutblock" in abilities)
    is_running = s.holder == p and s.dash in (st.NO_DASH, st.SPENT) and may_sprint(s, p)
    if not (lying or is_after_holder or is_running):
        return []
    ways = ways_of(s, p)
    found = [idea for q in lying for idea in kick_ideas(s, p, q, ways)]
    if is_after_holder and "steal" in abilities:
        found += steal_ideas(s, p, holder, ways)
    if is_after_holder and "cutblock" in abilities and is_weaker(s, p, holder):
        found += cut_ideas(s, p, holder, ways)
    return found + (sprint_ideas(s, p, ways) if is_running else [])


def lying_opponents(s: State, p: int) -> list[int]:
    """List the opponents who lie on the field."""
    return [q for q in st.TEAM_SLOTS[1 - st.side_of(p)] if s.where[q] >= 0 and s.stance[q] != st.STANDING]


def attack_from(s: State, ways: dict[int, Approach], kind: str, p: int, q: int, cell: int) -> tuple[Action, ...]:
    """Return the plan of an attack from a cell."""
    return (*ways[cell].plan, (kind, p, q), ("end", p))


def best_places(found: Iterable[RankedPlan]) -> list[RankedPlan]:
    """Return the most promising of attacks on the same target."""
    return sorted(found, key=lambda idea: -idea.promise)[:MOST_PLACES]


def steal_ideas(s: State, p: int, holder: int, ways: dict[int, Approach]) -> list[RankedPlan]:
    """List Steals: at worst the ball is loose.

    Rule: Elfball 22.2 "Steal".
    """
    return best_places(
        RankedPlan(380 + 600 * ways[cell].chance * steal_chance(s, p, holder, cell) // SURE // SURE,
             attack_from(s, ways, "steal", p, holder, cell))
        for cell in s.book.field.neighbours[s.where[holder]] if cell in ways
    )


def steal_chance(s: State, p: int, holder: int, cell: int) -> int:
    """Return the rough chance of a Steal from a cell, in thousandths; a loose ball counts half."""
    simple, is_rear = s.options.simple_star, not st.faces(s, holder, cell)
    need, dice = max(1, st.profile(s, holder).dodge - 2 - is_rear), st.profile(s, p).tackle
    likely = (pass_chance(dice, need, simple) + pass_chance(dice, need + 1, simple)) // 2
    if needs_impact(s, p, holder, is_tackle=False):
        likely = likely * pass_chance(impact_dice(s, p, holder), impact_need(s, p, holder).value, simple) // SURE
    return likely


def cut_ideas(s: State, p: int, holder: int, ways: dict[int, Approach]) -> list[RankedPlan]:
    """List Cutblocks against a stronger holder; the player goes down with him.

    Rule: Elfball 22.2 "Cutblock".
    """
    return best_places(
        RankedPlan(290 + 500 * ways[cell].chance * tackle_chance(s, p, holder, cell, False) // SURE // SURE,
             attack_from(s, ways, "cutblock", p, holder, cell))
        for cell in s.book.field.neighbours[s.where[holder]] if cell in ways and (ways[cell].facing >= 0 or s.moved)
    )


def kick_ideas(s: State, p: int, q: int, ways: dict[int, Approach]) -> list[RankedPlan]:
    """List Cheapshots against an opponent who lies: the safest way to him.

    Rule: Elfball 22.2 "Cheapshot".
    """
    around = [cell for cell in s.book.field.neighbours[s.where[q]] if cell in ways]
    if not around:
        return []
    cell = max(around, key=lambda cell: (ways[cell].chance, -len(ways[cell].plan)))
    hurts = pass_chance(st.profile(s, p).tackle, max(1, st.profile(s, q).dodge - 2) + 2, s.options.simple_star)
    promise = 130 + 300 * ways[cell].chance * hurts // SURE // SURE
    return [RankedPlan(promise, attack_from(s, ways, "tackle", p, q, cell))]


def sprint_ideas(s: State, p: int, ways: dict[int, Approach]) -> list[RankedPlan]:
    """List Dashes of a Sprinter into the goal.

    Rule: Elfball 22.1 "Sprinter".
    """
    likely = pass_chance(st.profile(s, p).jog, sprint_need(s).value, s.options.simple_star)
    found = []
    for cell, way in {**ways, s.where[p]: ways.get(s.where[p], Approach(SURE, (), -1))}.items():
        goal = st.attacked_goal(s, st.side_of(p), cell)
        if goal in s.book.field.neighbours[cell] and goal not in s.where:
            plan = (*way.plan, ("sprint", p), ("step", p, goal))
            found.append(RankedPlan(2 * way.chance * likely // SURE, plan))
    return best_places(found)
