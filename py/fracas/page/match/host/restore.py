"""The screen that restores a long match from its save, in slices and with a progress bar.

What stood on the screen stays there until the match can be shown.
"""

from __future__ import annotations

import fracas
from fracas.kernel.game import Game
from fracas.kernel.work import Work
from fracas.locale import _
from fracas.page.browser.task_runner import TaskRunner
from fracas.page.handover import ReplayedRecord
from fracas.page.screen import Screen
from fracas.page.shell import Shell
from fracas.view.markup import Markup, el

LONG = 2_500  # characters of a record that is played again in a blink
SHOW_MS = 150.0  # how often the bar moves


class RestoreScreen(Screen):
    """A match on its way to the screen.

    Args: shell - the page.
          record - of the match; it is handed on in `shell.replayed_record` when the address is shown again.
    """

    landing = ""

    def __init__(self, shell: Shell, record: str) -> None:
        self.shell, self.record = shell, record
        self.tasks = TaskRunner(shell.browser.now, shell.browser.soon)
        self.share = 0.0
        self._shown = shell.browser.now()

    def enter(self, notice: str = "") -> None:
        """Begin; what is to be said, the match says when it is there."""
        self.shell.notice = notice
        self.tasks.start(_played(self.record), self._arrived, self._go_on)

    def leave(self) -> None:
        """Go elsewhere."""
        self.tasks.stop()

    def banner(self) -> Markup:
        """Return the bar, once it takes long enough to be seen."""
        if not self.share:
            return super().banner()
        words = _("Opening the match")
        bar = el("progress", value=f"{self.share:.2f}", max=1, aria_label=words)
        return el("div", el("p", words), bar, class_="notice", role="status")

    def _go_on(self, share: float) -> None:
        now = self.shell.browser.now()
        if now - self._shown >= SHOW_MS:
            self._shown, self.share = now, share
            self.shell.send()

    def _arrived(self, game: Game | None) -> None:
        self.shell.replayed_record = ReplayedRecord(self.record, game)
        self.shell.reload()


def _played(record: str) -> Work[Game | None]:
    """Play a record again; return None if it cannot be played, which whoever opens it finds out and says."""
    try:
        return (yield from fracas.from_record_in_slices(record))
    except ValueError:
        return None
