"""Abilities of dice and fighting in the reader's language: rolls, modifiers, results, answers (chapter 22)."""

from __future__ import annotations

from fracas.games.elfball.abilities import BY_KEY
from fracas.games.elfball.clipping import DODGE, MIGHT
from fracas.games.elfball.injury import LIE, TAKE
from fracas.locale import N_, _, ngettext, pgettext

TITLES = {"steal": N_("Steal"), "clip-might": N_("Clipping"), "clip-dodge": N_("Clipping")}

REASONS = {
    "slippery": N_("Slippery: {player} does not count"), "focused": N_("Focused: {player} does not count"),
    "sprinter": N_("one more for each Dash"), "helping_hand": N_("{player} lends a Helping Hand"),
}

# Of an attacker and his target, or of a player and the Clipper he leaves.
RESULTS = {
    ("cheapshot", "flop"): N_("{player} stumbles over {target}."),
    ("cheapshot", "nothing"): N_("{player} does {target} no harm."),
    ("cheapshot", "solid"): N_("{player} kicks {target}."),
    ("cheapshot", "punishing"): N_("{player} jumps on {target}."),
    ("cheapshot", "crippling"): N_("{player} tramples {target}."),
    ("steal", "flop"): N_("{player} flops the steal from {target}."),
    ("steal", "nothing"): N_("{player} does not get at the ball of {target}."),
    ("steal", "loose"): N_("{player} knocks the ball out of the hands of {target}."),
    ("steal", "taken"): N_("{player} takes the ball from {target}."),
    ("clip", "passed"): N_("{player} gets past {target}."),
    ("clip", "failed"): N_("{player} does not get past {target}."),
    ("clip", "flop"): N_("{player} runs into {target} and falls."),
}
OF_TWO = ("cheapshot", "steal", "clip")  # events in RESULTS

OPTIONS = {MIGHT: N_("Might dice"), DODGE: N_("Dodge dice"), LIE: N_("go down"), TAKE: N_("take the result")}


def ability_name(key: str) -> str:
    """Return what an ability is called."""
    return pgettext("ability", BY_KEY[key].name)


def uses(player: str, key: str) -> str:
    """Return the sentence for the use of an ability."""
    return _("{player} uses {ability}.").format(player=player, ability=ability_name(key))


def fewer_dice(dice: int) -> str:
    """Return in words how many dice a Pummeller gives up."""
    return ngettext("{n} die fewer", "{n} dice fewer", dice).format(n=dice) if dice else _("all dice")
