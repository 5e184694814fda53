"""Last words about a match of Elfball."""

from fracas.faces.quips import Quips
from fracas.locale import N_

QUIPS = Quips(
    close=(N_("Won by a whisker. The whisker has been sent off to be measured."),
           N_("Both benches would like that last minute again.")),
    clear=(N_("The grass will be talking about this for weeks."),
           N_("The losers blame the slope. The meadow is flat.")),
    tie=(N_("Nobody lost, and everybody is cross about it."),),
)
