"""Teams of Street Brawl between two matches of a league: as in Elfball, with Chainsaw Maniacs (12)."""

from fracas.faces.elfball.team_management import ElfballTeamManagement

TEAM_MANAGEMENT = ElfballTeamManagement("street_brawl", ())
