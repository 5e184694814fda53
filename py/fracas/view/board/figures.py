"""Figures of counters: shirt numbers and the letters of units, as shapes of our own.

They look the same wherever a board is shown, and a browser draws them in less time than letters. A shape is the middle
line of one stroke in a box 18 high, cut like the letters of the logo.
"""

from fracas.view.markup import Markup, el, join, number

STROKE = 4.5
_APART = 7  # from the middle line of a shape to that of the next
_RIGHT, _LEAST, _MARGINS = 46, 28, 14  # of a plate: its edge, its width at least, and what it is wider than a figure
SHAPES = {  # width, start, lines; whole numbers, and few, as pictures go into addresses
    "0": (10, 3, 0, "h4l3 3v12l-3 3h-4l-3-3v-12z"),
    "1": (4, 0, 4, "l4-4v18"),
    "2": (10, 0, 4, "l3-4h4l3 3v4l-10 8v3h10"),
    "3": (10, 0, 3, "l3-3h4l3 3v3l-3 3h-4m4 0l3 3v3l-3 3h-4l-3-3"),
    "4": (10, 3, 0, "l-3 13h10m-2-8v13"),
    "5": (10, 9, 0, "h-9v8h7l3 3v4l-3 3h-7"),
    "6": (10, 7, 0, "l-7 9v6l3 3h4l3-3v-4l-3-3h-7"),
    "7": (10, 0, 3, "v-3h10l-6 18"),
    "8": (10, 2, 0, "h6l2 2v4l-2 2h-6l-2-2v-4zm0 8l-2 2v6l2 2h6l2-2v-6l-2-2"),
    "9": (10, 3, 18, "l7-9v-6l-3-3h-4l-3 3v4l3 3h7"),
    "B": (10, 0, 0, "h6l3 3v2l-3 3h-6zm0 8h7l3 3v4l-3 3h-7z"),
    "K": (10, 0, 0, "v18m9-18l-9 10m3-3l7 11"),
    "M": (12, 0, 18, "v-18h1l5 10 5-10h1v18"),
    "N": (10, 0, 18, "v-18h1l8 18h1v-18"),
    "R": (10, 0, 18, "v-18h7l3 3v4l-3 3h-7m5 0l5 8"),
    "S": (10, 10, 4, "l-2-4h-5l-3 3v3l3 2h4l3 3v4l-3 3h-5l-2-4"),
    "T": (10, 0, 0, "h10m-5 0v18"),
    "W": (14, 0, 0, "l3 18 4-12 4 12 3-18"),
}


def figure(text: str, size: float, ink: str, turn: str = "") -> Markup:
    """Return a figure round the middle of a counter.

    Args: text - numbers and letters; a letter that has no shape is written.
          size - of the letters that it would be written with.
          ink - its colour.
          turn - a transformation.
    """
    if not _is_drawn(text):
        return el("text", text, class_="n", font_size=size, fill=ink, transform=turn or None)
    return el("path", d=_lines(text, -_width(text) // 2, -9), fill="none", stroke=ink, stroke_width=5,
              transform=f"{turn}scale({size / 26:.3g})")


def plate(text: str) -> Markup:
    """Return a figure and, as wide, its plate at the lower right of a counter, in one shape."""
    is_drawn = _is_drawn(text)
    inside = _width(text) if is_drawn else 20 * len(text) - _MARGINS
    wide = max(_LEAST, _MARGINS + inside)
    left = _RIGHT - wide
    around = f"l{wide}-2-1 32{1 - wide} 2z"  # twice: the insides of shapes that run the other way are filled too
    lines = _lines(text, left + (wide - inside) // 2, 22) if is_drawn else ""
    drawn = el("path", d=f"M{left} 16{around}{around}{lines}", fill="var(--pc-rim)", stroke="var(--pc-edge)",
               stroke_width=STROKE)
    if is_drawn:
        return drawn
    written = el("text", text, class_="n", x=number((left + _RIGHT) / 2), y=32, font_size=29, fill="var(--pc-edge)")
    return join(drawn, written)


def _is_drawn(text: str) -> bool:
    return SHAPES.keys() >= set(text)


def _lines(text: str, left: int, top: int) -> str:
    """Return the path of a figure."""
    lines = ""
    for letter in text:
        wide, across, below, shape = SHAPES[letter]
        lines += f"M{left + across} {top + below}{shape}".replace(" -", "-")
        left += wide + _APART
    return lines


def _width(text: str) -> int:
    return sum(SHAPES[letter][0] for letter in text) + _APART * (len(text) - 1)
