"""The home screen: the wall of bills, and the slip back into the last match.

The wall was drawn when the site was built and stands there, in the reader's language, before Python does. At the start
only the slip is missing; its code is loaded for those who have a match to go on with.
"""

from collections.abc import Callable

from fracas.games import KEYS
from fracas.locale import language
from fracas.page import routes
from fracas.page.saving.layered_store import NEARLY_FULL, ROOM
from fracas.page.saving.storage import Save
from fracas.page.screens.markup_screen import MarkupScreen
from fracas.page.shell import Shell
from fracas.view.markup import EMPTY, Markup

OFTEN = 20  # finished matches in the store after which they are packed unasked


class HomeScreen(MarkupScreen):
    """The wall of bills, and the slip back into the last match."""

    key = routes.HOME

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.is_nearly_full = False
        self.finished = 0  # matches outside the archive
        self._stop_packing: Callable[[], None] = lambda: None

    def enter(self, notice: str = "") -> None:
        """Draw the screen, unless it was drawn when the site was built and there is nothing to add."""
        going = self._going()
        if notice or self.shell.prerendered != language() or going:
            shown = {save.facts.game for _match, save in going[:1]} & {*KEYS}
            self.shell.browser.when_loaded(lambda: self._draw_all(notice), shown)

        self.shell.browser.when_loaded(self._tidy)

    def leave(self) -> None:
        """Stop packing."""
        self._stop_packing()

    def _tidy(self) -> None:
        """Pack finished matches that have become many, and offer to make room in a store that is nearly full."""
        if self.shell.screen is not self:
            return
        self.is_nearly_full = self.shell.browser.used_room() >= NEARLY_FULL * ROOM
        if self.is_nearly_full:
            self.shell.send()
        if self.finished > OFTEN:
            from fracas.page.packer import Packer
            work = Packer(self.shell)
            self._stop_packing = work.stop
            work.start(lambda trouble: None)

    def banner(self) -> Markup:
        """Return the offer to make room, nothing while there is enough."""
        if not self.is_nearly_full:
            return EMPTY
        from fracas.page.screens.unsaved_notice import nearly_full_notice
        return nearly_full_notice()

    def _draw_all(self, notice: str) -> None:
        if self.shell.screen is self:
            super().enter(notice)
            self.shell.send()

    def _going(self) -> list[tuple[str, Save]]:
        """Return the unfinished matches, the last one first."""
        saves = self.shell.shelf.newest_first()
        self.finished = sum(save.facts.over for _match, save in saves)
        return [(match, save) for match, save in saves if not save.facts.over]

    def markup(self) -> Markup:
        from fracas.page.screens import home_view
        return home_view.markup(self.shell, self._going())

    def draw_readiness(self) -> None:
        """Draw the light that tells whether the site is on the device."""
        from fracas.page.screens import home_view
        self.shell.canvas.send("put", "ready", "screen-home", home_view.light(self.shell.offline))
