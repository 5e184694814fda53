"""Long texts from elsewhere: read in slices, with a bar and a button that puts them away; short ones are read at once.

Nothing of a text is kept or shown before its reader has said that it can be.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fracas.kernel.work import Work, run_to_end
from fracas.locale import _
from fracas.page.browser.task_runner import TaskRunner
from fracas.page.shell import Shell
from fracas.view.controls import Button, button
from fracas.view.markup import Markup, el, join
from fracas.view.shell import sheet

LONG = 20_000  # characters: what is shorter is read within 50 ms
LONG_PLAYED = 500  # and of links and records, which are unpacked and played again
SHOW_MS = 100.0  # after which the bar comes, and how often it moves


class TextReader:
    """A text that is being read.

    Args: shell - the page.
    """

    def __init__(self, shell: Shell) -> None:
        self.shell = shell
        self.tasks = TaskRunner(shell.browser.now, shell.browser.soon)
        self._shown = shell.browser.now()
        self._is_open = False
        self.has_ended = False  # with what was read or a refusal, and was not put away

    def begin(
        self, is_long: bool, work: Work[Any], taken: Callable[[Any], None], refused: Callable[[str], None],
    ) -> None:
        """Read a text.

        Args: is_long - whether it takes longer than anybody waits.
              work - what reads it; a refusal is a ValueError in a sentence.
              taken - called with what was read.
              refused - called with the sentence.
        """
        if is_long:
            self.tasks.start(_guarded(work), lambda found: self._ended(found, taken, refused), self._progress)
        else:
            self._ended(run_to_end(_guarded(work)), taken, refused)

    def stop(self) -> None:
        """Put the text away; nobody is told."""
        self.tasks.stop()

    def _ended(self, found: Any, taken: Callable[[Any], None], refused: Callable[[str], None]) -> None:
        self.has_ended = True
        if self._is_open:
            self.shell.canvas.fill("sheets", "")
        _told(found, taken, refused)
        self.shell.send()

    def _progress(self, share: float) -> None:
        now = self.shell.browser.now()
        if now - self._shown < SHOW_MS:
            return
        self._shown = now
        if self._is_open:
            self.shell.canvas.set("read-bar", "value", f"{share:.3f}")
            self.shell.send()
        else:
            self._is_open = True
            self.shell.open_sheet(progress_sheet())


def progress_sheet() -> Markup:
    """Return the bar of what is read, with the button that puts it away."""
    return sheet(_("Reading the text"), join(
        el("progress", id="read-bar", value="0", max="1", aria_label=_("How much is read")),
        el("p", _("Nothing is kept before all of it was checked."), class_="sm"),
        el("div", button(Button(_("Cancel"), "stop-reading", icon="close", main=True)), class_="acts"),
    ))


def _guarded(work: Work[Any]) -> Work[Any]:
    """Let a refusal be what came of the work."""
    try:
        return (yield from work)
    except ValueError as error:
        return error


def _told(found: Any, taken: Callable[[Any], None], refused: Callable[[str], None]) -> None:
    if isinstance(found, ValueError):
        refused(str(found))
    else:
        taken(found)
