"""The possible aims of Street Brawl puzzles: those of Elfball."""

from fracas.faces.elfball.puzzles import AIMS as AIMS
