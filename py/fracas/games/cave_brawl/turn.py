"""The match from the first roll to the last turn (chapters 2.3, 3.1 and 3.2)."""

from fracas.games.cave_brawl.beasts import beasts_act
from fracas.games.cave_brawl.infighting import infighting_checks
from fracas.games.cave_brawl.revive import revive_rolls, stench_checks
from fracas.games.cave_brawl.roll import roll_sum
from fracas.games.cave_brawl.score import check_rounds
from fracas.games.cave_brawl.state import (
    COIN,
    HANDING,
    MOST_TURNS,
    NO_ONE,
    NOWHERE,
    READY,
    ROLLING,
    TURN,
    State,
    ball_cell,
    team,
)
from fracas.games.cave_brawl.ungawa import ungawa_check
from fracas.kernel.dice import D2, D6
from fracas.kernel.table import HOME, NOBODY, Side, Table

KEEP, AGAIN = "keep", "again"


def settle(s: State) -> None:
    """Find out what comes before the first turn: unrolled teams, then the coin, then the ball.

    Rule: Cave Brawl 3.1.
    """
    unrolled = [who for who, player in enumerate(s.players) if not player.is_rolled]
    if unrolled:
        s.phase, s.side = ROLLING, int(unrolled[0] >= s.options.squad)
    elif s.options.first == NOBODY:
        s.phase, s.side = COIN, HOME
    else:
        s.phase, s.side = HANDING, s.options.first


def roll_team(t: Table) -> None:
    """Roll the scores of all players of a team that are not given.

    Rule:  Cave Brawl 2.3, Rulings 8 and 9.
    Rolls: per player in shirt order d6 BT, d6 CD, d6 PK, max(1, BT) d6 HP.
    Asks:  the coach, if re-rolls were agreed: "reroll", "keep" or "again".
    """
    s: State = t.state
    side = s.side
    t.tell("rolls_team", side, rule="2.3")
    unrolled = [who for who in team(s, side) if not s.players[who].is_rolled]
    for attempt in range(s.options.rerolls + 1):
        for who in unrolled:
            create(t, who, side)
        if attempt == s.options.rerolls or t.choose(side, "reroll", (KEEP, AGAIN), rule="2.3") == KEEP:
            break
    settle(s)


def create(t: Table, who: int, side: Side) -> None:
    """Roll the scores of one player.

    Rule: Cave Brawl 2.3, Rulings 8 and 9.
    """
    s: State = t.state
    kind = s.players[who].kind
    bt, cd, pk = (
        t.roll(score, D6, coach=side, who=who, rule="2.3/R8") + modifier
        for score, modifier in (("bt", kind.bt), ("cd", kind.cd), ("pk", kind.pk))
    )
    hp = roll_sum(t, "hp", max(1, bt), coach=side, who=who, rule="2.3/R9")
    s.players = (*s.players[:who], s.players[who]._replace(bt=bt, cd=cd, pk=pk, hp=hp), *s.players[who + 1:])
    s.bt[who], s.cd[who], s.pk[who], s.hp[who] = bt, cd, pk, hp
    t.tell("created", who, bt, cd, pk, hp, rule="2.3")


def flip_coin(t: Table) -> None:
    """Flip for the ball: 1 = SOUTH, 2 = NORTH is the offense.

    Rule: Cave Brawl 3.1 (1).
    """
    s: State = t.state
    s.phase, s.side = HANDING, t.roll("coin", D2, coach=HOME, rule="3.1") - 1
    t.tell("offense", s.side, rule="3.1")


def hand_ball(t: Table, who: int) -> None:
    """Give the ball to a player of the offense; the defense takes the first turn.

    Rule: Cave Brawl 3.1, 3.6, Rulings 10 and 57.
    """
    s: State = t.state
    s.holder, s.ball, s.possessor = who, NOWHERE, s.side
    t.tell("is_handed_ball", who, rule="3.1/R10")
    begin_turn(t, 1 - s.side)


def begin_turn(t: Table, side: Side) -> None:
    """Begin a coach's turn with its rolls.

    Rule:  Cave Brawl 3.2 (1).
    Rolls: revive, stench, infighting, each in shirt order.
    """
    s: State = t.state
    s.phase, s.side, s.acting = TURN, side, NO_ONE
    s.turn = min(s.turn + 1, MOST_TURNS)
    s.used = [READY] * len(s.used)
    s.ball_start, s.gained = ball_cell(s), 0
    t.tell("turn_begins", side, s.turn, rule="3.2")
    revive_rolls(t, side)
    stench_checks(t, side)
    infighting_checks(t, side)


def end_turn(t: Table) -> None:
    """End a coach's turn: Ungawa, the beasts that are due, then the next turn or the end of the match.

    Rule: Cave Brawl 3.2 (3), Rulings 21 and 54.
    """
    s: State = t.state
    ungawa_check(t)
    beasts_act(t, s.side)
    if s.phase == TURN:
        check_rounds(t)
    if s.phase == TURN:
        begin_turn(t, 1 - s.side)
