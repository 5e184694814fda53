"""What is true of every position at an action boundary, for tests and for positions read from outside."""

from collections.abc import Iterator

from fracas.games.elfball import state as st
from fracas.games.elfball.abilities.listed import ADVANCED, BASIC, BY_KEY
from fracas.games.elfball.dash import may_sprint
from fracas.games.elfball.field import EDGE, GOAL, NO_LINE
from fracas.games.elfball.profiles import real_profile
from fracas.games.elfball.setup import is_set_up
from fracas.games.elfball.shove import shove_limit
from fracas.games.elfball.state import Extra, State
from fracas.games.elfball.support.bribe import MONSTER, is_bribed
from fracas.games.elfball.support.potions import potions_left
from fracas.kernel.ruleset import Invariant
from fracas.kernel.table import NOBODY
from fracas.locale import N_


def findings(s: State) -> Iterator[Invariant]:
    """List the invariants of every sound position."""
    yield from bounds(s)
    yield from _match(s)
    yield from _squads(s)
    yield from _stances(s)
    yield from _cells(s)
    yield from _ball(s)
    yield _is_set_up_well(s), N_("before the match goes on everybody stands in a place of the set-up")
    yield _is_advanced_well(s), N_("abilities and team support are used as they can be")
    yield _action(s), N_("who acts belongs to the side in turn and has done no more than he can")
    yield _abilities(s), N_("only abilities that players have are used up, each once")
    yield _extra(s), N_("what optional rules leave behind fits the rules of the match")


def bounds(s: State) -> Iterator[Invariant]:
    """List the invariants of every position that can be drawn, sound or not."""
    named = [p for p in (s.holder, s.acting, s.catcher, s.clipped, *s.last_moved) if p != st.NO_ONE]
    yield all(p in st.ALL_SLOTS and s.profiles[p] is not None for p in named), N_("everybody who is named is a player")


def _match(s: State) -> Iterator[Invariant]:
    has_halves = s.south in (0, 1) and s.first in (0, 1)
    most_goals = st.MOST_GOALS if st.is_timed(s) else s.options.goals
    is_over = s.phase == st.OVER
    yield 0 <= s.momentum <= st.MOST_MOMENTUM, N_("there are six Momentum at most")
    yield is_over or max(s.score) < most_goals, N_("a match that is won is over")
    yield min(s.score) >= 0 and max(s.score) <= most_goals, N_("nobody has more goals than win the match")
    yield 0 <= s.cards <= s.options.cards and 1 <= s.test <= st.MOST_COUNTED, N_("cards and Tests are counted")
    is_opening = s.south == s.first == s.loser == NOBODY
    yield is_opening if s.phase == st.OPENING else has_halves or is_over, N_("halves are rolled for first")
    yield s.loser in (0, 1) or s.phase not in (st.FREE, st.TURN), N_("somebody has lost the face-off")
    has_turns = 1 <= s.turn <= st.MOST_COUNTED if s.phase == st.TURN else is_over or s.turn == 0
    yield has_turns, N_("turns are counted from 1")
    yield s.winner == NOBODY or is_over, N_("only a match that is over has a winner")
    has_card = not s.options.cards or s.cards > 0 or (s.options.event_cards and s.phase == st.TURN)
    yield has_card or is_over, N_("a match without cards left is over")
    ours = all(last == st.NO_ONE or st.side_of(last) == side for side, last in enumerate(s.last_moved))
    yield ours, N_("who was moved last belongs to his side")


def _extra(s: State) -> bool:
    extra = s.extra
    cast_by = [support.wizard for support in s.support]
    is_double = s.options.double_move and s.phase == st.TURN
    deck = sum(extra.deck) == s.cards and all(left <= most for left, most in zip(extra.deck, st.FULL_DECK, strict=True))
    return (
        (is_double or extra[:4] == Extra()[:4]) and all(p == st.NO_ONE or st.side_of(p) == s.side for p in extra[1:4])
        and (extra.risen == st.NO_ONE or (is_double and s.options.french and st.side_of(extra.risen) == s.side))
        and extra.moves in (0, 1) and (extra.moves == 1 or extra.partner == st.NO_ONE)
        and all(able or not cast for able, cast in zip(cast_by, extra.spells, strict=True))
        and len({p for p, _real in extra.frogs}) == len(extra.frogs) <= sum(extra.spells)
        and (s.options.careers or not extra.hurt)
        and all(s.where[p] == st.INFIRMARY and getattr(real_profile(s, p), name) >= 1 for p, name in extra.hurt)
        and (deck and sum(extra.quiet) == st.FULL_DECK[0] - extra.deck[0] if s.options.event_cards
             else extra.deck == Extra().deck)
    )


