"""`fracas render POSITION -o x.svg`: a picture of a position."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

import fracas
from fracas.commands.output import show
from fracas.commands.reading import text_of
from fracas.commands.telling import view_of
from fracas.kernel.errors import InvalidNotation
from fracas.locale import N_, _
from fracas.view.export import picture_file

HELP = N_("draw a position as an SVG file")


def add_arguments(parser: ArgumentParser) -> None:
    """Add the position, the file and the look."""
    parser.add_argument("position", metavar=_("POSITION"), help=_("a position string, - to read it"))
    parser.add_argument("-o", "--output", required=True, metavar=_("FILE"), help=_("the file to write"))
    parser.add_argument("--theme", default="light", choices=("light", "dark", "contrast"), help=_("default light"))


def run(args: Namespace) -> int:
    """Draw."""
    game = fracas.from_position(text_of(args.position), seed="")
    view = view_of(game)
    if view is None:
        raise InvalidNotation(_("There are no pictures of {game}.").format(game=_(game.ruleset.name)))
    board = view.board(game.state, view.kits_of(game.state))
    drawn = picture_file(board, _(game.ruleset.name), view.board_label(game.state), theme=args.theme)
    Path(args.output).write_text(str(drawn), encoding="utf-8")
    size = len(str(drawn).encode())
    show(args, {"file": args.output, "bytes": size}, [_("{file}: {n} bytes.").format(file=args.output, n=size)])
    return 0
