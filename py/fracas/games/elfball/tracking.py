"""Elfball tracked at a table without a board: the entries of a log and their effects.

Whoever is fit is on the Bench, or on the field if that was written down, on whatever cell is free: no cell means a
place. What the rules do with a result they do here too.
"""

from functools import partial

from fracas.games.elfball import state as st
from fracas.games.elfball.dice import MOST_DICE
from fracas.games.elfball.double import forget_moves, mark_last_moved
from fracas.games.elfball.field import NO_LINE
from fracas.games.elfball.injury import injure, leave
from fracas.games.elfball.movement import reset_action
from fracas.games.elfball.notation.shirts import slot_text
from fracas.games.elfball.profiles import suffer
from fracas.games.elfball.ruleset import RULESET
from fracas.games.elfball.scoring import check_goals, concede, draw_card, score
from fracas.games.elfball.setup import begin_test, clear, recover
from fracas.games.elfball.state import State, side_of
from fracas.games.elfball.support.potions import drink, drinkers
from fracas.kernel.contracts.tracking_rules import (
    WHO,
    EntryField,
    EntryKind,
    ResultSummary,
    TrackingRules,
    Value,
    amount,
    clamp,
    number,
    side,
    tracking_ruleset,
    word,
)
from fracas.kernel.table import NOBODY, Side, Table

PLACES = {"fit": st.BENCH, "recovery": st.RECOVERY, "infirmary": st.INFIRMARY, "ejected": st.EJECTED,
          "benched": st.BENCHED}
PLACE_WORDS = {place: name for name, place in PLACES.items()}
LASTING = {"lasting": 0, "career-over": -1}  # net of the Injury roll
NO_SIDE_YET = 0  # south and first of a match that begins: asked for by the rules once it is on the board


def begin(s: State) -> None:
    """Let a tracked match begin with its first Test."""
    s.phase, s.south, s.first = st.SET_UP, NO_SIDE_YET, NO_SIDE_YET


def join(s: State) -> None:
    """Prepare a match from the board for tracking: its action is over, and nobody is being set up."""
    if s.phase == st.OPENING:
        begin(s)
    elif s.phase == st.FREE:
        s.phase, s.turn = st.TURN, 1
    reset_action(s)


def players(s: State) -> tuple[int, ...]:
    """List all players, by slot."""
    return tuple(p for p in st.ALL_SLOTS if s.where[p] != st.ABSENT)


def who_text(_s: State, who: Value) -> str:
    """Return the name of a player, or of nobody, in a log."""
    return slot_text(int(who))


PLAYER = EntryField(WHO, players, who_text)
ACTOR = EntryField(WHO, lambda s: (st.NO_ONE, *(p for p in st.TEAM_SLOTS[s.side] if p in players(s))), who_text)

DRINKER = EntryField(WHO, drinkers, who_text)


# -- the course of a match -------------------------------------------------------------------------------------


def is_set_up(s: State) -> bool:
    """Return whether a Test is about to begin."""
    return s.phase == st.SET_UP


def is_played(s: State) -> bool:
    """Return whether turns are being played."""
    return s.phase == st.TURN


def is_on(s: State) -> bool:
    """Return whether the match is not over."""
    return s.phase != st.OVER


def win_face_off(t: Table, winner: Side) -> None:
    """Let a side begin a Test.

    Rule: Elfball 6 (5), 17 (who recovers).
    """
    s = t.state
    recover(t)
    s.loser = 1 - winner
    give_turn(t, winner)


def give_turn(t: Table, to: Side) -> None:
    """Let a side have its turn.

    Rule: Elfball 7, 24.2, Ruling 132 (attacks are remembered for one turn of each side).
    """
    s = t.state
    reset_action(s)
    forget_moves(s)
    if s.advanced.attacked:
        s.advanced = s.advanced._replace(attacked=tuple(p for p in s.advanced.attacked if side_of(p) == to))
    s.phase, s.side, s.turn = st.TURN, to, min(s.turn + 1, st.MOST_COUNTED)
    t.tell("turn", to, s.turn, rule="7")


def end_turn(t: Table, who: int, keeps_counters: bool) -> None:
    """End a turn; the counters are lost, or go to the opponent.

    Rule: Elfball 7, 9 "Reset" and "SiM", 24.1.
    """
    s = t.state
    s.acting = who
    mark_last_moved(s)
    s.momentum = s.momentum if keeps_counters else 0
    draw_card(t)
    if is_on(s):
        give_turn(t, 1 - s.side)


