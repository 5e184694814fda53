"""What may be done (chapters 5 to 8 and 18): the legal actions. `inputs` plays them.

An action is a tuple, one step of one player. The first input of a player in a turn makes him the acting player.

    ("start",)             roll who sets up first
    ("place", p, cell)     set a player up                 ("ready",)  the set-up is complete
    ("face", p, d)         turn a player, not twice in a row
    ("step", p, cell)      move to a neighbouring cell, looking ahead
    ("stand", p)           stand up
    ("tackle", p, target)  attack a neighbour: Impact if he is stronger, then Tackle
    ("shove", p, target)   shove a neighbour
    ("throw", p, cell)     throw the ball
    ("cutblock", p, target), ("steal", p, target)  declared attacks (22.2)
    ("dash", p, counters)  Dash
    ("sprint", p)          a Sprinter's Dash
    ("end", p)             end the action; as first input: an action without doing anything
    ("enter", p, cell)     put a replacement on the field
    ("momentum", p, cell)  move as a step, for a counter           ("shamble", p, cell)  the same for two
    ("swarm", q, cell)     let another Little Guy than the acting player move, for a counter
    ("cheer", p)           let a Cheerleader help the action that begins
    ("potion", p)          let a player off the field drink a potion
    ("react", p, cell), ("taunt", p, target, counters), ("quickling", p), ("go",)   out of sequence; the last ends that
    ("shock", w, target), ("transform", w, target), ("inferno", w, cell)  the Wizard's spells
    ("pass",)              only when nothing else can be done, but perhaps a spell
    ("time",)              75 minutes are over: legal in a tournament between actions, never listed
    ("concede", side)      always legal, never listed; without a side it is the one to act, as older records have it
"""

from collections.abc import Collection, Sequence
from functools import cache, lru_cache

from fracas.games.elfball import state as st
from fracas.games.elfball.abilities.clipping import retry_toll
from fracas.games.elfball.abilities.momentum_moves import add_aside, add_momentum_moves
from fracas.games.elfball.abilities.out_of_sequence import window_actions
from fracas.games.elfball.dash import may_sprint
from fracas.games.elfball.faceoff import rival
from fracas.games.elfball.replacement import entrants, entry_cells
from fracas.games.elfball.setup import is_set_up, open_places, set_up_facings, vacant_places
from fracas.games.elfball.shove import is_way_free, shove_limit
from fracas.games.elfball.standing import stand_cost
from fracas.games.elfball.state import State
from fracas.games.elfball.support.potions import drinkers
from fracas.games.elfball.support.team_support import can_cheer
from fracas.games.elfball.support.wizard import spells
from fracas.games.elfball.tackle import is_weaker
from fracas.games.elfball.team.teams import Profile
from fracas.games.elfball.throwing.throw import LONG, SHORT
from fracas.games.elfball.tournament import may_stop
from fracas.games.elfball.turn import usable_players
from fracas.kernel.resign import is_resignation
from fracas.kernel.ruleset import Action

ATTACKS = frozenset(("tackle", "cutblock", "shove"))  # on a neighbour, who may fall or be moved by it


def legal_actions(s: State) -> list[Action]:
    """List the legal actions of the side to act, in stable order; empty only when the match is over."""
    if s.phase == st.TURN:
        return window_actions(s) if s.advanced.window else turn_actions(s)
    if s.phase == st.SET_UP:
        return set_up_actions(s)
    if s.phase == st.FREE:
        return free_actions(s)
    if s.phase == st.OPENING:
        return [("start",)]
    return []


