"""A team's turn and a player's Action: how they begin, how an Action ends (chapter 6)."""

from __future__ import annotations

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.injuries.potions import fungus_rolls, leaves_by_orca
from fracas.games.street_bowl.skills.blood_lust import feed
from fracas.games.street_bowl.state import State
from fracas.games.street_bowl.zones import is_marked
from fracas.kernel.table import Side, Table


def begin_turn(t: Table, side: Side) -> None:
    """Begin a team's turn.

    Rule:    Street Bowl 6 "Team turn" (1) and (2), Ruling 48.
    Rolls:   D6 for everybody who drank Fungus Beer.
    Changes: phase, side, turns, used, once.
    """
    s: State = t.state
    s.turns[side] += 1
    _open(s, side, st.TURN)
    t.tell("turn_begins", side, s.turns[side], s.half, rule="6")
    fungus_rolls(t)


def begin_bonus_turn(t: Table, side: Side) -> None:
    """Begin the bonus turn of a Blitz! kick-off: those in enemy tackle zones may not act in it.

    Rule: Street Bowl 15 (10), Ruling 76.
    """
    s: State = t.state
    _open(s, side, st.BONUS)
    for who in st.on_street(s, side):
        s.frozen[who] = int(is_marked(s, who))
    t.tell("bonus_turn_begins", side, rule="6/R76")


def _open(s: State, side: Side, phase: int) -> None:
    """Give a side a turn in which nothing has been done yet."""
    everybody = len(s.used)
    s.phase, s.side = phase, side
    s.used, s.frozen, s.once = [0] * everybody, [0] * everybody, [()] * everybody
    s.declared = s.has_rerolled = s.is_turnover = 0
    s.acting, s.deed, s.left, s.extra, s.has_blocked, s.is_hungry = st.NO_ONE, "", 0, 0, 0, 0


def end_action(t: Table, who: int) -> None:
    """End a player's Action, if it is under way; a Vampire who must feed does so first.

    Rule: Street Bowl 6 "One Action", 13 Orca-Cola, 19 Blood Lust, Rulings 47 and 74.
    """
    s: State = t.state
    if s.acting != who or who == st.NO_ONE:
        return
    if s.is_hungry:
        feed(t, who)
    s.used[who] = 1
    s.acting, s.deed, s.left, s.extra, s.has_blocked, s.is_hungry = st.NO_ONE, "", 0, 0, 0, 0
    leaves_by_orca(t, who)


def stop(t: Table, who: int) -> None:
    """End a player's Action because his coach says so.

    Rule: Street Bowl 6 "One Action".
    """
    t.tell("stops", who, rule="6")
    end_action(t, who)
