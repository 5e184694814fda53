"""Armour rolls: what a cause brings, and what the one behind it may add (chapter 9)."""

from __future__ import annotations

from typing import NamedTuple

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.dice import TWO_D6
from fracas.games.street_bowl.roll import Reasons, helps
from fracas.games.street_bowl.skills import hurting
from fracas.games.street_bowl.skills.hurting import CHAINSAW
from fracas.games.street_bowl.state import NO_ONE, State, side_of
from fracas.kernel.table import Reason, Table

ON_ARMOUR: dict[str, tuple[tuple[str, int], ...]] = {  # what a cause adds to the Armour roll
    "block": (("cobbles", 1),),
    "fall": (("cobbles", 1),),  # a dodge, a Go For It, a leap
    "wall_down": (("cobbles", 1), ("wall", 1)),
    "pony": (("cobbles", 1), ("pony", 1)),
    "landing": (("cobbles", 1),),
    "landed_on": (("cobbles", 1),),
    "bomb": (("cobbles", 1),),
    "slam": (("cobbles", 1), ("wall", 1)),
    "wall": (("wall", 1),),  # pushed into it, standing
    "rock": (("rock", 1),),
    "chainsaw": (("chainsaw", 3),),
    "foul": (), "masonry": (), "stab": (),
    "trampled": (), "trampled_wall": (("wall", 1),),  # lying in the way of a Ball & Chain
}
FELLED = ("block", "fall", "wall_down", "pony", "landing", "landed_on", "bomb", "slam")  # causes that knock down


class Blow(NamedTuple):
    """What harms a player, and what the one behind it may still do to the dice."""

    cause: str  # key of `ON_ARMOUR`, or another word for an injury without armour
    by: int  # player, NO_ONE
    bonus: str  # skill that may yet add 1, "" = none, or spent


def blow_of(s: State, who: int, cause: str, by: int) -> Blow:
    """Return a blow of which nothing is spent yet."""
    return Blow(cause, by, hurting.bonus_of(s, who, cause, by))


def armour_reasons(s: State, who: int, cause: str, by: int = NO_ONE) -> Reasons:
    """Return the terms of an Armour roll. It needs more than AV, less the cause's bonus; claws need 8 of the changed
    total.

    Rule: Street Bowl 9, 19 Chainsaw, Claw, Stakes, Ruling 22.
    """
    reasons = [Reason("armour", st.player(s, who).av + 1, who)]
    reasons += [helps(key, amount) for key, amount in ON_ARMOUR[cause]]
    if cause in FELLED and st.has(s, who, CHAINSAW):
        reasons.append(helps(CHAINSAW, 3, who))
    elif cause == "block" and by != NO_ONE and st.has(s, by, CHAINSAW):
        reasons.append(helps(CHAINSAW, 3, by))
    if cause == "stab" and st.has(s, by, hurting.STAKES) and s.sides[side_of(who)].race in hurting.OF_THE_DEAD:
        reasons.append(helps(hurting.STAKES, 1, by))
    if hurting.has_claw(s, who, cause, by) and reasons[0].amount > 8:
        reasons.append(Reason(hurting.CLAW, 8 - reasons[0].amount, by))
    return tuple(reasons)


def breaks(t: Table, who: int, blow: Blow, reasons: Reasons) -> tuple[bool, Blow]:
    """Throw for armour; Mighty Blow or Dirty Player may add 1, Piling On may repeat it.

    Rule:    Street Bowl 9, 19, Ruling 56.
    Rolls:   2D6 "armour", maybe twice.
    Asks:    the coach of the blow: "mighty_blow" or "dirty_player", "piling_on".
    Returns: whether it breaks, and what may still be done to the Injury roll.
    """
    s: State = t.state
    need, slack = sum(reason.amount for reason in reasons), 1 if blow.bonus else 0
    faces = t.roll(
        "armour", TWO_D6, coach=1 - side_of(who), who=who, target=blow.by, need=need, reasons=reasons, rule="9",
        bands=lambda faces: (sum(faces) >= need, sum(faces) + slack >= need),
    )
    if sum(faces) >= need:
        return True, blow
    if sum(faces) + slack >= need and hurting.adds_one(t, blow.bonus, blow.by, who, "armour", faces):
        return True, blow._replace(bonus="")
    can_break = need - slack <= 12 and hurting.can_pile_on(s, who, blow.cause, blow.by)
    if not can_break or not hurting.piles_on(t, blow.by, who, "armour", faces):
        return False, blow
    return breaks(t, who, blow, reasons)  # he lies now, so not a third time
