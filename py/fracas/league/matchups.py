"""The matchups of a season: its fixtures with status and result, the bracket, the champion.

A team that has withdrawn keeps its results; whoever still had to meet it wins without points, and a match between two
such teams counts for nobody.
"""

import re
from typing import NamedTuple

from fracas.games import ruleset
from fracas.kernel.errors import InvalidNotation, quote
from fracas.kernel.table import NOBODY
from fracas.league.model import BRACKET, SEASON, Fixture, League, MatchResult, Season
from fracas.league.schedule import BYE, first_round, round_count, round_robin, round_robin_pair
from fracas.league.standings import TableMatch, TableRow, league_table, tie_break_coins
from fracas.locale import _

OPEN, DONE, WALKOVER, VOID = "open", "done", "walkover", "void"
FINAL = "final"
_KNOCK_OUT = re.compile(r"k[1-9]\.[1-9]\d{0,2}\Z", re.ASCII)
_ROUND = re.compile(r"r([1-9]\d{0,3})\.([1-9]\d{0,3})\Z", re.ASCII)


class Matchup(NamedTuple):
    """A fixture with its status, winner and result."""

    fixture: Fixture
    status: str  # OPEN, DONE, WALKOVER or VOID
    winner: int  # number of the entry, NOBODY = none or a draw
    result: MatchResult | None

    @property
    def score(self) -> str:
        """The points of both in words, "" before it is played."""
        return "{}\N{EN DASH}{}".format(*self.result.points) if self.result is not None else ""

    @property
    def table_match(self) -> TableMatch:
        """The match as the table sees it."""
        side = NOBODY if self.winner == NOBODY else int(self.winner == self.fixture.away)
        if self.result is None:
            return TableMatch(self.fixture.home, self.fixture.away, (0, 0), side)
        return TableMatch(self.fixture.home, self.fixture.away, self.result.points, side, self.result.casualties)


def matchup_of(season: Season, fixture: Fixture) -> Matchup:
    """Return a fixture with its status, winner and result."""
    home, away = fixture.home, fixture.away
    result = season.results.get(fixture.key)
    if result is not None and (result.home, result.away) == (home, away):
        return Matchup(fixture, DONE, NOBODY if result.winner == NOBODY else (home, away)[result.winner], result)
    gone = (season.is_gone(home), season.is_gone(away))
    if not any(gone):
        return Matchup(fixture, OPEN, NOBODY, None)
    if all(gone):
        return Matchup(fixture, VOID, NOBODY, None)
    return Matchup(fixture, WALKOVER, away if gone[0] else home, None)


def round_name(key: str) -> str:
    """Return the name of a round: "r3", "k1", "final"."""
    if key == FINAL:
        return _("Championship match")
    name = _("Round {n}") if key[0] == "r" else _("Knock-out round {n}")
    return name.format(n=key[1:])


def matchups(league: League, season: Season) -> list[Matchup]:
    """List the fixtures that are known so far, in the order they are to be played."""
    if league.plan == BRACKET:
        return _bracket(season)[0]
    found = [matchup_of(season, fixture) for fixture in round_robin(len(season.entries))]
    if league.plan == SEASON and not any(matchup.status == OPEN for matchup in found):
        finalists = _finalists(season, standings(league, season, found))
        found += [matchup_of(season, Fixture(FINAL, *finalists))] if len(finalists) == 2 else []
    return found


def _finalists(season: Season, rows: list[TableRow]) -> list[int]:
    """Return the two best, those who withdrew before the match left out; fewer if no more are left."""
    result = season.results.get(FINAL)
    played = () if result is None else (result.home, result.away)  # who withdraws afterwards was in it all the same
    best = [row.team for row in rows if row.team in played or not season.is_gone(row.team)][:2]
    return best if tuple(best) == played else [row.team for row in rows if not season.is_gone(row.team)][:2]


class Tie(NamedTuple):
    """A place in a bracket where two teams meet."""

    key: str  # of its fixture
    home: int | None  # number of the entry; None = not known yet, BYE = nobody
    away: int | None
    matchup: Matchup | None  # None = not known yet who meets, or a bye

    @property
    def qualifier(self) -> int | None:
        """The entry that goes on: None = not known yet, NOBODY = a bye in the next round."""
        if self.home is None or self.away is None:
            return None
        if self.matchup is None:
            return max(self.home, self.away)
        return None if self.matchup.status == OPEN else self.matchup.winner


def bracket(season: Season) -> list[list[Tie]]:
    """Return all rounds of a single elimination, in drawing order."""
    rounds: list[list[Tie]] = []
    teams: list[tuple[int | None, int | None]] = [*first_round(len(season.entries))]
    while teams:
        found = []
        for match, (home, away) in enumerate(teams, 1):
            key = FINAL if len(teams) == 1 else f"k{len(rounds) + 1}.{match}"
            meet = home is not None and away is not None and BYE not in (home, away)
            matchup = matchup_of(season, Fixture(key, home, away)) if meet else None  # type: ignore[arg-type]
            found.append(Tie(key, home, away, matchup))
        rounds.append(found)
        through = [tie.qualifier for tie in found]
        teams = list(zip(through[::2], through[1::2], strict=False))
    return rounds


