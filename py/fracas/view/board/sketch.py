"""A board in a few letters, small enough for every save, drawn without the code of its game.

`65:h1234a5678b5050:wine-lime` is a board 65 per cent as high as it is wide, a counter of each side and a loose ball,
each with its place in per cent of width and height, and what both teams wear.
"""

import re
from collections.abc import Iterable

from fracas.view.board.counters import kit_classes
from fracas.view.board.model import PlayingField, Token
from fracas.view.markup import EMPTY, Markup, classes, el

SIDES = "han"  # home, away, neither
BALL = "b"
SIZE = 3.4  # half of a counter, in per cent of the width
MOST = 400  # characters
_SKETCH = re.compile(r"(\d{1,3}):((?:[hanb]\d{4})*)(?::([a-z]*)-([a-z]*))?", re.ASCII)


def encode_sketch(field: PlayingField, tokens: Iterable[Token], ball: int, kits: tuple[str, str]) -> str:
    """Return a board in letters."""
    left, top, width, height = field.extent

    def place(cell: int) -> str:
        x, y = field.lattice.centres[cell]
        shares = (x - left) / width, (y - top) / height
        return "".join(f"{min(max(round(99 * share), 0), 99):02d}" for share in shares)

    pieces = [f"{SIDES[token.side]}{place(token.cell)}" for token in tokens if token.cell >= 0]
    loose = [f"{BALL}{place(ball)}"] if ball >= 0 else []
    end = f":{'-'.join(kits)}"
    return f"{min(round(100 * height / width), 999)}:{''.join((*pieces, *loose))}"[:MOST - len(end)] + end


def thumbnail(text: str, game: str) -> Markup:
    """Return the picture of a board in letters; nothing for anything else.

    Args: game - as style sheets name it.
    """
    found = _SKETCH.fullmatch(text) if len(text) <= MOST else None
    if found is None or not int(found[1]):
        return EMPTY
    high = int(found[1])
    placed = re.findall(r"([hanb])(\d\d)(\d\d)", found[2])
    pieces = [_piece(mark, int(x), int(y) * high / 100) for mark, x, y in placed]
    kits = kit_classes((found[3] or "", found[4] or ""))
    return el("svg", pieces, class_=classes("sketch", game, kits), viewBox=f"0 0 100 {high}", aria_hidden="true")


def _piece(mark: str, x: int, y: float) -> Markup:
    if mark == "a":
        return el("rect", x=f"{x - SIZE:.1f}", y=f"{y - SIZE:.1f}", width=2 * SIZE, height=2 * SIZE, rx=1, class_="a")
    return el("circle", cx=x, cy=f"{y:.1f}", r=SIZE if mark != BALL else SIZE * 0.6, class_=mark)
