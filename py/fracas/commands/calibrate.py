"""`fracas lab calibrate`: compare the chances that the analyst tells with the matches that are won."""

from argparse import ArgumentParser, Namespace

import fracas
from fracas.bots.levels import level_in
from fracas.commands.arguments import options_between_bots, whole_number
from fracas.commands.lab_arguments import add_run_arguments, executor_for, journal_path
from fracas.commands.output import Progress, columns, show
from fracas.faces import face_of
from fracas.lab import calibration as told
from fracas.lab.lines_file import LinesFile
from fracas.locale import _

COUNTS = {"matches": 100, "positions": 10}
BOT = "hard"


def add_arguments(parser: ArgumentParser) -> None:
    """Add the arguments of a calibration."""
    parser.add_argument("bots", nargs="*", metavar=_("BOT"), help=_("one bot or two, default {bot}").format(bot=BOT))
    add_run_arguments(parser)
    words = _("number of matches, default {n}"), _("positions of each match, default {n}")
    for (name, default), text in zip(COUNTS.items(), words, strict=True):
        parser.add_argument(f"--{name}", type=whole_number, default=default, metavar="N", help=text.format(n=default))


def calibrate(args: Namespace) -> int:
    """Play the matches, and print the chances told beside the matches won, without maps and with them."""
    rules = fracas.ruleset(args.game)
    stats, bots = face_of(rules.key).report, [level_in(rules, key).key for key in (args.bots or [BOT])]
    tasks = list(told.calibration_tasks(rules.key, (bots[0], bots[-1]), args.seed, args.matches, args.positions,
                                        options_between_bots(args, rules)))
    head = {"calibrate": 1, "game": rules.key, "bots": bots, "seed": args.seed, "positions": args.positions,
            "options": sorted(args.option)}
    kept, progress = LinesFile(journal_path(args), head, told.result_in), Progress()
    for result in executor_for(args)(told.play_for_calibration,
                                     [task for task in tasks if task.number not in kept.results]):
        kept.add(result)
        progress.update(_("{done} of {games} matches").format(done=len(kept.results), games=len(tasks)))
    progress.close()
    results = [kept.results[task.number] for task in tasks]
    lines: list[str] = []
    found = {}
    for name, judged in told.judgements(rules, stats).items():
        samples = told.read_samples(judged, stats, results)
        own, mended = told.fit_maps(samples), told.mend_samples(samples)
        found[name] = {"positions": len(samples), "map": own, "before": told.count_rows(samples),
                       "after": told.count_rows(mended), "near_70": [told.row_near_seventy(samples),
                                                                     told.row_near_seventy(mended)],
                       "errors": [told.tell_error(samples), told.tell_error(mended)]}
        lines += [*(f"{name} {number}: {' '.join(f'{knot.told}:{knot.won}' for knot in knots)}"
                    for number, knots in own.items()), *_table(samples), "", *_table(mended), ""]
    show(args, {"game": rules.key, "matches": len(tasks), "judgements": found}, lines)
    return 0


def _table(samples: list[told.ToldSample]) -> list[str]:
    """Return the table of samples, the last line of those told about 70 percent."""
    rows = [*told.count_rows(samples), told.row_near_seventy(samples)]
    return [*columns([(_("told"), _("positions"), _("mean"), _("won")),
                      *((f"{row.least} %", str(row.positions), f"{row.told:.1f}", f"{row.won:.1f}") for row in rows)]),
            _("mean square of the error: {error}").format(error=f"{told.tell_error(samples):.4f}")]
