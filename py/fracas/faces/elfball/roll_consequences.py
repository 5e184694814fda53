"""Consequences of rolls of Elfball in a sentence, for the roller's coach and for the opponent."""

from fracas.games.elfball.state import State, side_of
from fracas.games.elfball.words.variant import variant_text
from fracas.kernel.table import Side
from fracas.locale import N_

_BOUNCES = N_("If it fails, the ball bounces on.")
_PASSES = N_("If it fails, he does not get past.")

OWN = {
    "disengage": N_("If it fails, he does not get away and his action ends."),
    "clip-might": _PASSES, "clip-dodge": _PASSES,
    "pick-up": N_("If it fails, the ball bounces away and his action ends."),
    "throw": N_("If it fails, the ball flies astray."),
    "catch": _BOUNCES, "dash": N_("If it fails, he goes down and his action ends."),
    "impact": N_("If it fails, he bounces off and cannot tackle."),
    "tackle": N_("The higher the total, the harder the hit."), "shove": N_("If it fails, nobody is shoved."),
    "steal": N_("If it fails, the opponent keeps the ball."), "taunt": N_("If it fails, nobody turns."),
    "injury": N_("The higher the total, the lighter his injury."),
    "shock": N_("The higher the total, the harder the hit."),
    "transform": N_("If it fails, nobody becomes a frog."), "inferno": N_("The higher the total, the less he burns."),
    "crush": N_("If it fails, he goes down."),
}
THEIRS = {
    "injury": N_("The lower the total, the worse his injury."), "intercept": N_("If it fails, your throw flies on."),
    "inferno": N_("The lower the total, the worse he burns."),
}


def consequence_text(s: State, kind: str, who: int, coach: Side) -> str:
    """Return the consequence of a player's roll for a coach, "" if none is known."""
    words = OWN.get(kind, "") if side_of(who) == coach else THEIRS.get(kind, OWN.get(kind, ""))
    return variant_text(s, words) if words else ""
