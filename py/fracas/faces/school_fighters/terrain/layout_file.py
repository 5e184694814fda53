"""The file format of a table: one line each for version, name and pieces; its reader trusts no input."""

import re

from fracas.faces.school_fighters.terrain.layout_edits import Pieces
from fracas.games.school_fighters.terrain import layout_text, parse_layout
from fracas.kernel.errors import DamagedText, quote
from fracas.locale import _

HEAD = "Fracas layout 1"
TEXT_LIMIT = 20_000  # characters
NAME_LIMIT = 40

_FORBIDDEN = re.compile("[\x00-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069\ud800-\udfff<>]")


def write(name: str, pieces: Pieces) -> str:
    """Return a table as a text."""
    return f"{HEAD}\nName: {clean(name)}\n{layout_text(pieces)}\n"


def read(text: str) -> tuple[str, Pieces]:
    """Return the name and the pieces of an untrusted text; a bare line of pieces is enough.

    Raises: Damaged in one sentence.
    """
    if len(text) > TEXT_LIMIT:
        raise DamagedText(_("This text is too long for a table."))
    rows = [row.strip() for row in text.removeprefix("\ufeff").strip().splitlines() if row.strip()]
    if not rows:
        raise DamagedText(_("This text contains no table."))
    name = ""
    if rows[0].startswith("Fracas layout"):
        if rows[0] != HEAD:
            raise DamagedText(_("{text} was written by a newer version of Fracas.").format(text=quote(rows[0])))
        rows = rows[1:]
    if rows and rows[0].startswith("Name:"):
        name, rows = clean(rows[0].removeprefix("Name:")), rows[1:]
    if len(rows) > 1:
        raise DamagedText(_("{text} is not a table: a table is one line of text.").format(text=quote(rows[0])))
    try:
        return name or _("My table"), parse_layout(rows[0] if rows else "").pieces
    except ValueError as error:
        raise DamagedText(str(error)) from None


def clean(name: str) -> str:
    """Return a name without harmful characters, at most `NAME_LIMIT` long."""
    return " ".join(_FORBIDDEN.sub(" ", name).split())[:NAME_LIMIT]