def turn_actions(s: State) -> list[Action]:
    """List the legal actions during a turn.

    Rule: Elfball 7, 18, 21, 22.2 Quickling (only he who used it), Swarm, Rulings 15, 120, 124.
    """
    listed: list[Action] = []
    support = s.support[s.side]
    is_cheered = support.cheerleaders > 0 and can_cheer(s)
    if s.acting >= 0:
        player_actions(s, s.acting, st.profile(s, s.acting), s.jog, s.where, listed)
        if is_cheered:
            listed.append(("cheer", s.acting))
        if s.momentum or s.advanced is not st.PLAIN:
            add_aside(s, listed)
        return listed
    taken = set(s.where)
    for p in usable_players(s):
        who = st.profile(s, p)
        player_actions(s, p, who, who.jog, taken, listed)
        if is_cheered:
            listed.append(("cheer", p))
    for p in entrants(s, s.side) if s.advanced.named == st.NO_ONE else ():
        listed += [("enter", p, cell) for cell in entry_cells(s, s.side)]
    if not listed:
        listed.append(("pass",))
    if support.potions:
        listed += (("potion", p) for p in drinkers(s))
    return spells(s) + listed if support.wizard else listed


def set_up_actions(s: State) -> list[Action]:
    """List the legal actions during a set-up.

    Rule: Elfball 5.
    """
    listed: list[Action] = []
    if len(st.players_on_field(s, s.side)) < st.ON_FIELD:
        vacant = vacant_places(s, s.side)
        for p in vacant.bench:
            listed += [("place", p, cell) for cell in open_places(s, p, vacant)]
    if s.acting >= 0 and not s.turned:
        listed += [("face", s.acting, d) for d in set_up_facings(s, s.acting)]
    if is_set_up(s, s.side):
        listed.append(("ready",))
    if s.support[s.side].potions:
        listed += (("potion", p) for p in drinkers(s))
    return listed


def free_actions(s: State) -> list[Action]:
    """List the legal actions of the winner of the face-off.

    Rule: Elfball 6 (4), Ruling 11.
    """
    p, target = s.acting, rival(s)
    listed: list[Action] = [("step", p, cell) for cell in s.book.free_cells(s, p)]
    if s.where[target] in s.book.field.neighbours[s.where[p]]:
        add_attack(s, p, target, listed)
        if s.stance[target] == st.STANDING and is_way_free(s, p, target):
            listed.append(("shove", p, target))
    return [*listed, *turns(s, p), ("end", p)]


def turns(s: State, p: int) -> tuple[Action, ...]:
    """List the ways a standing player may be turned; not twice in a row.

    Rule: Elfball 4 "Facing".
    """
    return () if s.turned else other_facings(p, s.facing[p], len(s.book.field.steps))


@cache
def other_facings(p: int, facing: int, directions: int) -> tuple[Action, ...]:
    """Return the actions that turn a player away from a direction."""
    return tuple(("face", p, d) for d in range(directions) if d != facing)


@lru_cache(maxsize=8192)
def steps_to(p: int, cells: tuple[int, ...]) -> tuple[Action, ...]:
    """Return the steps of a player to some cells."""
    return tuple(("step", p, cell) for cell in cells)


def player_actions(s: State, p: int, who: Profile, jog: int, taken: Collection[int], listed: list[Action]) -> None:
    """Add the legal actions of the acting player with so much Jog left.

    Rule: Elfball 8, 10, 13.1, 14, 15, 16, Rulings 8 (one player per hex), 29, 39, 91, 102, 107, 108.
    Args: who - what he is.
          taken - the cells of all players.
    """
    if s.stance[p] != st.STANDING:
        if jog >= stand_cost(s, p) and s.dash == st.NO_DASH:
            listed.append(("stand", p))
        listed.append(("end", p))
        return
    field, here = s.book.field, s.where[p]
    free = beside = field.beside[here]
    if not field.near[here].isdisjoint(taken):
        free = tuple([cell for cell in beside if cell not in taken])
    jog -= s.fee
    if s.dash != st.NO_DASH:
        add_dash_actions(s, p, jog, free, listed)
    else:
        if who.abilities and s.momentum:
            add_momentum_moves(s, p, jog, free, listed)
        if jog > (retry_toll(s, p) if s.clipped >= 0 else 0):
            if free is beside and (s.ball not in free or can_pay_pick_up(s, jog)):
                listed += steps_to(p, free)
            else:
                listed += [("step", p, cell) for cell in free if cell != s.ball or can_pay_pick_up(s, jog)]
        if jog >= s.options.legacy_challenge_cost:
            if len(free) < len(beside):
                add_attacks(s, p, s.attacks == 0, s.shoves < shove_limit(s, p), listed)
            if s.holder == p:
                add_throws(s, p, listed)
        if s.momentum and s.dashes == 0:
            listed += [("dash", p, counters) for counters in range(1, s.momentum + 1)]
        if who.abilities and may_sprint(s, p):
            listed.append(("sprint", p))
    if not s.turned:
        listed += other_facings(p, s.facing[p], len(field.steps))
    listed.append(("end", p))


