"""Drawings as pictures of pixels, by a library that is an extra of this package."""

from functools import cache

from fracas.locale import _

FAMILIES = ("Arial", "DejaVu Sans", "Liberation Sans", "Noto Sans", "Roboto", "Helvetica", "Ubuntu", "Cantarell")
"""Fonts that systems bring along: the library draws no letter at all whose family it does not find by its name."""

_LETTERS = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text y="9">8</text></svg>'


def to_png(drawing: str, width: int) -> bytes:
    """Return an SVG as a PNG of a given width; letters are missing on a machine without fonts.

    Raises: ValueError in one sentence if the extra is not installed.
    """
    return _drawn(drawing, width, font_family())


@cache
def font_family() -> str:
    """Return the family in which this machine can draw letters, "" if there is none."""
    blank = _drawn(_LETTERS, 9, "no such family")
    return next((each for each in FAMILIES if _drawn(_LETTERS, 9, each) != blank), "")


def _drawn(drawing: str, width: int, letters: str) -> bytes:
    try:
        import resvg_py
    except ImportError:
        raise ValueError(_("Pictures need one more package: pip install “fracas[embed]”.")) from None
    return bytes(resvg_py.svg_to_bytes(svg_string=drawing, width=width, sans_serif_family=letters or None,
                                       font_family=letters or None))
