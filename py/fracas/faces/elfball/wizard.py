"""The Hired Gun Wizard on the page, and the questions of the other optional rules: spells to choose, targets to tap."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

from fracas.faces.elfball import pieces as drawing
from fracas.faces.face import Ask, Command, Deed, Offer, Reply
from fracas.games.elfball.odds.pool import chance
from fracas.games.elfball.state import WIZARDS, State
from fracas.games.elfball.wizard import INFERNO, SHOCK, SKILL, TRANSFORM, TRANSFORM_NEED, shock_need
from fracas.games.elfball.words.names import attribute_name
from fracas.games.elfball.words.rolls import TITLES
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Choice
from fracas.locale import N_, _

_SPELLS = ((SHOCK, "tackle"), (TRANSFORM, "undo"), (INFERNO, "dice"))  # in the order of the buttons: spell and icon
HINTS = {
    "": (N_("Which spell?"), N_("One a match, instead of an action. Choose it below.")),
    SHOCK: (N_("Shock whom?"), N_("Tap a marked opponent.")),
    TRANSFORM: (N_("Make a frog of whom?"), N_("Tap a marked opponent.")),
    INFERNO: (N_("Where does the fire break out?"), N_("Tap a hex; everybody there and round it must get away.")),
}
OUTCOMES: dict[str, tuple[str, str]] = {
    "shock:flop": (N_("backfires"), "flop"), "shock:nothing": (N_("nothing"), "fail"),
    "shock:down": (N_("he falls"), "s2"), "shock:dazed": (N_("dazed"), "s3"), "shock:injury": (N_("hurt"), "s4"),
    "transform:flop": (N_("backfires"), "flop"), "transform:nothing": (N_("nothing"), "fail"),
    "transform:frog": (N_("a frog"), "s3"), "inferno": (N_("burns"), "s2"),
}
ROLLS: dict[str, tuple[str, str]] = {
    SHOCK: (N_("shocks"), N_("{who} shocks {whom}")),
    TRANSFORM: (N_("transforms"), N_("{who} transforms {whom}")),
    INFERNO: (N_("gets away"), N_("{who} gets away from the fire")),
    "backfire": (N_("backfires"), N_("Whom the spell hits instead")),
    "ban": (N_("is judged"), N_("Is {who} banned?")),
    "event": (N_("draws"), N_("Event card")),
}


def is_wizard(who: int) -> bool:
    """Return whether somebody is a Wizard and no player."""
    return who in WIZARDS


def offer(s: State, legal: Sequence[Action], who: int) -> Offer:
    """Return where the Wizard may cast his spells."""
    deeds = []
    for kind, wizard, target in (action for action in legal if action[0] in (SHOCK, TRANSFORM, INFERNO)):
        if wizard == who:
            cell = target if kind == INFERNO else s.where[target]
            deeds.append(Deed(kind, (kind, wizard, target), cell, kind, None, _chance(s, kind, target)))
    return Offer({}, tuple(deeds))


def _chance(s: State, kind: str, target: int) -> Fraction:
    if kind == INFERNO:
        return Fraction(1)
    need = shock_need(s, target) if kind == SHOCK else TRANSFORM_NEED
    return chance(SKILL, need.value, simple=s.options.simple_star)


def commands(legal: Sequence[Action], who: int) -> tuple[Command, ...]:
    """Return the action tray of the Wizard: his spells."""
    kinds = {action[0] for action in legal if len(action) > 1 and action[1] == who}
    return tuple(
        Command(_(TITLES[spell]), icon, None, spell, off="" if spell in kinds else _("not now"))
        for spell, icon in _SPELLS
    )


def _burns(s: State, choice: Choice) -> Ask:
    replies = tuple(
        Reply(option, drawing.player_name(s, option), "", s.where[option])
        for option in choice.options if isinstance(option, int)
    )
    return Ask(_("Who gets away from the fire next?"), _("Tap a player; the order is yours."), replies)


def _lasting(s: State, choice: Choice) -> Ask:
    title = _("{name} is hurt for good. Which attribute suffers?").format(name=drawing.player_name(s, choice.who))
    return Ask(title, _("It is one less from now on."), tuple(
        Reply(option, attribute_name(str(option))) for option in choice.options))


ASKS: dict[str, Callable[[State, Choice], Ask]] = {"burns": _burns, "lasting": _lasting}
