"""Silly decisions in Elfball and Street Brawl: a turn is one player's action, or two by an option."""

from collections.abc import Iterator
from fractions import Fraction
from math import prod
from typing import Any, NamedTuple

from fracas.games.elfball import state as st
from fracas.games.elfball.actions import ATTACKS
from fracas.games.elfball.hurdles import SURE, HurdleMap
from fracas.games.elfball.odds.pool import chance
from fracas.games.elfball.paths import paths
from fracas.games.elfball.shove import behind, is_way_free, shove_dice, shove_need
from fracas.games.elfball.state import STANDING, State, side_of
from fracas.games.elfball.throwing.throw import SHORT
from fracas.games.elfball.turn import usable_players
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Side
from fracas.lab.watch.general import IDLE_TURN
from fracas.lab.watch.turns import SillyDecision, SillyKind, WatchBook, WatchedTurn, Ways, decision_in
from fracas.locale import N_

LIKELY = Fraction(59, 100)  # a ball that can be fetched so likely is not left lying
STUCK = Fraction(1, 2)  # a holder who leaves his hex less likely is stuck
CLEARLY = Fraction(1, 10)  # by how much another way has to be better
FAR = 26  # farther than any way on the field
FREEING = ATTACKS | {"throw"}


class FetchChance(NamedTuple):
    """The best chance of a side to fetch the loose ball in one action."""

    chance: Fraction
    player: int  # slot, -1 = nobody can


def best_fetch(s: State) -> FetchChance:
    """Return the likeliest way of the side to act to the loose ball.

    Rule: Elfball 8, 11, 12.1.
    """
    found = FetchChance(Fraction(0), -1)
    for p in usable_players(s):
        path = paths(s, p).get(s.ball) if st.profile(s, p).skill else None
        if path is not None and path.chance > found.chance:
            found = FetchChance(path.chance, p)
    return found


def find_ball_left(turn: WatchedTurn) -> Iterator[SillyDecision]:
    """Yield a turn in which the ball was left lying though it could likely be fetched, and nobody was attacked."""
    s: State = turn.begin
    if s.holder >= 0 or s.ball < 0 or any(action[0] in ATTACKS for action in turn.actions):
        return
    if any(ply.before.ball >= 0 and ply.action[0] != "end" and s.ball in ply.action[2:] for ply in turn.plies):
        return
    best = best_fetch(s)
    if best.chance >= LIKELY:
        name = st.profile(s, best.player).name
        yield decision_in(turn, turn.plies[0], f"Left the ball lying; {name} fetches it in {percent(best.chance)}.",
                          float(best.chance))


def leave_chance(s: State, p: int) -> Fraction:
    """Return the chance that a player leaves his hex, with nothing replaced.

    Rule: Elfball 11.
    """
    return prod((hurdle.chance for hurdle in HurdleMap(s, p).leave_hurdles(s.where[p])), start=Fraction(1))


def shove_and_leave_chance(s: State, p: int) -> tuple[Fraction, int]:
    """Return a player's chance to leave his hex after his best Shove, and the player shoved.

    A Shove that fails without a flop leaves the way as it was; that chance is left out, so the true one is higher.
    Rule: Elfball 11, 15.
    """
    found = (Fraction(0), -1)
    for q in st.facing_players(s, 1 - side_of(p), s.where[p]):
        if s.where[q] not in s.book.field.neighbours[s.where[p]] or not is_way_free(s, p, q):
            continue
        cell = behind(s, p, q)
        if cell < 0:
            continue
        after = s.copy()
        after.where[q] = cell
        likely = chance(shove_dice(s, p), shove_need(s, p, q).value, simple=s.options.simple_star)
        found = max(found, (likely * leave_chance(after, p), q))
    return found


def find_stuck_holder(turn: WatchedTurn) -> Iterator[SillyDecision]:
    """Yield a turn that did not free a stuck holder, though a Shove made that clearly likelier."""
    s: State = turn.begin
    p = s.holder
    if p < 0 or side_of(p) != turn.side or p not in usable_players(s) or s.stance[p] != STANDING:
        return
    leaving = leave_chance(s, p)
    if leaving >= STUCK or any(action[0] in FREEING for action in turn.actions):
        return
    shoving, target = shove_and_leave_chance(s, p)
    if shoving >= leaving + CLEARLY:
        who, other = st.profile(s, p).name, st.profile(s, target).name
        sentence = f"{who} with the ball leaves in {percent(leaving)}; after shoving {other} in {percent(shoving)}."
        yield decision_in(turn, turn.plies[0], sentence, float(shoving - leaving))


def find_goal_passed_up(turn: WatchedTurn) -> Iterator[SillyDecision]:
    """Yield a turn of a holder who could walk into the goal without a roll and did not score."""
    s: State = turn.begin
    p = s.holder
    if p < 0 or side_of(p) != turn.side or p not in usable_players(s) or s.stance[p] != STANDING:
        return
    goals = s.book.field.goals[1 - st.half_of(s, turn.side)]
    ways = paths(s, p)
    sure = [cell for cell in goals if cell in ways and ways[cell].chance == SURE and not ways[cell].counters]
    if sure and not any(action[0] == "step" and action[2] in goals for action in turn.actions):
        name = st.profile(s, p).name
        yield decision_in(turn, turn.plies[0], f"{name} could walk into the goal without a roll.", 1.0)


def turn_key(s: State) -> tuple[int, ...]:
    """Return the key of the turn a position belongs to, empty outside turns."""
    return (s.test, s.turn) if s.phase == st.TURN else ()


def placement(s: State) -> Any:
    """Return the places and stances of players, and the place of the ball."""
    return (*s.where, *s.stance, s.ball, s.holder, *s.score, s.test)


def ways(s: State, side: Side) -> Ways:
    """Return the least distances of a side to opponents, ball and goal."""
    field, ball = s.book.field, st.ball_cell(s)
    own, foes = ([s.where[p] for p in st.players_on_field(s, each)] for each in (side, 1 - side))
    to_foe = min((field.distance(foe, at) for foe in foes for at in own), default=FAR)
    if s.holder >= 0 and side_of(s.holder) == side:
        return Ways(to_foe, goal=field.distance(ball, st.attacked_goal(s, side, ball)))
    return Ways(to_foe, min((field.distance(ball, at) for at in own), default=FAR) if ball >= 0 else FAR)


def percent(share: Fraction) -> str:
    """Return a chance as a percentage."""
    return f"{float(share):.0%}"


def action_kind(s: State, action: Action) -> str:
    """Return the kind of an action; throws by their range and by whether somebody is there."""
    if action[0] != "throw":
        return str(action[0])
    far = s.book.field.distance(s.where[action[1]], action[2]) > SHORT
    return ("long " if far else "short ") + ("throw" if action[2] in s.where else "throw to space")


def goes_for_ball(s: State, action: Action) -> bool:
    """Return whether a player steps to where the ball lies."""
    return action[0] == "step" and s.holder < 0 and action[2] == s.ball


BOOK = WatchBook(turn_key, placement, (
    SillyKind("ball-left", N_("a ball left lying within reach"), find_ball_left),
    SillyKind("stuck-holder", N_("a stuck holder who does not try what frees him best"), find_stuck_holder),
    SillyKind("goal-passed-up", N_("an open goal not taken"), find_goal_passed_up, is_ruled_out=True),
    IDLE_TURN,
), action_kind, ways=ways, deeds=ATTACKS | {"enter", "steal", "throw"},
    fetches=goes_for_ball)
