"""The team of a foreign roster, in the words of its source."""

from typing import NamedTuple

from fracas.locale import N_

FUMBBL, TOURPLAY, BATTLESCRIBE, NEW_RECRUIT, ARMY_FORGE = "fumbbl", "tourplay", "battlescribe", "newrecruit", "forge"
SOURCE_NAMES = {  # names of sites and programs, the same in every language
    FUMBBL: "FUMBBL", TOURPLAY: "Tourplay", BATTLESCRIBE: "BattleScribe", NEW_RECRUIT: "New Recruit",
    ARMY_FORGE: "Army Forge",
}
FOOTBALL = "football"  # the kind of game whose teams FUMBBL and Tourplay keep

REROLLS = N_("Team re-rolls")
APOTHECARY = N_("Apothecary")
ASSISTANTS = N_("Assistant coaches")
CHEERLEADERS = N_("Cheerleaders")
FANS = N_("Fan factor")
TREASURY = N_("Money")
NECROMANCER = N_("Necromancer")

MOST_LISTED = 200  # players and other lines of one roster


class ForeignPlayer(NamedTuple):
    """A line of players."""

    positions: tuple[str, ...]  # what he plays as, the exactest word first; () = the source does not say
    name: str = ""  # his own
    number: int = 0  # of his shirt, 0 = not known
    quantity: int = 1  # how many of them there are
    skills: tuple[str, ...] = ()  # what he has besides what his position brings
    past: tuple[str, ...] = ()  # injuries and whatever else matches have left him


class ForeignItem(NamedTuple):
    """A thing that the team has besides its players."""

    name: str
    quantity: int
    skills: tuple[str, ...] = ()  # what stands below it


class ForeignTeam(NamedTuple):
    """A roster as its source has it."""

    source: str  # one of `SOURCE_NAMES`
    name: str
    list_names: tuple[str, ...]  # what its list of players may be called, the surest first
    players: tuple[ForeignPlayer, ...]
    items: tuple[ForeignItem, ...] = ()
    kind: str = ""  # of its game, "" = any
