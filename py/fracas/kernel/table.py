"""The table: the whole vocabulary of a rule, and the requests that explain each roll and each question.

A rule is a plain function of a `Table`. It reads and changes `t.state`, rolls, asks and tells, and knows nothing of
pages, bots, saving or random numbers. The drivers of `drivers` and `odds` are the tables that exist.
"""

from collections.abc import Callable, Hashable
from typing import Any, NamedTuple, Protocol, TypeVar

from fracas.kernel.dice import AnyDice, Bands, Die, Faces

Side = int  # 0 home, 1 away, -1 nobody
Option = int | str
Fact = int | str | tuple[Any, ...] | None

HOME, AWAY, NOBODY = 0, 1, -1


def returns_for_winner(winner: Side) -> tuple[int, int]:
    """Return the returns of both sides: 1 for the winner and -1 for the loser, 0 in a tie."""
    return (0, 0) if winner == NOBODY else (1, -1) if winner == HOME else (-1, 1)


class Reason(NamedTuple):
    """One modifier of a roll: why, how much, and which player it comes from."""

    rule: str  # key of the reason, for instance "support"; the game's texts have its sentence
    amount: int  # signed
    who: int = -1  # player, -1 = nobody


class Roll(NamedTuple):
    """A request for dice: what is rolled for, by whom, what is needed and why."""

    kind: str
    dice: AnyDice
    coach: Side  # whose dice these are; decides between virtual and real dice
    who: int = -1  # the player who rolls
    target: int = -1  # player or cell it is aimed at, as the kind says
    need: int | None = None
    reasons: tuple[Reason, ...] = ()
    bands: Bands | None = None
    rule: str = ""
    more: int = 0  # dice with `again`: from this many extra dice on nothing more is distinguished


class Choice(NamedTuple):
    """A request for a decision. Options are legal, in stable order and never empty."""

    kind: str
    coach: Side
    options: tuple[Option, ...]
    who: int = -1
    target: int = -1
    facts: tuple[Fact, ...] = ()
    rule: str = ""


Request = Roll | Choice


class Test(NamedTuple):
    """A roll with two bands."""

    face: int
    passed: bool


class Event(NamedTuple):
    """An event that the coaches see. `rule` is the chapter and ruling it follows from, for instance "12.3/R27"."""

    kind: str
    facts: tuple[Fact, ...] = ()
    rule: str = ""


class Rolled(NamedTuple):
    """The single fact of a "roll" event: the request and what fell."""

    request: Roll
    faces: Faces
    is_real: bool


class Stepwise(Protocol):
    """A value that a rule changes step by step; hashable, and the same values count alike."""

    @property
    def rests(self) -> bool:
        """Whether no further step follows."""


S = TypeVar("S", bound=Stepwise)
Alike = Callable[..., Hashable]  # of the position, the value and the rest of the arguments


class Table(Protocol):
    """The vocabulary of a rule."""

    state: Any

    def roll(
        self, kind: str, dice: AnyDice, *, coach: Side, who: int = -1, target: int = -1, need: int | None = None,
        reasons: tuple[Reason, ...] = (), bands: Bands | None = None, rule: str = "", more: int = 0,
    ) -> Any:
        """Roll dice.

        Returns: a face for a `Die`, a tuple of faces for `Dice`.
        """

    def test(
        self, kind: str, dice: Die, *, coach: Side, need: int, who: int = -1, target: int = -1,
        reasons: tuple[Reason, ...] = (), rule: str = "",
    ) -> Test:
        """Roll one die that passes on `need` or more."""

    def choose(
        self, coach: Side, kind: str, options: tuple[Option, ...], *, who: int = -1, target: int = -1,
        facts: tuple[Fact, ...] = (), rule: str = "",
    ) -> Any:
        """Ask a coach.

        Returns: one of `options`.
        """

    def tell(self, event: str, *facts: Fact, rule: str) -> None:
        """Report an event and its rule."""

    def repeat(self, step: Callable[..., S], value: S, *args: Hashable, alike: Alike) -> S:
        """Change a value by `step(t, value, *args)` until it rests.

        The odds take each step by itself and go on with one of all values that are alike, so a step is a plain
        function that knows nothing but the position and its arguments.

        Args:    alike - like the bands of a roll: of equal position, values of equal key are interchangeable.
        Returns: the value at rest.
        """


def take_steps(t: Table, step: Callable[..., S], value: S, args: tuple[Hashable, ...]) -> S:
    """Repeat a step as play does."""
    while not value.rests:
        value = step(t, value, *args)
    return value
