"""The retries of a match that was just analysed, which last as long as the page is open."""

from collections.abc import Generator, Sequence
from itertools import islice

from fracas.analyst import Mistake, verdict
from fracas.analyst.trials import standing_mistakes
from fracas.kernel.contracts.stats import StatsSpec
from fracas.kernel.game import Game
from fracas.kernel.table import Side
from fracas.kernel.work import run_as_part
from fracas.page import routes
from fracas.page.handover import FreshRetries
from fracas.page.match_figures import person_in
from fracas.retries.costly_decisions import retries_of

MOST = 3  # that are asked again after a match
TO_VERDICT = 0.6  # share of the work up to the verdict


def retries_of_reader(save: str, game: Game, mistakes: Sequence[Mistake]) -> FreshRetries:
    """Return the costliest decisions of the person in a match, of both sides where two played or none.

    Args: save - id of its save, "" for a match of a link.
    """
    found = islice(retries_of(save, game, mistakes, sides_of_reader(game)), MOST)
    return FreshRetries(save or routes.SHOWN, tuple(found))


def sides_of_reader(game: Game) -> tuple[Side, ...]:
    """Return the sides whose decisions are asked again."""
    person = person_in(game)
    return (0, 1) if person is None else (person,)


def costly_decisions(game: Game, stats: StatsSpec) -> Generator[float, None, tuple[Mistake, ...]]:
    """Find the costliest decisions of the reader that stand, in small steps."""
    found = yield from run_as_part(verdict(game, stats), 0, TO_VERDICT)
    own = [each for each in found.mistakes if each.side in sides_of_reader(game)]
    return (yield from run_as_part(standing_mistakes(game, stats, own, MOST), TO_VERDICT, 1 - TO_VERDICT))
