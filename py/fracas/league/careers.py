"""The effects of matches on the teams that played them, as the career of the game defines them.

The league keeps the notes of matches, never changed teams: the team of today is the team of the first day with the
notes of its matches applied in the order of the fixtures, so results may come in any order and from several devices.
"""

from collections.abc import Sequence
from typing import NamedTuple

from fracas import games
from fracas.kernel.contracts.career import Career, TeamAfterMatch, TeamBetweenMatches
from fracas.kernel.table import Side
from fracas.league.matchups import Matchup, decided_matchups, matchups
from fracas.league.model import League, Season


class TeamChange(NamedTuple):
    """The effect of one match on one team."""

    matchup: Matchup
    side: Side
    team: int  # number of the entry
    after: TeamAfterMatch


def team_changes(
    league: League, season: Season, known: Sequence[Matchup] | None = None, teams: Sequence[str] | None = None,
) -> list[TeamChange]:
    """List the changes that every match made to its teams, in the order of the fixtures.

    Args:   known - the lines to look at, None = all of the season.
            teams - as they stood before the first of them, None = as the season began.
    Raises: ValueError in a sentence quoting notes that do not fit.
    """
    career = games.career(league.game)
    if career is None:
        return []
    found = []
    texts = teams_at_start(league, season) if teams is None else [*teams]
    for matchup in decided_matchups(league, season) if known is None else known:
        if matchup.result is None:
            continue
        for side, number in enumerate((matchup.fixture.home, matchup.fixture.away)):
            if matchup.result.notes[side]:
                after = _changed(career, league, season, matchup, side, texts[number])
                texts[number] = after.team
                found.append(TeamChange(matchup, side, number, after))
    return found


def team_at_start(league: League, season: Season, number: int) -> TeamAfterMatch:
    """Return a team before its first match of a season, after its coach's preseason actions.

    Raises: ValueError in a sentence quoting notes that do not fit.
    """
    entry, career = season.entries[number], games.career(league.game)
    if number not in season.preseason_notes or career is None:
        return TeamAfterMatch(entry.text)
    return _after(career, pause_of(league, season, number, "", entry.text, season.preseason_notes[number]))


def teams_at_start(league: League, season: Season) -> list[str]:
    """Return every team of a season as it goes into its first match."""
    return [team_at_start(league, season, number).team for number in range(len(season.entries))]


def teams_before(league: League, season: Season, key: str) -> list[str]:
    """Return every team of a season as it stood before a match, results of later ones left out."""
    known = matchups(league, season)
    place = next((n for n, matchup in enumerate(known) if matchup.fixture.key == key), len(known))
    return teams_now(league, season, known[:place])


def _changed(career: Career, league: League, season: Season, matchup: Matchup, side: Side, text: str) -> TeamAfterMatch:
    assert matchup.result is not None
    number = (matchup.fixture.home, matchup.fixture.away)[side]
    return _after(career, pause_of(league, season, number, matchup.fixture.key, text, matchup.result.notes[side]))


def pause_of(league: League, season: Season, number: int, key: str, text: str, notes: str) -> TeamBetweenMatches:
    """Return a team between two matches; its dice and names come from league seed and place.

    Args: number - of the entry.
          key - of the fixture it has played, "" = none in this season.
    """
    seed = f"{league.seed}\n{season.number}\n{key}\n{season.entries[number].key}"
    return TeamBetweenMatches(text, notes, league.options, seed, league.gives_new_names)


def _after(career: Career, pause: TeamBetweenMatches) -> TeamAfterMatch:
    """Return a team after a match, ready for the next."""
    after = career.after_match(pause)
    return after._replace(team=career.before_match(after.team, pause.options, f"{pause.seed}\nnew"))


def teams_now(league: League, season: Season, known: Sequence[Matchup] | None = None) -> list[str]:
    """Return every team of a season as it stands now."""
    texts = teams_at_start(league, season)
    for change in team_changes(league, season, known):
        texts[change.team] = change.after.team
    return texts
