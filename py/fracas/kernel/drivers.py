"""Tables that run a rule: on a tape of answers (play, undo, replay) or on samples (bots).

The exact one, which runs a rule on all results at once, is in `odds`.
"""

from collections.abc import Callable, Hashable
from typing import Any, NamedTuple, Protocol

from fracas.kernel.chance.dice_stream import Seed, die_side, is_die_known
from fracas.kernel.dice import AnyDice, Bands, Die, Faces, draw, is_possible_throw
from fracas.kernel.errors import Desync, Pending, quote
from fracas.kernel.table import (
    Alike,
    Choice,
    Event,
    Fact,
    Option,
    Reason,
    Request,
    Roll,
    Rolled,
    S,
    Side,
    Test,
    take_steps,
)
from fracas.locale import _


class Answer(NamedTuple):
    """One entry of a tape."""

    kind: str
    value: Faces | Option
    is_dice: bool
    is_real: bool = False  # dice thrown by hand


class Tape:
    """A table whose answers stand on a tape.

    Answers are taken from the tape first, each checked against its request. Then virtual dice are drawn from the seed
    and written on the tape; anything else that is missing stops the rule with `Pending`.

    Args: state - the position, changed in place.
          answers - the tape; virtual dice are appended to it.
          seed - None = no virtual dice: every missing die is asked for.
          first_die - number of the first die of this action in the game.
          real - per side, whether the coach throws real dice.
    """

    __slots__ = ("state", "answers", "at", "seed", "die", "real", "events")

    def __init__(
        self, state: Any, answers: list[Answer], seed: Seed | None = None, first_die: int = 0,
        real: tuple[bool, bool] = (False, False),
    ) -> None:
        self.state = state
        self.answers = answers
        self.at = 0
        self.seed = seed
        self.die = first_die
        self.real = real
        self.events: list[Event] = []

    def roll(
        self, kind: str, dice: AnyDice, *, coach: Side, who: int = -1, target: int = -1, need: int | None = None,
        reasons: tuple[Reason, ...] = (), bands: Bands | None = None, rule: str = "", more: int = 0,
    ) -> Any:
        request = Roll(kind, dice, coach, who, target, need, reasons, bands, rule, more)
        if self.at == len(self.answers):
            if self.seed is None or (coach >= 0 and self.real[coach]) or not is_die_known(self.seed, self.die):
                raise Pending(request)
            self.answers.append(Answer(kind, draw(dice, self._side), True))
        else:
            self._check_dice(request, self.answers[self.at])
        answer = self.answers[self.at]
        self.at += 1
        self.events.append(Event("roll", (Rolled(request, answer.value, answer.is_real),), rule))  # type: ignore[arg-type]
        return answer.value

    def test(
        self, kind: str, dice: Die, *, coach: Side, need: int, who: int = -1, target: int = -1,
        reasons: tuple[Reason, ...] = (), rule: str = "",
    ) -> Test:
        face = self.roll(kind, dice, coach=coach, who=who, target=target, need=need, reasons=reasons,
                         bands=test_bands(need), rule=rule)
        return Test(face, face >= need)

    def choose(
        self, coach: Side, kind: str, options: tuple[Option, ...], *, who: int = -1, target: int = -1,
        facts: tuple[Fact, ...] = (), rule: str = "",
    ) -> Any:
        request = Choice(kind, coach, options, who, target, facts, rule)
        if self.at == len(self.answers):
            raise Pending(request)
        answer = self.answers[self.at]
        check_kind(request, answer)
        if answer.value not in options:
            sentence = _("{answer} is not an answer to {question}.")
            raise Desync(sentence.format(answer=quote(answer.value), question=quote(kind)))
        self.at += 1
        self.events.append(Event("choice", (coach, kind, answer.value, who, target), rule))
        return answer.value

    def tell(self, event: str, *facts: Fact, rule: str) -> None:
        self.events.append(Event(event, facts, rule))

    def repeat(self, step: Callable[..., S], value: S, *args: Hashable, alike: Alike) -> S:
        return take_steps(self, step, value, args)

    def _side(self, sides: int) -> int:
        assert self.seed is not None
        drawn = die_side(self.seed, self.die, sides)
        self.die += 1
        return drawn

    def _check_dice(self, request: Roll, answer: Answer) -> None:
        check_kind(request, answer)
        if not is_possible_throw(request.dice, answer.value):
            sentence = _("{faces} is not a possible throw of {dice}.")
            raise Desync(sentence.format(faces=quote(answer.value), dice=request.dice))
        if self.seed is not None and not answer.is_real:
            if not is_die_known(self.seed, self.die) or draw(request.dice, self._side) != answer.value:
                raise Desync(_("The dice {faces} are not those of this seed.").format(faces=quote(answer.value)))


