"""Magic Potions (chapter 21): drinkers, results of the dice, abilities gained for the match."""

from fracas.games.elfball import state as st
from fracas.games.elfball.abilities.listed import GENERAL, in_printed_order
from fracas.games.elfball.dice import pool_of
from fracas.games.elfball.injury import leave
from fracas.games.elfball.profiles import change_profile, real_profile
from fracas.games.elfball.setup import begin_test, face_off_players
from fracas.games.elfball.state import State
from fracas.games.elfball.support.team_support import support_left
from fracas.games.elfball.tables import POTION_GIFTS, POTIONS
from fracas.kernel.table import Side, Table

DICE = 2
IMPCRUSHER = "Impcrusher"  # drinks nothing (24.6)


def potions_left(s: State, side: Side) -> int:
    """Return the number of potions a side has left.

    Rule: Elfball 21 "Magic Potion", Ruling 52 (used up when rolled).
    """
    return support_left(s, side).potions


def drinkers(s: State) -> list[int]:
    """List the players who may drink a potion now, by shirt.

    Rule: Elfball 21 "Magic Potion" (off the field; one a match), 24.6, Ruling 120: at the start of an own turn, and
          before an own set-up.
    """
    side = s.side
    if s.acting != st.NO_ONE or s.extra.moves or potions_left(s, side) <= 0:
        return []
    if s.phase == st.SET_UP and st.players_on_field(s, side):
        return []  # his set-up has begun
    drunk = [p for p, _ in s.advanced.drunk]
    off_field = (st.BENCH, st.BENCHED, st.RECOVERY)
    return [
        p for p in st.TEAM_SLOTS[side]
        if s.where[p] in off_field and p not in drunk and st.profile(s, p).position != IMPCRUSHER
    ]


def drink(t: Table, p: int) -> None:
    """Give a player a potion.

    Rule:    Elfball 21 "Magic Potion", Rulings 50 (stars bring no further die), 52; 9 (no face-off player left).
    Rolls:   two challenge dice.
    Asks:    his coach: each ability he gains.
    Changes: where, profiles, drunk.
    """
    s = t.state
    faces = t.roll("potion", pool_of(DICE, True), coach=s.side, who=p, bands=potion_result, rule="21/R50")
    result = potion_result(faces)
    t.tell("potion", p, result, rule="21/R50")
    if result == "poisoned":
        leave(t, p, st.INFIRMARY, rule="21/R50")
    elif result == "sick":
        leave(t, p, st.RECOVERY, rule="21/R50")
    gained = tuple(key for levels in POTION_GIFTS.get(result, ()) if (key := learn(t, p, levels)))
    s.advanced = s.advanced._replace(drunk=(*s.advanced.drunk, (p, gained)))
    if s.phase == st.SET_UP and not face_off_players(s, s.side):
        begin_test(t)


def potion_result(faces: tuple[int, ...]) -> str:
    """Return the effect of a potion.

    Rule: Elfball Ruling 50.
    """
    return POTIONS[min(faces), max(faces)]


def learn(t: Table, p: int, levels: tuple[str, ...]) -> str:
    """Let a player gain a General ability for the match.

    Rule:    Elfball 21 "Magic Potion", Ruling 50 (an Advanced one without the Basic one).
    Args:    levels - BASIC, ADVANCED.
    Asks:    his coach: which one.
    Returns: its key, "" if he has them all.
    """
    s = t.state
    options = tuple(a.key for a in GENERAL if a.level in levels and a.key not in st.profile(s, p).abilities)
    if not options:
        return ""
    key: str = t.choose(st.side_of(p), "potion", options, who=p, rule="21/R50")
    add_ability(s, p, (key,))
    t.tell("gains", p, key, rule="21/R50")
    return key


def add_ability(s: State, p: int, keys: tuple[str, ...]) -> None:
    """Give a player abilities for the rest of the match; a frog has them too."""
    found = real_profile(s, p)
    change_profile(s, p, found._replace(abilities=in_printed_order((*found.abilities, *keys))))
