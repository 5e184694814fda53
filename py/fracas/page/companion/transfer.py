"""The transfer of a log to another phone: an address that holds it, most often as a QR code."""

from fracas.companion import log
from fracas.kernel import record
from fracas.kernel.game import Game
from fracas.links import write_log
from fracas.page import routes
from fracas.page.companion.persistence import shelf_of
from fracas.page.shell import Shell


def address_of(shell: Shell, game: Game) -> str:
    """Return the address that holds a log."""
    packed = write_log(game.record, game.ruleset.key)
    return shell.browser.home() + routes.write(routes.COMPANION, routes.LOG, packed)


def own_match(shell: Shell, game: Game) -> str:
    """Return the id of the own log of the same match, "" if there is none."""
    for match, found in shelf_of(shell).newest_first():
        if found.facts.game == game.ruleset.key and _letters_in(found.record) == game.tags[log.TABLE]:
            return match
    return ""


def _letters_in(text: str) -> str:
    """Return the letters of a saved match, "" if its log is damaged: opening it says so."""
    try:
        return record.read(text).tags.get(log.TABLE, "")
    except ValueError:
        return ""
