"""Last words about a match of Street Bowl."""

from fracas.faces.quips import Quips
from fracas.locale import N_

QUIPS = Quips(
    close=(N_("One cobble the other way, and who knows."),
           N_("The crowd wants its money back, and another match.")),
    clear=(N_("The losers now know what cobbles taste of."),
           N_("Somebody will have to peel the losers off the wall.")),
    tie=(N_("A draw. The wall wins on points."),),
)
