"""Teams that coaches build: the keeper of a game knows its rosters. The screens know only keepers.

A roster is whatever record the game has; it is changed by words, as buttons send them, and stored as the text of its
file. A game whose teams change between two matches of a league has an arranger too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from fracas.locale import _

if TYPE_CHECKING:  # the lists of other screens need none of them
    from fracas.faces.face import Sheet as MatchSheet
    from fracas.kernel.career import Pause
    from fracas.kernel.ruleset import Ruleset
    from fracas.view.coaching import Coaching
    from fracas.view.controls import Choice
    from fracas.view.newmatch import Problem
    from fracas.view.roster import Builder
    from fracas.view.teams import Sheet, Way

ADVANCED = "advanced"  # the way to a printed team with abilities, which a new match offers too


class Summary(NamedTuple):
    """What lists show of a roster."""

    name: str
    line: str
    kits: tuple[str, str]


class Keeper(Protocol):
    """What the page must know of the rosters of a game."""

    game: str

    def lists(self) -> Sequence[Choice]:
        """List what a team can be founded from."""

    def ways(self) -> Sequence[Way]:
        """List the ways to found one, the usual one first."""

    def found(self, chosen: str, way: str) -> Any:
        """Return a new roster."""

    def write(self, roster: Any) -> str:
        """Return the text of a roster's file."""

    def read(self, text: str) -> Any:
        """Return the roster of a file, a forum text or a team code; ValueError in one sentence if it is none."""

    def forum(self, roster: Any) -> str:
        """Return a roster as lines for people, which `read` reads too."""

    def code(self, roster: Any, game: str) -> str:
        """Return the team code a match of a game is started with, "" if it cannot play it even in a friendly."""

    def needs(self, roster: Any) -> Mapping[str, Any]:
        """Return the settings without which a match cannot be played by this team."""

    def summary(self, roster: Any) -> Summary:
        """Return what lists show."""

    def problems(self, roster: Any, game: str) -> tuple[Problem, ...]:
        """Return every reason why a roster may not play a game."""

    def change(self, roster: Any, do: str, arg: str, seed: str) -> Any:
        """Return the roster after a control was used; ValueError in one sentence if that cannot be.

        Args: seed - a fresh one, for what is rolled.
        """

    def builder(self, roster: Any, key: str, opened: int) -> Builder:
        """Return the screen on which it is built; `opened` is the shirt of the player being changed, 0 = nobody."""

    def sheet(self, roster: Any, key: str) -> Sheet:
        """Return the sheet to print."""

    def in_match(self, roster: Any) -> MatchSheet:
        """Return what a team is like in a new match."""


class Arranger(Protocol):
    """What the page must know of teams between two matches."""

    def part(self, pause: Pause, name: str, opened: int, sheet: str) -> Coaching:
        """Return what is shown; `opened` is the shirt of the player who is unfolded, 0 = nobody."""

    def change(self, pause: Pause, do: str, arg: str) -> list[str]:
        """Return the words of the notes after a control was used; ValueError in one sentence if that cannot be."""

    def calls(self, pause: Pause) -> int:
        """Return how many abilities wait to be learned."""

    def told(self, pause: Pause) -> str:
        """Return what a screen reader hears after a change."""


def misfit(rules: Ruleset, team: str, needs: Mapping[str, Any], options: Mapping[str, Any]) -> str:
    """Return which setting a team needs otherwise than it is, in a sentence, "" if none."""
    for setting in rules.settings:
        if setting.name in needs and options[setting.name] != needs[setting.name]:
            return _("{team}: {setting} {value}, this match {other}").format(
                team=team, setting=_(setting.label).lower(), value=needs[setting.name], other=options[setting.name])
    return ""
