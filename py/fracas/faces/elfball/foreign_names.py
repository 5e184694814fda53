"""Foreign names of Elfball and Street Brawl: those of the printed lists."""

from fracas.faces.foreign_names import ForeignNames, Names
from fracas.games.elfball.abilities.listed import ABILITIES
from fracas.games.elfball.team.lists import LISTS, TEAMS, letters_of, position_at
from fracas.games.elfball.team.roster import SUPPORT


def _positions(key: str) -> Names:
    return {letter: (position_at(TEAMS[key], letter).name,) for letter in letters_of(TEAMS[key])}


FOREIGN_NAMES = ForeignNames(
    {team.key: (team.name,) for team in LISTS}, _positions, {each.key: (each.name,) for each in ABILITIES},
    {kind.word: (kind.name,) for kind in SUPPORT})
