"""The state of the site on the device: kept files, a new version, an offer to install; `offers` shows it."""

import json
from typing import NamedTuple

from fracas.locale import _


class OfflineState(NamedTuple):
    """The state of the site on this device, as the browser reports it."""

    filled: int = 0  # files fetched by the service worker that is being installed
    files: int = 0  # of so many; 0 = unknown
    failed: str = ""  # a file that cannot be kept, "" if none is known
    ready: bool = False  # every file is kept
    waiting: bool = False  # a complete new version waits to be used
    installable: bool = False  # the browser offers to install the page
    full: bool = False  # the device had no room for the files
    forgets: bool = False  # iPhone and iPad forget pages that are not on the home screen after a week


def read(text: str) -> OfflineState:
    """Read the report of `static/offline.js`; it is the page's own text."""
    said = json.loads(text)
    return OfflineState(**{name: said[name] for name in OfflineState._fields if name in said})


def hint(now: OfflineState) -> str:
    """Return a hint on a device that forgets its saves, or has no room for the page; "" elsewhere."""
    if now.full:
        return _("This device has no room to keep Fracas for play without network; with a network all goes on.")
    if not now.forgets:
        return ""
    return _("iPhone and iPad forget a page after a week. To keep your matches, tap Share, then “Add to Home Screen”.")
