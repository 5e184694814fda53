"""The specials of the units in words (chapter 2.2)."""

from fracas.games.school_fighters.units import UNITS, Profile
from fracas.locale import N_, _

_SPECIALS = {  # in the printed order: name, effect
    "boss": (N_("He’s the Boss"), N_("Rolls three dice in a Moxie test and drops the highest.")),
    "leader": (N_("Gang Leader"), N_("Gives one order at the beginning of the Movement Phase.")),
    "mob": (N_("The Mob"), N_("One Block die more in close combat within 3″ of another Thug who is not Fazed.")),
    "quarterback": (N_("Quarterback"), N_("Charges 3″ farther in a straight line.")),
    "salts": (N_("Smelling Salts"), N_("Heals one bruise of every friend within 3″, instead of shooting.")),
    "speed": (N_("Need for Speed"), N_("Walks 3″ farther, runs and charges 6″ farther.")),
    "ollie": (N_("Ollie"), N_("Difficult terrain has no effect.")),
    "slingshot": (N_("Slingshot"), N_("Shoots up to 12″ far with one Fight die more.")),
}


def specials_of(unit: Profile) -> tuple[str, ...]:
    """Return the keys of the specials of a unit.

    Rule: School Fighters 2.2.
    """
    has = {
        "boss": unit.is_boss, "leader": unit.is_boss, "mob": unit.is_mob, "quarterback": unit.is_quarterback,
        "salts": unit.has_salts, "speed": unit.walk > UNITS[0].walk, "ollie": unit.is_skater,
        "slingshot": unit.has_slingshot,
    }
    return tuple(key for key in _SPECIALS if has[key])


def special_name(key: str) -> str:
    """Return the name of a special."""
    return _(_SPECIALS[key][0])


def effect(key: str) -> str:
    """Return the effect of a special."""
    return _(_SPECIALS[key][1])
