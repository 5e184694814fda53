"""`fracas lab judge`: measure an expert's judgement of positions by play-outs."""

from argparse import ArgumentParser, Namespace

import fracas
from fracas.commands.arguments import whole_number
from fracas.commands.lab_arguments import add_run_arguments, executor_for, journal_path
from fracas.commands.output import Progress, columns, show
from fracas.kernel.errors import InvalidNotation, quote
from fracas.lab.judge.bench import compare_situations, measure_all, plain_rows, read_samples
from fracas.lab.judge.books import BOOKS
from fracas.lab.judge.playouts import judge_match, judge_tasks, result_in
from fracas.lab.lines_file import LinesFile
from fracas.locale import _

COUNTS = {"matches": 24, "positions": 4, "playouts": 8}


def add_arguments(parser: ArgumentParser) -> None:
    """Add the arguments of a value bench."""
    add_run_arguments(parser)
    words = (_("number of matches, default {n}"), _("positions of each match, default {n}"),
             _("play-outs of each position, default {n}"))
    for (name, default), text in zip(COUNTS.items(), words, strict=True):
        parser.add_argument(f"--{name}", type=whole_number, default=default, metavar="N", help=text.format(n=default))


def judge(args: Namespace) -> int:
    """Play positions out, and print the errors of the judgement before and after corrections."""
    rules = fracas.ruleset(args.game)
    if rules.key not in BOOKS:
        raise InvalidNotation(_("There is no value bench of {game}. Choose one of: {games}.").format(
            game=quote(rules.key), games=", ".join(BOOKS)))
    book = BOOKS[rules.key]
    tasks = list(judge_tasks(rules.key, args.seed, args.matches, args.positions, args.playouts))
    head = {"judge": 1, "game": rules.key, "seed": args.seed, "positions": args.positions, "playouts": args.playouts}
    kept, progress = LinesFile(journal_path(args), head, result_in), Progress()
    for result in executor_for(args)(judge_match, [task for task in tasks if task.number not in kept.results]):
        kept.add(result)
        progress.update(_("{done} of {games} matches").format(done=len(kept.results), games=len(tasks)))
    progress.close()
    samples = read_samples(rules, book, [kept.results[task.number] for task in tasks], args.playouts)
    rows, scores = compare_situations(samples), measure_all(samples)
    table = [(_("situation"), _("positions"), _("told"), _("became")),
             *((_(book.titles[row.situation]), str(row.positions), f"{row.told:.0%}", f"{row.became:.0%}")
               for row in rows)]
    errors = [(_("correction"), _("error before"), _("after"), _("gain")),
              *((_(each.name), f"{each.before:.4f}", f"{each.after:.4f}", f"{each.gain:+.0%}") for each in scores)]
    show(args, {"game": rules.key, "samples": len(samples), "situations": plain_rows(rows),
                "corrections": [{**each._asdict(), "gain": each.gain} for each in scores]},
         [*columns(table), "", *columns(errors)])
    return 0
