"""The site on the device: how much of it is there, a new version waiting, an offer to install. The page only shows it.

What is shown is what the browser says: "Ready to play offline" stands there only once every file is kept.
"""

from __future__ import annotations

import json
from typing import NamedTuple

from fracas.locale import _
from fracas.view.controls import Button
from fracas.view.home import Readiness
from fracas.view.markup import Markup, join
from fracas.view.shell import Notice, notice


class Offline(NamedTuple):
    """What the browser says of the site on this device."""

    filled: int = 0  # files fetched by the service worker that is being installed
    files: int = 0  # of so many; 0 = unknown
    ready: bool = False  # every file is kept
    waiting: bool = False  # a complete new version waits to be used
    installable: bool = False  # the browser offers to install the page
    forgets: bool = False  # iPhone and iPad: what is not on the home screen is forgotten after a week


PLAYABLE = 0.5  # share of the ring that is full when Python runs; the rest fills with the files that are kept


def read(text: str) -> Offline:
    """Read what `static/offline.js` says; it is the page's own text."""
    said = json.loads(text)
    return Offline(**{name: said[name] for name in Offline._fields if name in said})


def readiness(now: Offline) -> Readiness:
    """Return the light of the home screen."""
    if now.ready:
        return Readiness(1.0, _("Ready to play offline"))
    if not now.files:
        return Readiness(PLAYABLE, _("Ready to play"))
    kept = now.filled / now.files
    text = _("Ready to play; keeping it for offline: {share} %").format(share=int(kept * 100))
    return Readiness(min(PLAYABLE + kept * (1 - PLAYABLE), 0.99), text)


def offers(now: Offline) -> Markup:
    """Return what is offered beside a match: a new version, the installation. The style sheet hides it during one."""
    rows = []
    if now.waiting:
        rows.append(Notice(_("A new version of Fracas is here."), (
            Button(_("Use it now"), "update", icon="download", main=True), Button(_("Later"), "dismiss", "waiting"))))
    if now.installable:
        rows.append(Notice(_("Fracas can be installed like an app."), (
            Button(_("Install"), "install", icon="download", main=True),
            Button(_("Not now"), "dismiss", "installable"))))
    return join(notice(row) for row in rows)


def hint(now: Offline) -> str:
    """Return how matches are kept for good on a device that forgets, "" elsewhere."""
    if not now.forgets:
        return ""
    return _("iPhone and iPad forget pages that are not visited for a week: "
             "tap Share, then “Add to Home Screen”, and your matches stay.")
