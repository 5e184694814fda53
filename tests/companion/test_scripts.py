"""A match played on the board with real dice, each tapped as it is printed, is the match it was."""

import re

import pytest

from fracas.faces.rolls import die_of
from fracas.kernel.table import Roll
from tests.companion.matches import MATCHES
from tests.companion.scripts import scripts
from tests.page.headless import Page

KEY = re.compile(r'data-do="face" data-arg="(\d+)".*?<b class="c">([^<]+)</b>')
ACTIONS = 60  # among them one in which a line repels the ball: of its die faces are missing


@pytest.mark.parametrize("key", MATCHES)
def test_real_dice_are_tapped_as_they_are_printed(key):
    match = scripts(key, ACTIONS)
    page = Page(address=f"#/new/{key}/table")
    page.shell.preferences = page.shell.preferences._replace(questions="on")
    for side, team in zip(("home", "away"), match.teams, strict=True):
        page.do("team", f"{side} {team}")
    page.do("start", key)
    page.do("to-board")
    for typed in match.board:
        page.door.run(100)
        if isinstance(typed, str):
            page.do("type", typed)
        else:
            throw(page, typed)
    page.go(f"#/companion/{page.model.game.tags['AtTable']}")
    assert match.code in page.text("screen-companion")


def throw(page: Page, faces: tuple[int, ...]) -> None:
    """Tap the faces of a throw by what is printed on their keys, and hand them in."""
    request = page.model.game.pending
    assert isinstance(request, Roll)
    die = die_of(request.dice)
    for face in faces:
        keys = {printed.lower(): arg for region in page.door.regions.values() for arg, printed in KEY.findall(region)}
        page.do("face", keys[die.text(face)] if die.text(face).isdigit() else str(face))
    page.do("enter")
