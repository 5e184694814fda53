"""`fracas lab watch` counts the silly decisions of two bots, `fracas lab plans` the actions in plans and in play."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from statistics import median
from typing import TypeVar

import fracas
from fracas.bots.levels import level_in
from fracas.commands.arguments import whole_number
from fracas.commands.lab_arguments import add_run_arguments, executor_for, journal_path
from fracas.commands.output import Progress, columns, show
from fracas.lab.lines_file import LinesFile, TaskResult
from fracas.lab.watch.actions import ActionCount, sum_counts
from fracas.lab.watch.plan_counts import PlansFile, plans_in_match, sum_plans
from fracas.lab.watch.results_file import ResultsFile
from fracas.lab.watch.watcher import (
    BotCount,
    SillyCase,
    WatchTask,
    count_by_bot,
    kinds_of,
    watch_match,
    watch_tasks,
    worst_cases,
)
from fracas.locale import _

R = TypeVar("R", bound=TaskResult)


def add_arguments(parser: ArgumentParser) -> None:
    """Add the arguments of a watch."""
    add_match_arguments(parser)
    parser.add_argument("--worst", type=whole_number, default=10, metavar="N",
                        help=_("cases of each kind to show, default 10"))


def add_match_arguments(parser: ArgumentParser) -> None:
    """Add the two bots and the number of their matches."""
    parser.add_argument("first", metavar=_("BOT"), help=_("the bot to watch"))
    parser.add_argument("second", metavar=_("BOT"), help=_("its opponent"))
    add_run_arguments(parser)
    parser.add_argument("--matches", type=whole_number, default=20, metavar="N",
                        help=_("number of matches, default 20"))


def _tasks(args: Namespace) -> list[WatchTask]:
    """Return the matches of the two bots."""
    rules = fracas.ruleset(args.game)
    bots = (level_in(rules, args.first).key, level_in(rules, args.second).key)
    return watch_tasks(rules.key, bots, args.matches, args.seed)


def plans(args: Namespace) -> int:
    """Play the matches, and print by kind of action where it was legal, planned by an expert and done."""
    tasks = _tasks(args)
    kept = PlansFile(journal_path(args), tasks)
    _play(args, kept, plans_in_match, tasks)
    counts = sum_plans(kept.results[task.number] for task in tasks)
    never = [each.kind for each in counts if not each.planned]
    rows = [(_("action"), _("turns it was legal in"), _("planned in"), _("done in")),
            *((each.kind, *map(str, each[1:])) for each in counts)]
    show(args, {"game": args.game, "matches": len(tasks), "actions": counts, "never_planned": never}, columns(rows))
    return 0


def _play(args: Namespace, kept: LinesFile[R], play: Callable[[WatchTask], R], tasks: list[WatchTask]) -> None:
    """Play the matches that are missing in a file, showing the progress."""
    missing = [task for task in tasks if task.number not in kept.results]
    progress = Progress()
    for result in executor_for(args)(play, missing):
        kept.add(result)
        progress.update(_("{done} of {games} matches").format(done=len(kept.results), games=len(tasks)))
    progress.close()


def watch(args: Namespace) -> int:
    """Play the matches, and print the counts and the worst cases with their positions."""
    rules, tasks = fracas.ruleset(args.game), _tasks(args)
    kept = ResultsFile(journal_path(args), tasks)
    _play(args, kept, watch_match, tasks)
    results = [kept.results[task.number] for task in tasks]
    counts, worst = count_by_bot(tasks, results), worst_cases(results, args.worst)
    figures = {bot: {kind.key: round(count.per_hundred(kind.key), 2) for kind in kinds_of(rules.key)}
               for bot, count in counts.items()}
    cases = {kind: [[case.bot, *case.decision] for case in found] for kind, found in worst.items()}
    ruled_out = {bot: each.count_ruled_out(kinds_of(rules.key)) for bot, each in counts.items()}
    lengths = sorted(sum(result.turns) for result in results)
    actions = sum_counts(result.actions for result in results)
    show(args, {"game": rules.key, "matches": len(tasks), "turns": {bot: each.turns for bot, each in counts.items()},
                "per_hundred_turns": figures, "ruled_out": ruled_out,
                "lengths": lengths, "actions": actions, "worst": cases},
         [*_counts(rules.key, counts), *_more_lines(lengths, actions), *_cases(worst)])
    return 0


def _counts(game: str, counts: dict[str, BotCount]) -> list[str]:
    """Return the counts as a table."""
    rows = [(_("silly decisions in 100 turns"), *(f"{bot} ({each.turns})" for bot, each in counts.items()))]
    rows += [(_(kind.title), *(f"{each.per_hundred(kind.key):.1f}" for each in counts.values()))
             for kind in kinds_of(game)]
    rows.append((_("of them all, ruled out by the odds"), *(str(each.count_ruled_out(kinds_of(game)))
                                                            for each in counts.values())))
    return columns(rows)


def _cases(worst: dict[str, list[SillyCase]]) -> list[str]:
    """Return the worst cases with their positions."""
    lines: list[str] = []
    for found in worst.values():
        for case in found:
            lines += ["", f"{case.kind}, {case.bot}: {case.decision.sentence}", f"  {case.decision.position}"]
    return lines


def _more_lines(lengths: list[int], actions: tuple[ActionCount, ...]) -> list[str]:
    """Return the lengths of the matches and a table of their actions."""
    if not lengths:
        return []
    first = _("Length in turns of either side: median {median}, from {least} to {most}.").format(
        median=f"{median(lengths):g}", least=lengths[0], most=lengths[-1])
    rows = [(_("action"), _("turns it was legal in"), _("done in"))]
    return ["", first, "", *columns([*rows, *((each.kind, str(each.legal), str(each.done)) for each in actions)])]
