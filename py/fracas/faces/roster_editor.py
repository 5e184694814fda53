"""Teams that coaches build: the keeper of a game knows its rosters. The screens know only keepers.

A roster is whatever record the game has; it is changed by the controls of the builder, and stored as the text of its
file. A game whose teams change between two matches of a league has an arranger too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol, TypeVar

from fracas.kernel.kits import Kits, with_kit
from fracas.kernel.names import TEAM_LIMIT, custom_name
from fracas.locale import _
from fracas.view.arguments import Reader, key_in, text

if TYPE_CHECKING:  # the lists of other screens need none of them
    from fracas.kernel.career import TeamBetweenMatches
    from fracas.kernel.ruleset import Ruleset
    from fracas.view.controls import LabelledValue
    from fracas.view.teams.between_matches import BetweenMatches
    from fracas.view.teams.match_team import MatchTeam
    from fracas.view.teams.roster import RosterBuilder
    from fracas.view.teams.roster_pieces import Problem
    from fracas.view.teams.team_list import NewTeamOption, TeamSheet

ADVANCED = "advanced"  # the way to a printed team with abilities, which a new match offers too

Roster = TypeVar("Roster")


class TeamSummary(NamedTuple):
    """What lists show of a roster."""

    name: str
    line: str
    kits: Kits


class RosterChange(NamedTuple):
    """What a control of the builder does."""

    make: Callable[..., Any]  # roster, arguments -> roster; ValueError in a sentence if that cannot be
    readers: tuple[Reader[Any], ...]  # of the arguments
    is_typed: bool = False  # whether the last argument is being typed: its letters are one change
    is_rolled: bool = False  # whether dice are thrown: a fresh seed is one more argument


STEP: Reader[int] = key_in(lambda: {"less": -1, "more": 1})  # of a stepper


def look_changes(given: Callable[[Any], str]) -> dict[str, RosterChange]:
    """Return the controls of what every team has: a name of its own and colours.

    Args: given - what a team is called that has none.
    """
    def title(roster: Any, name: str) -> Any:
        return roster._replace(name=custom_name(name, given(roster), TEAM_LIMIT))

    def colour(side: int) -> Callable[[Any, str], Any]:
        return lambda roster, key: roster._replace(kits=with_kit(roster.kits, side, key))

    return {"title": RosterChange(title, (text,), is_typed=True),
            "colour-home": RosterChange(colour(0), (text,)), "colour-away": RosterChange(colour(1), (text,))}


@dataclass(frozen=True)
class RosterEditor(Generic[Roster]):
    """What the page must know of the rosters of a game."""

    game: str
    lists: Callable[[], Sequence[LabelledValue]]  # what a team can be founded from
    ways: Callable[[], Sequence[NewTeamOption]]  # to found one, the usual one first
    found: Callable[[str, str], Roster]  # list, way -> a new roster
    write: Callable[[Roster], str]  # the text of its file
    read: Callable[[str], Roster]  # of a file, a forum text or a team code; ValueError in one sentence if it is none
    forum: Callable[[Roster], str]  # as lines for people, which `read` reads too
    code: Callable[[Roster, str], str]  # which starts a match of a game; "" if it cannot play it even in a friendly
    summary: Callable[[Roster], TeamSummary]
    problems: Callable[[Roster, str], tuple[Problem, ...]]  # why it may not play a game; "" = one it is made for
    changes: Mapping[str, RosterChange]  # by control of the builder
    builder: Callable[[Roster, str, int], RosterBuilder]  # id, shirt of the player being changed, 0 = nobody
    sheet: Callable[[Roster, str], TeamSheet]  # to print; id
    in_match: Callable[[Roster], MatchTeam]  # what it is like in a new match
    needs: Callable[[Roster], Mapping[str, Any]] = lambda roster: {}  # settings without which it cannot play


class Arranger(Protocol):
    """What the page must know of teams between two matches."""

    def part(self, pause: TeamBetweenMatches, name: str, opened: int, sheet: str) -> BetweenMatches:
        """Return what is shown; `opened` is the shirt of the player who is unfolded, 0 = nobody."""

    def change(self, pause: TeamBetweenMatches, do: str, arg: str) -> list[str]:
        """Return the words of the notes after a control was used; ValueError in one sentence if that cannot be."""

    def pending_lessons(self, pause: TeamBetweenMatches) -> int:
        """Return how many abilities wait to be learned."""

    def announcement(self, pause: TeamBetweenMatches) -> str:
        """Return what a screen reader hears after a change."""


def incompatible_setting(rules: Ruleset, team: str, needs: Mapping[str, Any], options: Mapping[str, Any]) -> str:
    """Return which setting a team needs otherwise than it is, in a sentence, "" if none."""
    for setting in rules.settings:
        if setting.name in needs and options[setting.name] != needs[setting.name]:
            return _("{team}: {setting} {value}, this match {other}").format(
                team=team, setting=_(setting.label).lower(), value=needs[setting.name], other=options[setting.name])
    return ""
