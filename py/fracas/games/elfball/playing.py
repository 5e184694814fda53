"""Playing a legal action (chapters 5 to 8, 18, 21 and 22): each goes to the rule it stands for."""

from collections.abc import Callable
from functools import partial
from typing import Any

from fracas.games.elfball.abilities.momentum_moves import momentum_move, shamble, swarm
from fracas.games.elfball.abilities.out_of_sequence import quicken, react, taunt, window_actions
from fracas.games.elfball.abilities.steal import steal
from fracas.games.elfball.dash import dash, sprint
from fracas.games.elfball.faceoff import free_attack, free_cutblock, free_shove
from fracas.games.elfball.movement import begin_action, face, step
from fracas.games.elfball.replacement import enter
from fracas.games.elfball.scoring import call_time, concede
from fracas.games.elfball.setup import open_match, place, ready, turn_placed_player
from fracas.games.elfball.shove import shove
from fracas.games.elfball.standing import stand
from fracas.games.elfball.state import FREE, OPENING, SET_UP
from fracas.games.elfball.support.potions import drink
from fracas.games.elfball.support.team_support import cheer
from fracas.games.elfball.support.wizard import INFERNO, SHOCK, TRANSFORM, inferno, shock, transform
from fracas.games.elfball.tackle import attack, cutblock
from fracas.games.elfball.throwing.throw import throw
from fracas.games.elfball.turn import close_window, end_action, finish_input, pass_turn
from fracas.kernel.resign import is_resignation
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Table


def apply(t: Table, action: Action) -> None:
    """Play a legal action."""
    s = t.state
    if action[0] == "concede":
        concede(t, action[1] if is_resignation(action) else s.side)
    elif action[0] == "time":
        call_time(t)
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
    kind = action[0]
    if s.advanced.window:
        return play_window(t, action)
    if kind in NO_ACTION:
        return NO_ACTION[kind](t, *action[1:])
    if s.acting < 0:
        begin_action(t, action[1])
    s.turned = kind == "face" and action[1] == s.acting
    if kind in TURN_INPUTS:
        TURN_INPUTS[kind](t, *action[1:])
        finish_input(t)
        return
    if kind == "enter":
        enter(t, action[1], action[2])
    end_action(t)


def cast(spell: Callable[..., None], t: Table, *aim: int) -> None:
    """Let a Wizard cast a spell instead of an action.

    Rule: Elfball 24.7, Ruling 82.
    """
    spell(t, *aim)
    end_action(t)


def play_window(t: Table, action: Action) -> None:
    """Play an input out of sequence; the window closes when nothing is left to be done.

    Rule: Elfball 22.2, Rulings 56, 124, 136.
    """
    if action[0] != "go":
        WINDOW_INPUTS[action[0]](t, *action[1:])
    if action[0] == "go" or window_actions(t.state) == [("go",)]:
        close_window(t)


def turn_player(t: Table, p: int, direction: int) -> None:
    """Turn the acting player, or once the player who was moved out of turn.

    Rule: Elfball 4 "Facing", Ruling 124.
    """
    face(t, p, direction)
    if p == t.state.advanced.aside:
        t.state.advanced = t.state.advanced._replace(spun=True)


SET_UP_INPUTS: dict[str, Callable[..., Any]] = {
    "place": place, "face": turn_placed_player, "ready": ready, "potion": drink,
}
FREE_INPUTS: dict[str, Callable[..., Any]] = {
    "face": face, "tackle": free_attack, "cutblock": free_cutblock, "shove": free_shove,
}
NO_ACTION: dict[str, Callable[..., None]] = {
    "pass": pass_turn, "potion": drink,
    SHOCK: partial(cast, shock), TRANSFORM: partial(cast, transform), INFERNO: partial(cast, inferno),
}
TURN_INPUTS: dict[str, Callable[..., Any]] = {
    "step": step, "face": turn_player, "stand": stand, "tackle": attack, "shove": shove, "throw": throw, "dash": dash,
    "momentum": momentum_move, "shamble": shamble, "swarm": swarm, "cheer": cheer,
    "cutblock": cutblock, "steal": steal, "sprint": sprint,
}
WINDOW_INPUTS: dict[str, Callable[..., Any]] = {
    "react": react, "taunt": taunt, "quickling": quicken, "face": turn_player,
}
