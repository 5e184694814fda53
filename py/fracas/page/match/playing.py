"""Carrying out what was decided: one input at a time, plans step by step, undo, the save after each."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from fracas.faces.face import Face
from fracas.faces.preview import position_before_last
from fracas.faces.rolls import is_success
from fracas.kernel.errors import IllegalAction
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Choice, Event, Rolled
from fracas.locale import _
from fracas.page.match.bot_turns import BotTurns
from fracas.page.match.session import Session
from fracas.page.match.sparing import spare
from fracas.page.saving.preferences import FAST, OFF, ON, Preferences

if TYPE_CHECKING:
    from fracas.page.browser.dom import DomBrowser

STEP_MS = 150.0


class Playing:
    """The inputs of one match.

    Args: session, face - the match.
          host - clock and timers.
          preferences - looked up at each movement.
          changed - shows what an input brought about: its events, and what to call when they have been shown.
          progress - called with the share a bot has done.
          not_saved - called with a sentence when an input could not be saved.
          note - puts a sentence into the log, in the place of the answer to come.
    """

    def __init__(
        self, session: Session, face: Face, host: DomBrowser, preferences: Callable[[], Preferences],
        changed: Callable[[tuple[Event, ...], Callable[[], None]], None], progress: Callable[[float], None],
        not_saved: Callable[[str], None], note: Callable[[str], None],
    ) -> None:
        self.session = session
        self.game = session.game
        self.face = face
        self.host = host
        self.preferences = preferences
        self.changed = changed
        self.not_saved = not_saved
        self.note = note
        self.queue: list[Action] = []
        self.rest: list[Action] = []  # of a plan in which a question was asked, for when it is answered
        self.bots = BotTurns(self, progress)
        self.is_unsaved = False  # whether an input is shown but not yet saved
        self.refused = ""  # why the last input was not possible, one sentence
        self.is_open = True  # False once the screen is left

    # -- time ------------------------------------------------------------------------------------------------

    def pace(self, milliseconds: float) -> float:
        """Return how long something is shown at the chosen speed."""
        return milliseconds * {FAST: 0.5, OFF: 0.0}.get(self.preferences().motion, 1.0)

    @property
    def is_moving(self) -> bool:
        """Whether a plan is being carried out step by step."""
        return bool(self.queue)

    # -- inputs ----------------------------------------------------------------------------------------------

    def run(self, actions: tuple[Action, ...]) -> None:
        """Carry out actions one after the other, stopping when something unexpected happens."""
        self.queue, self.rest = list(actions), []
        self._next(self.queue)

    def _next(self, queue: list[Action]) -> None:
        if not queue or queue is not self.queue or not self.is_open:
            return
        self._input(partial(self.game.apply, queue.pop(0)), then=partial(self._walk_on, queue))

    def _walk_on(self, queue: list[Action]) -> None:
        if queue and self._goes_on():
            self.host.later(self.pace(STEP_MS), partial(self._next, queue))
        else:
            self._hold_up()
            self._pass_on()

    def _hold_up(self) -> None:
        """End the movement; the rest of the plan is kept while a question is open."""
        self.rest = [*self.queue] if self.game.pending is not None else []
        self.queue.clear()

    def _goes_on(self) -> bool:
        """Return whether the rest of the plan can still be carried out as it was meant."""
        game = self.game
        if game.pending is not None or game.is_terminal():
            return False
        if any(is_success(self.face, e.facts[0]) is False for e in game.fresh
               if e.kind == "roll" and isinstance(e.facts[0], Rolled)):
            return False
        return game.ruleset.is_legal(game.state, self.queue[0])

    def hurry(self) -> None:
        """End the movement: carry out the rest of the plan at once and show where it leads, not every step."""
        fresh: tuple[Event, ...] = ()
        self.keep()
        while self.queue and self._made(partial(self.game.apply, self.queue.pop(0))):
            fresh += self.game.fresh
            if self.queue and not self._goes_on():
                self._hold_up()
        self._show(fresh)

    def give_up(self, concession: Action) -> None:
        """Give the match up, whoever is to act."""
        self.stop()
        self._input(partial(self.game.apply, concession), is_due=True)

    def answer(self, value: Any) -> None:
        """Answer the question."""
        self._reply(partial(self.game.answer, value))

    def roll_for_me(self) -> None:
        """Let the app roll dice that are waited for."""
        self._reply(self.game.roll_for_me)

    def _reply(self, call: Callable[[], None], is_due: bool = False) -> None:
        """Make an input that answers; the plan it held up goes on if all is as it was meant to be there."""
        self._input(call, is_due, self._take_up)

    def _take_up(self) -> None:
        if self.rest and self.game.pending is None:
            self.queue, self.rest = self.rest, []
            if self._goes_on() and self._is_as_meant():
                return self.host.later(self.pace(STEP_MS), partial(self._next, self.queue))
            self.queue.clear()
        self._pass_on()

    def _pass_on(self) -> None:
        """Let whoever is next decide; what no coach needs to be asked is answered for him, unless he took it back."""
        game, choice = self.game, self.game.pending
        is_persons = game.fresh and self.session.plays() and not self.session.is_waiting_for_bot()
        if not is_persons or not isinstance(choice, Choice) or self.preferences().questions == ON:
            return self.bots.call()
        sparing = spare(self.face, game, choice)
        if sparing is None:
            return self.bots.call()
        self.note(sparing.told)
        self._reply(partial(game.answer, sparing.option))

    def _is_as_meant(self) -> bool:
        """Return whether the board looks as the plan had it after its last action."""
        face, ply = self.face, self.game.plies[-1]
        meant = position_before_last(self.game.ruleset, ply.before, (ply.action, self.queue[0]))
        return all(see(meant) == see(self.game.state) for see in (face.tokens, face.ball))

    def undo(self) -> None:
        """Take back the last input, or say why not."""
        self.stop()
        may = self.session.can_undo
        if not may:
            self.refused = _("Cannot undo: {reason}.").format(reason=_(may.reason))
            self.changed((), self.bots.call)
        else:
            self._input(self.game.undo)

    def redo(self) -> None:
        """Play again what was taken back last."""
        if not self.game.can_redo:
            self.refused = _("Nothing was taken back.")
            self.changed((), self.bots.call)
        else:
            self.rest.clear()
            self._input(self.game.redo)

    def _input(
        self, call: Callable[[], None], is_due: bool = False, then: Callable[[], None] | None = None,
    ) -> None:
        """Make one input, show it and go on.

        Args: is_due - whether whoever makes it may, though a bot is to act: the bot itself, and who gives up.
              then - called when it has been shown; None = whoever is next decides.

        The save follows in a turn of its own, so that the page is not blocked by both: as soon as the answer is on
        the screen, and always before the next input.
        """
        self.keep()
        self._show(self.game.fresh if self._made(call, is_due) else (), then)

    def _made(self, call: Callable[[], None], is_due: bool = False) -> bool:
        """Make an input; what the rules, a bot's turn or another tab refuse is said in a sentence.

        Returns: False if it was refused.
        """
        if not self.session.plays():
            self.refused = _("This match is played in another tab: take over to play on here.")
        elif self.session.is_waiting_for_bot() and not is_due:
            self.refused = _("It is the other side that has to decide now.")
        else:
            try:
                call()
            except IllegalAction as error:
                self.refused = error.reason
            else:
                self.is_unsaved = True
                return True
        self.queue.clear()
        return False

    def _show(self, fresh: tuple[Event, ...], then: Callable[[], None] | None = None) -> None:
        """Show what inputs brought about, and go on."""
        if self.is_unsaved:
            self.host.soon(self.keep)
        self.changed(fresh, then or self._pass_on)

    def keep(self) -> None:
        """Save the last input, unless that is done or another tab has taken the match meanwhile."""
        if not self.is_unsaved:
            return
        self.is_unsaved = False
        if self.session.plays() and not self.session.save().ok:
            self.not_saved(self.session.saved.trouble)

    # -- bots ------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Go on with the match when it is opened."""
        self.bots.call()

    def play(self, decided: Callable[[], None]) -> None:
        """Carry out what a bot has decided."""
        self._reply(decided, is_due=True)

    def stop(self) -> None:
        """Stop thinking and moving."""
        self.bots.stop()
        self.queue.clear()
        self.rest.clear()
