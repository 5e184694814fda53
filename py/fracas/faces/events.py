"""Events before people: their sentences, and what they do to eye and ear, from the tables of the game's face.

An event the tables do not know shows its kind and does nothing: a missing word never stops a match.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

from fracas.faces.choices import NO_ONE, NOWHERE, Face
from fracas.faces.rolls import roll_words
from fracas.faces.tables import QUIET, Effect, EffectByFact
from fracas.kernel.event_text import Facts
from fracas.kernel.table import Event, Rolled
from fracas.locale import _

ANSWERED = "choice"  # told by the tape of every question; what the answer leads to says it
MOST_SOUNDS = 4  # of one input


class Motion(NamedTuple):
    """What a counter does besides walking."""

    who: int
    how: str  # "lunge", "falls" or "hop"
    aim: int = NO_ONE  # whom it lunges at


def facts_of(face: Face, event: Event) -> Facts:
    """Return the facts of an event by their roles."""
    telling = face.event_templates.get(event.kind)
    return telling.facts_by_role(event.facts) if telling is not None else {}


def effect_of(face: Face, event: Event) -> Effect:
    """Return what an event does to eye and ear."""
    found = face.effects.get(event.kind, QUIET)
    return found.effects.get(facts_of(face, event).get(found.role), found.other) if isinstance(found, EffectByFact) else found


def throw_of(event: Event) -> Rolled | None:
    """Return the throw an event tells of, None if it tells of something else."""
    first = event.facts[0] if event.facts else None
    return first if isinstance(first, Rolled) else None


def sentence(face: Face, state: Any, event: Event) -> str:
    """Return what happened, "" if nothing is to be said or the line of the roll has said it."""
    rolled = throw_of(event)
    if rolled is not None:
        told = roll_words(face, state, rolled.request)[1]
        return told if told.endswith("?") else f"{told}."
    if event.kind == ANSWERED or effect_of(face, event).by_roll:
        return ""
    if event.kind not in face.event_templates:
        return event.kind
    try:
        return face.tell(event, state, lambda who: face.name(state, who), lambda side: face.team_name(state, side))
    except KeyError:  # one of its facts has no words
        return event.kind


def player_of(face: Face, event: Event) -> int:
    """Return the player an event is about: whose roll it is, or who has the role `who` in it."""
    rolled = throw_of(event)
    who = rolled.request.who if rolled is not None else facts_of(face, event).get("who", NO_ONE)
    return who if isinstance(who, int) else NO_ONE


def trail(face: Face, event: Event) -> tuple[int, int]:
    """Return the cells somebody or something moved between."""
    cells = _numbers(face, event, effect_of(face, event).trail)
    return (cells[0], cells[1]) if cells else (NOWHERE, NOWHERE)


def motions(face: Face, event: Event) -> tuple[Motion, ...]:
    """Return what counters do besides walking."""
    effect = effect_of(face, event)
    found = (("lunge", effect.lunge), ("falls", effect.falls), ("hop", effect.hop))
    return tuple(Motion(numbers[0], how, *numbers[1:]) for how, roles in found
                 if (numbers := _numbers(face, event, roles)))


def _numbers(face: Face, event: Event, roles: str) -> list[int]:
    """Return the players or cells that have some roles in an event; none if one of them has no part in it."""
    facts = [facts_of(face, event).get(role) for role in roles.split()]
    numbers = [fact for fact in facts if isinstance(fact, int)]
    return numbers if len(numbers) == len(facts) else []


def shout(face: Face, event: Event) -> str:
    """Return the one word to shout at an event, "" for most."""
    word = effect_of(face, event).shout
    return _(word) if word else ""


def sounds(face: Face, events: Iterable[Event]) -> tuple[str, ...]:
    """Return the sounds of what one input brought about: each at most once, in the order of the events."""
    found = dict.fromkeys("dice" if throw_of(event) else effect_of(face, event).sound for event in events)
    return tuple(sound for sound in found if sound)[:MOST_SOUNDS]
