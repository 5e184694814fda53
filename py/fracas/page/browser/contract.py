"""What the page asks of the browser."""

from collections.abc import Callable, Iterable
from typing import Protocol

from fracas.page.saving.storage import Store
from fracas.view.change import Change


class Browser(Protocol):
    """The door to the browser: what `dom.DomBrowser` does, or a test in its place."""

    store: Store

    def now(self) -> float:
        """Return milliseconds."""

    def wall_clock(self) -> int:
        """Return milliseconds since 1970."""

    def later(self, milliseconds: float, call: Callable[[], None]) -> None:
        """Call a function after some time."""

    def whole(self, call: Callable[[], None], games: Iterable[str] = ()) -> None:
        """Call a function once all of the page's code is here, and that of some games: mostly at once."""

    def soon(self, call: Callable[[], None]) -> None:
        """Call a function after the page had its turn."""

    def shown(self, call: Callable[[], None]) -> None:
        """Call a function once what was sent is on the screen."""

    def apply(self, changes: list[Change]) -> None:
        """Carry out changes of the document."""

    def go(self, address: str) -> None:
        """Go to an address, which begins with #."""

    def replace(self, address: str) -> None:
        """Go to an address that takes the place of the present one in the history."""

    def home(self) -> str:
        """Return the address of the start page."""

    def is_narrow(self) -> bool:
        """Return whether the board is taller than wide."""

    def is_seen(self) -> bool:
        """Return whether the page is on a screen."""

    def download(self, name: str, text: str) -> None:
        """Save a text as a file."""

    def root(self, name: str, value: str) -> None:
        """Set an attribute of the whole document, or take it away with ""."""

    def language(self) -> str:
        """Return the language the document is in."""

    def system_language(self) -> str:
        """Return the language of the browser."""

    def fresh_id(self) -> str:
        """Return an id nobody else has."""

    def fresh_seed(self) -> str:
        """Return the text the dice of a new match come from."""

    def update(self) -> None:
        """Use the new version that waits."""

    def install(self) -> None:
        """Let the browser ask whether to install the page."""

    def persist(self) -> None:
        """Ask the browser to keep what is stored for good."""

    def copy(self, text: str) -> None:
        """Put a text on the clipboard."""

    def print_page(self) -> None:
        """Let the browser print what is shown."""

    def about(self) -> str:
        """Return what the browser calls itself."""

    def sound(self, names: str, volume: int) -> None:
        """Play sounds one after the other; the names are separated by blanks."""

    def stay_awake(self, is_wanted: bool) -> None:
        """Keep the screen on."""
