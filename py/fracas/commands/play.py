"""`fracas play GAME`: a match in the terminal, each side played by a human or by a bot."""

import sys
from argparse import ArgumentParser, Namespace

import fracas
from fracas.bots import KEYS as BOTS
from fracas.bots import Bot
from fracas.bots.levels import level_in
from fracas.bots.match import bot_seed
from fracas.commands.arguments import add_match_arguments, file_text, game_options
from fracas.commands.terminal import Terminal
from fracas.kernel.errors import InvalidNotation, quote
from fracas.kernel.game import Game
from fracas.locale import N_, _

HELP = N_("play a match in the terminal, against a bot or a friend")
HUMAN = "human"


def add_arguments(parser: ArgumentParser) -> None:
    """Add the match, the seats and the dice."""
    add_match_arguments(parser)
    seats = (HUMAN, *BOTS)
    parser.add_argument("--home", default=HUMAN, choices=seats, help=_("who plays the home side, default human"))
    parser.add_argument("--away", default="rookie", choices=seats, help=_("who plays the away side, default rookie"))
    parser.add_argument(
        "--dice", default="virtual", choices=("virtual", "real"),
        help=_("real: you throw the dice of human coaches and type the faces"),
    )
    parser.add_argument("--record", default="", metavar=_("FILE"), help=_("continue a saved match"))


def run(args: Namespace) -> int:
    """Play until the match is over or the coach has had enough."""
    game = _match(args)
    seed = game.tags.get("Seed", "")
    bots = tuple(
        None if level == HUMAN else Bot(level, bot_seed(seed, side))
        for side, level in (("home", args.home), ("away", args.away))
    )
    Terminal(game, (bots[0], bots[1]), sys.stdin, sys.stdout).play()
    return 0


def _match(args: Namespace) -> Game:
    rules = fracas.ruleset(args.game)
    for bot in {args.home, args.away} - {HUMAN}:
        level_in(rules, bot)
    if args.record:
        game = fracas.from_record(file_text(args.record))
        if game.ruleset.key != rules.key:
            raise InvalidNotation(
                _("{file} is not a match of {game}.").format(file=quote(args.record), game=_(rules.name))
            )
        return game
    is_real = args.dice == "real"
    real = (is_real and args.home == HUMAN, is_real and args.away == HUMAN)
    tags = {"HomeCoach": args.home, "AwayCoach": args.away}
    options = game_options(args, rules)
    if HUMAN not in (args.home, args.away):
        options = {**rules.bot_match_options, **options}
    return fracas.new(rules.key, args.seed, args.home_team, args.away_team, options, real, tags, args.friendly)
