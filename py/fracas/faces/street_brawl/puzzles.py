"""What puzzles of Street Brawl may ask for: the same as those of Elfball."""

from fracas.faces.elfball.puzzles import AIMS as AIMS
