"""Momentum-moves (chapter 22): hexes paid with counters instead of Jog, by the acting player and by those he calls.

Who may go where is asked here by the rules and by the paths; other moves out of turn are in `window` and `throwing`.
"""

from collections.abc import Callable, Sequence

from fracas.games.elfball import state as st
from fracas.games.elfball.movement import pay_fee, walk
from fracas.games.elfball.state import State
from fracas.games.elfball.throwing.ball import pick_up
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Table

MOMENTUM, SHAMBLE, SWARM, REACT = "momentum", "shamble", "swarm", "react"  # kinds of actions
PRICES = {MOMENTUM: 1, SHAMBLE: 2, SWARM: 1, REACT: 1}  # counters of a hex
LITTLE_GUY = "Little Guy"

May_go = Callable[[int, int], bool]  # whether a hex may be paid with counters: from, to


def lying_opponents(s: State, p: int) -> list[int]:
    """List the cells of opponents who are Down or Dazed.

    Rule: Elfball 22.2 Ruthless.
    """
    return [s.where[q] for q in st.TEAM_SLOTS[1 - st.side_of(p)] if s.where[q] >= 0 and s.stance[q] >= st.DOWN]


def own_goal_cells(s: State, p: int) -> list[int]:
    """List the goal hex to be kept.

    Rule: Elfball 22.2 Goalie.
    """
    return [st.own_goal(s, st.side_of(p), s.where[p])]


def opposing_holder(s: State, p: int) -> list[int]:
    """List the cell of the opposing ball holder, if there is one.

    Rule: Elfball 22.2 Beeline.
    """
    return [s.where[s.holder]] if s.holder >= 0 and st.side_of(s.holder) != st.side_of(p) else []


def team_mates(s: State, p: int) -> list[int]:
    """List the cells of a player's team-mates.

    Rule: Elfball 22.2 Teammate.
    """
    return [s.where[q] for q in st.TEAM_SLOTS[st.side_of(p)] if s.where[q] >= 0 and q != p]


def team_mates_no_stronger(s: State, p: int) -> list[int]:
    """List the cells of team-mates of equal or lower Might.

    Rule: Elfball 22.2 Swarm.
    """
    might = st.profile(s, p).might
    return [
        s.where[q] for q in st.TEAM_SLOTS[st.side_of(p)]
        if s.where[q] >= 0 and q != p and st.profile(s, q).might <= might
    ]


CLOSER_TO: dict[str, Callable[[State, int], list[int]]] = {
    "ruthless": lying_opponents, "goalie": own_goal_cells, "beeline": opposing_holder, "swarm": team_mates_no_stronger,
    "teammate": team_mates,
}


def is_closer(s: State, here: int, there: int, targets: list[int]) -> bool:
    """Return whether a step brings a player closer to one of these cells.

    Rule: Elfball 22 "Closer", Ruling 123.
    """
    distances = s.book.field.distances
    for target in targets:
        far = distances(target)
        if far[there] < far[here]:
            return True
    return False


def condition(s: State, p: int, is_bursting: bool) -> May_go | None:
    """Return the condition for steps paid with counters, None if the acting player has no such ability.

    Rule: Elfball 22 "Momentum-move", 22.2; the Disengage is the caller's affair.
    """
    if is_bursting:
        return lambda here, there: True
    targets = [cell for key in st.profile(s, p).abilities if key in CLOSER_TO for cell in CLOSER_TO[key](s, p)]
    return (lambda here, there: is_closer(s, here, there, targets)) if targets else None


def is_bursting(s: State, p: int) -> bool:
    """Return whether the acting player has gained the ball and may burst away.

    Rule: Elfball 22.2 Burst, Ruling 136.
    """
    return s.advanced.burst and p == s.acting


def is_faced(s: State, p: int) -> bool:
    """Return whether an opponent faces a player."""
    return bool(st.facing_players(s, 1 - st.side_of(p), s.where[p]))


