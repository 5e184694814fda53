"""A turn shown again: action by action with its sentences and dice, by itself or step by step, forth and back."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from fracas.faces import events
from fracas.kernel.ply import Ply
from fracas.kernel.table import Rolled
from fracas.page.match import moves
from fracas.page.match.dock import Shown

if TYPE_CHECKING:
    from fracas.page.match.screen import MatchScreen

LEAST_MS = 500.0  # of an action, also where a bot's turn is not waited for
BACK, ON = "back", "on"


class Again:
    """Shows turns of one match screen again; `ui.replay` is the number of the action that is shown."""

    def __init__(self, screen: MatchScreen) -> None:
        self.screen = screen
        self.first, self.end = 0, 0  # actions of the turn
        self.is_running = False

    def begin(self, turn: str) -> None:
        """Show a turn from its beginning.

        Args: turn - key of its heading in the log.
        """
        screen, turns = self.screen, self.screen.story.turns
        if turn not in turns:
            return
        if screen.is_bots():
            screen.playing.bots.pause()
        later = [first for first in turns.values() if first > turns[turn]]
        self.first, self.end = turns[turn], min(later, default=len(screen.game.plies))
        screen.ui.clear()
        screen.make_offer()
        screen.ui.log_open, self.is_running = False, True
        self._show(self.first)

    def step(self, way: str) -> None:
        """Show the action before or after, and stay there."""
        number = self.screen.ui.replay + (1 if way == ON else -1)
        self.is_running = False
        self._show(max(number, self.first)) if number < self.end else self.stop()

    def run_on(self) -> None:
        """Let it go on by itself, or stay here."""
        self.is_running = not self.is_running
        self._show(self.screen.ui.replay)

    def stop(self) -> None:
        """Come back to the match."""
        screen = self.screen
        screen.ui.replay, self.is_running = -1, False
        screen.look()
        screen.select_acting()
        screen.draw()

    def _show(self, number: int) -> None:
        screen = self.screen
        screen.ui.replay = number
        screen.board.animate(screen.motions(self.ply.events, self.state))
        screen.voice.say(" ".join(self.sentences()))
        screen.draw()
        if self.is_running:
            wait = max(screen.playing.bots.beat(self.ply.events), LEAST_MS)
            screen.host.later(wait, partial(self._go_on, number))

    def _go_on(self, number: int) -> None:
        if self.screen.ui.replay != number or not self.is_running or not self.screen.playing.is_open:
            return
        self._show(number + 1) if number + 1 < self.end else self.stop()

    # -- what is seen of it ----------------------------------------------------------------------------------

    @property
    def ply(self) -> Ply:
        """The action that is shown."""
        return self.screen.game.plies[self.screen.ui.replay]

    @property
    def state(self) -> Any:
        """The position it led to."""
        plies, number = self.screen.game.plies, self.screen.ui.replay + 1
        return plies[number].before if number < len(plies) else self.screen.game.state

    def sentences(self) -> list[str]:
        """Return what happened in it."""
        face = self.screen.face
        return [text for event in self.ply.events if (text := events.sentence(face, self.state, event))]

    def trail(self) -> tuple[int, ...]:
        """Return the cells somebody moved between."""
        return moves.trail_of(self.screen.face, self.ply.events, ())

    def shown(self) -> Shown:
        """Return what stands beside the board."""
        rolls = tuple(e.facts[0] for e in self.ply.events if e.facts and isinstance(e.facts[0], Rolled))
        title = self.screen.face.turn_title(self.ply.before)
        place = self.screen.ui.replay - self.first + 1
        return Shown(title, place, self.end - self.first, " ".join(self.sentences()), rolls, self.is_running)
