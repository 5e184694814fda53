"""The chronicle of a season: the upsets, the dead, the runs and the moves in the table after each round.

Everything is worked out anew from the results, so that a correction changes the chronicle too. It holds names and
numbers alone; the words are those of whoever shows it.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from fracas.kernel.table import NOBODY
from fracas.league.histories import PlayerHistory
from fracas.league.matchups import DONE, OPEN, WALKOVER, Matchup, standings
from fracas.league.model import BRACKET, League, Season

LEAST_RUN = 3  # matches in a row that are a run
WON, UNBEATEN, LOST = "won", "unbeaten", "lost"  # kinds of runs
KINDS = {WON: (WON,), LOST: (LOST,), UNBEATEN: (WON, UNBEATEN)}  # with the results they are made of, drawn = UNBEATEN


class Upset(NamedTuple):
    """A match won by the team that stood clearly lower."""

    matchup: Matchup
    winner: int  # number of the entry
    places: tuple[int, int]  # before the round, from 1: of the winner and of the loser


class TeamRun(NamedTuple):
    """The last matches of a team, all of one kind."""

    team: int  # number of the entry
    kind: str
    length: int


class TableMove(NamedTuple):
    """The way of a team in the table."""

    team: int  # number of the entry
    place: int  # from 1
    before: int  # from 1; 0 after the first round
    total: int


class RoundReport(NamedTuple):
    """One round that was played."""

    key: str  # "r3", "k1", "final"
    matches: tuple[Matchup, ...]
    upsets: tuple[Upset, ...]
    dead: tuple[PlayerHistory, ...]
    runs: tuple[TeamRun, ...]
    table: tuple[TableMove, ...]  # () in a bracket
    is_over: bool  # whether no match of it is open


def round_reports(
    league: League, season: Season, known: Sequence[Matchup], lives: Sequence[PlayerHistory], most: int = 0,
) -> tuple[RoundReport, ...]:
    """Return the rounds of which something was played, the first one first.

    Args: lives - the histories of all players.
          most - how many of the last rounds are wanted, 0 = all: tables of others are not worked out.
    """
    rounds: dict[str, list[Matchup]] = {}
    for line in known:
        rounds.setdefault(line.fixture.key.partition(".")[0], []).append(line)
    played = [key for key, lines in rounds.items() if any(line.status == DONE for line in lines)]
    wanted = played[-most:]
    tabled = played[-most - 1:] if most else played  # the one before those that are wanted says how places have moved
    found, so_far, before = [], list[Matchup](), tuple[TableMove, ...]()
    results: dict[int, list[str]] = {}  # of each team
    for key, lines in rounds.items():
        so_far += lines
        if key not in played:
            continue
        done = [line for line in lines if line.status == DONE]
        _note_results(results, done)
        table = _table(league, season, so_far, before) if league.plan != BRACKET and key in tabled else ()
        if key in wanted:
            found.append(RoundReport(
                key, tuple(done), tuple(_upsets(season, done, before)), _dead(season, done, lives),
                tuple(_runs(results, done)), table, not any(line.status == OPEN for line in lines)))
        before = table
    return tuple(found)


def match_of_round(report: RoundReport) -> Matchup | None:
    """Return the match of a round that is told first, None if none was played.

    The greatest upset; without one the match between those who stood highest, and of these the closest.
    """
    if report.upsets:
        return report.upsets[0].matchup
    places = {move.team: move.before or move.place for move in report.table}
    return min(report.matches, key=lambda line: (
        sum(places.get(team, 0) for team in (line.fixture.home, line.fixture.away)), _margin(line)), default=None)


def _margin(line: Matchup) -> int:
    """Return the points between both teams of a match."""
    return abs(line.result.points[0] - line.result.points[1]) if line.result is not None else 0


def _note_results(results: dict[int, list[str]], done: Sequence[Matchup]) -> None:
    """Note the results of a round for each team."""
    for line in done:
        for team in (line.fixture.home, line.fixture.away):
            result = WON if line.winner == team else UNBEATEN if line.winner == NOBODY else LOST
            results.setdefault(team, []).append(result)


def _table(
    league: League, season: Season, so_far: Sequence[Matchup], before: Sequence[TableMove],
) -> tuple[TableMove, ...]:
    """Return the table after some matches, with the places before."""
    places = {move.team: move.place for move in before}
    rows = standings(league, season, [line for line in so_far if line.status in (DONE, WALKOVER)])
    return tuple(TableMove(row.team, place, places.get(row.team, 0), row.total) for place, row in enumerate(rows, 1))


def _upsets(season: Season, played: Sequence[Matchup], before: Sequence[TableMove]) -> list[Upset]:
    """Return the matches won from far below, the greatest upset first; in a bracket seeds are the places."""
    is_first = bool(season.entries) and not before and played[0].fixture.key[0] == "r"
    places = {move.team: move.place for move in before} or {
        number: number + 1 for number in range(len(season.entries))}
    if is_first:
        return []
    least = max(2, len(season.entries) // 3)
    found = []
    for line in played:
        if line.winner != NOBODY:
            loser = line.fixture.home if line.winner == line.fixture.away else line.fixture.away
            both = places.get(line.winner, 0), places.get(loser, 0)
            if both[0] - both[1] >= least:
                found.append(Upset(line, line.winner, both))
    return sorted(found, key=lambda upset: upset.places[1] - upset.places[0])


def _dead(season: Season, played: Sequence[Matchup], lives: Sequence[PlayerHistory]) -> tuple[PlayerHistory, ...]:
    """Return the players lost in a match of the round."""
    ends = {(season.number, line.fixture.key) for line in played}
    return tuple(life for life in lives if life.until in ends)


def _runs(results: Mapping[int, Sequence[str]], done: Sequence[Matchup]) -> list[TeamRun]:
    """Return the runs of teams that played in the round, the longest first."""
    found = []
    for team in dict.fromkeys(number for line in done for number in (line.fixture.home, line.fixture.away)):
        own = results[team]
        runs = [TeamRun(team, kind, _length(own, allowed)) for kind, allowed in KINDS.items()]
        has_won = WON in own[-max(1, runs[-1].length):]
        found += [run for run in runs if run.length >= LEAST_RUN and (has_won or run.kind != UNBEATEN)][:1]
    return sorted(found, key=lambda run: -run.length)


def _length(results: Sequence[str], allowed: Collection[str]) -> int:
    """Return the number of results in a row, up to the last one, that are of some kinds."""
    others = [number for number, result in enumerate(results) if result not in allowed]
    return len(results) - (others[-1] + 1 if others else 0)


# -- the life of a player --------------------------------------------------------------------------------------------


class LifeMatch(NamedTuple):
    """A match in the life of a player."""

    season: int
    matchup: Matchup
    is_home: bool
    figures: tuple[tuple[str, int], ...]  # key of the career and how often


def life_matches(league: League, life: PlayerHistory, known: Sequence[Sequence[Matchup]]) -> list[LifeMatch]:
    """Return the matches of a player, the first one first.

    Args: known - the matchups of each season of the league.
    """
    found, has_begun = [], False
    for season, lines in zip(league.seasons, known, strict=True):
        if (season.number, "") == life.since:
            has_begun = True
        number = next((n for n, entry in enumerate(season.entries) if entry.key == life.team), -1)
        for line in lines:
            if line.result is None or line.status != DONE or number not in (line.fixture.home, line.fixture.away):
                continue
            place = season.number, line.fixture.key
            if has_begun:
                side = int(number == line.fixture.away)
                counted = tuple((each.name, each.times) for each in line.result.figures
                                if (each.side, each.shirt) == (side, life.shirt))
                found.append(LifeMatch(season.number, line, not side, counted))
            if place == life.until:
                return found
            has_begun = has_begun or place == life.since
    return found
