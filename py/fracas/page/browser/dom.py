"""The thin door to the browser: one update, delegated listeners, storage, clock. No decision is made here."""

import asyncio
import gc
import json
import sys
import traceback
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from os import urandom
from typing import Any

import js
from pyodide.ffi import JsException, create_proxy
from pyscript import document, window

from fracas.page.parts import REST, START, archives_of, loading, spoken
from fracas.page.saving.storage import StoreBlocked, StoreFull
from fracas.view.change import Change

shell = window.fracasShell
kept = window.fracasOffline
post = window.fracasFramed
Tell = Callable[[str], None]


class DomBrowser:
    """The browser as the app sees it; tests have another in its place."""

    def __init__(self) -> None:
        self.store = LocalStore()
        self._here: set[str] = set()  # archives whose code has come
        self._asked: set[str] = set()
        self._come: dict[str, list[str]] = {}  # archives whose modules wait for what they build on
        self._waiting: list[tuple[tuple[str, ...], Callable[[], None]]] = []  # parts and calls, in their order
        self._is_learning = False  # another language is being fetched: what is wanted meanwhile is wanted in that one

    def whole(self, call: Callable[[], None], parts: Iterable[str] = ()) -> None:
        """Call a function once all of the page's code is here, and that of some games or parts: mostly at once."""
        parts = tuple(parts)
        if not self._is_learning and self._here.issuperset(archives_of(parts)):
            return call()
        self._waiting.append((parts, call))
        self._answer()

    def _answer(self) -> None:
        """Call whose parts are here in the language now set; ask for those of the others."""
        waiting, self._waiting = self._waiting, []
        for parts, call in waiting:
            needed = set(archives_of(parts))
            if not self._is_learning and needed <= self._here:
                _guarded(call)()
                continue
            self._waiting.append((parts, call))
            for name in sorted(needed - self._asked):
                self._asked.add(name)
                shell.bring(name).then(create_proxy(_guarded(partial(self._came, name))))

    def _came(self, name: str, files: Any) -> None:
        """Code has come: answer who waited for it, then load, bit by bit, what nobody has asked for yet."""
        sys.path_importer_cache.clear()  # what imports remember of folders that now hold more
        self._here.add(name)
        self._answer()
        self._come[name] = files.to_py()
        for each in [each for each in self._come if {*archives_of({each} - {REST})} <= self._here]:
            self._load(loading(self._come.pop(each)))

    def _load(self, steps: Iterator[None]) -> None:
        def go_on() -> None:
            if next(steps, settle) is settle:
                settle()
            else:
                self._load(steps)
        self.soon(go_on)

    def learn(self, code: str, call: Callable[[bool], None]) -> None:
        """Fetch the catalogue of another language, and call a function with whether it is here now."""
        def learnt(files: Any) -> None:
            self._is_learning = False
            if files:
                kept.speak(code)
            _guarded(call)(bool(files))
            self._answer()
        self._is_learning = True
        shell.bring(spoken(START, code), 1).then(create_proxy(_guarded(learnt)))

    def now(self) -> float:
        """Return milliseconds since the page was opened."""
        return now()

    def wall_clock(self) -> int:
        """Return milliseconds since 1970."""
        return int(js.Date.now())

    def later(self, milliseconds: float, call: Callable[[], None]) -> None:
        """Call a function after some time."""
        js.setTimeout(create_once(call), milliseconds)

    def soon(self, call: Callable[[], None]) -> None:
        """Call a function as soon as the page had its turn."""
        shell.soon(create_once(call))

    def shown(self, call: Callable[[], None]) -> None:
        """Call a function once what was sent is on the screen, or would be if anybody looked."""
        shell.shown(create_once(call))

    def apply(self, changes: list[Change]) -> None:
        """Carry out changes of the document."""
        apply(changes)

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

    def tapped_before(self) -> str:
        """Return where the picture before was tapped, in thousandths across and down; "" if nowhere."""
        return str(post.point)

    def tell_post(self, kind: str, text: str) -> None:
        """Tell the page that framed this one."""
        post.tell(kind, text)

    def is_narrow(self) -> bool:
        """Return whether the board is taller than wide, as on phones and tablets held upright; as in match.css."""
        return bool(window.matchMedia("(max-width: 43.74rem), (orientation: portrait)").matches)

    def is_seen(self) -> bool:
        """Return whether the page is on a screen."""
        return str(document.visibilityState) == "visible"

    def download(self, name: str, text: str) -> None:
        """Save a text as a file."""
        shell.download(name, text)

    def paint(self, name: str, svg: str, width: int, height: int) -> None:
        """Save a drawing as a picture of so many pixels."""
        from fracas.page.browser.picture import png
        png(name, svg, width, height)

    def root(self, name: str, value: str) -> None:
        """Set an attribute of the whole document, or take it away; the strength of marks is a style."""
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
        """Return an id nobody else has."""
        return f"{int(js.Date.now()):x}-{urandom(3).hex()}"

    def fresh_seed(self) -> str:
        """Return the text the dice of a new match come from."""
        return urandom(8).hex()

    def fresh_secret(self) -> str:
        """Return a secret nobody else has: 128 bits, hexadecimal."""
        return urandom(16).hex()

    def can_share(self) -> bool:
        """Return whether the device has a share sheet."""
        return bool(shell.canShare())

    def share(self, address: str) -> None:
        """Open the share sheet of the device with an address."""
        shell.share(address)

    def update(self) -> None:
        """Use the new version that waits."""
        kept.update()

    def install(self) -> None:
        """Let the browser ask whether to install the page."""
        kept.install()

    def persist(self) -> None:
        """Ask the browser to keep what is stored for good."""
        kept.persist()

    def copy(self, text: str) -> None:
        """Put a text on the clipboard, where the browser allows it."""
        shell.copy(text)

    def print_page(self) -> None:
        """Let the browser print what is shown."""
        window.print()

    def can_scan(self) -> bool:
        """Return whether the browser reads QR codes with a camera."""
        from fracas.page.browser.scanner import is_there
        return is_there()

    def scan(self, key: str, take: Tell, refuse: Callable[[], None]) -> None:
        """Let the camera look for a QR code, shown in a video of this id; see `scanner.scan`."""
        from fracas.page.browser.scanner import scan
        asyncio.ensure_future(scan(element(key), _guarded(take), _guarded(refuse)))

    def about(self) -> str:
        """Return what the browser calls itself."""
        return str(window.navigator.userAgent)

    def sound(self, names: str, volume: int) -> None:
        """Play sounds one after the other; the names are separated by blanks."""
        window.fracasSounds.play(names, volume)

    def stay_awake(self, is_wanted: bool) -> None:
        """Keep the screen on, where the browser can."""
        shell.awake(is_wanted)


