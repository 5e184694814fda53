"""Event listeners, one for each event of a surface; an error in one is reported and stops nothing."""

import traceback
from collections.abc import Callable
from typing import Any

import js
from pyodide.ffi import create_proxy

error_listeners: list[Callable[[str], None]] = []
"""Called with the text of an unexpected error; play goes on."""


def with_error_report(handler: Callable[..., None]) -> Callable[..., None]:
    """Return a function that reports an error instead of raising it."""
    def called(*arguments: Any) -> None:
        try:
            handler(*arguments)
        except Exception:
            report(traceback.format_exc())
    return called


def report(text: str) -> None:
    """Report an unexpected error to the console and to the page."""
    js.console.error(text)
    for tell in error_listeners:
        tell(text)


def once_proxy(call: Callable[[], None]) -> Any:
    """Return a proxy of a function that is destroyed after its one call."""
    def once(*_: Any) -> None:
        proxy.destroy()
        with_error_report(call)()
    proxy = create_proxy(once)
    return proxy


def listen(target: Any, event: str, handler: Callable[[Any], None], passive: bool = True) -> None:
    """Bind a delegated handler to an element, the document or the window."""
    target.addEventListener(event, create_proxy(with_error_report(handler)), passive=passive)


def read_file(target: Any, limit: int, take: Callable[[str | None], None]) -> None:
    """Read the file chosen in a control, then call a function with its text, None if it is too large.

    Of a packed file the first one in it is read.
    """
    file = target.files.item(0)
    hand_on = with_error_report(take)
    if not file:
        return
    if int(file.size) > limit:
        hand_on(None)
    else:
        js.window.fracasShell.read(file, limit).then(create_proxy(
            lambda text: hand_on(text if isinstance(text, str) else None)))  # JavaScript's null is no None


def every(milliseconds: int, call: Callable[[], None]) -> None:
    """Call a function at intervals as long as the page is open."""
    js.setInterval(create_proxy(with_error_report(call)), milliseconds)


def control_of(event: Any) -> tuple[str, str] | None:
    """Return the control under an event and its argument, None outside of all buttons.

    A disabled button gives "refused" with its control, its number if it has one, and the reason that stands on it.
    """
    target = event.target
    node = target.closest("[data-do]") if hasattr(target, "closest") else None
    if not node:
        return None
    do, arg = str(node.dataset.do), str(node.getAttribute("data-arg") or "")
    if node.getAttribute("aria-disabled") == "true":
        note = node.querySelector("small")
        return "refused", f"{do}{f':{arg}' if arg.isdigit() else ''} {note.textContent if note else ''}"
    return do, arg
