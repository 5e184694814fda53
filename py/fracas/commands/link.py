"""`fracas link FILE`: a match or a position as a link, and a link as a record again."""

from argparse import ArgumentParser, Namespace

import fracas
from fracas.commands.arguments import argument_text, file_text
from fracas.commands.output import show
from fracas.links import MOST, find_link, read_link, write_link, write_position
from fracas.locale import N_, _

HELP = N_("turn a match or position into a link, or a link into a record")


def add_arguments(parser: ArgumentParser) -> None:
    """Add the record, position or link to convert."""
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("file", nargs="?", metavar=_("FILE"), help=_("a record, - to read it"))
    what.add_argument("--position", metavar=_("POSITION"), help=_("a position string, - to read it"))
    what.add_argument("--open", metavar=_("LINK"), help=_("a link or the address with it, - to read it"))


def run(args: Namespace) -> int:
    """Turn one into the other."""
    if args.open is not None:
        text = argument_text(args.open)
        record = read_link(find_link(text) or text).record
        show(args, {"record": record}, record.splitlines())
        return 0
    packed = write_link(fracas.from_record(file_text(args.file))) if args.position is None \
        else _position_link(argument_text(args.position))
    show(args, {"link": packed, "characters": len(packed), "one_code": len(packed) <= MOST}, [packed])
    return 0


def _position_link(position: str) -> str:
    fracas.from_position(position)
    return write_position(position)
