"""Street Brawl's challenges without a match: those of Elfball, by its own rules."""

from fracas.games.elfball.situations import SITUATIONS as ELFBALL

SITUATIONS = dict(ELFBALL)
