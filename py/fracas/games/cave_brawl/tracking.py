"""Cave Brawl at a table without a board: the entries of a tracked match, and their results.

Nobody stands on a square; whoever lives is in the tunnel. What the rules do with a result they do here too.
"""

from fracas.games.cave_brawl import state as st
from fracas.games.cave_brawl.beasts import swarm
from fracas.games.cave_brawl.bestiary import BEASTS, SWARM
from fracas.games.cave_brawl.injury import carry_off, deal_damage, die
from fracas.games.cave_brawl.notation import body_text
from fracas.games.cave_brawl.pit import PIT
from fracas.games.cave_brawl.revive import re_awaken
from fracas.games.cave_brawl.roll import roll_sum
from fracas.games.cave_brawl.ruleset import RULESET
from fracas.games.cave_brawl.score import check_rounds, point
from fracas.games.cave_brawl.state import State
from fracas.games.cave_brawl.turn import roll_team
from fracas.games.cave_brawl.ungawa import PATIENCE
from fracas.kernel.contracts.tracking_rules import (
    WHO,
    EntryField,
    EntryKind,
    ResultSummary,
    TrackingRules,
    Value,
    clamp,
    number,
    side,
    tracking_ruleset,
)
from fracas.kernel.table import NOBODY, Side, Table

MIDDLE = PIT.cell_named("k11")
MOST_DAMAGE = 30
MOST_DICE = 4
INSECTS = st.FIRST_BEAST + next(kind for kind, beast in enumerate(BEASTS) if beast.special == SWARM)


def begin(s: State) -> None:
    """Let a tracked match begin: the teams are rolled if they are not, then the coin is thrown."""


def join(s: State) -> None:
    """Let a match from the board be tracked. Its open activation is over, and nobody is in the pit any more."""
    s.acting, s.left, s.acted, s.stood, s.vaulted = st.NO_ONE, 0, 0, 0, 0
    s.where, s.body = ([min(cell, st.TUNNEL) for cell in cells] for cells in (s.where, s.body))
    s.prone = [0] * len(s.prone)
    s.holder, s.ball, s.ball_start = st.NO_ONE, st.NOWHERE, st.TUNNEL
    s.beasts, s.released = [], 0


def who_text(s: State, who: Value) -> str:
    """Return the name of a player, or of nobody, in a log."""
    return body_text(s, int(who)) if int(who) >= 0 else "nobody"


def players(s: State) -> tuple[int, ...]:
    """List everybody, by number."""
    return tuple(range(len(s.players)))


def living_players(s: State) -> tuple[int, ...]:
    """List everybody who lives."""
    return tuple(who for who in players(s) if st.is_living(s, who))


def dead_zombies(s: State) -> tuple[int, ...]:
    """List the dead who may rise again."""
    return tuple(who for who in players(s) if st.is_dead_zombie(s, who))


def offense(s: State) -> tuple[int, ...]:
    """Return the players who can be handed the ball, and `NO_ONE` for an unknown one."""
    return st.NO_ONE, *(who for who in living_players(s) if st.side_of(s, who) == s.side)


LIVING, SLUMBERING, OFFENSE = (EntryField(WHO, found, who_text) for found in (living_players, dead_zombies, offense))


# -- the course of a match -------------------------------------------------------------------------------------


def is_rolling(s: State) -> bool:
    """Return whether a team is to be rolled."""
    return s.phase == st.ROLLING


def is_played(s: State) -> bool:
    """Return whether turns are being played."""
    return s.phase == st.TURN


def is_on(s: State) -> bool:
    """Return whether the players are known and the match is not over."""
    return s.phase in (st.COIN, st.HANDING, st.TURN)


def give_ball(t: Table, to: Side) -> None:
    """Let a side begin with the ball.

    Rule: Cave Brawl 3.1 (1).
    """
    t.state.phase, t.state.side = st.HANDING, to
    t.tell("offense", to, rule="3.1")


def go_on(t: Table, who: int) -> None:
    """Hand the ball out; the defense has the first turn.

    Rule: Cave Brawl 3.1, Ruling 10.
    """
    s = t.state
    s.holder, s.ball, s.possessor = st.NO_ONE, st.NOWHERE, s.side
    if who != st.NO_ONE:
        t.tell("is_handed_ball", who, rule="3.1/R10")
    give_turn(t, 1 - s.side)


def give_turn(t: Table, to: Side) -> None:
    """Let a side have its turn.

    Rule: Cave Brawl 3.2.
    """
    s = t.state
    s.phase, s.side, s.turn = st.TURN, to, min(s.turn + 1, st.MOST_TURNS)
    s.used, s.gained = [st.READY] * len(s.used), 0
    t.tell("turn_begins", to, s.turn, rule="3.2")


def end_turn(t: Table) -> None:
    """End a turn.

    Rule: Cave Brawl 3.2 (3), Ruling 21.
    """
    t.tell("turn_ends", t.state.side, rule="3.2")
    check_rounds(t)
    if is_played(t.state):
        give_turn(t, 1 - t.state.side)


