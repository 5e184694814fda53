"""The tray never stands empty while somebody is selected: there is always a button to use, if only the way back."""

import re
from random import Random

import pytest

from fracas.games import KEYS
from fracas.page.slugs import slug_of
from tests.page.coach import Coach
from tests.page.headless import Page
from tests.sample import sample

_BUTTON = re.compile(r"<button\b[^>]*>")


def usable(page):
    """Return what the buttons of the tray do, without those that only say why they cannot be used."""
    return [do for tag in _BUTTON.findall(page.text("tray")) for do in re.findall(r'data-do="([^"]*)"', tag)
            if do != "refused"]


@pytest.mark.parametrize("key", KEYS)
def test_whoever_is_selected_the_tray_has_a_button(key):
    page = Page(address=f"#/new/{slug_of(key)}/two")
    page.do("start", slug_of(key))
    coach, random, seen = Coach(page, 11), Random(5), 0
    for _ in range(sample(40, 70)):
        page.door.run(20_000)
        screen = page.screen
        if screen.model.game.is_terminal():
            break
        if screen.model.game.pending is None and screen.model.now.actors:
            who = random.choice(screen.model.now.actors)
            page.do("player", str(who))
            assert usable(page), screen.model.game.position
            model = screen.model
            if model.now.setup is None and model.face.cell_of(model.game.state, who) < 0:  # nowhere to tap him
                page.do("let-go")
                assert screen.model.ui.selected == -1, screen.model.game.position
            seen += 1
        coach.tap(screen)
    assert seen > 15
