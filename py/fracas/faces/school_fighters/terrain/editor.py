"""The layout editor of School Fighters: printed tables, and tables from texts."""

from collections.abc import Sequence

from fracas.faces.layout_editor import LayoutEditor
from fracas.faces.school_fighters.terrain import layout_file
from fracas.faces.school_fighters.terrain.layout_draft import TableDraft
from fracas.games.school_fighters.layouts import PRINTED
from fracas.games.school_fighters.terrain import lay_out
from fracas.locale import _
from fracas.view.controls import LabelledValue


def printed_layouts() -> Sequence[LabelledValue]:
    """Return the printed tables."""
    return [LabelledValue(key, _(key).capitalize()) for key in PRINTED]


def open_layout(key: str) -> TableDraft:
    """Return a draft of a printed table, an empty one for any other key."""
    return TableDraft(lay_out("own", PRINTED[key].pieces if key in PRINTED else ()))


def read(text: str) -> tuple[str, TableDraft]:
    """Return the name and the draft of a text.

    Raises: Damaged in one sentence.
    """
    name, pieces = layout_file.read(text)
    return name, TableDraft(lay_out("own", pieces))


EDITOR = LayoutEditor("school_fighters", "layout", printed_layouts, open_layout, read, layout_file.clean)
