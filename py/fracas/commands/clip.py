"""`fracas clip FILE -o x.gif`: a moment of a match as a moving picture, and in words."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

import fracas
from fracas.commands.arguments import file_text, whole_number
from fracas.commands.files import add_link_argument, check_writable, write_file
from fracas.commands.output import run_with_progress, show
from fracas.commands.raster import to_gif
from fracas.faces import face_of
from fracas.locale import N_, _
from fracas.posts.clip import STEPS, make_clip

HELP = N_("make a moving picture of a moment of a match")


def add_arguments(parser: ArgumentParser) -> None:
    """Add the record, the file, the moment and the look."""
    parser.add_argument("file", metavar=_("FILE"), help=_("a record, - to read it"))
    parser.add_argument("-o", "--output", required=True, metavar=_("FILE"),
                        help=_("the GIF file to write; its words go beside it as a text file"))
    parser.add_argument("--step", type=whole_number, metavar="N",
                        help=_("the last step to show, counted in actions; default: the end"))
    parser.add_argument("--steps", type=whole_number, default=STEPS, metavar="N",
                        help=_("the number of steps, default 20"))
    parser.add_argument("--theme", default="light", choices=("light", "dark", "contrast"), help=_("default light"))
    add_link_argument(parser)


def run(args: Namespace) -> int:
    """Write the picture and its words.

    Raises: ValueError in one sentence if the record cannot be read or the picture not be made.
    """
    target = Path(args.output)
    if target.suffix.casefold() != ".gif":
        raise ValueError(_("A clip is a GIF file: let its name end in .gif."))
    words = target.with_name(f"{target.name}.txt")  # never that of the record
    for path in (target, words):
        check_writable(path, args.follow_links)
    game = run_with_progress(fracas.from_record_in_slices(file_text(args.file), is_followed=True), _("{n} % replayed"))
    step = len(game.plies) if args.step is None else args.step
    clip = make_clip(game, face_of(game.ruleset.key), step, min(args.steps, STEPS), args.theme)
    picture = to_gif([(clip.drawing.draw(timed.frame), timed.milliseconds) for timed in clip.frames],
                     clip.drawing.size[0])
    write_file(target, picture, args.follow_links)
    write_file(words, f"{clip.text}\n", args.follow_links)
    show(args, {"files": [target.name, words.name], "bytes": len(picture), "frames": len(clip.frames),
                "milliseconds": clip.milliseconds, "text": clip.text},
         [_("{file}: {n} bytes.").format(file=args.output, n=len(picture)), "", *clip.text.splitlines()])
    return 0
