"""Consequences of failed rolls of Street Bowl in a sentence, for the coach who may repeat the roll."""

from fracas.locale import N_, _

_TURN = N_("If it fails, he falls and your turn is over.")
_LOOSE = N_("If it fails, the ball is loose and your turn is over.")
_LOST = N_("If it fails, his Action is lost.")

STAKES = {
    "dodge": _TURN, "go_for_it": _TURN, "leap": _TURN, "landing": N_("If it fails, he falls where he lands."),
    "pick_up": _LOOSE, "pass": N_("If it fails, the ball does not get there."),
    "catch": N_("If it fails, the ball bounces on."),
    "hail_mary": _LOOSE, "intercept": N_("If it fails, the throw flies on."),
    "safe_throw": N_("If it fails, the ball is intercepted."), "stand_up": N_("If it fails, he stays on the ground."),
    "dauntless": N_("If it fails, he blocks with his own strength."), "foul_appearance": _LOST, "gaze": _LOST,
    "bone_head": _LOST, "really_stupid": _LOST, "wild_animal": _LOST,
    "take_root": N_("If it fails, he cannot leave his square."),
    "blood_lust": N_("If it fails, he must bite a Thrall."),
    "animosity": N_("If it fails, he will not give him the ball."),
    "chainsaw": N_("If it fails, the saw kicks back."), "always_hungry": N_("If it fails, he tries to eat him."),
    "eats": N_("If it fails, he eats him."), "tentacles": N_("If it fails, he is held."),
    "shadowing": N_("If it fails, he is followed."), "block": N_("The other coach chooses the die."),
}


def consequence_text(kind: str) -> str:
    """Return the consequence of a failed roll, "" if the question says it."""
    return _(STAKES[kind]) if kind in STAKES else ""
