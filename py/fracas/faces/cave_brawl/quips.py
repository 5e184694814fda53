"""Last words about a match of Cave Brawl."""

from fracas.faces.quips import Quips
from fracas.locale import N_

QUIPS = Quips(
    close=(N_("Close. It will be painted on the wall, in both versions."),
           N_("The beasts ask for a second helping.")),
    clear=(N_("History has just been invented, and it is cruel."),
           N_("The losers beg the painters to leave this one out.")),
    tie=(N_("A draw. Only the beasts went home fed."),),
)
