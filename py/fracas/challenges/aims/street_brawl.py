"""The possible aims of Street Brawl challenges: those of Elfball."""

from fracas.challenges.aims.elfball import AIMS as AIMS
