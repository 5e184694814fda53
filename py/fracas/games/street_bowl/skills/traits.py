"""Traits that may cost a player his Action, rolled when he declares it (chapter 19)."""

from __future__ import annotations

from collections.abc import Iterator

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.roll import Reasons, helps, passes
from fracas.games.street_bowl.skills.acting import BLOOD_LUST, BONE_HEAD, REALLY_STUPID, TAKE_ROOT, WILD_ANIMAL
from fracas.games.street_bowl.state import State, side_of
from fracas.games.street_bowl.zones import neighbours
from fracas.kernel.table import Reason, Table

BLOCK, MOVE = "block", "move"


def trait_rolls(t: Table, who: int) -> bool:
    """Make the rolls for the traits of a player who has declared an Action.

    Rule:    Street Bowl 6 "Roll order for lost-Action traits".
    Rolls:   D6 each: Bone-head, Really Stupid, Take Root, Wild Animal, Blood Lust.
    Returns: whether he keeps his Action.
    """
    for trait, rolled in TRAITS:
        if st.has(t.state, who, trait) and not rolled(t, who):
            return False
    return True


def _bone_head(t: Table, who: int) -> bool:
    """Rule: Street Bowl 19 Bone-head."""
    return _keeps_his_head(t, who, "bone_head", two_or_more(who))


def _really_stupid(t: Table, who: int) -> bool:
    """Rule: Street Bowl 19 Really Stupid."""
    return _keeps_his_head(t, who, "really_stupid", stupid_reasons(t.state, who))


def two_or_more(who: int) -> Reasons:
    """Return the need of a trait that strikes on a natural 1 alone."""
    return (Reason("plain", 2, who),)


def stupid_reasons(s: State, who: int) -> Reasons:
    """Return the need of a Really Stupid player. It is less with a standing team-mate beside him who is not.

    Rule: Street Bowl 19 Really Stupid.
    """
    plain = Reason("plain", 4, who)
    for mate in neighbours(s, side_of(who), s.where[who]):
        if mate != who and st.is_standing(s, mate) and not st.has(s, mate, REALLY_STUPID):
            return plain, helps("minder", 2, mate)
    return (plain,)


def _keeps_his_head(t: Table, who: int, kind: str, reasons: Reasons) -> bool:
    """Roll whether he knows what to do; a failure also costs him his tackle zones until he does."""
    s: State = t.state
    is_clear = passes(t, kind, who, reasons, rule="19.6")
    s.alertness[who] = st.ALERT if is_clear else st.CONFUSED
    if not is_clear:
        t.tell("is_confused", who, rule="19.6")
    return is_clear


def _take_root(t: Table, who: int) -> bool:
    """Rule: Street Bowl 19 Take Root: his Action goes on without moving."""
    s: State = t.state
    if not s.rooted[who] and not passes(t, "take_root", who, two_or_more(who), rule="19.6"):
        s.rooted[who] = 1
        t.tell("takes_root", who, rule="19.6")
    return True


def _wild_animal(t: Table, who: int) -> bool:
    """Rule: Street Bowl 19 Wild Animal: he keeps his tackle zones."""
    if passes(t, "wild_animal", who, wild_reasons(who, t.state.deed), rule="19.6"):
        return True
    t.tell("roars", who, rule="19.6")
    return False


def wild_reasons(who: int, deed: str) -> Reasons:
    """Return the need of a Wild Animal. It is less if he is to fight.

    Rule: Street Bowl 19 Wild Animal.
    """
    plain = Reason("plain", 4, who)
    return (plain, helps("fight", 2)) if deed in ("block", "blitz") else (plain,)


def _blood_lust(t: Table, who: int) -> bool:
    """Rule: Street Bowl 19 Blood Lust: he must feed, and may move instead of blocking."""
    s: State = t.state
    if passes(t, "blood_lust", who, two_or_more(who), rule="19.6"):
        return True
    s.is_hungry = 1
    t.tell("is_hungry", who, rule="19.6")
    if s.deed == BLOCK:
        s.deed = t.choose(side_of(who), "hungry", (BLOCK, MOVE), who=who, rule="19.6")
    return True


TRAITS = (
    (BONE_HEAD, _bone_head), (REALLY_STUPID, _really_stupid), (TAKE_ROOT, _take_root), (WILD_ANIMAL, _wild_animal),
    (BLOOD_LUST, _blood_lust),
)


def trait_reasons(s: State, who: int, deed: str) -> Iterator[tuple[str, Reasons]]:
    """Yield the traits for which a player rolls who declares an Action, in order, with what each roll needs.

    Rule: Street Bowl 6 "Roll order for lost-Action traits", 19.6.
    """
    for trait, _rolled in TRAITS:
        if st.has(s, who, trait) and not (trait == TAKE_ROOT and s.rooted[who]):
            yield trait, (stupid_reasons(s, who) if trait == REALLY_STUPID else wild_reasons(who, deed)
                          if trait == WILD_ANIMAL else two_or_more(who))
