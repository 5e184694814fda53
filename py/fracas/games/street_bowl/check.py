"""Conditions that hold in every position at an action boundary, for law tests and the reader of position strings."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.notation import DEEDS
from fracas.games.street_bowl.pitch import CELLS, is_in_goal, is_in_half
from fracas.games.street_bowl.score import TURNS
from fracas.games.street_bowl.skills.catalogue import BY_KEY
from fracas.games.street_bowl.state import Squad, State
from fracas.games.street_bowl.team import roster as rs
from fracas.games.street_bowl.team.legality import faults
from fracas.games.street_bowl.team.races import POSITION_OF, letter_of
from fracas.games.street_bowl.team.roster import Member, Roster
from fracas.kernel.ruleset import Invariant
from fracas.kernel.table import NOBODY
from fracas.locale import N_

HALVES = 3
MOST_EXTRA = 3  # Go For Its of a sprinter
BOTH = range(2)


def findings(s: State) -> Iterator[Invariant]:
    """Return the conditions that hold in every sound position."""
    return chain(bounds(s), _match(s), _counters(s), _teams(s), _places(s), _players(s), _ball(s), _action(s))


def bounds(s: State) -> Iterator[Invariant]:
    """Yield the conditions that hold in every position that can be drawn, sound or not."""
    yield {*s.options} <= {0, 1}, N_("the options are switches")
    yield s.phase in range(st.OVER + 1) and s.side in BOTH, N_("the phase and the side exist")
    yield s.half in range(1, HALVES + 1), N_("there are two halves, or overtime")
    yield NOBODY <= s.winner <= 1 and s.ending in range(len(st.ENDINGS)), N_("the winner and the ending exist")
    yield s.weather in range(st.SNOW + 1), N_("the weather exists")
    yield {s.kicker, s.first_kicker} <= {NOBODY, *BOTH}, N_("who kicks is a team")
    for side in BOTH:
        race = s.sides[side].race
        slots = [p for p in s.players[side * st.SLOTS:(side + 1) * st.SLOTS] if p is not None]
        is_ours = all(p.position in POSITION_OF and p.position.startswith(f"{race}.") for p in slots)
        yield is_ours, N_("everybody is of the race of his team")
    named = [who for who in (s.holder, s.acting) if who != st.NO_ONE]
    yield all(s.players[who] is not None for who in named), N_("everybody who is named is a player")


def _match(s: State) -> Iterator[Invariant]:
    yield s.half < HALVES or s.options.overtime == 1, N_("there are two halves, or overtime")
    yield all(0 <= n <= TURNS for n in s.turns), N_("a half has six turns")
    yield all(0 <= n <= st.MOST_POINTS for n in (*s.score, *s.casualties)), N_("touchdowns and casualties are counted")
    is_over = s.phase == st.OVER
    yield is_over or s.winner == NOBODY, N_("only a match that is over has a winner")
    yield (s.ending > 0) == is_over, N_("only what is over has an ending")
    yield all(0 <= n <= 2 for n in s.fame) and 0 in s.fame, N_("one side at most has fame")
    has_kicker = s.phase != st.BEFORE
    yield (s.kicker in BOTH) == (s.first_kicker in BOTH) == has_kicker, N_("after the toss somebody kicks")
    yield has_kicker or NOBODY == s.kicker == s.first_kicker, N_("nobody kicks before the toss")
    yield s.phase != st.KICK or s.side == s.kicker, N_("the kicker kicks")
    yield s.phase != st.BONUS or s.side == s.kicker, N_("a bonus turn is the kicker's")


def _counters(s: State) -> Iterator[Invariant]:
    yield all(0 <= n <= st.MOST_STOCK for n in (*s.rerolls, *s.potions)), N_("re-rolls and potions are counted")
    yield all(n in BOTH for n in (*s.leader, *s.has_raised)), N_("one Leader re-roll, one Zombie")
    yield all(6 <= n <= 8 for n in s.allowed), N_("six to eight are fielded")
    yield s.declared in range(16) and s.has_rerolled in BOTH, N_("what may be declared once is four Actions")
    is_turn = s.phase in (st.TURN, st.BONUS)
    yield is_turn or not (s.declared or s.has_rerolled), N_("only in a turn is anything declared")
    yield (s.bounces, s.is_turnover, s.scored) == (0, 0, NOBODY), N_("nothing is left to settle")


def _teams(s: State) -> Iterator[Invariant]:
    for side in BOTH:
        slots = s.players[side * st.SLOTS:(side + 1) * st.SLOTS]
        bought, zombie = [p for p in slots[:-1] if p is not None], slots[-1]
        yield slots[:len(bought)] == tuple(bought), N_("shirts are worn from 1 on")
        lines = [POSITION_OF.get(p.position) for p in slots if p is not None]
        letters = [letter_of(line) for line in lines if line is not None]
        wrong = _fault_of_team(s.sides[side], "".join(letters[:len(bought)]))
        yield not wrong, wrong
        is_zombie = zombie is not None and zombie.position.endswith(".zombie")
        yield (is_zombie if s.has_raised[side] else zombie is None), N_("a twelfth player is a raised Zombie")


@lru_cache(maxsize=256)  # the same teams all through a match
def _fault_of_team(squad: Squad, letters: str) -> str:
    """Return the fault of a team as bought, "" if it is legal. Skills may have come by potions: they are not judged."""
    roster = Roster(squad.race, tuple(map(Member, letters)), squad.name, squad.rerolls,
                    squad.potions - rs.FREE_POTIONS, squad.has_chef)
    wrong = faults(roster)
    return wrong[0].text.rstrip(".") if wrong else "" if squad.potions >= rs.FREE_POTIONS else "one potion is free"


def _places(s: State) -> Iterator[Invariant]:
    on_street = [cell for cell in s.where if cell >= 0]
    yield len(on_street) == len(set(on_street)), N_("a square holds one player")
    yield not on_street or s.phase != st.BEFORE, N_("the street is empty before the match")
    for who, cell in enumerate(s.where):
        is_box = st.DRAGGED_AWAY <= cell <= st.RESERVES
        yield cell == st.ABSENT if s.players[who] is None else is_box or cell in CELLS, N_("everybody is somewhere")
        is_home = cell < 0 or s.phase not in (st.SETUP, st.KICK) or is_in_half(cell, st.side_of(who))
        yield is_home, N_("teams are set up in their own halves")
    yield s.phase not in (st.SETUP, st.KICK) or st.GONE not in s.where, N_("who is gone is back for the next drive")


def _players(s: State) -> Iterator[Invariant]:
    for who, p in enumerate(s.players):
        is_there, own = s.where[who] >= 0, s.phase in (st.TURN, st.BONUS) and s.side == st.side_of(who)
        yield s.condition[who] in range(4) and (is_there or s.condition[who] == st.STANDING), (
            N_("only the street hurts"))
        yield s.alertness[who] in range(3) and (is_there or s.alertness[who] == st.ALERT), N_("who is off is alert")
        flags = (s.rooted[who], s.used[who], s.fielded[who], s.frozen[who])
        yield {*flags} <= {0, 1} and s.brews[who] in range(8), N_("marks are marks")
        yield not s.rooted[who] or is_there, N_("roots are in the street")
        yield not s.frozen[who] or s.phase == st.BONUS and own, N_("only a bonus turn freezes")
        yield not s.used[who] or own, N_("only who has his turn has acted")
        yield all(key in BY_KEY for key in s.once[who]), N_("only skills are used up")
        if p is not None:
            scores = (p.ma, p.st, p.ag, p.av)
            yield 1 <= min(scores) and max(scores) <= st.MOST_CHARACTERISTIC, N_("a player is one")
            yield len(set(p.skills)) == len(p.skills), N_("a player is one")


def _ball(s: State) -> Iterator[Invariant]:
    is_held, is_loose = s.holder != st.NO_ONE, s.ball != st.NOWHERE
    yield not is_loose or s.ball in CELLS, N_("the ball is on the street")
    yield s.holder in (st.NO_ONE, *st.EVERYBODY) and not (is_held and is_loose), N_("the ball is held or loose")
    yield s.phase != st.TURN or is_held or is_loose, N_("there is a ball")
    yield s.phase in (st.TURN, st.OVER) or not is_held, N_("only in a turn the ball is held")
    yield s.phase in (st.TURN, st.BONUS, st.OVER) or not is_loose, N_("the ball waits for its kick-off")
    yield s.is_airborne in (0, st.IN_THE_AIR, st.OFF_WALL) and s.is_touchback in BOTH, N_("a ball flies in two ways")
    yield (s.is_airborne > 0) + s.is_touchback == (s.phase == st.BONUS), N_("in a bonus turn the ball hangs or is out")
    yield is_loose == (s.is_airborne > 0) or s.phase != st.BONUS, N_("a ball in the air is above a square")
    if is_held and s.phase == st.TURN:
        yield st.is_standing(s, s.holder), N_("the holder stands")
        is_home = is_in_goal(s.where[s.holder], st.side_of(s.holder))
        yield s.is_hungry == 1 or not is_home, N_("a ball in the end zone scores")


def _action(s: State) -> Iterator[Invariant]:
    if s.acting == st.NO_ONE:
        rest = (s.deed, s.left, s.extra, s.has_blocked, s.is_hungry)
        yield rest == ("", 0, 0, 0, 0), N_("nothing is left of an Action")
        return
    yield s.phase in (st.TURN, st.BONUS) and s.acting in st.TEAMS[s.side], N_("only in his turn a player acts")
    yield s.where[s.acting] >= 0 and s.deed in DEEDS, N_("who acts is on the street and has declared")
    yield s.condition[s.acting] in (st.STANDING, st.PRONE) and not s.frozen[s.acting], N_("who acts can")
    yield 0 <= s.left <= st.player(s, s.acting).ma and 0 <= s.extra <= MOST_EXTRA, N_("movement is counted")
    yield s.has_blocked in BOTH and s.is_hungry in BOTH, N_("his flags are flags")