def can_pay_pick_up(s: State, jog: int) -> bool:
    """Return whether the Jog suffices for a step onto the ball.

    Rule: Elfball 12.1, Ruling 16 (under the old rules the Pick-up costs 1 Jog too).
    """
    return jog > 1 or not s.options.legacy_challenge_cost


def add_dash_actions(s: State, p: int, jog: int, free: Sequence[int], listed: list[Action]) -> None:
    """Add the actions that a won Dash allows.

    One more hex, one challenge, to burst away with the ball it has won, or after a Sprinter's hex another Dash.

    Rule: Elfball 16, Rulings 40, 41, 107: steps only for their Disengage or Pick-up, and with Jog left.
    """
    if s.dash == st.BURSTING:
        return add_momentum_moves(s, p, jog, free, listed)
    if s.dash == st.SPENT:
        if s.momentum and s.advanced.burst:
            add_momentum_moves(s, p, jog, free, listed)
        listed.append(("sprint", p))
        return
    if s.dash == st.EXTRA_HEX:
        listed += [("step", p, cell) for cell in free]
        return
    if jog > 0:
        is_faced = bool(st.facing_players(s, 1 - s.side, s.where[p]))
        listed += [("step", p, cell) for cell in free if is_faced or cell == s.ball]
    add_attacks(s, p, True, True, listed)
    if s.holder == p:
        add_throws(s, p, listed)


def add_attacks(s: State, p: int, may_tackle: bool, may_shove: bool, listed: list[Action]) -> None:
    """Add attacks on neighbours, and Shoves of those who stand.

    Rule: Elfball 14, 15.
    """
    where, beside = s.where, s.book.field.beside[s.where[p]]
    for q in st.TEAM_SLOTS[1 - s.side]:
        if where[q] in beside:
            if may_tackle:
                add_attack(s, p, q, listed)
            if may_shove and s.stance[q] == st.STANDING and is_way_free(s, p, q):
                listed.append(("shove", p, q))


def add_attack(s: State, p: int, target: int, listed: list[Action]) -> None:
    """Add the ways to attack a neighbour: Tackle, Cutblock, Steal; one who lies, by a Cheapshot only.

    Rule: Elfball 14, 22.2 "Cheapshot", "Cutblock", "Steal", Ruling 129.
    """
    abilities = st.profile(s, p).abilities
    if s.stance[target] == st.STANDING or "cheapshot" in abilities:
        listed.append(("tackle", p, target))
    if not abilities or s.stance[target] != st.STANDING:
        return
    if "cutblock" in abilities and s.moved and is_weaker(s, p, target):
        listed.append(("cutblock", p, target))
    if "steal" in abilities and s.holder == target:
        listed.append(("steal", p, target))


def add_throws(s: State, p: int, listed: list[Action]) -> None:
    """Add the cells the holder may throw to; a long throw only before anything else.

    Rule: Elfball 13.1, 22.2 Scramble, Rulings 29, 30, 41, 96, 133.
    """
    is_fresh = (s.moved == 0 and not s.busy) or st.has(s, p, "scramble")
    listed += [("throw", p, cell) for cell in s.book.field.within(s.where[p], 1, LONG if is_fresh else SHORT)]


def is_legal(s: State, action: Action) -> bool:
    """Return whether an action may be played; conceding is, and stopping a tournament, though they are not listed.

    Rule: Elfball 20 "Concede", 24.8.
    """
    if action == ("time",):
        return may_stop(s)
    gives_up = action == ("concede",) or is_resignation(action)
    return (gives_up and s.phase != st.OVER) or action in legal_actions(s)
