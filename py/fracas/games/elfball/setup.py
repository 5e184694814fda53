"""Match, Test and set-up (chapter 5)."""

from typing import NamedTuple

from fracas.games.elfball import state as st
from fracas.games.elfball.double import forget_moves
from fracas.games.elfball.field import SOUTH
from fracas.games.elfball.injury import leave
from fracas.games.elfball.movement import face, reset_action
from fracas.games.elfball.profiles import release_frogs
from fracas.games.elfball.scoring import check_goals, finish, score
from fracas.games.elfball.state import State
from fracas.games.elfball.support.bribe import is_bribed, note_monsters
from fracas.games.elfball.support.team_support import renew
from fracas.kernel.dice import D6
from fracas.kernel.table import NOBODY, Side, Table

ROVERS = 2  # most players in one Rover circle


def open_match(t: Table) -> None:
    """Roll for the order of set-up and for the choice of halves.

    Rule:  Elfball 5 (2), Ruling 75.
    Rolls: a D6 for each coach, again on a tie.
    Asks:  the winner: his half.
    """
    s = t.state
    home = away = 0
    while home == away:
        home = t.roll("first", D6, coach=0, rule="5")
        away = t.roll("first", D6, coach=1, rule="5")
        t.tell("first", home, away, rule="5")
    winner = int(away > home)
    half = t.choose(winner, "half", s.book.halves, rule="5/R75")
    s.south = winner if half == s.book.halves[SOUTH] else 1 - winner
    s.first = 1 - winner
    t.tell("halves", s.south, rule="5/R75")
    begin_test(t)


def begin_test(t: Table) -> None:
    """Clear the field and let the first team set up; a team without a face-off player loses the Test.

    Rule:    Elfball 5, Rulings 9, 10, 14, 76, 109.
    Changes: everything that belongs to a Test.
    """
    s = t.state
    while True:
        clear(s)
        t.tell("test", s.test, rule="5")
        able = [bool(face_off_players(s, side)) for side in (0, 1)]
        if all(able):
            s.phase, s.side = st.SET_UP, s.first
            return
        if not any(able):
            return finish(t, NOBODY, rule="5/R76")
        other = int(able[1])
        t.tell("no_face_off", 1 - other, rule="5/R9")
        if st.is_timed(s):
            return finish(t, other, rule="5/R76")
        score(t, other, rule="5/R9")
        check_goals(t)
        if s.phase == st.OVER:
            return
        recover(t)
        s.test = min(s.test + 1, st.MOST_COUNTED)


def clear(s: State) -> None:
    """Put every player who can play on the Bench and the ball on the centre dot.

    Rule: Elfball 5 (1), 24.7 (frogs), Rulings 10, 14, 109.
    """
    for p in st.ALL_SLOTS:
        if s.where[p] >= 0 or s.where[p] == st.BENCHED:
            s.where[p] = st.BENCH
        s.stance[p], s.facing[p] = st.STANDING, -1
    s.ball, s.holder, s.momentum, s.turn = s.book.field.centre, st.NO_ONE, 0, 0
    s.last_moved = [st.NO_ONE, st.NO_ONE]
    s.loser = NOBODY
    release_frogs(s)
    forget_moves(s)
    reset_action(s)
    renew(s)


def recover(t: Table) -> None:
    """Move the players in Recovery to the Bench, now that a Test has started.

    Rule: Elfball 17, Rulings 76, 109.
    """
    s = t.state
    for p in st.ALL_SLOTS:
        if s.where[p] == st.RECOVERY:
            leave(t, p, st.BENCH, rule="17/R109")


def is_monster(s: State, p: int) -> bool:
    """Return whether a player may not take the face-off.

    Rule: Elfball 5 (3), 19 (3), 21 "Bribed Referee".
    """
    return st.profile(s, p).type == "Monster" and not is_bribed(s, st.side_of(p))


def face_off_players(s: State, side: Side) -> list[int]:
    """List the Bench players who may take the face-off."""
    return [p for p in st.TEAM_SLOTS[side] if s.where[p] == st.BENCH and not is_monster(s, p)]


