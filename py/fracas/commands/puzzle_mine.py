"""`fracas lab puzzles`: mine puzzles from matches between bots, write them, or check those that are written."""

from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Sequence

import fracas
from fracas.commands.arguments import whole_number
from fracas.commands.mine import Mine, MineWords, add_mine_arguments, run_mine
from fracas.faces import face_of, puzzle_aims_of
from fracas.lab.puzzle_mine import mine_match, trouble_of, unlike_puzzles
from fracas.locale import _
from fracas.puzzles.mined_puzzle import EASY, HARD, MinedPuzzle, mined_file, mined_puzzles, read_mined, write_mined

FORMAT = 2  # of the file of results


def add_arguments(parser: ArgumentParser) -> None:
    """Add the arguments of a mine."""
    add_mine_arguments(parser, 100, _("number of puzzles after which the mine stops, default 100"),
                       _("write the puzzles where the page reads them"), _("calculate the puzzles of the page again"))
    parser.add_argument("--analysed", type=whole_number, default=20, metavar="N",
                        help=_("the analyst looks at every Nth match, default 20"))
    parser.add_argument("--home-team", default="", metavar=_("TEAM"), help=_("team of the home side"))
    parser.add_argument("--away-team", default="", metavar=_("TEAM"), help=_("team of the away side"))


def puzzles(args: Namespace) -> int:
    """Mine the puzzles of a game, or check that each is legal, exact and leads by enough."""
    rules, aims, report = fracas.ruleset(args.game), puzzle_aims_of(args.game), face_of(args.game).report

    teams = args.home_team, args.away_team
    who = {"teams": list(teams)} if any(teams) else {}

    def search(number: int) -> list[MinedPuzzle]:
        is_analysed = number % args.analysed == args.analysed - 1
        return mine_match(rules, aims, args.seed, number, report if is_analysed else None, teams)

    return run_mine(args, Mine(
        "puzzles", {"mine": FORMAT, "game": rules.key, "seed": args.seed, "analysed": args.analysed, **who},
        search, unlike_puzzles, read_mined, write_mined, lambda: mined_puzzles(rules.key), mined_file(rules.key),
        lambda mined: mined.puzzle.key, lambda mined: trouble_of(rules, aims, mined), _figures, MineWords(
            _("{done} of {games} matches, {found} puzzles"), _("{found} puzzles in {matches} matches."),
            _("{done} of {found} puzzles"), _("{found} puzzles, {wrong} wrong."))))


def _figures(found: Sequence[MinedPuzzle]) -> dict[str, object]:
    """Return the figures of some puzzles."""
    return {"aims": Counter(each.puzzle.aim for each in found), "easy": sum(each.grade == EASY for each in found),
            "hard": sum(each.grade == HARD for each in found)}
