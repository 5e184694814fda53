"""Last words about a match of School Fighters."""

from fracas.faces.quips import Quips
from fracas.locale import N_

QUIPS = Quips(
    close=(N_("Just you wait till after school tomorrow."),
           N_("Nobody cried. Nobody admits to it, anyway.")),
    clear=(N_("Somebody’s big brother is going to hear about this."),
           N_("The losers tripped. All of them. Ask anyone.")),
    tie=(N_("The bell saved both."),),
)
