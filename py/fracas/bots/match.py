"""Whole matches between bots, without a page."""

from collections.abc import Generator, Iterator, Mapping
from hashlib import sha256
from typing import Any, NamedTuple

import fracas
from fracas.bots.decision_point import decision_point_of
from fracas.bots.levels import Bot
from fracas.kernel.game import Game

MOST_INPUTS = 20_000  # a match that lasts longer is stopped; only bots without any aim get there


class PlayedMatch(NamedTuple):
    """A match between bots that is over."""

    game: Game
    inputs: int  # actions and answers
    is_stopped: bool  # it reached the limit and counts as a draw

    @property
    def returns(self) -> tuple[int, int]:
        """(1, -1), (0, 0) or (-1, 1)."""
        return (0, 0) if self.is_stopped else self.game.returns()


def play_steps(game: Game, bots: tuple[Bot, Bot], limit: int = MOST_INPUTS) -> Iterator[int]:
    """Let bots play on, one action or answer a step.

    Returns: an iterator of the number of inputs made.
    """
    for made in range(1, limit + 1):
        if game.is_terminal():
            return
        decision = bots[game.to_act].decide(game)
        if game.pending is None:
            game.apply(decision)
        else:
            game.answer(decision)
        yield made


def decide_in_slices(game: Game, bots: tuple[Bot, Bot]) -> Iterator[float]:
    """Let the bot whose turn it is decide once, in slices, and carry it out.

    Returns: an iterator that comes up while he thinks.
    """
    bot = bots[game.to_act]
    thought = bot.think(decision_point_of(game))
    yield from thought
    bot.follow(thought)
    if game.pending is None:
        game.apply(thought.best)
    else:
        game.answer(thought.best)


def play_in_slices(game: Game, coaches: tuple[str, str], seed: str) -> Generator[float, None, None]:
    """Let bots play a match to its end, in slices short enough for the page.

    Args:    coaches - levels of the bots.
             seed - from which the bots' own streams come.
    Returns: an iterator that comes up after every decision, and while one takes long.
    """
    bots = Bot(coaches[0], bot_seed(seed, "home")), Bot(coaches[1], bot_seed(seed, "away"))
    for _made in range(MOST_INPUTS):
        if game.is_terminal():
            return
        yield from decide_in_slices(game, bots)
        yield 1.0
    if not game.is_terminal():
        game.tags["Stopped"] = f"after {MOST_INPUTS} inputs"


def play_match(
    key: str, home: str, away: str, seed: str, options: Mapping[str, Any] | None = None,
    teams: tuple[str, str] = ("", ""), limit: int = MOST_INPUTS,
) -> PlayedMatch:
    """Play one match between two bots; its record names them.

    Args:   key - of the game.
            home, away - levels of the bots.
            seed - of the dice; the bots' own streams have other seeds.
            teams - legal or not.
    Raises: ValueError quoting the game, team, option or bot that does not exist.
    """
    bots = (Bot(home, bot_seed(seed, "home")), Bot(away, bot_seed(seed, "away")))
    tags = {"HomeCoach": home, "AwayCoach": away}
    chosen = {**fracas.ruleset(key).bot_match_options, **(options or {})}
    game = fracas.new(key, seed, teams[0], teams[1], chosen, tags=tags, friendly=True)
    inputs = 0
    for made in play_steps(game, bots, limit):
        inputs = made
    if not game.is_terminal():
        game.tags["Stopped"] = f"after {inputs} inputs"
    return PlayedMatch(game, inputs, not game.is_terminal())


def bot_seed(seed: str, side: str) -> str:
    """Return the seed of a bot's own stream, from which nobody can tell the seed of the dice."""
    return sha256(f"{side}\n{seed}".encode("utf-8", "surrogatepass")).hexdigest()[:16]
