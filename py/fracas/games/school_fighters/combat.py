"""Combat: targets, dice, pairing, bruises and Fazed (chapters 6.0 to 6.3, Rulings 24 to 27, 37 and 38)."""

from collections.abc import Sequence
from operator import gt

from fracas.games.school_fighters.space import TOUCH, enemies_in_contact, is_touching, is_within
from fracas.games.school_fighters.state import COMBAT, FAZED, KNOCKED_OUT, OFF_TABLE, OVER, STANDING, State, on_table
from fracas.games.school_fighters.units import MOB_RANGE
from fracas.kernel.dice import D6, Dice
from fracas.kernel.table import Reason, Side, Table

Reasons = tuple[Reason, ...]

DICE = tuple(Dice(D6, n, unordered=True) for n in range(13))
FAZED_DICE = 2  # more Fight dice against a Fazed target


def may_fight(s: State, who: int) -> bool:
    """Return whether a unit may make its attack now.

    Rule: School Fighters 6.0, Ruling 24.
    """
    unit = s.units[who]
    return s.phase == COMBAT and unit.side == s.side and unit.status == STANDING and not unit.has_fought


def targets(s: State, who: int) -> list[int]:
    """List the enemies a unit may attack: those in base contact, Fazed or not."""
    return enemies_in_contact(s, who)


def is_fighting(s: State) -> bool:
    """Return whether some unit of the acting side may still attack."""
    units = s.units
    enemies = [units[n].at for n in s.gangs[1 - s.side] if units[n].status >= FAZED]
    for n in s.gangs[s.side]:
        unit = units[n]
        if unit.status == STANDING and not unit.has_fought:
            at = unit.at
            west, east = at[0] - TOUCH, at[0] + TOUCH
            for enemy in enemies:
                if west <= enemy[0] <= east and is_touching(at, enemy):
                    return True
    return False


def fight(t: Table, who: int, target: int) -> None:
    """Attack an enemy in base contact.

    Rule:  School Fighters 6.0, Ruling 24.
    Rolls: Fight dice, then Block dice.
    """
    s = t.state
    s.change(who, has_fought=True)
    t.tell("fights", who, target, rule="6.0/R24")
    attack(t, "fight", who, target, fight_reasons(s, who, target), block_reasons(s, target))


def fight_reasons(s: State, who: int, target: int) -> Reasons:
    """Return the Fight dice of an attack in close combat, each with its reason.

    Rule: School Fighters 1.4, 6.0, Ruling 7.
    """
    unit, enemy = s.units[who], s.units[target]
    reasons = [Reason("fight", unit.profile.fight, who)]
    if enemy.status == FAZED:
        reasons.append(Reason("target-fazed", FAZED_DICE, target))
    if unit.charged == target and unit.height > 0:
        reasons.append(Reason("charged-from-above", 1, who))
    elif enemy.charged == who and enemy.height < 0:
        reasons.append(Reason("charged-from-below", 1, target))
    return tuple(reasons)


def block_reasons(s: State, who: int) -> Reasons:
    """Return the Block dice of a unit in close combat, each with its reason.

    Rule: School Fighters 2.2 "The Mob", 4.1, 6.0, Rulings 11 and 37.
    """
    unit = s.units[who]
    reasons = [Reason("block", unit.profile.block, who)]
    if unit.profile.is_mob and unit.status == STANDING:
        other = mob_near(s, who)
        if other >= 0:
            reasons.append(Reason("the-mob", 1, other))
    if unit.is_ready:
        reasons.append(Reason("be-ready", 1, who))
    return tuple(reasons)


def mob_near(s: State, who: int) -> int:
    """Return another Thug of the gang within 3 inches who is not Fazed, -1 if there is none.

    Rule: School Fighters 2.2 "The Mob", Ruling 11.
    """
    unit = s.units[who]
    for n in s.gangs[unit.side]:
        other = s.units[n]
        if n != who and other.profile.is_mob and other.status == STANDING:
            if is_within(unit.at, other.at, MOB_RANGE):
                return n
    return -1


