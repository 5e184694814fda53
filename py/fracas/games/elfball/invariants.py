"""What is true of every position at an action boundary, for tests and for positions read from outside."""

from __future__ import annotations

from fracas.games.elfball.abilities import has
from fracas.games.elfball.advanced import is_remembered_well, may_stand_in_goal
from fracas.games.elfball.dash import may_sprint
from fracas.games.elfball.field import EDGE, GOAL, NO_LINE
from fracas.games.elfball.profiles import real_profile
from fracas.games.elfball.setup import is_set_up
from fracas.games.elfball.shove import shove_limit
from fracas.games.elfball.state import (
    ABSENT,
    ALL_SLOTS,
    BENCHED,
    BURSTING,
    FREE,
    FULL_DECK,
    INFIRMARY,
    MOST_MOMENTUM,
    NO_DASH,
    NO_ONE,
    ON_FIELD,
    OPENING,
    OVER,
    RECOVERY,
    SET_UP,
    SPENT,
    STANDING,
    TEAM_SLOTS,
    TURN,
    Extra,
    State,
    half_of,
    is_timed,
    players_on_field,
    profile,
    side_of,
)
from fracas.kernel.table import NOBODY


def check(s: State) -> None:
    """Raise AssertionError with the name of a broken invariant."""
    broken = flaw(s)
    assert not broken, broken


def flaw(s: State) -> str:
    """Return the name of a broken invariant, "" if there is none."""
    for name, is_kept in (
        ("match", _match(s)), ("squads", _squads(s)), ("stances", _stances(s)), ("cells", _cells(s)),
        ("ball", _ball(s)), ("set_up", _set_up(s)), ("advanced", is_remembered_well(s)),
        ("action", _action(s)),
        ("abilities", _abilities(s)), ("extra", _extra(s)),
    ):
        if not is_kept:
            return name
    return ""


def _match(s: State) -> bool:
    has_halves = s.south in (0, 1) and s.first in (0, 1)
    most_goals = 99 if is_timed(s) else s.options.goals
    is_won = s.phase == OVER or max(s.score) < most_goals
    return (
        0 <= s.momentum <= MOST_MOMENTUM and 1 <= s.options.goals <= 3 and 0 <= s.cards <= s.options.cards
        and min(s.score) >= 0 and max(s.score) <= most_goals and is_won and s.test >= 1
        and (s.south == s.first == s.loser == NOBODY if s.phase == OPENING else has_halves or s.phase == OVER)
        and (s.loser in (0, 1) if s.phase in (FREE, TURN) else True)
        and (s.turn >= 1 if s.phase == TURN else s.phase == OVER or s.turn == 0)
        and (s.winner == NOBODY or s.phase == OVER)
        and (not s.options.cards or s.cards > 0 or s.phase == OVER or (s.options.event_cards and s.phase == TURN))
        and all(last == -1 or side_of(last) == side for side, last in enumerate(s.last_moved))
    )


def _extra(s: State) -> bool:
    extra = s.extra
    cast_by = [support.wizard for support in s.support]
    is_double = s.options.double_move and s.phase == TURN
    deck = sum(extra.deck) == s.cards and all(left <= most for left, most in zip(extra.deck, FULL_DECK, strict=True))
    return (
        (is_double or extra[:4] == Extra()[:4]) and all(p == NO_ONE or side_of(p) == s.side for p in extra[1:4])
        and extra.moves in (0, 1) and (extra.moves == 1 or extra.partner == NO_ONE)
        and all(able or not cast for able, cast in zip(cast_by, extra.spells, strict=True))
        and len({p for p, _real in extra.frogs}) == len(extra.frogs) <= sum(extra.spells)
        and (s.options.careers or not extra.hurt)
        and all(s.where[p] == INFIRMARY and getattr(real_profile(s, p), name) >= 1 for p, name in extra.hurt)
        and (deck and sum(extra.quiet) == FULL_DECK[0] - extra.deck[0] if s.options.event_cards
             else extra.deck == Extra().deck)
    )


def _squads(s: State) -> bool:
    return (
        all((s.profiles[p] is None) == (s.where[p] == ABSENT) for p in ALL_SLOTS)
        and all(len(players_on_field(s, side)) <= ON_FIELD for side in (0, 1))
        and (s.phase in (FREE, TURN, OVER) or BENCHED not in s.where)
        and all(ABSENT <= place < len(s.book.field.names) for place in s.where)
    )


