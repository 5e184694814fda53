"""Teams of Street Brawl between two matches of a league: those of Elfball, and Chainsaw Maniacs (12)."""

from fracas.faces.elfball.coaching import ElfballArranger

ARRANGER = ElfballArranger("street_brawl", ())
