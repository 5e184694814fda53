"""The league as a file: plain JSON with a version and a checksum; reading believes nothing.

A file that comes from elsewhere is measured before it is parsed, and every field, id, name and number in it is checked
before anything is built from it.
"""

import json
from collections.abc import Collection, Mapping
from hashlib import sha256
from typing import Any

from fracas import games
from fracas.games import ruleset
from fracas.kernel.contracts.career import Figure
from fracas.kernel.errors import DamagedText, InvalidNotation, quote
from fracas.kernel.teams.fields import integer, items, pair_of, record, text
from fracas.kernel.text.safe_json import FILE_LIMIT, read_json_in_slices
from fracas.kernel.work import Work, run_as_part, run_to_end
from fracas.league import model
from fracas.league.careers import team_changes
from fracas.league.create import check_league_size, validate_entries
from fracas.league.matchups import decided_matchups, fixture_sort_key
from fracas.league.model import League, MatchResult, Season, SetAsideResult, TeamEntry
from fracas.league.names import validate_name, validate_seed
from fracas.locale import _

FORMAT = 2  # from 2 on a league gives new names to players who join; all else is as in 1
WINNERS = {"home": 0, "away": 1, "draw": -1}
_WINNER_NAMES = {side: name for name, side in WINNERS.items()}
MOST_FIGURES, MOST_SHIRT, MOST_SEASONS, MOST_DICE = 200, 99, 200, 1_000_000
KEY, TEAM, NOTE, MARK, FIGURE = (
    r"[rk]\d{1,4}\.\d{1,4}|final", r"[A-Za-z0-9._-]{1,2000}", r"[A-Za-z0-9._;,+-]{0,400}", r"[0-9a-f]{0,16}",
    r"[a-z][a-z_]{0,23}",
)


def write_league(league: League) -> str:
    """Return the file of a league.

    Raises: ValueError in a sentence if it has grown beyond what can be read again.
    """
    body = _league_out(league)
    found = {"fracas": "league", "format": format_of(league), "checksum": checksum(body), "league": body}
    written = json.dumps(found, ensure_ascii=False, separators=(",", ":")) + "\n"
    if len(written) > FILE_LIMIT:
        sentence = _("The league has grown too large for a file: {size} characters, at most {limit}.")
        raise InvalidNotation(sentence.format(size=len(written), limit=FILE_LIMIT))
    return written


def format_of(league: League) -> int:
    """Return the format of the file of a league: that in which it began."""
    return FORMAT if league.gives_new_names else 1


def checksum(body: Mapping[str, Any]) -> str:
    """Return the checksum of a league's part of a file."""
    plain = json.dumps(body, ensure_ascii=True, sort_keys=True, separators=(",", ":"))
    return sha256(plain.encode()).hexdigest()[:16]


def read_league(file: str, bots: Collection[str] = (), *, is_own: bool = False) -> League:
    """Read the file of a league.

    Args:   bots - keys of the bots there are; () = any will do until it has to play.
            is_own - this device wrote it: whether notes fit their teams, which takes longest, was seen to then.
    Raises: Damaged or InvalidNotation, one sentence quoting what is wrong.
    """
    return run_to_end(read_league_job(file, bots, is_own=is_own))


def read_league_job(file: str, bots: Collection[str] = (), *, is_own: bool = False) -> Work[League]:
    """Read the file of a league in slices, a season at a time; see `read_league`."""
    outer = record((yield from run_as_part(read_json_in_slices(file), 0, 0.2)),
                   ("fracas", "format", "checksum", "league"))
    if outer["fracas"] != "league":
        raise DamagedText(_("The file is not a league but {what}.").format(what=quote(outer["fracas"])))
    number = integer(outer["format"], 1, 9999)
    if number > FORMAT:
        raise DamagedText(_("The league has format {n}, made by a newer version.").format(n=number))
    body = record(outer["league"], ("game", "name", "seed", "plan", "options", "seasons", "set_aside"))
    if outer["checksum"] != checksum(body):
        raise DamagedText(_("The league file is cut or altered: its checksum is not {mark}.").format(
            mark=quote(outer["checksum"])))
    league = yield from run_as_part(_league_in(body, bots), 0.2, 0.6)
    league.gives_new_names = number == FORMAT
    for number, season in enumerate(() if is_own else league.seasons, 1):
        team_changes(league, season)
        yield 0.8 + 0.2 * number / len(league.seasons)
    return league


