"""Rosters in which the number of a player is his place: what the controls of two builders make of them.

Roster and players are records of a game.
"""

from collections.abc import Callable
from typing import Any, Protocol, Self, TypeVar

from fracas.kernel.errors import InvalidNotation, quote
from fracas.locale import _


class Numbered(Protocol):
    """A roster as far as this module looks."""

    @property
    def members(self) -> tuple[Any, ...]:
        """Its players in the order of their numbers."""

    def _replace(self, *args: Any, **changed: Any) -> Self: ...


Roster = TypeVar("Roster", bound=Numbered)


def hire(roster: Roster, member: Any, kind: str, step: int, most: int) -> Roster:
    """Hire one more player, or let the last one of his kind go.

    Args: member - who would come; kind - the field that says what he is; most - players of a team.
    """
    if step < 0:
        wanted = getattr(member, kind)
        last = max((shirt for shirt, one in enumerate(roster.members, 1) if getattr(one, kind) == wanted), default=0)
        return release(roster, last) if last else roster
    if len(roster.members) >= most:
        raise InvalidNotation(_("The team is full: it may have {n} players.").format(n=most))
    return roster._replace(members=(*roster.members, member))


def release(roster: Roster, shirt: int) -> Roster:
    """Let a player go; those behind him move up."""
    place = place_of(roster, shirt)
    return roster._replace(members=roster.members[:place] + roster.members[place + 1:])


def renumber(roster: Roster, old: int, new: int) -> Roster:
    """Let two players change numbers."""
    one, two = place_of(roster, old), place_of(roster, new)
    members = [*roster.members]
    members[one], members[two] = members[two], members[one]
    return roster._replace(members=tuple(members))


def place_of(roster: Numbered, shirt: int) -> int:
    """Return the place of a shirt number."""
    if not 1 <= shirt <= len(roster.members):
        raise InvalidNotation(_("Nobody wears the number {text}.").format(text=quote(str(shirt))))
    return shirt - 1


def with_member(roster: Roster, shirt: int, change: Callable[[Any], Any]) -> Roster:
    """Return a roster with one player changed."""
    members = [*roster.members]
    place = place_of(roster, shirt)
    members[place] = change(members[place])
    return roster._replace(members=tuple(members))
