"""What human coaches do with their teams between two matches: open until the team's next match is entered.

It stands as words in the notes of the team's last match, so that files of two devices can be put together and the team
of today still follows from the results alone.
"""

from collections.abc import Sequence
from typing import NamedTuple

from fracas import games
from fracas.kernel.contracts.career import Improvement, TeamBetweenMatches
from fracas.kernel.errors import IllegalAction, quote
from fracas.kernel.table import Side
from fracas.league.careers import pause_of, team_changes, teams_at_start
from fracas.league.matchups import Matchup, matchups
from fracas.league.model import HUMAN, League
from fracas.locale import _


class IdleTeam(NamedTuple):
    """A team between its last match and the next one."""

    number: int  # of the entry
    matchup: Matchup | None  # its last match, None before the first of the season
    side: Side
    pause: TeamBetweenMatches


class ImprovableTeam(NamedTuple):
    """A team that may improve after its last match."""

    team: int  # number of the entry
    matchup: Matchup
    side: Side
    improvements: tuple[Improvement, ...]

    @property
    def is_open(self) -> bool:
        """Whether an improvement is not chosen yet."""
        return any(one.choices and not one.chosen and not one.without for one in self.improvements)


def idle_teams(league: League) -> list[IdleTeam]:
    """List, for the season that is played, the teams with which a human coach may do something now."""
    if games.career(league.game) is None:
        return []
    season = league.season
    known = matchups(league, season)
    last = {team: matchup for matchup in known if matchup.result is not None
            for team in (matchup.fixture.home, matchup.fixture.away)}
    texts = [first if team in last else season.entries[team].text
             for team, first in enumerate(teams_at_start(league, season))]
    for change in team_changes(league, season, known):
        if change.matchup is not last[change.team]:
            texts[change.team] = change.after.team
    found = []
    for team, entry in enumerate(season.entries):
        if entry.coach != HUMAN or team in season.withdrawn_teams:
            continue
        matchup = last.get(team)
        side = int(matchup is not None and matchup.fixture.away == team)
        notes = matchup.result.notes[side] if matchup is not None and matchup.result is not None \
            else season.preseason_notes.get(team, "")
        key = matchup.fixture.key if matchup is not None else ""
        found.append(IdleTeam(team, matchup, side, pause_of(league, season, team, key, texts[team], notes)))
    return found


def improvable_teams(league: League) -> list[ImprovableTeam]:
    """List the open improvements of human coaches' teams after their last matches."""
    career = games.career(league.game)
    found = [] if career is None else [
        ImprovableTeam(team, matchup, side, tuple(career.improvements(pause)))
        for team, matchup, side, pause in idle_teams(league) if matchup is not None and pause.notes]
    return [one for one in found if one.improvements]


def set_post_match_actions(league: League, key: str, side: Side, words: Sequence[str]) -> None:
    """Replace the actions a coach takes with a team after a match.

    Args:    words - of the notes, in the order in which they are done.
    Changes: the notes of the result.
    Raises:  ValueError in a sentence if the time for it has passed, or quoting what the game does not allow.
    """
    found = next((one for one in idle_teams(league)
                  if one.matchup is not None and (one.matchup.fixture.key, one.side) == (key, side)), None)
    if found is None:
        raise IllegalAction(_("Nothing can be done any more after {fixture}: the next match is entered.").format(
            fixture=quote(key)))
    result = league.season.results[key]
    notes = [*result.notes]
    notes[side] = _arranged(league, found.pause, words)
    league.season.results[key] = result._replace(notes=(notes[0], notes[1]))


def set_preseason_actions(league: League, team: int, words: Sequence[str]) -> None:
    """Replace the actions a coach takes with a team before its first match of the season.

    Args:    team - number of the entry; words - of the notes, in the order in which they are done.
    Changes: the openings of the season.
    Raises:  ValueError in a sentence if the time for it has passed, or quoting what the game does not allow.
    """
    found = next((one for one in idle_teams(league) if one.number == team and one.matchup is None), None)
    if found is None:
        raise IllegalAction(_("{team} has played in this season already.").format(
            team=quote(league.season.entries[team].name)))
    written = _arranged(league, found.pause, words)
    if words:
        league.season.preseason_notes[team] = written
    else:
        league.season.preseason_notes.pop(team, None)


def _arranged(league: League, pause: TeamBetweenMatches, words: Sequence[str]) -> str:
    career = games.career(league.game)
    assert career is not None
    return career.arranged(pause, words)
