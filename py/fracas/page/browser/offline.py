"""The site on the device: how much of it is there, a new version waiting, an offer to install. `offers` shows it."""

import json
from typing import NamedTuple

from fracas.locale import _


class OfflineState(NamedTuple):
    """What the browser says of the site on this device."""

    filled: int = 0  # files fetched by the service worker that is being installed
    files: int = 0  # of so many; 0 = unknown
    ready: bool = False  # every file is kept
    waiting: bool = False  # a complete new version waits to be used
    installable: bool = False  # the browser offers to install the page
    forgets: bool = False  # iPhone and iPad: what is not on the home screen is forgotten after a week


def read(text: str) -> OfflineState:
    """Read what `static/offline.js` says; it is the page's own text."""
    said = json.loads(text)
    return OfflineState(**{name: said[name] for name in OfflineState._fields if name in said})


def hint(now: OfflineState) -> str:
    """Return how matches are kept for good on a device that forgets, "" elsewhere."""
    if not now.forgets:
        return ""
    return _("iPhone and iPad forget pages that are not visited for a week: "
             "tap Share, then “Add to Home Screen”, and your matches stay.")
