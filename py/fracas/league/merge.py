"""The merge of one league's files from two devices; conflicting results need a choice.

Nothing is lost: what was not chosen is set aside and stays in the file.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from fracas.kernel.errors import InvalidNotation, quote
from fracas.kernel.table import Side
from fracas.league.careers import team_changes
from fracas.league.files import format_of
from fracas.league.matchups import matchups
from fracas.league.model import League, MatchResult, Season, SetAsideResult
from fracas.league.results import set_stale_results_aside
from fracas.locale import _

OURS, THEIRS = "ours", "theirs"


class Conflict(NamedTuple):
    """A fixture with two different results."""

    season: int
    fixture: str
    ours: MatchResult
    theirs: MatchResult

    @property
    def name(self) -> str:
        """How choices name it: "2/r3.1" is fixture r3.1 of season 2."""
        return f"{self.season}/{self.fixture}"


def conflicts(ours: League, theirs: League) -> list[Conflict]:
    """List the fixtures about which two files disagree.

    Raises: InvalidNotation saying why they are not of the same league.
    """
    _check_same(ours, theirs)
    found = []
    for mine, other in zip(ours.seasons, theirs.seasons, strict=False):
        past = _past(ours, mine), _past(theirs, other)
        found += [
            Conflict(mine.number, key, result, other.results[key]) for key, result in mine.results.items()
            if key in other.results and combine_results(*_as_played(key, result, other.results[key], past)) is None
        ]
    return found


def _past(league: League, season: Season) -> set[tuple[str, Side]]:
    """List the settled sides of results: the team has played on, or another season has begun."""
    listed = [matchup for matchup in matchups(league, season) if matchup.result is not None]
    last = {team: matchup.fixture.key for matchup in listed for team in (matchup.fixture.home, matchup.fixture.away)}
    return {(matchup.fixture.key, side) for matchup in listed
            for side, team in enumerate((matchup.fixture.home, matchup.fixture.away))
            if last[team] != matchup.fixture.key or season is not league.season}


def _as_played(
    key: str, one: MatchResult, two: MatchResult, past: tuple[set[tuple[str, Side]], set[tuple[str, Side]]],
) -> tuple[MatchResult, MatchResult]:
    """Return two results of a match with the same notes for a team that played on in one file.

    The notes of the file in which the team has played on count.

    Args: past - what is settled in each of the two files.
    """
    notes = [*one.notes], [*two.notes]
    for side in (0, 1):
        settled = [(key, side) in each for each in past]
        if settled[0] != settled[1]:
            notes[0][side] = notes[1][side] = notes[settled.index(True)][side]
    if one._replace(notes=two.notes) != two:
        return one, two
    return one._replace(notes=(notes[0][0], notes[0][1])), two._replace(notes=(notes[1][0], notes[1][1]))


def is_superset(one: MatchResult, two: MatchResult) -> bool:
    """Return whether a result says all that another says: a record where that was typed in, or chosen improvements."""
    is_bare = not two.fingerprint and not two.figures and not any(two.notes) \
        and two.casualties in ((0, 0), one.casualties)
    adds = all(a == b or a.startswith(f"{b}.") for a, b in zip(one.notes, two.notes, strict=True))
    is_same = one._replace(notes=two.notes) == two
    return (is_same and adds) or (is_bare and one[:4] == two[:4])


def combine_results(one: MatchResult, two: MatchResult) -> MatchResult | None:
    """Return the union of two results, None if they disagree.

    Two coaches may each have written in the notes of their own side of a match.
    """
    if is_superset(one, two) or is_superset(two, one):
        return one if is_superset(one, two) else two
    notes = [max(pair, key=len) for pair in zip(one.notes, two.notes, strict=True)]
    both = one._replace(notes=(notes[0], notes[1]))
    return both if is_superset(both, one) and is_superset(both, two) else None


def merge(ours: League, theirs: League, choices: Mapping[str, str]) -> League:
    """Return a league with the results of both.

    Args:   choices - by name of the conflict, `OURS` or `THEIRS`.
    Raises: ValueError in a sentence naming a conflict nobody has decided, a choice about none, or what does not fit.
    """
    listed = {conflict.name: conflict for conflict in conflicts(ours, theirs)}
    for name in choices:
        if name not in listed or choices[name] not in (OURS, THEIRS):
            raise InvalidNotation(_("{choice} decides no conflict.").format(choice=quote(f"{name}={choices[name]}")))
    undecided = [name for name in listed if name not in choices]
    if undecided:
        sentence = _("The files disagree about {fixtures}; say for each whether ours or theirs counts.")
        raise InvalidNotation(sentence.format(fixtures=", ".join(undecided[:20])))
    merged = _together(ours, theirs)
    for name, conflict in listed.items():
        kept, dropped = conflict.ours, conflict.theirs
        if choices[name] == THEIRS:
            kept, dropped = dropped, kept
        merged.seasons[conflict.season - 1].results[conflict.fixture] = kept
        merged.set_aside.append(SetAsideResult(conflict.season, conflict.fixture, dropped))
    for season in merged.seasons:
        set_stale_results_aside(merged, season)
        team_changes(merged, season)  # refuses a choice that does not fit the others
    merged.set_aside = list(dict.fromkeys(merged.set_aside))
    return merged


def _together(ours: League, theirs: League) -> League:
    """Return a new league with the union of both files; of conflicting results it has ours."""
    seasons = []
    for number in range(max(len(ours.seasons), len(theirs.seasons))):
        both = [(league, league.seasons[number]) for league in (ours, theirs) if number < len(league.seasons)]
        latest = max((one for _league, one in both), key=lambda one: one.entries_revision)
        season = Season(number + 1, latest.entries, entries_revision=latest.entries_revision)
        if len({one.entries_revision for _league, one in both}) > 1:
            both = [pair for pair in both if pair[1] is latest]  # nothing stands in the other: see `_check_same`
        season.preseason_notes = _openings(both)
        past = _past(*both[0]), _past(*both[-1])
        for _league, one in both:
            for number, times in one.status_changes.items():  # whoever has seen more of the coming and going knows
                season.status_changes[number] = max(times, season.status_changes.get(number, 0))
            for key, result in one.results.items():
                known = season.results.get(key)
                season.results[key] = result if known is None else \
                    combine_results(*_as_played(key, known, result, past)) or known
        seasons.append(season)
    set_aside = [*ours.set_aside, *theirs.set_aside]
    return League(ours.game, ours.name, ours.seed, ours.plan, dict(ours.options), seasons, set_aside,
                  ours.gives_new_names)


def _openings(both: Sequence[tuple[League, Season]]) -> dict[int, str]:
    """Return the preseason notes of both files: those a team has played with, else the longer ones."""
    found: dict[int, str] = {}
    weight: dict[int, tuple[bool, int, str]] = {}
    for _league, season in both:
        played = {team for result in season.results.values() for team in result[:2]}
        for number in range(len(season.entries)):
            notes = season.preseason_notes.get(number, "")
            known = number in played, len(notes), notes
            if known > weight.get(number, (False, 0, "")):
                found[number], weight[number] = notes, known
    return {number: notes for number, notes in found.items() if notes}


def _check_same(ours: League, theirs: League) -> None:
    for name, one, two in (
        ("game", ours.game, theirs.game), ("name", ours.name, theirs.name), ("seed", ours.seed, theirs.seed),
        ("plan", ours.plan, theirs.plan), ("options", ours.options, theirs.options),
        ("format", format_of(ours), format_of(theirs)),
    ):
        if one != two:
            sentence = _("These are two leagues: {name} is {ours} in one and {theirs} in the other.")
            raise InvalidNotation(sentence.format(name=quote(name), ours=quote(one), theirs=quote(two)))
    for mine, other in zip(ours.seasons, theirs.seasons, strict=False):
        older = min(mine, other, key=lambda one: one.entries_revision)
        is_renewed = mine.entries_revision != other.entries_revision and not older.has_begun
        if mine.entries != other.entries and not is_renewed:
            raise InvalidNotation(_("Season {n} has other teams in one file than in the other.").format(n=mine.number))
