"""What a coach has begun on a table without cells, as the match screen reads it until it reads the sketch itself."""

from __future__ import annotations

from typing import Any

from fracas.faces.begun import Ui


def _of_sketch(name: str) -> Any:
    return property(lambda ui: getattr(ui.sketch, name), lambda ui, value: setattr(ui.sketch, name, value))


class YardUi(Ui):
    """The state of the match screen of School Fighters."""

    bends = _of_sketch("bends")
    planned = _of_sketch("planned")
    tape = _of_sketch("tape")
    aimed = _of_sketch("aimed")
    held = _of_sketch("held")
    lists = _of_sketch("lists")
