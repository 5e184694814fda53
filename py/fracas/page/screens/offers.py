"""The display of the offline state: a light on the home screen, offers beside a match.

"Ready to play offline" is shown only once the browser has kept every file.
"""

from fracas.locale import _
from fracas.page.browser.offline import OfflineState
from fracas.view.controls import Button
from fracas.view.home import Readiness
from fracas.view.markup import EMPTY, Markup
from fracas.view.shell import Notice, notice

PLAYABLE = 0.5  # share of the ring that is full when Python runs; the rest fills with the files that are kept


def readiness(now: OfflineState) -> Readiness:
    """Return the light of the home screen."""
    if now.ready:
        return Readiness(1.0, _("Ready to play offline"))
    if now.failed:
        return Readiness(PLAYABLE, _("Ready to play. Not saved for offline: {file} did not load.").format(
            file=now.failed))
    if not now.files:
        return Readiness(PLAYABLE, _("Ready to play"))
    kept = now.filled / now.files
    text = _("Ready to play. Saving for offline: {share} %").format(share=int(kept * 100))
    return Readiness(min(PLAYABLE + kept * (1 - PLAYABLE), 0.99), text)


def offer(now: OfflineState, may_install: bool) -> Markup:
    """Return the offer of a new version, else that of the installation; the style sheet hides it during a match."""
    if now.waiting:
        return notice(Notice(_("A new version of Fracas is here."), (
            Button(_("Use it now"), "update", icon="download", main=True), Button(_("Later"), "dismiss", "waiting"))))
    if now.installable and may_install:
        return notice(Notice(_("Fracas can be installed like an app."), (
            Button(_("Install"), "install", icon="download", main=True),
            Button(_("Not now"), "dismiss", "installable"))))
    return EMPTY
