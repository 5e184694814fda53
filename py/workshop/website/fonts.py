"""The typefaces of the page, cut from the pinned font packages to the letters that its languages need.

A display face that goes with the logo, and a text face drawn for small sizes, upright, bold and condensed, whose
figures all have one width. Each is one file without hints. While it is on its way, or if it never comes, a font of the
device stands in, scaled to the same width and given the same ascent, so that no line breaks elsewhere afterwards.
"""

import io
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

from workshop import tools
from workshop.build_cache import build_once, digest
from workshop.paths import BUILD, ENGINE, ROOT, WORKSHOP

FONTS = BUILD / "fonts"
STYLE = "fonts.css"
LICENCE = ".licence.txt"
PLACE = "static/fonts"  # of the site
MOST_BYTES = 45_000  # of all faces together
FEATURES = ["kern", "tnum"]
ALWAYS = {*range(0x20, 0x7F), *map(ord, "ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜàâæçèéêëîïôœùûüÿ«»‘’“”–—…·×−°±½\xa0")}
"""Letters that a person may type in a name in either language, whether or not a text of the page has them."""

WORDS = ("Play your first match against a bot, or show two coaches how a throw is made by the book. Choose who runs, "
         "who tackles and who holds the ball; each roll tells its odds before the dice fall. 0123456789 %")
CAPITALS = "ELFBALL STREET BRAWL CAVE BRAWL STREET BOWL SCHOOL FIGHTERS GOAL TURNOVER LEAGUES MATCH BUT LIGUES"
"""Samples whose width stands for that of all text, of titles."""


class StandIn(NamedTuple):
    """A font of devices: its names, and its mean advances in parts of the size."""

    label: str
    regular: tuple[str, ...]
    bold: tuple[str, ...]
    words: float
    bold_words: float
    bold_capitals: float


STAND_INS = (
    StandIn("Roboto", ("Roboto", "Roboto Regular", "Roboto-Regular"), ("Roboto Bold", "Roboto-Bold"),
            .4453, .4507, .5734),
    StandIn("Arial", ("Arial", "ArialMT", "Liberation Sans", "LiberationSans", "Arimo", "Helvetica"),
            ("Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "LiberationSans-Bold", "Arimo Bold",
             "Helvetica Bold", "Helvetica-Bold"), .4458, .4789, .6292),
    StandIn("DejaVu", ("DejaVu Sans", "DejaVuSans"), ("DejaVu Sans Bold", "DejaVuSans-Bold"), .5074, .5719, .6883),
)
"""Fonts that systems bring along; Arial's widths are those of all that were made to take its place."""


class Typeface(NamedTuple):
    """One file of the page: its family, its source, the axes to fix, and the weights that it serves.

    `rise` and `fall` are what a line leaves above and below its baseline, None = what the font says.
    """

    name: str
    family: str
    source: str
    axes: dict[str, float | None]
    weights: str
    is_bold: bool
    sample: str = WORDS
    rise: float | None = None
    fall: float | None = None


_FLEX = "@fontsource-variable/roboto-flex/files/roboto-flex-latin-standard-normal.woff2"
_SMALL = {"opsz": 12, "slnt": None}
TYPEFACES = (
    Typeface("display", "Fracas Display", "@fontsource/anton/files/anton-latin-400-normal.woff2", {}, "100 900", True,
             CAPITALS, rise=1.04, fall=.18),  # capitals in the middle of their line
    Typeface("text", "Fracas Text", _FLEX, {**_SMALL, "wght": 400, "wdth": 100}, "100 500", False),
    Typeface("text-bold", "Fracas Text", _FLEX, {**_SMALL, "wght": 700, "wdth": 100}, "600 900", True),
    Typeface("condensed", "Fracas Condensed", _FLEX, {**_SMALL, "wght": 700, "wdth": 75}, "100 900", True),
)
EVERYWHERE = ("condensed", "text")  # what each screen shows at once, also while it is loading


