"""The set-up of Street Bowl: players to place, faults, and the usual formation."""

from collections.abc import Sequence

from fracas.faces.choices import SetupPrompt
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.kick_off import setup as rules
from fracas.games.street_bowl.kick_off.formation import formation
from fracas.games.street_bowl.state import State
from fracas.games.street_bowl.words.names import team_name
from fracas.kernel.ruleset import Action
from fracas.locale import N_, _, ngettext

MISSING = {
    rules.LINELESS: N_("nobody on the line between the hash marks"), rules.WIDE: N_("two players in one wide zone"),
}


def setup(s: State, legal: Sequence[Action]) -> SetupPrompt | None:
    """Return the prompt of the set-up, None outside of it."""
    if s.phase != st.SETUP:
        return None
    waiting = tuple(sorted({action[1] for action in legal if action[0] == "place"}))
    done = ("ready",) if ("ready",) in legal else None
    words = _("Up to seven players: one or more on the line between the hash marks, at most one per wide zone.")
    title = _("{team}: set up").format(team=team_name(s, s.side))
    return SetupPrompt(title, words, waiting, lambda: tuple(formation(s, s.side)) if waiting else (), done, _missing(s))


def _missing(s: State) -> str:
    """Return the reason why a set-up is not complete."""
    fault = rules.fault_of_setup(s, s.side)
    if fault in MISSING:
        return _(MISSING[fault])
    owed = rules.to_field(s, s.side) - len(st.on_street(s, s.side))
    return ngettext("{n} player to place", "{n} players to place", owed).format(n=owed)
