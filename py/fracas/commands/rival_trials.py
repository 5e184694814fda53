"""`fracas lab rivals`: whether lessons beat rivals, whether they are told apart, whether their strength follows."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from typing import NamedTuple

import fracas
from fracas.commands.arguments import options_between_bots, whole_number
from fracas.commands.lab_arguments import add_run_arguments, executor_for, journal_path
from fracas.commands.output import Progress, columns, show
from fracas.kernel.errors import InvalidNotation
from fracas.lab import rival_trials as trials
from fracas.lab.lines_file import LinesFile
from fracas.lab.rival_figures import TellFigure, climb_figures, lesson_figures, tell_figure
from fracas.lab.rival_teller import whole_match, windows
from fracas.lab.rival_trials import TrialResult, TrialTask
from fracas.locale import _

STRENGTH = 1.0  # rungs: as a regular
LEAST_TOLD = 2  # matches of each
Results = Sequence[TrialResult]


class RivalTrial(NamedTuple):
    """A trial of a game's rivals."""

    tasks: Callable[[Namespace], list[TrialTask]]
    play: Callable[[TrialTask], TrialResult]
    rows: Callable[[str, list[TrialTask], Results], list[tuple[str, ...]]]  # with a head, as a table


def _lesson_rows(game: str, tasks: list[TrialTask], results: Results) -> list[tuple[str, ...]]:
    rows = [(each.who, str(each.matches), _percent(each.learnt), _percent(each.unlearnt), _percent(each.margin),
             _yes(each.holds)) for each in lesson_figures(game, tasks, results)]
    return [(_("rival or ~weakness"), _("matches each"), _("with the lesson"), _("without it"), "\N{PLUS-MINUS SIGN}",
             _("as it should")), *rows]


def _tell_rows(_game: str, tasks: list[TrialTask], results: Results) -> list[tuple[str, ...]]:
    return [(_("from"), _("told rightly"), _("of")),
            _tell_row(_("20 decisions"), tell_figure(tasks, results, windows)),
            _tell_row(_("a match"), tell_figure(tasks, results, whole_match))]


def _tell_row(name: str, figure: TellFigure) -> tuple[str, ...]:
    return name, _percent(figure.share), str(figure.total)


def _climb_rows(_game: str, tasks: list[TrialTask], results: Results) -> list[tuple[str, ...]]:
    return [(_("coach"), _("climbs"), _("points of ten matches")),
            *((each.coach, str(each.climbs), _percent(each.share)) for each in climb_figures(tasks, results))]


TRIALS = {
    "lesson": RivalTrial(lambda args: trials.lesson_tasks(args.game, args.seed, args.matches, STRENGTH),
                         trials.play_lesson, _lesson_rows),
    "tell": RivalTrial(lambda args: trials.tell_tasks(args.game, args.seed, args.matches, STRENGTH),
                       trials.play_tell, _tell_rows),
    "climb": RivalTrial(lambda args: trials.climb_tasks(args.game, args.seed, args.matches),
                        trials.play_climb, _climb_rows),
}


def add_arguments(parser: ArgumentParser) -> None:
    """Add the arguments of a trial."""
    parser.add_argument("trial", choices=tuple(TRIALS), metavar=_("TRIAL"), help=_(
        "lesson: whether coaches with the lesson win; tell: whether rivals can be told apart;"
        " climb: points in the first ten matches"))
    add_run_arguments(parser)
    parser.add_argument("--matches", type=whole_number, default=4, metavar="N",
                        help=_("matches of each rival against each coach, or climbs of each coach, default 4"))


def rivals(args: Namespace) -> int:
    """Play the matches of a trial, and print its figures."""
    if args.trial == "tell" and args.matches < LEAST_TOLD:
        raise InvalidNotation(_("One half of the matches teaches how the other is told: give --matches 2 or more."))
    game, trial = trials.game_of_rivals(args.game), TRIALS[args.trial]
    options = options_between_bots(args, fracas.ruleset(game))
    tasks = [task._replace(options=options) for task in trial.tasks(args)]
    head = {"rivals": args.trial, "game": game, "seed": args.seed, **({"options": options} if args.option else {})}
    kept = LinesFile(journal_path(args), head, trials.read_result)
    progress = Progress()
    for result in executor_for(args)(trial.play, [task for task in tasks if task.number not in kept.results]):
        kept.add(result)
        progress.update(_("{done} of {games} matches").format(done=len(kept.results), games=len(tasks)))
    progress.close()
    rows = trial.rows(game, tasks, [kept.results[task.number] for task in tasks])
    show(args, {"game": game, "trial": args.trial, "rows": rows}, columns(rows))
    return 0


def _percent(share: float) -> str:
    return f"{share:.0%}"


def _yes(holds: bool) -> str:
    return _("yes") if holds else _("no")