def attack(t: Table, kind: str, who: int, target: int, with_dice: Reasons, against: Reasons) -> None:
    """Roll both sides' dice, pair them and deal the hits.

    Rule:  School Fighters 6.1, Rulings 25 and 38.
    Rolls: all dice of the attacker, then all dice of the defender.
    """
    s = t.state
    strikes, blocks = sum(r.amount for r in with_dice), sum(r.amount for r in against)
    open_guard, pairs = s.open_guard, min(strikes, blocks)
    rule = "6.1/R25" if not open_guard else "6.1/R38"
    struck = t.roll(
        kind, DICE[strikes], coach=s.units[who].side, who=who, target=target, reasons=with_dice,
        bands=lambda faces: sorted_faces(faces)[:pairs], rule=rule,
    )
    blocked = t.roll(
        "block", DICE[blocks], coach=s.units[target].side, who=target, target=who, reasons=against,
        bands=lambda faces: hits(struck, faces, open_guard), rule=rule,
    )
    lone = strikes - blocks if not open_guard or blocks > strikes else 0
    if lone:
        t.tell("unpaired", who if lone > 0 else target, abs(lone), rule=rule)
    suffer(t, who, target, hits(struck, blocked, open_guard))


def sorted_faces(faces: Sequence[int]) -> tuple[int, ...]:
    """Return faces from high to low."""
    return tuple(sorted(faces, reverse=True))


def hits(struck: Sequence[int], blocked: Sequence[int], open_guard: bool) -> int:
    """Return the hits of paired dice, high to low; ties save, dice without a partner do nothing.

    Rule: School Fighters 6.1, 6.3, Rulings 25 and 38.
    """
    scored = int(sum(map(gt, sorted(struck, reverse=True), sorted(blocked, reverse=True))))
    return scored + max(0, len(struck) - len(blocked)) if open_guard else scored


def suffer(t: Table, who: int, target: int, scored: int) -> None:
    """Take the bruises of one attack; hits beyond those needed to Faze are lost.

    Rule:    School Fighters 6.2, Rulings 26 and 27.
    Changes: the target's bruises and status; losses; the result if its gang is gone.
    """
    s = t.state
    unit = s.units[target]
    left = max(0, unit.bruises - scored)
    if scored and unit.status == FAZED:
        t.tell("hits", who, target, scored, "out", rule="6.2/R26")
        knock_out(t, target)
    elif scored and not left:
        s.change(target, bruises=0, status=FAZED, fazed_in=s.round)
        t.tell("hits", who, target, scored, "fazed", rule="6.2/R26")
    else:
        s.change(target, bruises=left)
        t.tell("hits", who, target, scored, "bruised" if scored else "saved", rule="6.2")


def knock_out(t: Table, who: int) -> None:
    """Remove a unit; a gang with no unit left has lost at once.

    Rule: School Fighters 6.2, 6.7, Ruling 32.
    """
    s = t.state
    side = s.units[who].side
    s.change(who, status=KNOCKED_OUT, at=OFF_TABLE, bruises=0)
    s.losses = (s.losses[0] + (side == 0), s.losses[1] + (side == 1))
    lose_if_gone(t, side)


def lose_if_gone(t: Table, side: Side) -> None:
    """End the match if a gang has no unit left on the table.

    Rule: School Fighters 6.7, Ruling 32.
    """
    if not on_table(t.state, side):
        t.tell("gang_gone", side, rule="6.7/R32")
        end_match(t, 1 - side, "6.7/R32")


def end_match(t: Table, winner: Side, rule: str) -> None:
    """Declare the result, -1 for a draw."""
    t.state.phase = OVER
    t.state.winner = winner
    t.tell("match_over", winner, rule=rule)