def wrong_kind_error(asked: str, answered: str) -> Desync:
    """Return the error for an answer that belongs to another request."""
    sentence = _("The rules ask for {asked} where the record answers {answered}.")
    return Desync(sentence.format(asked=quote(asked), answered=quote(answered)))


def unasked_answer_error(kind: str, action: str) -> Desync:
    """Return the error for answers left over when their action has ended."""
    sentence = _("The record answers {kind} after {action} had ended.")
    return Desync(sentence.format(kind=quote(kind), action=quote(action)))


def check_kind(request: Request, answer: Answer) -> None:
    """Check that an answer belongs to a request.

    Raises: Desync naming both kinds.
    """
    if answer.kind != request.kind or answer.is_dice != isinstance(request, Roll):
        raise wrong_kind_error(request.kind, answer.kind)


def test_bands(need: int) -> Callable[[int], bool]:
    """Return the two bands of a test."""
    return lambda face: face >= need


class RandomSource(Protocol):
    """A source of random numbers for sampling, such as `random.Random`."""

    def random(self) -> float:
        """Return a number from 0 to 1, 1 excluded."""


class Sampler:
    """A table that draws everything: dice from its own generator, decisions from `decide` or evenly.

    For bots and random play only; it keeps no events and never stops.
    """

    __slots__ = ("state", "random", "decide", "inputs")

    def __init__(self, state: Any, random: RandomSource, decide: Callable[[Any, Choice], Option] | None = None) -> None:
        self.state = state
        self.random = random.random
        self.decide = decide
        self.inputs = 0  # rolls and decisions so far

    def roll(
        self, kind: str, dice: AnyDice, *, coach: Side, who: int = -1, target: int = -1, need: int | None = None,
        reasons: tuple[Reason, ...] = (), bands: Bands | None = None, rule: str = "", more: int = 0,
    ) -> Any:
        self.inputs += 1
        random = self.random
        if isinstance(dice, Die):
            return dice.by_side[int(random() * dice.sides)]
        by_side, sides, again = dice.die.by_side, dice.die.sides, dice.again
        faces = [by_side[int(random() * sides)] for _ in range(dice.count)]
        if again is not None and again in faces:
            for face in faces:  # grows while it is walked
                if face == again:
                    faces.append(by_side[int(random() * sides)])
        return tuple(faces)

    def test(
        self, kind: str, dice: Die, *, coach: Side, need: int, who: int = -1, target: int = -1,
        reasons: tuple[Reason, ...] = (), rule: str = "",
    ) -> Test:
        self.inputs += 1
        face = dice.by_side[int(self.random() * dice.sides)]
        return Test(face, face >= need)

    def choose(
        self, coach: Side, kind: str, options: tuple[Option, ...], *, who: int = -1, target: int = -1,
        facts: tuple[Fact, ...] = (), rule: str = "",
    ) -> Any:
        self.inputs += 1
        if self.decide is None:
            return options[int(self.random() * len(options))]
        return self.decide(self.state, Choice(kind, coach, options, who, target, facts, rule))

    def tell(self, event: str, *facts: Fact, rule: str) -> None:
        pass

    def repeat(self, step: Callable[..., S], value: S, *args: Hashable, alike: Alike) -> S:
        return take_steps(self, step, value, args)
