"""What abilities of moving and throwing and team support have to say (chapters 21 and 22.2): events and options."""

from __future__ import annotations

from typing import Any

from fracas.games.elfball.abilities import ADVANCED, BASIC, BY_KEY
from fracas.kernel.table import Event
from fracas.kernel.wording import Names
from fracas.locale import N_, _, ngettext, pgettext

LEVELS = {BASIC: N_("Basic"), ADVANCED: N_("Advanced")}
TITLES = {"taunt": N_("Taunt"), "bribe": N_("Bribed Referee"), "potion": N_("Magic Potion")}
REASONS = {"scramble": N_("after something else")}
OPTIONS = {
    "stay": N_("stay"), "follow": N_("follow"), "keg": N_("drink a Keg"), "as-rolled": N_("as rolled"),
    "shorter": N_("one less"), "further": N_("one further"),
}

# Events about one player, and about two.
ONE = {
    "enrages": N_("{player} is enraged."), "quickens": N_("{player} is quick off the mark: the Momentum doubles."),
    "banks": N_("{player} plays the ball off the line."), "ploughs": N_("{player} ploughs on."),
}
TWO = {"leads": N_("{player} leads {target} on.")}
TAUNTS = {
    "flop": N_("{player} makes a fool of himself before {target}: all Momentum is lost."),
    "failed": N_("{player} does not impress {target}."), "passed": N_("{player} taunts {target}."),
}
BRIBES = {
    "out": N_("The bribe of the {team} comes out."), "paid": N_("The referee looks away for the {team}."),
}
POTIONS = {
    "poisoned": N_("{player} drinks a Magic Potion and is poisoned."),
    "sick": N_("{player} drinks a Magic Potion and is sick."),
    "nothing": N_("{player} drinks a Magic Potion; nothing happens."),
    "basic": N_("{player} drinks a Magic Potion: a Basic ability."),
    "any": N_("{player} drinks a Magic Potion: an ability of his coach’s choice."),
    "two": N_("{player} drinks a Magic Potion: a Basic and an Advanced ability."),
}
KINDS = {*ONE, *TWO, "taunt", "bribe", "potion", "gains", "spends", "cheers", "keg"}


def ability_name(key: str) -> str:
    """Return the name of an ability."""
    return pgettext("ability", BY_KEY[key].name)


def ability_label(key: str) -> str:
    """Return an ability with its level: "Buff (Basic)"."""
    ability = BY_KEY[key]
    return _("{ability} ({level})").format(ability=ability_name(key), level=_(LEVELS[ability.level]))


def moves_sentence(event: Event, name: Names, team: Names) -> str:
    """Return what happened in one sentence.

    Args: name - slot to name. team - side to name.
    """
    kind, facts = event.kind, event.facts
    if kind in ONE or kind in TWO or kind == "taunt":
        words = TAUNTS[str(facts[2])] if kind == "taunt" else ONE.get(kind) or TWO[kind]
        players = [name(_int(p)) for p in facts[: 1 if kind in ONE else 2]]
        return _(words).format(player=players[0], target=players[-1])
    if kind == "bribe":
        return _(BRIBES[str(facts[1])]).format(team=team(_int(facts[0])))
    if kind == "potion":
        return _(POTIONS[str(facts[1])]).format(player=name(_int(facts[0])))
    if kind == "gains":
        return _("{player} gains {ability} for this match.").format(
            player=name(_int(facts[0])), ability=ability_name(str(facts[1])))
    return _counted(kind, facts, name, team)


def _counted(kind: str, facts: Any, name: Names, team: Names) -> str:
    if kind == "spends":
        said = ngettext("{player} spends {n} counter to move.", "{player} spends {n} counters to move.", facts[1])
        return said.format(player=name(facts[0]), n=facts[1])
    if kind == "cheers":
        said = ngettext("A Cheerleader of the {team} cheers; {n} is left.",
                        "A Cheerleader of the {team} cheers; {n} are left.", facts[1])
        return said.format(team=team(facts[0]), n=facts[1])
    said = ngettext("{player} drinks from a Keg of Zlurpee; {n} is left.",
                    "{player} drinks from a Keg of Zlurpee; {n} are left.", facts[2])
    return said.format(player=name(facts[1]), n=facts[2])


def _int(fact: object) -> int:
    assert isinstance(fact, int)
    return fact
