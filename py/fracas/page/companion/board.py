"""The tracked match on the board: the full rules with real dice, from the next set-up on, and back."""

from typing import Any

from fracas.companion import log
from fracas.games import ruleset
from fracas.kernel import record
from fracas.kernel.contracts.tracking_rules import ON_BOARD
from fracas.kernel.game import Game
from fracas.locale import N_, _
from fracas.page import routes
from fracas.page.companion.effects import Effects, StartBoardMatch
from fracas.page.companion.model import TrackerModel
from fracas.page.match.host.creation import save_and_open
from fracas.page.match.model.session import open_saved
from fracas.page.page_effects import Go, ShowNotice
from fracas.page.saving.storage import Shelf
from fracas.page.shell import Shell

BOARD_TAG = "Board"  # header line: the id of the match on the board that goes on with a tracked one
OF_ANOTHER = N_("these teams are from another match")


def can_go(game: Game) -> bool:
    """Return whether the match can go on on the board as it stands: at a set-up."""
    return _is_between_entries(game) and log.tracking_rules_of(game).board_position(game.state) is not None


def can_be_placed(game: Game) -> bool:
    """Return whether the match can go on on the board once the pieces are put there by hand."""
    return _is_between_entries(game) and log.tracking_rules_of(game).placement_position(game.state) is not None


def _is_between_entries(game: Game) -> bool:
    return not game.is_terminal() and game.pending is None


def go_to_board(model: TrackerModel) -> Effects:
    """Go on on the board: at once at a set-up, with pieces put by hand in the middle of play."""
    game = model.game
    if can_go(game):
        return (StartBoardMatch(log.tracking_rules_of(game).board_position(game.state)),)
    if can_be_placed(game):
        return (Go(routes.write(routes.POSITION, routes.OWN + model.match)),)
    return (ShowNotice(_("The board opens between two throws of a running match."), "warn"),)


def start_match(shell: Shell, table: str, game: Game, start: Any) -> str:
    """Start the match on the board and go there; return its id.

    Args: table - id of the log.
          start - the position in which it begins.
    """
    rules = ruleset(game.ruleset.key)
    teams = {name: tag for name, tag in game.tags.items() if name in ("Home", "Away", "HomeKit", "AwayKit")}
    seed, match = shell.browser.fresh_seed(), shell.browser.fresh_id()
    tags: dict[str, str] = {"Game": rules.key, "Format": str(record.FORMAT), "Rules": str(rules.version), "Seed": seed,
            "Start": rules.position(start), "Real": "home away", "AtTable": table, **teams}
    save_and_open(shell, match, Game(rules, start, seed, log.REAL, tags))
    return match


def new_position(shelf: Shelf, game: Game) -> str:
    """Return the position that the match on the board has reached since, "" if there is nothing new."""
    match = game.tags.get(BOARD_TAG, "")
    match_on_board, _trouble = open_saved(shelf, match) if match else (None, "")
    if match_on_board is None or len(match_on_board.plies) <= (match_on_board.pending is not None):
        return ""
    action = (ON_BOARD, match_on_board.position)
    is_new = game.pending is None and all(ply.action != action for ply in game.plies)
    return match_on_board.position if is_new and game.ruleset.is_legal(game.state, action) else ""
