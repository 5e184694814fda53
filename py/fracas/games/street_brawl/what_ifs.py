"""Street Brawl's challenges without a match: those of Elfball, by its own rules."""

from fracas.games.elfball.what_ifs import WHAT_IFS as ELFBALL

WHAT_IFS = dict(ELFBALL)
