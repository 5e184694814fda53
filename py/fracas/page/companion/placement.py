"""The way to the board in the middle of play: the pieces are put there by hand.

The board is that of the position editor. Score, squads, counters and whose turn it is are those that were tracked, and
the teams cannot be others; once no rule is broken the match goes on with real dice.
"""

from fracas.companion import log
from fracas.faces import composer_of
from fracas.kernel.game import Game
from fracas.kernel.tracking_rules import ON_BOARD
from fracas.locale import N_, _
from fracas.page import routes
from fracas.page.companion import board
from fracas.page.companion.persistence import OVERTAKEN, is_overtaken, load, save
from fracas.page.context import PageContext
from fracas.page.editor.draft import Draft
from fracas.page.editor.export import PositionExport
from fracas.page.editor.screen import PositionScreen
from fracas.page.routes import Route
from fracas.page.shell import Shell

NOBODY_YET = N_("nobody has been put on the board yet")


class Placement(Draft):
    """The pieces of a tracked match.

    Args: game - its log.
    """

    has_own_teams = False

    def __init__(self, game: Game) -> None:
        composer, self.laid = composer_of(game.ruleset.key), log.tracking_rules_of(game).placement_position(game.state)
        assert composer is not None and self.laid is not None
        super().__init__(composer, self.laid)
        self.game = game

    def clear(self) -> None:
        """Take everybody off the board."""
        self.replace(self.laid)

    @property
    def faults(self) -> tuple[str, ...]:
        """All that is wrong with it by the rules, whether it is of another match, or nobody is there yet."""
        if self.state == self.laid:
            return (NOBODY_YET,)
        position = self.rules.position(self.state)
        is_ours = self.game.ruleset.is_legal(self.game.state, (ON_BOARD, position))
        return super().faults or (() if is_ours else (board.OF_ANOTHER,))


class PlacementExport(PositionExport):
    """The exports of the pieces: above all the match that goes on with them."""

    def __init__(self, shell: Shell, work: Placement, match: str, sequence: int) -> None:
        super().__init__(shell, work)
        self.placed, self.match, self.sequence = work, match, sequence

    def games(self) -> tuple[tuple[str, str], ...]:
        """Return none: the pieces are those of the match."""
        return ()

    def _post(self) -> None:
        """Put it into a post; the way back in the browser leads to the position as it is now."""
        self.shell.browser.replace(self._route(routes.POSITION))
        super()._post()

    def _play(self) -> None:
        """Go on with the tracked match on the board, or back to it if another tab has changed it."""
        if is_overtaken(self.shell, self.match, self.sequence):
            self.shell.notice = _(OVERTAKEN)
            return self.shell.go(routes.write(routes.COMPANION, self.match))
        if self.placed.faults:
            return self.shell.say(_("It cannot be played: it is against the rules."))
        game = self.placed.game
        game.tags[board.BOARD_TAG] = board.start_match(self.shell, self.match, game, self.placed.state)
        save(self.shell, self.match, game)


class PlacementScreen(PositionScreen):
    """The board on which the pieces of a tracked match are put.

    Args: shell - the page.
          match - id of the log.
          work - the pieces.
          sequence - of the save the log stands in.
    """

    def __init__(self, shell: Shell, match: str, work: Placement, sequence: int) -> None:
        super().__init__(shell, work, giving=PlacementExport(shell, work, match, sequence))
        self.back = routes.write(routes.COMPANION, match)
        self.title = _("Put the pieces as they stand")


def open_screen(context: PageContext, route: Route) -> PlacementScreen | None:
    """Return the board of a tracked match; None, and the way to it with a sentence, while nobody stands anywhere."""
    shell, match = context.shell, route.what.removeprefix(routes.OWN)
    game, trouble, sequence = load(shell, match)
    if game is not None and board.can_be_placed(game):
        return PlacementScreen(shell, match, Placement(game), sequence)
    shell.notice = trouble or _("Nobody stands anywhere now.")
    shell.go(routes.write(routes.COMPANION, match if game is not None else ""))
    return None
