"""Shooting and Smelling Salts (chapters 2.2 and 5, Rulings 13, 23 and 36)."""

from fracas.games.school_fighters.combat import Reasons, attack
from fracas.games.school_fighters.orders import stand_up
from fracas.games.school_fighters.space import cover_reasons, enemies_in_contact, is_within, sees
from fracas.games.school_fighters.state import CHARGED, FAZED, RAN, SHOOTING, STANDING, State
from fracas.games.school_fighters.units import SALTS_RANGE, SHOOTERS_AND_NERDS, SLINGSHOT_DICE, SLINGSHOT_RANGE, UNITS
from fracas.kernel.table import Reason, Table


def may_use_shot(s: State, who: int) -> bool:
    """Return whether a unit may still shoot or use salts, if it has either."""
    unit = s.units[who]
    return s.phase == SHOOTING and unit.side == s.side and unit.status == STANDING and not unit.has_shot


def is_shooting(s: State) -> bool:
    """Return whether some unit of the acting side may still shoot or use salts."""
    for n in s.gangs[s.side]:
        if s.units[n].kind in SHOOTERS_AND_NERDS and (shot_targets(s, n) or patients(s, n)):
            return True
    return False


def shot_refusal(s: State, who: int) -> str:
    """Return the reason against all shots of a unit, "" if it can shoot.

    Rule: School Fighters 5, Ruling 36.
    """
    unit = s.units[who]
    if not unit.profile.has_slingshot:
        return "no-slingshot"
    if unit.moved == RAN:
        return "ran"
    if unit.moved == CHARGED:
        return "charged"
    return "in-melee" if enemies_in_contact(s, who, STANDING) else ""


def target_refusal(s: State, who: int, target: int) -> str:
    """Return the reason against a shot at this enemy, "" if it is possible.

    Rule: School Fighters 5, Rulings 2, 5 and 23.
    """
    unit, enemy = s.units[who], s.units[target]
    if not is_within(unit.at, enemy.at, SLINGSHOT_RANGE):
        return "out-of-range"
    if enemies_in_contact(s, target, STANDING):
        return "target-in-melee"
    return "" if sees(s.layout, unit.at, enemy.at) else "out-of-sight"


def shot_targets(s: State, who: int) -> list[int]:
    """List the enemies a unit may shoot at."""
    units = s.units
    if not UNITS[units[who].kind].has_slingshot or not may_use_shot(s, who) or shot_refusal(s, who):
        return []
    enemies = s.gangs[1 - units[who].side]
    return [n for n in enemies if units[n].status >= FAZED and not target_refusal(s, who, n)]


def shoot(t: Table, who: int, target: int) -> None:
    """Shoot at an enemy.

    Rule:  School Fighters 5, 2.2 "Slingshot", Ruling 23.
    Rolls: Fight dice and one, then Block dice.
    """
    s = t.state
    s.change(who, has_shot=True)
    t.tell("shoots", who, target, rule="5")
    attack(t, "shoot", who, target, shot_reasons(s, who), shot_block_reasons(s, who, target))


def shot_reasons(s: State, who: int) -> Reasons:
    """Return the dice of a shot, each with its reason.

    Rule: School Fighters 2.2 "Slingshot", 5.
    """
    return (Reason("fight", s.units[who].profile.fight, who), Reason("slingshot", SLINGSHOT_DICE, who))


def shot_block_reasons(s: State, who: int, target: int) -> Reasons:
    """Return the Block dice against a shot, each with its reason.

    Rule: School Fighters 1.3, 1.4, 4.1, 5, Ruling 6.
    """
    unit = s.units[target]
    block = Reason("block", unit.profile.block, target)
    ready = (Reason("be-ready", 1, target),) if unit.is_ready else ()
    return (block, *cover_reasons(s.layout, s.units[who].at, unit.at), *ready)


# -- salts -----------------------------------------------------------------------------------------------------


def patients(s: State, who: int) -> list[int]:
    """List the friends to whom a Nerd can give back a bruise.

    Rule: School Fighters 2.2 "Smelling Salts", Rulings 13 and 14.
    """
    unit = s.units[who]
    if not (UNITS[unit.kind].has_salts and may_use_shot(s, who)):
        return []
    at, units = unit.at, s.units
    hurt = [n for n in s.gangs[unit.side] if n != who and units[n].bruises < UNITS[units[n].kind].bruises]
    return [n for n in hurt if units[n].status >= FAZED and is_within(at, units[n].at, SALTS_RANGE)]


def use_salts(t: Table, who: int) -> None:
    """Give one bruise back to every friend near; a Fazed one stands up at once.

    Rule: School Fighters 2.2 "Smelling Salts", Ruling 13.
    """
    s = t.state
    healed = patients(s, who)
    s.change(who, has_shot=True)
    t.tell("uses_salts", who, tuple(healed), rule="2.2/R13")
    for n in healed:
        if s.units[n].status == FAZED:
            stand_up(t, n, "2.2/R13")
        else:
            s.change(n, bruises=s.units[n].bruises + 1)
            t.tell("heals", n, s.units[n].bruises, rule="2.2/R13")
