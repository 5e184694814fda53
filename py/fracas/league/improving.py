"""What coaches choose for their players after a match: open until the team's next match is entered."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from fracas.kernel.errors import IllegalAction, InvalidNotation, quote
from fracas.kernel.table import Side
from fracas.league.careers import Improvement, career_of, changes, teams_at_first
from fracas.league.course import Line, lines
from fracas.league.model import League
from fracas.locale import _


class Choosing(NamedTuple):
    """A team that may improve after its last match."""

    team: int  # number of the entry
    line: Line
    side: Side
    improvements: tuple[Improvement, ...]

    @property
    def is_open(self) -> bool:
        """Whether somebody has nothing chosen yet."""
        return any(one.choices and not one.chosen for one in self.improvements)


def choosing(league: League) -> list[Choosing]:
    """List, for the season that is played, what every team may still choose after its last match."""
    ask = getattr(career_of(league.game), "improvements", None)
    if ask is None:
        return []
    season = league.season
    known = lines(league, season)
    last = {team: line for line in known if line.result is not None for team in (line.fixture.home, line.fixture.away)}
    texts = teams_at_first(league, season)
    found = []
    for change in changes(league, season, known):
        line, team = change.line, change.team
        if last[team] is line and line.result is not None:
            asked = ask(texts[team], line.result.notes[change.side], league.options)
            found.append(Choosing(team, line, change.side, tuple(Improvement(*one) for one in asked)))
        texts[team] = change.after.team
    return found


def improve(league: League, key: str, side: Side, words: Iterable[str]) -> None:
    """Choose the improvements of a team after a match; what was chosen before is forgotten.

    Args:    words - of the notes, as `Improvement.choices` has them, at most one a player.
    Changes: the notes of the result.
    Raises:  ValueError in a sentence if the time for it has passed, or quoting a word that is none of the choices.
    """
    found = [one for one in choosing(league) if (one.line.fixture.key, one.side) == (key, side)]
    if not found:
        raise IllegalAction(_("The players of {fixture} can no longer be improved: the next match is entered.").format(
            fixture=quote(key)))
    wanted = set(words)
    chosen = [word for one in found[0].improvements for word, _label in one.choices if word in wanted]
    players = [one for one in found[0].improvements if any(word in wanted for word, _label in one.choices)]
    if len(chosen) < len(wanted) or len(players) < len(chosen):
        raise InvalidNotation(_("{words} cannot be chosen together.").format(words=quote(" ".join(sorted(wanted)))))
    result = league.season.results[key]
    notes = [*result.notes]
    known = {word for one in found[0].improvements for word, _label in one.choices}
    kept = [part for part in notes[side].split(".") if part not in known]
    notes[side] = ".".join([*kept, *chosen])
    league.season.results[key] = result._replace(notes=(notes[0], notes[1]))