def _squads(s: State) -> Iterator[Invariant]:
    there = all((s.profiles[p] is None) == (s.where[p] == st.ABSENT) for p in st.ALL_SLOTS)
    yield there and all(st.ABSENT <= place < len(s.book.field.names) for place in s.where), (
        N_("everybody is somewhere"))
    yield all(len(st.players_on_field(s, side)) <= st.ON_FIELD for side in (0, 1)), (
        N_("a side has six players on the field at most"))
    yield s.phase in (st.FREE, st.TURN, st.OVER) or st.BENCHED not in s.where, (
        N_("everybody may come on in a new Test"))


def _stances(s: State) -> Iterator[Invariant]:
    directions = range(len(s.book.field.steps))
    for p in st.ALL_SLOTS:
        is_up = s.where[p] >= 0 and s.stance[p] == st.STANDING
        yield (s.facing[p] in directions) == is_up, N_("who stands on the field faces somewhere, nobody else does")
        yield s.facing[p] in directions or s.facing[p] == -1, (
            N_("who stands on the field faces somewhere, nobody else does"))
        yield s.where[p] >= 0 or s.stance[p] == st.STANDING, N_("only players on the field lie on the ground")


def _cells(s: State) -> Iterator[Invariant]:
    lines = s.book.field.lines
    taken = [cell for cell in s.where if cell >= 0]
    yield len(taken) == len(set(taken)), N_("a cell holds one player")
    for p in st.ALL_SLOTS:
        line = lines[s.where[p]] if s.where[p] >= 0 else NO_LINE
        yield line != EDGE, N_("nobody stands on the line at the edge")
        yield line != GOAL or _may_stand_in_goal(s, p), N_("nobody stands in a goal")


def _may_stand_in_goal(s: State, p: int) -> bool:
    """Return whether a player on a goal hex may be there.

    Rule: Elfball 19.2, 21 "Bribed Referee", Rulings 46, 116, 117 (who got the ball in his own goal stays).
    """
    if s.holder != p:
        return is_bribed(s, st.side_of(p))
    is_attacked = s.where[p] == st.attacked_goal(s, st.side_of(p), s.where[p])
    return is_attacked or s.support[st.side_of(p)].referee


def _ball(s: State) -> Iterator[Invariant]:
    if s.holder >= 0:
        yield s.ball == st.NOWHERE, N_("the ball is held or loose")
        yield s.where[s.holder] >= 0 and s.stance[s.holder] == st.STANDING, N_("who holds the ball stands on the field")
        yield st.profile(s, s.holder).skill > 0, N_("who holds the ball can handle it")
        yield s.phase in (st.TURN, st.OVER), N_("only in a turn the ball is held")
    elif s.phase in (st.OPENING, st.SET_UP, st.FREE) or s.ball < 0:
        yield s.ball == s.book.field.centre and s.phase != st.TURN, (
            N_("the ball lies in the centre before the first turn"))
    else:
        yield s.ball not in s.where, N_("the ball lies where nobody is")
        yield s.book.field.lines[s.ball] == NO_LINE, N_("the ball lies on no line")


def _is_set_up_well(s: State) -> bool:
    if s.phase == st.OPENING:
        return all(not st.players_on_field(s, side) for side in (0, 1))
    if s.phase == st.FREE:
        return st.RECOVERY not in s.where and all(_is_placed(s, side, side == s.side) for side in (0, 1))
    if s.phase != st.SET_UP:
        return True
    other = 1 - s.side
    is_done = is_set_up(s, other) if s.side != s.first else not st.players_on_field(s, other)
    return is_done and s.momentum == 0 and all(_is_placed(s, side, False) for side in (0, 1))


def _is_placed(s: State, side: int, is_winner: bool) -> bool:
    """Return whether the players of a side stand in set-up places, the winner of a face-off perhaps round the ball."""
    field, half = s.book.field, st.half_of(s, side)
    if is_winner:
        circles = (*field.centre_circle, *field.face_off[half])
        if s.acting not in st.TEAM_SLOTS[side] or s.where[s.acting] not in circles:
            return False
    elif sum(s.where[p] in field.face_off[half] for p in st.TEAM_SLOTS[side]) > 1:
        return False
    places = {*field.face_off[half], field.guardian[half], *field.rover[half][0], *field.rover[half][1]}
    return all(
        s.where[p] in places or (is_winner and p == s.acting) for p in st.players_on_field(s, side)
    ) and all(sum(cell in s.where for cell in circle) <= 2 for circle in field.rover[half])


