"""Logs of matches at a table as they are kept on this device: as matches are, after every input."""

from fracas.companion import log
from fracas.faces import face_of
from fracas.faces.face import Face
from fracas.kernel.game import Game
from fracas.locale import _, pgettext
from fracas.page.parts import TRACKED
from fracas.page.saving.storage import Facts, Shelf, WriteReport
from fracas.page.shell import Shell


def shelf_of(shell: Shell) -> Shelf:
    """Return where the logs are."""
    return Shelf(shell.shelf.store, TRACKED)


def opened(shell: Shell, match: str) -> tuple[Game | None, str]:
    """Load a log, in the middle of a throw if need be; with a sentence if something was wrong."""
    found = shelf_of(shell).load(match)
    if found.save is None:
        return None, found.trouble or _("There is no such match on this device.")
    try:
        return log.opened(found.save.record), found.trouble
    except ValueError as error:
        return None, _("This match cannot be opened: {error}").format(error=error)


def keep(shell: Shell, match: str, game: Game) -> WriteReport:
    """Save a log."""
    face = face_of(game.ruleset.key)
    facts = Facts(game.ruleset.key, title_of(face, game), line_of(face, game), shell.browser.wall_clock(),
                  game.is_terminal())
    return shelf_of(shell).save(match, facts, game.record)


def title_of(face: Face, game: Game) -> str:
    """Return teams and score in one line."""
    home, away = face.score(game.state)
    return _("{home} {a}, {away} {b}").format(
        home=face.team_name(game.state, 0), a=home, away=face.team_name(game.state, 1), b=away)


def line_of(face: Face, game: Game) -> str:
    """Return the game, how far it is, and the letters of the match."""
    stage = pgettext("match", "over") if game.is_terminal() else face.detail(game.state)
    return f"{_(game.ruleset.name)}, {stage}, {game.tags[log.TABLE]}"
