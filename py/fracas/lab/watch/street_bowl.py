"""Silly decisions in Street Bowl, where a turn is that of a whole team."""

from collections.abc import Iterator
from typing import Any

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.blocking.both_down import FALL
from fracas.games.street_bowl.bot.sight import Sight
from fracas.games.street_bowl.declare import BLITZ
from fracas.games.street_bowl.pitch import GOAL_COLUMN, X
from fracas.games.street_bowl.roll import KEEP
from fracas.games.street_bowl.score import TURNS
from fracas.games.street_bowl.skills.blocking import BLOCK
from fracas.games.street_bowl.state import State
from fracas.games.street_bowl.zones import markers
from fracas.kernel.ply import Ply
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Rolled
from fracas.lab.watch.general import GAIN_LEFT, IDLE_TURN
from fracas.lab.watch.street_bowl_feats import FEATS
from fracas.lab.watch.turns import (
    GivenAnswer,
    SillyDecision,
    SillyKind,
    WatchBook,
    WatchedTurn,
    decision_in,
    inputs_in,
)
from fracas.locale import N_

LIKELY = 0.59  # a ball that can be taken so likely is not left lying
MATES_FIRST = 4  # free mates who could have moved before a needless roll
MOVES = frozenset(("dodge", "go_for_it", "pick_up", "leap"))  # rolls of a player's own movement


def is_ended_by_choice(turn: WatchedTurn) -> bool:
    """Return whether a coach ended his turn himself."""
    return bool(turn.plies[-1].action[0] == "end")


def find_ball_left(turn: WatchedTurn) -> Iterator[SillyDecision]:
    """Yield a turn ended with the ball lying where a player not used yet takes it likely."""
    last = turn.plies[-1]
    sight = Sight(last.before)
    if not is_ended_by_choice(turn) or not sight.is_loose or not sight.takers:
        return
    who, likely = max(sight.takers.items(), key=lambda item: item[1])
    if likely >= LIKELY:
        name = st.player(last.before, who).name
        yield decision_in(turn, last, f"Ended the turn with the ball lying; {name} takes it in {likely:.0%}.", likely)


def find_idle_blitz(turn: WatchedTurn) -> Iterator[SillyDecision]:
    """Yield a Blitz that ended without a block, by the coach's will."""
    for at, ply in enumerate(turn.plies):
        if ply.action[0] != "declare" or ply.action[2] != BLITZ:
            continue
        who = ply.action[1]
        rest = [each for each in turn.plies[at + 1:] if each.before.acting == who]
        if rest and rest[-1].action[0] == "stop" and not rest[-1].before.has_blocked:
            yield decision_in(turn, rest[-1], f"{st.player(ply.before, who).name} blitzes and hits nobody.", 0.3)


def find_fall_with_block(turn: WatchedTurn) -> Iterator[SillyDecision]:
    """Yield a player with Block who went down by Both Down, though he could stand."""
    for ply in turn.plies:
        for given in inputs_in(ply):
            if isinstance(given, GivenAnswer) and (given.kind, given.value) == ("both_down", FALL) \
                    and st.has(ply.before, given.who, BLOCK):
                name = st.player(ply.before, given.who).name
                yield decision_in(turn, ply, f"{name} has Block and goes down all the same.", 0.5, given.coach)


def find_lost_carrier(turn: WatchedTurn) -> Iterator[SillyDecision]:
    """Yield a carrier's failed roll of movement that was not thrown again, though it could be.

    Once the last turn can change the result no more, the ball is worth no re-roll.
    """
    for ply in turn.plies if is_open_result(turn.begin, turn.side) else ():
        last: Rolled | None = None
        for given in inputs_in(ply):
            if isinstance(given, Rolled):
                last = given
            elif (given.kind, given.value) == ("reroll", KEEP) and ply.before.holder == given.who \
                    and last is not None and last.request.kind in MOVES:
                name = st.player(ply.before, given.who).name
                yield decision_in(turn, ply, f"{name} loses the ball and keeps a re-roll.", 0.4, given.coach)


