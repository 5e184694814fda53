"""Comparing the log with that of another phone: each difference is listed, and one of both sides is taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fracas.companion import log
from fracas.companion.merge import LogDifference, differences, merge
from fracas.kernel.game import Game
from fracas.kernel.work import Work
from fracas.locale import _, ngettext
from fracas.page.companion import log_lines
from fracas.page.companion.entry_state import COMPARING, Begun
from fracas.page.controls import Controls, control
from fracas.page.saving.storage import TOO_LARGE
from fracas.page.text_reader import LONG
from fracas.view.arguments import number, text
from fracas.view.controls import Button
from fracas.view.table.companion import QuestionPanel

if TYPE_CHECKING:
    from fracas.page.companion.tracker_screen import TrackerScreen

MINE, THEIRS, BOTH = 0, 1, 2


class Comparing:
    """The comparison that is going on.

    Args: screen - of the match.
    """

    def __init__(self, screen: TrackerScreen) -> None:
        self.screen = screen
        self.other = screen.game
        self.found: tuple[LogDifference, ...] = ()
        self.right: dict[int, int] = {}  # which log is right in each difference, where it is not the own one
        self.controls: Controls = {
            "compare": control(self.begin, text), "side-of": control(self.choose, number, number),
            "merge": control(self.finish),
        }

    def begin(self, file: str) -> None:
        """Compare with the log in a file."""
        screen = self.screen
        if screen.game.pending is not None:
            return
        found = "" if file == TOO_LARGE else file
        screen.shell.read_text(len(found) > LONG, self._reading(found), self._compared,
                          lambda said: screen.shell.say(said, "bad"))

    def _reading(self, found: str) -> Work[tuple[Game, tuple[LogDifference, ...]]]:
        """Read the other log and compare it."""
        other = yield from log.read_in_slices(found)
        return other, differences(self.screen.game, other)

    def _compared(self, compared: tuple[Game, tuple[LogDifference, ...]]) -> None:
        screen = self.screen
        if screen.game.pending is not None:
            return
        (self.other, self.found), self.right = compared, {}
        if not self.found:
            return screen.shell.say(_("Both logs are the same."), "good")
        screen.begun = Begun(COMPARING)
        screen.draw()

    def choose(self, number: int, side: int) -> None:
        """Say which log is right in one difference."""
        if 0 <= number < len(self.found) and side in (MINE, THEIRS, BOTH) and self.screen.begun.kind == COMPARING:
            self.right[number] = side
            self.screen.draw()

    def finish(self) -> None:
        """Go on with one log of both."""
        if self.screen.begun.kind == COMPARING:
            theirs, both = ([n for n, side in self.right.items() if side == one] for one in (THEIRS, BOTH))
            self.screen.change(merge(self.screen.game, self.found, theirs, both))

    def asked(self) -> QuestionPanel:
        """Return the differences, each with both sides to tap."""
        buttons = []
        for at, each in enumerate(self.found):
            mine = self.screen.game.plies[each.place:each.place + len(each.mine)]
            theirs = self.other.plies[each.there:each.there + len(each.theirs)]
            told = [" ".join(log_lines.told(self.screen, ply) for ply in plies) or _("nothing")
                    for plies in (mine, theirs)]
            sides = [(MINE, told[MINE], _("This phone")), (THEIRS, told[THEIRS], _("The other phone"))]
            if mine and theirs:
                sides.append((BOTH, _("Both, one after the other"), _("Both phones")))
            buttons += [Button(said, "side-of", f"{at} {side}", note=f"{at + 1}. {whose}",
                               pressed=self.right.get(at, MINE) == side) for side, said, whose in sides]
        title = ngettext("{n} difference", "{n} differences", len(self.found)).format(n=len(self.found))
        done = Button(_("Take what is marked"), "merge", icon="check", main=True)
        return QuestionPanel(title, _("Tap what really happened."), (*buttons, done))
