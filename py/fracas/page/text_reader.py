"""The reader of texts from elsewhere: long ones in slices with a bar, short ones at once.

Nothing of a text is kept or shown before its reader has checked all of it.
"""

from collections.abc import Callable
from typing import TypeVar

from fracas.kernel.work import Work, run_to_end
from fracas.locale import _
from fracas.page.browser.canvas import Canvas
from fracas.page.browser.render_scheduler import FrameClock
from fracas.page.browser.task_runner import TaskRunner
from fracas.view.controls import Button, button
from fracas.view.markup import Markup, el, join
from fracas.view.shell import sheet

T = TypeVar("T")
LONG = 20_000  # characters; shorter texts are read within 50 ms
LONG_PLAYED = 500  # the same for links and records, which are unpacked and played again
SHOW_MS = 100.0  # after which the bar comes, and how often it moves


class TextReader:
    """The reader of one text.

    Args: clock - of the page.
          canvas - of the page.
          open_sheet - opens a sheet over the page.
          send - sends the changes on the canvas.
    """

    def __init__(
        self, clock: FrameClock, canvas: Canvas, open_sheet: Callable[[Markup], None], send: Callable[[], None],
    ) -> None:
        self.clock, self.canvas, self.open_sheet, self.send = clock, canvas, open_sheet, send
        self.tasks = TaskRunner(clock.now, clock.soon)
        self.has_ended = False  # with a content or a refusal, and was not stopped
        self._shown = clock.now()
        self._is_open = False

    def begin(self, is_long: bool, work: Work[T], taken: Callable[[T], None], refused: Callable[[str], None]) -> None:
        """Read the text.

        Args: is_long - whether it takes longer than anybody waits.
              work - reads it; a refusal is a ValueError in a sentence.
              taken - called with the content.
              refused - called with the sentence.
        """
        def end(content: T | ValueError) -> None:
            self.has_ended = True
            if self._is_open:
                self.canvas.fill("sheets", "")
            if isinstance(content, ValueError):
                refused(str(content))
            else:
                taken(content)
            self.send()
        if is_long:
            self.tasks.start(_content_or_refusal(work), end, self._show_progress)
        else:
            end(run_to_end(_content_or_refusal(work)))

    def stop(self) -> None:
        """Stop reading; neither function is called."""
        self.tasks.stop()

    def _show_progress(self, share: float) -> None:
        now = self.clock.now()
        if now - self._shown < SHOW_MS:
            return
        self._shown = now
        if self._is_open:
            self.canvas.set("read-bar", "value", f"{share:.3f}")
            self.send()
        else:
            self._is_open = True
            self.open_sheet(progress_sheet())


def progress_sheet() -> Markup:
    """Return the sheet with the progress of a long text, and the button that stops reading."""
    return sheet(_("Reading the text"), join(
        el("progress", id="read-bar", value="0", max="1", aria_label=_("Part already read")),
        el("p", _("Fracas keeps nothing before it has checked everything."), class_="sm"),
        el("div", button(Button(_("Cancel"), "stop-reading", icon="close", main=True)), class_="acts"),
    ))


def _content_or_refusal(work: Work[T]) -> Work[T | ValueError]:
    """Return a refusal instead of raising it."""
    try:
        return (yield from work)
    except ValueError as error:
        return error
