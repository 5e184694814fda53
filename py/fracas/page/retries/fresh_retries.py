"""The retries of a match that was just analysed, which last as long as the page is open."""

from collections.abc import Sequence
from itertools import islice

from fracas.analyst import Mistake
from fracas.kernel.game import Game
from fracas.page import routes
from fracas.page.handover import FreshRetries
from fracas.page.match_figures import person_in
from fracas.retries.costly_decisions import retries_of

MOST = 3  # that are asked again after a match


def retries_of_reader(save: str, game: Game, mistakes: Sequence[Mistake]) -> FreshRetries:
    """Return the costliest decisions of the person in a match, of both sides where two played or none.

    Args: save - id of its save, "" for a match of a link.
    """
    person = person_in(game)
    sides = (0, 1) if person is None else (person,)
    return FreshRetries(save or routes.SHOWN, tuple(islice(retries_of(save, game, mistakes, sides), MOST)))
