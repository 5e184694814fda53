"""Random moments of a match that ask something, set behind its screen: a question, or a plan with its odds slip."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.browser.hands import go, settle
from tests.browser.lent import python, seeded

KEEP_LAST = """
from fracas.page.match.screen import MatchScreen
def send(self, message, usual=MatchScreen.send):
    if type(message).__name__ == "Enter":
        MatchScreen.last = self
        MatchScreen.send = usual
    usual(self, message)
MatchScreen.send = send
True
"""  # the next match screen is found again by what follows
MOMENT = """
from random import Random
from fracas.faces.plans import turn_options
from fracas.kernel.table import Choice, Roll
from fracas.page.match.messages_now import Choose, Redraw
from fracas.page.match.screen import MatchScreen

screen, random = MatchScreen.last, Random({seed})
model, game, face = screen.model, screen.model.game, screen.model.face


def play(most):
    for number in range(most):
        if game.is_terminal():
            return
        if number >= 12 * ({seed} % 10):
            if isinstance(game.pending, Choice):
                return
            if game.pending is None and number >= 12 * ({seed} % 10) + 12:
                now = turn_options(face, game)
                if now.setup is None and any(face.cell_of(game.state, who) >= 0 for who in now.actors):
                    return
        if game.pending is None:
            game.apply(random.choice(game.legal_actions()))
        elif isinstance(game.pending, Roll):
            game.roll_for_me()
        else:
            game.answer(random.choice(game.pending.options))


def plan():
    actors = [each for each in model.now.actors if face.cell_of(game.state, each) >= 0]
    random.shuffle(actors)
    for who in actors[:4]:
        screen.act("player", str(who))
        offer = model.move_options
        if not {wants_plan}:
            return
        marked = [each for each in offer.actions if each.mode == model.ui.mode] if offer is not None else ()
        cells = [each.cell for each in marked if each.chance < 1]
        if offer is not None and not cells:
            cells = [cell for cell, path in offer.paths.items() if path.chance < 1] or [each.cell for each in marked]
        if face.plane is not None:
            cells = [face.cell_of(game.state, each) for each in face.plane.targets(model.scene).players]
        if cells:
            cell = random.choice(cells)
            screen.send(Choose(face.who_at(game.state, cell), cell))
        if model.ui.plan is not None:
            return


play(400)
model.ui.clear()
model.log.tell()
screen.send(Redraw())
if game.pending is None and not game.is_terminal() and ({wants_plan} or random.random() < .7):
    plan()
game.is_terminal()
""".replace("messages_now", "model.messages")


def begun(page: Page, key: str) -> None:
    """Begin a match of a game for two on one screen, whose screen `MOMENT` finds."""
    python(page, KEEP_LAST)
    go(page, f"#/new/{key.replace('_', '-')}/two")
    page.locator("[data-do=start]").first.wait_for()
    page.click("[data-do=start]")
    page.locator("#board").first.wait_for()


def seen_at_moments(
    page: Page, key: str, seeds: range, look: str | Callable[[Page], Any], wants_plan: bool = True,
) -> list[tuple[int, Any]]:
    """Look at random moments of a game; a match that is over is followed by another.

    Args:    look - JavaScript or a function that returns None where nothing is to be judged.
             wants_plan - whether plans are shown, or players merely chosen.
    Returns: seeds and what was found, as far as there was anything to judge.
    """
    found: list[tuple[int, Any]] = []
    is_over = True
    seeded(page, f"moments {key}")
    for seed in seeds:
        if is_over:
            begun(page, key)
        is_over = python(page, MOMENT.format(seed=seed, wants_plan=wants_plan))
        settle(page, is_drawn=True)
        what = page.evaluate(look) if isinstance(look, str) else look(page)
        if what is not None:
            found.append((seed, what))
    return found
