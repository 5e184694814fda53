"""Zombies that revive (chapter 4.8) and those who retch at a Troglodyte's stench (4.7)."""

from fracas.games.cave_brawl import state as st
from fracas.games.cave_brawl.ball import select
from fracas.games.cave_brawl.pit import SIZE, ring
from fracas.games.cave_brawl.state import State
from fracas.games.cave_brawl.team.teams import STENCH
from fracas.kernel.dice import D6
from fracas.kernel.table import Side, Table


def revive_rolls(t: Table, side: Side) -> None:
    """Roll for every dead zombie; on a 1 it re-awakens.

    Rule:  Cave Brawl 3.2, 4.8, Ruling 35.
    Rolls: d6 a zombie, on a 1 d6 hit points.
    """
    s: State = t.state
    for who in st.team(s, side):
        if can_re_awaken(s, who) and t.test("slumber", D6, coach=side, need=2, who=who, rule="4.8").passed is False:
            re_awaken(t, who, side)


def can_re_awaken(s: State, who: int) -> bool:
    """Return whether a player is a dead zombie with a square to come back to, or in the tunnel.

    Rule: Cave Brawl 4.8, Ruling 35.
    """
    return st.is_dead_zombie(s, who) and (s.body[who] == st.TUNNEL or bool(nearest_free(s, s.body[who])))


def re_awaken(t: Table, who: int, side: Side) -> None:
    """Put a zombie back. It lies prone on or near the square of its body, or waits in the tunnel ready to enter.

    Rule: Cave Brawl 4.8, Ruling 35.
    Asks: its coach among equally near squares: "awaken".
    """
    s: State = t.state
    hp: int = t.roll("revive", D6, coach=side, who=who, rule="4.8")
    cell = s.body[who]
    if cell != st.TUNNEL:
        cell = select(t, side, "awaken", nearest_free(s, cell), who=who, rule="4.8/R35")
    s.where[who], s.hp[who], s.body[who] = cell, hp, st.NO_BODY
    s.prone[who] = int(cell != st.TUNNEL)
    t.tell("re_awakens", who, cell, hp, rule="4.8/R35")


def nearest_free(s: State, cell: int) -> tuple[int, ...]:
    """Return the nearest squares free of bodies and ball: the square itself or a ring around it; else none."""
    taken = {*st.bodies(s), st.ball_cell(s)}
    rings = (tuple(near for near in ring(cell, n) if near not in taken) for n in range(SIZE))
    return next((cells for cells in rings if cells), ())


def stench_checks(t: Table, side: Side) -> None:
    """Roll for every player who begins his turn next to an opposing Troglodyte; on a 1 he takes no activation.

    Rule:  Cave Brawl 3.2, 4.7, Rulings 34 and 53.
    Rolls: d6 a player.
    """
    s: State = t.state
    for who in st.team(s, side):
        beside = st.adjacent_opponents(s, who, standing=False) if st.is_on_field(s, who) else ()
        if not any(st.has(s, opponent, STENCH) for opponent in beside):
            continue
        if not t.test("stench", D6, coach=side, need=2, who=who, rule="4.7/R34").passed:
            s.used[who] = st.LOST
            t.tell("retches", who, rule="4.7/R34")
