"""What is heard, in words. Every sound has its sentence in the log too, so nobody misses anything without them."""

from collections.abc import Iterable

from fracas.faces.tables import CAPTIONS
from fracas.locale import _
from fracas.view.markup import Markup, el


def caption(names: Iterable[str]) -> Markup:
    """Return in words what is heard; screen readers are told the events themselves."""
    return el("p", "\u266a ", " \u00b7 ".join(_(CAPTIONS[name]) for name in names), aria_hidden="true")
