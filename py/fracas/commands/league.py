"""`fracas league ...`: found a league, enter results, let bots play the rest, merge two files, export tables."""

import re
from argparse import SUPPRESS, ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from secrets import token_hex
from time import monotonic
from typing import Any

import fracas
from fracas.bots.levels import KEYS, level_in
from fracas.bots.match import play_in_slices
from fracas.commands.arguments import file_text, game_options, whole_number
from fracas.commands.files import add_link_argument, target_of, write_file
from fracas.commands.output import Progress, columns, show
from fracas.kernel.errors import InvalidNotation, quote
from fracas.league.create import NewTeam, create_league, start_next_season
from fracas.league.export import FIXTURES_HEAD, as_csv, fixture_rows, table_head, table_rows
from fracas.league.files import WINNERS, read_league, write_league
from fracas.league.matchups import OPEN, matchup_at, matchups
from fracas.league.merge import OURS, THEIRS, conflicts, merge
from fracas.league.model import HUMAN, PLANS, SEASON, League, Season
from fracas.league.overview import overview, player_rows, top_lists
from fracas.league.results import (
    add_result,
    find_entry,
    reinstate,
    result_from_record,
    start_match,
    typed_result,
    withdraw,
)
from fracas.league.simulation import simulate_season
from fracas.locale import N_, _, ngettext

HELP = N_("create a league, enter results, simulate, merge, export")
KEPT_EVERY = 1.0  # seconds of a simulation
_POINTS = re.compile(r"(\d{1,3})-(\d{1,3})\Z", re.ASCII)


def add_arguments(parser: ArgumentParser) -> None:
    """Add the subcommands."""
    listed = parser.add_subparsers(dest="deed", metavar=_("TASK"), required=True)

    def add(deed: Callable[[Namespace], int], text: str, file: bool = True) -> ArgumentParser:
        own: ArgumentParser = listed.add_parser(deed.__name__.strip("_"), help=text, description=text)
        own.add_argument("--json", action="store_true", default=SUPPRESS, help=_("print one object for programs"))
        if file:
            own.add_argument("file", metavar=_("FILE"), help=_("the file of the league"))
            add_link_argument(own)
        own.set_defaults(deed=deed)
        return own

    new = add(_new, _("create a league"), file=False)
    _add_new(new)
    add_link_argument(new)
    add(_show, _("show the table and the fixtures")).add_argument(
        "--season", type=whole_number, default=0, metavar="N", help=_("default: the current one"))
    _add_result(add(_result, _("enter a result")))
    play = add(_simulate, _("let bots play the open matches"))
    play.add_argument("--humans", default="", metavar=_("BOT"), help=_("bot that also plays for human coaches"))
    play.add_argument("--matches", type=whole_number, default=0, metavar="N",
                      help=_("stop after this number of matches"))
    both = add(_merge, _("add the results of another device"))
    both.add_argument("other", metavar=_("OTHER"), help=_("the file of the other device"))
    both.add_argument("--take", choices=(OURS, THEIRS), help=_("which result counts wherever the files disagree"))
    both.add_argument("--choose", action="append", default=[], metavar=_("N/FIXTURE=ours"),
                      help=_("which result of a fixture of season N counts, repeatable"))
    out = add(_export, _("write a table for a spreadsheet"))
    out.add_argument("what", choices=("table", "fixtures"), help=_("what to write"))
    out.add_argument("-o", "--output", default="", metavar=_("FILE"), help=_("default: the output stream"))
    begin = add(_begin, _("write the start of a fixture’s match, for `fracas play --record`"))
    begin.add_argument("fixture", metavar=_("FIXTURE"), help=_("key of the fixture, such as r1.2 or final"))
    begin.add_argument("-o", "--output", required=True, metavar=_("FILE"), help=_("the file to write"))
    begin.add_argument("--real", action="append", default=[], choices=("home", "away"),
                       help=_("this side throws real dice, repeatable"))
    add(_withdraw, _("withdraw a team")).add_argument("team", metavar=_("TEAM"), help=_("its name or key"))
    add(_reinstate, _("bring a withdrawn team back")).add_argument(
        "team", metavar=_("TEAM"), help=_("its name or key"))
    _add_teams(add(_next, _("start the next season")))
    add(_top, _("show the best players"))
    add(_players, _("show all players of all seasons"))


def _add_new(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar=_("GAME"), help=_("key of the game, see `fracas games`"))
    parser.add_argument("file", metavar=_("FILE"), help=_("the file to create"))
    parser.add_argument("--name", default="League", metavar=_("NAME"), help=_("name of the league"))
    parser.add_argument("--plan", choices=tuple(PLANS), default=SEASON, help=_("default season"))
    parser.add_argument("--seed", default=None, help=_("seed of the draws and the bots’ dice: any text"))
    parser.add_argument("--option", action="append", default=[], metavar=_("NAME=VALUE"),
                        help=_("a setting of the game, repeatable"))
    _add_teams(parser)


