"""`fracas simulate GAME`: many matches between bots, counted and, if wanted, kept as records."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path
from secrets import token_hex
from time import perf_counter
from typing import Any, NamedTuple

import fracas
from fracas.bots.levels import level_in
from fracas.bots.match import MOST_INPUTS, play_match
from fracas.commands.arguments import add_match_arguments, game_options, number_of_processes, whole_number
from fracas.commands.files import write_file
from fracas.commands.output import Progress, show
from fracas.kernel.errors import InvalidNotation, quote
from fracas.lab.executors import process_executor, serial_executor
from fracas.locale import N_, _, ngettext

HELP = N_("play many matches between bots")


class Job(NamedTuple):
    """One match to be played."""

    number: int
    game: str
    bots: tuple[str, str]
    teams: tuple[str, str]
    seed: str
    options: dict[str, Any]
    limit: int
    folder: str  # "" = keep no record
    is_swapped: bool = False  # the home bot sits away, with its team


class JobResult(NamedTuple):
    """What came of a job."""

    number: int
    home: int  # what the bot named home did: 1 won, 0 drew, -1 lost
    answers: int
    is_stopped: bool
    record: str  # path, "" = none kept
    is_swapped: bool = False


def add_arguments(parser: ArgumentParser) -> None:
    """Add the match, the bots and how many."""
    add_match_arguments(parser)
    parser.add_argument("--games", type=whole_number, default=10, metavar="N", help=_("number of matches, default 10"))
    parser.add_argument("--home", default="rookie", metavar=_("BOT"), help=_("bot of the home side, default rookie"))
    parser.add_argument("--away", default="rookie", metavar=_("BOT"), help=_("bot of the away side, default rookie"))
    parser.add_argument(
        "--swap", action="store_true",
        help=_("play the same number again with sides swapped"),
    )
    parser.add_argument("--jobs", type=number_of_processes, default=1, metavar="N",
                        help=_("processes at once, default 1"))
    parser.add_argument("--save", default="", metavar=_("DIR"), help=_("keep every record in this folder"))
    parser.add_argument(
        "--limit", type=whole_number, default=MOST_INPUTS, metavar="N",
        help=_("stop a match with more actions and answers than this; it counts as a draw"),
    )


def run(args: Namespace) -> int:
    """Play and count."""
    jobs = _jobs(args)
    if args.save:
        Path(args.save).mkdir(parents=True, exist_ok=True)
    started = perf_counter()
    progress = Progress()
    results: list[JobResult] = []
    for result in _results(jobs, args.jobs):
        results.append(result)
        progress.update(_("{done} of {games} matches").format(done=len(results), games=len(jobs)))
    progress.close()
    found = _found(sorted(results), perf_counter() - started)
    stopped = sum(result.is_stopped for result in results)
    if stopped:
        sentence = ngettext(
            "{n} match was stopped after {limit} inputs and counts as a draw.",
            "{n} matches were stopped after {limit} inputs and count as draws.", stopped,
        )
        progress.note(sentence.format(n=stopped, limit=args.limit))
    show(args, found, _lines(args, found))
    return 0


def _jobs(args: Namespace) -> list[Job]:
    rules = fracas.ruleset(args.game)
    options = game_options(args, rules)
    bots = (level_in(rules, args.home).key, level_in(rules, args.away).key)
    teams = (args.home_team, args.away_team)
    fracas.new(rules.key, "", *teams, options, friendly=args.friendly)  # refuses a team or option before any work
    seed = token_hex(8) if args.seed is None else args.seed
    jobs = [
        Job(n, rules.key, bots, teams, f"{seed}/{n}", options, args.limit, args.save, n > args.games)
        for n in range(1, args.games * (1 + args.swap) + 1)
    ]
    for path in map(_path_of, jobs if args.save else ()):
        if path.exists() or path.is_symlink():
            raise InvalidNotation(_("{file} already exists.").format(file=quote(str(path))))
    return jobs


def _path_of(job: Job) -> Path:
    """Return the path of a job's record."""
    return Path(job.folder) / f"{job.game}-{job.number:05}.txt"


def _results(jobs: list[Job], workers: int) -> Iterator[JobResult]:
    return (serial_executor if workers == 1 else process_executor(workers))(_play, jobs)


def _play(job: Job) -> JobResult:
    (home, away), (first, second) = (pair[::-1] if job.is_swapped else pair for pair in (job.bots, job.teams))
    played = play_match(job.game, home, away, job.seed, job.options, (first, second), job.limit)
    path = ""
    if job.folder:
        path = str(_path_of(job))
        write_file(path, played.game.record)
    answers = sum(len(ply.answers) for ply in played.game.plies)
    won = played.returns[1 if job.is_swapped else 0]
    return JobResult(job.number, won, answers, played.is_stopped, path, job.is_swapped)


def _found(results: list[JobResult], seconds: float) -> dict[str, Any]:
    """Count; the wins are those of the bots named home and away, wherever they sat."""
    swapped = [result for result in results if result.is_swapped]
    found: dict[str, Any] = {
        **_counts([result for result in results if not result.is_swapped]),
        "answers": sum(result.answers for result in results),
        "seconds": round(seconds, 3),
    }
    if swapped:
        found["swapped"] = _counts(swapped)
    records = [result.record for result in results if result.record]
    return {**found, "records": records} if records else found


def _counts(results: list[JobResult]) -> dict[str, int]:
    return {
        "games": len(results),
        "home_wins": sum(result.home > 0 for result in results),
        "away_wins": sum(result.home < 0 for result in results),
        "draws": sum(result.home == 0 for result in results),
    }


def _lines(args: Namespace, found: dict[str, Any]) -> list[str]:
    sentence = _("{home} (home) won {home_wins}, {away} (away) won {away_wins}, draws: {draws}.")
    lines = [sentence.format(home=args.home, away=args.away, **found)]
    played = found["games"]
    if swapped := found.get("swapped"):
        sentence = _("Sides swapped: {home} (away) won {home_wins}, {away} (home) won {away_wins}, draws: {draws}.")
        lines.append(sentence.format(home=args.home, away=args.away, **swapped))
        played += swapped["games"]
    pace = _("{games} matches with {answers} answers in {seconds:.1f} s.")
    return [*lines, pace.format(**{**found, "games": played})]
