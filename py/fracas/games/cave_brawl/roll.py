"""The roll: d20 plus a modifier, 10 or more succeeds (chapter 4.0).

Every comparison is a tuple of reasons whose amounts add up to the modifier, so the odds, the log and the dice prompt
explain themselves. A natural 1 or 20 means nothing special (Ruling 22).
"""

from fracas.games.cave_brawl.bestiary import BEASTS
from fracas.games.cave_brawl.state import State, adjacent_opponents, beast_kind, is_beast, side_of
from fracas.kernel.dice import D6, D20, Dice, Die, numbered_die
from fracas.kernel.table import Reason, Table

NEEDED = 10
Reasons = tuple[Reason, ...]


def face_needed(reasons: Reasons) -> int:
    """Return the face that succeeds; it may be off the die.

    Rule: Cave Brawl 4.0, Ruling 22.
    """
    modifier = 0
    for reason in reasons:
        modifier += reason.amount
    return NEEDED - modifier


def succeeds(t: Table, kind: str, who: int, reasons: Reasons, *, target: int = -1, rule: str) -> bool:
    """Make a player's d20 roll.

    Rule:    Cave Brawl 4.0.
    Rolls:   d20.
    Returns: whether it is a success.
    """
    coach, need = side_of(t.state, who), face_needed(reasons)
    return t.test(kind, D20, coach=coach, who=who, target=target, need=need, reasons=reasons, rule=rule).passed


def against_block(s: State, who: int, target: int) -> Reasons:
    """Compare for a block: BT against BT, or POW of a beast."""
    against = _power(target) if is_beast(target) else Reason("bt_against", -s.bt[target], target)
    return Reason("bt", s.bt[who], who), against


def against_tackle(s: State, who: int, target: int) -> Reasons:
    """Compare for a tackle: BT against the higher of BT and CD, or POW of a beast."""
    against = _power(target) if is_beast(target) else defence(s, target)
    return Reason("bt", s.bt[who], who), against


def against_beast_attack(s: State, beast: int, target: int) -> Reasons:
    """Compare for a beast's attack: POW against the higher of BT and CD."""
    return Reason("pow", BEASTS[beast_kind(beast)].pow, beast), defence(s, target)


def against_vault(s: State, who: int, over: int) -> Reasons:
    """Compare for a vault: CD against CD.

    Rule: Cave Brawl 4.10, Ruling 37.
    """
    return Reason("cd", s.cd[who], who), Reason("cd_against", -s.cd[over], over)


def against_dc(s: State, score: str, who: int, dc: int) -> Reasons:
    """Compare for a pass, catch or kick: the score against the DC, less 1 for every opponent standing adjacent.

    Rule: Cave Brawl 4.0, Rulings 23 and 58.
    """
    own = s.pk[who] if score == "pk" else s.cd[who]
    crowd = tuple(Reason("crowd", -1, o) for o in adjacent_opponents(s, who, standing=True))
    return (Reason(score, own, who), Reason("dc", -dc), *crowd)


def defence(s: State, target: int) -> Reason:
    """Return the modifier that a target sets against tackles and beasts: the higher of BT and CD."""
    bt, cd = s.bt[target], s.cd[target]
    return Reason("cd_against", -cd, target) if cd > bt else Reason("bt_against", -bt, target)


def _power(beast: int) -> Reason:
    return Reason("pow_against", -BEASTS[beast_kind(beast)].pow, beast)


_TIES: dict[int, Die] = {n: numbered_die(n) for n in range(2, 23)}
_SIXES: tuple[Dice, ...] = tuple(Dice(D6, n, unordered=True) for n in range(11))  # by number of dice


def random_pick(t: Table, kind: str, among: list[int], *, coach: int, who: int, rule: str) -> int:
    """Pick one of several equals, given in canonical order; no die for a single one.

    Rule:  Cave Brawl 1, Ruling 4.
    Rolls: dN.
    """
    if len(among) == 1:
        return among[0]
    face: int = t.roll(kind, _TIES[len(among)], coach=coach, who=who, rule=rule)
    return among[face - 1]


def total(faces: tuple[int, ...]) -> int:
    """Band of dice that are added up."""
    return sum(faces)


def roll_sum(t: Table, kind: str, count: int, *, coach: int, who: int, target: int = -1, rule: str) -> int:
    """Roll so many d6 and add them up.

    Rolls: `count` d6, 1 to 10.
    """
    return sum(t.roll(kind, _SIXES[count], coach=coach, who=who, target=target, bands=total, rule=rule))
