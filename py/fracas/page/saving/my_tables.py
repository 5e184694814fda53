"""The coach's own tables in a file of everything: out, and in again after a look at what is new.

What a table is, only School Fighters knows; it is loaded when a file holds one.
"""

from __future__ import annotations

from importlib import import_module

from fracas.locale import _
from fracas.page.saving.parcels import Parcels, Sentences
from fracas.page.saving.storage import Facts

KIND = "layout"
GAME = "school_fighters"


def _read(text: str) -> tuple[Facts, str]:
    name = str(import_module("fracas.page.saving.layouts").read(text)[0])
    return Facts(GAME, name), text


def _sentences() -> Sentences:
    return Sentences(_("Table {n} of this file cannot be read: {error}"),
                     _("This file holds a table with an impossible name: {name}."))


PARCELS = Parcels(KIND, _read, _sentences)
