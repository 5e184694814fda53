"""`fracas games`: which games there are."""

from argparse import ArgumentParser, Namespace

import fracas
from fracas.commands.output import columns, show
from fracas.locale import N_, _

HELP = N_("list the games")


def add_arguments(parser: ArgumentParser) -> None:
    """Needs none."""


def run(args: Namespace) -> int:
    """List the games."""
    listed = [fracas.ruleset(key) for key in fracas.KEYS]
    found = [{"key": rules.key, "name": _(rules.name), "title": _(rules.title)} for rules in listed]
    show(args, found, columns([(game["key"], game["name"], game["title"]) for game in found]))
    return 0
