"""Words that a variant may put differently, and the names of a field's directions."""

from fracas.games.elfball.state import State
from fracas.locale import N_, _

# By the number of directions.
COMPASS = {
    6: (N_("north-east"), N_("east"), N_("south-east"), N_("south-west"), N_("west"), N_("north-west")),
    8: (N_("north"), N_("north-east"), N_("east"), N_("south-east"),
        N_("south"), N_("south-west"), N_("west"), N_("north-west")),
}
ARROWS = {6: "↗→↘↙←↖", 8: "↑↗→↘↓↙←↖"}


def variant_text(s: State, english: str) -> str:
    """Return words of the game, or those its variant has for them, in the reader's language."""
    return _(s.book.words.get(english, english))


def compass(s: State, direction: int) -> str:
    """Return the name of a direction."""
    return _(COMPASS[len(s.book.field.steps)][direction])


def arrow(s: State, direction: int) -> str:
    """Return the arrow of a direction."""
    return ARROWS[len(s.book.field.steps)][direction]