def _bracket(season: Season) -> tuple[list[Matchup], int]:
    """Return the matchups known so far and the winner of the bracket, NOBODY while there is none."""
    rounds = bracket(season)
    through = rounds[-1][0].qualifier
    return [tie.matchup for ties in rounds for tie in ties
            if tie.matchup is not None], NOBODY if through is None else through


def standings(league: League, season: Season, known: list[Matchup] | None = None) -> list[TableRow]:
    """Return the table, best first; knock-out matches do not count in a season with a table.

    Args: known - the lines of the season, if they are at hand.
    """
    listed = matchups(league, season) if known is None else known
    counted = [matchup.table_match for matchup in listed if matchup.status in (DONE, WALKOVER)
               and (league.plan == BRACKET or not matchup.fixture.is_knock_out)]
    return league_table(len(season.entries), counted, tie_break_coins(league, season), ruleset(league.game).ranking)


def champion(league: League, season: Season, known: list[Matchup] | None = None) -> int:
    """Return the number of the winning entry, NOBODY while it is unknown or if all withdrew."""
    listed = matchups(league, season) if known is None else known
    if any(matchup.status == OPEN for matchup in listed):
        return NOBODY
    if league.plan == BRACKET:
        winner = _bracket(season)[1]
        is_there = not season.is_gone(winner) or any(matchup.fixture.key == FINAL for matchup in listed)
        return winner if is_there else NOBODY
    if listed[-1].fixture.key == FINAL and listed[-1].winner != NOBODY:
        return listed[-1].winner
    left = (row.team for row in standings(league, season, listed) if not season.is_gone(row.team))
    return next(left, NOBODY)


def season_match_count(league: League, season: Season) -> int:
    """Return the number of matches in a season, played or not."""
    return match_count(league, len(season.entries))


def match_count(league: League, teams: int) -> int:
    """Return the number of matches in a season of so many teams."""
    return teams - 1 if league.plan == BRACKET else teams * (teams - 1) // 2 + (league.plan == SEASON)


def matchup_at(league: League, season: Season, key: str) -> Matchup:
    """Return the fixture with a key; those of a round robin are found without listing the others.

    Raises: InvalidNotation quoting a key that is none, or none yet.
    """
    if _ROUND.match(key):
        fixture = _of_round(league, season, key)
        if fixture is not None:
            return matchup_of(season, fixture)
    else:
        for matchup in matchups(league, season):
            if matchup.fixture.key == key:
                return matchup
        if _is_to_come(league, len(season.entries), key):
            raise InvalidNotation(_("Who plays {fixture} is not known yet.").format(fixture=quote(key)))
    raise InvalidNotation(_("There is no fixture {key} in season {n}.").format(key=quote(key), n=season.number))


def _of_round(league: League, season: Season, key: str) -> Fixture | None:
    """Return the fixture of a round robin that has this key, None if there is none."""
    match, teams = _ROUND.match(key), len(season.entries)
    if match is None or league.plan == BRACKET:
        return None
    number, place = int(match[1]) - 1, int(match[2]) - 1
    if number >= round_count(teams) or place >= (teams + 1) // 2:
        return None
    home, away = round_robin_pair(teams, number, place)
    return None if BYE in (home, away) else Fixture(key, home, away)


def decided_matchups(league: League, season: Season) -> list[Matchup]:
    """List the matches that have a result, in the order they are to be played.

    It takes as long as there are results, however many teams could meet; only who was in a bracket or in the
    championship match takes a look at all of them.
    """
    if league.plan == BRACKET or (FINAL in season.results and _may_have_final(league, season)):
        return [matchup for matchup in matchups(league, season) if matchup.status == DONE]
    fixtures = (_of_round(league, season, key) for key in sorted(season.results, key=fixture_sort_key))
    found = [matchup_of(season, fixture) for fixture in fixtures if fixture is not None]
    return [matchup for matchup in found if matchup.status == DONE]


def _may_have_final(league: League, season: Season) -> bool:
    """Return whether all matches that can be played have results."""
    staying = sum(not season.is_gone(number) for number in range(len(season.entries)))
    return league.plan == SEASON and len(season.results) > staying * (staying - 1) // 2


def fixture_sort_key(key: str) -> tuple[bool, str, list[int]]:
    """Return a sort key that puts fixture keys in the order of the schedule."""
    return key == FINAL, key[0], [] if key == FINAL else [int(part) for part in key[1:].split(".")]


def _is_to_come(league: League, teams: int, key: str) -> bool:
    """Return whether a season with this number of teams ever has this knock-out match."""
    if key == FINAL:
        return league.plan in (SEASON, BRACKET)
    match = _KNOCK_OUT.match(key)
    size = len(first_round(teams))  # matches of the first round
    return bool(match) and league.plan == BRACKET and 1 < size >> (int(key[1]) - 1) >= int(key[3:])
