"""New leagues, and the next season of an old one."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from fracas import games
from fracas.games import ruleset
from fracas.kernel.errors import InvalidNotation, quote
from fracas.league.careers import teams_now
from fracas.league.matchups import OPEN, match_count, matchups, season_match_count
from fracas.league.model import MOST_MATCHES, MOST_TEAMS, PLANS, League, Season, TeamEntry
from fracas.league.names import validate_coach, validate_name, validate_seed
from fracas.locale import _


class NewTeam(NamedTuple):
    """A team that joins."""

    name: str
    coach: str
    text: str  # as the ruleset reads it


def create_league(
    game: str, name: str, teams: Sequence[NewTeam], plan: str, seed: str, options: Mapping[str, Any] | None = None,
) -> League:
    """Found a league; players whose scores are not known yet are rolled from the seed.

    Args:   teams - in drawing order: the first are the first seeds of a bracket.
    Raises: ValueError in a sentence quoting what cannot be.
    """
    rules = ruleset(game)
    if plan not in PLANS:
        known = ", ".join(PLANS)
        raise InvalidNotation(_("There is no plan {plan}: choose one of {known}.").format(plan=quote(plan),
                                                                                          known=known))
    career = games.career(game)
    chosen = {**(career.options if career else {}), **(options or {})}
    rules.options(chosen)
    league = League(game, validate_name(name), validate_seed(seed), plan, chosen, [],
                    gives_new_names=career is not None)
    league.seasons.append(Season(1, validate_entries(league, _joined(league, teams, 1))))
    return league


def start_next_season(league: League, joining: Sequence[NewTeam] = ()) -> Season:
    """Begin the next season: the teams as they stand now, without those that have withdrawn.

    Changes: league.seasons.
    Raises:  ValueError in a sentence while the season is not decided.
    """
    old = league.season
    known = matchups(league, old)
    if any(line.status == OPEN for line in known):
        raise InvalidNotation(_("Season {n} is not over: some of its matches are still open.").format(n=old.number))
    texts = teams_now(league, old, known)
    staying = [entry._replace(text=texts[number]) for number, entry in enumerate(old.entries)
               if number not in old.withdrawn_teams]
    first = 1 + max(int(entry.key[1:]) for season in league.seasons for entry in season.entries)
    check_league_size(league, league.seasons, len(staying) + len(joining))
    season = Season(old.number + 1, validate_entries(league, [*staying, *_joined(league, joining, first)]))
    league.seasons.append(season)
    return season


def cancel_season(league: League) -> None:
    """Remove a season that was started too early, so that the one before goes on.

    Changes: league.seasons.
    Raises:  ValueError in a sentence if it is the first, or once it has begun.
    """
    season = league.season
    if season.number == 1 or season.results or season.status_changes:
        raise InvalidNotation(_("Season {n} cannot be undone.").format(n=season.number))
    league.seasons.pop()


class ReturningTeam(NamedTuple):
    """A team of the league that keeps its players."""

    key: str  # of its entry
    name: str
    coach: str


def change_entries(league: League, teams: Sequence[NewTeam | ReturningTeam]) -> None:
    """Change the teams of a season that has not begun.

    Args:    teams - all of them, in drawing order.
    Changes: the entries of the season that is played; what coaches did with teams that stay stays with them.
    Raises:  ValueError in a sentence once a result stands or a team has withdrawn, or quoting what cannot be.
    """
    season = league.season
    if season.results or season.status_changes:
        raise InvalidNotation(_("Season {n} has begun: its teams stay as they are.").format(n=season.number))
    check_league_size(league, league.seasons[:-1], len(teams))
    keys = [team.key for team in teams if isinstance(team, ReturningTeam)]
    if twice := [key for key, times in Counter(keys).items() if times > 1]:
        raise InvalidNotation(_("The team {key} of the season stands there twice.").format(key=quote(twice[0])))
    known = {entry.key: (number, entry) for number, entry in enumerate(season.entries)}
    first = 1 + max(int(entry.key[1:]) for one in league.seasons for entry in one.entries)
    joined = iter(_joined(league, [team for team in teams if isinstance(team, NewTeam)], first))
    entries = [known[team.key][1]._replace(name=team.name, coach=team.coach) if isinstance(team, ReturningTeam)
               else next(joined) for team in teams]
    season.entries = validate_entries(league, entries)
    kept = {number: season.preseason_notes[known[team.key][0]] for number, team in enumerate(teams)
            if isinstance(team, ReturningTeam) and known[team.key][0] in season.preseason_notes}
    season.preseason_notes, season.entries_revision = kept, season.entries_revision + 1


def _joined(league: League, teams: Sequence[NewTeam], first: int) -> list[TeamEntry]:
    career = games.career(league.game)
    entries = []
    for number, new in enumerate(teams, first):
        check_team(league, new.text)
        text = career.before_match(new.text, league.options, f"{league.seed}\nt{number}") if career else new.text
        entries.append(TeamEntry(f"t{number}", new.name, new.coach, text))
    return entries


def check_team(league: League, text: str) -> None:
    """Let the ruleset read a team.

    Raises: ValueError in a sentence quoting a team that cannot play.
    """
    rules = ruleset(league.game)
    if not text:
        raise InvalidNotation(_("A team of {game} is missing.").format(game=_(rules.name)))
    rules.start(rules.options(league.options), text, text)


def check_league_size(league: League, seasons: Sequence[Season], teams: int) -> None:
    """Refuse one more season that would make a league too large.

    Args:   seasons - those before; teams - of the one to come.
    Raises: InvalidNotation in a sentence.
    """
    number = sum(season_match_count(league, season) for season in seasons) + match_count(league, teams)
    if number > MOST_MATCHES:
        sentence = _("All seasons together would have {n} matches, at most {limit} fit in a league: begin a new one.")
        raise InvalidNotation(sentence.format(n=number, limit=MOST_MATCHES))


def validate_entries(league: League, entries: Sequence[TeamEntry]) -> tuple[TeamEntry, ...]:
    """Return the teams of a season.

    Raises: ValueError in a sentence: too few, too many, a name twice, a team that cannot play.
    """
    if not 2 <= len(entries) <= MOST_TEAMS:
        sentence = _("A season needs 2 to {limit} teams, here are {n}.")
        raise InvalidNotation(sentence.format(limit=MOST_TEAMS, n=len(entries)))
    names: set[str] = set()
    for entry in entries:
        validate_coach(entry.coach)
        if validate_name(entry.name).casefold() in names:
            raise InvalidNotation(_("Two teams are called {name}.").format(name=quote(entry.name)))
        names.add(entry.name.casefold())
    for text in dict.fromkeys(entry.text for entry in entries):
        check_team(league, text)
    return tuple(entries)
