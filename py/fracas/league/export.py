"""Tables of a league: rows for screens, and CSV for spreadsheets."""

import csv
import io
from collections.abc import Sequence

from fracas.games import ruleset
from fracas.kernel.ruleset import HALF_WINS, POINTS
from fracas.league.matchups import DONE, OPEN, VOID, Matchup, matchups, standings
from fracas.league.model import PLAYED, SIMULATED, TYPED, League, MatchResult, Season
from fracas.league.results import fixture_name
from fracas.locale import N_, NP_, _, ngettext

TABLE_HEAD = (
    N_("Place"), N_("Team"), N_("Played"), N_("Won"), N_("Drawn"), N_("Lost"), N_("Scored"), N_("Conceded"),
    N_("Difference"),
)
TABLE_SHORT = (  # the same where there is little room
    NP_("short", "#"), NP_("short", "Team"), NP_("short", "P"), NP_("short", "W"), NP_("short", "D"), NP_("short", "L"),
    NP_("short", "+"), NP_("short", "−"), NP_("short", "±"),
)
CASUALTY_HEAD, CASUALTY_SHORT = N_("Casualty difference"), NP_("short", "±C")
UNIT_HEAD = {HALF_WINS: N_("Half wins"), POINTS: N_("Points")}
UNIT_SHORT = {HALF_WINS: NP_("short", "½W"), POINTS: NP_("short", "Pts")}
FIXTURES_HEAD = (
    N_("Key"), N_("Fixture"), N_("Home"), N_("Away"), N_("Home points"), N_("Away points"), N_("Winner"), N_("Status"),
)
SOURCE_NAMES = {PLAYED: N_("played here"), TYPED: N_("typed in"), SIMULATED: N_("simulated")}
_FORMULAS = ("=", "+", "-", "@", "\t", "\r")

Cells = list[str | int]


def table_head(league: League) -> tuple[str, ...]:
    """Return the titles of the columns, untranslated: casualties where they count."""
    ranking = ruleset(league.game).ranking
    return *TABLE_HEAD, *((CASUALTY_HEAD,) if ranking.casualties is not None else ()), UNIT_HEAD[ranking.unit]


def table_head_short(league: League) -> tuple[str, ...]:
    """Return the same where there is little room."""
    ranking = ruleset(league.game).ranking
    return *TABLE_SHORT, *((CASUALTY_SHORT,) if ranking.casualties is not None else ()), UNIT_SHORT[ranking.unit]


def table_rows(league: League, season: Season, known: list[Matchup] | None = None) -> list[Cells]:
    """Return the table, one row a team, in the order of `table_head`."""
    has_harm = ruleset(league.game).ranking.casualties is not None
    return [
        [place, season.entries[row.team].name, row.match_count, row.wins, row.draws, row.losses, row.scored,
         row.conceded,
         row.difference, *([row.casualty_difference] if has_harm else []), row.total]
        for place, row in enumerate(standings(league, season, known), 1)
    ]


def fixture_rows(league: League, season: Season) -> list[Cells]:
    """Return the fixtures known so far, one row each, in the order of `FIXTURES_HEAD`."""
    names = [entry.name for entry in season.entries]
    found: list[Cells] = []
    for matchup in matchups(league, season):
        points: Sequence[str | int] = matchup.result.points if matchup.result else ("", "")
        found.append([
            matchup.fixture.key, fixture_name(matchup.fixture.key), names[matchup.fixture.home],
            names[matchup.fixture.away],
            *points, winner_name(season, matchup), status_name(matchup),
        ])
    return found


def winner_name(season: Season, matchup: Matchup) -> str:
    """Return the winner's name, "draw", or "" while nobody has won."""
    if matchup.winner >= 0:
        return season.entries[matchup.winner].name
    return _("draw") if matchup.status == DONE else ""


def status_name(matchup: Matchup) -> str:
    """Return the status of a fixture in words."""
    if matchup.result is not None:
        return source_text(matchup.result)
    return {OPEN: _("open"), VOID: _("cancelled")}.get(matchup.status, _("without a match"))


def source_text(result: MatchResult) -> str:
    """Return the source of a result; for a match played here also the grade of its dice."""
    source = _(SOURCE_NAMES[result.source])
    if result.source != PLAYED:
        return source
    if result.by_hand < 0:
        dice = _("dice cannot be checked")
    elif not result.by_hand:
        dice = _("all dice of the seed")
    else:
        dice = ngettext("{n} die by hand", "{n} dice by hand", result.by_hand).format(n=result.by_hand)
    return _("{source}, {dice}").format(source=source, dice=dice)


def as_csv(head: Sequence[str], rows: Sequence[Cells]) -> str:
    """Write rows for a spreadsheet; a text that it would take for a formula gets an apostrophe in front."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow([_(title) for title in head])
    writer.writerows([[_harmless(cell) for cell in row] for row in rows])
    return out.getvalue()


def _harmless(cell: str | int) -> str | int:
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(_FORMULAS) else cell
