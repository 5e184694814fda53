"""The one-way flow of a screen: a message changes the model, its effects are carried out, the model is drawn.

A screen has a *model* (plain data), *messages* (what happened: a tap, a key, a button, a die that landed), `update`,
which alone writes the model and returns *effects* (what is to be done outside: apply an input, say, save, go
elsewhere), a port that carries effects out, and a render, pure from model to markup.
"""

from collections import deque
from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

Message = TypeVar("Message")
Effect = TypeVar("Effect")


class Loop(Generic[Message, Effect]):
    """The messages of one screen, one after the other.

    Args: update - changes the model as a message asks, and returns the effects to carry out, in their order.
          carry_out - carries out one effect; it may send further messages.
          render - draws the model.
    """

    def __init__(
        self, update: Callable[[Message], Iterable[Effect]], carry_out: Callable[[Effect], None],
        render: Callable[[], None],
    ) -> None:
        self._update, self._carry_out, self._render = update, carry_out, render
        self._waiting: deque[Message] = deque()
        self._sent: list[Message] = []  # by the effects that are being carried out
        self.is_busy = False  # whether a message is being handled

    def send(self, message: Message) -> None:
        """Handle a message and all that its effects send, then draw once.

        A message sent by an effect waits until all effects beside it are carried out, and comes before those that
        waited already; nothing is drawn in between.
        """
        self._sent.append(message)
        if self.is_busy:
            return
        self.is_busy = True
        try:
            self._handle_all()
        finally:
            self.is_busy = False
            self._sent.clear()
            self._waiting.clear()
        self._render()

    def _handle_all(self) -> None:
        while self._sent or self._waiting:
            self._waiting.extendleft(reversed(self._sent))
            self._sent.clear()
            for effect in self._update(self._waiting.popleft()):
                self._carry_out(effect)
