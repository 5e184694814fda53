"""The tracked match on the board: the full rules with real dice, from the next set-up on, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fracas.companion import log
from fracas.faces.tracker import RESULT
from fracas.games import ruleset
from fracas.kernel import record
from fracas.kernel.game import Game
from fracas.kernel.tracking_rules import ON_BOARD
from fracas.locale import N_, _
from fracas.page import routes
from fracas.page.match.opening import begin
from fracas.page.match.session import open_saved
from fracas.page.shell import Shell

if TYPE_CHECKING:
    from fracas.page.companion.tracker_screen import TrackerScreen

BOARD_TAG = "Board"  # the match on the board that goes on with a tracked one: its id


OF_ANOTHER = N_("these are the teams of another match")


def can_go(game: Game) -> bool:
    """Return whether the match can go on on the board now: nobody stands anywhere that nobody has written down."""
    rules = log.tracking_rules_of(game)
    return not game.is_terminal() and game.pending is None and rules.restart(game.state) is not None


def can_be_laid(game: Game) -> bool:
    """Return whether the match can go on on the board once the pieces are put there by hand."""
    return not game.is_terminal() and game.pending is None and log.tracking_rules_of(game).lay(game.state) is not None


def go(screen: TrackerScreen) -> None:
    """Go on on the board: at a set-up at once, in the middle of play by putting the pieces there by hand."""
    game, shell = screen.game, screen.shell
    if can_go(game):
        return screen.keep(begun(shell, screen.match, game, log.tracking_rules_of(game).restart(game.state)))
    if can_be_laid(game):
        return shell.go(routes.write(routes.POSITION, routes.OWN + screen.match))
    shell.say(_("The board opens between two throws, while the match is on."), "warn")


def begun(shell: Shell, table: str, game: Game, start: Any) -> Game:
    """Begin the match on the board and go there; return the log, which knows it now.

    Args: table - id of the log.
          start - the position in which it begins.
    """
    rules = ruleset(game.ruleset.key)
    teams = {name: tag for name, tag in game.tags.items() if name in ("Home", "Away", "HomeKit", "AwayKit")}
    seed, match = shell.browser.fresh_seed(), shell.browser.fresh_id()
    tags: dict[str, str] = {"Game": rules.key, "Format": str(record.FORMAT), "Rules": str(rules.version), "Seed": seed,
            "Start": rules.position(start), "Real": "home away", "AtTable": table, **teams}
    game.tags[BOARD_TAG] = match
    begin(shell, match, Game(rules, start, seed, log.REAL, tags))
    return game


def take_over(screen: TrackerScreen) -> str:
    """Take over what has happened on the board, and say so; "" if there is nothing new."""
    game = screen.game
    match = game.tags.get(BOARD_TAG, "")
    played, _trouble = open_saved(screen.shell.shelf, match) if match else (None, "")
    if played is None or len(played.plies) <= (played.pending is not None) or game.pending is not None:
        return ""
    action = (ON_BOARD, played.position)
    if any(ply.action == action for ply in game.plies) or not game.ruleset.is_legal(game.state, action):
        return ""
    game.apply(action)
    game.tags.setdefault("Depth", RESULT)
    screen.keep(game)
    return _("What happened on the board was taken over.")