def _action(s: State) -> bool:
    is_quiet = not (s.shift or s.done)
    if s.acting < 0:
        return is_quiet and s.phase != st.FREE
    if s.phase == st.SET_UP:
        return is_quiet and s.acting in st.TEAM_SLOTS[s.side] and s.where[s.acting] >= 0
    if s.phase == st.OVER:
        return True
    p = s.acting
    return (
        is_quiet and s.phase in (st.FREE, st.TURN) and p in st.TEAM_SLOTS[s.side] and s.where[p] >= 0
        and 0 <= s.moved <= st.MOST_PACES and 0 <= s.jog <= st.profile(s, p).jog
        and 0 <= s.attacks <= 2 and 0 <= s.shoves <= shove_limit(s, p) + 1
        and (0 <= s.dashes <= 1 or may_sprint(s, p)) and st.NO_DASH <= s.dash <= st.BURSTING
        and (s.dash != st.SPENT or may_sprint(s, p)) and (s.phase == st.TURN or s.jog <= 2)
        and (s.phase != st.FREE or _has_face_off_player(s, 1 - s.side))
    )


def _abilities(s: State) -> bool:
    """Return whether only abilities that players have are used up, each once."""
    return (
        all(st.has(s, p, key) for p, key in s.used) and len(set(s.used)) == len(s.used)
        and (s.clipped == st.NO_ONE or (s.acting >= 0 and st.side_of(s.clipped) != s.side))
    )


def _has_face_off_player(s: State, side: int) -> bool:
    """Return whether a side has a player in its face-off places."""
    return any(s.where[p] in s.book.field.face_off[st.half_of(s, side)] for p in st.TEAM_SLOTS[side])


# -- chapters 21 and 22.2 ----------------------------------------------------------------------------------------


def _is_advanced_well(s: State) -> bool:
    """Return whether the state of abilities and support is possible."""
    return s.advanced == st.PLAIN or (_is_support_there(s) and _is_drunk_well(s) and _is_window_well(s))


def _is_support_there(s: State) -> bool:
    found = s.advanced
    return all(
        0 <= found.cheers[side] <= s.support[side].cheerleaders and 0 <= found.kegs[side] <= s.support[side].kegs
        and (s.support[side].referee or not found.caught[side])
        and (found.monsters[side] == st.NO_ONE or _is_monster(s, side, found.monsters[side]))
        for side in (0, 1)
    )


def _is_monster(s: State, side: int, p: int) -> bool:
    is_ours = st.side_of(p) == side and s.where[p] != st.ABSENT and s.support[side].referee
    return is_ours and st.profile(s, p).type == MONSTER


def _is_drunk_well(s: State) -> bool:
    drinkers = [p for p, _keys in s.advanced.drunk]
    levels = [[BY_KEY[key].level for key in keys] for _p, keys in s.advanced.drunk]
    return (
        len(set(drinkers)) == len(drinkers) and all(s.where[p] != st.ABSENT for p in drinkers)
        and all(potions_left(s, side) >= 0 for side in (0, 1))
        and all(len(two) < 2 or two == [BASIC, ADVANCED] for two in levels)
    )


def _is_window_well(s: State) -> bool:
    """Return whether the facts of a turn, before its action or in it, stand in a turn only."""
    found = s.advanced
    is_quiet = not found.window or (s.phase == st.TURN and s.acting == st.NO_ONE)
    return (
        is_quiet and all(st.has(s, p, "react") for p in found.halted)
        and all(st.has(s, p, "enrage") for p in found.attacked)
        and (s.phase == st.TURN or (found.named, found.aside, found.halted) == (st.NO_ONE, st.NO_ONE, ()))
        and (found.named == st.NO_ONE or (_is_out(s, found.named) and s.acting in (st.NO_ONE, found.named)))
        and (found.aside == st.NO_ONE or (st.side_of(found.aside) == s.side and found.aside != s.acting))
        and (found.aside != st.NO_ONE or not found.spun)
        and (found.window or not found.halted) and (s.acting >= 0 or not found.burst)
    )


def _is_out(s: State, p: int) -> bool:
    return st.side_of(p) == s.side and s.where[p] >= 0 and st.has(s, p, "quickling")
