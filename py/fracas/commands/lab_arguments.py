"""The arguments that all measurements of the laboratory share: the game, the dice, the journal and the executor."""

import os
from argparse import ArgumentParser, Namespace
from pathlib import Path

from fracas.commands.arguments import number_of_processes
from fracas.commands.files import target_of
from fracas.lab import executors
from fracas.lab.executors import GameExecutor
from fracas.locale import _


def add_run_arguments(parser: ArgumentParser) -> None:
    """Add the arguments of every measurement: the game, the dice, the journal and the executor."""
    parser.add_argument("--game", required=True, metavar=_("GAME"), help=_("key of the game, see `fracas games`"))
    parser.add_argument("--seed", default="lab", help=_("seed of teams, dice and thinking: any text"))
    parser.add_argument("--option", action="append", default=[], metavar=_("NAME=VALUE"),
                        help=_("a setting of the game, repeatable"))
    parser.add_argument("-o", "--output", default="", metavar=_("FILE"),
                        help=_("the journal: a stopped run continues from it"))
    parser.add_argument("--jobs", type=number_of_processes, default=os.cpu_count() or 1, metavar="N",
                        help=_("processes at once, default one per core"))
    parser.add_argument("--cluster", default="", metavar=_("ADDRESS"), help=_("scheduler of the Dask cluster to use"))


def executor_for(args: Namespace) -> GameExecutor:
    """Return the executor that the arguments choose."""
    if args.cluster:
        return executors.cluster_executor(args.cluster)
    return executors.serial_executor if args.jobs == 1 else executors.process_executor(args.jobs)


def journal_path(args: Namespace) -> Path | None:
    """Return the file of the journal, None if none is kept."""
    return target_of(args.output) if args.output else None
