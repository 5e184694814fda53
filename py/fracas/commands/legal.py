"""`fracas legal POSITION`: the legal actions."""

from argparse import ArgumentParser, Namespace

import fracas
from fracas.commands.arguments import argument_text
from fracas.commands.output import show
from fracas.locale import N_, _

HELP = N_("list the legal actions of a position")
SIDES = ("home", "away")


def add_arguments(parser: ArgumentParser) -> None:
    """Add the position."""
    parser.add_argument("position", metavar=_("POSITION"), help=_("a position string, - to read it"))


def run(args: Namespace) -> int:
    """List the legal actions."""
    game = fracas.from_position(argument_text(args.position), seed="")
    texts = game.legal_texts()
    acts = SIDES[game.to_act] if texts else ""
    show(args, {"position": game.position, "to_act": acts, "actions": texts}, texts)
    return 0
