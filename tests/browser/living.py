"""A browser that all tests share, started again where it has died: the tests after that have another."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, cast

from playwright.sync_api import Browser


class LivingBrowser:
    """A browser that lives whenever something is asked of it.

    Args: start - starts one.
    """

    def __init__(self, start: Callable[[], Browser]) -> None:
        self._start = start
        self._browser = start()

    def __getattr__(self, name: str) -> Any:
        if not self._browser.is_connected():
            self._browser = self._start()
        return getattr(self._browser, name)

    @contextmanager
    def lent(self) -> Iterator[Browser]:
        """Lend it as the browser it stands for, and close it in the end."""
        yield cast(Browser, self)
        self._browser.close()
