"""What stands above a match for as long as something is to be said of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fracas.locale import _
from fracas.view.controls import Button
from fracas.view.markup import EMPTY, Markup
from fracas.view.shell import Notice, notice

if TYPE_CHECKING:
    from fracas.page.match.session import Session
    from fracas.page.saving.sharing import Sharing


def warning(sharing: Sharing, session: Session) -> Markup:
    """Return that a match can only be watched here, or is not saved."""
    if sharing.owned is not None and not sharing.owned.is_player:
        return notice(Notice(_("This match is played in another tab: here it can only be watched."), (
            Button(_("Take over"), "take-over", icon="hand", main=True),), "warn"))
    saved = session.saved
    if not saved.ok and saved.trouble:
        return notice(Notice(saved.trouble, (Button(_("Download a copy"), "download", icon="download"),), "bad"))
    return EMPTY
