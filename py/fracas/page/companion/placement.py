"""The way to the board in the middle of play: the pieces are put there by hand.

The board is that of the position editor. Score, squads, counters and whose turn it is are those that were tracked, and
the teams cannot be others; once no rule is broken the match goes on with real dice.
"""

from typing import Any

from fracas.companion import log
from fracas.faces import composer_of
from fracas.games import ruleset
from fracas.kernel.contracts.tracking_rules import ON_BOARD
from fracas.kernel.game import Game
from fracas.locale import N_, _
from fracas.page import routes
from fracas.page.companion import board
from fracas.page.companion.persistence import OVERTAKEN, is_overtaken, load, save
from fracas.page.context import PageContext
from fracas.page.editor.model import EditorModel, EditorSpec
from fracas.page.editor.screen import PositionScreen
from fracas.page.routes import Route
from fracas.page.shell import Shell

NOBODY_YET = N_("nobody is on the board yet")


def open_screen(context: PageContext, route: Route) -> PositionScreen | None:
    """Return the board of a tracked match; None, and the way to it with a sentence, while nobody stands anywhere."""
    shell, match = context.shell, route.what.removeprefix(routes.OWN)
    game, trouble, sequence = load(shell, match)
    if game is not None and board.can_be_placed(game):
        model = place_pieces(game)
        return PositionScreen(
            shell, model, lambda: _go_on(shell, match, sequence, game, model.state),
            _("Place the pieces as they stand"), routes.write(routes.COMPANION, match))
    shell.notice = trouble or _("The board is empty.")
    shell.go(routes.write(routes.COMPANION, match if game is not None else ""))
    return None


def place_pieces(game: Game) -> EditorModel:
    """Return the editor in which the pieces of a tracked match are put.

    Args: game - its log.
    """
    key = game.ruleset.key
    rules, composer, first = ruleset(key), composer_of(key), log.tracking_rules_of(game).placement_position(game.state)
    assert composer is not None

    def faults(state: Any) -> tuple[str, ...]:
        """Return all that is wrong by the rules, whether it is of another match, or nobody is there yet."""
        if state == first:
            return (NOBODY_YET,)
        is_ours = game.ruleset.is_legal(game.state, (ON_BOARD, rules.position(state)))
        return rules.faults(state) or (() if is_ours else (board.OF_ANOTHER,))
    return EditorModel(EditorSpec(composer, faults, lambda _state: first, has_own_teams=False), [first])


def _go_on(shell: Shell, match: str, sequence: int, game: Game, position: Any) -> None:
    """Go on with the tracked match on the board, or back to it if another tab has changed it.

    Args: sequence - of the save that was seen last.
    """
    if is_overtaken(shell, match, sequence):
        shell.notice = _(OVERTAKEN)
        return shell.go(routes.write(routes.COMPANION, match))
    game.tags[board.BOARD_TAG] = board.start_match(shell, match, game, position)
    save(shell, match, game)
