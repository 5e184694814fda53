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
    "throw": (N_("Throw where?"), N_("Tap a lit hex or a team-mate; the band shows who could intercept.")),
    "shove": (N_("Shove whom?"), N_("Tap a marked opponent.")),
    "face": (N_("Turn which way?"), N_("Tap a hex beside him.")),
    "dash": (N_("Spend how much Momentum?"), N_("Each is a die; one success is enough.")),
    move_options.STEAL: (N_("Steal from whom?"), N_("Tap the marked ball holder.")),
    move_options.CUTBLOCK: (N_("Cut down whom?"), N_("Tap a marked opponent; he runs up and goes down with him.")),
    move_options.COUNTERS: (N_("Where to?"), N_("Tap a lit hex; it costs Momentum instead of Jog.")),
    TAUNT: (N_("Taunt whom?"), N_("Tap an opponent within 6 hexes; one success is enough.")),
    SHOCK: (N_("Shock whom?"), N_("Tap a marked opponent.")),
    TRANSFORM: (N_("Make a frog of whom?"), N_("Tap a marked opponent.")),
    INFERNO: (N_("Where does the fire break out?"), N_("Tap a hex; everybody there and round it must get away.")),
}

PACES = ("step", "momentum", "shamble")  # actions that move a player


def prompt(s: State, _actors: int) -> tuple[str, str]:
    """Return the headline and sentence of the first roll."""
    if s.phase != st.OPENING:
        return "", ""
    words = _("Both coaches roll a D6: the higher chooses his half, the lower sets up first.")
    return _("Who sets up first?"), words


def hint(s: State, who: int, mode: str) -> tuple[str, str]:
    """Return the headline and sentence for the selected player or Wizard."""
    title, words = MODES.get(mode.partition("-")[0]) or _without_mode(s, who)
    return _(title), variant_text(s, words)


def _without_mode(s: State, who: int) -> tuple[str, str]:
    if who in st.WIZARDS:
        return N_("Which spell?"), N_("One a match, instead of an action. Choose it below.")
    if s.advanced.window and s.where[who] >= 0 and s.stance[who] == st.STANDING:
        return N_("Before your action"), N_("After a Shift in Momentum: React, Taunt, or go on with the turn.")
    if s.acting >= 0 and who != s.acting and s.where[who] >= 0:
        return N_("Swarm"), N_("Tap a lit hex: each costs 1 Momentum.")
    if s.phase == st.FREE:
        return N_("Free challenge"), N_("He takes the ball, or moves up to 2 hexes and goes for his rival.")
    if s.where[who] < 0:
        return N_("Place him where?"), N_("Tap a lit hex.")
    if s.stance[who] != st.STANDING:
        return N_("He lies on the ground."), N_("Let him stand up, or end his action.")
    if who == s.acting and not any(deed[0] in PACES for deed in legal_actions(s)):
        return N_("What now?"), N_("He cannot move any more: choose a marked opponent or an action, or end it.")
    return N_("Where to?"), N_("Tap a lit hex to move, a marked opponent to tackle.")
