"""A host that misbehaves on purpose: it lacks, cuts or changes a file, sends it late, or drops requests."""

from __future__ import annotations

import random
import threading
from email.utils import formatdate
from pathlib import Path
from typing import Any, NamedTuple

from workshop.serve import Handler, Server

LATE = 30.0  # seconds
PAGE = b"<!doctype html><title>Not found</title><p>The page you are looking for is somewhere else."
KINDS = ("missing", "cut", "short", "other", "late", "type", "page", "gone")
"""A status 404; half of the bytes, then the end of the connection; half of the bytes as if they were all; as many
bytes, but others; everything, but LATE; another content type; a web page with status 200; no answer at all."""


class HostFault(NamedTuple):
    """What is wrong with a host: one file in one way, or one request in so many dropped."""

    file: str = ""
    kind: str = ""
    one_in: int = 0
    seed: int = 0

    def __str__(self) -> str:
        return f"{self.kind} {self.file}" if self.file else f"one in {self.one_in} dropped, seed {self.seed}"


class FaultyHandler(Handler):
    """Answers as a common static host does, but for the fault of its server."""

    server: FaultyHost

    def do_GET(self) -> None:
        """Answer, or fail to."""
        fault, file = self.server.fault, self.path.partition("?")[0].removeprefix(self.prefix) or "index.html"
        if (fault.one_in and self.server.is_dropped()) or (file == fault.file and fault.kind == "gone"):
            self.close_connection = True
        elif file == fault.file:
            self.answer_badly(fault.kind, self.server.folder / file)
        else:
            super().do_GET()

    def answer_badly(self, kind: str, file: Path) -> None:
        """Answer in one of the KINDS."""
        content, status, sent_type = file.read_bytes(), 200, self.guess_type(str(file))
        if kind == "late":
            self.server.ended.wait(LATE)
        if kind == "missing":
            content, status, sent_type = PAGE, 404, "text/html"
        if kind == "page":
            content, sent_type = PAGE, "text/html"
        if kind == "type":
            sent_type = "application/octet-stream" if file.suffix == ".wasm" else "text/plain"
        if kind == "other":
            content = content[:-9] + b"x" * 9
        whole = len(content)
        if kind in ("cut", "short"):
            content = content[: whole // 2]
        self.send_response(status)
        self.send_header("Content-Type", sent_type)
        self.send_header("Content-Length", str(whole if kind == "cut" else len(content)))
        self.send_header("Last-Modified", formatdate(file.stat().st_mtime, usegmt=True))
        self.end_headers()
        self.wfile.write(content)
        self.close_connection = self.close_connection or kind == "cut"


class FaultyHost(Server):
    """A server of one folder with a fault; its port is its own, so that browsers know nothing of it."""

    def __init__(self, folder: Path, fault: HostFault, prefix: str = "/some/path/") -> None:
        super().__init__(folder, prefix=prefix, max_age=600, handler=FaultyHandler)
        self.folder, self.fault, self.ended = folder, fault, threading.Event()
        self._chance, self._turn = random.Random(fault.seed), threading.Lock()

    def is_dropped(self) -> bool:
        """Return whether the next request gets no answer."""
        with self._turn:
            return self._chance.randrange(self.fault.one_in) == 0

    def __enter__(self) -> FaultyHost:
        threading.Thread(target=self.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *trouble: Any) -> None:
        self.ended.set()
        self.shutdown()
        self.server_close()
