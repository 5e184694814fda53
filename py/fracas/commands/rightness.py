"""`fracas lab rightness`: how often better lines of the analyst win when they are played out."""

from argparse import ArgumentParser, Namespace
from functools import partial

import fracas
from fracas.bots.levels import level_in
from fracas.commands.arguments import whole_number
from fracas.commands.lab_arguments import add_run_arguments, executor_for, journal_path
from fracas.commands.output import Progress, show
from fracas.faces import face_of
from fracas.lab import rightness as measured
from fracas.lab.lines_file import LinesFile
from fracas.lab.rightness import RightnessResult, RightnessTask
from fracas.locale import _

COUNTS = {"matches": 10, "pairs": 8, "turns": 0}
BOTS = ("rookie", "regular")


def add_arguments(parser: ArgumentParser) -> None:
    """Add the arguments of the measurement."""
    parser.add_argument("bots", nargs="*", metavar=_("BOT"),
                        help=_("one bot or two, default {bot}").format(bot=" ".join(BOTS)))
    add_run_arguments(parser)
    words = (_("number of matches, default {n}"), _("pairs of play-outs of each decision, default {n}"),
             _("turns after which a play-out ends, 0 = the whole match, default {n}"))
    for (name, default), text in zip(COUNTS.items(), words, strict=True):
        parser.add_argument(f"--{name}", type=whole_number, default=default, metavar="N", help=text.format(n=default))


def rightness(args: Namespace) -> int:
    """Play matches, analyse them, and print the share of better lines that win."""
    rules = fracas.ruleset(args.game)
    bots = [level_in(rules, key).key for key in (args.bots or BOTS)]
    tasks = list(measured.rightness_tasks(rules.key, (bots[0], bots[-1]), args.seed, args.matches, args.pairs,
                                          args.turns))
    head = {"rightness": 1, "game": rules.key, "bots": bots, "seed": args.seed, "pairs": args.pairs,
            "turns": args.turns}
    kept, progress = LinesFile(journal_path(args), head, measured.result_in), Progress()
    for result in executor_for(args)(partial(_measure, rules.key),
                                     [task for task in tasks if task.number not in kept.results]):
        kept.add(result)
        progress.update(_("{done} of {games} matches").format(done=len(kept.results), games=len(tasks)))
    progress.close()
    found = measured.rightness([kept.results[task.number] for task in tasks])
    show(args, {"game": rules.key, "matches": len(tasks), **found._asdict()}, [
        _("{share} % of {n} better lines win, ± {margin}").format(
            share=round(100 * found.share), n=found.decisions, margin=round(100 * found.margin))])
    return 0


def _measure(key: str, task: RightnessTask) -> RightnessResult:
    """Measure a match; other processes can be sent this function."""
    return measured.measure_match(task, face_of(key).report)
