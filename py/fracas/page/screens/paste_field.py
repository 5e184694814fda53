"""The field that opens anything: what is pasted, chosen, dropped or scanned is named first, then opened by a button."""

from collections.abc import Callable

from fracas.games import KEYS
from fracas.locale import _
from fracas.page.chunks import with_extras
from fracas.page.controls import Controls, control
from fracas.page.saving.format_detection import DetectedText, detect_format
from fracas.page.shell import Shell
from fracas.page.text_reader import LONG_PLAYED
from fracas.view.arguments import text
from fracas.view.controls import Button
from fracas.view.shell import Notice
from fracas.view.storage import SCAN_VIDEO, scan_sheet

NOTHING = Notice("")
PASTED = 8  # characters that come at once are pasted, not typed


class PasteField:
    """What was brought, as far as it is no record and no file.

    Args: shell - the page.
          draw - draws the screen again.
          look_through - reads records and files.
    """

    def __init__(self, shell: Shell, draw: Callable[[], None], look_through: Callable[[str], None]) -> None:
        self.shell, self.draw, self.look_through = shell, draw, look_through
        self.pasted = ""
        self.known: DetectedText | None = None
        self.said = NOTHING
        self.controls: Controls = {
            "take-text": control(self._typed, text), "look": control(lambda: self.look(self.pasted)),
            "open-known": control(self._open), "scan": control(self._scan),
        }

    def notice(self) -> Notice:
        """Return what the text is, with the button that opens it, or why it cannot be opened."""
        if self.known is None:
            return self.said
        return Notice(self.known.what, (Button(self.known.label, "open-known", icon="play", main=True),), "good")

    def look(self, brought: str) -> None:
        """Say what a text is; nothing is changed."""
        self.known, self.said = None, NOTHING
        if not brought.strip():
            return self._refuse(_("Nothing is there yet: paste something, or choose a file."))
        self.shell.browser.when_loaded(
            lambda: self.shell.read(len(brought) > LONG_PLAYED, detect_format(brought),
                                    lambda found: self._found(found, brought), self._refuse), with_extras(KEYS))

    def _found(self, found: DetectedText | None, brought: str) -> None:
        self.known = found
        if found is None:
            return self.look_through(brought)
        self.draw()
        self.shell.send()

    def _refuse(self, sentence: str) -> None:
        self.known, self.said = None, Notice(_("{sentence} Nothing was changed.").format(sentence=sentence), tone="bad")
        self.draw()
        self.shell.send()

    def _typed(self, pasted: str) -> None:
        """Remember what stands in the field; what was pasted is looked at."""
        is_pasted = len(pasted) - len(self.pasted) > PASTED
        self.pasted = pasted
        if is_pasted:
            self.look(pasted)

    def _open(self) -> None:
        if self.known is not None and (trouble := self.known.open(self.shell)):
            self.known = None
            self._refuse(trouble)

    def _scan(self) -> None:
        def take(found: str) -> None:
            self.shell.canvas.fill("sheets", "")
            self.look(found)
            self.shell.send()

        def refuse() -> None:
            self.shell.canvas.fill("sheets", "")
            self._refuse(_("The camera cannot be used: this browser or its reader does not allow it."))
        self.shell.open_sheet(scan_sheet())
        self.shell.browser.scan(SCAN_VIDEO, take, refuse)
