"""The six beasts of Ungawa (the table of chapter 6.2)."""

from typing import NamedTuple

from fracas.locale import N_

NO_SPECIAL, SWARM, CONSTRICT, CARRY_OFF = "", "swarm", "constrict", "carry_off"


class BeastKind(NamedTuple):
    """One row of the table."""

    name: str
    pow: int
    damage: int  # d6 of a hit
    mv: int
    special: str  # on a 1 after a hit


BEASTS = (  # Rule: Cave Brawl 6.2; faces 1..6 of the beast die
    BeastKind(N_("Stirge Swarm"), 2, 1, 4, SWARM),
    BeastKind(N_("Smilodon"), 6, 2, 6, NO_SPECIAL),
    BeastKind(N_("Stegosaurus"), 8, 3, 5, NO_SPECIAL),
    BeastKind(N_("Giant Snake"), 4, 1, 6, CONSTRICT),
    BeastKind(N_("Mastodon"), 10, 3, 5, NO_SPECIAL),
    BeastKind(N_("Pteranodon"), 4, 1, 7, CARRY_OFF),
)
