"""What human coaches do with their teams between two matches: open until the team's next match is entered.

It stands as words in the notes of the team's last match, so that files of two devices can be put together and the team
of today still follows from the results alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from fracas.kernel.errors import IllegalAction, quote
from fracas.kernel.table import Side
from fracas.league.careers import career_of, changes
from fracas.league.course import Line, lines
from fracas.league.model import HUMAN, League
from fracas.locale import _


class Pause(NamedTuple):
    """A team between its last match and the next one."""

    team: int  # number of the entry
    line: Line  # its last match
    side: Side
    text: str  # the team before that match
    notes: str  # what the match left to it, and what its coach has done since


def pauses(league: League) -> list[Pause]:
    """List, for the season that is played, the teams with which a human coach may do something now."""
    if getattr(career_of(league.game), "arranged", None) is None:
        return []
    season = league.season
    known = lines(league, season)
    last = {team: line for line in known if line.result is not None for team in (line.fixture.home, line.fixture.away)}
    texts = [entry.text for entry in season.entries]
    for change in changes(league, season, known):
        if change.line is not last[change.team]:
            texts[change.team] = change.after.team
    found = []
    for team, line in sorted(last.items()):
        if season.entries[team].coach == HUMAN and team not in season.withdrawn and line.result is not None:
            side = int(line.fixture.away == team)
            found.append(Pause(team, line, side, texts[team], line.result.notes[side]))
    return found


def arrange(league: League, key: str, side: Side, words: Sequence[str]) -> None:
    """Enter what a coach does with a team after a match; what he did before is forgotten.

    Args:    words - of the notes, in the order in which they are done.
    Changes: the notes of the result.
    Raises:  ValueError in a sentence if the time for it has passed, or quoting what the game does not allow.
    """
    found = next((one for one in pauses(league) if (one.line.fixture.key, one.side) == (key, side)), None)
    career = career_of(league.game)
    if found is None or career is None:
        raise IllegalAction(_("Nothing can be done any more after {fixture}: the next match is entered.").format(
            fixture=quote(key)))
    result = league.season.results[key]
    notes = [*result.notes]
    notes[side] = career.arranged(found.text, found.notes, league.options, words)
    league.season.results[key] = result._replace(notes=(notes[0], notes[1]))
