"""Silly decisions in Cave Brawl: a turn is a whole team's, a loose ball is picked up without a roll."""

from collections.abc import Iterator
from typing import Any

from fracas.games.cave_brawl import state as st
from fracas.games.cave_brawl.pit import DISTANCE, goal_attacked_by
from fracas.games.cave_brawl.reach import paths_of
from fracas.games.cave_brawl.state import State
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Side
from fracas.lab.watch.general import GAIN_LEFT, IDLE_TURN
from fracas.lab.watch.turns import SillyDecision, SillyKind, WatchBook, WatchedTurn, Ways, decision_in
from fracas.locale import N_

FAR = 21  # farther than any way on the pit


def players_at_ball(s: State, side: Side) -> list[int]:
    """List the players of a side who can still walk to the loose ball in this turn.

    Rule: Cave Brawl 3.3, 4.5.
    """
    if s.holder != st.NO_ONE or s.ball < 0:
        return []
    taken = st.bodies(s)
    return [who for who in st.team(s, side) if s.used[who] == st.READY and not s.prone[who] and st.is_on_field(s, who)
            and s.ball in paths_of(s, who, taken)]


def find_ball_left(turn: WatchedTurn) -> Iterator[SillyDecision]:
    """Yield a turn ended with the ball lying in reach of a player who had not moved."""
    last = turn.plies[-1]
    if last.action[0] != "end":
        return
    able = players_at_ball(last.before, turn.side)
    if able:
        names = ", ".join(last.before.players[who].name for who in able[:3])
        yield decision_in(turn, last, f"Ended the turn with the ball lying; in reach of it: {names}.", 1.0)


def turn_key(s: State) -> tuple[int, ...]:
    """Return the key of the turn a position belongs to, empty outside turns."""
    return (s.turn,) if s.phase == st.TURN else ()


def action_kind(_s: State, action: Action) -> str:
    """Return the kind of an action; beasts are told from players."""
    is_at_beast = len(action) > 2 and action[0] in ("block", "tackle") and st.is_beast(action[2])
    return f"{action[0]} a beast" if is_at_beast else str(action[0])


def placement(s: State) -> Any:
    """Return the places of players, ball and beasts."""
    return (*s.where, *s.prone, s.holder, s.ball, *s.score, *((beast.number, beast.cell) for beast in s.beasts))


def ways(s: State, side: Side) -> Ways:
    """Return the least distances of a side to opponents, ball and goal."""
    cell = st.ball_cell(s)
    own = [s.where[who] for who in st.team(s, side) if s.where[who] >= 0]
    foes = [s.where[who] for who in st.team(s, 1 - side) if s.where[who] >= 0]
    to_foe = min((DISTANCE[foe][at] for foe in foes for at in own), default=FAR)
    if cell >= 0 and s.holder != st.NO_ONE and st.side_of(s, s.holder) == side:
        return Ways(to_foe, goal=DISTANCE[goal_attacked_by(side)][cell])
    return Ways(to_foe, min((DISTANCE[cell][at] for at in own), default=FAR) if cell >= 0 else FAR)


BOOK = WatchBook(turn_key, placement, (
    SillyKind("ball-left", N_("a turn ended with the ball lying in reach of an idle player"), find_ball_left),
    IDLE_TURN,
    GAIN_LEFT,
), action_kind, ways=ways, deeds=frozenset(("block", "curse", "kick", "pass", "tackle", "take", "vault")))
