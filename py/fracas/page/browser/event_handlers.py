"""The event handlers of the page: one delegated handler per surface and kind of event."""

import json
from typing import Any

from pyodide.ffi import create_proxy, to_js
from pyscript import document, window

from fracas.games import KEYS
from fracas.locale import _
from fracas.page import registry
from fracas.page.app import App
from fracas.page.browser import chunk_loader, dom, event_listeners, offline
from fracas.page.browser.pointer_tracker import PointerTracker
from fracas.page.chunks import with_extras
from fracas.page.saving.storage import TOO_LARGE
from fracas.page.screen import Key

COMMAND_LINE = "typed-line"  # id of the field of the command box
FILE_BYTES = 64_000_000  # beyond that a file is not even read
SURFACES = (*(f"screen-{section}" for section in registry.SECTIONS), "standing", "offers", "typed", "sheets", "notices")


def bind(app: App) -> None:
    """Bind the page, show the first screen and carry out the taps made before."""
    pointer = PointerTracker(app.shell)
    for surface in SURFACES:
        event_listeners.listen(dom.element(surface), "click", lambda event: _click(app, pointer, event), passive=False)
        event_listeners.listen(dom.element(surface), "input", lambda event: _input(app, event))
    for board in map(dom.element, ("screen-match", "screen-replay", "screen-position")):
        for kind in ("pointerdown", "pointermove", "pointerup", "pointercancel", "dblclick"):
            event_listeners.listen(board, kind, lambda event: pointer.handle(event))
        event_listeners.listen(board, "focusin", lambda event: _focus(app, event, True))
        event_listeners.listen(board, "focusout", lambda event: _focus(app, event, False))
    planner = PointerTracker(app.shell, "plan")
    for kind in ("pointerdown", "pointermove", "pointerup", "pointercancel"):
        event_listeners.listen(dom.element("screen-terrain"), kind, lambda event: planner.handle(event))
    event_listeners.listen(dom.element("screen-saved"), "dragover", lambda event: event.preventDefault(), passive=False)
    event_listeners.listen(dom.element("screen-saved"), "drop", lambda event: _drop(app, event), passive=False)
    event_listeners.listen(document, "keydown", lambda event: _key(app, event), passive=False)
    event_listeners.listen(window, "hashchange", lambda event: app.show(str(window.location.hash)))
    event_listeners.listen(window, "resize", lambda event: _turn(app))
    event_listeners.listen(window, "storage", lambda event: _store_changed(app, str(event.key or "")))
    event_listeners.listen(window, "pagehide", lambda event: app.use_tab_lock(lambda lock: lock.release()))
    for kind in ("visibilitychange", "freeze"):
        event_listeners.listen(document, kind, lambda event: app.use_tab_lock(lambda lock: lock.save()))
    event_listeners.listen(
        window, "pageshow", lambda event: app.show(str(window.location.hash)) if event.persisted else None)
    event_listeners.every(1000, lambda: app.use_tab_lock(lambda lock: lock.poll()))
    event_listeners.error_listeners.append(app.show_error)
    app.shell.browser.when_loaded(
        lambda: dom.kept.listen(create_proxy(lambda text: app.set_offline_state(offline.read(str(text))))))
    _diagnose(app)
    app.start(str(window.location.hash), lambda: _begin(app, pointer))


def _begin(app: App, pointer: PointerTracker) -> None:
    """Carry out the taps that were made before the first screen was ready."""
    for early in json.loads(str(dom.shell.begin(_("Ready to play")))):
        if early["do"] == "board":
            pointer.tap(early["x"], early["y"])
        else:
            app.act(early["do"], early["arg"])
    if app.shell.browser.is_framed():
        app.shell.browser.when_loaded(lambda: _report_to_post(app))
    chunk_loader.freeze_garbage()


