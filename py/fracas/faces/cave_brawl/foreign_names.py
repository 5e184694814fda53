"""Foreign names of Cave Brawl: those of the printed factions and types."""

from fracas.faces.foreign_names import ForeignNames, Names
from fracas.games.cave_brawl.team.roster import kinds_of
from fracas.games.cave_brawl.team.teams import FACTION_NAMES, FACTIONS


def _positions(faction: str) -> Names:
    return {kind.code: (kind.name,) for kind in kinds_of(FACTIONS.index(faction))}


FOREIGN_NAMES = ForeignNames(
    {key: (name,) for key, name in zip(FACTIONS, FACTION_NAMES, strict=True)}, _positions)
