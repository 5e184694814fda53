"""Setting up before people: who is placed, what is missing, and the usual formation."""

from collections.abc import Sequence
from functools import partial

from fracas.faces.face import Setup
from fracas.faces.prospect import set_up
from fracas.games.street_bowl import setup as rules
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.pitch import BACK, LINE, square
from fracas.games.street_bowl.ruleset import RULESET
from fracas.games.street_bowl.state import State
from fracas.games.street_bowl.words.names import team_name
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Side
from fracas.locale import N_, _, ngettext

MISSING = {
    rules.LINELESS: N_("nobody on the line between the hash marks"), rules.WIDE: N_("two players in one wide zone"),
}
FRONT, WING, DEEP = range(3)  # what a place of the usual formation is for
PLACES = (  # squares behind the line, row, what for: filled in this order
    (0, 3, FRONT), (0, 2, FRONT), (0, 4, FRONT), (4, 3, DEEP), (2, 1, WING), (2, 5, WING), (3, 3, DEEP), (2, 3, DEEP),
)


def setup(s: State, legal: Sequence[Action]) -> Setup | None:
    """Return what is to be set up."""
    if s.phase != st.SETUP:
        return None
    waiting = tuple(sorted({action[1] for action in legal if action[0] == "place"}))
    done = ("ready",) if ("ready",) in legal else None
    words = _("As many as you can, seven at most; one at least on the line between the hash marks, at most one in each "
              "wide zone. Tap a player, then a square.")
    title = _("{team}: set up").format(team=team_name(s, s.side))
    return Setup(title, words, waiting, partial(formation, s), done, _missing(s))


def _missing(s: State) -> str:
    """Return why a set-up is not complete."""
    fault = rules.fault_of_setup(s, s.side)
    if fault in MISSING:
        return _(MISSING[fault])
    owed = rules.to_field(s, s.side) - len(st.on_street(s, s.side))
    return ngettext("{n} player to place", "{n} players to place", owed).format(n=owed)


def formation(s: State) -> tuple[Action, ...]:
    """Return the usual formation of those still in reserve: the strongest on the line, the fastest on the wings, who
    handles the ball best behind them.
    """
    return set_up(RULESET, s, "place", _usual_place)


def cells_of(side: Side) -> tuple[int, ...]:
    """Return the squares of the usual formation in the order they are filled."""
    return tuple(square(LINE[side] + BACK[side] * back, row) for back, row, _what in PLACES)


def _usual_place(s: State, placement: Action) -> tuple[int, ...]:
    """Return the rank of a placement: first by the place, then by the player who is best there.

    Rule: Street Bowl 4 "Set-up".
    """
    _kind, who, cell = placement
    places = cells_of(s.side)
    if cell not in places:
        return len(places), cell, who
    number, p = places.index(cell), st.player(s, who)
    fitness = {FRONT: (p.st, p.av, -p.ag), WING: (p.ma, p.ag, p.st), DEEP: (p.ag, p.ma, -p.st)}[PLACES[number][2]]
    return number, *(-value for value in fitness), who
