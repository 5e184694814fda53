"""Blocks: from the square a Blitz pays to Frenzy's second block (chapters 8 and 19)."""

from __future__ import annotations

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.ball import settle_ball
from fracas.games.street_bowl.blocking.block_dice import (
    ATTACKER_DOWN,
    BOTH_DOWN,
    DEFENDER_DOWN,
    STUMBLES,
    block_reasons,
    lack,
    throw_block,
)
from fracas.games.street_bowl.blocking.both_down import both_down, makes_it_a_push, stays_up
from fracas.games.street_bowl.blocking.push_back import push_back
from fracas.games.street_bowl.declare import standing_foes
from fracas.games.street_bowl.injuries.injury import fall, hurt
from fracas.games.street_bowl.movement import pay
from fracas.games.street_bowl.pitch import NEXT_TO
from fracas.games.street_bowl.score import check_touchdown
from fracas.games.street_bowl.skills.blocking import FRENZY, MULTIPLE_BLOCK, dares, is_frenzied, is_put_off
from fracas.games.street_bowl.skills.hurting import CHAINSAW, STAB
from fracas.games.street_bowl.skills.moving import BALL_AND_CHAIN
from fracas.games.street_bowl.state import State
from fracas.games.street_bowl.throwing.dump_off import dump_off
from fracas.games.street_bowl.turn import end_action
from fracas.kernel.table import NOBODY, Table

MORE_EACH = 2  # strength that Multiple Block gives its targets


def ways(s: State, who: int) -> tuple[str, ...]:
    """Return the attacks of a player on a target, as words of actions. A chainsaw takes the place of every block.

    Rule: Street Bowl 19 Chainsaw, Stab.
    """
    if st.has(s, who, CHAINSAW):
        return ("saw",)
    return ("block", "stab") if st.has(s, who, STAB) else ("block",)


def pairs(s: State, who: int) -> list[tuple[int, int]]:
    """Return the pairs of opponents that a player may block by Multiple Block, in their order.

    Rule: Street Bowl 19 Multiple Block, Chainsaw.
    """
    if not st.has(s, who, MULTIPLE_BLOCK) or st.has(s, who, CHAINSAW):
        return []
    found = standing_foes(s, who)
    return [(a, b) for a in found for b in found if a != b]


def block(t: Table, who: int, target: int) -> None:
    """Block an opponent, or with a Ball & Chain whoever stands in the way, and again in Frenzy.

    Rule:    Street Bowl 8, 19 Frenzy, Ball & Chain.
    Rolls:   [Go For It], [Foul Appearance], [Dauntless], [Dump-Off], block dice, walls and crowd, pick-up, injuries,
             the ball; the same again.
    Asks:    see `throw_block`, `both_down`, `push`, `follow_up`.
    Changes: everything about both; has_blocked.
    """
    if pay_for_block(t, who) and one_block(t, who, target) and may_repeat(t.state, who, target):
        t.tell("uses_skill", who, FRENZY, rule="19.1")
        if pay_for_block(t, who):
            one_block(t, who, target, is_second=True)
    conclude(t, who)


def may_repeat(s: State, who: int, target: int) -> bool:
    """Return whether Frenzy brings a second block. In a Blitz it takes a square of movement or a Go For It.

    Rule: Street Bowl 19 Frenzy.
    """
    can_pay = s.deed != "blitz" or s.left + s.extra > 0
    return is_frenzied(s, who) and can_pay and can_go_on(s, who, target)


def conclude(t: Table, who: int) -> None:
    """End a Block Action, and any other if the blocker is down.

    Rule: Street Bowl 6.
    """
    s: State = t.state
    if s.deed == "block" or not st.is_standing(s, who):
        end_action(t, who)


def multiple_block(t: Table, who: int, first: int, second: int) -> None:
    """Block two opponents one after the other, each stronger by 2, without following up.

    Rule:  Street Bowl 19 Multiple Block.
    Rolls: those of two blocks.
    """
    t.tell("uses_skill", who, MULTIPLE_BLOCK, rule="19.4")
    one_block(t, who, first, more=MORE_EACH)
    if can_go_on(t.state, who, second):
        one_block(t, who, second, more=MORE_EACH)
    conclude(t, who)


def pay_for_block(t: Table, who: int) -> bool:
    """Pay the square of movement that the block of a Blitz costs.

    Rule:    Street Bowl 6, 8 (1).
    Rolls:   those of a Go For It.
    Returns: whether he still stands.
    """
    s: State = t.state
    if s.deed != "blitz":
        return True
    s.has_blocked = 1
    return pay(t, who, s.where[who])


def can_go_on(s: State, who: int, target: int) -> bool:
    """Return whether both still stand side by side in a turn that goes on.

    Rule: Street Bowl 6 (a turnover ends it), 8.4, 19 Frenzy, Multiple Block, Ruling 58.
    """
    return (
        not s.is_turnover and s.scored == NOBODY and st.is_standing(s, who) and st.is_standing(s, target)
        and s.where[target] in NEXT_TO[s.where[who]]
    )


def one_block(t: Table, who: int, target: int, *, is_second: bool = False, more: int = 0) -> bool:
    """Throw one block with all that follows from it.

    Rule:    Street Bowl 8, 8.4, 17 "Block".
    Args:    is_second - of Frenzy; more - strength that Multiple Block gives the target.
    Returns: whether Frenzy may go on: the target was pushed and not knocked down.
    """
    s: State = t.state
    if is_put_off(t, who, target):
        return False
    is_bold = dares(t, who, target, lack(s, who, target, more))
    if not is_second and not is_ready(t, who, target):
        return False
    t.tell("blocks", who, target, rule="8")
    result = throw_block(t, who, target, block_reasons(s, who, target, more=more, is_bold=is_bold))
    t.tell("block_result", who, target, result, rule="8")
    is_push = _apply(t, who, target, result, is_multiple=more > 0)
    settle_ball(t)
    check_touchdown(t)
    return is_push


def is_ready(t: Table, who: int, target: int) -> bool:
    """Let the target dump the ball off before he is attacked.

    Rule:    Street Bowl 8 (1), 19 Dump-Off; a Ball & Chain does not declare its blocks.
    Rolls:   those of a pass.
    Returns: whether the attack goes on: a touchdown ends it, and so does it that one of them is no longer there.
    """
    if st.has(t.state, who, BALL_AND_CHAIN):
        return True
    dump_off(t, target)
    return can_go_on(t.state, who, target)


def _apply(t: Table, who: int, target: int, result: str, *, is_multiple: bool) -> bool:
    """Apply the die that was chosen.

    Rule:    Street Bowl 8 (3).
    Returns: whether the target was pushed and not knocked down.
    """
    if result == ATTACKER_DOWN:
        fall(t, who, rule="8")
        hurt(t, who, "block", by=target)
        return False
    if result == BOTH_DOWN and not makes_it_a_push(t, who, target):
        both_down(t, who, target)
        return False
    falls = result == DEFENDER_DOWN or result == STUMBLES and not stays_up(t, target, who)
    push_back(t, who, target, falls=falls, is_multiple=is_multiple)
    return not falls
