"""The tracked match on the board: the full rules with real dice, from the next set-up on, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fracas.companion import log
from fracas.faces.tracker import RESULT
from fracas.games import ruleset
from fracas.kernel import record
from fracas.kernel.game import Game
from fracas.kernel.tracking import ON_BOARD
from fracas.locale import _
from fracas.page.match.opening import begin
from fracas.page.match.session import open_saved

if TYPE_CHECKING:
    from fracas.page.companion.tracker_screen import TrackerScreen

BOARD_TAG = "Board"  # the match on the board that goes on with a tracked one: its id


def can_go(game: Game) -> bool:
    """Return whether the match can go on on the board now: nobody stands anywhere that nobody has written down."""
    return not game.is_terminal() and game.pending is None and log.tracking_of(game).restart(game.state) is not None


def go(screen: TrackerScreen) -> None:
    """Go on on the board, or say when that is possible."""
    game, shell = screen.game, screen.shell
    if not can_go(game):
        return shell.say(_("The board must know where everybody stands: it opens at the next set-up."), "warn")
    rules, start = ruleset(game.ruleset.key), log.tracking_of(game).restart(game.state)
    teams = {name: tag for name, tag in game.tags.items() if name in ("Home", "Away", "HomeKit", "AwayKit")}
    seed, match = shell.browser.fresh_seed(), shell.browser.fresh_id()
    tags: dict[str, str] = {"Game": rules.key, "Format": str(record.FORMAT), "Rules": str(rules.version), "Seed": seed,
            "Start": rules.position(start), "Real": "home away", "AtTable": screen.match, **teams}
    game.tags[BOARD_TAG] = match
    screen.keep(game)
    begin(shell, match, Game(rules, start, seed, log.REAL, tags))


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
