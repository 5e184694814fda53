"""Decision points: the knowledge of a bot at a decision, never the seed."""

from random import Random
from typing import Any, NamedTuple

from fracas.kernel.dice import AnyDice, Die
from fracas.kernel.drivers import Answer, RandomSource, Sampler
from fracas.kernel.errors import IllegalAction
from fracas.kernel.game import Game
from fracas.kernel.ruleset import Action, Ruleset
from fracas.kernel.table import Choice, Option, Side, Test


class DecisionPoint(NamedTuple):
    """A decision to be made: an action to choose, or a question in the middle of one to answer."""

    ruleset: Ruleset
    state: Any  # the position at the last action boundary, the bot's own copy
    side: Side  # who decides
    action: Action | None = None  # the action in progress, None = an action is to be chosen
    answers: tuple[Answer, ...] = ()  # of that action so far: dice seen and questions answered
    choice: Choice | None = None
    number: int = 0  # actions of the match so far

    def random(self, seed: str) -> Random:
        """Return the random stream of a bot here: the same seed at the same point gives the same thoughts."""
        return Random(f"{seed}\n{self.number}\n{len(self.answers)}")


def decision_point_of(game: Game) -> DecisionPoint:
    """Return the decision point of the coach to act.

    Raises: IllegalAction if the game waits for dice or is over.
    """
    state = game.boundary.copy()
    if game.pending is None:
        if game.is_terminal():
            raise IllegalAction("There is nothing to decide: the match is over.")
        return DecisionPoint(game.ruleset, state, game.to_act, number=len(game.plies))
    if not isinstance(game.pending, Choice):
        raise IllegalAction("There is nothing to decide: dice are waited for.")
    ply = game.plies[-1]
    answers = tuple(ply.answers)
    return DecisionPoint(game.ruleset, state, game.to_act, ply.action, answers, game.pending, len(game.plies))


class ScriptedSampler(Sampler):
    """A sampling table that takes given values first and draws all further ones.

    Args: given - dice and options from the beginning of the action on.
    """

    __slots__ = ("given", "at")

    def __init__(self, ruleset: Ruleset, state: Any, given: tuple[Any, ...], random: RandomSource) -> None:
        super().__init__(state.copy(), random, ruleset.policy)
        self.given = given
        self.at = 0

    def roll(self, kind: str, dice: AnyDice, **request: Any) -> Any:
        if self.at < len(self.given):
            self.at += 1
            return self.given[self.at - 1]
        return super().roll(kind, dice, **request)

    def test(self, kind: str, dice: Die, *, need: int, **request: Any) -> Test:
        face = self.roll(kind, dice, **request)
        return Test(face, face >= need)

    def choose(self, coach: Side, kind: str, options: tuple[Option, ...], **request: Any) -> Any:
        if self.at < len(self.given):
            self.at += 1
            return self.given[self.at - 1]
        return super().choose(coach, kind, options, **request)


class ResumedSampler(ScriptedSampler):
    """A sampling table for an action in progress: the answers so far, then the option to be tried."""

    __slots__ = ()

    def __init__(self, situation: DecisionPoint, option: Option, random: RandomSource) -> None:
        answered = tuple(answer.value for answer in situation.answers)
        super().__init__(situation.ruleset, situation.state, (*answered, option), random)
