"""`fracas lab puzzles`: mine puzzles from matches between bots, write them, or check those that are written."""

from argparse import ArgumentParser, Namespace
from collections import Counter
from pathlib import Path

import fracas
from fracas.commands.arguments import whole_number
from fracas.commands.files import write_file
from fracas.commands.output import Progress, show
from fracas.faces import face_of, puzzle_aims_of
from fracas.lab.lines_file import LinesFile
from fracas.lab.puzzle_mine import MinedMatch, mine_match, read_mined_match, trouble_of, unlike_puzzles
from fracas.locale import _
from fracas.puzzles.mined_puzzle import EASY, HARD, MinedPuzzle, mined_file, mined_puzzles, write_mined

FORMAT = 1  # of the file of results


def add_arguments(parser: ArgumentParser) -> None:
    """Add the arguments of a mine."""
    parser.add_argument("--game", required=True, metavar=_("GAME"), help=_("key of the game, see `fracas games`"))
    parser.add_argument("--seed", default="mine", help=_("seed of teams, dice and thinking: any text"))
    parser.add_argument("--matches", type=whole_number, default=100, metavar="N",
                        help=_("number of matches, default 100"))
    parser.add_argument("--analysed", type=whole_number, default=20, metavar="N",
                        help=_("the analyst looks at every Nth match, default 20"))
    parser.add_argument("-o", "--output", default="", metavar=_("FILE"),
                        help=_("the journal: a stopped run continues from it"))
    parser.add_argument("--most", type=whole_number, default=100, metavar="N",
                        help=_("number of puzzles after which the mine stops, default 100"))
    parser.add_argument("--keep", action="store_true", help=_("write the puzzles where the page reads them"))
    parser.add_argument("--check", action="store_true", help=_("calculate the puzzles of the page again"))


def puzzles(args: Namespace) -> int:
    """Mine the puzzles of a game, or check them."""
    if args.check:
        return _check(args)
    rules, aims, report = fracas.ruleset(args.game), puzzle_aims_of(args.game), face_of(args.game).report
    head = {"mine": FORMAT, "game": rules.key, "seed": args.seed, "analysed": args.analysed}
    kept = LinesFile(Path(args.output or f"puzzles-{args.game}.jsonl"), head, read_mined_match)
    progress, found = Progress(), unlike_puzzles(kept.results.values())
    for number in range(args.matches):
        if len(found) >= args.most:
            break
        if number not in kept.results:
            is_analysed = number % args.analysed == args.analysed - 1
            mined = mine_match(rules, aims, args.seed, number, report if is_analysed else None)
            kept.add(MinedMatch(number, write_mined(mined)))
            found = unlike_puzzles(kept.results.values())
            progress.update(_("{done} of {games} matches, {puzzles} puzzles").format(
                done=number + 1, games=args.matches, puzzles=len(found)))
    progress.close()
    found = found[:args.most]
    if args.keep:
        write_file(str(mined_file(rules.key)), write_mined(found))
    show(args, {"game": rules.key, "matches": len(kept.results), **_figures(found)},
         [_("{puzzles} puzzles in {matches} matches.").format(puzzles=len(found), matches=len(kept.results))])
    return 0


def _check(args: Namespace) -> int:
    """Check that each line is legal, its chance exact and its lead large enough; return 1 if one is not."""
    progress, wrong, found = Progress(), dict[str, str](), mined_puzzles(args.game)
    for number, mined in enumerate(found, 1):
        trouble = trouble_of(fracas.ruleset(args.game), puzzle_aims_of(args.game), mined)
        if trouble:
            wrong[mined.puzzle.key] = trouble
        progress.update(_("{done} of {puzzles} puzzles").format(done=number, puzzles=len(found)))
    progress.close()
    show(args, {"game": args.game, "wrong": wrong, **_figures(found)},
         [_("{puzzles} puzzles, {wrong} wrong.").format(puzzles=len(found), wrong=len(wrong)),
          *(f"{key}: {trouble}" for key, trouble in wrong.items())])
    return 1 if wrong else 0


def _figures(found: list[MinedPuzzle] | tuple[MinedPuzzle, ...]) -> dict[str, object]:
    """Return the figures of some puzzles."""
    return {"puzzles": len(found), "aims": Counter(each.puzzle.aim for each in found),
            "easy": sum(each.grade == EASY for each in found),
            "hard": sum(each.grade == HARD for each in found)}
