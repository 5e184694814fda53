"""What a new match of School Fighters asks before all else: the size of the gangs, and the table they meet on."""

from __future__ import annotations

from fracas.faces.school_fighters.terrain.picture import preview
from fracas.games.school_fighters.layouts import EMPTY, PRINTED
from fracas.games.school_fighters.units import SIZES
from fracas.locale import _, ngettext
from fracas.view.newmatch import AskedFirst, Pictured


def asked_first() -> tuple[AskedFirst, ...]:
    """Return the settings that stand above the gangs; the table has a picture of each there is."""
    sizes = (Pictured(str(size), ngettext("{n} unit", "{n} units", size).format(n=size)) for size in SIZES)
    tables = [Pictured(name, _(name).capitalize(), preview(layout)) for name, layout in PRINTED.items()]
    random = Pictured(EMPTY.name, _(EMPTY.name).capitalize(), preview(None))
    return (AskedFirst("size", _("Gangs of"), tuple(sizes)), AskedFirst("layout", _("Which table?"), (*tables, random)))
