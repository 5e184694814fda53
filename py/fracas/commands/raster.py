"""Drawings as pictures of pixels, by a library that is an extra of this package."""

from collections.abc import Iterable
from functools import cache
from io import BytesIO

from fracas.locale import _

FAMILIES = ("Arial", "DejaVu Sans", "Liberation Sans", "Noto Sans", "Roboto", "Helvetica", "Ubuntu", "Cantarell")
"""Fonts that systems bring along: the library draws no letter at all whose family it does not find by its name."""

_LETTERS = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text y="9">8</text></svg>'


def to_png(drawing: str, width: int) -> bytes:
    """Return an SVG as a PNG of a given width; letters are missing on a machine without fonts.

    Raises: ValueError in one sentence if the extra is not installed.
    """
    return _drawn(drawing, width, font_family())


MOST_BYTES = 1_500_000  # of a moving picture
_COLOURS = (128, 64, 32)  # as many as fit


def to_gif(drawings: Iterable[tuple[str, int]], width: int) -> bytes:
    """Return drawings as one moving picture that goes on for ever.

    Args:   drawings - SVG texts, each with the milliseconds for which it is seen.
    Raises: ValueError in one sentence if the extra is not installed, or if the picture would be too large.
    """
    drawn = [(to_png(drawing, width), time) for drawing, time in drawings]
    try:
        from PIL import Image
    except ImportError:
        raise ValueError(_missing()) from None
    frames = [Image.open(BytesIO(picture)).convert("RGB") for picture, _time in drawn]
    few = frames[::max(1, len(frames) // 8)]
    sheet = Image.new("RGB", (width, sum(each.height for each in few)))
    for number, each in enumerate(few):
        sheet.paste(each, (0, number * each.height))
    for colours in _COLOURS:
        palette, out = sheet.quantize(colours, dither=Image.Dither.NONE), BytesIO()
        first, *rest = [each.quantize(palette=palette, dither=Image.Dither.NONE) for each in frames]
        first.save(out, "GIF", save_all=True, append_images=rest, duration=[time for _picture, time in drawn], loop=0)
        if out.tell() <= MOST_BYTES:
            return out.getvalue()
    raise ValueError(_("The clip is too large: show fewer steps."))


@cache
def font_family() -> str:
    """Return the family in which this machine can draw letters, "" if there is none."""
    blank = _drawn(_LETTERS, 9, "no such family")
    return next((each for each in FAMILIES if _drawn(_LETTERS, 9, each) != blank), "")


def _drawn(drawing: str, width: int, letters: str) -> bytes:
    try:
        import resvg_py
    except ImportError:
        raise ValueError(_missing()) from None
    return bytes(resvg_py.svg_to_bytes(svg_string=drawing, width=width, sans_serif_family=letters or None,
                                       font_family=letters or None))


def _missing() -> str:
    """Return the sentence that names the missing package."""
    return _("Pictures need one more package: pip install “fracas[embed]”.")
