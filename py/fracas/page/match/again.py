"""A turn shown again: action by action with its sentences and dice, by itself or step by step, forth and back.

An action of which nothing is seen on the board ("Ashbow: Move.", "Ashbow is done.") is told with its neighbour: with
the one before if nobody acts after it, else with the one it leads to.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from fracas.faces import events
from fracas.faces.choices import NO_ONE
from fracas.kernel.table import Event, Rolled
from fracas.page.match import moves
from fracas.page.match.dock import Shown

if TYPE_CHECKING:
    from fracas.page.match.screen import MatchScreen

LEAST_MS = 500.0  # of an action, also where a bot's turn is not waited for
BACK, ON = "back", "on"


class Again:
    """Shows turns of one match screen again; `ui.replay` is the number of the last action that is shown."""

    def __init__(self, screen: MatchScreen) -> None:
        self.screen = screen
        self.first = 0  # action of the turn
        self.stops: list[int] = []  # the last actions of those that are shown together
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
        self.first = turns[turn]
        self.stops = self._stops(min(later, default=len(screen.game.plies)))
        screen.ui.clear()
        screen.make_offer()
        screen.ui.log_open, self.is_running = False, True
        self._show(0)

    def step(self, way: str) -> None:
        """Show the action before or after, and stay there."""
        place = self.place + (1 if way == ON else -1)
        self.is_running = False
        self._show(max(place, 0)) if place < len(self.stops) else self.stop()

    def run_on(self) -> None:
        """Let it go on by itself, or stay here."""
        self.is_running = not self.is_running
        self._show(self.place)

    def stop(self) -> None:
        """Come back to the match."""
        screen = self.screen
        screen.ui.replay, self.is_running = -1, False
        screen.look()
        screen.select_acting()
        screen.draw()

    def _show(self, place: int) -> None:
        screen = self.screen
        screen.ui.replay = number = self.stops[place]
        screen.board.animate(screen.motions(self.happened, self.state))
        screen.voice.say(" ".join(self.sentences()))
        screen.draw()
        if self.is_running:
            wait = max(screen.playing.bots.beat(self.happened), LEAST_MS)
            screen.host.later(wait, partial(self._go_on, number))

    def _go_on(self, number: int) -> None:
        if self.screen.ui.replay != number or not self.is_running or not self.screen.playing.is_open:
            return
        self._show(self.place + 1) if self.place + 1 < len(self.stops) else self.stop()

    def _stops(self, end: int) -> list[int]:
        """Return the last actions of those that are shown together, up to the end of the turn."""
        face, plies, found = self.screen.face, self.screen.game.plies, list[int]()
        for number in range(self.first, end):
            after = plies[number + 1].before if number + 1 < len(plies) else self.screen.game.state
            if self._is_seen(plies[number].events):
                found.append(number)
            elif found and found[-1] == number - 1 and face.acting(after) == NO_ONE:
                found[-1] = number
        return found if found and found[-1] == end - 1 else [*found, end - 1]

    def _is_seen(self, happened: tuple[Event, ...]) -> bool:
        face = self.screen.face
        return any(event.kind == "roll" or events.motions(face, event) or events.shout(face, event)
                   or events.trail(face, event)[1] >= 0 for event in happened)

    # -- what is seen of it ----------------------------------------------------------------------------------

    @property
    def place(self) -> int:
        """Which of the stops is shown, from 0."""
        return self.stops.index(self.screen.ui.replay)

    @property
    def happened(self) -> tuple[Event, ...]:
        """What happened in the actions that are shown."""
        place = self.place
        first = self.stops[place - 1] + 1 if place else self.first
        return tuple(event for ply in self.screen.game.plies[first:self.stops[place] + 1] for event in ply.events)

    @property
    def state(self) -> Any:
        """The position it led to."""
        plies, number = self.screen.game.plies, self.screen.ui.replay + 1
        return plies[number].before if number < len(plies) else self.screen.game.state

    def sentences(self) -> list[str]:
        """Return what happened in it."""
        face = self.screen.face
        return [text for event in self.happened if (text := events.sentence(face, self.state, event))]

    def trail(self) -> tuple[int, ...]:
        """Return the cells somebody moved between."""
        return moves.trail_of(self.screen.face, self.happened, ())

    def shown(self) -> Shown:
        """Return what stands beside the board."""
        rolls = tuple(e.facts[0] for e in self.happened if e.facts and isinstance(e.facts[0], Rolled))
        title = self.screen.face.turn_title(self.screen.game.plies[self.first].before)
        return Shown(title, self.place + 1, len(self.stops), " ".join(self.sentences()), rolls, self.is_running)