def is_open_result(s: State, side: int) -> bool:
    """Return whether one touchdown of a side still changes the result, or there is time for more."""
    is_last = s.half == 2 and min(s.turns[side], s.turns[1 - side]) == TURNS
    return not is_last or s.score[side] - s.score[1 - side] in (-1, 0)


def find_needless_roll_first(turn: WatchedTurn) -> Iterator[SillyDecision]:
    """Yield a first roll of a player's own movement while mates could still move without any, unless it scores."""
    for ply in turn.plies:
        roll = first_roll_of_movement(ply)
        if roll is None:
            continue
        s: State = ply.before
        waiting = free_mates(s, turn.side)
        is_scoring = is_touchdown(ply) or ply.action[0] == "step" and X[ply.action[2]] == GOAL_COLUMN[turn.side]
        if len(waiting) >= MATES_FIRST and s.acting == s.holder and not is_scoring:
            risk = 1 - (7 - (roll.request.need or 1)) / 6
            name = st.player(s, s.acting).name
            yield decision_in(turn, ply, f"{name} rolls first, with the ball; {len(waiting)} free mates wait.",
                              risk)
        return


def first_roll_of_movement(ply: Ply) -> Rolled | None:
    """Return the first roll of an action that is one of the mover's own."""
    return next((given for given in inputs_in(ply)
                 if isinstance(given, Rolled) and given.request.kind in MOVES), None)


def is_touchdown(ply: Ply) -> bool:
    """Return whether an action scored."""
    return any(event.kind == "touchdown" for event in ply.events)


def free_mates(s: State, side: int) -> list[int]:
    """List the players of a side who stand, are unmarked and have not had their Action."""
    return [who for who in st.on_street(s, side) if who != s.acting and st.is_standing(s, who) and not s.used[who]
            and not s.frozen[who] and not markers(s, side, s.where[who])]


def find_left_prone(turn: WatchedTurn) -> Iterator[SillyDecision]:
    """Yield a turn ended with players on the ground who could have stood up without a roll."""
    last = turn.plies[-1]
    s: State = last.before
    if not is_ended_by_choice(turn):
        return
    lying = [who for who in st.on_street(s, turn.side) if s.condition[who] == st.PRONE and not s.used[who]
             and not s.frozen[who] and st.player(s, who).ma >= 3]
    if lying:
        names = ", ".join(st.player(s, who).name for who in lying)
        yield decision_in(turn, last, f"Ended the turn; left on the ground: {names}.", 0.2 * len(lying))


def turn_key(s: State) -> tuple[int, ...]:
    """Return the key of the turn a position belongs to, empty outside turns."""
    return (s.half, *s.turns, *s.score) if s.phase == st.TURN else ()


def action_kind(_s: State, action: Action) -> str:
    """Return the kind of an action; a declaration has that of what is declared."""
    return f"declare {action[2]}" if action[0] == "declare" else str(action[0])


def placement(s: State) -> Any:
    """Return the places and conditions of players, and the place of the ball."""
    return (*s.where, *s.condition, s.holder, s.ball, *s.score)


BOOK = WatchBook(turn_key, placement, (
    SillyKind("ball-left", N_("a turn ended with a ball lying within reach"), find_ball_left),
    SillyKind("idle-blitz", N_("a Blitz without a block"), find_idle_blitz),
    SillyKind("fall-with-block", N_("a player with Block goes down by Both Down"), find_fall_with_block,
              is_ruled_out=True),
    SillyKind("lost-carrier", N_("a carrier’s failed roll not re-rolled"), find_lost_carrier, is_ruled_out=True),
    SillyKind("roll-first", N_("the carrier's needless roll before the safe moves"), find_needless_roll_first),
    SillyKind("left-prone", N_("players left on the ground who stand up without a roll"), find_left_prone),
    IDLE_TURN,
    GAIN_LEFT,
), action_kind, deeds=frozenset(("block", "blocks", "stab", "saw", "foul", "pass", "bank", "hail", "hand", "throw",
                                 "bomb", "lob", "gaze")), feats=FEATS)
