"""Presses buttons of the headless page at random and hands out every text that is shown on the way."""

import re
from collections.abc import Iterator
from random import Random

from tests.locale.leftovers import texts
from tests.page.headless import Page

LEAVING = ("home", "language", "rematch", "concede", "delete", "restore", "open")
ACTING = ("go", "reply", "formation", "done", "face", "enter", "command", "roll-for-me")
_BUTTON = re.compile(r"<(?:button|input|select)\b[^>]*>")


class Monkey:
    """A page with a random coach for both sides.

    Args: seed - chooses the buttons.
    """

    def __init__(self, page: Page, seed: str) -> None:
        self.page = page
        self.random = Random(seed)
        self.seen: dict[str, str] = {}  # region -> what stood there when it was looked at last

    def buttons(self) -> list[tuple[str, str]]:
        """Return what can be pressed: `data-do` and `data-arg`."""
        found = []
        for markup in self.page.door.regions.values():
            for tag in _BUTTON.findall(markup):
                named = dict(re.findall(r'([a-z-]+)="([^"]*)"', tag))
                if "data-do" in named and "disabled" not in named:
                    found.append((named["data-do"], named.get("data-arg", "")))
        return [button for button in found if button[0] not in LEAVING]

    def press(self, times: int) -> Iterator[str]:
        """Press buttons, most often those that play on, and return the texts after each."""
        for _ in range(times):
            offered = self.buttons()
            playing = [button for button in offered if button[0] in ACTING]
            among = playing if playing and self.random.random() < 0.6 else offered
            self.page.do(*among[int(self.random.random() * len(among))])
            self.page.door.run()
            yield from self.shown()

    def shown(self) -> Iterator[str]:
        """Return every text that stands on the page, but for regions that have not changed since the last look."""
        for region, markup in self.page.door.regions.items():
            if self.seen.get(region) != markup:
                self.seen[region] = markup
                yield from texts(markup)
