"""The words for rolls, modifiers and endings, by their keys."""

from fracas.locale import N_

SCORE_NAMES = {"bt": N_("Block and Tackle"), "cd": N_("Catch and Dodge"), "pk": N_("Pass and Kick")}

TITLES = {
    "bt": N_("Block and Tackle"), "cd": N_("Catch and Dodge"), "pk": N_("Pass and Kick"), "hp": N_("Hit points"),
    "coin": N_("The coin"), "slumber": N_("A dead zombie, on a 1"), "revive": N_("Hit points of the revived"),
    "stench": N_("Stench"), "infighting": N_("Infighting"), "rival": N_("Which rival?"), "fear": N_("Fear of the ape"),
    "block": N_("Block"), "tackle": N_("Tackle"), "damage": N_("Damage"), "pass": N_("Pass"), "catch": N_("Catch"),
    "distance": N_("How far off?"), "kick": N_("Kick"), "vault": N_("Vault"), "curse": N_("Curse"),
    "beast": N_("Which beast?"), "cave": N_("Which cave? 1 left, 2 right"), "beast_hp": N_("Hit points of the beast"),
    "prey": N_("Whom does the beast go for?"), "attack": N_("Attack of the beast"),
    "special": N_("Special of the beast, on a 1"), "squeeze": N_("Squeeze of the snake"),
}

RESULTS = {  # rolls of which a face is neither success nor failure: what enough brings, what less does
    "slumber": (N_("stays dead"), N_("rises")), "special": (N_("nothing more"), N_("its special comes")),
    "stench": (N_("bears the stench"), N_("retches")), "infighting": (N_("keeps the peace"), N_("falls upon him")),
    "fear": (N_("dares"), N_("is afraid")),
}
ON_A_ONE = ("slumber", "special")  # rolls that bring something on a 1: it is what their coach hopes for

REASONS = {
    "bt": N_("Block and Tackle"), "cd": N_("Catch and Dodge"), "pk": N_("Pass and Kick"), "pow": N_("power"),
    "bt_against": N_("opponent's Block and Tackle"), "cd_against": N_("opponent's Catch and Dodge"),
    "pow_against": N_("power of the beast"), "dc": N_("difficulty of the distance"),
    "crowd": N_("opponent standing adjacent"),
}

ENDS = {
    "target": N_("{side} win the match {south}–{north}."),
    "kick": N_("{side} win the match with a kick, {south}–{north}."),
    "extinct": N_("{side} win the match {south}–{north}: no opponents are left."),
    "rounds": N_("The rounds are over: {side} win the match {south}–{north}."),
    "conceded": N_("{side} win the match {south}–{north}: the other side concedes."),
}  # by how the match ended
