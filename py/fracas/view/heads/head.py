"""A head on its counter as one drawing, made of the parts that its words name.

The id of a drawing is its words, after the side whose counter it is ("h0-leaf-wide-bat-tusks-mean"), so that whoever
finds the id in a markup can define the drawing. Counter and head are one because each use of a drawing costs more time
than all that is drawn in it.

`parts.txt` has a part a line, in drawing order: its word, how it is drawn, SVG. "=" is a half that is drawn with its
mirror image, "+" a half of which one path draws both (all its points are written x,y), "*" eyes, "-" all else. A part
is drawn in a box of 100 round 0,0, outlined with ink and filled with skin unless it says else: {h} hair, {o} the side's
figure colour, {k} its kit, {d} dark skin, {i} ink, {r} and {e} rim and edge of counters.
"""

import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from fracas.view.markup import Markup

INK = "#1b1528"
SKINS = {  # a face and its shade; all are light enough for lines of ink
    "pale": ("#ffe3c2", "#e8b58a"), "tan": ("#e3aa74", "#bd7f4a"), "leaf": ("#9ccf5a", "#6c9c35"),
    "moss": ("#b3b85e", "#868b3a"), "sea": ("#6cc7a0", "#3f9673"), "ash": ("#c9c4d2", "#948ca3"),
    "chalk": ("#fff3d6", "#d9c79c"), "lilac": ("#b9a3e3", "#8a70bd"), "rust": ("#e8864f", "#b95a2b"),
    "amber": ("#ff9a3d", "#d06d14"), "sand": ("#e6cd8c", "#b89a55"), "ice": ("#bfe3f5", "#86b5d1"),
    "pink": ("#ffb6b0", "#e8807c"), "bark": ("#c29a66", "#8f6a3b"), "steel": ("#b7c0d2", "#8590a8"),
    "fur": ("#c8966a", "#94653c"), "red": ("#f07a6a", "#b9402f"),
}
HAIRS = {"jet": "#4d4459", "snow": "#ffffff", "ginger": "#e0702a", "straw": "#f6d35a", "walnut": "#7a4a2a",
         "grey": "#a7a2b3"}
_PATH_DATA, _ACROSS = re.compile('(?<= d=")[^"]*'), re.compile("(-?[0-9.]+),")
_SIDES = (  # colours of figures and of kits
    ("var(--pc-home-on)", "var(--kit-home,var(--pc-home))"), ("var(--pc-away-on)", "var(--kit-away,var(--pc-away))"),
    ("#fff", "var(--pc-neutral)"))
_BASES = "home", "away", "neutral"
_NEUTRAL = 2
_HUGE = "huge"  # in an id: who is drawn larger
_LIES = {"shut", "crossed"}  # eyes of those who lie


@lru_cache(maxsize=1)
def parts() -> dict[str, tuple[str, str]]:
    """Return every part by its word, in drawing order: how it is drawn, and its drawing."""
    text = Path(__file__).with_name("parts.txt").read_text(encoding="utf-8")
    lines = (line.split(" ", 2) for line in text.splitlines() if line and line[0] != "#")
    return {word: (kind, drawing) for word, kind, drawing in lines}


def head_id(side: int, words: str, is_big: bool = False) -> str:
    """Return the id of the drawing of a head on the counter of a side."""
    return f"h{side}-{words.replace(' ', '-')}{'-' + _HUGE if is_big else ''}"


def head_symbol(name: str, symbols: Mapping[str, str]) -> Markup | None:
    """Return the drawing with an id as a definition, in counter units; None for an id that names no head.

    Args: name - the id.
          symbols - other drawings by their names, of which the counters are taken.
    """
    side, *words = name.removeprefix("h").split("-")
    known = parts()
    if side not in ("0", "1", "2") or not all(word in known or word in SKINS or word in HAIRS or word == _HUGE
                                              for word in words):
        return None
    eyes = [word for word in words if word in known and known[word][0] == "*"][-1:]
    drawn = "".join(_drawing(*part) for word, part in known.items()
                    if word in words and (part[0] != "*" or word in eyes))
    skin, shade = next((SKINS[word] for word in words if word in SKINS), SKINS["pale"])
    hair = next((HAIRS[word] for word in words if word in HAIRS), HAIRS["walnut"])
    figure, kit = _SIDES[int(side)]
    colours = {"{h}": hair, "{d}": shade, "{i}": INK, "{o}": figure, "{k}": kit, "{r}": "var(--pc-rim)",
               "{e}": "var(--pc-edge)"}
    for mark, colour in colours.items():
        drawn = drawn.replace(mark, colour)
    base, size, place = _counter(int(side), _HUGE in words, not _LIES.isdisjoint(eyes))
    counter = symbols[base][symbols[base].index(">") + 1:symbols[base].rindex("<")]
    if size != 1:
        counter = f'<g transform="scale({size})">{counter}</g>'
    return Markup(f'<g id="{name}">{counter}<g fill="{skin}" stroke="{INK}" stroke-width="4" stroke-linejoin="round" '
                  f'stroke-linecap="round" transform="{place}">{drawn}</g></g>')


def _counter(side: int, is_big: bool, lies: bool) -> tuple[str, float, str]:
    """Return the name and size of an empty counter, and the transformation of the head on it."""
    base = f"pc-{_BASES[side]}"
    if lies:
        larger = 1.08 if is_big else 1
        return base if side == _NEUTRAL else f"{base}-down", larger, f"rotate(-90)scale({0.767 * larger:.3g})"
    if is_big and side != _NEUTRAL:
        return f"{base}-big", 1.045, "translate(0-4)scale(1.033)"
    return base, 1, "translate(0-4)scale(.9)"


def _drawing(kind: str, drawing: str) -> str:
    """Return a part, with its mirror image where it is one half."""
    if kind == "+":  # a half that stays off the middle: one path draws both
        return _PATH_DATA.sub(lambda data: data[0] + _ACROSS.sub(r"-\1,", data[0]).replace("--", ""),
                              drawing).replace(",-", "-")
    return f'{drawing}<g transform="scale(-1 1)">{drawing}</g>' if kind == "=" else drawing
