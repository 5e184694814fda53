"""A word with one tab of a running browser, by the debugging protocol alone.

Playwright listens to all tabs at once, and the browser discards none that is listened to.
"""

from __future__ import annotations

import base64
import json
import os
import socket
import struct
import urllib.request
from typing import Any

PATIENCE = 60.0  # seconds


def tabs(port: int) -> list[dict[str, Any]]:
    """Return what a browser says of its tabs."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/json/list", timeout=PATIENCE) as answer:
        found: list[dict[str, Any]] = json.load(answer)
    return [each for each in found if each["type"] == "page"]


def show_tab(port: int, tab: str) -> None:
    """Bring a tab to the front."""
    urllib.request.urlopen(f"http://127.0.0.1:{port}/json/activate/{tab}", timeout=PATIENCE).close()


class DevTools:
    """The connection to one tab.

    Args: port - at which the browser listens.
          tab - its id.
    """

    def __init__(self, port: int, tab: str) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = (f"GET /devtools/page/{tab} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Upgrade: websocket",
                 "Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", "")
        self.socket.sendall("\r\n".join(lines).encode())
        self.number = 0
        self.stream = self.socket.makefile("rb")
        assert b" 101 " in self.stream.readline(), "the tab does not listen"
        while self.stream.readline().strip():
            pass

    def __enter__(self) -> DevTools:
        return self

    def __exit__(self, *_error: object) -> None:
        self.stream.close()
        self.socket.close()

    def send(self, method: str, **arguments: Any) -> dict[str, Any]:
        """Send a command and return its result."""
        self.number += 1
        text = json.dumps({"id": self.number, "method": method, "params": arguments}).encode()
        size = len(text)
        length = struct.pack("!BH", 0xFE, size) if size < 1 << 16 else struct.pack("!BQ", 0xFF, size)
        self.socket.sendall(b"\x81" + length + bytes(4) + text)  # masked with zeros
        while True:
            answer = json.loads(self._receive())
            if answer.get("id") == self.number:
                assert "error" not in answer, answer
                result: dict[str, Any] = answer["result"]
                return result

    def _receive(self) -> bytes:
        """Return the next message, which comes in one frame."""
        _kind, size = self.stream.read(2)
        if size == 126:
            size = struct.unpack("!H", self.stream.read(2))[0]
        elif size == 127:
            size = struct.unpack("!Q", self.stream.read(8))[0]
        return self.stream.read(size)

    def run(self, script: str) -> Any:
        """Return the value of an expression."""
        found = self.send("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        assert "exceptionDetails" not in found, found["exceptionDetails"]
        return found["result"].get("value")
