"""`fracas lab challenges`: mine challenges from matches between bots, write them, or count them again."""

from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Sequence

import fracas
from fracas.challenges.challenge import Challenge, challenge_file, challenges_of, read, write
from fracas.commands.mine import Mine, MineWords, add_mine_arguments, run_mine
from fracas.faces import challenge_aims_of, face_of
from fracas.lab.challenge_mine import fault_of, mine_match, mixed_challenges
from fracas.locale import _

FORMAT = 1  # of the file of results


def add_arguments(parser: ArgumentParser) -> None:
    """Add the arguments of a mine."""
    add_mine_arguments(parser, 12, _("number of challenges after which the mine stops, default 12"),
                       _("write the challenges where the page reads them"), _("count the challenges of the page again"))


def challenges(args: Namespace) -> int:
    """Mine the challenges of a game, or check that the expert reaches each as often as it says."""
    rules, aims, is_opening = fracas.ruleset(args.game), challenge_aims_of(args.game), face_of(args.game).is_opening
    return run_mine(args, Mine(
        "challenges", {"challenges": FORMAT, "game": rules.key, "seed": args.seed},
        lambda number: mine_match(rules, aims, args.seed, number, is_opening),
        lambda matches: mixed_challenges(matches, list(aims)), read, write,
        lambda: challenges_of(rules.key), challenge_file(rules.key), lambda challenge: challenge.key,
        lambda challenge: fault_of(rules, aims, challenge), _figures, MineWords(
            _("{done} of {games} matches, {found} challenges"), _("{found} challenges in {matches} matches."),
            _("{done} of {found} challenges"), _("{found} challenges, {wrong} wrong."))))


def _figures(found: Sequence[Challenge]) -> dict[str, object]:
    """Return the figures of some challenges."""
    return {"aims": Counter(each.aim for each in found), "grades": Counter(each.grade for each in found)}
