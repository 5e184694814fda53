"""Plans of novices: those of everybody, but for what beginners leave out.

They have eyes for the ball alone: of the opponents they strike only the carrier, and who stands before their tunnel. So
they leave all others on their feet, who thin out their team.
"""

from fracas.games.cave_brawl import state as st
from fracas.games.cave_brawl.bot import plans as usual
from fracas.games.cave_brawl.state import State

STRIKES = ("block", "tackle")


def plans_of_novices(s: State) -> list[usual.Plan]:
    """List what comes to the mind of a coach who is new to the game, best ideas first."""
    return [plan for plan in usual.plans(s) if plan[-1][0] not in STRIKES or _is_minded(s, *plan[-1][1:])]


def _is_minded(s: State, who: int, foe: int) -> bool:
    """Return whether a novice thinks of a strike: at the carrier, at a beast or out of the tunnel."""
    return foe == s.holder or st.is_beast(foe) or s.where[who] == st.TUNNEL
