"""The field that opens anything pasted, chosen, dropped or scanned: it shows the format, and a button opens it."""

from collections.abc import Callable

from fracas.games import KEYS
from fracas.kernel.text.record_wrapper import unwrap_record
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
    """A text in the field, as far as it is no record and no file.

    Args: shell - the page.
          draw - draws the screen again.
          read_file - reads a record or a file.
    """

    def __init__(self, shell: Shell, draw: Callable[[], None], read_file: Callable[[str], None]) -> None:
        self.shell, self.draw, self.read_file = shell, draw, read_file
        self.pasted = ""
        self.detected: DetectedText | None = None
        self.said = NOTHING
        self.controls: Controls = {
            "take-text": control(self._take_text, text), "look": control(lambda: self.detect(self.pasted)),
            "open-known": control(self._open), "scan": control(self._scan),
        }

    def notice(self) -> Notice:
        """Return the format of the text with the button that opens it, or the reason against it."""
        if self.detected is None:
            return self.said
        return Notice(self.detected.what, (Button(self.detected.label, "open-known", icon="play", main=True),), "good")

    def detect(self, brought: str) -> None:
        """Detect and show the format of a text; nothing is changed."""
        self.detected, self.said = None, NOTHING
        brought = unwrap_record(brought)
        if not brought.strip():
            return self._refuse(_("Paste something, or choose a file."))
        self.shell.browser.when_loaded(
            lambda: self.shell.read_text(len(brought) > LONG_PLAYED, detect_format(brought),
                                    lambda found: self._show(found, brought), self._refuse), with_extras(KEYS))

    def _show(self, found: DetectedText | None, brought: str) -> None:
        self.detected = found
        if found is None:
            return self.read_file(brought)
        self.draw()
        self.shell.send()

    def _refuse(self, sentence: str) -> None:
        self.detected = None
        self.said = Notice(_("{sentence} Nothing was changed.").format(sentence=sentence), tone="bad")
        self.draw()
        self.shell.send()

    def _take_text(self, pasted: str) -> None:
        """Remember the text in the field, and detect the format of one that was pasted."""
        is_pasted = len(pasted) - len(self.pasted) > PASTED
        self.pasted = pasted
        if is_pasted:
            self.detect(pasted)

    def _open(self) -> None:
        if self.detected is not None and (trouble := self.detected.open(self.shell)):
            self.detected = None
            self._refuse(trouble)

    def _scan(self) -> None:
        def take(found: str) -> None:
            self.shell.canvas.fill("sheets", "")
            self.detect(found)
            self.shell.send()

        def refuse() -> None:
            self.shell.canvas.fill("sheets", "")
            self._refuse(_("This browser does not let Fracas use the camera."))
        self.shell.open_sheet(scan_sheet())
        self.shell.browser.scan(SCAN_VIDEO, take, refuse)
