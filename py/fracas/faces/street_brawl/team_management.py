"""Teams of Street Brawl between two matches of a league: as in Elfball, with Chainsaw Maniacs (12)."""

from fracas.faces.elfball.team_management import ElfballTeamManager

ARRANGER = ElfballTeamManager("street_brawl", ())