def font_files() -> list[Path]:
    """Return the files of the typefaces with their licences and style sheet, cut anew if anything has changed."""
    packages = tools.fetch_node_packages()
    makers = [ROOT / "package-lock.json", WORKSHOP / "requirements-play.txt", WORKSHOP / "website" / "fonts.py"]
    letters = sorted(needed_letters())
    with build_once(FONTS / "made", digest(makers, str(letters))) as stale:
        if stale:
            tools.say("cutting the typefaces to the letters of the page")
            FONTS.mkdir(parents=True, exist_ok=True)
            faces = {each.name: cut(packages / each.source, each, letters) for each in TYPEFACES}
            refuse_large_fonts(sum(map(len, faces.values())))
            for name, content in faces.items():
                (FONTS / f"{name}.woff2").write_bytes(content)
            (FONTS / STYLE).write_text("\n".join(style_rules()), encoding="utf-8")
            for source in sorted({packages / each.source for each in TYPEFACES}):
                family = source.parents[1].name
                licence = (source.parents[1] / "LICENSE").read_text(encoding="utf-8")
                (FONTS / f"{family}{LICENCE}").write_text(licence, encoding="utf-8")
    return sorted(file for file in FONTS.iterdir() if file.name != "made")


def refuse_large_fonts(size: int) -> None:
    """Stop if the typefaces have outgrown what a first visit may spend on them."""
    if size > MOST_BYTES:
        raise tools.MissingRequirement(f"the typefaces take {size} bytes of {MOST_BYTES}: cut more from them")


def needed_letters() -> set[int]:
    """Return the code points of all texts of the page in its languages, and those that are always there."""
    texts = [ENGINE / "locale" / "fr.po", ROOT / "index.html", *ENGINE.rglob("*.md")]
    found = {ord(letter) for file in texts for letter in file.read_text(encoding="utf-8")}
    return {each for each in found if each >= 0x20} | ALWAYS


def cut(source: Path, face: Typeface, letters: list[int]) -> bytes:
    """Return a typeface as a compressed file with some letters alone, at fixed places of its axes."""
    font = TTFont(source)
    if face.axes:
        font = instancer.instantiateVariableFont(font, face.axes)
        level_figures(font)
    options = subset.Options(flavor="woff2", layout_features=FEATURES, hinting=False, notdef_outline=True,
                             name_IDs=[0, 1, 2, 13, 14])
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    font.flavor = "woff2"
    out = io.BytesIO()
    font.save(out, reorderTables=True)
    return out.getvalue()


def level_figures(font: TTFont) -> None:
    """Give all figures the width of the widest: between two drawings of a variable font they differ by a hair."""
    letters, advances = font.getBestCmap(), font["hmtx"].metrics
    names = [letters[ord(figure)] for figure in "0123456789"]
    widest = max(advances[name][0] for name in names)
    for name in names:
        advances[name] = (widest, advances[name][1])


def style_rules() -> Iterator[str]:
    """Yield the rules that name the typefaces, and behind them those of their stand-ins, scaled to their measure."""
    for face in TYPEFACES:
        font = TTFont(FONTS / f"{face.name}.woff2")
        yield font_face(face, face.family, [f'url("fonts/{face.name}.woff2") format("woff2")'], font, 1, "swap")
        for other in STAND_INS:
            width = other.words if not face.is_bold else (
                other.bold_capitals if face.sample is CAPITALS else other.bold_words)
            sources = [f'local("{name}")' for name in (other.bold if face.is_bold else other.regular)]
            scale = mean_advance(font, face.sample) / width
            yield font_face(face, f"{face.family} as {other.label}", sources, font, scale, "")


def font_face(face: Typeface, family: str, sources: list[str], font: TTFont, scale: float, display: str) -> str:
    """Return the rule of one font in the lines of a typeface.

    Args: scale - of its letters; display - when to show it, "" for a font of the device.
    """
    size = font["head"].unitsPerEm
    rise = (font["hhea"].ascent / size if face.rise is None else face.rise) / scale
    fall = (-font["hhea"].descent / size if face.fall is None else face.fall) / scale
    given = (f"font-family: \"{family}\"", f"src: {', '.join(sources)}", f"font-weight: {face.weights}",
             f"ascent-override: {rise:.2%}", f"descent-override: {fall:.2%}", "line-gap-override: 0%",
             f"font-display: {display}" if display else f"size-adjust: {scale:.2%}")
    return f"@font-face {{ {'; '.join(given)}; }}"


def mean_advance(font: TTFont, sample: str) -> float:
    """Return the mean advance of a sample's letters in parts of the size."""
    letters, advances = font.getBestCmap(), font["hmtx"]
    return float(sum(advances[letters[ord(each)]][0] for each in sample) / len(sample) / font["head"].unitsPerEm)
