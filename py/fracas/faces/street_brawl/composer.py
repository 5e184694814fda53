"""How positions of Street Brawl are put together: as those of Elfball, in the alley."""

from functools import partial

from fracas.faces.elfball import composer as elfball
from fracas.games.street_brawl.ruleset import BOOK, RULESET

COMPOSER = elfball.COMPOSER._replace(game="street_brawl", empty=partial(elfball.empty, RULESET, BOOK))
