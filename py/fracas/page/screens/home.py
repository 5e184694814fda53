"""The home screen: what comes next, and the wall of bills.

It was drawn for a first visit when the site was built and stands there, in the reader's language, before Python does.
Whoever has been here before finds there what comes next for him; only then code is loaded for it.
"""

import re
from collections.abc import Callable

from fracas.games import KEYS
from fracas.locale import language
from fracas.page import routes
from fracas.page.saving.layered_store import NEARLY_FULL, ROOM
from fracas.page.saving.storage import PREFIX, Save
from fracas.page.screens.markup_screen import MarkupScreen
from fracas.page.shell import Shell
from fracas.view.markup import EMPTY, Markup

KNOWN = re.compile(re.escape(PREFIX) + r"(?:match|league|learnt|days)\b")  # keys of who has been here, as in `boot.js`
OFTEN = 20  # finished matches in the store after which they are packed unasked


class HomeScreen(MarkupScreen):
    """What comes next, and the wall of bills."""

    key = routes.HOME

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.is_nearly_full = False
        self.finished = 0  # matches outside the archive
        self._stop_packing: Callable[[], None] = lambda: None
        self.controls = {"first-match": lambda _arg: self._begin(""), "next-match": self._begin}

    def _begin(self, arg: str) -> None:
        """Begin a first match, or the one that follows another."""
        from fracas.page.screens import home_matches
        if not arg:
            return home_matches.begin_first(self.shell)
        _game, match, level = (*arg.split(), "", "")[:3]
        home_matches.begin_next(self.shell, match, level)

    def enter(self, notice: str = "") -> None:
        """Draw the screen, unless it was drawn when the site was built and there is nothing to add."""
        going = self._going()
        if notice or self.shell.prerendered != language() or going or self._is_known():
            shown = {save.facts.game for _match, save in going[:1]} & {*KEYS}
            self.shell.browser.when_loaded(lambda: self._prepare(notice), shown)

        self.shell.browser.when_loaded(self._tidy)

    def _is_known(self) -> bool:
        """Return whether somebody has been here before."""
        return any(map(KNOWN.match, self.shell.shelf.store.keys()))

    def _prepare(self, notice: str) -> None:
        """Fetch the game of the first step, then draw."""
        if self.shell.screen is self:
            from fracas.page.screens import home_facts
            self.shell.browser.when_loaded(lambda: self._draw_all(notice), home_facts.chunks_of(self.shell))

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
        return home_view.markup(self.shell)

    def draw_readiness(self) -> None:
        """Draw the light that tells whether the site is on the device."""
        from fracas.page.screens import home_view
        self.shell.canvas.send("put", "ready", "screen-home", home_view.light(self.shell.offline))
