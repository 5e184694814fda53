"""Drawings as pictures of pixels, by a library that is an extra of this package."""

from fracas.locale import _


def png(drawing: str, width: int) -> bytes:
    """Return an SVG as a PNG of so many pixels across.

    Raises: ValueError in one sentence if the extra is not installed.
    """
    try:
        import resvg_py
    except ImportError:
        raise ValueError(_("Pictures need one more package: pip install “fracas[embed]”.")) from None
    return bytes(resvg_py.svg_to_bytes(svg_string=drawing, width=width))