def score_goal(t: Table, who: int, scorers: Side) -> None:
    """Count a goal; the next Test is set up.

    Rule: Elfball 5, 20.
    Args: who - the scorer, `NO_ONE` if nobody knows.
    """
    s = t.state
    s.acting = who
    take_field(t, who)
    score(t, scorers, rule="20")
    check_goals(t)
    draw_card(t)
    if is_on(s):
        s.test = min(s.test + 1, st.MOST_COUNTED)
        begin_test(t)


def move(t: Table, who: int, place: str) -> None:
    """Put a player into his present place.

    Rule: Elfball 17, 19.
    """
    leave(t, who, PLACES[place], rule="17")


def enter(t: Table, who: int) -> None:
    """Let a replacement come on instead of an action.

    Rule: Elfball 18.
    """
    take_field(t, who)
    end_turn(t, who, keeps_counters=False)


def take_field(t: Table, who: int) -> None:
    """Note that a player is on the field.

    Rule: Elfball 5, 18; 22 (who is there gains experience from a goal).
    Args: who - `NO_ONE` if nobody knows.
    """
    s = t.state
    if who != st.NO_ONE and s.where[who] < 0:
        s.where[who] = next(cell for cell in range(len(s.book.field.names)) if cell not in s.where)


def hurt_for_good(t: Table, who: int, how: str) -> None:
    """Carry a player to the Infirmary whose injury lasts.

    Rule: Elfball 17 (advanced).
    Asks: his coach, as `suffer`.
    """
    leave(t, who, st.INFIRMARY, rule="17")
    suffer(t, who, LASTING[how])


def count(t: Table, n: int) -> None:
    """Move the Momentum marker.

    Rule: Elfball 9.
    """
    t.state.momentum = clamp(t.state.momentum + n, 0, st.MOST_MOMENTUM)


ENTRY_KINDS = {
    "face-off": EntryKind(win_face_off, (side(),), is_set_up),
    "over": EntryKind(partial(end_turn, keeps_counters=False), (ACTOR,), is_played),
    "shift": EntryKind(partial(end_turn, keeps_counters=True), (ACTOR,), is_played),
    "goal": EntryKind(lambda t, who: score_goal(t, who, side_of(who)), (PLAYER,), is_on),
    "goal-for": EntryKind(lambda t, of: score_goal(t, st.NO_ONE, of), (side(),), is_on),
    "put": EntryKind(move, (PLAYER, word(*PLACES)), is_on),
    "field": EntryKind(take_field, (PLAYER,), is_on),
    "hurt": EntryKind(hurt_for_good, (PLAYER, word(*LASTING)), lambda s: is_on(s) and s.options.careers),
    "enter": EntryKind(enter, (ACTOR,), is_played),
    "momentum": EntryKind(count, (amount(st.MOST_MOMENTUM),), is_on),
    "potion": EntryKind(drink, (DRINKER,), is_on),
    "injury": EntryKind(injure, (PLAYER, number(range(MOST_DICE + 1))), is_on),
    "concede": EntryKind(concede, (side(),), is_on),
}


# -- what it comes to --------------------------------------------------------------------------------------------


def result_summary(s: State) -> ResultSummary:
    """Return the score, the squads and the side in turn; a fit player is fit on the field and off."""
    home, away = (tuple(PLACE_WORDS.get(min(s.where[p], st.BENCH), "") for p in slots) for slots in st.TEAM_SLOTS)
    return ResultSummary((s.score[0], s.score[1]), (home, away), s.side if s.phase in (st.FREE, st.TURN) else NOBODY)


def board_position(s: State) -> State | None:
    """Return the next set-up on the board before anybody has a place, None in the middle of a Test."""
    if not is_set_up(s):
        return None
    found = s.copy()
    clear(found)
    if s.test == 1 and not any(s.score):
        found.phase, found.south, found.first = st.OPENING, NOBODY, NOBODY
    found.side = max(found.first, 0)
    return found


def placement_position(s: State) -> State | None:
    """Return the turn on an empty field with a loose ball, None while nobody has a turn."""
    if not is_played(s):
        return None
    found = s.copy()
    found.where = [min(place, st.BENCH) for place in s.where]
    found.stance, found.facing = [st.STANDING] * len(s.where), [-1] * len(s.where)
    field = found.book.field
    free = (cell for cell, line in enumerate(field.lines) if line == NO_LINE)
    found.holder, found.ball = st.NO_ONE, field.centre if field.centre >= 0 else next(free)
    return found


TRACKING = TrackingRules(
    rules=tracking_ruleset(RULESET, ENTRY_KINDS, begin=begin, join=join, teams=lambda s: s.codes),
    summary=result_summary, board_position=board_position, placement_position=placement_position)
