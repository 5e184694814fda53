"""The log in the document: lines are added at the end, dropped when taken back, unfolded in place."""

from fracas.faces.ui_state import UiState
from fracas.locale import _
from fracas.page.browser.canvas import Canvas
from fracas.page.match.model.log_model import Entry, LogModel
from fracas.view.match.log import filter_entries, log_entry, log_header, log_lines
from fracas.view.match.tray import last_line


class LogRenderer:
    """The log of one match.

    Args: canvas - the document.
    """

    def __init__(self, canvas: Canvas) -> None:
        self.canvas = canvas
        self.drawn: list[Entry] | None = None  # None = nothing drawn yet
        self._is_filtered = False  # whether only rolls are drawn
        self._is_open = False  # whether it lies over the board of a phone
        self._whys: set[str] = set()  # entries drawn with their rule

    def forget(self) -> None:
        """Forget the lines that the document held."""
        self.drawn = None

    def draw(self, story: LogModel, ui: UiState) -> None:
        """Send the lines that differ."""
        canvas, entries, drawn = self.canvas, story.entries, self.drawn
        line = story.last()
        canvas.fill("last", last_line(line.text if line else _("The match begins.")))
        canvas.fill("log-head", log_header(ui.rolls_only))
        if drawn is None or ui.rolls_only != self._is_filtered:
            lines = [story.open(entry, ui.open_reasons) for entry in entries]
            canvas.send("fill", "log-lines", "", log_lines(lines, ui.rolls_only))
            self._is_filtered = ui.rolls_only
            canvas.send("end", "log-lines")
        else:
            self._patch(story, drawn, ui)
        if ui.log_open and not self._is_open:  # nothing scrolls while it is not seen
            canvas.send("end", "log-lines")
        self._is_open = ui.log_open
        self.drawn, self._whys = list(entries), set(ui.open_reasons)

    def _patch(self, story: LogModel, drawn: list[Entry], ui: UiState) -> None:
        canvas, entries = self.canvas, story.entries
        keep = min(len(drawn), len(entries))
        while keep and drawn[keep - 1] is not entries[keep - 1]:
            keep -= 1
        for entry in drawn[keep:]:
            canvas.send("drop", f"log-{entry.key}")
        for entry in filter_entries(entries[keep:], ui.rolls_only):
            canvas.send("add", "log-lines", "", log_entry(entry))
        for entry in entries[:keep]:
            if entry.key in self._whys ^ ui.open_reasons:
                canvas.send("put", f"log-{entry.key}", "log-lines", log_entry(story.open(entry, ui.open_reasons)))
        if keep < max(len(drawn), len(entries)):
            canvas.send("end", "log-lines")