def _report_to_post(app: App) -> None:
    """Tell the post that its board can be played, and carry out the tap on its picture."""
    from fracas.page import frame_entry
    frame_entry.report_ready(app.shell)


def _store_changed(app: App, key: str) -> None:
    """Hand a change of the storage by another tab to the tab lock."""
    app.use_tab_lock(lambda lock: lock.handle_storage_event(key))


def _turn(app: App) -> None:
    """Adapt the screen to a resized window or a turned phone."""
    app.adapt_to_window()
    app.shell.send()


def _click(app: App, pointer: PointerTracker, event: Any) -> None:
    """Carry out a pressed button; radio buttons and lists send `input` events instead."""
    found = event_listeners.control_of(event)
    if found is None:
        return
    if str(event.target.tagName) in ("INPUT", "SELECT", "OPTION"):
        return
    dom.shell.tap(event.timeStamp)
    if found[0] == "skip":
        event.preventDefault()
        app.shell.canvas.send("focus", "main")
        return app.shell.send()
    if str(event.target.tagName) != "A":
        event.preventDefault()
    app.act(*found)


def _input(app: App, event: Any) -> None:
    """Carry out a control with its new value."""
    target = event.target
    do = str(target.getAttribute("data-do") or "")
    if not do:
        return
    arg = str(target.getAttribute("data-arg") or "")
    value = str(target.value)
    kind = str(target.type)
    if kind == "file":
        _read_file(app, target, do)
    elif kind == "checkbox":
        app.act(do, f"{arg} {1 if target.checked else 0}".strip())
    elif kind == "radio":
        app.act(do, arg)
    else:
        app.act(do, f"{arg} {value}" if arg else value)


def _drop(app: App, event: Any) -> None:
    """Read a file or a text that was dropped on the screen of the saved matches."""
    event.preventDefault()
    if event.dataTransfer.files.length:
        _read_file(app, event.dataTransfer, "take-file")
    else:
        app.act("take-text", str(event.dataTransfer.getData("text")))


def _read_file(app: App, source: Any, do: str) -> None:
    """Read a file and carry out a control with its text; it may hold matches of any game."""
    event_listeners.read_file(source, FILE_BYTES, lambda text: app.shell.browser.when_loaded(
        lambda: app.act(do, TOO_LARGE if text is None else text), with_extras(KEYS)))


def _focus(app: App, event: Any, is_in: bool) -> None:
    """Tell the screen that the board gained or lost the keyboard focus."""
    if app.shell.screen is not None and event.target.closest("#cells"):
        app.shell.screen.focus_board(is_in and bool(event.target.matches(":focus-visible")))


def _key(app: App, event: Any) -> None:
    """Carry out a pressed key."""
    target = event.target
    if str(target.id) == COMMAND_LINE:
        return _type(app, event)
    if str(target.tagName) in ("INPUT", "SELECT", "TEXTAREA") or event.altKey or event.metaKey:
        return
    if str(event.key) == "?":
        return app.act("help", "")
    if app.shell.screen is None or document.querySelector("dialog[open], .explaining"):
        return
    is_on_board = bool(target.closest and target.closest("#cells"))
    if app.shell.screen.drawing:
        dom.shell.tap(event.timeStamp)
    if app.shell.screen.press_key(Key(str(event.key), str(target.id), bool(event.ctrlKey), is_on_board)):
        event.preventDefault()
        app.shell.send()


def _type(app: App, event: Any) -> None:
    """Carry out a key in the command box: Enter runs the line, Escape goes back to the board."""
    if str(event.key) == "Enter" and not event.isComposing:
        line = str(event.target.value)
        event.target.value = ""
        app.act("type", line)
    elif str(event.key) == "Escape":
        app.act("typed", "")


def _diagnose(app: App) -> None:
    """Offer the diagnosis of the page as `fracas()` in the browser's console."""
    window.fracas = create_proxy(lambda: to_js(app.diagnosis(), dict_converter=window.Object.fromEntries))