def add_momentum_moves(s: State, p: int, jog: int, free: Sequence[int], listed: list[Action]) -> None:
    """Add the hexes the acting player may pay with counters.

    Rule: Elfball 22, Rulings 16 (a Pick-up costs Jog under the old rules), 40, 102, 123.
    Args: jog - what is left, a fee paid.
          free - the empty cells around him.
    """
    if jog < 0 or (s.dashes and s.dash not in (st.BURSTING, st.SPENT)):
        return
    cells = [cell for cell in free if cell != s.ball or jog >= s.options.legacy_challenge_cost]
    may_go = None if is_faced(s, p) else condition(s, p, is_bursting(s, p))
    if may_go is not None:
        listed += [(MOMENTUM, p, cell) for cell in cells if may_go(s.where[p], cell)]
    if s.momentum >= PRICES[SHAMBLE] and st.has(s, p, SHAMBLE):
        listed += [(SHAMBLE, p, cell) for cell in cells]


def swarmers(s: State) -> list[int]:
    """List the other standing Little Guys the acting player may call, if he has the ability, by shirt.

    Rule: Elfball 22.2 Swarm, Rulings 102 (a fee comes first), 123.
    """
    p = s.acting
    if not (p >= 0 and s.momentum and s.dashes == 0 and s.dash == st.NO_DASH and st.has(s, p, SWARM)):
        return []
    if s.stance[p] != st.STANDING or s.jog < s.fee:
        return []
    return [
        q for q in st.TEAM_SLOTS[s.side]
        if q != p and s.where[q] >= 0 and s.stance[q] == st.STANDING and st.profile(s, q).type == LITTLE_GUY
    ]


def swarm_cells(s: State, q: int) -> list[int]:
    """List the cells a Little Guy may be called to."""
    if is_faced(s, q):
        return []
    targets = team_mates_no_stronger(s, q)
    return [cell for cell in free_around(s, q) if is_closer(s, s.where[q], cell, targets)]


def free_around(s: State, p: int) -> list[int]:
    """List the empty cells beside a player."""
    return [cell for cell in s.book.field.neighbours[s.where[p]] if cell >= 0 and cell not in s.where]


def add_aside(s: State, listed: list[Action]) -> None:
    """Add the actions of players out of turn: to call one, to turn the one moved last.

    Rule: Elfball 22.2 Swarm, Ruling 124.
    """
    for q in swarmers(s):
        listed += [(SWARM, q, cell) for cell in swarm_cells(s, q)]
    listed += turns_aside(s)


def turns_aside(s: State) -> list[Action]:
    """List the ways the player moved last out of turn may be turned, once.

    Rule: Elfball Ruling 124.
    """
    q = s.advanced.aside
    if q < 0 or s.advanced.spun or s.where[q] < 0 or s.stance[q] != st.STANDING:
        return []
    return [("face", q, d) for d in range(len(s.book.field.steps)) if d != s.facing[q]]


def momentum_move(t: Table, p: int, cell: int) -> None:
    """Move the acting player a hex for a counter.

    Rule:    Elfball 22, Rulings 40, 92, 102, 123.
    Rolls:   Pick-up if the ball lies there.
    Changes: as a step; momentum instead of jog.
    """
    s = t.state
    pay_fee(s)
    pay_and_move(t, p, cell, PRICES[MOMENTUM])
    s.done = s.done or (s.dash == st.BURSTING and s.momentum == 0)


def shamble(t: Table, p: int, cell: int) -> None:
    """Move the acting player a hex for two counters, faced or not.

    Rule:    Elfball 22.2 Shamble, Rulings 92, 102, 126 (no Clipping either).
    Rolls:   Pick-up if the ball lies there.
    """
    pay_fee(t.state)
    pay_and_move(t, p, cell, PRICES[SHAMBLE])


def swarm(t: Table, q: int, cell: int) -> None:
    """Move another Little Guy a hex for a counter.

    Rule:    Elfball 22.2 Swarm, Rulings 92 (a failed Pick-up is a Shift), 117, 124.
    Rolls:   Pick-up if the ball lies there.
    """
    pay_and_move(t, q, cell, PRICES[SWARM])
    set_aside(t.state, q)


def set_aside(s: State, q: int) -> None:
    """Remember the player who was moved out of turn."""
    s.advanced = s.advanced._replace(aside=q, spun=False)


def pay_and_move(t: Table, p: int, cell: int, counters: int) -> None:
    """Move a player a hex for counters.

    Rule: Elfball 22, Ruling 123: in every other respect an ordinary move.
    """
    s = t.state
    s.momentum -= counters
    t.tell("spends", p, counters, s.momentum, rule="22")
    walk(t, p, cell)
    if s.ball == cell:
        pick_up(t, p)
    else:
        s.book.entered(t, p)
