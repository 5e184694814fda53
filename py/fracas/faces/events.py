"""Events of a match in words, motions and sounds, from the tables of the game's face.

An event that the tables do not know shows its kind and has no effect: a missing word never stops a match.
"""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from fracas.faces.choices import NO_ONE, NOWHERE
from fracas.faces.face import Face
from fracas.faces.rolls import roll_title
from fracas.faces.tables import QUIET, Effect
from fracas.kernel.contracts.event_text import Facts
from fracas.kernel.table import Event, Rolled
from fracas.locale import _

STEP = "moves"  # the event of a player's step onto a cell
ANSWERED = "choice"  # the event of every answer; the events after it say the same
MOST_SOUNDS = 4  # of one input


class Motion(NamedTuple):
    """A motion of a counter other than walking."""

    who: int
    how: str  # "lunge", "falls" or "hop"
    aim: int = NO_ONE  # the target of a lunge


def facts_of(face: Face, event: Event) -> Facts:
    """Return the facts of an event by their roles."""
    telling = face.event_templates.get(event.kind)
    return telling.facts_by_role(event.facts) if telling is not None else {}


def effect_of(face: Face, event: Event) -> Effect:
    """Return the visual and audible effect of an event."""
    found = face.effects.get(event.kind, QUIET)
    if isinstance(found, Effect):
        return found
    return found.effects.get(facts_of(face, event).get(found.role), found.other)


def throw_of(event: Event) -> Rolled | None:
    """Return the throw that an event reports, None if it reports something else."""
    first = event.facts[0] if event.facts else None
    return first if isinstance(first, Rolled) else None


def sentence(face: Face, state: Any, event: Event) -> str:
    """Return the log sentence of an event, "" if the line of its roll already says the same."""
    rolled = throw_of(event)
    if rolled is not None:
        told = roll_title(face, state, rolled.request)
        return told if "?" in told else f"{told}."
    if event.kind == ANSWERED or effect_of(face, event).by_roll:
        return ""
    if event.kind not in face.event_templates:
        return event.kind
    try:
        return face.tell(event, state, lambda who: face.name(state, who), lambda side: face.team_name(state, side))
    except KeyError:  # one of its facts has no words
        return event.kind


def row_sentence(face: Face, state: Any, event: Event) -> str:
    """Return the log sentence for a row of such events of one team, "" where each event has its own."""
    row, who = effect_of(face, event).row, player_of(face, event)
    return _(row).format(team=face.team_name(state, face.token(state, who).side)) if row and who != NO_ONE else ""


def player_of(face: Face, event: Event) -> int:
    """Return the player of an event: the roller, or the fact with the role `who`."""
    rolled = throw_of(event)
    who = rolled.request.who if rolled is not None else facts_of(face, event).get("who", NO_ONE)
    return who if isinstance(who, int) else NO_ONE


def trail(face: Face, event: Event) -> tuple[int, int]:
    """Return the start and end cell of a movement."""
    cells = _numbers(face, event, effect_of(face, event).trail)
    return (cells[0], cells[1]) if cells else (NOWHERE, NOWHERE)


def motions(face: Face, event: Event) -> tuple[Motion, ...]:
    """Return the motions of counters other than walking."""
    effect = effect_of(face, event)
    found = (("lunge", effect.lunge), ("falls", effect.falls), ("hop", effect.hop))
    return tuple(Motion(numbers[0], how, *numbers[1:]) for how, roles in found
                 if (numbers := _numbers(face, event, roles)))


def _numbers(face: Face, event: Event, roles: str) -> list[int]:
    """Return the players or cells with some roles in an event; none if one role is missing."""
    facts = [facts_of(face, event).get(role) for role in roles.split()]
    numbers = [fact for fact in facts if isinstance(fact, int)]
    return numbers if len(numbers) == len(facts) else []


def shout(face: Face, event: Event) -> str:
    """Return the one word to shout at an event, "" for most."""
    word = effect_of(face, event).shout
    return _(word) if word else ""


def sounds(face: Face, events: Iterable[Event]) -> tuple[str, ...]:
    """Return the sounds of some events, each at most once, in the order of the events."""
    found = dict.fromkeys("dice" if throw_of(event) else effect_of(face, event).sound for event in events)
    return tuple(sound for sound in found if sound)[:MOST_SOUNDS]


def trail_of(face: Face, fresh: Sequence[Event], before: tuple[int, ...]) -> tuple[int, ...]:
    """Return the cells of the last movement; steps of one player that join make one trail.

    Args: fresh - the events of the last input.
          before - the trail until then.
    """
    if face.plane is not None:
        paths = [path for event in fresh if (path := face.plane.path(event))]
        return tuple(map(face.plane.places.number, paths[-1])) if paths else ()
    cells = before
    for event in fresh:
        start, end = trail(face, event)
        if start != NOWHERE:
            cells = (*cells, end) if cells and cells[-1] == start else (start, end)
    return cells
