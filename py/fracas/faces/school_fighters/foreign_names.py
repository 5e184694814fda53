"""Foreign names of School Fighters: those of the ready gangs and of the units, which any gang may have."""

from fracas.faces.foreign_names import ForeignNames
from fracas.games.school_fighters.units import GANG_NAMES, UNITS

FOREIGN_NAMES = ForeignNames(
    {key: (name,) for key, name in GANG_NAMES.items()}, lambda _gang: {unit.letter: (unit.name,) for unit in UNITS})
