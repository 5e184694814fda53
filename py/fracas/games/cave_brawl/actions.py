"""The actions of a match: which are legal, and what each one starts."""

from collections.abc import Callable

from fracas.games.cave_brawl import state as st
from fracas.games.cave_brawl.activation import begin_activation, rest, stand_up
from fracas.games.cave_brawl.block import block
from fracas.games.cave_brawl.curse import curse
from fracas.games.cave_brawl.movement import step, vault
from fracas.games.cave_brawl.player_actions import list_player_actions, may_end_turn, may_rest
from fracas.games.cave_brawl.score import concede
from fracas.games.cave_brawl.state import State
from fracas.games.cave_brawl.tackle import tackle
from fracas.games.cave_brawl.throw import kick, pick_up, throw
from fracas.games.cave_brawl.turn import end_turn, flip_coin, hand_ball, roll_team
from fracas.kernel.resign import CONCEDE, is_resignation
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Table

ROLL, FLIP, END = ("roll",), ("flip",), ("end",)

COACH_ACTIONS: dict[str, Callable[..., None]] = {
    "roll": roll_team, "flip": flip_coin, "hand": hand_ball, "end": end_turn, CONCEDE: concede,
}
PLAYER_ACTIONS: dict[str, Callable[..., None]] = {  # arguments: the player, then the target
    "step": step, "stand": stand_up, "rest": rest, "block": block, "tackle": tackle, "pass": throw, "kick": kick,
    "take": pick_up, "vault": vault, "curse": curse,
}


def legal_actions(s: State) -> list[Action]:
    """List all legal actions: by player, steps before deeds; ending comes last.

    Rule: Cave Brawl 3.1, 3.2, Rulings 10 and 16.
    """
    if s.phase != st.TURN:
        return _before_the_turn(s)
    taken = st.bodies(s)
    out: list[Action] = []
    if s.acting != st.NO_ONE:
        list_player_actions(s, s.acting, taken, out)
        if may_rest(s, s.acting, taken):
            out.append(("rest", s.acting))
        return out
    where, used = s.where, s.used
    for who in st.team(s, s.side):
        if used[who] == st.READY and where[who] >= st.TUNNEL:
            list_player_actions(s, who, taken, out)
    if may_end_turn(s, s.side, taken):
        out.append(END)
    return out


def _before_the_turn(s: State) -> list[Action]:
    if s.phase == st.ROLLING:
        return [ROLL]
    if s.phase == st.COIN:
        return [FLIP]
    if s.phase == st.HANDING:
        return [("hand", who) for who in st.team(s, s.side) if st.is_living(s, who)]
    return []


def is_legal(s: State, action: Action) -> bool:
    """Return whether an action may be played; giving up may, though it is not listed.

    Rule: Cave Brawl 3.6, Ruling 60.
    """
    return st.COIN <= s.phase < st.OVER if is_resignation(action) else action in legal_actions(s)


def apply(t: Table, action: Action) -> None:
    """Play an action, and all that follows from it."""
    kind = action[0]
    if kind in COACH_ACTIONS:
        COACH_ACTIONS[kind](t, *action[1:])
    else:
        begin_activation(t.state, action[1])
        PLAYER_ACTIONS[kind](t, *action[1:])
