"""What happened under the optional rules, in the reader's language (chapters 17, 22 and 24)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fracas.games.elfball.wizard import INFERNO, SHOCK, TRANSFORM
from fracas.kernel.table import Event
from fracas.locale import N_, NP_, _, ngettext, pgettext

TITLES = {
    "shock": N_("System Shock"), "transform": N_("Transformation"), "inferno": N_("Inferno"),
    "backfire": N_("Backfire"), "ban": N_("Ban of the Impcrusher"), "event": N_("Event card"),
}
REASONS = {"target_might_1": N_("Might of {player} less 1"), "has_ball": N_("{player} has the ball")}
RESULTS = {
    (SHOCK, "flop"): N_("{player}: the shock backfires."), (SHOCK, "nothing"): N_("The shock leaves {target} cold."),
    (SHOCK, "down"): N_("The shock throws {target} down."), (SHOCK, "dazed"): N_("The shock dazes {target}."),
    (SHOCK, "injury"): N_("The shock hits {target} with full force."),
    (TRANSFORM, "flop"): N_("{player}: the transformation backfires."),
    (TRANSFORM, "nothing"): N_("{target} stays what he is."), (TRANSFORM, "frog"): N_("{target} is a frog now."),
}
ONE = {
    "career_over": N_("The career of {player} is over."),
}
BURNS = {
    "injury": N_("{player} is in the middle of the fire."), "dazed": N_("{player} breathes smoke."),
    "down": N_("{player} throws himself down."), "safe": N_("{player} gets out of the fire."),
}
CASTS = {
    SHOCK: N_("{player} casts System Shock."), INFERNO: N_("{player} casts Inferno."),
    TRANSFORM: N_("{player} casts Transformation."),
}
CARD_NAMES = {"quiet": N_("nothing unusual"), "court": N_("Jack to Ace"), "joker": N_("Joker")}
ATTRIBUTES = {
    "jog": NP_("attribute", "Jog"), "might": NP_("attribute", "Might"), "tackle": NP_("attribute", "Tackle"),
    "dodge": NP_("attribute", "Dodge"), "skill": NP_("attribute", "Skill"), "grit": NP_("attribute", "Grit"),
}
KINDS = {
    *ONE, SHOCK, TRANSFORM, "inferno", "casts", "burns", "event_card", "time", "points", "experience", "lasting",
}


def attribute_name(key: str) -> str:
    """Return the name of an attribute."""
    return pgettext("attribute", ATTRIBUTES[key])


def extra_sentence(event: Event, name: Callable[[int], str], team: Callable[[int], str], cells: tuple[str, ...]) -> str:
    """Return what happened in one sentence.

    Args: event - of a kind in `KINDS`.
          name, team - what a player and a side are called.
          cells - names of the cells.
    """
    facts: Any = event.facts
    if event.kind in ONE:
        return _(ONE[event.kind]).format(player=name(facts[0]))
    if event.kind in (SHOCK, TRANSFORM):
        return _(RESULTS[event.kind, facts[2]]).format(player=name(facts[0]), target=name(facts[1]))
    return _SENTENCES[event.kind](facts, name, team, cells)


def _event_card(facts: Any, name: Callable[[int], str], team: Callable[[int], str], cells: tuple[str, ...]) -> str:
    side, card, gained, left = facts
    if not gained:
        return _("{team} draw {card}; cards left: {n}.").format(team=team(side), card=_(CARD_NAMES[card]), n=left)
    said = ngettext("{team} draw {card}: {gained} Momentum; cards left: {n}.",
                    "{team} draw {card}: {gained} Momentum; cards left: {n}.", gained)
    return said.format(team=team(side), card=_(CARD_NAMES[card]), gained=gained, n=left)


def _experience(facts: Any, name: Callable[[int], str], team: Callable[[int], str], cells: tuple[str, ...]) -> str:
    gains = ", ".join(f"{name(p)} +{points}" for p, points in facts[1])
    return _("Experience: {gains}.").format(gains=gains)


def _points(facts: Any, name: Callable[[int], str], team: Callable[[int], str], cells: tuple[str, ...]) -> str:
    return _("Tournament points: {home} {a}, {away} {b}.").format(home=team(0), a=facts[0], away=team(1), b=facts[1])


def _lasting(facts: Any, name: Callable[[int], str], team: Callable[[int], str], cells: tuple[str, ...]) -> str:
    return _("{player} will never be the same: {attribute} {n}.").format(
        player=name(facts[0]), attribute=attribute_name(facts[1]), n=facts[2])


_SENTENCES: dict[str, Callable[..., str]] = {
    "event_card": _event_card, "experience": _experience, "points": _points, "lasting": _lasting,
    "time": lambda facts, name, team, cells: _("75 minutes are over."),
    "casts": lambda facts, name, team, cells: _(CASTS[facts[1]]).format(player=name(facts[0])),
    "burns": lambda facts, name, team, cells: _(BURNS[facts[1]]).format(player=name(facts[0])),
    "inferno": lambda facts, name, team, cells: _("Fire breaks out round {cell}.").format(cell=cells[facts[1]]),
}