def settle() -> None:
    """Take all there is now out of the search for garbage: the modules stay, and looking through them takes a frame."""
    gc.freeze()


def apply(changes: Iterable[Change]) -> None:
    """Carry out changes of the document, all at once."""
    text = json.dumps([list(change) for change in changes])
    if text != "[]":
        shell.apply(text)


def listen(target: Any, event: str, handler: Callable[[Any], None], passive: bool = True) -> None:
    """Bind one delegated handler to an element, the document or the window."""
    target.addEventListener(event, create_proxy(_guarded(handler)), passive=passive)


def read_file(target: Any, limit: int, take: Callable[[str | None], None]) -> None:
    """Read the file chosen in a control and hand on its text, None if it is larger than so many bytes."""
    file = target.files.item(0)
    hand_on = _guarded(take)
    if not file:
        return
    if int(file.size) > limit:
        hand_on(None)
    else:
        file.text().then(create_proxy(lambda text: hand_on(str(text))))


def every(milliseconds: int, call: Callable[[], None]) -> None:
    """Call a function again and again as long as the page is open."""
    js.setInterval(create_proxy(_guarded(call)), milliseconds)


def element(key: str) -> Any:
    """Return the element of this id."""
    return document.getElementById(key)


failed: list[Tell] = []
"""Called with the text of an error nobody expected; the page says so and play goes on."""


def _guarded(handler: Callable[..., None]) -> Callable[..., None]:
    def guarded(*arguments: Any) -> None:
        try:
            handler(*arguments)
        except Exception:
            report(traceback.format_exc())
    return guarded


def report(text: str) -> None:
    """Write an unexpected error to the console and tell the page."""
    js.console.error(text)
    for tell in failed:
        tell(text)


def intent(event: Any) -> tuple[str, str] | None:
    """Return what the button under an event does and its argument, None outside of all buttons.

    A button that cannot be used now gives "refused" with what it would do and the reason that stands on it.
    """
    target = event.target
    node = target.closest("[data-do]") if hasattr(target, "closest") else None
    if not node:
        return None
    do = str(node.dataset.do)
    if node.getAttribute("aria-disabled") == "true":
        note = node.querySelector("small")
        return "refused", f"{do} {note.textContent if note else ''}"
    return do, str(node.getAttribute("data-arg") or "")


def create_once(call: Callable[[], None]) -> Any:
    """Return a proxy of a function that is freed after its one call."""
    def once(*_: Any) -> None:
        proxy.destroy()
        _guarded(call)()
    proxy = create_proxy(once)
    return proxy


def now() -> float:
    """Return milliseconds since the page was opened."""
    return float(js.performance.now())


class LocalStore:
    """The browser's localStorage as a `storage.Store`."""

    def __init__(self) -> None:
        try:
            self._storage = window.localStorage  # blocked storage throws when it is merely looked at
        except JsException:
            self._storage = None

    def _open(self) -> Any:
        if not self._storage:
            raise StoreBlocked
        return self._storage

    def read(self, key: str) -> str | None:
        storage = self._open()
        try:
            text = storage.getItem(key)
        except JsException as error:
            raise StoreBlocked from error
        return text if isinstance(text, str) else None  # a missing key is no None here

    def write(self, key: str, text: str) -> None:
        storage = self._open()
        try:
            storage.setItem(key, text)
        except JsException as error:
            raise (StoreFull if error.name == "QuotaExceededError" else StoreBlocked) from error

    def remove(self, key: str) -> None:
        storage = self._open()
        try:
            storage.removeItem(key)
        except JsException as error:
            raise StoreBlocked from error

    def keys(self) -> list[str]:
        storage = self._open()
        try:
            return [str(storage.key(n)) for n in range(storage.length)]
        except JsException as error:
            raise StoreBlocked from error