def _add_teams(parser: ArgumentParser) -> None:
    parser.add_argument("--team", action="append", default=[], metavar=_("NAME=TEAM[:BOT]"),
                        help=_("a team; its coach is human unless you name a bot; repeatable"))
    parser.add_argument("--bots", type=whole_number, default=0, metavar="N",
                        help=_("number of further teams with bots"))
    parser.add_argument("--level", default="rookie", metavar=_("BOT"), help=_("level of these bots, default rookie"))


def _add_result(parser: ArgumentParser) -> None:
    parser.add_argument("fixture", metavar=_("FIXTURE"), help=_("key of the fixture, such as r1.2 or final"))
    parser.add_argument("points", nargs="?", default="", metavar=_("POINTS"), help=_("home and away, such as 3-1"))
    parser.add_argument("--winner", choices=tuple(WINNERS), help=_("the winner, if the points do not decide"))
    parser.add_argument("--casualties", default="", metavar=_("POINTS"),
                        help=_("casualties caused by home and away, such as 2-0, if the table counts them"))
    parser.add_argument("--record", default="", metavar=_("FILE"), help=_("the record of the match"))
    parser.add_argument("--correct", action="store_true", help=_("replace the result that is there"))


def run(args: Namespace) -> int:
    """Do the deed."""
    status: int = args.deed(args)
    return status


def _load(name: str) -> League:
    return read_league(file_text(name), KEYS)


def _load_to_change(args: Namespace) -> League:
    if args.file == "-":
        raise InvalidNotation(_("To change a league, give a file, not the input stream."))
    target_of(args.file, args.follow_links)
    return _load(args.file)


def _save(league: League, name: str, follow_links: bool) -> None:
    """Write the whole file beside the old one, then put it in its place."""
    write_file(name, write_league(league), follow_links)


def _tell(args: Namespace, league: League, season: Season) -> int:
    found = overview(league, season)
    show(args, found, _season_lines(league, season, found))
    return 0


def _season_lines(league: League, season: Season, found: dict[str, Any]) -> list[str]:
    head = tuple(_(title) for title in table_head(league))
    rows = [tuple(str(cell) for cell in row.values()) for row in found["table"]]
    told = [_("{league}, season {n}").format(league=league.name, n=season.number), "", *columns([head, *rows])]
    order = ", ".join(_(rule) for _key, rule in fracas.ruleset(league.game).ranking.order)
    told += ["", _("Order: {rules}.").format(rules=order), ""]
    cells = (map(str, row) for row in fixture_rows(league, season))
    told += columns([(key, home, f"{one}-{two}" if one else "-", away, status)
                     for key, _name, home, away, one, two, _winner, status in cells])
    if found["set_aside"]:
        sentence = ngettext("{n} result is set aside.", "{n} results are set aside.", found["set_aside"])
        told += ["", sentence.format(n=found["set_aside"])]
    if found["champion"]:
        told += ["", _("Champion: {team}").format(team=found["champion"])]
    return told


def _saved(args: Namespace, league: League) -> int:
    _save(league, args.file, args.follow_links)
    return _tell(args, league, league.season)


def _new(args: Namespace) -> int:
    rules = fracas.ruleset(args.game)
    seed = token_hex(8) if args.seed is None else args.seed
    options = game_options(args, rules)
    league = create_league(rules.key, args.name, _newcomers(args, rules.key, ()), args.plan, seed, options)
    if Path(args.file).exists() or Path(args.file).is_symlink():
        raise InvalidNotation(_("{file} already exists.").format(file=quote(args.file)))
    return _saved(args, league)


def _newcomers(args: Namespace, game: str, taken: tuple[str, ...]) -> list[NewTeam]:
    found, rules = [], fracas.ruleset(game)
    for word in args.team:
        name, equals, rest = word.rpartition("=")
        team, _colon, coach = rest.partition(":")
        if not equals:
            raise InvalidNotation(_("{word} does not have the form NAME=TEAM.").format(word=quote(word)))
        found.append(NewTeam(name, level_in(rules, coach).key if coach else HUMAN, team))
    level, teams = level_in(rules, args.level).key, rules.teams
    names = {name.casefold() for name in (*taken, *(new.name for new in found))}
    for number in range(min(args.bots, 1000)):  # more than a league takes; it says so itself
        team, number = teams[number % len(teams)], number // len(teams) + 1
        while f"{team} {number}" in names:
            number += 1
        names.add(f"{team} {number}")
        found.append(NewTeam(f"{team} {number}", level, team))
    return found


def _show(args: Namespace) -> int:
    league = _load(args.file)
    if args.season > len(league.seasons):
        raise InvalidNotation(_("There is no season {n}.").format(n=args.season))
    return _tell(args, league, league.seasons[args.season - 1])  # 0 is the last


