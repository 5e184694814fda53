"""Odds: which event decides the outcome of an action.

An event is taken as decisive where what follows is another story: a block when it is known who goes down, a pass when
it has gone astray, lies on the ground or is in somebody's hands. What nobody tells of went as planned ("other").
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.blocking.block_dice import ATTACKER_DOWN, DEFENDER_DOWN, STUMBLES
from fracas.games.street_bowl.blocking.both_down import may_stay_up
from fracas.games.street_bowl.pitch import is_in_goal
from fracas.games.street_bowl.skills.blocking import STAND_FIRM, WRESTLE
from fracas.games.street_bowl.state import State, side_of
from fracas.kernel.contracts.event_text import number_of_fact
from fracas.kernel.table import Event, Fact

HURTS = (  # events of a player whose armour or injury is rolled
    "armour_holds", "armour_breaks", "is_stunned", "is_knocked_out", "is_badly_hurt", "is_seriously_injured", "dies",
    "goes_to_reserves",
)
INJURIES = {
    "is_stunned": "stunned", "is_knocked_out": "out", "is_badly_hurt": "casualty", "is_seriously_injured": "casualty",
    "dies": "casualty", "goes_to_reserves": "healed",
}
ALWAYS = {  # whatever the Action is
    "loses_action": "lost", "takes_root": "rooted", "is_hungry": "hungry", "stays_down": "stays_down",
    "stands_up": "stands", "is_held": "held", "fails_pick_up": "fumbled", "is_put_off": "block:put_off",
    "chain_stops": "block:held", "is_rooted": "block:held", "is_pushed": "block:pushed",
    "is_pushed_into_wall": "block:wall", "goes_into_crowd": "crowd", "runs_into_wall": "block:wall",
    "tramples": "tramples", "saw_kicks_back": "saw:kickback", "is_hypnotised": "gaze:works", "touchback": "touchback",
    "fumbles": "pass:fumbled", "scatters": "pass:inaccurate", "hits_wall": "pass:inaccurate",
    "hits_ground": "pass:loose", "fails_catch": "pass:dropped", "holds_on": "pass:held",
    "lands_standing": "throw:standing", "eats": "throw:eaten", "flies_into_wall": "throw:wall",
    "lands_on": "throw:lands_on", "explodes": "bomb:explodes", "fumbles_bomb": "bomb:fumbled",
    "catches_bomb": "bomb:caught", "bomb_harmless": "bomb:harmless",
}


def outcome(event: Event, s: State) -> str | None:
    """Return the outcome an event decides, None if it decides nothing."""
    kind, facts = event.kind, event.facts
    if kind == "touchdown":
        return "touchdown" if facts[0] == s.side else "touchdown:theirs"
    if kind == "wins_toss":
        return "toss:away" if facts[0] else "toss:home"
    if kind == "kick_off":
        return f"kick_off:{facts[0]}"
    if s.phase == st.KICK or s.acting == st.NO_ONE:
        return None
    if kind in DECIDERS:
        return DECIDERS[kind](facts, s)
    if kind in HURTS:
        return _of_hurt(kind, number_of_fact(facts[0]), s)
    if kind == "falls":
        return "falls" if facts[0] == s.acting and event.rule == "9" else None
    return ALWAYS.get(kind) if s.deed in DURING.get(kind, (s.deed,)) else None


BY_AIR = ("pass", "handoff")
DURING: Mapping[str, tuple[str, ...]] = {  # events that decide in these Actions only
    "scatters": BY_AIR, "hits_wall": BY_AIR, "hits_ground": BY_AIR, "fails_catch": BY_AIR, "fumbles": ("pass", "throw"),
}


def _picks_up(facts: tuple[Fact, ...], s: State) -> str | None:
    """A pick-up in the end zone waits for the touchdown."""
    return None if is_in_goal(s.where[number_of_fact(facts[0])], side_of(number_of_fact(facts[0]))) else "ball"


def _catches(facts: tuple[Fact, ...], s: State) -> str | None:
    who = number_of_fact(facts[0])
    if s.deed not in BY_AIR or is_in_goal(s.where[who], side_of(who)):
        return None
    return "pass:caught" if side_of(who) == s.side else "pass:lost"


def _intercepts(facts: tuple[Fact, ...], s: State) -> str | None:
    return "pass:intercepted" if s.deed == "pass" else None


def _uses_skill(facts: tuple[Fact, ...], s: State) -> str | None:
    return "block:wrestle" if facts[1] == WRESTLE else "block:held" if facts[1] == STAND_FIRM else None


def _placed_prone(facts: tuple[Fact, ...], s: State) -> str | None:
    return "throw:prone" if s.deed == "throw" and facts[0] != s.acting else None


def _block_result(facts: tuple[Fact, ...], s: State) -> str | None:
    """Attacker Down and Defender Down say it all; of the others skills and pushes decide."""
    who, target, result = number_of_fact(facts[0]), number_of_fact(facts[1]), facts[2]
    if result == ATTACKER_DOWN:
        return "block:self"
    is_down = result == DEFENDER_DOWN or result == STUMBLES and not may_stay_up(s, target, who)
    return "block:down" if is_down else None


DECIDERS: Mapping[str, Callable[[tuple[Fact, ...], State], str | None]] = {
    "picks_up": _picks_up, "catches": _catches, "intercepts": _intercepts, "uses_skill": _uses_skill,
    "is_placed_prone": _placed_prone, "block_result": _block_result,
}


def _of_hurt(kind: str, who: int, s: State) -> str | None:
    """Return the outcome told by an armour or injury: of Both Down, of a foul, a knife or a saw."""
    if s.deed == "foul":
        return "foul:holds" if kind == "armour_holds" else f"foul:{INJURIES[kind]}" if kind in INJURIES else None
    if s.deed not in ("block", "blitz"):
        return None
    is_down = s.condition[s.acting] != st.STANDING or s.where[s.acting] < 0
    if who == s.acting:
        return "block:self"
    if kind in ("armour_holds", "armour_breaks") and s.condition[who] == st.STANDING:
        return "armour:holds" if kind == "armour_holds" else "armour:breaks"
    return "block:both" if is_down else "block:down"
