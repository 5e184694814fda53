"""Last words about matches of Street Brawl."""

from fracas.faces.quips import Quips
from fracas.locale import N_

QUIPS = Quips(
    close=(N_("So close that the bar will have to settle it."),
           N_("“One more round?” The landlord meant drinks.")),
    clear=(N_("The losers pay. The landlord keeps the list."),
           N_("The walls saw it all and will say nothing.")),
    tie=(N_("A draw: everybody drinks, nobody pays."),),
)
