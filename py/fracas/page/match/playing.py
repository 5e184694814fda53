"""Carrying out what was decided: one input at a time, plans step by step, bots in slices, undo, the save after each."""

from __future__ import annotations

from collections.abc import Callable, Generator
from functools import partial
from typing import TYPE_CHECKING, Any

from fracas.bots.levels import Bot
from fracas.bots.match import own_seed
from fracas.bots.search import Thought
from fracas.bots.situation import situation_of
from fracas.faces.face import Face
from fracas.faces.rolls import is_success
from fracas.kernel.errors import IllegalAction
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Event, Rolled
from fracas.locale import _
from fracas.page.browser.slices import Slices
from fracas.page.match.session import Session
from fracas.page.saving.preferences import FAST, OFF, Preferences

if TYPE_CHECKING:
    from fracas.page.browser.dom import DomBrowser

STEP_MS, BOT_MS, FRAME_MS = 150.0, 420.0, 520.0


class Playing:
    """The inputs of one match.

    Args: session, face - the match.
          host - clock and timers.
          preferences - looked up at each movement.
          changed - called after every input, with the events it brought about.
          progress - called with the share a bot has done.
          not_saved - called with a sentence when an input could not be saved.
    """

    def __init__(
        self, session: Session, face: Face, host: DomBrowser, preferences: Callable[[], Preferences],
        changed: Callable[[tuple[Event, ...]], None], progress: Callable[[float], None],
        not_saved: Callable[[str], None],
    ) -> None:
        self.session = session
        self.game = session.game
        self.face = face
        self.host = host
        self.preferences = preferences
        self.changed = changed
        self.progress = progress
        self.not_saved = not_saved
        self.slices = Slices(host.now, host.soon)
        self.queue: list[Action] = []
        self.bots: dict[int, Bot] = {}
        self.thought: Thought | None = None
        self.decided: Callable[[], None] | None = None  # what a bot has decided and is about to do
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
        self.queue = list(actions)
        self._next(self.queue)

    def _next(self, queue: list[Action]) -> None:
        if not queue or queue is not self.queue or not self.is_open:
            return
        self._input(partial(self.game.apply, queue.pop(0)))
        if queue and self._goes_on():
            self.host.later(self.pace(STEP_MS), partial(self._next, queue))
        else:
            queue.clear()
            self._call_bot()

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
                self.queue.clear()
        self._show(fresh)

    def answer(self, value: Any) -> None:
        """Answer the question."""
        self._input(lambda: self.game.answer(value))

    def roll_for_me(self) -> None:
        """Let the app roll dice that are waited for."""
        self._input(self.game.roll_for_me)

    def undo(self) -> None:
        """Take back the last input, or say why not."""
        self.stop()
        may = self.session.can_undo
        if not may:
            self.refused = _("Cannot undo: {reason}.").format(reason=_(may.reason))
            self.changed(())
        else:
            self._input(self.game.undo)

    def redo(self) -> None:
        """Play again what was taken back last."""
        if not self.game.can_redo:
            self.refused = _("Nothing was taken back.")
            self.changed(())
        else:
            self._input(self.game.redo)

    def _input(self, call: Callable[[], None]) -> None:
        """Make one input and show it.

        The save follows in a turn of its own, so that the page is not blocked by both: as soon as the answer is on
        the screen, and always before the next input.
        """
        self.keep()
        self._show(self.game.fresh if self._made(call) else ())

    def _made(self, call: Callable[[], None]) -> bool:
        """Make an input; what the rules or another tab refuse is said in a sentence.

        Returns: False if it was refused.
        """
        if not self.session.plays():
            self.refused = _("This match is played in another tab: take over to play on here.")
        else:
            try:
                call()
            except IllegalAction as error:
                self.refused = str(error)
            else:
                self.is_unsaved = True
                return True
        self.queue.clear()
        return False

    def _show(self, fresh: tuple[Event, ...]) -> None:
        """Show what inputs brought about, and go on."""
        if self.is_unsaved:
            self.host.soon(self.keep)
        self.changed(fresh)
        self._call_bot()

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
        self._call_bot()

    def _call_bot(self) -> None:
        if self.queue or self.slices.is_busy or self.decided is not None:
            return
        if self.session.is_waiting_for_bot():
            has_rolled = any(event.kind == "roll" for event in self.game.fresh)  # it is left to be seen for longer
            self.host.later(self.pace(BOT_MS if has_rolled else STEP_MS), self._think)

    def _think(self) -> None:
        game = self.game
        if not self.is_open or self.slices.is_busy or self.decided is not None:
            return
        if not self.session.is_waiting_for_bot():
            return
        side = game.to_act
        seed = own_seed(game.seed or self.session.match, ("home", "away")[side])
        bot = self.bots.setdefault(side, Bot(self.session.seats[side], seed))
        self.thought = bot.think(situation_of(game))
        self.slices.start(_worked(self.thought), lambda thought: self._decide(bot, thought), self.progress)
        self.progress(0.0)

    def _decide(self, bot: Bot, thought: Thought) -> None:
        """Carry out a decision, in a turn of its own so that the page is not blocked by it and the last slice."""
        self.thought = None
        bot.follow(thought)
        decision: Any = thought.best
        call = self.game.apply if self.game.pending is None else self.game.answer
        self.decided = partial(call, decision)
        self.host.soon(self._carry_out)

    def _carry_out(self) -> None:
        decided, self.decided = self.decided, None
        if decided is not None and self.is_open:
            self._input(decided)

    def play_now(self) -> None:
        """Let the bot do the best it has found so far."""
        thought = self.thought
        if thought is not None and thought.listed:
            self.slices.stop()
            self._decide(self.bots[self.game.to_act], thought)

    def stop(self) -> None:
        """Stop thinking and moving."""
        self.slices.stop()
        self.thought = self.decided = None
        self.queue.clear()


def _worked(thought: Thought) -> Generator[float, None, Thought]:
    """Think, giving the share done between slices, and return the thought."""
    yield from thought
    return thought
