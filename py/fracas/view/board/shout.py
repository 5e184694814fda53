"""The shout: one word on a burst across the board."""

from math import cos, pi, sin

from fracas.view.markup import Markup, el, number

_POINTS = 22


def shout(word: str, game: str) -> Markup:
    """Return the shout in the two inks of the game. It is decoration: the log and the live region say the word too.

    Args: word - "Goal!"
          game - key of the ruleset.
    """
    size = min(52.0, 400 / max(len(word), 1))
    width = 0.56 * size * len(word)  # that of the narrow capitals; a wide fallback is pressed into it
    return el(
        "svg",
        el("path", d=_burst(150, 62, 0.78), fill="var(--on-bill)", transform="translate(5 7)"),
        el("path", d=_burst(150, 62, 0.78), fill=f"var(--bill-{game}-1)", stroke="var(--on-bill)", stroke_width=5,
           stroke_linejoin="round"),
        el("path", d=_burst(124, 47, 0.8), fill=f"var(--bill-{game}-2)"),
        el("text", word, class_="n word", font_size=number(size), fill="var(--on-bill)", transform="rotate(-5)",
           textLength=number(width), lengthAdjust="spacingAndGlyphs"),
        class_="shout", viewBox="-165 -80 330 160", aria_hidden="true", focusable="false",
    )


def _burst(width: float, height: float, inner: float) -> str:
    points = []
    for step in range(2 * _POINTS):
        angle = pi * step / _POINTS
        reach = inner if step % 2 else 1 - 0.09 * (step % 6 == 2)
        points.append(f"{number(width * reach * sin(angle))} {number(-height * reach * cos(angle))}")
    return "M" + "L".join(points) + "Z"
