"""The sheets to print: every ready-made team of every game can be put on paper."""

from html import escape

import pytest

from fracas.faces import face_of
from fracas.games import GAMES
from tests.page.headless import Page

TRACKED = [game.key for game in GAMES if game.is_tracked]


@pytest.mark.parametrize("game", TRACKED)
def test_every_ready_made_team_has_its_cards(game):
    page = Page(address=f"#/companion/print/{game.replace('_', '-')}")
    for team in face_of(game).teams():
        page.do("print-team", team.value)
        sheet = page.text("screen-companion")
        assert f": {escape(team.label)}</h2>" in sheet, team
        assert sheet.count('class="print-card"') == sheet.count('class="cut"') > 4, team
        assert "sequence-card" in sheet


@pytest.mark.parametrize("game", TRACKED)
def test_full_rules_stand_behind_the_sequence_of_play(game):
    page = Page(address=f"#/companion/print/{game.replace('_', '-')}")
    short = page.text("screen-companion")
    assert 'class="chapter"' not in short and "paper-a4" in short
    page.do("print-length", "full")
    page.do("print-paper", "letter")
    full = page.text("screen-companion")
    assert full.count('class="chapter"') > 5 and "paper-letter" in full


def test_an_unknown_team_changes_nothing():
    page = Page(address="#/companion/print/elfball")
    before = page.text("screen-companion")
    page.do("print-team", "nobody")
    assert page.text("screen-companion") == before
