"""Presses of controls as messages: a table leads from each control word to its handler, one line a button."""

from collections.abc import Callable, Mapping
from typing import Any, Generic, NamedTuple, TypeVar

from fracas.page.controls import Control, Controls, control
from fracas.view.arguments import Reader

Effects = TypeVar("Effects")


class ControlPress(NamedTuple):
    """A press on a control."""

    control: str  # its control word
    arguments: tuple[Any, ...] = ()  # as its readers have read them
    now: float = 0.0  # time of the page in milliseconds


class ControlHandler(NamedTuple, Generic[Effects]):
    """The handler of a control, and the readers of its arguments."""

    call: Callable[..., Effects]  # of the model and the arguments -> the effects
    readers: tuple[Reader[Any], ...] = ()
    is_steady: bool = False  # it means the same at all times


Handlers = Mapping[str, ControlHandler[Effects]]  # by control word


def press_controls(
    handlers: Handlers[Any], send: Callable[[ControlPress], None], now: Callable[[], float] = lambda: 0.0,
) -> Controls:
    """Return the controls that send a press to each handler.

    Args: now - the time of the page in milliseconds.
    """
    def sender(word: str) -> Control:
        def press(*arguments: Any) -> None:
            send(ControlPress(word, arguments, now()))
        return control(press, *handlers[word].readers)
    return {word: sender(word) for word in handlers}