class VacantPlaces(NamedTuple):
    """The vacant places of a side and the players to fill them with."""

    centre: tuple[int, ...]  # face-off hexes, none once one is taken
    guardian: tuple[int, ...]
    rovers: tuple[int, ...]  # of both circles
    bench: list[int]
    able: list[int]  # players on the bench who may take the face-off


def vacant_places(s: State, side: Side) -> VacantPlaces:
    """Return the vacant set-up places of a side.

    Rule: Elfball 5 (3).
    """
    field, half, taken = s.book.field, st.half_of(s, side), set(s.where)
    return VacantPlaces(
        field.face_off[half] if taken.isdisjoint(field.face_off[half]) else (),
        () if field.guardian[half] in taken else (field.guardian[half],),
        tuple(cell for circle in field.rover[half] for cell in open_circle(circle, taken)),
        [p for p in st.TEAM_SLOTS[side] if s.where[p] == st.BENCH], face_off_players(s, side),
    )


def open_places(s: State, p: int, vacant: VacantPlaces | None = None) -> tuple[int, ...]:
    """List the cells where a Bench player may be set up, so that the compulsory places can still be filled.

    Rule: Elfball 5 (3), Ruling 77.
    Args: vacant - of his side, if it is known already.
    """
    centre, guardian, rovers, bench, able = vacant or vacant_places(s, st.side_of(p))
    is_able = p in able
    if centre and len(able) <= is_able:
        return centre if is_able else ()
    due = bool(centre) + (bool(guardian) and s.book.needs_guardian)
    return (centre if is_able else ()) + guardian + (rovers if len(bench) > due else ())


def open_circle(circle: tuple[int, ...], taken: set[int]) -> tuple[int, ...]:
    """Return the cells of a Rover circle that are still open."""
    if taken.isdisjoint(circle):
        return circle
    free = tuple(cell for cell in circle if cell not in taken)
    return free if len(circle) - len(free) < ROVERS else ()


def is_set_up(s: State, side: Side) -> bool:
    """Return whether a set-up is complete: the face-off player and, if there is one left for it, the Guardian.

    Rule: Elfball 5 (3), Ruling 77.
    """
    field, half = s.book.field, st.half_of(s, side)
    on_bench = any(s.where[p] == st.BENCH for p in st.TEAM_SLOTS[side])
    return any(cell in s.where for cell in field.face_off[half]) and (
        field.guardian[half] in s.where or not on_bench or not s.book.needs_guardian
    )


def place(t: Table, p: int, cell: int) -> None:
    """Set a player up; he looks at the ball until he is turned.

    Rule: Elfball 5 (3), Ruling 73.
    """
    s = t.state
    s.where[p], s.acting = cell, p
    s.facing[p] = s.book.field.direction_to(cell, s.book.field.looked_at[st.half_of(s, st.side_of(p))])
    t.tell("set_up", p, cell, rule="5")


def set_up_facings(s: State, p: int) -> list[int]:
    """List the directions a player just set up may be turned to.

    Rule: Elfball 5 (3), Ruling 73: the face-off player keeps the ball in a front hex.
    """
    field, cell, half = s.book.field, s.where[p], st.half_of(s, st.side_of(p))
    directions = [d for d in range(len(field.neighbours[cell])) if d != s.facing[p]]
    if cell in field.face_off[half]:
        directions = [d for d in directions if field.looked_at[half] in field.front[cell][d]]
    return directions


def turn_placed_player(t: Table, p: int, direction: int) -> None:
    """Turn the player just set up.

    Rule: Elfball 5 (3), Ruling 73.
    """
    face(t, p, direction)
    t.state.turned = True


def ready(t: Table) -> None:
    """Finish a set-up: now the other team's, or the face-off.

    Rule: Elfball 5, 6.
    """
    s = t.state
    t.tell("ready", s.side, rule="5")
    s.acting, s.turned = st.NO_ONE, False
    if s.side == s.first:
        s.side = 1 - s.first
    else:
        recover(t)
        note_monsters(s, (face_off_player(s, 0), face_off_player(s, 1)))
        s.book.face_off(t)


def face_off_player(s: State, side: Side) -> int:
    """Return the player who takes the face-off."""
    places = s.book.field.face_off[st.half_of(s, side)]
    return next(p for p in st.players_on_field(s, side) if s.where[p] in places)
