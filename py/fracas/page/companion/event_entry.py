"""What happens, in taps: a button of it, then whom it happened to; or a counter, whose taps in a row are one event."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fracas.companion import log
from fracas.faces import preview
from fracas.faces.tracker import NOTHING, SIDES, WHOM, EntryButton
from fracas.kernel.ruleset import Action
from fracas.page.companion import view_model
from fracas.page.companion.entry_state import NAMING
from fracas.page.controls import Controls, control
from fracas.view.arguments import number, word

if TYPE_CHECKING:
    from fracas.page.companion.tracker_screen import TrackerScreen

COUNTER = "dial"  # what its plus and minus do
ONE_EVENT_MS = 1000.0  # taps on a counter within this time are one event


class Happening:
    """The buttons of what happens, and the counters.

    Args: screen - of the match.
    """

    def __init__(self, screen: TrackerScreen) -> None:
        self.screen = screen
        self.dialled = (-1, -1, 0.0)  # the last counter tapped: its number, that of its deed, when
        self.controls: Controls = {
            "mark": control(self._mark, number),
            "mark-side": control(self._mark_side, number, number),
            "whom": control(self._name, number),
            "whom-side": control(self._name_side, number),
            "which": control(self._name_word, word),
            COUNTER: control(self._dial, number, number),
        }

    # -- what happened, and to whom --------------------------------------------------------------------------

    def _mark(self, place: int) -> None:
        """A button of what happened was pressed."""
        screen, marks = self.screen, self.screen.tracker.marks
        if screen.game.pending is not None or not 0 <= place < len(marks):
            return
        mark = marks[place]
        if mark.asks == NOTHING:
            return screen.happen(mark.action(screen.moment))
        action = screen.changing.of_the_same(mark)
        if action is not None:
            return screen.happen(action)
        screen.begun = screen.begun._replace(kind=NAMING, place=place)
        screen.draw()

    def _mark_side(self, place: int, of: int) -> None:
        """A button that names its side was pressed."""
        screen, marks = self.screen, self.screen.tracker.marks
        if screen.game.pending is None and 0 <= place < len(marks) and marks[place].asks == SIDES and of in (0, 1):
            screen.happen(marks[place].action(screen.moment, of))

    def _marked(self) -> EntryButton | None:
        begun = self.screen.begun
        return self.screen.tracker.marks[begun.place] if begun.kind == NAMING else None

    def _name(self, who: int) -> None:
        """Say whom it happened to."""
        mark, screen = self._marked(), self.screen
        if mark is not None and mark.asks == WHOM and who in screen.tracker.players(screen.moment):
            screen.happen(mark.action(screen.moment, who))

    def _name_side(self, of: int) -> None:
        """Say which side it happened to, where nobody is named."""
        mark, screen = self._marked(), self.screen
        if mark is not None and of in (0, 1) and (mark.asks == SIDES or mark.for_side):
            screen.happen(mark.action(screen.moment, of, is_side=mark.asks != SIDES))

    def _name_word(self, key: str) -> None:
        """Say which of several things it was."""
        mark, screen = self._marked(), self.screen
        if mark is not None and key in mark.words:
            screen.happen(mark.action(screen.moment, key))

    # -- counters --------------------------------------------------------------------------------------------

    def _dial(self, place: int, by: int) -> None:
        """A counter was tapped; several taps in a row are one event, and one that moves nothing is none."""
        screen, dials = self.screen, view_model.dials(self.screen)
        if screen.game.pending is not None or not 0 <= place < len(dials) or by not in (-1, 1):
            return
        now, (last, deed, when) = screen.shell.browser.now(), self.dialled
        action: Action = (*dials[place], by)
        before: Action = screen.game.plies[deed].action if 0 <= deed == len(screen.game.plies) - 1 else ()
        is_now = screen.begun.line < 0  # and not instead of a line, or before one
        rules, state = screen.game.ruleset, screen.game.state
        if is_now and preview.run(rules, state, (*dials[place], by), ()).state == state:
            return
        if is_now and last == place and before[:-1] == dials[place] and now - when < ONE_EVENT_MS:
            action = (*dials[place], before[-1] + by)
            screen.game = log.remove_entry(screen.game, deed).game
        if action[-1] == 0:
            screen.keep(screen.game)
            self.dialled = (-1, -1, 0.0)
            return
        if rules.is_legal(screen.game.state, action):
            screen.happen(action)
        self.dialled = (place, len(screen.game.plies) - 1, now) if is_now else (-1, -1, 0.0)
