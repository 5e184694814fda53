"""The Bribed Referee (chapter 21): the offences he lets pass, and the discovery of the bribe."""

from fracas.games.elfball.dice import CHALLENGE, FLOP
from fracas.games.elfball.field import GOAL
from fracas.games.elfball.injury import leave
from fracas.games.elfball.state import EJECTED, NO_ONE, TEAM_SLOTS, State, profile, side_of
from fracas.games.elfball.throwing.ball import bounce
from fracas.kernel.table import Side, Table

MONSTER = "Monster"


def is_bribed(s: State, side: Side) -> bool:
    """Return whether the referee looks away for a side.

    Rule: Elfball 21 "Bribed Referee".
    """
    return s.support[side].referee and not s.advanced.caught[side]


def offenders(s: State) -> list[int]:
    """List the players of the side in turn that need the referee's bribe, by shirt.

    Rule: Elfball 21 "Bribed Referee", Ruling 119 (the Monster of the face-off once).
    """
    if not is_bribed(s, s.side):
        return []
    lines, monster = s.book.field.lines, s.advanced.monsters[s.side]
    return [
        p for p in TEAM_SLOTS[s.side]
        if p == monster or (s.where[p] >= 0 and lines[s.where[p]] == GOAL and s.holder != p)
    ]


def judge_bribe(t: Table) -> bool:
    """Roll whether the bribe comes out.

    Rule:    Elfball 21 "Bribed Referee", Rulings 49 (the plain face), 119 (one die; all offenders are Ejected).
    Rolls:   one challenge die.
    Changes: the offenders' places, the privilege; a Monster drops the ball.
    Returns: True on a flop.
    """
    s = t.state
    found = offenders(s)
    if not found:
        return False
    s.advanced = s.advanced._replace(
        monsters=tuple(NO_ONE if side == s.side else p for side, p in enumerate(s.advanced.monsters)),
    )
    face = t.roll("bribe", CHALLENGE, coach=s.side, who=found[0], bands=lambda face: face == FLOP, rule="21/R119")
    t.tell("bribe", s.side, "out" if face == FLOP else "paid", rule="21/R119")
    if face != FLOP:
        return False
    s.advanced = s.advanced._replace(
        caught=tuple(side == s.side or was for side, was in enumerate(s.advanced.caught)),
    )
    for p in found:
        eject(t, p)
    return True


def eject(t: Table, p: int) -> None:
    """Send a player off for the match; the ball he may hold bounces.

    Rule: Elfball 21 "Bribed Referee", Ruling 119.
    """
    s = t.state
    cell, had_ball = s.where[p], s.holder == p
    if had_ball:
        s.holder, s.ball = NO_ONE, cell
    leave(t, p, EJECTED, rule="21/R119")
    if had_ball:
        bounce(t, cell)


def note_monsters(s: State, players: tuple[int, int]) -> None:
    """Remember the face-off players whom only a bribe lets in.

    Rule: Elfball 21 "Bribed Referee", Ruling 119.
    """
    home, away = (p if profile(s, p).type == MONSTER else NO_ONE for p in players)
    if (home, away) != s.advanced.monsters:
        s.advanced = s.advanced._replace(monsters=(home, away))


def is_let_in(s: State, p: int) -> bool:
    """Return whether a bribe lets a player without the ball stay in a goal hex he has walked into.

    Rule: Elfball 19.2, 21 "Bribed Referee", Ruling 116 (own movement, not a shove; only opponents are shoved).
    """
    return side_of(p) == s.side and is_bribed(s, side_of(p))
