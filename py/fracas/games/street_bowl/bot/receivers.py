"""Mates to whom the carrier may throw, for bots: the chance that a pass to one ends in a touchdown."""

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.bot import ground
from fracas.games.street_bowl.bot.prospects import hope, is_to_run
from fracas.games.street_bowl.bot.sight import likely
from fracas.games.street_bowl.declare import PASS
from fracas.games.street_bowl.pitch import GOAL_COLUMN, X, Y
from fracas.games.street_bowl.score import TURNS
from fracas.games.street_bowl.state import State, side_of
from fracas.games.street_bowl.throwing.catching import ACCURATE_PASS, can_catch, catch_reasons
from fracas.games.street_bowl.throwing.passing import pass_reasons
from fracas.games.street_bowl.throwing.ranges import band_of, bands_now

LATER = 0.7  # share of the chance left when the opponents move before
BARRED = 0.5  # how much of the carrier's free way is left to him then
SECOND = 0.4  # how much the second best counts besides
AHEAD = 3  # columns a mate must be ahead of the carrier


def scoring_pass_chance(s: State) -> float:
    """Return the chance that the carrier's side scores by a pass to the best receiver or to the second best."""
    mates = [who for who in st.TEAMS[side_of(s.holder)] if is_ahead(s, who, s.where[who])]
    if not mates:
        return 0.0
    lead = _lead(s)
    best, second, *_rest = sorted([reception(s, who, lead) for who in mates] + [0.0], reverse=True)
    return 1 - (1 - best) * (1 - SECOND * second)


def is_ahead(s: State, who: int, cell: int) -> bool:
    """Return whether a square is far enough ahead of the carrier for a pass there to gain much."""
    goal = GOAL_COLUMN[side_of(who)]
    return cell >= 0 and abs(X[cell] - goal) + AHEAD <= abs(X[s.where[s.holder]] - goal)


def reception(s: State, who: int, lead: int | None = None) -> float:
    """Return about how likely a pass of the carrier to a mate leads to a touchdown.

    Args: lead - columns the carrier comes on before he throws; None = as many as he is free to run.
    """
    thrower, cell = s.holder, s.where[who]
    if s.condition[who] != st.STANDING or not can_catch(s, who):
        return 0.0
    start, lead = s.where[thrower], _lead(s) if lead is None else lead
    band = band_of(max(1, abs(X[cell] - X[start]) - lead), abs(Y[cell] - Y[start]))
    if band not in bands_now(s):
        return 0.0
    chance = likely(pass_reasons(s, thrower, cell, band=band)) * likely(catch_reasons(s, who, ACCURATE_PASS))
    if X[cell] != GOAL_COLUMN[side_of(who)]:
        chance *= hope(s, who, cell)
    return chance if _is_now(s, who) else LATER * chance


def _lead(s: State) -> int:
    """Return the number of columns that the carrier gains without a die before he throws."""
    who = s.holder
    cell, side = s.where[who], side_of(who)
    start, held = ground.BIT[cell], ground.zones(s, 1 - side)
    if start & held or s.side == side and s.used[who] and s.turns[side] == TURNS:
        return 0
    steps = s.left if s.acting == who else st.player(s, who).ma
    left = ground.columns_left(ground.run(start, steps, ground.occupied_squares(s) & ~start, held), side)
    gain = max(0, abs(X[cell] - GOAL_COLUMN[side]) - left)
    return gain if is_to_run(s, who) else int(BARRED * gain)


def _is_now(s: State, who: int) -> bool:
    """Return whether a pass in this turn would bring the touchdown in it."""
    thrower = s.holder
    if not is_to_run(s, thrower) or s.declared & st.PASSED and (s.acting != thrower or s.deed != PASS):
        return False
    return X[s.where[who]] == GOAL_COLUMN[side_of(who)] or is_to_run(s, who)
