"""Promising plans for bots: short sequences of actions, the best ideas first.

A plan is no promise that everything in it is legal: it is followed as far as the dice allow. What to do in a turn is in
`ideas`; here are the set-up (chapter 5), the free challenge (chapter 6) and the order of it all.
"""

from collections.abc import Callable, Iterator

from fracas.games.elfball.actions import legal_actions
from fracas.games.elfball.bot.plans_beside import ideas_with_cheer, potion_plan, spell_ideas, window_plans
from fracas.games.elfball.bot.plans_of_fighters import fighting_ideas
from fracas.games.elfball.bot.plans_of_players import RankedPlan, entrance_ideas, idle_ideas, player_ideas
from fracas.games.elfball.bot.plans_of_shoves import freeing_first, shove_ideas
from fracas.games.elfball.bot.scene import Scene
from fracas.games.elfball.bot.straight_walks import straighten
from fracas.games.elfball.faceoff import rival
from fracas.games.elfball.setup import ROVERS, face_off_players
from fracas.games.elfball.state import BENCH, FREE, ON_FIELD, SET_UP, TEAM_SLOTS, TURN, State, half_of, has, profile
from fracas.games.elfball.turn import usable_players
from fracas.kernel.ruleset import Action

LONG = 120  # turns of a Test after which waiting is no idea any more

Plan = tuple[Action, ...]


def plans(s: State) -> Iterator[Plan]:
    """Find promising plans for the side to act; none if there is but one thing to do.

    Returns: the plans, before them an empty one after each player who was thought about.
    """
    return _plans(s, freeing_first)


def plans_of_novices(s: State) -> Iterator[Plan]:
    """Yield the plans of a coach who is new to the game. He does not see that a stuck holder has to be freed."""
    return _plans(s, lambda _scene, found: found)


def _plans(s: State, sift: Callable[[Scene, list[RankedPlan]], list[RankedPlan]]) -> Iterator[Plan]:
    if s.phase == SET_UP:
        yield potion_plan(s) or set_up_plan(s)
    elif s.phase == FREE:
        yield from free_plans(s)
    elif s.advanced.window:
        yield from window_plans(s)
    elif s.phase == TURN:
        found: list[RankedPlan] = []
        for p in [s.acting] if s.acting >= 0 else usable_players(s):
            found += player_ideas(s, p) + fighting_ideas(s, p)
            yield ()
        if s.acting < 0:
            found += entrance_ideas(s) + idle_ideas(s) + spell_ideas(s)
        scene = Scene(s)
        found += shove_ideas(scene)
        yield ()
        found += ideas_with_cheer(s, found)
        found = sift(scene, found) or found
        if s.turn > LONG and s.acting < 0:  # nobody waits any longer, whatever may come of it
            found = [idea for idea in found if idea.plan[0][0] != "end"] or found
        yield from (straighten(s, idea.plan) for idea in sorted(found, key=lambda idea: -idea.promise))


def free_plans(s: State) -> list[Plan]:
    """List the plans of the winner of the face-off: take the ball, attack his rival, or do nothing.

    Rule: Elfball 6 (4), Ruling 11.
    """
    p, target = s.acting, rival(s)
    legal = legal_actions(s)
    found: list[Plan] = [(action,) for action in legal if action[0] == "step" and action[2] == s.ball]
    for step in legal:
        if step[0] == "step" and step[2] != s.ball:
            found += [(step, ("tackle", p, target)), (step, ("shove", p, target))]
            found += [(step, ("cutblock", p, target))] if has(s, p, "cutblock") else []
    found += [(action,) for action in legal if action[0] in ("tackle", "shove", "cutblock")]
    return [*found, (("end", p),)]


def set_up_plan(s: State) -> Plan:
    """Return a sensible set-up from here: the strongest at the centre, a Guardian, the Rovers well forward.

    Rule: Elfball 5 (3).
    """
    field, half = s.book.field, half_of(s, s.side)
    bench = [p for p in TEAM_SLOTS[s.side] if s.where[p] == BENCH]
    plan: list[Action] = []
    if not any(cell in s.where for cell in field.face_off[half]):
        first = max(face_off_players(s, s.side), key=lambda p: face_off_value(s, p))
        bench.remove(first)
        plan.append(("place", first, field.face_off[half][0]))
    if bench and field.guardian[half] not in s.where:
        guardian = max(bench, key=lambda p: guardian_value(s, p))
        bench.remove(guardian)
        plan.append(("place", guardian, field.guardian[half]))
    bench.sort(key=lambda p: -rover_value(s, p))
    placed = sum(s.where[p] >= 0 for p in TEAM_SLOTS[s.side]) + len(plan)
    rovers = zip(bench[: ON_FIELD - placed], rover_cells(s, half), strict=False)
    plan += [("place", p, cell) for p, cell in rovers]
    return (*plan, ("ready",))


def rover_cells(s: State, half: int) -> list[int]:
    """List free cells of the Rover circles, the circles by turns, nearest to the centre first."""
    field = s.book.field
    circles = []
    for circle in field.rover[half]:
        free = [cell for cell in circle if cell not in s.where]
        open_places = ROVERS - sum(cell in s.where for cell in circle)
        circles.append(sorted(free, key=lambda cell: field.distance(cell, field.looked_at[half]))[:open_places])
    longest = max(map(len, circles))
    return [circle[i] for i in range(longest) for circle in circles if i < len(circle)]


def face_off_value(s: State, p: int) -> int:
    """Return the value of a player at the face-off."""
    q = profile(s, p)
    return 3 * q.might + 2 * q.skill + q.tackle


def guardian_value(s: State, p: int) -> int:
    """Return the value of a player as Guardian."""
    q = profile(s, p)
    return 2 * q.tackle + q.grit - q.skill


def rover_value(s: State, p: int) -> int:
    """Return the value of a player as Rover."""
    q = profile(s, p)
    return q.jog + q.skill + q.tackle + q.dodge
