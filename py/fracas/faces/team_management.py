"""Team management: a team of a league between two of its matches, as the page shows and changes it."""

from __future__ import annotations

from typing import Protocol

from fracas.kernel.contracts.career import TeamBetweenMatches
from fracas.view.teams.between_matches import BetweenMatchesPanel


class TeamManagement(Protocol):
    """The teams of a game between two matches."""

    def part(self, pause: TeamBetweenMatches, name: str, opened: int, sheet: str) -> BetweenMatchesPanel:
        """Return the part of the page about a team.

        Args: opened - number of the player who is unfolded, 0 = nobody; sheet - address of the sheet to print.
        """

    def change(self, pause: TeamBetweenMatches, do: str, arg: str) -> list[str]:
        """Return the words of the notes after a control was used; ValueError in one sentence if that cannot be."""

    def pending_lessons(self, pause: TeamBetweenMatches) -> int:
        """Return the number of abilities that wait to be learned."""

    def announcement(self, pause: TeamBetweenMatches) -> str:
        """Return the words for a screen reader after a change."""