def _result(args: Namespace) -> int:
    league = _load_to_change(args)
    line = matchup_at(league, league.season, args.fixture)
    if bool(args.points or args.casualties) == bool(args.record):
        raise InvalidNotation(_("Give either the points or a record."))
    if args.record:
        result = result_from_record(league, line, fracas.from_record(file_text(args.record), verify=True))
    else:
        winner = None if args.winner is None else WINNERS[args.winner]
        result = typed_result(line, _pair(args.points), winner, _casualties(args.casualties, league.game))
    add_result(league, args.fixture, result, is_correction=args.correct)
    return _saved(args, league)


def _begin(args: Namespace) -> int:
    league = _load(args.file)
    game = start_match(league, matchup_at(league, league.season, args.fixture),
                    real=("home" in args.real, "away" in args.real))
    write_file(args.output, game.record, args.follow_links)
    show(args, {"file": args.output, "game": league.game}, [_("Written: {file}").format(file=args.output)])
    return 0


def _pair(written: str) -> tuple[int, int]:
    match = _POINTS.match(written)
    if not match:
        raise InvalidNotation(_("{points} cannot be the points of a match.").format(points=quote(written)))
    return int(match[1]), int(match[2])


def _casualties(written: str, game: str) -> tuple[int, int]:
    rules = fracas.ruleset(game)
    if written and rules.ranking.casualties is None:
        raise InvalidNotation(_("The table of {game} does not count casualties.").format(game=_(rules.name)))
    return _pair(written) if written else (0, 0)


def _simulate(args: Namespace) -> int:
    league = _load_to_change(args)
    stand_in = level_in(fracas.ruleset(league.game), args.humans).key if args.humans else ""
    progress = Progress()
    first, kept = None, monotonic()
    try:
        for step in simulate_season(league, play_in_slices, stand_in):
            first = step.done if first is None else first
            progress.update(_("{done} of {total} matches").format(done=step.done, total=step.total))
            if monotonic() > kept + KEPT_EVERY:  # however the run ends, no more is lost
                _save(league, args.file, args.follow_links)
                kept = monotonic()
            if args.matches and step.done - first >= args.matches:
                break
    finally:
        progress.close()
        _save(league, args.file, args.follow_links)
    waiting = sum(line.status == OPEN for line in matchups(league, league.season))
    if waiting:
        progress.note(_("Open matches: {n}.").format(n=waiting))
    return _tell(args, league, league.season)


def _merge(args: Namespace) -> int:
    ours, theirs = _load_to_change(args), _load(args.other)
    listed = conflicts(ours, theirs)
    choices = {conflict.name: args.take for conflict in listed} if args.take else {}
    for word in args.choose:
        name, _equals, which = word.partition("=")
        choices[name] = which
    return _saved(args, merge(ours, theirs, choices))


def _export(args: Namespace) -> int:
    league = _load(args.file)
    head, rows = (table_head(league), table_rows) if args.what == "table" else (FIXTURES_HEAD, fixture_rows)
    cells = rows(league, league.season)
    written = as_csv(head, cells)
    if args.output:
        write_file(args.output, written, args.follow_links)
    found: dict[str, Any] = {"head": [_(title) for title in head], "rows": cells}
    lines_out = [_("Written: {file}").format(file=args.output)] if args.output else written.splitlines()
    show(args, found, lines_out)
    return 0


def _withdraw(args: Namespace) -> int:
    league = _load_to_change(args)
    withdraw(league, find_entry(league.season, args.team))
    return _saved(args, league)


def _reinstate(args: Namespace) -> int:
    league = _load_to_change(args)
    reinstate(league, find_entry(league.season, args.team))
    return _saved(args, league)


def _next(args: Namespace) -> int:
    league = _load_to_change(args)
    taken = tuple(entry.name for entry in league.season.entries)
    start_next_season(league, _newcomers(args, league.game, taken))
    return _saved(args, league)


def _top(args: Namespace) -> int:
    found = top_lists(_load(args.file))
    told: list[str] = []
    for label, rows in found.items():
        told += [label, *(columns([tuple(map(str, row.values())) for row in rows]) if rows else []), ""]
    show(args, found, told[:-1] or [_("This game keeps no statistics of its players.")])
    return 0


def _players(args: Namespace) -> int:
    found = player_rows(_load(args.file))
    head = _("Team"), _("Shirt"), _("Player"), _("Since"), _("Until"), _("Matches"), _("Statistics")
    rows = [
        (*(str(life[key] or "") for key in ("team", "shirt", "player", "since", "until")), str(life["matches"]),
         " ".join(f"{name}={times}" for name, times in life["figures"].items()))
        for life in found
    ]
    show(args, found, columns([head, *rows]) if rows else [_("This game keeps no careers of its players.")])
    return 0
