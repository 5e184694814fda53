"""The markup of the home screen: the wall of bills, with the slip back into the last match."""

from collections.abc import Sequence

from fracas.faces import face_of, pictures
from fracas.page import routes
from fracas.page.browser.offline import OfflineState
from fracas.page.match.model.session import open_saved
from fracas.page.match_facts import describe
from fracas.page.saving.storage import Save
from fracas.page.screens import offers
from fracas.page.screens.first_screen import home_markup
from fracas.page.shell import Shell
from fracas.view.board import board as board_view
from fracas.view.home import ResumeCard, readiness_light
from fracas.view.markup import Markup


def markup(shell: Shell, going: Sequence[tuple[str, Save]]) -> Markup:
    """Return the home screen.

    Args: going - ids and saves of the matches to go on with, the last one first.
    """
    resume = _slip(shell, *going[0], len(shell.shelf.newest_first()) - 1) if going else None
    return home_markup(offers.readiness(shell.offline), resume)


def light(now: OfflineState) -> Markup:
    """Return the light that tells whether the site is on the device."""
    return readiness_light(offers.readiness(now))


def _slip(shell: Shell, match: str, save: Save, more: int) -> ResumeCard:
    game, _trouble = open_saved(shell.shelf, match)
    facts, thumbnail = save.facts, Markup("")
    if game is not None:
        if not match.startswith(routes.BY_LINK):  # its side to act is known to its own screen alone
            facts = describe(game)  # in the present language
        face = face_of(game.ruleset.key)
        board = pictures.board(face, game.state, pictures.kits_of_match(face, game))
        thumbnail = board_view.static_board(board._replace(is_small=True), "thumb")
    return ResumeCard(facts.title, facts.line, routes.write(routes.MATCH, match), thumbnail, more)
