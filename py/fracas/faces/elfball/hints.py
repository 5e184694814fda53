"""Hints for the coach of the selected player: a headline and a sentence for each mode and state."""

from fracas.faces.elfball import move_options
from fracas.games.elfball import state as st
from fracas.games.elfball.abilities.out_of_sequence import TAUNT
from fracas.games.elfball.actions import legal_actions
from fracas.games.elfball.state import State
from fracas.games.elfball.support.wizard import INFERNO, SHOCK, TRANSFORM
from fracas.games.elfball.words.variant import variant_text
from fracas.locale import N_, _

MODES = {
    "throw": (N_("Throw where?"), N_("The band shows interceptors.")),
    "shove": (N_("Shove whom?"), ""),
    "face": (N_("Turn which way?"), ""),
    "dash": (N_("Spend how much Momentum?"), N_("Each gives a die. One success is enough.")),
    move_options.STEAL: (N_("Steal from whom?"), ""),
    move_options.CUTBLOCK: (N_("Cut down whom?"), N_("Both go down.")),
    move_options.COUNTERS: (N_("Tap a lit hex."), N_("It costs Momentum, not Jog.")),
    TAUNT: (N_("Taunt whom?"), N_("One success is enough.")),
    SHOCK: (N_("Shock whom?"), ""),
    TRANSFORM: (N_("Turn whom into a frog?"), ""),
    INFERNO: (N_("Where does the fire break out?"), N_("Everybody on or beside it must get away.")),
}

PACES = ("step", "momentum", "shamble")  # actions that move a player


def prompt(s: State, _actors: int) -> tuple[str, str]:
    """Return the headline and sentence of the first roll."""
    if s.phase != st.OPENING:
        return "", ""
    words = _("The higher D6 chooses a half, the lower sets up first.")
    return _("Who sets up first?"), words


def hint(s: State, who: int, mode: str) -> tuple[str, str]:
    """Return the headline and sentence for the selected player or Wizard."""
    title, words = MODES.get(mode.partition("-")[0]) or _without_mode(s, who)
    return variant_text(s, title), variant_text(s, words) if words else ""


def _without_mode(s: State, who: int) -> tuple[str, str]:
    if who in st.WIZARDS:
        return N_("Which spell?"), N_("One a match, instead of an action.")
    if s.advanced.window and s.where[who] >= 0 and s.stance[who] == st.STANDING:
        return N_("Before your action"), N_("Momentum has shifted. React, Taunt, or go on.")
    if s.acting >= 0 and who != s.acting and s.where[who] >= 0:
        return N_("Swarm"), N_("Each hex costs 1 Momentum.")
    if s.phase == st.FREE:
        return N_("Free challenge"), N_("Take the ball, or move up to 2 hexes and go for the rival.")
    if s.where[who] < 0:
        return N_("Place him where?"), ""
    if s.stance[who] != st.STANDING:
        return N_("He lies on the ground."), N_("Stand up, or end his action.")
    if who == s.acting and not any(deed[0] in PACES for deed in legal_actions(s)):
        return N_("No steps left. Choose an action."), ""
    return N_("Tap a lit hex or opponent."), ""
