"""`fracas rules GAME [WORDS]`: read the rules, or look words up in them."""

import re
from argparse import ArgumentParser, Namespace
from textwrap import fill

import fracas
from fracas.commands.output import columns, show
from fracas.kernel.errors import InvalidNotation, quote
from fracas.kernel.ruleset import Chapter
from fracas.locale import N_, _, fold

HELP = N_("list the chapters of the rules, search them, or show one")
WIDTH = 100
_OWN_LINE = re.compile(r"\n(?=\||- |\d+\. )")  # before a row of a table and a point of a list


def add_arguments(parser: ArgumentParser) -> None:
    """Add the game and the words."""
    parser.add_argument("game", metavar=_("GAME"), help=_("key of the game, see `fracas games`"))
    parser.add_argument("words", nargs="*", metavar=_("WORDS"), help=_("words to search for, or a chapter number"))


def run(args: Namespace) -> int:
    """Print the contents, or every chapter that has all the words."""
    chapters = fracas.ruleset(args.game).rules_text()
    found = _matching(chapters, [fold(word) for word in args.words]) if args.words else list(chapters)
    if not found:
        raise InvalidNotation(_("No chapter contains {words}.").format(words=quote(" ".join(args.words))))
    listed = [{"number": c.number, "title": c.title, "text": c.text} for c in found]
    show(args, listed, [_printed(c) for c in found] if args.words else columns([(c.number, c.title) for c in found]))
    return 0


def _matching(chapters: tuple[Chapter, ...], words: list[str]) -> list[Chapter]:
    numbered = [c for c in chapters if [c.number] == words]
    return numbered or [c for c in chapters if all(word in fold(f"{c.title}\n{c.text}") for word in words)]


def _printed(chapter: Chapter) -> str:
    paragraphs = ["\n".join(map(_filled, _OWN_LINE.split(p))) for p in chapter.text.split("\n\n")]
    return "\n\n".join([f"{chapter.number}  {chapter.title}", *paragraphs, ""])


def _filled(piece: str) -> str:
    """Return a paragraph, a point of a list or a row of a table, which stays one line however long."""
    plain = " ".join(piece.split())
    if plain.startswith("|"):
        return plain
    return fill(plain, WIDTH, subsequent_indent="  " if plain.startswith("- ") else "")
