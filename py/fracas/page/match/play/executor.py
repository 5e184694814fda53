"""The port that makes inputs: one at a time, refused or made, and saved right after."""

from collections.abc import Callable
from functools import partial
from typing import Protocol

from fracas.faces.face import Face
from fracas.kernel.errors import IllegalAction
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Event
from fracas.locale import _
from fracas.page.match.model.effects import AnswerQuestion, ApplyAction
from fracas.page.match.model.messages import InputMade, Message, NotSaved
from fracas.page.match.model.session import Session
from fracas.page.match.play.inputs import goes_on


class Clock(Protocol):
    """What the executor needs of the page."""

    def soon(self, call: Callable[[], None]) -> None:
        """Call a function after the page had its turn."""


class InputExecutor:
    """The inputs of one match.

    Args: session, face - the match.
          clock - of the page.
          send - sends a message.
    """

    def __init__(self, session: Session, face: Face, clock: Clock, send: Callable[[Message], None]) -> None:
        self.session, self.face, self.clock, self.send = session, face, clock, send
        self.game = session.game
        self.is_unsaved = False  # whether an input is shown but not yet saved

    def apply(self, effect: ApplyAction) -> None:
        """Play an action."""
        self._input(partial(self.game.apply, effect.action), effect.is_due)

    def answer(self, effect: AnswerQuestion) -> None:
        """Answer the question."""
        self._input(partial(self.game.answer, effect.value), effect.is_due)

    def roll(self) -> None:
        """Let the app roll dice that are waited for."""
        self._input(self.game.roll_for_me)

    def undo(self) -> None:
        """Take back the last input."""
        self._input(self.game.undo)

    def redo(self) -> None:
        """Play again what was taken back last."""
        self._input(self.game.redo)

    def hurry(self, actions: tuple[Action, ...]) -> None:
        """Play actions at once as far as that goes as it was meant."""
        fresh: tuple[Event, ...] = ()
        left, refused = list(actions), ""
        self.save()
        while left:
            refused = self._make(partial(self.game.apply, left.pop(0)))
            if refused:
                break
            fresh += self.game.fresh
            if left and not goes_on(self.face, self.game, left[0]):
                break
        self._end(InputMade(fresh, refused, () if refused else tuple(left)))

    def _input(self, call: Callable[[], None], is_due: bool = False) -> None:
        """Make one input.

        Args: is_due - whether its maker may, though somebody else is to act: the bot itself, and who gives up.

        The save follows in a turn of its own, so that the page is not blocked by both: as soon as the answer is on
        the screen, and always before the next input.
        """
        self.save()
        refused = self._make(call, is_due)
        self._end(InputMade(() if refused else self.game.fresh, refused))

    def _make(self, call: Callable[[], None], is_due: bool = False) -> str:
        """Make an input; return the refusal of the rules, a bot's turn or another tab, "" if none."""
        if not self.session.plays():
            return _("This match is played in another tab: take over to play on here.")
        if self.session.is_barred and not is_due:
            return _("It is the other side that has to decide now.")
        try:
            call()
        except IllegalAction as error:
            return error.reason
        self.is_unsaved = True
        return ""

    def _end(self, made: InputMade) -> None:
        if self.is_unsaved:
            self.clock.soon(self.save)
        self.send(made)

    def save(self) -> None:
        """Save the last input, unless that is done or another tab has taken the match meanwhile."""
        if not self.is_unsaved:
            return
        self.is_unsaved = False
        if self.session.plays() and not self.session.save().ok:
            self.send(NotSaved(self.session.saved.trouble))
