"""`fracas perft GAME`: how many courses a game can take in one action, two actions and so on."""

from argparse import ArgumentParser, Namespace
from time import perf_counter

import fracas
from fracas.bots.match import play_match
from fracas.commands.arguments import whole_number
from fracas.commands.output import Progress, columns, show
from fracas.kernel.errors import InvalidNotation, quote
from fracas.kernel.game import Game
from fracas.kernel.perft import positions_at_depth
from fracas.locale import N_, _

HELP = N_("count the possible courses of a match: actions, options and distinct rolls")


def add_arguments(parser: ArgumentParser) -> None:
    """Add the game, the depth and the positions."""
    parser.add_argument("game", metavar=_("GAME"), help=_("key of the game, see `fracas games`"))
    parser.add_argument("--depth", type=whole_number, default=1, help=_("most actions in a row, default 1"))
    parser.add_argument(
        "--position", action="append", default=[], metavar=_("POSITION"), help=_("count from here, repeatable"),
    )
    parser.add_argument(
        "--after", type=whole_number, metavar="N",
        help=_("count from a bots’ match after N actions; weather and toss alone can take minutes"),
    )


def run(args: Namespace) -> int:
    """Count from the first position of a match, from one in its course or from those given."""
    rules = fracas.ruleset(args.game)
    games = [fracas.from_position(text, seed="") for text in args.position]
    for game in games:
        if game.ruleset.key != rules.key:
            raise InvalidNotation(
                _("{position} is not a position of {game}.").format(position=quote(game.position), game=_(rules.name))
            )
    found: dict[str, dict[str, int]] = {}
    progress = Progress()
    started = perf_counter()
    if args.after:
        games.append(_on_the_way(rules.key, args.after))
    for game in games or [fracas.new(rules.key, seed="")]:
        counts = found[game.position] = {}
        for depth in range(1, args.depth + 1):
            counts[str(depth)] = 0
            for number, _end in enumerate(positions_at_depth(rules, game.state, depth), 1):
                counts[str(depth)] = number
                if number % 1000 == 0:
                    progress.update(_("depth {depth}: {n} courses").format(depth=depth, n=number))
    progress.close()
    rows = [(position, depth, str(n)) for position, counts in found.items() for depth, n in counts.items()]
    show(args, found, [*columns(rows), f"{perf_counter() - started:.2f} s"])
    return 0


def _on_the_way(key: str, actions: int) -> Game:
    """Return the game of a match between bots after a number of actions, at most before its last."""
    game = play_match(key, "rookie", "rookie", "perft").game
    ply = game.plies[min(actions, len(game.plies) - 1)]
    return fracas.from_position(game.ruleset.position(ply.before), seed="")
