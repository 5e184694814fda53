"""`fracas lab challenges`: mine challenges from matches between bots, write them, or count them again."""

from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import fracas
from fracas.challenges.challenge import Challenge, challenge_file, challenges_of, write
from fracas.commands.arguments import whole_number
from fracas.commands.files import write_file
from fracas.commands.output import Progress, show
from fracas.faces import challenge_aims_of, face_of
from fracas.lab.challenge_mine import (
    fault_of,
    mine_match,
    mixed_challenges,
    read_mined_challenges,
    write_mined_challenges,
)
from fracas.lab.lines_file import LinesFile
from fracas.locale import _

FORMAT = 1  # of the file of results


def add_arguments(parser: ArgumentParser) -> None:
    """Add the arguments of a mine."""
    parser.add_argument("--game", required=True, metavar=_("GAME"), help=_("key of the game, see `fracas games`"))
    parser.add_argument("--seed", default="mine", help=_("seed of teams, dice and thinking: any text"))
    parser.add_argument("--matches", type=whole_number, default=100, metavar="N",
                        help=_("number of matches, default 100"))
    parser.add_argument("-o", "--output", default="", metavar=_("FILE"),
                        help=_("the journal: a stopped run continues from it"))
    parser.add_argument("--most", type=whole_number, default=12, metavar="N",
                        help=_("number of challenges after which the mine stops, default 12"))
    parser.add_argument("--keep", action="store_true", help=_("write the challenges where the page reads them"))
    parser.add_argument("--check", action="store_true", help=_("count the challenges of the page again"))


def challenges(args: Namespace) -> int:
    """Mine the challenges of a game, or check them."""
    if args.check:
        return _check(args)
    rules, aims = fracas.ruleset(args.game), challenge_aims_of(args.game)
    head = {"challenges": FORMAT, "game": rules.key, "seed": args.seed}
    kept = LinesFile(Path(args.output or f"challenges-{args.game}.jsonl"), head, read_mined_challenges)
    progress, found = Progress(), mixed_challenges(kept.results.values(), list(aims))
    for number in range(args.matches):
        if len(found) >= args.most:
            break
        if number not in kept.results:
            mined = mine_match(rules, aims, args.seed, number, face_of(rules.key).is_opening)
            kept.add(write_mined_challenges(number, mined))
            found = mixed_challenges(kept.results.values(), list(aims))
            progress.update(_("{done} of {games} matches, {challenges} challenges").format(
                done=number + 1, games=args.matches, challenges=len(found)))
    progress.close()
    found = found[:args.most]
    if args.keep:
        write_file(str(challenge_file(rules.key)), write(found))
    show(args, {"game": rules.key, "matches": len(kept.results), **_figures(found)},
         [_("{challenges} challenges in {matches} matches.").format(challenges=len(found), matches=len(kept.results))])
    return 0


def _check(args: Namespace) -> int:
    """Check that each can be reached, is not over, and is reached by the expert as often as it says."""
    progress, wrong, found = Progress(), dict[str, str](), challenges_of(args.game)
    for number, challenge in enumerate(found, 1):
        fault = fault_of(fracas.ruleset(args.game), challenge_aims_of(args.game), challenge)
        if fault:
            wrong[challenge.key] = fault
        progress.update(_("{done} of {challenges} challenges").format(done=number, challenges=len(found)))
    progress.close()
    show(args, {"game": args.game, "wrong": wrong, **_figures(found)},
         [_("{challenges} challenges, {wrong} wrong.").format(challenges=len(found), wrong=len(wrong)),
          *(f"{key}: {fault}" for key, fault in wrong.items())])
    return 1 if wrong else 0


def _figures(found: Sequence[Challenge]) -> dict[str, object]:
    """Return the figures of some challenges."""
    return {"challenges": len(found), "aims": Counter(each.aim for each in found),
            "grades": Counter(each.grade for each in found)}
