"""What may be done (chapters 5 to 8 and 18): the legal actions, and playing one of them.

An action is a tuple, one step of one player. The first input of a player in a turn makes him the acting player.

    ("start",)             roll who sets up first
    ("place", p, cell)     set a player up                 ("ready",)  the set-up is complete
    ("face", p, d)         turn a player, not twice in a row
    ("step", p, cell)      move to a neighbouring cell, looking ahead
    ("stand", p)           stand up
    ("tackle", p, target)  attack a neighbour: Impact if he is stronger, then Tackle
    ("shove", p, target)   shove a neighbour
    ("throw", p, cell)     throw the ball
    ("dash", p, counters)  Dash
    ("end", p)             end the action; as first input: an action without doing anything
    ("enter", p, cell)     put a replacement on the field
    ("pass",)              only when nothing else can be done
    ("concede",)           always legal for the side to act, never listed
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from fracas.games.elfball.dash import dash
from fracas.games.elfball.faceoff import free_attack, free_shove, rival
from fracas.games.elfball.movement import begin_action, face, step
from fracas.games.elfball.replacement import enter, entrants, entry_cells
from fracas.games.elfball.scoring import concede
from fracas.games.elfball.setup import is_set_up, open_match, open_places, place, ready, set_up_facings, turn_placed
from fracas.games.elfball.shove import is_way_free, shove, shove_limit
from fracas.games.elfball.standing import stand, stand_cost
from fracas.games.elfball.state import (
    BENCH,
    EXTRA_HEX,
    FREE,
    NO_DASH,
    ON_FIELD,
    OPENING,
    OVER,
    SET_UP,
    STANDING,
    TEAM_SLOTS,
    State,
    facing_players,
    players_on_field,
    profile,
)
from fracas.games.elfball.tackle import attack
from fracas.games.elfball.throwing import LONG, SHORT, throw
from fracas.games.elfball.turn import end_action, finish_input, pass_turn, usable_players
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Table


def legal_actions(s: State) -> list[Action]:
    """List what the side to act may do, in stable order; empty only when the match is over."""
    if s.phase == SET_UP:
        return set_up_actions(s)
    if s.phase == FREE:
        return free_actions(s)
    if s.phase == OPENING:
        return [("start",)]
    if s.phase == OVER:
        return []
    listed: list[Action] = []
    taken = set(s.where)
    if s.acting >= 0:
        player_actions(s, s.acting, s.jog, taken, listed)
        return listed
    for p in usable_players(s):
        player_actions(s, p, profile(s, p).jog, taken, listed)
    for p in entrants(s, s.side):
        listed += [("enter", p, cell) for cell in entry_cells(s, s.side)]
    return listed or [("pass",)]


def set_up_actions(s: State) -> list[Action]:
    """List what may be done during a set-up.

    Rule: Elfball 5.
    """
    listed: list[Action] = []
    if len(players_on_field(s, s.side)) < ON_FIELD:
        for p in TEAM_SLOTS[s.side]:
            if s.where[p] == BENCH:
                listed += [("place", p, cell) for cell in open_places(s, p)]
    if s.acting >= 0 and not s.turned:
        listed += [("face", s.acting, d) for d in set_up_facings(s, s.acting)]
    if is_set_up(s, s.side):
        listed.append(("ready",))
    return listed


def free_actions(s: State) -> list[Action]:
    """List what the winner of the face-off may do.

    Rule: Elfball 6 (4), Ruling 11.
    """
    p, target = s.acting, rival(s)
    listed: list[Action] = [("step", p, cell) for cell in s.book.free_cells(s, p)]
    if s.stance[target] == STANDING and s.where[target] in s.book.field.neighbours[s.where[p]]:
        listed.append(("tackle", p, target))
        if is_way_free(s, p, target):
            listed.append(("shove", p, target))
    return [*listed, *turns(s, p), ("end", p)]


def turns(s: State, p: int) -> tuple[Action, ...]:
    """List the ways a standing player may be turned; not twice in a row.

    Rule: Elfball 4 "Facing".
    """
    return () if s.turned else other_facings(p, s.facing[p], len(s.book.field.steps))


@cache
def other_facings(p: int, facing: int, directions: int) -> tuple[Action, ...]:
    """Return the actions that turn a player away from a direction."""
    return tuple(("face", p, d) for d in range(directions) if d != facing)


def player_actions(s: State, p: int, jog: int, taken: set[int], listed: list[Action]) -> None:
    """Add what a player may do as the acting player with so much Jog.

    Rule: Elfball 8, 10, 13.1, 14, 15, 16, Rulings 8 (one player per hex), 29, 39, 91, 102, 107, 108.
    Args: taken - the cells of all players.
    """
    if s.stance[p] != STANDING:
        if jog >= stand_cost(s, p):
            listed.append(("stand", p))
        listed.append(("end", p))
        return
    around = s.book.field.neighbours[s.where[p]]
    free = [cell for cell in around if cell not in taken and cell >= 0]
    jog -= s.fee
    if s.dash != NO_DASH:
        add_dash_actions(s, p, jog, free, listed)
    else:
        if jog > 0:
            listed += [("step", p, cell) for cell in free if cell != s.ball or can_pay_pick_up(s, jog)]
        if jog >= s.options.legacy_challenge_cost:
            if len(free) < len(around):
                add_attacks(s, p, s.attacks == 0, s.shoves < shove_limit(s, p), listed)
            if s.holder == p:
                add_throws(s, p, listed)
        if s.momentum and s.dashes == 0:
            listed += [("dash", p, counters) for counters in range(1, s.momentum + 1)]
    listed += turns(s, p)
    listed.append(("end", p))


def can_pay_pick_up(s: State, jog: int) -> bool:
    """Return whether the Jog suffices for a step onto the ball.

    Rule: Elfball 12.1, Ruling 16 (under the old rules the Pick-up costs 1 Jog too).
    """
    return jog > 1 or not s.options.legacy_challenge_cost


def add_dash_actions(s: State, p: int, jog: int, free: list[int], listed: list[Action]) -> None:
    """Add what a won Dash allows: one more hex, or one challenge.

    Rule: Elfball 16, Rulings 40, 41, 107: steps only for their Disengage or Pick-up, and with Jog left.
    """
    if s.dash == EXTRA_HEX:
        listed += [("step", p, cell) for cell in free]
        return
    if jog > 0:
        is_faced = bool(facing_players(s, 1 - s.side, s.where[p]))
        listed += [("step", p, cell) for cell in free if is_faced or cell == s.ball]
    add_attacks(s, p, True, True, listed)
    if s.holder == p:
        add_throws(s, p, listed)


def add_attacks(s: State, p: int, may_tackle: bool, may_shove: bool, listed: list[Action]) -> None:
    """Add Tackles and Shoves against standing neighbours.

    Rule: Elfball 14, 15.
    """
    where, around = s.where, s.book.field.neighbours[s.where[p]]
    for q in TEAM_SLOTS[1 - s.side]:
        if where[q] in around and s.stance[q] == STANDING and where[q] >= 0:
            if may_tackle:
                listed.append(("tackle", p, q))
            if may_shove and is_way_free(s, p, q):
                listed.append(("shove", p, q))


def add_throws(s: State, p: int, listed: list[Action]) -> None:
    """Add the cells the holder may throw to; a long throw only before anything else.

    Rule: Elfball 13.1, Rulings 29, 30, 41, 96.
    """
    is_fresh = s.moved == 0 and not s.busy
    listed += [("throw", p, cell) for cell in s.book.field.within(s.where[p], 1, LONG if is_fresh else SHORT)]


def is_legal(s: State, action: Action) -> bool:
    """Return whether an action may be played; conceding is, though it is not listed.

    Rule: Elfball 20 "Concede".
    """
    return (action == ("concede",) and s.phase != OVER) or action in legal_actions(s)


def apply(t: Table, action: Action) -> None:
    """Play a legal action."""
    s = t.state
    if action[0] == "concede":
        concede(t, s.side)
    elif s.phase == OPENING:
        open_match(t)
    elif s.phase == SET_UP:
        SET_UP_INPUTS[action[0]](t, *action[1:])
    elif s.phase == FREE:
        play_free(t, action)
    else:
        play_turn(t, action)


def play_free(t: Table, action: Action) -> None:
    """Play an input of the free challenge.

    Rule: Elfball 6 (4, 5).
    """
    s = t.state
    s.turned = action[0] == "face"
    if action[0] == "step":
        s.book.free_step(t, *action[1:])
    elif action[0] != "end":
        FREE_INPUTS[action[0]](t, *action[1:])
    if action[0] == "end" or s.done:
        s.book.end_free_challenge(t)


def play_turn(t: Table, action: Action) -> None:
    """Play an input of a turn.

    Rule: Elfball 7, 8, Ruling 13 (an action may be empty).
    """
    s = t.state
    if action[0] == "pass":
        return pass_turn(t)
    if s.acting < 0:
        begin_action(s, action[1])
    s.turned = action[0] == "face"
    if action[0] in TURN_INPUTS:
        TURN_INPUTS[action[0]](t, *action[1:])
        finish_input(t)
        return
    if action[0] == "enter":
        enter(t, action[1], action[2])
    end_action(t)


SET_UP_INPUTS: dict[str, Callable[..., Any]] = {"place": place, "face": turn_placed, "ready": ready}
FREE_INPUTS: dict[str, Callable[..., Any]] = {"face": face, "tackle": free_attack, "shove": free_shove}
TURN_INPUTS: dict[str, Callable[..., Any]] = {
    "step": step, "face": face, "stand": stand, "tackle": attack, "shove": shove, "throw": throw, "dash": dash,
}