def score_point(t: Table, who: int) -> None:
    """Count a point; both teams start again.

    Rule: Cave Brawl 3.6.
    """
    t.state.holder = who
    point(t, st.side_of(t.state, who))


def score_for(t: Table, scorers: Side) -> None:
    """Count a point of nobody in particular.

    Rule: Cave Brawl 3.6.
    """
    point(t, scorers)


def stall(t: Table, n: int) -> None:
    """Count turns in which the ball was not moved.

    Rule: Cave Brawl 6.1.
    """
    t.state.stall = clamp(t.state.stall + n, 0, PATIENCE - 1)


def give_up(t: Table, loser: Side) -> None:
    """Give the match up; see the rules of conceding."""
    RULESET.apply(t, ("concede", loser))


# -- players -----------------------------------------------------------------------------------------------------


def hurt(t: Table, who: int, amount: int) -> None:
    """Take hit points off a player.

    Rule: Cave Brawl 5.
    """
    deal_damage(t, who, amount, "block")


def throw_damage(t: Table, who: int, dice: int) -> None:
    """Throw the damage of a player.

    Rule: Cave Brawl 4.1, 4.2, 6.3.
    """
    coach = 1 - st.side_of(t.state, who)
    deal_damage(t, who, roll_sum(t, "damage", dice, coach=coach, who=who, target=who, rule="5"), "block")


def rise(t: Table, who: int, hp: int) -> None:
    """Let a dead zombie come back with so many hit points.

    Rule: Cave Brawl 4.8.
    """
    s = t.state
    s.where[who], s.hp[who], s.body[who] = st.TUNNEL, hp, st.NO_BODY
    t.tell("re_awakens", who, st.TUNNEL, hp, rule="4.8/R35")


ENTRY_KINDS = {
    "team": EntryKind(roll_team, (), is_rolling),
    "offense": EntryKind(give_ball, (side(),), lambda s: s.phase == st.COIN),
    "hand": EntryKind(go_on, (OFFENSE,), lambda s: s.phase == st.HANDING),
    "over": EntryKind(end_turn, (), is_played),
    "point": EntryKind(score_point, (LIVING,), is_played),
    "point-for": EntryKind(score_for, (side(),), is_played),
    "hurt": EntryKind(hurt, (LIVING, number(range(1, MOST_DAMAGE + 1))), is_on),
    "damage": EntryKind(throw_damage, (LIVING, number(range(1, MOST_DICE + 1))), is_on),
    "swarmed": EntryKind(lambda t, who: swarm(t, INSECTS, who), (LIVING,), is_on),
    "dies": EntryKind(die, (LIVING,), is_on),
    "carried-off": EntryKind(carry_off, (LIVING,), is_on),
    "rises": EntryKind(rise, (SLUMBERING, number(range(1, 7))), is_on),
    "revive": EntryKind(lambda t, who: re_awaken(t, who, st.side_of(t.state, who)), (SLUMBERING,), is_on),
    "stall": EntryKind(stall, (EntryField("amount", lambda _s: (-1, 1), lambda _s, n: f"{n:+d}"),), is_played),
    "concede": EntryKind(give_up, (side(),), is_played),
}


# -- results -----------------------------------------------------------------------------------------------------


def _fate(s: State, who: int) -> str:
    if st.is_living(s, who):
        return "fit"
    return "carried-off" if s.where[who] == st.CARRIED_OFF else "slumbers" if st.is_dead_zombie(s, who) else "dead"


def result_summary(s: State) -> ResultSummary:
    """Return score, deaths and whose turn it is; hit points are known only where dice are."""
    home, away = (tuple(_fate(s, who) for who in st.team(s, each)) for each in (0, 1))
    return ResultSummary((s.score[0], s.score[1]), (home, away), s.side if s.phase == st.TURN else NOBODY)


def board_position(s: State) -> State | None:
    """Return the position in which the ball is handed out, or what comes before it; None while it is played."""
    return s.copy() if s.phase in (st.ROLLING, st.COIN, st.HANDING) else None


def placement_position(s: State) -> State | None:
    """Return the turn as it is in the pit with nobody in it; the ball lies in the middle. None while nobody has one."""
    if s.phase != st.TURN:
        return None
    found = s.copy()
    found.holder, found.ball = st.NO_ONE, MIDDLE
    for who in players(found):  # by results alone nobody knows more than who lives
        found.hp[who] = max(found.hp[who], 1) if st.is_living(s, who) else min(found.hp[who], 0)
    return found


TRACKING = TrackingRules(
    rules=tracking_ruleset(RULESET, ENTRY_KINDS, begin=begin, join=join,
                  teams=lambda s: (s.factions, s.titles, [(p.kind.code, p.name) for p in s.players])),
    summary=result_summary, board_position=board_position, placement_position=placement_position)
