"""A head as one drawing, made of the parts that its words name.

The id of a drawing is its words, after the side whose colours it wears ("h0-leaf-wide-bat-tusks-mean"), so that
whoever finds the id in a markup can define the drawing.
"""

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
_SIDES = (  # colours of figures and of kits
    ("var(--pc-home-on)", "var(--kit-home,var(--pc-home))"), ("var(--pc-away-on)", "var(--kit-away,var(--pc-away))"),
    ("#fff", "var(--pc-neutral)"))
_TAGS = {name: Markup(
    f'<symbol id="{name}" viewBox="-24 -24 48 48"><rect x="{-half}" y="-17" width="{2 * half}" height="34" rx="9" '
    f'fill="var(--pc-rim)" stroke="var(--pc-edge)" stroke-width="4.5"/></symbol>')
    for name, half in (("h-tag", 13.5), ("h-tag2", 20))}  # plates for numbers of one figure and of two


@lru_cache(maxsize=1)
def parts() -> dict[str, tuple[str, str]]:
    """Return every part by its word, in drawing order: how it is drawn, and its drawing."""
    text = Path(__file__).with_name("parts.txt").read_text(encoding="utf-8")
    lines = (line.split(" ", 2) for line in text.splitlines() if line and line[0] != "#")
    return {word: (kind, drawing) for word, kind, drawing in lines}


@lru_cache(maxsize=512)
def head_id(side: int, words: str) -> str:
    """Return the id of the drawing of a head; heads without headgear are the same on both sides."""
    known = parts()
    wears = any("{o}" in known[word][1] or "{k}" in known[word][1] for word in words.split() if word in known)
    return f"h{side if wears else ''}-{words.replace(' ', '-')}"


@lru_cache(maxsize=512)
def head_symbol(name: str) -> Markup | None:
    """Return the drawing with an id as a definition; None for an id that names no head."""
    if name in _TAGS:
        return _TAGS[name]
    side, *words = name.removeprefix("h").split("-")
    known = parts()
    if side not in ("", "0", "1", "2") or not all(word in known or word in SKINS or word in HAIRS for word in words):
        return None
    eyes = [word for word in words if word in known and known[word][0] == "*"][-1:]
    drawn = "".join(_drawing(*part) for word, part in known.items()
                    if word in words and (part[0] != "*" or word in eyes))
    skin, shade = next((SKINS[word] for word in words if word in SKINS), SKINS["pale"])
    hair = next((HAIRS[word] for word in words if word in HAIRS), HAIRS["walnut"])
    figure, kit = _SIDES[int(side or 0)]
    colours = {"{h}": hair, "{d}": shade, "{i}": INK, "{o}": figure, "{k}": kit, "{r}": "var(--pc-rim)",
               "{e}": "var(--pc-edge)"}
    for mark, colour in colours.items():
        drawn = drawn.replace(mark, colour)
    return Markup(f'<symbol id="{name}" viewBox="-60 -60 120 120"><g fill="{skin}" stroke="{INK}" stroke-width="4" '
                  f'stroke-linejoin="round" stroke-linecap="round">{drawn}</g></symbol>')


def _drawing(kind: str, drawing: str) -> str:
    """Return a part, with its mirror image where it is one half."""
    return f'{drawing}<g transform="scale(-1 1)">{drawing}</g>' if kind == "=" else drawing
