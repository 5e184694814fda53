"""Waiting for a state of the page. Playwright's own way makes code of text in the page, which the page forbids."""

from __future__ import annotations

from time import monotonic
from typing import Any

from playwright.sync_api import Frame, Page, TimeoutError

USUAL = 60_000.0  # milliseconds, enough on the busiest machine


def until(
    page: Page | Frame, expression: str, *, arg: Any = None, timeout: float = USUAL, polling: float | str = 20,
) -> None:
    """Wait until an expression, or a function of `arg`, is true: `wait_for_function` of pages and frames."""
    end = monotonic() + timeout / 1000
    while not page.evaluate(expression, arg):
        if monotonic() > end:
            raise TimeoutError(f"after {timeout:.0f} ms it is still not so: {expression}")
        page.wait_for_timeout(polling if isinstance(polling, float | int) else 20)
