"""The chronicle of a season in words, and as a post."""

import re
from collections import Counter
from collections.abc import Sequence

from fracas import games
from fracas.games import ruleset
from fracas.kernel.table import NOBODY
from fracas.league.chronicle import LOST, WON, LifeMatch, RoundReport, TableMove, TeamRun, Upset
from fracas.league.histories import PlayerHistory
from fracas.league.matchups import FINAL, Matchup, round_name
from fracas.league.model import Season
from fracas.locale import _, ngettext

MOST_RUNS = 3  # of a round that are told
_MARKED = re.compile(r"([\\`*_{}\[\]<>#|~!&])")  # characters that mean something in Markdown


def round_sentences(season: Season, report: RoundReport) -> list[str]:
    """Return the story of a round in sentences."""
    found = [_upset(season, each) for each in report.upsets]
    found += _losses(report.dead)
    found += [_run(season, each) for each in report.runs[:MOST_RUNS]]
    climbers = [move for move in report.table if move.before - move.place >= 2]
    if climbers:
        best = max(climbers, key=lambda move: move.before - move.place)
        found.append(_("{team} moved up from {before} to {place}.").format(
            team=season.entries[best.team].name, before=best.before, place=best.place))
    if report.key == FINAL:
        found += [_("Champion: {team}.").format(team=season.entries[line.winner].name)
                  for line in report.matches if line.winner != NOBODY]
    elif report.table and (not found or report.table[0].before != 1):
        found.append(_top(season, report))
    return found


def _top(season: Season, report: RoundReport) -> str:
    """Return the news of the top of the table."""
    first, second = report.table[:2]
    names = {"team": season.entries[first.team].name, "other": season.entries[second.team].name}
    ahead = first.total - second.total
    if not first.before:
        words = _("{team} leads after the first round.") if ahead else _("{team} and {other} lead together.")
    elif first.before != 1:
        ousted = next(move for move in report.table if move.before == 1)
        names["other"] = season.entries[ousted.team].name
        words = _("{team} has taken the first place from {other}.")
    elif not ahead:
        words = _("{team} stays first, with as many points as {other}.")
    else:
        words = ngettext("{team} stays first, {n} point ahead of {other}.",
                         "{team} stays first, {n} points ahead of {other}.", ahead)
    return words.format(n=ahead, **names)


def match_reason(report: RoundReport, best: Matchup) -> str:
    """Return the reason for a match to be that of its round."""
    upset = next((each for each in report.upsets if each.matchup is best), None)
    if upset is not None:
        return _("An upset: number {place} beat number {other}.").format(
            place=upset.places[0], other=upset.places[1])
    places = {move.team: move.before for move in report.table}
    low, high = sorted(places.get(team, 0) for team in (best.fixture.home, best.fixture.away))
    return _("Number {place} against number {other}.").format(place=low, other=high) if low else ""


def _losses(dead: Sequence[PlayerHistory]) -> list[str]:
    """Return the players lost by each team, those of one name together."""
    found = []
    for team in dict.fromkeys(life.team_name for life in dead):
        names = Counter(life.name for life in dead if life.team_name == team)
        told = ", ".join(f"{name} \N{MULTIPLICATION SIGN} {n}" if n > 1 else name for name, n in names.items())
        words = ngettext("{team} lost {n} player for good: {players}.", "{team} lost {n} players for good: {players}.",
                         names.total())
        found.append(words.format(team=team, n=names.total(), players=told))
    return found


def _names(season: Season, line: Matchup) -> str:
    return _("{home} – {away}").format(
        home=season.entries[line.fixture.home].name, away=season.entries[line.fixture.away].name)


