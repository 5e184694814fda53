"""The terrain editor of School Fighters: its printed tables, and those that come as texts."""

from collections.abc import Sequence

from fracas.faces.editor import Editor
from fracas.faces.school_fighters.terrain import layout_file
from fracas.faces.school_fighters.terrain.desk import TableDesk
from fracas.games.school_fighters.layouts import PRINTED
from fracas.games.school_fighters.terrain import lay_out
from fracas.locale import _
from fracas.view.controls import Labelled


def printed() -> Sequence[Labelled]:
    """List the printed tables."""
    return [Labelled(key, _(key).capitalize()) for key in PRINTED]


def opened(key: str) -> TableDesk:
    """Return a copy of a printed table on the desk, an empty one for any other key."""
    return TableDesk(lay_out("own", PRINTED[key].pieces if key in PRINTED else ()))


def read(text: str) -> tuple[str, TableDesk]:
    """Return the name and the table of a text.

    Raises: Damaged in one sentence.
    """
    name, pieces = layout_file.read(text)
    return name, TableDesk(lay_out("own", pieces))


EDITOR = Editor("school_fighters", "layout", printed, opened, read, layout_file.clean)
