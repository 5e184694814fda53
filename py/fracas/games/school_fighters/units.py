"""The seven units, their specials and the gangs (chapters 2, 2.1 and 2.2, Rulings 10 and 14)."""

from collections.abc import Sequence
from typing import NamedTuple

from fracas.kernel.errors import InvalidNotation, quote
from fracas.locale import N_, _


class Profile(NamedTuple):
    """A line of the table of units; distances in hundredths of an inch."""

    letter: str  # in gangs and positions
    key: str
    name: str  # English, translated where shown
    fight: int
    block: int
    moxie: int
    bruises: int
    walk: int
    run: int
    charge: int
    points: int
    special: int  # points of the special alone, Ruling 10
    is_boss: bool = False  # He's the Boss; Gang Leader
    is_mob: bool = False  # The Mob
    is_quarterback: bool = False  # Quarterback
    has_salts: bool = False  # Smelling Salts
    is_skater: bool = False  # Ollie
    has_slingshot: bool = False  # Slingshot

    @property
    def straight_charge(self) -> int:
        """How far it charges in a straight line over open ground."""
        return self.charge + (STRAIGHT_BONUS if self.is_quarterback else 0)


UNITS = (  # 2.1, in the printed order; the Biker's distances include Need for Speed
    Profile("b", "boss", N_("Boss"), 3, 3, 7, 3, 600, 1200, 1200, 35, 8, is_boss=True),
    Profile("t", "thug", N_("Thug"), 2, 1, 5, 2, 600, 1200, 1200, 15, 1, is_mob=True),
    Profile("m", "muscleman", N_("Muscleman"), 2, 2, 6, 3, 600, 1200, 1200, 25, 3, is_quarterback=True),
    Profile("n", "nerd", N_("Nerd"), 1, 1, 5, 1, 600, 1200, 1200, 15, 6, has_salts=True),
    Profile("k", "biker", N_("Biker"), 2, 1, 6, 2, 900, 1800, 1800, 20, 5),
    Profile("s", "skater", N_("Skater"), 2, 2, 6, 2, 600, 1200, 1200, 20, 2, is_skater=True),
    Profile("r", "shooter", N_("Shooter"), 1, 1, 5, 2, 600, 1200, 1200, 15, 4, has_slingshot=True),
)
BOSS, THUG, MUSCLEMAN, NERD, BIKER, SKATER, SHOOTER = range(len(UNITS))
LETTERS = "".join(profile.letter for profile in UNITS)

SHOOTERS_AND_NERDS = tuple(n for n, one in enumerate(UNITS) if one.has_slingshot or one.has_salts)

STRAIGHT_BONUS = 300  # Quarterback
MOB_RANGE = 300  # The Mob
SALTS_RANGE = 300  # Smelling Salts
ORDER_RANGE = 600  # Gang Leader
SLINGSHOT_RANGE = 1200  # Slingshot
SLINGSHOT_DICE = 1

SIZES = (5, 10)
EVEN_POINTS = {5: 100, 10: 200}  # the optional check of Ruling 10

# Gangs to pick from: letters of five units, letters of ten. All pass the check of even points.
GANGS = {
    "mixed": ("btknr", "bttmknnssr"),
    "brawlers": ("mmttk", "bmmmtttttt"),
    "wheels": ("kksss", "kkkkksssss"),
    "slingers": ("brrrn", "brrrrnnmmt"),
    "mob": ("btttt", "bttttttttt"),
}
GANG_NAMES = {
    "mixed": N_("Class Mix"), "brawlers": N_("Brawlers"), "wheels": N_("Wheels"), "slingers": N_("Slingers"),
    "mob": N_("The Mob"),
}


def gang(text: str, size: int, even_points: bool) -> tuple[int, ...]:
    """Return the kinds of the units of a gang.

    Rule:   School Fighters 2, 2.1, Ruling 10.
    Args:   text - key of `GANGS`, or one letter of `LETTERS` a unit.
            size - agreed number of units, 5 or 10.
            even_points - whether the gang may cost 100 (5 units) or 200 (10) at most.
    Raises: InvalidNotation saying what is wrong with the gang.
    """
    letters = GANGS[text][SIZES.index(size)] if text in GANGS else text
    if not letters or any(letter not in LETTERS for letter in letters):
        sentence = _("{text} is not a gang: choose one of {gangs}, or use the letters {letters}.")
        raise InvalidNotation(sentence.format(text=quote(text), gangs=", ".join(GANGS), letters=LETTERS))
    kinds = tuple(LETTERS.index(letter) for letter in letters)
    refuse_gang(text, gang_faults(kinds, size, even_points))
    return kinds


def gang_faults(kinds: Sequence[int], size: int, even_points: bool) -> list[tuple[str, str]]:
    """List the reasons why a gang may not play, each a sentence with its rule.

    Rule: School Fighters 2, Ruling 10.
    Args: kinds - lines of `UNITS`; size, even_points - as `gang` takes them.
    """
    found = []
    if not kinds:
        found.append((_("The gang has nobody; it needs 1 unit at least."), "2"))
    if len(kinds) > size:
        found.append((_("The gang has {count} units; {most} are agreed.").format(count=len(kinds), most=size), "2"))
    if sum(UNITS[kind].is_boss for kind in kinds) > 1:
        found.append((_("The gang has more than one Boss."), "2"))
    points = sum(UNITS[kind].points for kind in kinds)
    if even_points and points > EVEN_POINTS[size]:
        found.append((_("The gang costs {count} points, {most} are allowed.").format(
            count=points, most=EVEN_POINTS[size]), "2.1/R10"))
    return found


def refuse_gang(text: str, wrong: Sequence[tuple[str, str]]) -> None:
    """Let no gang into a match that may not play.

    Args:   text - the gang as it was written; wrong - from `gang_faults`.
    Raises: InvalidNotation quoting it with the first reason.
    """
    if wrong:
        raise InvalidNotation(_("The gang {text} cannot play: {reason}").format(text=quote(text), reason=wrong[0][0]))
