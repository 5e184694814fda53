"""`fracas render POSITION -o x.svg`: a picture of a position."""

from argparse import ArgumentParser, Namespace

import fracas
from fracas.commands.arguments import argument_text
from fracas.commands.files import add_link_argument, write_file
from fracas.commands.output import show
from fracas.faces import face_of
from fracas.faces.pictures import board
from fracas.locale import N_, _
from fracas.view.board.export import picture_file

HELP = N_("draw a position as an SVG file")


def add_arguments(parser: ArgumentParser) -> None:
    """Add the position, the file and the look."""
    parser.add_argument("position", metavar=_("POSITION"), help=_("a position string, - to read it"))
    parser.add_argument("-o", "--output", required=True, metavar=_("FILE"), help=_("the file to write"))
    parser.add_argument("--theme", default="light", choices=("light", "dark", "contrast"), help=_("default light"))
    add_link_argument(parser)


def run(args: Namespace) -> int:
    """Draw."""
    game = fracas.from_position(argument_text(args.position), seed="")
    drawn = board(face_of(game.ruleset.key), game.state)
    text = str(picture_file(drawn, _(game.ruleset.name), drawn.label, theme=args.theme))
    write_file(args.output, text, args.follow_links)
    size = len(text.encode())
    show(args, {"file": args.output, "bytes": size}, [_("{file}: {n} bytes.").format(file=args.output, n=size)])
    return 0
