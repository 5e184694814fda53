"""Touchdowns and the end of a match (chapters 4, 6 and 16)."""

from __future__ import annotations

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.pitch import is_in_goal
from fracas.games.street_bowl.state import State
from fracas.kernel.table import NOBODY, Side, Table

TURNS = 6  # of a team in a half
CONCEDED = 2  # touchdowns that a conceded match counts at least


def check_touchdown(t: Table) -> None:
    """Score if a standing player has the ball in the end zone he attacks, by whatever means.

    Rule:    Street Bowl 6 "Winning / scoring"; 19.6 Blood Lust (not before the bite).
    Changes: scored; whoever settles the action ends the drive with `drive.after_touchdown`.
    """
    s: State = t.state
    who = s.holder
    if who == st.NO_ONE or s.scored != NOBODY:
        return
    side = st.side_of(who)
    if is_in_goal(s.where[who], side) and not (s.is_hungry and s.acting == who):
        touchdown(t, side, who)


def touchdown(t: Table, side: Side, who: int) -> None:
    """Count a touchdown; one in the opponents' turn costs a turn.

    Rule: Street Bowl 6 "Winning / scoring"; before the first turn of a drive, in nobody's turn, it costs none.
    Args: who - the scorer, NO_ONE if the opponents could field nobody.
    """
    s: State = t.state
    s.score[side] = min(s.score[side] + 1, st.MOST_POINTS)
    s.scored = side
    t.tell("touchdown", side, who, s.score[0], s.score[1], rule="6")
    if s.phase == st.TURN and s.side != side:
        move_marker(t, side, 1)


def move_marker(t: Table, side: Side, spaces: int) -> None:
    """Move a turn marker on for turns that are not played; it stops after the last turn."""
    s: State = t.state
    s.turns[side] = min(TURNS, s.turns[side] + spaces)
    t.tell("marker_moves", side, s.turns[side], rule="6")


def has_turns(s: State, side: Side) -> bool:
    """Return whether a side has a turn left in this half."""
    return s.turns[side] < TURNS


def first_to_move(s: State) -> Side:
    """Return the side with the first turn of a drive: the receivers, or the kickers if those have none left.

    Rule: Street Bowl 4 (5), 6 "Winning / scoring".
    """
    return 1 - s.kicker if has_turns(s, 1 - s.kicker) else s.kicker


def leader(s: State) -> Side:
    """Return the side with more touchdowns, NOBODY if the score is level."""
    home, away = s.score
    return NOBODY if home == away else int(away > home)


def finish(t: Table, winner: Side, how: str, *, rule: str) -> None:
    """End the match.

    Args: winner - NOBODY = a draw; how - one of `ENDINGS`.
    """
    s: State = t.state
    s.phase, s.winner, s.ending = st.OVER, winner, st.ENDINGS.index(how)
    t.tell("match_over", winner, how, s.score[0], s.score[1], rule=rule)


def concede(t: Table) -> None:
    """Give a match up. It counts 2-0 for the opponents, or as it stands if that is no worse for them.

    Rule: Street Bowl 16, Ruling 12.
    """
    s: State = t.state
    loser, winner = s.side, 1 - s.side
    t.tell("concedes", loser, rule="4/R12")
    if s.score[winner] - s.score[loser] < CONCEDED:
        s.score[winner], s.score[loser] = CONCEDED, 0
    finish(t, winner, "conceded", rule="4/R12")
