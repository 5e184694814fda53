"""The actions of a match: which are legal, and what each one starts."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.blocking.ball_and_chain import whirl
from fracas.games.street_bowl.blocking.block import block, multiple_block
from fracas.games.street_bowl.blocking.weapons import saw, stab
from fracas.games.street_bowl.declare import declarations, declare
from fracas.games.street_bowl.foul import foul
from fracas.games.street_bowl.gaze import gaze
from fracas.games.street_bowl.kick_off import setup
from fracas.games.street_bowl.kick_off.kickoff import kick
from fracas.games.street_bowl.match import before_match
from fracas.games.street_bowl.movement import leap, stand_up, step
from fracas.games.street_bowl.pitch import CELLS, is_in_goal, is_in_half
from fracas.games.street_bowl.player_actions import player_actions
from fracas.games.street_bowl.score import concede
from fracas.games.street_bowl.skills.blood_lust import feed
from fracas.games.street_bowl.state import State, side_of
from fracas.games.street_bowl.throwing.bomb import lob_bomb, throw_bomb
from fracas.games.street_bowl.throwing.hail_mary import hail_mary
from fracas.games.street_bowl.throwing.hand_off import hand_off
from fracas.games.street_bowl.throwing.passing import throw_ball
from fracas.games.street_bowl.throwing.throw_team_mate import throw
from fracas.games.street_bowl.throwing.wall_pass import bank
from fracas.games.street_bowl.turn import end_action, stop
from fracas.games.street_bowl.turn_end import end_turn, settle
from fracas.kernel.ruleset import Action
from fracas.kernel.table import AWAY, HOME, NOBODY, Side, Table

START, CONCEDE = ("start",), ("concede",)
KICKS: tuple[tuple[Action, ...], ...] = tuple(
    tuple(("kick", cell) for cell in CELLS if is_in_half(cell, 1 - side)) for side in (HOME, AWAY)
)

COACH_ACTIONS: dict[str, Callable[..., None]] = {
    "start": before_match, "place": setup.place, "bench": setup.bench, "ready": setup.ready,
    "kick": kick, "end": end_turn, "concede": concede,
}
PLAYER_ACTIONS: dict[str, Callable[..., None]] = {  # arguments: the player, then the target
    "declare": declare, "stand": stand_up, "step": step, "leap": leap, "stop": stop,
    "block": block, "blocks": multiple_block, "stab": stab, "saw": saw, "roll": whirl,
}
LAST: dict[str, Callable[..., None]] = {  # the same, but these end the Action
    "gaze": gaze, "pass": throw_ball, "bank": bank, "hail": hail_mary, "hand": hand_off, "throw": throw,
    "bomb": throw_bomb, "lob": lob_bomb, "foul": foul,
}
FED = ("pass", "bank", "hail", "hand")  # those that a Vampire who must feed may do only when he has


def legal_actions(s: State) -> Sequence[Action]:
    """List all legal actions: declarations by player, then ending the turn; of the acting player, stopping last.

    Rule: Street Bowl 6.
    """
    if s.phase not in (st.TURN, st.BONUS):
        return _outside_turns(s)
    if s.acting == st.NO_ONE:
        return declarations(s)
    out = player_actions(s, s.acting)
    out.append(("stop", s.acting))
    return out


def _outside_turns(s: State) -> Sequence[Action]:
    if s.phase == st.SETUP:
        return setup.list_setup(s)
    if s.phase == st.KICK:
        return KICKS[s.kicker]
    return [START] if s.phase == st.BEFORE else []


def is_legal(s: State, action: Action) -> bool:
    """Return whether an action may be played, also one that no list offers: conceding, a set-up in any order.

    Rule: Street Bowl 4 "Set-up", 16, Ruling 12.
    """
    if action == CONCEDE:
        return s.phase == st.TURN and s.acting == st.NO_ONE and not any(s.used)
    return setup.is_legal_setup(s, action) if s.phase == st.SETUP else action in legal_actions(s)


def apply(t: Table, action: Action) -> None:
    """Play an action, and all that follows from it."""
    kind = action[0]
    if kind in PLAYER_ACTIONS:
        PLAYER_ACTIONS[kind](t, *action[1:])
        _carry_on(t)
    elif kind in LAST:
        _do_last(t, action)
    else:
        COACH_ACTIONS[kind](t, *action[1:])
    settle(t)


def _do_last(t: Table, action: Action) -> None:
    """Play the special part that ends an Action. A hungry Vampire feeds before it, and his victim takes no ball.

    Rule: Street Bowl 6 "One Action", 10.5, 19 Blood Lust.
    """
    s: State = t.state
    who = action[1]
    if s.is_hungry and action[0] in FED and not (feed(t, who) and is_legal(s, action)):
        return end_action(t, who)
    LAST[action[0]](t, *action[1:])
    end_action(t, who)


def _carry_on(t: Table) -> None:
    """End the Action of a player by itself when it has nothing left, or when a hungry Vampire could score.

    Rule: Street Bowl 6 "One Action", 19 Blood Lust.
    """
    s: State = t.state
    who = s.acting
    if who == st.NO_ONE:
        return
    could_score = s.is_hungry and s.holder == who and is_in_goal(s.where[who], side_of(who))
    if could_score or s.left + s.extra == 0 and not player_actions(s, who):
        end_action(t, who)


def to_act(s: State) -> Side:
    """Return the side whose coach acts."""
    return s.side


def is_terminal(s: State) -> bool:
    """Return whether the match is over."""
    return s.phase == st.OVER


def returns(s: State) -> tuple[int, int]:
    """Return the result of a match. It is 1 for the winner, -1 for the loser, 0 for a draw or a match in progress."""
    if s.phase != st.OVER or s.winner == NOBODY:
        return (0, 0)
    return (1, -1) if s.winner == HOME else (-1, 1)
