"""The entry of results, from matches played here or typed in from the table, and of withdrawals."""

from collections.abc import Sequence
from hashlib import sha256

import fracas
from fracas import games
from fracas.games import ruleset
from fracas.kernel.chance.dice_audit import audit_dice
from fracas.kernel.contracts.career import TeamBetweenMatches
from fracas.kernel.errors import IllegalAction, InvalidNotation, quote
from fracas.kernel.game import Game
from fracas.kernel.table import NOBODY, Side
from fracas.league import model
from fracas.league.careers import team_changes, teams_before, teams_now
from fracas.league.matchups import DONE, FINAL, OPEN, Matchup, matchup_at, matchups
from fracas.league.model import League, MatchResult, Season, SetAsideResult
from fracas.league.standings import hash_to_int
from fracas.locale import _


def add_result(
    league: League, key: str, result: MatchResult, *, is_correction: bool = False, teams: Sequence[str] | None = None,
) -> None:
    """Enter the result of a fixture.

    Args:    is_correction - it may take the place of another one, which is set aside.
             teams - all of the season as they stood before the match, if they are at hand.
    Changes: the season that is played.
    Raises:  ValueError in a sentence quoting what cannot be; nothing is changed then.
    """
    season = league.season
    matchup = matchup_at(league, season, key)
    fixture = matchup.fixture
    if (result.home, result.away) != (fixture.home, fixture.away):
        raise InvalidNotation(_("The result is of other teams than {fixture}.").format(fixture=quote(key)))
    if fixture.is_knock_out and result.winner == NOBODY:
        raise InvalidNotation(_("{fixture} is a knock-out match and needs a winner.").format(fixture=quote(key)))
    old = season.results.get(key)
    if old is not None and matchup.status == DONE and not is_correction:
        raise IllegalAction(_("{fixture} has a result already: {score}.").format(
            fixture=quote(key), score="{}-{}".format(*old.points)))
    if any(result.notes):
        before = teams_before(league, season, key) if teams is None else teams
        team_changes(league, season, [matchup._replace(result=result)], before)  # refuses notes that do not fit
    season.results[key] = result
    if old is not None:
        league.set_aside.append(SetAsideResult(season.number, key, old))
        set_stale_results_aside(league, season)


def typed_result(
    matchup: Matchup, points: tuple[int, int], winner: Side | None = None, casualties: tuple[int, int] = (0, 0),
) -> MatchResult:
    """Return a result from the table.

    Args:   winner - None = whoever has more points.
            casualties - caused by each side, where the table counts them.
    Raises: InvalidNotation quoting points or casualties that cannot be.
    """
    for typed, sentence in ((points, _("{points} cannot be the points of a match.")),
                            (casualties, _("{points} cannot be the casualties of a match."))):
        if not all(0 <= n <= model.MOST_POINTS for n in typed):
            raise InvalidNotation(sentence.format(points=quote("{}-{}".format(*typed))))
    side = model.winning_side(points) if winner is None else winner
    return MatchResult(matchup.fixture.home, matchup.fixture.away, points, side, model.TYPED, casualties=casualties)


def result_from_game(league: League, matchup: Matchup, game: Game, source: str) -> MatchResult:
    """Return the result of a match that is over.

    A drawn knock-out is decided as the game says, then by a coin.

    A simulation may also give a match up, saying so in its tag Stopped; that is a draw.

    Raises: ValueError in a sentence if the match is not over or of another game.
    """
    if game.ruleset.key != league.game:
        names = {"game": _(game.ruleset.name), "other": _(ruleset(league.game).name)}
        raise InvalidNotation(_("The record is of {game}, the league of {other}.").format(**names))
    if not game.is_terminal() and (source != model.SIMULATED or "Stopped" not in game.tags):
        raise InvalidNotation(_("The match of the record is not over."))
    career = games.career(league.game)
    ends = game.returns() if game.is_terminal() else (0, 0)
    winner = NOBODY if ends[0] == ends[1] else int(ends[1] > ends[0])
    if winner == NOBODY and matchup.fixture.is_knock_out:
        winner = career.tie_break(game.state) if career else NOBODY
        if winner == NOBODY:
            winner = hash_to_int(f"{league.seed}\n{league.season.number}\n{matchup.fixture.key}") % 2
    ranking = game.ruleset.ranking
    casualties = ranking.casualties(game.state) if ranking.casualties is not None else (0, 0)
    found = MatchResult(matchup.fixture.home, matchup.fixture.away, ranking.points(game.state), winner, source,
                        game.fingerprint,
                   casualties=casualties)
    return found if career is None else \
        found._replace(notes=_notes(league, matchup, game), figures=tuple(career.count(game)))


def _notes(league: League, matchup: Matchup, game: Game) -> tuple[str, str]:
    """Return the notes of a match for both sides, those of bots with their choices."""
    career = games.career(league.game)
    assert career is not None
    found = []
    for team, notes, number in zip(
            ("Home", "Away"), career.notes(game), (matchup.fixture.home, matchup.fixture.away), strict=True):
        is_bot = league.season.entries[number].coach != model.HUMAN
        found.append(notes_with_bot_choices(league, game.tags[team], notes) if is_bot else notes)
    return found[0], found[1]


def notes_with_bot_choices(league: League, team: str, notes: str) -> str:
    """Return the notes of a match with the immediate choices of a bot."""
    career = games.career(league.game)
    return career.bot_notes(TeamBetweenMatches(team, notes, league.options)) if career and notes else notes


def fixture_seed(league: League, key: str) -> str:
    """Return the seed of a fixture's match, derived from the league's seed so that nobody can choose it."""
    return sha256(f"{league.seed}\n{league.season.number}\n{key}".encode("utf-8", "surrogatepass")).hexdigest()[:16]


