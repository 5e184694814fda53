"""Points, wins and the restart (chapter 3.6)."""

from fracas.games.cave_brawl import state as st
from fracas.games.cave_brawl.pit import goal_attacked_by
from fracas.games.cave_brawl.state import State
from fracas.kernel.table import NOBODY, Side, Table


def check_point(t: Table) -> None:
    """Score if the ball is held on the goal square its holder attacks, however that came about.

    Rule: Cave Brawl 3.6, Rulings 19 and 54.
    """
    s: State = t.state
    if s.holder != st.NO_ONE:
        side = st.side_of(s, s.holder)
        if s.where[s.holder] == goal_attacked_by(side):
            point(t, side)


def point(t: Table, side: Side) -> None:
    """Score one point and win, or start again; the rest of the turn is dropped.

    Rule: Cave Brawl 3.6, Ruling 54.
    """
    s: State = t.state
    s.score[side] += 1
    t.tell("point", side, s.holder, s.score[0], s.score[1], rule="3.6/R19")
    if s.score[side] >= s.options.target:
        win(t, side, "target", "3.6")
    else:
        restart(t, side)


def restart(t: Table, scorers: Side) -> None:
    """Clear the pit after a point: both teams in their tunnels, the ball to the conceding team, beasts gone.

    Rule: Cave Brawl 3.6, Rulings 55 and 57.
    """
    s: State = t.state
    for who in range(len(s.where)):
        if st.is_living(s, who):
            s.where[who] = st.TUNNEL
        elif st.is_dead_zombie(s, who):
            s.body[who] = st.TUNNEL
        s.prone[who] = s.used[who] = 0
    s.beasts, s.released, s.stall = [], 0, 0
    s.holder, s.ball, s.ball_start, s.gained = st.NO_ONE, st.NOWHERE, st.TUNNEL, 0
    _clear_activation(s)
    conceded = any(st.is_living(s, who) for who in st.team(s, 1 - scorers))
    s.possessor = s.side = 1 - scorers if conceded else scorers
    s.phase = st.HANDING
    t.tell("restart", s.side, rule="3.6/R55" if conceded else "3.6/R57")
    check_rounds(t)


def check_rounds(t: Table) -> None:
    """End the match by points after the last round, if there is a limit.

    Rule: Cave Brawl 3.6, Ruling 21.
    """
    s: State = t.state
    if s.options.rounds and s.turn >= 2 * s.options.rounds:
        by_points(t, "rounds", "3.6/R21")


def by_points(t: Table, how: str, rule: str) -> None:
    """End the match: more points win, equal points are a draw."""
    south, north = t.state.score
    if south == north:
        win(t, NOBODY, how, rule)
    else:
        win(t, 0 if south > north else 1, how, rule)


def win(t: Table, side: Side, how: str, rule: str) -> None:
    """End the match.

    Args: side - the winner, NOBODY = a draw.
          how - one of `ENDINGS`.
    """
    s: State = t.state
    s.phase, s.winner, s.ending = st.OVER, side, st.ENDINGS.index(how)
    _clear_activation(s)
    t.tell("match_over", side, how, s.score[0], s.score[1], rule=rule)


def concede(t: Table, side: Side) -> None:
    """Give the match up.

    Rule: Cave Brawl 3.6, Ruling 60.
    """
    t.tell("concedes", side, rule="3.6/R60")
    win(t, 1 - side, "conceded", "3.6/R60")


def _clear_activation(s: State) -> None:
    s.acting, s.left, s.acted, s.stood, s.vaulted = st.NO_ONE, 0, 0, 0, 0


def is_extinct(s: State, side: Side) -> bool:
    """Return whether a team has no living player and no dead zombie left.

    Rule: Cave Brawl 3.6, Ruling 20.
    """
    return all(s.where[who] <= st.DEAD and s.body[who] == st.NO_BODY for who in st.team(s, side))


def check_extinct(t: Table) -> None:
    """End the match if a team is extinct.

    Rule: Cave Brawl 3.6, Ruling 20.
    """
    s: State = t.state
    gone = [is_extinct(s, side) for side in (0, 1)]
    if all(gone):
        by_points(t, "extinct", "3.6/R20")
    elif any(gone):
        win(t, 1 if gone[0] else 0, "extinct", "3.6/R20")
