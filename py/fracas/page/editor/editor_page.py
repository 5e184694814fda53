"""Positions come to the editor: an empty board of a game, or the position of a link."""

from __future__ import annotations

from fracas.faces import composer_of
from fracas.games import ruleset
from fracas.links import read_position_in_slices
from fracas.locale import _
from fracas.page import slugs
from fracas.page.context import PageContext
from fracas.page.deep_links import defer_long_link, link_content
from fracas.page.editor import draft_store
from fracas.page.editor.messages import PastedPosition
from fracas.page.editor.model import EditorModel, board_spec, empty_board
from fracas.page.editor.screen import PositionScreen
from fracas.page.editor.update import update
from fracas.page.routes import Route
from fracas.page.shell import Shell


def open_screen(context: PageContext, route: Route) -> PositionScreen | None:
    """Return the editor of an address; None, and the way home with a sentence, if there is none.

    Nothing of a link is kept on this device before something on it is changed.
    """
    shell = context.shell
    if defer_long_link(shell, route.what, read_position_in_slices):
        return None
    try:
        return PositionScreen(shell, _model(shell, route.what))
    except ValueError as error:
        shell.notice = _("This link cannot be opened: {error}").format(error=error)
    shell.go("#/")
    return None


def _model(shell: Shell, what: str) -> EditorModel:
    """Return the position of an address, and the draft that was made of it before."""
    model = _first_position(shell, what)
    model.began = what if what[:1].isdigit() else slugs.slug_of(slugs.key_of(what))
    if draft := draft_store.load(shell.shelf.store, model.began):
        update(model, PastedPosition(draft))
        shell.notice = shell.notice or _("This is your last draft. Undo removes it.")
    return model


def _first_position(shell: Shell, what: str) -> EditorModel:
    model = empty_board(slugs.key_of(what)) if slugs.is_game(what) or not what else None
    if model is not None:
        return model
    text = link_content(shell, what, read_position_in_slices)
    composer = composer_of(text.partition(".")[0])
    if composer is None:
        raise ValueError(_("This game has no position editor."))
    return EditorModel(board_spec(composer), [ruleset(composer.game).read_position(text)])
