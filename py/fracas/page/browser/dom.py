"""The thin door to the browser: document, clock, storage, abilities of the device. No decision is made here."""

import asyncio
import json
from collections.abc import Callable, Sequence
from os import urandom
from typing import TYPE_CHECKING, Any

import js
from pyodide.ffi import create_proxy
from pyscript import document, window

from fracas.page.browser.chunk_loader import ChunkLoader
from fracas.page.browser.event_listeners import once_proxy, with_error_report
from fracas.page.browser.local_store import LocalStore, journal, journal_difference, journal_trouble
from fracas.page.saving.journal import merge
from fracas.page.saving.storage import Store
from fracas.view.change import Change

if TYPE_CHECKING:
    from fracas.page.saving.archive import Database

shell = window.fracasShell
kept = window.fracasOffline
post = window.fracasFramed


class DomBrowser:
    """The browser as the page sees it; tests have another in its place."""

    def __init__(self) -> None:
        self.store = LocalStore()
        self.chunk_loader = loader = ChunkLoader()
        self.when_loaded, self.prefetch, self.load_language = loader.when_loaded, loader.prefetch, loader.load_language

    def merge_journal(self, store: Store) -> None:
        """Bring the saves in a store to those of the journal behind it."""
        merge(store, journal_difference())

    def journal_trouble(self) -> str:
        """Return the reason for which there is no journal, "" if there is one."""
        return journal_trouble()

    def archive_databases(self) -> "list[Database]":
        """Return the browser's database for the archive, none where it is blocked."""
        from fracas.page.browser.archive_database import ArchiveDatabase
        return [] if journal_trouble() in ("blocked", "silent") else [ArchiveDatabase()]

    def used_room(self) -> int:
        """Return the characters that the storage of this origin holds, with the keys."""
        return int(journal.used())

    def guard_leaving(self, is_wanted: bool) -> None:
        """Ask before the page is left, or not."""
        journal.guard(is_wanted)

    def now(self) -> float:
        """Return milliseconds since the page was opened."""
        return float(js.performance.now())

    def wall_clock(self) -> int:
        """Return milliseconds since 1970."""
        return int(js.Date.now())

    def today(self) -> str:
        """Return the reader's own calendar date, such as 2026-11-29."""
        now = js.Date.new()
        return f"{now.getFullYear():04}-{now.getMonth() + 1:02}-{now.getDate():02}"

    def later(self, milliseconds: float, call: Callable[[], None]) -> None:
        """Call a function after some time."""
        js.setTimeout(once_proxy(call), milliseconds)

    def soon(self, call: Callable[[], None]) -> None:
        """Call a function after the page had its turn."""
        shell.soon(once_proxy(call))

    def after_paint(self, call: Callable[[], None]) -> None:
        """Call a function once the changes that were sent are painted, or would be in a visible tab."""
        shell.shown(once_proxy(call))

    def apply(self, changes: list[Change]) -> None:
        """Carry out changes of the document, all at once."""
        text = json.dumps([list(change) for change in changes])
        if text != "[]":
            shell.apply(text)

    def go(self, address: str) -> None:
        """Go to an address of this page."""
        window.location.hash = address

    def replace(self, address: str) -> None:
        """Go to an address of this page that takes the place of the present one in the history."""
        window.location.replace(address)

    def home(self) -> str:
        """Return the address of the start page."""
        return str(window.location.href).partition("#")[0]

    def is_framed(self) -> bool:
        """Return whether the page stands in the frame of a post."""
        return bool(post.isFramed)

    def post_asks(self, name: str) -> str:
        """Return a parameter set by the author of a post, "" if there is none; see `fracas.posts.parameters`.

        Besides, `tap`: where the picture before was tapped, in thousandths across and down, "500-321".
        """
        return str(post.asked(name))

    def tell_post(self, kind: str, text: str) -> None:
        """Tell the page that framed this one."""
        post.tell(kind, text)

    def is_narrow(self) -> bool:
        """Return whether the board is taller than wide, as on phones and tablets held upright; as in match.css."""
        return bool(window.matchMedia("(max-width: 43.74rem), (orientation: portrait)").matches)

    def touched_box(self) -> tuple[float, float] | None:
        """Return the pixels of the board's region where fingers tap it, None where a mouse does or there is none.

        None in a post as well: a board that came nearer by itself would keep swipes from scrolling the post.
        """
        if self.is_framed() or not window.matchMedia("(pointer: coarse), (max-width: 43.74rem)").matches:
            return None
        return self.board_box()

    def board_box(self) -> tuple[float, float] | None:
        """Return the pixels of the board's region, None if there is none."""
        region = document.getElementById("field")
        size = (float(region.clientWidth), float(region.clientHeight)) if region else (0.0, 0.0)
        return size if min(size) > 0 else None

    def is_seen(self) -> bool:
        """Return whether the page is on a screen."""
        return str(document.visibilityState) == "visible"

    def download(self, name: str, text: str) -> None:
        """Save a text as a file."""
        shell.download(name, text)

    def paint(self, name: str, svg: str, width: int, height: int, is_shared: bool = False) -> None:
        """Save a drawing as a picture of so many pixels, or open the share sheet of the device with it."""
        from fracas.page.browser.picture import png
        png(name, svg, width, height, is_shared)

    def encode_clip(
        self, size: tuple[int, int], delays: Sequence[int], bar: str, draw: Callable[[int], str],
        done: Callable[[int], None],
    ) -> None:
        """Make a clip; see `fracas.page.browser.clip_encoder`, which comes with the code of clips."""
        from fracas.page.browser.clip_encoder import encode_clip
        encode_clip(size, delays, bar, draw, done)

    def show_clip(self, key: str) -> None:
        """Show the last clip in a picture of the document."""
        shell.showClip(key)

    def save_clip(self, name: str) -> None:
        """Save the last clip."""
        shell.saveClip(name)

    def share_clip(self, name: str, text: str) -> None:
        """Open the share sheet of the device with the last clip; save it where files cannot be shared."""
        shell.shareClip(name, text)

    def set_root_attribute(self, name: str, value: str) -> None:
        """Set an attribute of the document element, or remove it; "overlay" is a style."""
        if name == "overlay":
            shell.overlay(value)
        elif value:
            document.documentElement.setAttribute(name, value)
        else:
            document.documentElement.removeAttribute(name)

    def language(self) -> str:
        """Return the language the document is in."""
        return str(document.documentElement.lang)

    def system_language(self) -> str:
        """Return the language of the browser."""
        return str(window.navigator.language or "en")

    def fresh_id(self) -> str:
        """Return a unique id."""
        return f"{int(js.Date.now()):x}-{urandom(3).hex()}"

    def fresh_seed(self) -> str:
        """Return a random seed for the dice of a new match."""
        return urandom(8).hex()

    def fresh_secret(self) -> str:
        """Return a random secret: 128 bits, hexadecimal."""
        return urandom(16).hex()

    def can_share(self) -> bool:
        """Return whether the device has a share sheet."""
        return bool(shell.canShare())

    def share(self, address: str) -> None:
        """Open the share sheet of the device with an address."""
        shell.share(address)

    def try_frame(self, call: Callable[[str], None]) -> None:
        """Open a frame without an origin and call a function with its answer: "open", "closed" or "unknown"."""
        def told(answer: Any) -> None:
            proxy.destroy()
            with_error_report(lambda: call(str(answer)))()
        proxy = create_proxy(told)
        shell.reach(proxy)

    def update(self) -> None:
        """Switch to the new version that waits."""
        kept.update()

    def install(self) -> None:
        """Let the browser ask whether to install the page."""
        kept.install()

    def persist(self) -> None:
        """Ask the browser to keep the storage for good."""
        kept.persist()

    def forget_snapshot(self) -> None:
        """Delete the snapshot for quick starts."""
        shell.forget()

    def copy(self, text: str) -> None:
        """Put a text on the clipboard, where the browser allows it."""
        shell.copy(text)

    def print_page(self) -> None:
        """Let the browser print the page."""
        window.print()

    def can_scan(self) -> bool:
        """Return whether the browser reads QR codes with a camera."""
        from fracas.page.browser.scanner import is_there
        return is_there()

    def scan(self, key: str, take: Callable[[str], None], refuse: Callable[[], None]) -> None:
        """Let the camera look for a QR code, shown in a video of this id; see `scanner.scan`."""
        from fracas.page.browser.scanner import scan
        asyncio.ensure_future(scan(element(key), with_error_report(take), with_error_report(refuse)))

    def about(self) -> str:
        """Return the user agent."""
        return str(window.navigator.userAgent)

    def sound(self, names: str, volume: int) -> None:
        """Play sounds one after the other; the names are separated by blanks."""
        window.fracasSounds.play(names, volume)

    def stay_awake(self, is_wanted: bool) -> None:
        """Keep the screen on, where the browser can."""
        shell.awake(is_wanted)


def element(key: str) -> Any:
    """Return the element of this id."""
    return document.getElementById(key)


def when_journal_read(call: Callable[[], None]) -> None:
    """Call a function as soon as the journal is read, or is known to be blocked or silent."""
    journal.whenRead(once_proxy(call))
