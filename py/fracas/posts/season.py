"""A season in a post: its share picture, from the last round that was played."""

from collections.abc import Sequence

from fracas.games import game_info
from fracas.kernel.table import NOBODY
from fracas.league.chronicle import RoundReport, match_of_round
from fracas.league.chronicle_words import match_reason, movement
from fracas.league.export import table_head
from fracas.league.matchups import Matchup, champion, round_name
from fracas.league.model import League, Season
from fracas.locale import _
from fracas.view.share.season_card import CardMatch, CardRow, SeasonCard


def card_of_season(
    league: League, season: Season, known: list[Matchup], reports: Sequence[RoundReport],
) -> SeasonCard:
    """Return the share picture of a season.

    Args: known - its matchups.
          reports - the last rounds that were played, the last one behind; none before the first match.
    """
    number = _("Season {n}").format(n=season.number)
    winner, names = champion(league, season, known), [entry.name for entry in season.entries]
    game, unit = _(game_info(league.game).name), _(table_head(league)[-1])
    if not reports:
        return SeasonCard(game, league.name, number, "", "", unit, tuple(
            CardRow(place, name, "", 0) for place, name in enumerate(names, 1)), None)
    last, best = reports[-1], match_of_round(reports[-1])
    table = next((report.table for report in reversed(reports) if report.table), ())
    top = winner if winner != NOBODY else table[0].team if table else NOBODY
    return SeasonCard(
        game, league.name, f"{number} · {round_name(last.key)}", _("Champion") if winner != NOBODY else _("Leader"),
        names[top] if top != NOBODY else "", unit,
        tuple(CardRow(move.place, names[move.team], movement(move), move.total) for move in table),
        _card_match(season, best, match_reason(last, best)) if best is not None else None,
        tuple(_card_match(season, line, "") for line in last.matches))


def _card_match(season: Season, line: Matchup, reason: str) -> CardMatch:
    """Return a match that was played, for a share picture."""
    names = [season.entries[team].name for team in (line.fixture.home, line.fixture.away)]
    return CardMatch((names[0], names[1]), line.result.points if line.result is not None else (0, 0), reason)
