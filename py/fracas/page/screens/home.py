"""The home screen: the wall of bills, and the slip back into the last match.

The wall was drawn when the site was built and stands there, in the reader's language, before Python does. At the start
only the slip is missing; its code is loaded for those who have a match to go on with.
"""

from fracas.games import KEYS
from fracas.locale import language
from fracas.page import routes
from fracas.page.saving.storage import Save
from fracas.page.screens.markup_screen import MarkupScreen
from fracas.view.markup import Markup


class HomeScreen(MarkupScreen):
    """The wall of bills, and the slip back into the last match."""

    key = routes.HOME

    def enter(self, notice: str = "") -> None:
        """Draw the screen, unless it was drawn when the site was built and there is nothing to add."""
        going = self._going()
        if notice or self.shell.prerendered != language() or going:
            shown = {save.facts.game for _match, save in going[:1]} & {*KEYS}
            self.shell.browser.when_loaded(lambda: self._draw_all(notice), shown)

    def _draw_all(self, notice: str) -> None:
        if self.shell.screen is self:
            super().enter(notice)
            self.shell.send()

    def _going(self) -> list[tuple[str, Save]]:
        """Return the unfinished matches, the last one first."""
        return [(match, save) for match, save in self.shell.shelf.newest_first() if not save.facts.over]

    def markup(self) -> Markup:
        from fracas.page.screens import home_view
        return home_view.markup(self.shell, self._going())

    def draw_readiness(self) -> None:
        """Draw the light that tells whether the site is on the device."""
        from fracas.page.screens import home_view
        self.shell.canvas.send("put", "ready", "screen-home", home_view.light(self.shell.offline))