def _upset(season: Season, upset: Upset) -> str:
    line = upset.matchup
    points = line.result.points if line.result is not None else (0, 0)
    loser = line.fixture.away
    if upset.winner == line.fixture.away:
        points, loser = (points[1], points[0]), line.fixture.home
    words = _("Upset: {winner} (number {place}) beat {loser} (number {other}), {score}.")
    if points[0] == points[1]:  # points alone do not always tell
        words = _("Upset: {winner} (number {place}) beat {loser} (number {other}).")
    return words.format(
        winner=season.entries[upset.winner].name, place=upset.places[0], loser=season.entries[loser].name,
        other=upset.places[1], score="{}\N{EN DASH}{}".format(*points))


def _run(season: Season, run: TeamRun) -> str:
    if run.kind == WON:
        words = ngettext("{team} won {n} match in a row.", "{team} won {n} matches in a row.", run.length)
    elif run.kind == LOST:
        words = ngettext("{team} lost {n} match in a row.", "{team} lost {n} matches in a row.", run.length)
    else:
        words = ngettext("{team}: unbeaten in {n} match.", "{team}: unbeaten in {n} matches.", run.length)
    return words.format(team=season.entries[run.team].name, n=run.length)


def result_line(season: Season, line: Matchup) -> str:
    """Return a match with its result."""
    return f"{_names(season, line)} {line.score}"


def movement(move: TableMove) -> str:
    """Return the way of a team in the table with an arrow, "" if it stayed or began."""
    by = move.before - move.place if move.before else 0
    return f"\N{UPWARDS ARROW} {by}" if by > 0 else f"\N{DOWNWARDS ARROW} {-by}" if by < 0 else ""


# -- the life of a player --------------------------------------------------------------------------------------------


def life_sentence(life: PlayerHistory) -> str:
    """Return the life of a player in a sentence or two."""
    joined = _("{player} wore number {n} of {team}.").format(player=life.name, n=life.shirt + 1, team=life.team_name)
    played = ngettext("{n} match.", "{n} matches.", life.matches).format(n=life.matches)
    return f"{joined} {played}"


def life_lines(game: str, seasons: list[Season], matches: list[LifeMatch]) -> list[tuple[str, str]]:
    """Return the matches of a player: where and with which result, and what he did."""
    career = games.career(game)
    names = career.figures if career is not None else {}
    found = []
    for each in matches:
        season = next(season for season in seasons if season.number == each.season)
        place = _("Season {n}").format(n=each.season) + ", " + round_name(each.matchup.fixture.key.partition(".")[0])
        done = ", ".join(f"{_(names[key])} {times}" for key, times in each.figures if key in names)
        found.append((f"{place}: {result_line(season, each.matchup)}", done))
    return found


# -- as a post -------------------------------------------------------------------------------------------------------


def plain(text: str) -> str:
    """Return a text as Markdown shows it to the letter: names mean nothing in it."""
    return _MARKED.sub(r"\\\1", " ".join(text.split()))


def story_post(name: str, game: str, season: Season, reports: tuple[RoundReport, ...], boards: dict[str, str]) -> str:
    """Return a season as a post in Markdown, with a fence for each board.

    Args: boards - link of the record of a match that was played here, by the key of its fixture.
    """
    title = _("{league}: season {n}").format(league=plain(name), n=season.number)
    found = [f"# {title}", plain(_(ruleset(game).name))]
    for report in reports:
        found.append(f"## {round_name(report.key)}")
        told = round_sentences(season, report)
        found += [" ".join(map(plain, told))] if told else []
        found.append("\n".join(f"- {plain(result_line(season, line))}" for line in report.matches))
        found += [f"```fracas\nkind: frame\n{boards[line.fixture.key]}\n```" for line in report.matches
                  if line.fixture.key in boards]
        if report.table:
            found.append("\n".join((
                f"| | {_('Team')} | {_('Points')} | |", "|---:|---|---:|---|",
                *(f"| {move.place} | {plain(season.entries[move.team].name)} | {move.total} | {movement(move)} |"
                  for move in report.table))))
    return "\n\n".join(found) + "\n"
