"""Plans of those who have not played much: those of everybody, but for strikes that they do not see.

Novices have eyes for the ball alone: they strike nobody. Beginners strike whoever stands next to them before they
move, but tackle nobody except the carrier, as who fails falls. The wary besides walk up to the carrier to strike him;
they still seldom attack first. All push whoever shuts them in off their goal square, and fight beasts.
"""

from collections.abc import Callable

from fracas.games.cave_brawl import state as st
from fracas.games.cave_brawl.bot import plans as usual
from fracas.games.cave_brawl.state import State
from fracas.kernel.ruleset import Action

BLOCK, TACKLE, STEP = "block", "tackle", "step"


def plans_of_novices(s: State) -> list[usual.Plan]:
    """Return the plans of a coach who is new to the game, best ideas first."""
    return _without_strikes(s, lambda _strike, _is_near: False)


def plans_of_beginners(s: State) -> list[usual.Plan]:
    """Return the plans of a coach who has played a few times, best ideas first."""
    return _without_strikes(s, lambda strike, is_near: is_near and (strike[2] == s.holder or strike[0] == BLOCK))


def plans_of_the_wary(s: State) -> list[usual.Plan]:
    """Return the plans of a coach with some experience who does not seek fights, best ideas first."""
    return _without_strikes(s, lambda strike, is_near: strike[2] == s.holder or is_near and strike[0] == BLOCK)


def _without_strikes(s: State, sees: Callable[[Action, bool], bool]) -> list[usual.Plan]:
    """Leave out the strikes that a coach does not see.

    Args: sees - whether he sees a strike; it is also told whether that needs no step before it.
    """
    return [plan for plan in usual.plans(s) if plan[-1][0] not in (BLOCK, TACKLE)
            or _is_forced(s, plan[-1]) or sees(plan[-1], _is_near(s, plan))]


def _is_forced(s: State, strike: Action) -> bool:
    """Return whether a strike is at a beast or out of the tunnel."""
    _, who, foe = strike
    return st.is_beast(foe) or s.where[who] == st.TUNNEL


def _is_near(s: State, plan: usual.Plan) -> bool:
    """Return whether a plan strikes before it moves; who has only stood up has not moved."""
    who = plan[-1][1]
    has_moved = s.acting == who and not s.stood
    return not has_moved and all(action[0] != STEP for action in plan)
