"""One match of the laboratory: its contestants, dice that two matches share, and its result."""

from collections import Counter
from collections.abc import Callable, Collection, Mapping
from time import process_time
from typing import Any, NamedTuple

import fracas
from fracas.bots.decision_point import decision_point_of
from fracas.bots.levels import Bot
from fracas.bots.match import MOST_INPUTS, bot_seed
from fracas.kernel.chance.dice_stream import die_side as side_of_die
from fracas.kernel.dice import Faces, draw
from fracas.kernel.game import Game
from fracas.kernel.ruleset import Ruleset
from fracas.kernel.table import HOME, Roll
from fracas.lab.entrants import make_bot
from fracas.lab.luck import dice_luck

REAL = (True, True)  # both sides' dice are asked for, and thrown from the streams below


class Contestant(NamedTuple):
    """A side of a match: its bot and its team."""

    bot: str
    team: str = ""


class PairedGame(NamedTuple):
    """One match to be played."""

    number: int
    game: str
    seats: tuple[Contestant, Contestant]  # home, away
    dice: str  # seed of the dice; two games that share it share their luck
    thoughts: str  # seed of the bots' own streams
    options: Mapping[str, Any] = {}
    weighs_luck: bool = False  # whether what the dice gave is reckoned, which takes as long again


class GameResult(NamedTuple):
    """The outcome of a paired game."""

    number: int
    home: int  # 1 won, 0 drew, -1 lost
    turns: tuple[int, int]  # how often it became a side's turn to act
    seconds: tuple[float, float]  # that each bot thought
    inputs: int
    is_stopped: bool  # it reached the limit and counts as a draw
    worths: tuple[int, ...] = ()  # of the position for the home side at the begin of each turn, in thousandths of a win
    luck: int | None = None  # what the dice gave the home side, in thousandths of a win; None = not reckoned

    @property
    def length(self) -> int:
        """Turns of both sides."""
        return sum(self.turns)


class CommonDice:
    """Dice that fall alike for a seat and a kind of roll, however often other dice are thrown in between.

    So two matches from the same seed differ by what the coaches did and not by who was lucky.

    Args: squad_rolls - kinds of rolls that fall alike for both seats.
    """

    def __init__(self, seed: str, squad_rolls: Collection[str] = ()) -> None:
        self.seed, self.squad_rolls = seed, squad_rolls
        self.thrown: Counter[tuple[int, str]] = Counter()

    def throw(self, roll: Roll) -> Faces:
        """Throw the dice that are asked for."""
        seat = "both" if roll.kind in self.squad_rolls else f"{roll.coach}"
        stream, thrower = f"{self.seed}\n{seat}\n{roll.kind}", (roll.coach, roll.kind)

        def side(sides: int) -> int:
            self.thrown[thrower] += 1
            return side_of_die(stream, self.thrown[thrower], sides)
        return draw(roll.dice, side)


def play_game(paired: PairedGame) -> GameResult:
    """Play a paired game by the rules in the registry; other processes and machines can be sent this function."""
    return play_by_rules(fracas.ruleset(paired.game), paired)


def play_by_rules(rules: Ruleset, paired: PairedGame, bot_of: Callable[[str, str], Bot] = make_bot) -> GameResult:
    """Play a paired game by given rules.

    Args: bot_of - makes a bot of its level and seed.
    """
    teams = [seat.team or default for seat, default in zip(paired.seats, _usual_teams(rules), strict=True)]
    state = rules.start(rules.options({**rules.bot_match_options, **paired.options}), *teams)
    squad_rolls = rules.squad_rolls if teams[0] == teams[1] else ()
    game, dice = Game(rules, state, paired.dice, REAL), CommonDice(paired.dice, squad_rolls)
    bots = [bot_of(paired.seats[side].bot, bot_seed(paired.thoughts, name))
            for side, name in enumerate(("home", "away"))]
    turns, seconds, made, before = [0, 0], [0.0, 0.0], 0, -1
    worths: list[int] = []
    while not game.is_terminal() and made < MOST_INPUTS:
        if isinstance(game.pending, Roll):
            game.answer(dice.throw(game.pending))
            continue
        side = game.to_act
        if game.pending is None and side != before:
            turns[side] += 1
            worths.append(rules.worth(game.state, HOME))
            before = side
        seconds[side] += _decide(game, bots[side])
        made += 1
    home = game.returns()[0] if game.is_terminal() else 0
    return GameResult(paired.number, home, (turns[0], turns[1]), (seconds[0], seconds[1]), made,
                  not game.is_terminal(), tuple(worths), dice_luck(game, paired.thoughts) if paired.weighs_luck
                      else None)


def _usual_teams(rules: Ruleset) -> tuple[str, str]:
    return (rules.teams[0], rules.teams[-1]) if rules.teams else ("", "")


def _decide(game: Game, bot: Bot) -> float:
    """Let a bot decide one thing.

    Returns: the seconds of processor time it took to think.
    """
    started = process_time()
    thought = bot.think(decision_point_of(game))
    decision = thought.finish()
    spent = process_time() - started
    bot.follow(thought)
    if game.pending is None:
        game.apply(decision)
    else:
        game.answer(decision)
    return spent
