"""A mine of the laboratory: matches between bots are searched, what is found is written where the page reads it.

`puzzles` and `challenges` say what they look for; arguments, journal and loop are the same.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

from fracas.commands.arguments import whole_number
from fracas.commands.files import write_file
from fracas.commands.output import Progress, show
from fracas.lab.lines_file import LinesFile
from fracas.lab.mined_match import MinedMatch, read_mined_match
from fracas.locale import _

F = TypeVar("F")  # what is found


class MineWords(NamedTuple):
    """The lines that a mine prints."""

    mined: str  # {done}, {games}, {found}
    total: str  # {found}, {matches}
    checked: str  # {done}, {found}
    faults: str  # {found}, {wrong}


class Mine(NamedTuple, Generic[F]):
    """What is looked for in the matches of one game."""

    key: str  # in the results
    head: Mapping[str, Any]  # of the journal
    search: Callable[[int], Iterable[F]]  # number of a match -> what it holds
    select: Callable[[Sequence[Iterable[F]]], list[F]]  # from what each match holds, those that are kept
    read: Callable[[str], Iterable[F]]
    write: Callable[[Iterable[F]], str]
    kept: Callable[[], Sequence[F]]  # those of the page
    file: Path  # where the page reads them
    name: Callable[[F], str]
    fault: Callable[[F], str]  # worked out anew, "" without one
    figures: Callable[[Sequence[F]], dict[str, object]]
    words: MineWords


def add_mine_arguments(parser: ArgumentParser, most: int, most_help: str, keep_help: str, check_help: str) -> None:
    """Add the arguments of a mine.

    Args: most - finds after which it stops.
    """
    parser.add_argument("--game", required=True, metavar=_("GAME"), help=_("key of the game, see `fracas games`"))
    parser.add_argument("--seed", default="mine", help=_("seed of teams, dice and thinking: any text"))
    parser.add_argument("--matches", type=whole_number, default=100, metavar="N",
                        help=_("number of matches, default 100"))
    parser.add_argument("-o", "--output", default="", metavar=_("FILE"),
                        help=_("the journal: a stopped run continues from it"))
    parser.add_argument("--most", type=whole_number, default=most, metavar="N", help=most_help)
    parser.add_argument("--keep", action="store_true", help=keep_help)
    parser.add_argument("--add", action="store_true", help=_("as --keep, behind those that are there and unlike them"))
    parser.add_argument("--check", action="store_true", help=check_help)


def run_mine(args: Namespace, mine: Mine[F]) -> int:
    """Search matches, or check what was found before; return the exit status."""
    if args.check:
        return _check(args, mine)
    file = Path(args.output or f"{mine.key}-{args.game}.jsonl")
    kept = LinesFile(file, dict(mine.head), lambda line: read_mined_match(line, mine.read))

    def selected() -> list[F]:
        return mine.select([list(mine.read(match.text)) for match in sorted(kept.results.values())])

    progress, found = Progress(), selected()
    for number in range(args.matches):
        if len(found) >= args.most:
            break
        if number not in kept.results:
            kept.add(MinedMatch(number, mine.write(mine.search(number))))
            found = selected()
            progress.update(mine.words.mined.format(done=number + 1, games=args.matches, found=len(found)))
    progress.close()
    found = found[:args.most]
    if args.keep:
        write_file(str(mine.file), mine.write(found))
    if args.add:
        kept_before = mine.kept()
        found = [each for each in mine.select([kept_before, found]) if each not in kept_before]
        write_file(str(mine.file), mine.file.read_text(encoding="utf-8") + mine.write(found))
    show(args, {"game": args.game, "matches": len(kept.results), mine.key: len(found), **mine.figures(found)},
         [mine.words.total.format(found=len(found), matches=len(kept.results))])
    return 0


def _check(args: Namespace, mine: Mine[F]) -> int:
    """Work out again what the page has; return 1 if something is wrong."""
    progress, wrong, found = Progress(), dict[str, str](), mine.kept()
    for number, each in enumerate(found, 1):
        fault = mine.fault(each)
        if fault:
            wrong[mine.name(each)] = fault
        progress.update(mine.words.checked.format(done=number, found=len(found)))
    progress.close()
    show(args, {"game": args.game, "wrong": wrong, mine.key: len(found), **mine.figures(found)},
         [mine.words.faults.format(found=len(found), wrong=len(wrong)),
          *(f"{name}: {fault}" for name, fault in wrong.items())])
    return 1 if wrong else 0
