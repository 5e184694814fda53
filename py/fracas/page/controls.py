"""The controls of a screen: a table from `data-do` to a function with typed arguments.

    self.controls = {
        "round": control(self.choose, word),              # def choose(self, key: str)
        "score": control(self.type_score, side, number, text),
        "undo": control(self.undo),
    }

A control whose argument cannot be read does nothing: it belongs to another version of the page.
"""

from collections.abc import Callable
from typing import Any, TypeVar, overload

from fracas.page import screen
from fracas.view.arguments import Reader, parse

A = TypeVar("A")
B = TypeVar("B")
C = TypeVar("C")
D = TypeVar("D")

Control = screen.Control
Controls = screen.Controls


@overload
def control(call: Callable[[], object], /) -> Control: ...
@overload
def control(call: Callable[[A], object], a: Reader[A], /) -> Control: ...
@overload
def control(call: Callable[[A, B], object], a: Reader[A], b: Reader[B], /) -> Control: ...
@overload
def control(call: Callable[[A, B, C], object], a: Reader[A], b: Reader[B], c: Reader[C], /) -> Control: ...
@overload
def control(
    call: Callable[[A, B, C, D], object], a: Reader[A], b: Reader[B], c: Reader[C], d: Reader[D], /,
) -> Control: ...
def control(call: Callable[..., object], /, *readers: Reader[Any]) -> Control:
    """Return a control that calls a function with its arguments.

    Args: readers - of its arguments, in their order.
    """
    def use(arg: str) -> None:
        try:
            arguments = parse(arg, *readers)
        except ValueError:
            return
        call(*arguments)
    return use


def with_follow_up(controls: Controls, then: Callable[[], object]) -> Controls:
    """Return controls that call a function after each of them, for instance to draw the changes."""
    def both(use: Control) -> Control:
        def use_and_go_on(arg: str) -> None:
            use(arg)
            then()
        return use_and_go_on
    return {do: both(use) for do, use in controls.items()}