def _league_out(league: League) -> dict[str, Any]:
    return {
        "game": league.game, "name": league.name, "seed": league.seed, "plan": league.plan, "options": league.options,
        "seasons": [_season_out(season) for season in league.seasons],
        "set_aside": [{"season": old.season, **_result_out(old.fixture, old.result)} for old in league.set_aside],
    }


def _season_out(season: Season) -> dict[str, Any]:
    return {
        "teams": [{"key": e.key, "name": e.name, "coach": e.coach, "team": e.text} for e in season.entries],
        "results": [_result_out(key, season.results[key]) for key in sorted(season.results, key=fixture_sort_key)],
        "withdrawn": sorted(season.withdrawn_teams), **_rare_out(season),
    }


def _rare_out(season: Season) -> dict[str, Any]:
    """Return the fields that few seasons have: returned teams, preseason actions, changed entries."""
    found: dict[str, Any] = {}
    if any(times > 1 for times in season.status_changes.values()):
        found["turns"] = [list(pair) for pair in sorted(season.status_changes.items())]
    if season.preseason_notes:
        found["openings"] = [list(pair) for pair in sorted(season.preseason_notes.items())]
    if season.entries_revision:
        found["edition"] = season.entries_revision
    return found


def _result_out(key: str, result: MatchResult) -> dict[str, Any]:
    found: dict[str, Any] = {
        "fixture": key, "teams": [result.home, result.away], "points": list(result.points),
        "winner": _WINNER_NAMES[result.winner], "by": result.source,
    }
    if result.fingerprint:
        found["fingerprint"] = result.fingerprint
    if any(result.notes):
        found["notes"] = list(result.notes)
    if result.figures:
        found["figures"] = [list(figure) for figure in result.figures]
    if any(result.casualties):
        found["casualties"] = list(result.casualties)
    if result.by_hand >= 0:
        found["by_hand"] = result.by_hand
    return found


def _league_in(body: Mapping[str, Any], bots: Collection[str]) -> Work[League]:
    game = text(body["game"], r"[a-z_]{1,40}")
    rules = ruleset(game)
    plan = text(body["plan"], r"[a-z_]{1,40}")
    if plan not in model.PLANS:
        raise DamagedText(_("The file has an unknown plan: {plan}.").format(plan=quote(plan)))
    if not isinstance(body["options"], dict) or not all(type(v) in (int, str) for v in body["options"].values()):
        raise DamagedText(_("The file has unknown options: {options}.").format(options=quote(body["options"])))
    rules.options(body["options"])
    name, seed = validate_name(text(body["name"])), validate_seed(text(body["seed"]))
    league = League(game, name, seed, plan, body["options"], [])
    seasons = items(body["seasons"], 1, MOST_SEASONS)
    for number, season in enumerate(seasons, 1):
        reading = _season_in(league, number, season, bots)
        league.seasons.append((yield from run_as_part(reading, (number - 1) / len(seasons), 1 / len(seasons))))
    for old in items(body["set_aside"], 0, FILE_LIMIT):
        league.set_aside.append(_set_aside_in(league, old))
    return league


def _season_in(league: League, number: int, body: Any, bots: Collection[str]) -> Work[Season]:
    found = record(body, ("teams", "results", "withdrawn"), ("turns", "openings", "edition"))
    teams = items(found["teams"], 2, model.MOST_TEAMS)
    check_league_size(league, league.seasons, len(teams))
    entries = validate_entries(league, [_entry_in(team, bots) for team in teams])
    if len({entry.key for entry in entries}) < len(entries):
        raise DamagedText(_("The file has a team twice in season {n}.").format(n=number))
    season = Season(number, entries)
    _read_rare(season, found)
    results = items(found["results"], 0, FILE_LIMIT)
    for place, body in enumerate(results, 1):
        yield place / len(results)
        key, result = _result_in(league, body, len(entries))
        if key in season.results:
            raise DamagedText(_("The file has two results of {fixture}.").format(fixture=quote(key)))
        season.results[key] = result
    _check_results(league, season)
    return season


