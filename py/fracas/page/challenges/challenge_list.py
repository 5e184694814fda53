"""The challenges of a game, a group of the list of its puzzles."""

from collections.abc import Mapping

from fracas.page import routes, slugs
from fracas.page.challenges.challenge_rows import challenge_rows
from fracas.page.context import PageContext
from fracas.page.puzzles.list_screen import PuzzlesScreen
from fracas.page.routes import Route
from fracas.view.learn.puzzles import PuzzleRow


class ChallengesScreen(PuzzlesScreen):
    """The challenges of a game."""

    def rows(self, kept: Mapping[str, int]) -> tuple[PuzzleRow, ...]:
        """Return a row for each challenge."""
        return challenge_rows(self.game, kept)


def open_screen(context: PageContext, route: Route) -> ChallengesScreen:
    """Return the challenges of a game."""
    return ChallengesScreen(context.shell, slugs.key_of(route.what), routes.CHALLENGES)
