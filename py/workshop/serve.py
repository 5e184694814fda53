"""A small static server for the built site, for playing and for the browser tests; the loopback address only."""

import errno
import functools
import http.server
import os
import socket
import sys
import webbrowser
from pathlib import Path
from typing import Any

from workshop.paths import SITE
from workshop.website import site

FIRST_PORT = 8000
LAST_PORT = 8099


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves one folder below a path prefix, with the types a browser insists on and no stale copies."""

    protocol_version = "HTTP/1.1"
    extensions_map = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".css": "text/css; charset=utf-8",
        ".html": "text/html; charset=utf-8",
        ".js": "text/javascript; charset=utf-8",
        ".json": "application/json",
        ".md": "text/markdown; charset=utf-8",
        ".mjs": "text/javascript; charset=utf-8",
        ".svg": "image/svg+xml",
        ".toml": "application/toml; charset=utf-8",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
        ".zip": "application/zip",
    }

    def __init__(self, *args: Any, prefix: str, max_age: int, **kwargs: Any) -> None:
        self.prefix = prefix
        self.caching = f"max-age={max_age}" if max_age else "no-cache"
        super().__init__(*args, **kwargs)

    def translate_path(self, path: str) -> str:
        """Return the file behind an address; nothing lies outside the prefix."""
        if not path.startswith(self.prefix):
            return os.path.join(self.directory, "no such file")
        return super().translate_path("/" + path.removeprefix(self.prefix))

    def end_headers(self) -> None:
        """Send the headers for caching and for reading across origins.

        By default a browser asks each time whether its copy is the same. A sandboxed frame in somebody's post has no
        origin, and its modules ask as strangers.
        """
        self.send_header("Cache-Control", self.caching)
        self.send_header("Access-Control-Allow-Origin", "*")
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        """Keep the terminal quiet; the browser's own tools show the requests."""


class Server(http.server.ThreadingHTTPServer):
    """A server of one folder; `address` is where its start page is."""

    daemon_threads = True
    allow_reuse_address = True

    def __init__(
        self, folder: Path, port: int = 0, prefix: str = "/", max_age: int = 0, handler: type[Handler] = Handler
    ) -> None:
        self.prefix = prefix
        answer = functools.partial(handler, directory=str(folder), prefix=prefix, max_age=max_age)
        super().__init__(("127.0.0.1", port), answer)

    @property
    def address(self) -> str:
        """The address of the start page."""
        return f"http://127.0.0.1:{self.server_port}{self.prefix}"

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Ignore browsers that hang up early; anything else is shown as usual."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


def on_free_port(folder: Path) -> Server:
    """Return a server on the first free port of a small range."""
    for port in range(FIRST_PORT, LAST_PORT + 1):
        with socket.socket() as trial:
            if trial.connect_ex(("127.0.0.1", port)) == 0:
                continue
        try:
            return Server(folder, port)
        except OSError as error:
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise
    return Server(folder)


def play() -> None:
    """Build the site, serve it until Ctrl-C and open it where there is a display."""
    site.build()
    with on_free_port(SITE) as server:
        print(f"fracas: play at {server.address}  (Ctrl-C ends)", flush=True)
        if os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or os.uname().sysname == "Darwin":
            webbrowser.open(server.address)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print("\nfracas: ended")


if __name__ == "__main__":
    play()
