"""The order of drama: dice fly, land and are counted, and only then anything tells what came of them.

A throw of the last input is shown on the position in which it was made. Counters, log, score, shout, sound and the
spoken line follow when its dice lie still, and before the dice of the next throw fly. Without movement all of it is
there at once, and whoever does not want to wait taps. So many throws that nobody would watch them, as those for the
scores of a whole team, are told at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from fracas.kernel.roll_trace import last_throws
from fracas.kernel.table import Event, Rolled
from fracas.page.match import panels
from fracas.view.match.dice_box import COUNTED, FLYING, LANDED, DiceBox

if TYPE_CHECKING:
    from fracas.page.match.screen import MatchScreen

FLY_MS, LAND_MS, DIE_MS, COUNT_MS, FOLLOW_MS = 560.0, 320.0, 70.0, 650.0, 700.0
MOST_THROWS = 20  # of one input that are shown one by one


class Drama:
    """Shows what inputs bring about on one match screen."""

    def __init__(self, screen: MatchScreen) -> None:
        self.screen = screen
        self.state: Any = None  # the position that is shown while dice are on their way
        self.box: DiceBox | None = None  # with these dice
        self._acts: Iterator[float] | None = None  # what is still to be shown, each with the time it stays
        self.known = 0  # events of the last action that have been told, the throw on its way among them
        self._then: Callable[[], None] = lambda: None

    @property
    def is_on(self) -> bool:
        """Whether dice are on their way, so that what came of them is not known yet."""
        return self._acts is not None

    def begin(self, fresh: tuple[Event, ...], then: Callable[[], None]) -> None:
        """Show what inputs brought about.

        Args: fresh - their events; all but those of the last input are told at once.
              then - called when all of it has been shown.
        """
        self.stop()
        game = self.screen.game
        self._then = then
        self.known = len(game.plies[-1].events) - len(game.fresh) if game.plies else 0
        rolls = sum(event.kind == "roll" for event in game.fresh) if fresh else 0
        if not 0 < rolls <= MOST_THROWS or not self.screen.playing.pace(1):
            return self._end(fresh)
        earlier = fresh[:len(fresh) - len(game.fresh)]
        self.state = game.plies[-1].before
        if earlier:
            self.screen.follow(earlier, self.known, self.state)
        self._acts = acts = self._shown()
        self.screen.host.soon(partial(self._go_on, acts))

    def skip(self) -> None:
        """Show at once how it ends."""
        if self.is_on:
            self._end(self.screen.game.plies[-1].events[self.known:])

    def stop(self) -> None:
        """Forget what is still to be shown."""
        self._acts = self.state = self.box = None

    def _go_on(self, acts: Iterator[float]) -> None:
        if acts is not self._acts:
            return  # it was skipped, or the screen was left
        wait = next(acts, None)
        if wait is None:
            return self.skip()
        self.screen.draw()
        self.screen.host.later(self.screen.playing.pace(wait), partial(self._go_on, acts))

    def _shown(self) -> Iterator[float]:
        """Show throw after throw, giving how long each picture stays."""
        screen, thrown = self.screen, last_throws(self.screen.game)
        coaches = {(throw.rolled.request.kind, throw.rolled.request.coach) for throw in thrown}
        for number, throw in enumerate(thrown):
            self.state = throw.state
            if self._tell(throw.at) and number:
                yield FOLLOW_MS
            self.known += 1  # the throw itself, which the box tells
            screen.outside("events", "dice")
            request = throw.rolled.request
            yield from self._thrown(throw.rolled, request.who < 0 and (request.kind, 1 - request.coach) in coaches)

    def _thrown(self, rolled: Rolled, is_rivals: bool) -> Iterator[float]:
        """Show one throw from the air to what it comes to; real dice have been seen to fall."""
        dice = len(rolled.faces) if isinstance(rolled.faces, tuple) else 1
        stages = ((FLYING, FLY_MS), (LANDED, LAND_MS + DIE_MS * dice), (COUNTED, COUNT_MS))
        for stage, wait in stages[2:] if rolled.is_real else stages:
            self.box = panels.thrown_box(self.screen.face, self.state, rolled, stage, is_rivals)
            yield wait

    def _tell(self, until: int) -> bool:
        """Tell what happened before a throw; False if that is nothing to be seen."""
        happened = self.screen.game.plies[-1].events[self.known:until]
        self.known = until
        if happened:
            self.screen.follow(happened, until, self.state)
        return bool(happened)

    def _end(self, rest: tuple[Event, ...]) -> None:
        """Tell the rest, and go on with the match."""
        then = self._then
        self.stop()
        self.screen.followed(rest)
        then()
