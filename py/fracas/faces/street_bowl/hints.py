"""Hints for a coach of Street Bowl: a headline and a sentence."""

from fracas.faces.choices import FLIGHT
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.state import State
from fracas.locale import N_, _

LEAP, GAZE, HAIL, LOB, BANK_NORTH, BANK_SOUTH, MATE, BOTH, STAB, SAW = (
    "leap", "gaze", "hail", "lob", "bank-north", "bank-south", "throw-mate", "blocks", "stab", "saw",
)  # modes of the selected player besides moving
MODES = {
    FLIGHT: (N_("Throw where?"), N_("Quick +1, short 0, long −1, long bomb −2.")),
    BANK_NORTH: (N_("Throw off the north wall: where?"),
                 N_("−1 to the pass, but nobody can intercept.")),
    BANK_SOUTH: (N_("Throw off the south wall: where?"),
                 N_("−1 to the pass, but nobody can intercept.")),
    HAIL: (N_("Hail Mary: where?"), N_("The ball scatters three times.")),
    LOB: (N_("Lob it far: where?"), N_("The ball scatters three times.")),
    LEAP: (N_("Leap where?"), ""),
    GAZE: (N_("Hypnotise whom?"), N_("He loses his tackle zones.")),
    STAB: (N_("Stab whom?"), N_("An Armour roll replaces the block.")),
    SAW: (N_("Saw at whom?"), N_("On a 1 the saw kicks back.")),
    BOTH: (N_("Block which two?"), N_("Each counts 2 stronger.")),
}
DEEDS = {
    "block": (N_("Block whom?"), ""),
    "blitz": (N_("Blitz whom?"), N_("The block costs one square.")),
    "pass": (N_("Pass: where to?"), N_("Move first, or throw.")),
    "handoff": (N_("Hand off to whom?"), N_("Move beside a team-mate, then tap him.")),
    "foul": (N_("Foul whom?"), N_("Move beside an opponent on the ground, then tap him.")),
    "throw": (N_("Throw a team-mate?"), N_("Move beside him, press his button, then tap a square.")),
    "bomb": (N_("Where does the bomb go?"),
             N_("It explodes where it lands.")),
}


def prompt(s: State, actors: int) -> tuple[str, str]:
    """Return the headline and sentence while nobody is selected."""
    if s.phase == st.BEFORE:
        return _("Weather, supporters, toss"), _("The winner of the toss kicks or receives.")
    if s.phase == st.BONUS:
        return _("Blitz!"), _("A bonus turn before the ball lands. Players who were marked may not act.")
    if s.phase == st.TURN and not actors:
        return _("Everybody has acted."), _("End your turn.")
    return "", ""


def hint(s: State, who: int, mode: str) -> tuple[str, str]:
    """Return the headline and sentence for the selected player."""
    title, words = MODES.get(mode) or _without_mode(s, who)
    return _(title), _(words) if words else ""


def _without_mode(s: State, who: int) -> tuple[str, str]:
    if s.phase == st.KICK:
        return N_("Kick off: where to?"), N_("Their half. The ball scatters from there.")
    if s.where[who] < 0:
        return N_("Place him where?"), ""
    if s.condition[who] != st.STANDING:
        return N_("He lies on the ground."), N_("Standing up costs three squares.")
    if s.acting == who and s.deed in DEEDS and not (s.deed == "blitz" and s.has_blocked):
        return DEEDS[s.deed]
    if s.acting == who and s.left + s.extra == 0:
        return N_("No movement left. Press Done."), ""
    if s.acting == who:
        return N_("Move on, or press Done."), ""
    return N_("Tap a lit square or opponent."), ""
