"""A QR code: a text, most often an address, as squares that the camera of another device reads.

The squares come from segno's encoder, which the page fetches with this module when somebody wants a code. They are
black on white in every theme, with the margin of four modules that ISO/IEC 18004 wants round them.
"""

from itertools import groupby

from segno import encoder

from fracas.kernel.errors import DamagedText
from fracas.locale import _
from fracas.view.controls import Button, button
from fracas.view.markup import Markup, el
from fracas.view.shell import sheet

MARGIN = 4  # modules
KEY = "qr"  # id of what the code is drawn in


def qr_code(text: str, title: str) -> Markup:
    """Return a text as the drawing of its QR code, one unit of it a module.

    Args: title - what the drawing is called by screen readers.

    Raises: Damaged in one sentence if the text is too long for one code.
    """
    rows = modules(text)
    size = len(rows) + 2 * MARGIN
    return el(
        "svg", el("title", title), el("path", d=f"M0 0h{size}v{size}H0z", fill="#fff"),
        el("path", d="".join(map(_row, rows, range(MARGIN, size))), stroke="#000", fill="none"),
        xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {size} {size}", role="img", aria_label=title,
        shape_rendering="crispEdges", class_="qr")


def modules(text: str) -> tuple[bytes, ...]:
    """Return the modules of a text's QR code row by row, 1 = dark, without the margin.

    Raises: Damaged in one sentence if the text is too long for one code.
    """
    try:
        return tuple(map(bytes, encoder.encode(text, error="l", micro=False).matrix))
    except encoder.DataOverflowError:
        raise DamagedText(_("{n} characters are too many for a QR code. Send the file instead.").format(
            n=len(text))) from None


def _row(row: bytes, y: int) -> str:
    """Return the dark modules of a row as lines through their middle."""
    x, drawn = MARGIN, []
    for is_dark, same in groupby(row):
        width = len(list(same))
        drawn += [f"M{x} {y}.5h{width}"] if is_dark else []
        x += width
    return "".join(drawn)


def qr_sheet(address: str) -> Markup:
    """Return the sheet with the place of an address's QR code and the other buttons."""
    return sheet(_("QR code"), el(
        "div", el("div", id=KEY, class_="qrbox", role="status"),
        el("p", _("{n} characters.").format(n=len(address)), " ",
           _("Point another device’s camera at it to open it there."), class_="sm mute"),
        el("div", button(Button(_("Copy a link"), "copy-text", address, "copy")),
           button(Button(_("Save as a file"), "save-text", address, "download")), class_="acts"), class_="stack-2"))


def qr_content(address: str) -> Markup:
    """Return the content of that place: the code, or the sentence why there is none."""
    try:
        return qr_code(address, _("QR code of the link"))
    except DamagedText as error:
        return el("p", str(error), class_="notice warn")
