"""Driving the machine's Firefox and WebKit with what Python brings along: no driver of anybody else is needed.

Firefox listens to Marionette on a socket when asked to; WebKitGTK comes with a WebDriver server that speaks HTTP.
"""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any, Protocol

from workshop.tools import firefox, webkit

PATIENCE = 60.0  # seconds until a browser must have started
LIMITS = {"script": 60_000, "pageLoad": 120_000}  # milliseconds
QUIET: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "start_new_session": True}


class Driver(Protocol):
    """A browser with one window."""

    def go(self, address: str) -> None:
        """Open an address."""

    def run(self, script: str, *arguments: Any) -> Any:
        """Run a function body in the page, or in the frame that was entered, and return its value."""

    def enter(self, *numbers: int) -> None:
        """Go into a frame, on whatever origin: its number in the page, that of the frame within it, and so on."""

    def close(self) -> None:
        """End the browser."""


def free_port() -> int:
    """Return a port nobody listens to."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Firefox:
    """The machine's Firefox.

    Args: folder - for its profile.
    """

    def __init__(self, folder: Path) -> None:
        port = free_port()
        profile = folder / "profile"
        profile.mkdir(exist_ok=True)  # one that stays goes on
        (profile / "user.js").write_text(f'user_pref("marionette.port", {port});\n', encoding="utf-8")
        words = [firefox() or "", "--headless", "--marionette", "--no-remote", "--profile", str(profile)]
        self.process = subprocess.Popen(words, env={**os.environ, "HOME": str(folder)}, **QUIET)
        self.socket = self._connect(port)
        self.left = b""
        self.number = 0
        self._receive()
        self._send("WebDriver:NewSession", {})
        self._send("WebDriver:SetTimeouts", LIMITS)

    def _connect(self, port: int) -> socket.socket:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return socket.create_connection(("127.0.0.1", port), timeout=120)
            except ConnectionRefusedError:
                if time.monotonic() > end:
                    raise
                time.sleep(0.2)

    def _receive(self) -> Any:
        """Return the next message: its length, a colon, JSON."""
        while b":" not in self.left:
            self.left += self._more()
        length, _colon, self.left = self.left.partition(b":")
        while len(self.left) < int(length):
            self.left += self._more()
        text, self.left = self.left[: int(length)], self.left[int(length) :]
        return json.loads(text)

    def _more(self) -> bytes:
        found = self.socket.recv(1 << 16)
        if not found:
            raise ConnectionError("Firefox has closed the connection")
        return found

    def _send(self, name: str, arguments: dict[str, Any]) -> Any:
        self.number += 1
        text = json.dumps([0, self.number, name, arguments]).encode()
        self.socket.sendall(str(len(text)).encode() + b":" + text)
        _kind, _number, error, result = self._receive()
        if error:
            raise RuntimeError(f"{name}: {error}")
        return result

    def go(self, address: str) -> None:
        """Open an address."""
        self._send("WebDriver:Navigate", {"url": address})

    def run(self, script: str, *arguments: Any) -> Any:
        """Run a function body in the page and return its value."""
        return self._send("WebDriver:ExecuteScript", {"script": script, "args": list(arguments)})["value"]

    def enter(self, *numbers: int) -> None:
        """Go into a frame; none is the page itself."""
        for number in (None, *numbers):
            self._send("WebDriver:SwitchToFrame", {"id": number})

    def close(self) -> None:
        """End the browser."""
        self._send("Marionette:Quit", {"flags": ["eForceQuit"]})
        self.process.wait(30)
        self.socket.close()


class WebKit:
    """The machine's WebKitGTK with its small browser, on a screen that is not there.

    Args: folder - for its home.
    """

    def __init__(self, folder: Path) -> None:
        port = free_port()
        self.root = f"http://127.0.0.1:{port}"
        words = ["xvfb-run", "--auto-servernum", "WebKitWebDriver", f"--port={port}"]
        self.process = subprocess.Popen(words, env={**os.environ, "HOME": str(folder)}, **QUIET)
        self.root += f"/session/{self._started()['sessionId']}"
        self._send("/timeouts", LIMITS)

    def _started(self) -> Any:
        options = {"webkitgtk:browserOptions": {"binary": webkit(), "args": ["--automation"]}}
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return self._send("/session", {"capabilities": {"alwaysMatch": options}})
            except urllib.error.URLError:
                if time.monotonic() > end:
                    raise
                time.sleep(0.3)

    def _send(self, path: str, content: Any, method: str = "POST") -> Any:
        body = json.dumps(content).encode() if content is not None else None
        request = urllib.request.Request(
            self.root + path, body, {"Content-Type": "application/json"}, method=method)
        with urllib.request.urlopen(request, timeout=150) as answer:
            return json.load(answer)["value"]

    def go(self, address: str) -> None:
        """Open an address."""
        self._send("/url", {"url": address})

    def run(self, script: str, *arguments: Any) -> Any:
        """Run a function body in the page and return its value."""
        return self._send("/execute/sync", {"script": script, "args": list(arguments)})

    def enter(self, *numbers: int) -> None:
        """Go into a frame; none is the page itself."""
        for number in (None, *numbers):
            self._send("/frame", {"id": number})

    def close(self) -> None:
        """End the browser and its screen."""
        self._send("", None, "DELETE")
        os.killpg(self.process.pid, signal.SIGTERM)
        self.process.wait(30)


DRIVERS: dict[str, type[Firefox] | type[WebKit]] = {"firefox": Firefox, "webkit": WebKit}
