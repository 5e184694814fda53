"""Looking at the page as axe and a ruler do: what is wrong for somebody, and what is wider than the screen."""

from __future__ import annotations

import os

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

THEMES = ("light", "dark", "contrast")
ALL_THEMES = bool(os.environ.get("FRACAS_AXE"))  # a soak test looks at each place in every theme
HIDDEN = ".screen[hidden], svg.sprite"
"""What is taken out while axe looks: it judges nothing hidden, but reading through it takes most of its time."""

OPTIONS = {"resultTypes": ["violations"], "selectors": False, "preload": False, "iframes": False}
LOOK = """async ([theme, hidden, options]) => {
    const root = document.documentElement, before = root.dataset.theme;
    root.dataset.theme = theme;
    const moving = document.getAnimations().filter((each) => each.playState === "running"
        && Number.isFinite(each.effect.getComputedTiming().endTime));
    await Promise.allSettled(moving.map((each) => each.finished));  // what fades in has no contrast yet
    const away = [...document.querySelectorAll(hidden)].map((screen) => [screen, document.createComment("")]);
    for (const [screen, mark] of away) screen.replaceWith(mark);
    const found = await axe.run(options);
    for (const [screen, mark] of away) mark.replaceWith(screen);
    if (before === undefined) delete root.dataset.theme; else root.dataset.theme = before;
    const renamed = [...document.querySelectorAll("[aria-label] > .t")].filter((label) => label.checkVisibility()
        && /\\p{L}/u.test(label.textContent) && !label.parentElement.ariaLabel.includes(label.textContent));
    return [
        ...found.violations.flatMap((each) => each.nodes.map((node) => `${each.id}: ${node.html.slice(0, 160)}`)),
        ...renamed.map((label) => `is not called what stands on it: ${label.parentElement.outerHTML.slice(0, 160)}`),
    ];
}"""


def findings(page: Page, theme: str = "light", hidden: str = HIDDEN) -> list[str]:
    """Return what axe finds on the page in a theme, and what is spoken by another name than the one written on it."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    return [f"{theme} {found}" for found in page.evaluate(LOOK, [theme, hidden, OPTIONS])]


def too_wide(page: Page) -> list[str]:
    """Return how much wider than the screen the page is, if it is; a phone's window grows with what lies in it."""
    wide = page.evaluate("document.documentElement.scrollWidth - Math.min(innerWidth, screen.width)")
    return [f"{wide} pixels too wide"] if wide > 0 else []


class Looker:
    """Looks at one place after the other, each in another theme, or in every one.

    Args: page - the page.
          first - number of the theme it begins with.
          themes - those it looks at by turns.
    """

    def __init__(self, page: Page, first: int = 0, themes: tuple[str, ...] = THEMES) -> None:
        self.page = page
        self.number = first
        self.themes = themes
        self.wrong: list[str] = []

    def look(self, where: str) -> None:
        """Note what is wrong with what is on the page."""
        themes = THEMES if ALL_THEMES else (self.themes[self.number % len(self.themes)],)
        self.number += 1
        self.measure(where)
        self.wrong += [f"{where}: {finding}" for theme in themes for finding in findings(self.page, theme)]

    def measure(self, where: str) -> None:
        """Note how much wider than the screen the page is, which takes little time."""
        self.wrong += [f"{where}: {each}" for each in too_wide(self.page)]
