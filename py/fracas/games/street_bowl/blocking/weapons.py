"""Attacks in place of a block: Stab and Chainsaw (chapters 8 (1) and 19)."""

from __future__ import annotations

from fracas.games.street_bowl.ball import settle_ball
from fracas.games.street_bowl.blocking.block import conclude, is_ready, pay_for_block
from fracas.games.street_bowl.injuries.injury import armour
from fracas.games.street_bowl.roll import passes
from fracas.games.street_bowl.skills.blocking import is_put_off
from fracas.games.street_bowl.turn import end_action
from fracas.kernel.table import Reason, Table


def stab(t: Table, who: int, target: int) -> None:
    """Stab an opponent: armour and injury, both plain.

    Rule:  Street Bowl 8 (1), 19 Stab, Stakes, Ruling 23. Nothing happens if the armour holds.
    Rolls: [Go For It], [Foul Appearance], [Dump-Off], 2D6 "armour", those of an injury.
    """
    if comes_at(t, who, target):
        t.tell("stabs", who, target, rule="19.6")
        armour(t, target, "stab", by=who)
        settle_ball(t)
        end_action(t, who)


def saw(t: Table, who: int, target: int) -> None:
    """Attack an opponent with a chainsaw, or oneself on a kickback.

    Rule:  Street Bowl 8 (1), 19 Chainsaw, Ruling 23. Nothing happens if the armour holds.
    Rolls: [Go For It], [Foul Appearance], [Dump-Off], D6 2+ "chainsaw", 2D6 "armour" of who is hit, those of an injury.
    """
    if comes_at(t, who, target):
        t.tell("saws", who, target, rule="19.6")
        armour(t, target if saw_hits(t, who, target) else who, "chainsaw")
        settle_ball(t)
        end_action(t, who)


def comes_at(t: Table, who: int, target: int) -> bool:
    """Pay for an attack in place of a block, and see whether it takes place; any Action ends with it.

    Rule:    Street Bowl 8 (1), 19 Foul Appearance, Dump-Off, Stab, Chainsaw.
    Returns: whether it does.
    """
    if pay_for_block(t, who) and not is_put_off(t, who, target) and is_ready(t, who, target):
        return True
    conclude(t, who)
    return False


def saw_hits(t: Table, who: int, target: int) -> bool:
    """Roll whether a chainsaw hits what it is meant for.

    Rule:    Street Bowl 19 Chainsaw, Ruling 62.
    Rolls:   D6 2+ "chainsaw".
    Returns: whether it does; if not it hits its holder.
    """
    if passes(t, "chainsaw", who, (Reason("plain", 2, who),), target=target, rule="19.6"):
        return True
    t.tell("saw_kicks_back", who, rule="19.6")
    return False
