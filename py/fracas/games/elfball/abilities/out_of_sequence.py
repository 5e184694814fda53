"""Abilities out of sequence (chapter 22.2): Taunt, React and Quickling, after a Shift in Momentum of the opponents.

The window opens before the turn's action if somebody can use it, and closes when its coach goes on with the turn or
nothing is left to use.
"""

from fracas.games.elfball import state as st
from fracas.games.elfball.abilities import momentum_moves as moves
from fracas.games.elfball.challenge import NO_EARNING, Need, challenge
from fracas.games.elfball.state import State
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Reason, Table

TAUNT, QUICKLING = "taunt", "quickling"
TAUNT_REACH = 6  # hexes
TAUNT_NEED = Need(1, (Reason("base", 1),))


def window_actions(s: State) -> list[Action]:
    """List the actions out of sequence; the last one ends the window.

    Rule: Elfball 22.2, Rulings 56, 124, 136.
    """
    return [*out_of_sequence(s), *moves.turns_aside(s), ("go",)]


def out_of_sequence(s: State) -> list[Action]:
    """List the abilities that may be used out of sequence now.

    Rule: Elfball 22.2, Rulings 55, 56, 124 (standing, the marker does not matter but for Quickling), 136.
    """
    listed: list[Action] = []
    for p in st.TEAM_SLOTS[s.side] if s.momentum else ():
        if s.where[p] < 0 or s.stance[p] != st.STANDING:
            continue
        if can_react(s, p):
            listed += [(moves.REACT, p, cell) for cell in moves.free_around(s, p)]
        if st.has(s, p, TAUNT):
            dice = range(1, s.momentum + 1)
            listed += [(TAUNT, p, target, n) for target in tauntable(s, p) for n in dice]
        if can_quicken(s, p):
            listed.append((QUICKLING, p))
    return listed


def can_react(s: State, p: int) -> bool:
    """Return whether a standing player may React.

    Rule: Elfball 22.2 React, Rulings 92 (a failed Pick-up has ended his move), 123 (nobody faces him).
    """
    return s.momentum > 0 and st.has(s, p, moves.REACT) and p not in s.advanced.halted and not moves.is_faced(s, p)


def tauntable(s: State, p: int) -> list[int]:
    """List the opponents a player may taunt, by shirt.

    Rule: Elfball 22.2 Taunt, Ruling 7 (only standing players have a facing).
    """
    field, here = s.book.field, s.where[p]
    return [
        q for q in st.TEAM_SLOTS[1 - st.side_of(p)]
        if s.where[q] >= 0 and s.stance[q] == st.STANDING and field.distance(here, s.where[q]) <= TAUNT_REACH
    ]


def can_quicken(s: State, p: int) -> bool:
    """Return whether a standing player may double the Momentum of the action he takes.

    Rule: Elfball 22.2 Quickling, Ruling 124 (free of the marker).
    """
    is_usable = s.last_moved[s.side] != p or len(st.players_on_field(s, s.side)) == 1
    return s.advanced.named == st.NO_ONE and 0 < s.momentum < st.MOST_MOMENTUM and is_usable and st.has(s, p, QUICKLING)


def react(t: Table, p: int, cell: int) -> None:
    """Move a player a hex before his team's action.

    Rule:    Elfball 22.2 React, Rulings 92 (a failed Pick-up ends his move and is no Shift), 124.
    Rolls:   Pick-up if the ball lies there.
    """
    s = t.state
    was_ball = s.ball == cell
    moves.pay_and_move(t, p, cell, moves.PRICES[moves.REACT])
    moves.set_aside(s, p)
    if was_ball and s.holder != p:
        s.advanced = s.advanced._replace(halted=(*s.advanced.halted, p))


def taunt(t: Table, p: int, target: int, counters: int) -> None:
    """Turn an opponent to a direction chosen by the taunting coach.

    Rule:    Elfball 22.2 Taunt, Ruling 55.
    Rolls:   as many dice as counters spent.
    Asks:    the taunting coach: the direction.
    Changes: momentum, all of it on a flop; the target's facing.
    """
    s = t.state
    s.momentum -= counters
    outcome = challenge(t, TAUNT, p, counters, TAUNT_NEED, target=target, earns=NO_EARNING, rule="22.2/R55")
    result = "passed" if outcome.has_passed else "flop" if outcome.flopped else "failed"
    t.tell(TAUNT, p, target, result, rule="22.2/R55")
    if outcome.flopped:
        s.momentum = 0
    elif outcome.has_passed:
        directions = tuple(range(len(s.book.field.steps)))
        now = s.facing[target]
        direction = t.choose(s.side, TAUNT, directions, who=p, target=target, facts=(now,), rule="22.2/R55")
        if direction != now:
            s.facing[target] = direction
            t.tell("faces", target, direction, rule="22.2/R55")


def quicken(t: Table, p: int) -> None:
    """Double the counters for the action that this player has to take.

    Rule: Elfball 22.2 Quickling, Ruling 58 (at most 6).
    """
    s = t.state
    s.momentum = min(2 * s.momentum, st.MOST_MOMENTUM)
    s.advanced = s.advanced._replace(named=p)
    t.tell("quickens", p, s.momentum, rule="22.2")
