"""What somebody new to a game is shown besides: names on the board, and a tip while nobody is selected.

All see the names while the ball is not in play. A first match ends when one has been played to its end; the tips end
sooner, once they have been followed a few times. Both are kept beside the lessons that were learnt.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fracas.faces.choices import MOVE, NO_ONE
from fracas.kernel.table import NOBODY, Side
from fracas.page.saving import lesson_progress
from fracas.page.saving.preferences import FIRST, ON
from fracas.view.board.model import Sign

if TYPE_CHECKING:
    from fracas.page.match.screen import MatchScreen

ENOUGH = 6  # tips that were followed
MATCH, TIPS = "match", "tips"


class Newcomer:
    """What one match screen shows to somebody who is new to its game."""

    def __init__(self, screen: MatchScreen) -> None:
        self.screen = screen
        known = lesson_progress.load(screen.session.shelf.store)
        self.is_first = known.get(self._key(MATCH)) != lesson_progress.DONE
        self.followed = known.get(self._key(TIPS), 0)

    def _key(self, what: str) -> str:
        return f"{self.screen.game.ruleset.key}.{what}"

    @property
    def viewer(self) -> Side:
        """The side of the one person who plays, `NOBODY` where both seats are of one kind."""
        persons = [side for side in (0, 1) if not self.screen.session.is_bot(side)]
        return persons[0] if len(persons) == 1 else NOBODY

    def signs(self) -> tuple[Sign, ...]:
        """Return the names that are written on the board now."""
        wish, face, state = self.screen.preferences().names, self.screen.face, self.screen.game.state
        is_wished = wish == ON or (wish == FIRST and (self.is_first or face.is_opening(state)))
        return face.signs(state, self.viewer) if is_wished and not self._is_aiming() else ()

    def _is_aiming(self) -> bool:
        """Whether ranges are drawn, whose labels would lie below the names."""
        ui, state = self.screen.ui, self.screen.game.state
        return ui.mode != MOVE and self.screen.face.plane is None and bool(
            self.screen.face.marks(state, ui.selected, ui.mode))

    def tip(self) -> str:
        """Return what could be done now, "" for who needs no tips any more."""
        screen, wish = self.screen, self.screen.preferences().names
        is_wished = wish == ON or (wish == FIRST and self.is_first and self.followed < ENOUGH)
        if not is_wished or screen.is_bots() or screen.ui.selected != NO_ONE or not screen.now.actors:
            return ""
        return screen.face.tip(screen.game.state, screen.now.legal)

    def follow(self) -> None:
        """Note that a tip was there when a player was chosen."""
        if self.tip() and self.followed < ENOUGH:
            self.followed += 1
            lesson_progress.save(self.screen.session.shelf.store, self._key(TIPS), self.followed)

    def over(self) -> None:
        """Note that a match has been played to its end; this one stays the first while it is looked at."""
        if self.is_first and self.screen.game.is_terminal() and self.viewer != NOBODY:
            lesson_progress.save(self.screen.session.shelf.store, self._key(MATCH), lesson_progress.DONE)