def _read_rare(season: Season, found: Mapping[str, Any]) -> None:
    """Read withdrawn and returned teams, and preseason actions."""
    last = len(season.entries) - 1
    season.entries_revision = integer(found.get("edition", 0), 0, 9999)
    gone = {integer(n, 0, last): 1 for n in items(found["withdrawn"], 0, last + 1)}
    season.status_changes = {integer(n, 0, last): integer(times, 1, 9999) for n, times in map(
        pair_of, items(found.get("turns", [[n, 1] for n in gone]), 0, last + 1))}
    if season.withdrawn_teams != set(gone):
        raise DamagedText(_("The file does not agree with itself about who has withdrawn in season {n}.").format(
            n=season.number))
    season.preseason_notes = {integer(n, 0, last): text(notes, NOTE) for n, notes in map(
        pair_of, items(found.get("openings", []), 0, last + 1))}


def _entry_in(body: Any, bots: Collection[str]) -> TeamEntry:
    found = record(body, ("key", "name", "coach", "team"))
    coach = text(found["coach"])
    if bots and coach != model.HUMAN and coach not in bots:
        raise DamagedText(_("The file has an unknown coach: {coach}.").format(coach=quote(coach)))
    return TeamEntry(text(found["key"], r"t[1-9]\d{0,5}"), text(found["name"]), coach, text(found["team"], TEAM))


def _result_in(league: League, body: Any, teams: int) -> tuple[str, MatchResult]:
    found = record(body, ("fixture", "teams", "points", "winner", "by"),
                   ("fingerprint", "notes", "figures", "casualties", "by_hand"))
    home, away = pair_of(found["teams"])
    notes = pair_of(found.get("notes", ["", ""]))
    casualties = _points_in(found.get("casualties", [0, 0]))
    if any(casualties) and ruleset(league.game).ranking.casualties is None:
        raise DamagedText(_("The file counts something nobody counts: {figure}.").format(figure=quote("casualties")))
    winner, source = text(found["winner"]), text(found["by"])
    if winner not in WINNERS or source not in model.SOURCES:
        raise DamagedText(_("The file has an impossible result: {result}.").format(result=quote(f"{winner} {source}")))
    return text(found["fixture"], KEY), MatchResult(
        integer(home, 0, teams - 1), integer(away, 0, teams - 1),
        _points_in(found["points"]), WINNERS[winner], source,
        text(found.get("fingerprint", ""), MARK), (text(notes[0], NOTE), text(notes[1], NOTE)),
        tuple(_figure_in(league, figure) for figure in items(found.get("figures", []), 0, MOST_FIGURES)), casualties,
        integer(found.get("by_hand", -1), -1, MOST_DICE),
    )


def _points_in(body: Any) -> tuple[int, int]:
    one, two = pair_of(body)
    return integer(one, 0, model.MOST_POINTS), integer(two, 0, model.MOST_POINTS)


def _figure_in(league: League, body: Any) -> Figure:
    side, shirt, name, count = items(body, 4, 4)
    career = games.career(league.game)
    if text(name, FIGURE) not in (career.figures if career else ()):
        raise DamagedText(_("The file counts something nobody counts: {figure}.").format(figure=quote(name)))
    return Figure(integer(side, 0, 1), integer(shirt, 0, MOST_SHIRT), name, integer(count, 1, model.MOST_POINTS))


def _set_aside_in(league: League, body: Any) -> SetAsideResult:
    found = dict(body) if isinstance(body, dict) else {}
    number = integer(found.pop("season", None), 1, len(league.seasons))
    key, result = _result_in(league, found, len(league.seasons[number - 1].entries))
    return SetAsideResult(number, key, result)


def _check_results(league: League, season: Season) -> None:
    """Refuse results of fixtures that do not exist, and of a knock-out without a winner."""
    known = {line.fixture.key: line for line in decided_matchups(league, season)}
    for key, result in season.results.items():
        if key not in known:
            raise DamagedText(_("The file has a result of {fixture}, which does not exist between these teams.").format(
                fixture=quote(key)))
        if known[key].fixture.is_knock_out and result.winner not in (0, 1):
            raise DamagedText(_("{fixture} is a knock-out match and needs a winner.").format(fixture=quote(key)))
