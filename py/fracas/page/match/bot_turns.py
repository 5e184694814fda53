"""The turns of bots: thought out in slices, and played at a pace at which a person can follow.

A bot thinks while what it did before is looked at. What it decides is carried out when the beat is over: a short one
after a step, a longer one when another player begins, the longest after dice. A coach may pause and see one thing at a
time.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from functools import partial
from typing import TYPE_CHECKING, Any

from fracas.bots.decision_point import decision_point_of
from fracas.bots.levels import Bot
from fracas.bots.match import bot_seed
from fracas.bots.search import DecisionSearch
from fracas.faces import events as told
from fracas.faces.choices import NO_ONE
from fracas.kernel.table import Event
from fracas.page.browser.task_runner import TaskRunner
from fracas.page.saving.preferences import BEATS, STEPWISE

if TYPE_CHECKING:
    from fracas.page.match.playing import Playing

STEP_MS, NEXT_MS, LONG_MS = 380.0, 700.0, 1300.0


class BotTurns:
    """The bots of one match.

    Args: playing - what carries out their inputs.
          progress - called with the share a bot has done.
    """

    def __init__(self, playing: Playing, progress: Callable[[float], None]) -> None:
        self.playing = playing
        self.progress = progress
        self.tasks = TaskRunner(playing.host.now, playing.host.soon)
        self.bots: dict[int, Bot] = {}
        self.thought: DecisionSearch | None = None
        self.decided: Callable[[], None] | None = None  # what a bot has decided and is about to do
        self.is_paused = False  # whether a coach lets it do one thing at a time
        self._is_let_run = False  # whether a coach who is shown all of it step by step has had enough of that
        self._due = 0.0  # when the beat after the last input is over

    @property
    def is_busy(self) -> bool:
        """Whether a bot thinks or is about to act."""
        return self.tasks.is_busy or self.decided is not None

    @property
    def is_seen(self) -> bool:
        """Whether what a bot did last is still being looked at, so that nobody waits for its thought yet."""
        return not self.tasks.is_busy or self.playing.host.now() < self._due

    def call(self) -> None:
        """Let a bot think if one is to decide."""
        playing = self.playing
        if not playing.session.is_waiting_for_bot():
            self.is_paused = self._is_let_run = False
        elif not playing.queue and not self.is_busy:
            self.is_paused = self.is_paused or (playing.preferences().pace == STEPWISE and not self._is_let_run)
            self._due = playing.host.now() + self.beat(playing.game.fresh)
            playing.host.soon(self._think)

    def beat(self, happened: tuple[Event, ...]) -> float:
        """Return how long what happened is left to be seen at the chosen pace, in milliseconds."""
        face, state = self.playing.face, self.playing.game.state
        share = BEATS[self.playing.preferences().pace]
        if any(event.kind == "roll" or told.motions(face, event) or told.shout(face, event) for event in happened):
            return LONG_MS * share
        return (STEP_MS if face.acting(state) != NO_ONE else NEXT_MS) * share

    def _think(self) -> None:
        playing, game = self.playing, self.playing.game
        if not playing.is_open or self.is_busy or not playing.session.is_waiting_for_bot():
            return
        side = game.to_act
        seed = bot_seed(game.tags.get("Seed", "") or playing.session.match, ("home", "away")[side])
        bot = self.bots.setdefault(side, Bot(playing.session.seats[side], seed))
        self.thought = bot.think(decision_point_of(game))
        self.tasks.start(_worked(self.thought), lambda thought: self._decide(bot, thought), self.progress)
        self.progress(0.0)

    def _decide(self, bot: Bot, thought: DecisionSearch) -> None:
        """Carry out a decision, in a turn of its own so that the page is not blocked by it and the last slice."""
        self.thought = None
        bot.follow(thought)
        decision: Any = thought.best
        game = self.playing.game
        self.decided = decided = partial(game.apply if game.pending is None else game.answer, decision)
        wait = self._due - self.playing.host.now()
        if self.is_paused:
            self.progress(1.0)
        elif wait > 0:
            self.playing.host.later(wait, partial(self._carry_out, decided))
        else:
            self.playing.host.soon(partial(self._carry_out, decided))

    def _carry_out(self, decided: Callable[[], None]) -> None:
        if decided is self.decided and self.playing.is_open and not self.is_paused:
            self.decided = None
            self.playing.play(decided)

    def pause(self) -> None:
        """Let nothing more happen by itself."""
        self.is_paused = True

    def next_step(self) -> None:
        """Let the bot do one thing now, the best it has found so far if it still thinks."""
        thought = self.thought
        if self.decided is None and thought is not None and thought.listed:
            self.tasks.stop()
            self._decide(self.bots[self.playing.game.to_act], thought)
        decided, self.decided = self.decided, None
        if decided is not None:
            self.playing.play(decided)

    def go_on(self) -> None:
        """End the pause."""
        self.is_paused, self._is_let_run = False, True
        if self.decided is not None:
            self.next_step()

    def stop(self) -> None:
        """Stop thinking."""
        self.tasks.stop()
        self.thought = self.decided = None


def _worked(thought: DecisionSearch) -> Generator[float, None, DecisionSearch]:
    """Think, giving the share done between slices, and return the thought."""
    yield from thought
    return thought
