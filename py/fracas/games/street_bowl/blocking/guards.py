"""The city guards, who arrest the slow (chapter 15)."""

from __future__ import annotations

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.blocking.block_dice import (
    ATTACKER_DOWN,
    BOTH_DOWN,
    PUSHED,
    STUMBLES,
    THROWS,
    distinct_results,
)
from fracas.games.street_bowl.blocking.push import push_straight
from fracas.games.street_bowl.draw import draw
from fracas.games.street_bowl.injuries.injury import place_prone, remove
from fracas.games.street_bowl.pitch import BACK
from fracas.games.street_bowl.skills.blocking import BLOCK, WRESTLE
from fracas.games.street_bowl.skills.moving import DODGE
from fracas.games.street_bowl.state import State
from fracas.kernel.table import AWAY, HOME, Side, Table

GUARD_STRENGTH = 3


def guards(t: Table) -> None:
    """Let a guard go for the slowest player of each side.

    Rule: Street Bowl 15 "Guards!", Rulings 55, 68: home first.
    """
    for side in (HOME, AWAY):
        slow = slowest(t.state, side)
        if slow:
            who = draw(t, "guards_victim", slow, coach=1 - side, rule="15/R55")
            t.tell("guards_go_for", who, rule="15")
            guard_blocks(t, who)


def slowest(s: State, side: Side) -> list[int]:
    """List the players of a side on the street with the lowest MA, in roster order."""
    team = st.on_street(s, side)
    least = min((st.player(s, who).ma for who in team), default=0)
    return [who for who in team if st.player(s, who).ma == least]


def guard_blocks(t: Table, who: int) -> None:
    """Let a guard block a player, without assists or re-rolls.

    Rule:  Street Bowl 15 "Guards!", Rulings 54, 55, 68.
    Rolls: 1 to 3 block dice.
    Asks:  the stronger side's coach: "guard_block"; "stand_firm".
    """
    s: State = t.state
    result = guard_result(t, who)
    t.tell("guard_block", who, result, rule="15")
    if result == BOTH_DOWN:
        both_down(t, who)
    elif result == PUSHED or result == STUMBLES and can_use(s, who, DODGE):
        push_straight(t, who, (BACK[st.side_of(who)], 0), may_refuse=True)
    elif result != ATTACKER_DOWN:
        remove(t, who, st.ARRESTED, rule="15")


def guard_result(t: Table, who: int) -> str:
    """Roll the guard's block dice and let the stronger side's coach choose.

    Rule: Street Bowl 15 "Guards!": ST 1 three dice, ST 2 two, ST 3 one, ST 4 and more two for the player.
    """
    s: State = t.state
    side, strength = st.side_of(who), st.strength(s, who)
    dice = THROWS[dice_against(strength) - 1]
    faces = t.roll("guard_dice", dice, coach=1 - side, who=who, bands=distinct_results, rule="15")
    results = distinct_results(faces)
    if len(results) == 1:
        return results[0]
    chooser = side if strength > GUARD_STRENGTH else 1 - side
    result: str = t.choose(chooser, "guard_block", results, who=who, facts=faces, rule="15")
    return result


def dice_against(strength: int) -> int:
    """Return the number of block dice rolled against a player."""
    if strength == GUARD_STRENGTH:
        return 1
    return 3 if 2 * strength < GUARD_STRENGTH else 2


def both_down(t: Table, who: int) -> None:
    """Arrest the player with the guard on the ground, unless he keeps his feet or wrestles.

    Rule: Street Bowl 15 "Guards!", Ruling 54.
    """
    s: State = t.state
    if can_use(s, who, BLOCK):
        t.tell("uses_skill", who, BLOCK, rule="15")
    elif can_use(s, who, WRESTLE):
        t.tell("uses_skill", who, WRESTLE, rule="15/R54")
        place_prone(t, who, rule="15/R54")
    else:
        remove(t, who, st.ARRESTED, rule="15")


def can_use(s: State, who: int, skill: str) -> bool:
    """Return whether a player may use a skill against a guard: not while he lies.

    Rule: Street Bowl 1, Ruling 56.
    """
    return st.is_standing(s, who) and st.has(s, who, skill)