def start_match(
    league: League, matchup: Matchup, teams: list[str] | None = None, real: tuple[bool, bool] = (False, False),
) -> Game:
    """Start the match of a fixture with the teams as they stand now.

    Args: teams - if they are at hand.
    """
    fixture = matchup.fixture
    texts = teams_now(league, league.season) if teams is None else teams
    tags = {"League": league.name, "Season": str(league.season.number), "Fixture": fixture.key}
    return fracas.new(league.game, fixture_seed(league, fixture.key), texts[fixture.home], texts[fixture.away],
                      league.options, real, tags, friendly=True)  # it has rules of its own for its teams


def result_from_record(league: League, matchup: Matchup, game: Game) -> MatchResult:
    """Return the result of a match that was played in the app, from its record.

    Raises: ValueError in a sentence if it is no match of this fixture, or proves too little.
    """
    result = result_from_game(league, matchup, game, model.PLAYED)
    grade = audit_dice(game)
    if not grade.is_checkable:
        raise InvalidNotation(grade.text)
    others = [one for one in matchups(league, league.season) if one.fixture.key != matchup.fixture.key]
    texts = teams_now(league, league.season, others)  # a correction meets the teams as they stood without the match
    for name, number in (("Home", matchup.fixture.home), ("Away", matchup.fixture.away)):
        if game.tags.get(name) != texts[number]:
            sentence = _("The record is not of {team}: its team is {found}.")
            raise InvalidNotation(sentence.format(
                team=quote(league.season.entries[number].name), found=quote(game.tags.get(name, ""))))
    wanted = sorted(f"{name}={value}" for name, value in league.options.items())
    if sorted(game.tags.get("Options", "").split()) != wanted:
        raise InvalidNotation(_("The record has other options than the league: {options}.").format(
            options=quote(game.tags.get("Options", ""))))
    _check_fixture(game, start_match(league, matchup, texts))
    return result._replace(by_hand=grade.by_hand)


def _check_fixture(game: Game, begun: Game) -> None:
    """Refuse a match whose first position or seed is not that of its fixture."""
    for name in ("Season", "Fixture", "Seed", "Start", "HomeKit", "AwayKit"):
        found, wanted = game.tags.get(name, ""), begun.tags.get(name, "")
        if found != wanted:
            sentence = _("The record is not of this fixture: its {name} is {found} where the fixture has {wanted}.")
            raise InvalidNotation(sentence.format(name=name, found=quote(found), wanted=quote(wanted)))


def withdraw(league: League, number: int) -> None:
    """Take a team out of the season that is played; its results stand.

    Changes: season.withdrawn, and a final between others than before is set aside.
    Raises:  IllegalAction if it has gone before.
    """
    season = league.season
    if number in season.withdrawn_teams:
        raise IllegalAction(_("{name} has withdrawn already.").format(name=quote(season.entries[number].name)))
    season.status_changes[number] = season.status_changes.get(number, 0) + 1
    set_stale_results_aside(league, season)


def reinstate(league: League, number: int) -> None:
    """Take a team back that has withdrawn: it has to meet whom it had not met.

    Changes: season.turns; results that were set aside when it went stand again if the same teams meet again.
    Raises:  IllegalAction if it has not withdrawn.
    """
    season = league.season
    if number not in season.withdrawn_teams:
        raise IllegalAction(_("{name} has not withdrawn.").format(name=quote(season.entries[number].name)))
    season.status_changes[number] += 1
    set_stale_results_aside(league, season)
    for old in reversed(league.set_aside[:]):
        if can_restore(league, old, (OPEN,)):
            restore_result(league, old)


def can_restore(league: League, old: SetAsideResult, statuses: tuple[str, ...] = (OPEN, DONE)) -> bool:
    """Return whether a set-aside result belongs to a match of the current season, still or again.

    Args: statuses - what may have become of the match by now.
    """
    if old.season != league.season.number:
        return False
    matchup = next((matchup for matchup in matchups(league, league.season) if matchup.fixture.key == old.fixture), None)
    return matchup is not None and matchup.status in statuses and matchup.fixture[1:3] == old.result[:2]


def restore_result(league: League, old: SetAsideResult) -> None:
    """Let a result that was set aside stand again.

    Changes: the season that is played; the result that stands now, if there is one, is set aside in its place.
    Raises:  ValueError in a sentence if it does not fit any more.
    """
    add_result(league, old.fixture, old.result, is_correction=True)
    league.set_aside.remove(old)


def set_stale_results_aside(league: League, season: Season) -> None:
    """Set aside results of matches that do not take place any more, because other teams got there."""
    standing = {matchup.fixture.key for matchup in matchups(league, season) if matchup.status == DONE}
    for key in [key for key in season.results if key not in standing]:
        league.set_aside.append(SetAsideResult(season.number, key, season.results.pop(key)))


def find_entry(season: Season, name: str) -> int:
    """Return the number of the entry with a name or a key.

    Raises: InvalidNotation quoting a name nobody has.
    """
    for number, entry in enumerate(season.entries):
        if name == entry.key or name.casefold() == entry.name.casefold():
            return number
    raise InvalidNotation(_("There is no team {name} in season {n}.").format(name=quote(name), n=season.number))


def fixture_name(key: str) -> str:
    """Return the name of a fixture for people."""
    if key == FINAL:
        return _("Championship match")
    number, match = key[1:].split(".")
    name = _("Round {n}, match {m}") if key[0] == "r" else _("Knock-out round {n}, match {m}")
    return name.format(n=number, m=match)
