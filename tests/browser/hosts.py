"""Blogs on an origin of their own: pages that hold boards of the site, and what such pages do to them."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Frame, Page

import fracas
from fracas.faces import face_of, pictures
from fracas.kernel.game import Game
from tests.laws.matches import inputs
from workshop.serve import Handler, Server

LOOPBACK = "http://127.0.0.1:"
HEARD = "<script>window.heard = []; addEventListener('message', (event) => heard.push(event.data))</script>"


class Blog(Handler):
    """Serves posts; those whose name says so isolate themselves."""

    def end_headers(self) -> None:
        if "isolated" in self.path:
            self.send_header("Cross-Origin-Opener-Policy", "same-origin")
            self.send_header("Cross-Origin-Embedder-Policy", "require-corp")
        super().end_headers()


class Strict(Handler):
    """A host that sends its files to no stranger."""

    def send_header(self, keyword: str, value: str) -> None:
        if keyword != "Access-Control-Allow-Origin":
            super().send_header(keyword, value)


@contextmanager
def blog(folder: Path, handler: type[Handler] = Blog) -> Iterator[str]:
    """Serve a folder on an origin of its own."""
    with Server(folder, handler=handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server.address
        server.shutdown()


def post(folder: Path, name: str, body: str, head: str = "") -> None:
    """Write a post."""
    (folder / f"{name}.html").write_text(
        f'<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><meta name="viewport" '
        f'content="width=device-width">{head}<title>A post</title><body>{body}', encoding="utf-8")


def position(key: str, seed: str = "post") -> Game:
    """Return a position between two actions, some way into a match."""
    found = [game.position for game, _n in inputs(fracas.ruleset(key), seed, 90, limit=90) if game.pending is None]
    return fracas.from_position(found[-1], seed="")


def place_of(game: Game, side: int, who: str = "") -> tuple[str, float, float]:
    """Return a counter of a side, the first or the one named, and where on the picture it is, in shares of its size."""
    drawn = pictures.board(face_of(game.ruleset.key), game.state)
    left, top, width, height = drawn.field.extent
    token = next(token for token in drawn.tokens if token.side == side and token.cell >= 0
                 and who in ("", token.key))
    x, y = drawn.field.lattice.centres[token.cell]
    return token.key, (x - left) / width, (y - top) / height


def until(frame: Frame, test: str, seconds: int = 60) -> None:
    """Wait until a test of a frame is true; a frame outside of the window has no animation frames to wait for."""
    for _try in range(seconds * 20):
        if frame.evaluate(test):
            return
        frame.page.wait_for_timeout(50)
    raise AssertionError(f"not within {seconds} s: {test}")


def board_in(frame: Frame) -> Frame:
    """Return the live board in the frame of a post, once it can be used."""
    until(frame, "document.documentElement.dataset.state === 'live'")
    return next(child for child in frame.child_frames if "framed" in child.url)


def tap(page: Page, picture: Any, x: float, y: float, has_touch: bool = False) -> None:
    """Tap a picture at a share of its width and height, which it may be centred in."""
    box = picture.bounding_box()
    width, height = picture.evaluate("(image) => [image.naturalWidth, image.naturalHeight]")
    scale = min(box["width"] / width, box["height"] / height)
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    press = page.touchscreen.tap if has_touch else page.mouse.click
    press(middle[0] + (x - 0.5) * width * scale, middle[1] + (y - 0.5) * height * scale)
