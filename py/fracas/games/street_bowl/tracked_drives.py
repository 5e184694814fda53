"""How a match of Street Bowl goes on at a table without a board: drives, turns, touchdowns and halves.

What the rules do with a result they do here too.
"""

from fracas.games.street_bowl import score
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.halves import is_leader
from fracas.games.street_bowl.overtime import OVERTIME, shoot_out
from fracas.games.street_bowl.state import State
from fracas.kernel.table import NOBODY, Side, Table


def leaders(s: State) -> list[int]:
    """Return by side whether it has a Leader's re-roll.

    Rule: Street Bowl 19.3 Leader.
    """
    return [int(any(is_leader(s, who) for who in team)) for team in st.TEAMS]


def kick_off(t: Table, kicker: Side) -> None:
    """Let a side kick off; the first turn of the drive follows.

    Rule: Street Bowl 4 (5), (6), 5.
    """
    s = t.state
    s.kicker = kicker
    if s.first_kicker == NOBODY:
        s.first_kicker = kicker
    t.tell("drive_begins", kicker, rule="4")
    give_turn(t, score.first_to_move(s))


def give_turn(t: Table, to: Side) -> None:
    """Let a side have its turn.

    Rule: Street Bowl 6 "Team turn".
    """
    s = t.state
    s.phase, s.side = st.TURN, to
    s.turns[to] += 1
    t.tell("turn_begins", to, s.turns[to], s.half, rule="6")


def end_turn(t: Table) -> None:
    """End a turn, and with the last one the half.

    Rule: Street Bowl 6 "Team turn" (4).
    """
    s = t.state
    t.tell("turn_ends", s.side, rule="6")
    go_on(t, 1 - s.side)


def go_on(t: Table, to: Side) -> None:
    """Go on with a side's turn, the other's if it has none left, or the next half."""
    for each in (to, 1 - to):
        if score.has_turns(t.state, each):
            return give_turn(t, each)
    end_half(t)


def score_touchdown(t: Table, who: int) -> None:
    """Count a touchdown; the next drive follows, if there are turns left.

    Rule: Street Bowl 6 "Winning / scoring".
    """
    count_touchdown(t, st.side_of(who), who)


def score_for(t: Table, scorers: Side) -> None:
    """Count a touchdown of nobody in particular.

    Rule: Street Bowl 6 "Winning / scoring".
    """
    count_touchdown(t, scorers, st.NO_ONE)


def count_touchdown(t: Table, scorers: Side, who: int) -> None:
    """Count a touchdown and end the drive, or the half with its last turn.

    Rule: Street Bowl 4 (5), 6, Ruling 10.
    """
    s = t.state
    score.touchdown(t, scorers, who)
    s.scored = NOBODY
    if s.half == OVERTIME:
        score.finish(t, score.leader(s), "overtime", rule="4/R10")
    elif score.has_turns(s, 0) or score.has_turns(s, 1):
        end_drive(s)
        s.kicker = scorers
    else:
        end_half(t)


def end_drive(s: State) -> None:
    """Clear the street.

    Rule: Street Bowl 13 (a), (b).
    """
    s.phase = st.SETUP
    s.where = [st.RESERVES if place == st.GONE else place for place in s.where]
    s.condition = [st.STANDING] * len(s.where)


def end_half(t: Table) -> None:
    """End a half, and after the last one the match.

    Rule: Street Bowl 4 (4), (5), Ruling 10.
    """
    s = t.state
    t.tell("half_ends", s.half, *s.score, rule="4")
    is_level = score.leader(s) == NOBODY
    if s.half == OVERTIME and is_level:
        shoot_out(t)
    elif s.half == 1 or s.half == 2 and s.options.overtime and is_level:
        end_drive(s)
        s.half, s.turns, s.kicker = s.half + 1, [0, 0], NOBODY
        if s.half == 2:
            s.kicker = 1 - s.first_kicker
            s.rerolls, s.leader = [squad.rerolls for squad in s.sides], leaders(s)
        t.tell("half_begins", s.half, rule="4")
    else:
        score.finish(t, score.leader(s), "time", rule="4")
