"""The better line played: a short match from where something better could be done, with dice as they usually fall.

Of several tries the one is shown that comes nearest to what they are worth on average among those that go through.
Its dice are no seed's and are marked as thrown by hand, so that nobody takes it for a match.
"""

from typing import NamedTuple

from fracas.analyst.verdict import Mistake
from fracas.bots.evaluate import worth
from fracas.bots.streams import EvenDice
from fracas.kernel import record
from fracas.kernel.drivers import Answer, RandomSource, Sampler
from fracas.kernel.game import Game
from fracas.kernel.plan_course import next_place
from fracas.kernel.table import Choice, Roll

TRIES = 24
SHIFT = 0.1


class Line(NamedTuple):
    """A better line as it may come."""

    game: Game  # from the position of the decision on
    goes_through: float  # share of the tries in which it could be played to its end


def better_line(match: Game, mistake: Mistake) -> Line:
    """Play the better line of a mistake."""
    tried = [_tried(match, mistake, EvenDice(number, SHIFT)) for number in range(TRIES)]
    whole = [game for game, is_whole in tried if is_whole]
    games = whole or [game for game, _is_whole in tried]
    worths = {id(game): worth(game.ruleset, game.state, mistake.side) for game in games}
    mean = sum(worths.values()) / len(games)
    return Line(min(games, key=lambda game: abs(worths[id(game)] - mean)), len(whole) / TRIES)


def _tried(match: Game, mistake: Mistake, random: RandomSource) -> tuple[Game, bool]:
    """Return one try, and whether it went through."""
    ply, rules = match.plies[mistake.number], match.ruleset
    position = rules.position(ply.before)
    kept = {name: text for name, text in match.tags.items() if name in ("HomeKit", "AwayKit")}
    tags = {"Game": rules.key, "Format": str(record.FORMAT), "Rules": str(rules.version), "Real": "home away",
            "Start": position, **kept}
    game = Game(rules, rules.parse_position(position), None, (True, True), tags)
    seen: list[Answer] = []
    plan = mistake.better.plan
    if mistake.place >= 0:
        option = mistake.better.option
        assert option is not None
        plan, seen = (ply.action,), [*ply.answers[:mistake.place], Answer("", option, False)]
    at = 0
    while at < len(plan):
        if game.is_terminal() or game.to_act != rules.to_act(ply.before):
            return game, False
        at = next_place(rules, game.state, plan, at)
        if at == len(plan):
            return game, False
        game.apply(plan[at])
        at += 1
        _answered(game, seen, random)
    return game, True


def _answered(game: Game, seen: list[Answer], random: RandomSource) -> None:
    """Answer all that an action asks: first as is written, then by chance and as coaches usually do."""
    while game.pending is not None:
        if seen:
            game.answer(seen.pop(0).value)
        elif isinstance(game.pending, Choice):
            game.answer(game.ruleset.policy(game.state, game.pending))
        else:
            assert isinstance(game.pending, Roll)
            asked = game.pending
            game.answer(Sampler(None, random).roll(asked.kind, asked.dice, coach=asked.coach))
