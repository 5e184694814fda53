"""Both squads as cards on the tracker: wounds and abilities are explained in place, and the match stays where it is."""

import re

import pytest

from fracas.companion import log
from fracas.page.saving.storage import Facts, Memory, Shelf
from tests.page.at_table import TRACKED, at_table, lines, mark, tap
from tests.page.headless import Page

ABLE = dict.fromkeys(("elfball", "street_brawl"), "gnolls_1-cutblock_4-rally_6-reach_Sc2k1")  # basic teams are not


def cards(page: Page) -> list[str]:
    """Return the cards that the tracker shows, without marks."""
    tap(page, "cards")
    found = re.findall(r"<details class=\"roster-card\">(.*?)</details>", page.text("sheets"), re.S)
    return [" ".join(re.sub(r"<[^>]*>", " ", card).split()) for card in found]


def able(game: str) -> Page:
    """Return the tracker of a match with players who can do more than others."""
    if game not in ABLE:
        return at_table(game)
    shelf = Shelf(Memory(), "table")
    shelf.save("x", Facts(game), log.create(game, "MATCHX", ABLE[game], "orcs", {}).record)
    return Page(shelf.store, "#/companion/x")


@pytest.mark.parametrize("game", TRACKED)
def test_every_player_has_a_card_with_his_abilities_explained(game):
    page = able(game)
    model, address = page.shell.screen.model, page.door.address
    state, tracker = model.game.state, model.layout
    shown = cards(page)
    assert len(shown) == len(tracker.players(state)) and page.door.address == address and lines(page) == []
    explained = 0
    for side in (0, 1):
        for who in (each for each in tracker.players(state) if tracker.side(state, each) == side):
            card = shown.pop(0)
            assert model.face.name(state, who) in card
            for ability in tracker.abilities(state, who):
                assert len(ability.text) > 20 and ability.name in card
                assert " ".join(re.sub(r"&[^;]*;", " ", ability.text).split())[:15] in card
                assert "No rule says that" not in rule(page, ability.rule)
                explained += 1
    assert explained


def rule(page: Page, reference: str) -> str:
    """Return what a "why?" on a card opens."""
    tap(page, "rule", reference)
    return page.text("sheets")


def test_a_wound_is_on_the_card_until_it_is_taken_out():
    page = at_table()
    for do, arg in (("mark-side", mark(page, "Face-off won") + " 0"), ("mark", mark(page, "Infirmary")), ("whom", "3")):
        tap(page, do, arg)
    hurt = [card for card in cards(page) if "infirmary" in card]
    assert len(hurt) == 1 and "Wounds" in hurt[0] and page.shell.screen.model.face.name(
        page.shell.screen.model.game.state, 3) in hurt[0]
    tap(page, "undo-deed")
    assert not [card for card in cards(page) if "infirmary" in card or "Wounds" in card]
