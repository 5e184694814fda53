"""What players do about the dice of a block: Both Down and Defender Stumbles (chapters 8 (3) and 19)."""

from __future__ import annotations

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.injuries.injury import fall, hurt, place_prone
from fracas.games.street_bowl.skills.blocking import BLOCK, JUGGERNAUT, WRESTLE, is_unstoppable
from fracas.games.street_bowl.skills.moving import DODGE, TACKLE
from fracas.games.street_bowl.state import State, side_of
from fracas.kernel.table import Table

PUSH, GO_DOWN, STAND, FALL, WRESTLES, STAY_UP = "push", "go_down", "stand", "fall", "wrestle", "stay_up"


def makes_it_a_push(t: Table, who: int, target: int) -> bool:
    """Ask whether a Juggernaut treats Both Down as Pushed.

    Rule: Street Bowl 8 (3), 19 Juggernaut.
    Asks: the blocker's coach: "juggernaut".
    """
    if not is_unstoppable(t.state, who):
        return False
    if t.choose(side_of(who), "juggernaut", (PUSH, GO_DOWN), who=who, target=target, rule="19.4") == GO_DOWN:
        return False
    t.tell("uses_skill", who, JUGGERNAUT, rule="19.4")
    return True


def both_down(t: Table, who: int, target: int) -> None:
    """Let both go down: both Placed Prone if either wrestles, else each Knocked Down who does not use Block.

    Rule:  Street Bowl 8 (3), 8.4 (the target's rolls first), 19 Block, Wrestle, Ruling 56 (the moving team first).
    Rolls: those of `injury.hurt`, the target's first.
    Asks:  both coaches, the blocker's first: "both_down".
    """
    answers = {}
    for one, other in ((who, target), (target, who)):
        answers[one] = _answer(t, one, other, may_wrestle=one == who or not is_unstoppable(t.state, who))
        if answers[one] == WRESTLES:
            for wrestler in (target, who):
                place_prone(t, wrestler, rule="19.1")
            return
    falling = [one for one in (target, who) if answers[one] == FALL]
    for one in falling:
        fall(t, one, rule="8")
    for one in falling:
        hurt(t, one, "block", by=who if one == target else target)


def _answer(t: Table, one: int, other: int, *, may_wrestle: bool) -> str:
    """Ask for a player's answer to Both Down, if his skills leave him a choice.

    Rule:    Street Bowl 19 Block, Wrestle, Take Root (a rooted player does not wrestle).
    Returns: STAND, WRESTLES or FALL.
    """
    s: State = t.state
    options = []
    if st.has(s, one, BLOCK):
        options.append(STAND)
    if may_wrestle and st.has(s, one, WRESTLE) and not s.rooted[one]:
        options.append(WRESTLES)
    if not options:
        return FALL
    chosen: str = t.choose(side_of(one), "both_down", (*options, FALL), who=one, target=other, rule="1/R56")
    if chosen != FALL:
        t.tell("uses_skill", one, BLOCK if chosen == STAND else WRESTLE, rule="19.1")
    return chosen


def may_stay_up(s: State, who: int, blocker: int) -> bool:
    """Return whether a stumbling target is able to use Dodge.

    Rule: Street Bowl 8 (3), 19 Dodge, Tackle.
    """
    return st.has(s, who, DODGE) and not st.has(s, blocker, TACKLE)


def stays_up(t: Table, who: int, blocker: int) -> bool:
    """Ask whether a stumbling target uses Dodge to be only pushed.

    Rule: Street Bowl 8 (3), 19 Dodge, Tackle.
    Asks: his coach: "stumble".
    """
    if not may_stay_up(t.state, who, blocker):
        return False
    if t.choose(side_of(who), "stumble", (STAY_UP, FALL), who=who, target=blocker, rule="19.2") == FALL:
        return False
    t.tell("uses_skill", who, DODGE, rule="19.2")
    return True
