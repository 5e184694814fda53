"""Block dice: strength, assists, how many dice and who chooses (chapter 8).

The strengths of a block are one tuple of reasons: those of the blocker's side count up, those of the target's down.
"""

from __future__ import annotations

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.roll import Reasons, reroll_options, rerolls, spend
from fracas.games.street_bowl.skills.blocking import DAUNTLESS, GUARD, HORNS, MULTIPLE_BLOCK
from fracas.games.street_bowl.state import State, side_of
from fracas.games.street_bowl.zones import has_zone, is_marked_by_others, neighbours
from fracas.kernel.dice import Die
from fracas.kernel.table import Option, Reason, Table

ATTACKER_DOWN, BOTH_DOWN, PUSHED, STUMBLES, DEFENDER_DOWN = RESULTS = (
    "attacker_down", "both_down", "pushed", "stumbles", "defender_down",
)
BLOCK_DIE = Die("block", ("skull", "both", "push", "stumble", "pow"), (1, 1, 2, 1, 1), low=0)  # faces as `RESULTS`

THROWS = (1 * BLOCK_DIE, 2 * BLOCK_DIE, 3 * BLOCK_DIE)


def block_reasons(s: State, who: int, target: int, *, more: int = 0, is_bold: bool = False) -> Reasons:
    """Collect the strengths of a block.

    Rule: Street Bowl 8 (2), 19 Dauntless, Guard, Horns, Multiple Block.
    Args: more - what Multiple Block adds to the target; is_bold - Dauntless has made them equal before assists.
    """
    return (
        *_own(s, who), *((Reason(DAUNTLESS, lack(s, who, target, more), who),) if is_bold else ()),
        *(Reason("assist", 1, other) for other in helpers(s, who, target)),
        Reason("strength", -st.strength(s, target), target),
        *((Reason(MULTIPLE_BLOCK, -more, target),) if more else ()),
        *(Reason("assist", -1, other) for other in defenders(s, who, target)),
    )


def _own(s: State, who: int) -> Reasons:
    """Return a blocker's strength before Dauntless and assists."""
    horns = (Reason(HORNS, 1, who),) if s.deed == "blitz" and st.has(s, who, HORNS) else ()
    return (Reason("strength", st.strength(s, who), who), *horns)


def lack(s: State, who: int, target: int, more: int) -> int:
    """Return the strength that a blocker lacks against a target before assists; 0 or less if none.

    Rule: Street Bowl 19 Dauntless.
    """
    return st.strength(s, target) + more - sum(reason.amount for reason in _own(s, who))


def helpers(s: State, who: int, target: int) -> list[int]:
    """Return the players who assist the blocker. They stand next to the target, in no other enemy tackle zone or with
    Guard.

    Rule: Street Bowl 8 (2), 19 Guard. Between team-mates (a Ball & Chain) nobody assists.
    """
    if side_of(who) == side_of(target):
        return []
    return [other for other in neighbours(s, side_of(who), s.where[target])
            if other != who and can_assist(s, other, target)]


def defenders(s: State, who: int, target: int) -> list[int]:
    """Return the players who assist the target. They stand next to the blocker, in no other enemy tackle zone or with
    Guard.

    Rule: Street Bowl 8 (2), 19 Guard.
    """
    if side_of(who) == side_of(target):
        return []
    return [other for other in neighbours(s, side_of(target), s.where[who])
            if other != target and can_assist(s, other, who)]


def can_assist(s: State, other: int, against: int) -> bool:
    """Return whether a player next to the opponent he assists against is free to do so.

    Rule: Street Bowl 8 (2), 19 Guard, Ruling 81: without tackle zones there is no Guard either.
    """
    return has_zone(s, other) and (st.has(s, other, GUARD) or not is_marked_by_others(s, other, against))


def count(own: int, against: int) -> int:
    """Return the number of block dice for two strengths; below 0 the other side chooses.

    Rule: Street Bowl 8 (2).
    """
    high, low = max(own, against), min(own, against)
    dice = 1 if high == low else 3 if high > 2 * low else 2
    return -dice if against > own else dice


def dice_of(reasons: Reasons) -> int:
    """Return the number of block dice for the strengths of a block; below 0 the target's coach chooses."""
    return count(sum(r.amount for r in reasons if r.amount > 0), -sum(r.amount for r in reasons if r.amount < 0))


def distinct_results(faces: tuple[int, ...]) -> tuple[str, ...]:
    """Return the results on block dice, each once, in the printed order."""
    return tuple(RESULTS[face] for face in sorted(set(faces)))


def throw_block(t: Table, who: int, target: int, reasons: Reasons) -> str:
    """Throw the block dice and let the stronger side's coach choose one.

    Rule:    Street Bowl 8 (2) and (3), 6 "Team re-rolls".
    Rolls:   one to three block dice, all of them again for a re-roll.
    Asks:    the stronger side's coach: "block_die", the blocker's a re-roll among its answers; "reroll" before that, if
             the opponent chooses.
    Returns: one of `RESULTS`.
    """
    dice = dice_of(reasons)

    def throw() -> tuple[int, ...]:
        faces: tuple[int, ...] = t.roll(
            "block", THROWS[abs(dice) - 1], coach=side_of(who), who=who, target=target, reasons=reasons,
            bands=distinct_results, rule="8")
        return faces

    def choose(*rerolls: Option) -> str:
        options = (*distinct_results(faces), *rerolls)
        chooser = side_of(who if dice > 0 else target)
        return str(options[0] if len(options) == 1 else t.choose(
            chooser, "block_die", options, who=who, target=target, facts=faces, rule="8"))

    faces = throw()
    if dice < 0:
        if rerolls(t, "block", who, *faces):
            faces = throw()
        return choose()
    is_best = distinct_results(faces) == (DEFENDER_DOWN,)
    chosen = choose(*(() if is_best else reroll_options(t.state, "block", who)))
    if chosen in RESULTS:
        return chosen
    if spend(t, who, chosen):
        faces = throw()
    return choose()