def _stances(s: State) -> bool:
    directions = range(len(s.book.field.steps))
    return all(
        (s.facing[p] in directions) == (s.where[p] >= 0 and s.stance[p] == STANDING)
        and (s.facing[p] in directions or s.facing[p] == -1)
        and (s.where[p] >= 0 or s.stance[p] == STANDING)
        for p in ALL_SLOTS
    )


def _cells(s: State) -> bool:
    lines = s.book.field.lines
    taken = [cell for cell in s.where if cell >= 0]
    return len(taken) == len(set(taken)) and not any(
        s.where[p] >= 0 and (
            lines[s.where[p]] == EDGE
            or (lines[s.where[p]] == GOAL and not may_stand_in_goal(s, p))
        )
        for p in ALL_SLOTS
    )


def _ball(s: State) -> bool:
    if s.holder >= 0:
        return (
            s.ball == -1 and s.where[s.holder] >= 0 and s.stance[s.holder] == STANDING
            and profile(s, s.holder).skill > 0 and s.phase in (TURN, OVER)
        )
    if s.phase in (OPENING, SET_UP, FREE) or s.ball < 0:
        return s.ball == s.book.field.centre and s.phase != TURN
    return s.ball not in s.where and s.book.field.lines[s.ball] == NO_LINE


def _set_up(s: State) -> bool:
    if s.phase == OPENING:
        return all(not players_on_field(s, side) for side in (0, 1))
    if s.phase == FREE:
        return RECOVERY not in s.where and all(_is_placed(s, side, side == s.side) for side in (0, 1))
    if s.phase != SET_UP:
        return True
    other = 1 - s.side
    is_done = is_set_up(s, other) if s.side != s.first else not players_on_field(s, other)
    return is_done and s.momentum == 0 and all(_is_placed(s, side, False) for side in (0, 1))


def _is_placed(s: State, side: int, is_winner: bool) -> bool:
    """Return whether the players of a side stand in set-up places, the winner of a face-off perhaps round the ball."""
    field, half = s.book.field, half_of(s, side)
    if is_winner:
        if s.acting not in TEAM_SLOTS[side] or s.where[s.acting] not in (*field.centre_circle, *field.face_off[half]):
            return False
    elif sum(s.where[p] in field.face_off[half] for p in TEAM_SLOTS[side]) > 1:
        return False
    places = {*field.face_off[half], field.guardian[half], *field.rover[half][0], *field.rover[half][1]}
    return all(
        s.where[p] in places or (is_winner and p == s.acting) for p in players_on_field(s, side)
    ) and all(sum(cell in s.where for cell in circle) <= 2 for circle in field.rover[half])


def _action(s: State) -> bool:
    is_quiet = not (s.shift or s.done)
    if s.acting < 0:
        return is_quiet and s.phase != FREE
    if s.phase == SET_UP:
        return is_quiet and s.acting in TEAM_SLOTS[s.side] and s.where[s.acting] >= 0
    if s.phase == OVER:
        return True
    p = s.acting
    return (
        is_quiet and s.phase in (FREE, TURN) and p in TEAM_SLOTS[s.side] and s.where[p] >= 0
        and 0 <= s.jog <= profile(s, p).jog and 0 <= s.attacks <= 2 and 0 <= s.shoves <= shove_limit(s, p) + 1
        and (0 <= s.dashes <= 1 or may_sprint(s, p)) and NO_DASH <= s.dash <= BURSTING
        and (s.dash != SPENT or may_sprint(s, p)) and (s.phase == TURN or s.jog <= 2)
        and (s.phase != FREE or _has_face_off_player(s, 1 - s.side))
    )


def _abilities(s: State) -> bool:
    """Return whether only abilities that players have are used up, each once."""
    return (
        all(has(s, p, key) for p, key in s.used) and len(set(s.used)) == len(s.used)
        and (s.clipped == NO_ONE or (s.acting >= 0 and side_of(s.clipped) != s.side))
    )


def _has_face_off_player(s: State, side: int) -> bool:
    """Return whether a side has a player in its face-off places."""
    return any(s.where[p] in s.book.field.face_off[half_of(s, side)] for p in TEAM_SLOTS[side])
