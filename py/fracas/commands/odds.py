"""`fracas odds POSITION ACTION`: the exact odds of an action."""

from argparse import ArgumentParser, Namespace

import fracas
from fracas.commands.arguments import argument_text
from fracas.commands.narration import odds_lines
from fracas.commands.output import show
from fracas.faces import face_of
from fracas.kernel.odds import exact_odds
from fracas.locale import N_, _

HELP = N_("calculate the exact odds of an action")


def add_arguments(parser: ArgumentParser) -> None:
    """Add the position and the action."""
    parser.add_argument("position", metavar=_("POSITION"), help=_("a position string, - to read it"))
    parser.add_argument("action", metavar=_("ACTION"), help=_("as `fracas legal` lists it"))
    parser.add_argument("--without-rerolls", action="store_true", help=_("as on the board: the team spends no re-roll"))


def run(args: Namespace) -> int:
    """Print the outcomes and the assumptions."""
    game = fracas.from_position(argument_text(args.position), seed="")
    outcomes, assumptions = fracas.odds(game, args.action)
    if args.without_rerolls:
        rules, action = game.ruleset, game.read_action(args.action)
        outcomes = exact_odds(rules, face_of(rules.key).without_rerolls(game.state, action), action)
    said = [_(sentence) for sentence in assumptions]
    found = {
        "outcomes": [{"outcome": outcome, "p": str(chance)} for outcome, chance in outcomes.items()],
        "assumptions": said,
    }
    show(args, found, [*odds_lines(game, args.action, outcomes), *said])
    return 0
