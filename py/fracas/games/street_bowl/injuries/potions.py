"""Magic potions: when they are drunk and what they do for the rest of the match (chapter 13)."""

from __future__ import annotations

from typing import NamedTuple

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.injuries.injury import remove
from fracas.games.street_bowl.pitch import is_in_end_zone, is_in_wide_zone
from fracas.games.street_bowl.score import check_touchdown
from fracas.games.street_bowl.skills.acting import BONE_HEAD, REALLY_STUPID, WILD_ANIMAL
from fracas.games.street_bowl.skills.blocking import FRENZY
from fracas.games.street_bowl.skills.catalogue import talents_of
from fracas.games.street_bowl.skills.hurting import REGENERATION, THICK_SKULL
from fracas.games.street_bowl.skills.moving import JUMP_UP, SPRINT
from fracas.games.street_bowl.state import State
from fracas.kernel.dice import D6, D8
from fracas.kernel.table import AWAY, HOME, NOBODY, Side, Table

NONE = "none"  # no potion for anybody
CURABLE = (st.KNOCKED_OUT, st.BADLY_HURT, st.INJURED)
AWAKE_TO_BEER = (st.RESERVES, st.GONE, *CURABLE)  # boxes in which Fungus Beer can still kill


class Brew(NamedTuple):
    """What is in a bottle."""

    key: str
    st: int = 0  # strength it adds
    ag: int = 0  # agility it adds
    skills: tuple[str, ...] = ()  # skills it gives
    mark: int = 0  # bit of `State.brews`


PISH, TAP_WATER = Brew("squig_pish"), Brew("tap_water")
BREWS = (  # by D8 from 1
    PISH,
    TAP_WATER,
    Brew("laudanum", ag=-2, skills=(REALLY_STUPID, THICK_SKULL)),
    Brew("dwarf_ale", ag=-1, skills=(BONE_HEAD,)),
    Brew("healing_balm"),
    Brew("warpstone_tincture", skills=(SPRINT, JUMP_UP), mark=st.WARPSTONE),
    Brew("orca_cola", mark=st.ORCA),
    Brew("fungus_beer", st=2, skills=(FRENZY, WILD_ANIMAL), mark=st.FUNGUS),
)


def drink_in_break(t: Table) -> None:
    """Let the coaches give potions before the match or between two drives, one to a player at most.

    Rule:  Street Bowl 4 (3), 13 (d), Rulings 44, 45.
    Rolls: D8 a potion.
    Asks:  both coaches, home first: "potion", until they give no more.
    """
    s: State = t.state
    for side in (HOME, AWAY):
        thirsty = [who for who in st.TEAMS[side] if s.where[who] in (st.RESERVES, *CURABLE) and may_drink(s, who)]
        while s.potions[side] and thirsty:
            who = t.choose(side, "potion", (*thirsty, NONE), rule="13/R44")
            if who == NONE:
                break
            thirsty.remove(who)
            drink(t, who)


def may_drink(s: State, who: int) -> bool:
    """Return whether potions work on a player.

    Rule: Street Bowl 13 "Magic potions", 19 Regeneration.
    """
    return not st.has(s, who, REGENERATION)


def peddle(t: Table, side: Side) -> None:
    """Sell a side a potion during the kick-off: for a player on the street now, or for its stock.

    Rule:  Street Bowl 15 (9), Rulings 49, 69.
    Rolls: D8, if it is drunk at once.
    Asks:  the coach: "potion".
    """
    s: State = t.state
    s.potions[side] = min(s.potions[side] + 1, st.MOST_STOCK)
    t.tell("buys_potion", side, s.potions[side], rule="13/R69")
    thirsty = [who for who in st.on_street(s, side) if may_drink(s, who)]
    if thirsty:
        who = t.choose(side, "potion", (*thirsty, NONE), rule="13/R49")
        if who != NONE:
            drink(t, who)


def drink(t: Table, who: int) -> None:
    """Make a player drink one of his side's potions.

    Rule:  Street Bowl 13 "Magic potions", Rulings 44, 45, 49, 80.
    Rolls: D8.
    """
    s: State = t.state
    side = st.side_of(who)
    s.potions[side] -= 1
    brew = BREWS[t.roll("potion", D8, coach=side, who=who, rule="13") - 1]
    t.tell("drinks", who, brew.key, rule="13")
    if brew is PISH:
        return remove(t, who, st.DEAD, rule="13")
    if brew is TAP_WATER:
        return
    take_effect(s, who, brew)
    if s.where[who] in CURABLE:
        s.where[who] = st.RESERVES
        t.tell("is_cured", who, rule="13/R80")


def take_effect(s: State, who: int, brew: Brew) -> None:
    """Change a player for the rest of the match: skills count once, characteristics every time.

    Rule: Street Bowl 13 "Magic potions", Ruling 44.
    """
    p = st.player(s, who)
    skills = (*p.skills, *(skill for skill in brew.skills if skill not in p.skills))
    strength = min(p.st + brew.st, st.MOST_CHARACTERISTIC)
    changed = p._replace(st=strength, ag=max(1, p.ag + brew.ag), skills=skills, talents=talents_of(skills))
    s.players = (*s.players[:who], changed, *s.players[who + 1:])
    s.brews[who] |= brew.mark


def fungus_rolls(t: Table) -> None:
    """Roll at the start of a team turn for everybody who has drunk Fungus Beer, wherever he is.

    Rule:  Street Bowl 13 "Magic potions" 8, Ruling 48.
    Rolls: D6 2+ each, home first, in roster order.
    """
    s: State = t.state
    for who in st.EVERYBODY:
        is_drunk = s.brews[who] & st.FUNGUS and (s.where[who] >= 0 or s.where[who] in AWAKE_TO_BEER)
        if is_drunk and not t.test(
                "fungus_beer", D6, coach=st.side_of(who), who=who, need=2, rule="13/R48").passed:
            remove(t, who, st.DEAD, rule="13/R48")


def leaves_by_orca(t: Table, who: int) -> None:
    """Take a player who has ended his Action in the wrong place off the street for this drive.

    Rule:    Street Bowl 13 "Magic potions" 7, Ruling 47: not once he lies there, nor before his touchdown is counted.
    Changes: where; a ball he holds owes a bounce, and it is a turnover.
    """
    s: State = t.state
    if not s.brews[who] & st.ORCA or not st.is_standing(s, who):
        return
    check_touchdown(t)
    cell = s.where[who]
    if s.scored == NOBODY and (is_in_wide_zone(cell) or is_in_end_zone(cell)):
        remove(t, who, st.GONE, rule="13/R47")
