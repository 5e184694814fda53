"""The list of saved matches: a small picture, against whom, whose turn, when, and whether it is over."""

import pytest

import fracas
from fracas.faces import face_of, pictures
from fracas.games import KEYS
from fracas.locale import set_language
from fracas.page import match_facts, slugs
from fracas.page.saving.layered_store import SNAPSHOT
from fracas.page.screens.first_screen import TILES
from fracas.view.board.counters import kit_classes
from fracas.view.board.sketch import MOST, encode_sketch, thumbnail
from tests.laws.matches import new_match
from tests.page.headless import Page
from tests.page.test_replay import played

DOT = " \N{MIDDLE DOT} "


@pytest.mark.parametrize("key", KEYS)
def test_a_board_in_letters_has_every_counter_where_it_stands(key):
    face, game = face_of(key), new_match(fracas.ruleset(key), "sketch")
    state = game.state
    letters = encode_sketch(face.field(state), face.tokens(state), face.ball(state), ("wine", "lime"))
    drawn = thumbnail(letters, slugs.slug_of(key))
    on_board = [token for token in face.tokens(state) if token.cell >= 0]
    assert drawn.count('class="a"') == sum(token.side == 1 for token in on_board)
    assert drawn.count('class="h"') == sum(token.side == 0 for token in on_board)
    assert f'class="sketch {slugs.slug_of(key)} kit-home-wine kit-away-lime"' in drawn


def test_a_counter_on_the_first_cell_is_drawn():
    face, state = face_of("street_bowl"), played("street_bowl", 60).state
    token = next(token for token in face.tokens(state) if token.side == 0)._replace(cell=0)
    letters = encode_sketch(face.field(state), (token,), -1, ("wine", "lime"))
    assert thumbnail(letters, "street-bowl").count('class="h"') == 1


@pytest.mark.parametrize("text", [
    "", "65", "65:h12", "65:x1234", "0:h1234", "65:h1234<svg>", "65:h1234:a", '65:h1234:a"-b', "65:" + "h1234" * MOST,
])
def test_other_letters_are_no_board(text):
    assert thumbnail(text, "elfball") == ""


def test_a_counter_stands_where_its_letters_say():
    assert 'cx="50" cy="20.0"' in thumbnail("40:h5050", "elfball")


def listed(page):
    page.go("#/saved")
    return page.text("screen-saved")


def test_a_match_against_a_bot_tells_its_opponent_and_that_it_is_your_turn():
    page = Page(address="#/new/elfball/bot")
    page.do("start", "elfball")
    page.door.run()
    match = page.door.address.rpartition("/")[2]
    whose = "Orcs to act" if page.model.game.to_act else "your turn"
    worn = kit_classes(pictures.kits_of_match(page.model.face, page.model.game))
    assert page.shell.shelf.load(match).save.facts.line.endswith(f"{DOT}against Rookie{DOT}{whose}")
    text = listed(page)
    assert "In progress" in text and "Finished" not in text and "just now" in text
    assert f'class="sketch elfball {worn}"' in text
    page.go("#/")
    assert worn.startswith("kit-home-") and worn in page.text("screen-home")


def test_a_match_for_two_tells_whose_turn_it_is_and_one_given_up_is_finished():
    page = Page(address="#/new/elfball/two")
    page.do("start", "elfball")
    match = page.door.address.rpartition("/")[2]
    assert page.shell.shelf.load(match).save.facts.line.endswith(f"two players{DOT}Timberline Elves to act")
    page.do("concede")
    page.door.run()
    facts = page.shell.shelf.load(match).save.facts
    assert facts.over and facts.line.endswith("two players")
    text = listed(page)
    assert "Finished" in text and "In progress" not in text


def test_what_quick_starts_take_is_said_in_megabytes_and_can_be_deleted():
    page = Page(address="#/saved")
    button = 'data-do="forget-snapshot"'
    for noted in ("", "much app", "9" * 12):
        page.door.store.write(SNAPSHOT, noted)
        assert button not in listed(page)
    page.door.store.write(SNAPSHOT, "20400000 app rest")
    assert "keeps 20 MB of the page" in listed(page)
    page.do("forget-snapshot")
    assert page.door.asked == ["forget_snapshot"] and page.door.store.read(SNAPSHOT) is None
    assert button not in page.text("screen-saved")


def test_matches_come_first_and_whoever_brings_something_begins_at_the_field():
    page = Page(address="#/new/elfball/two")
    page.do("start", "elfball")
    text = listed(page)
    assert 0 < text.index("In progress") < text.index('id="opening"') < text.index("Download everything")
    assert page.shell.screen.landing == "main"
    page.do("delete", page.shell.shelf.ids()[0])
    text = page.text("screen-saved")
    assert 0 < text.index("Deleted: ") < text.index("Nothing saved") < text.index('id="opening"')
    page.go(next(address for _icon, name, address in TILES if name == "Open anything"))
    assert page.shell.screen.landing == "opening" and 'id="opening"' in page.text("screen-saved")


@pytest.mark.parametrize(("age", "words"), [
    (0, "just now"), (match_facts.MINUTE, "1 minute ago"), (59 * match_facts.MINUTE, "59 minutes ago"),
    (match_facts.HOUR, "1 hour ago"), (match_facts.DAY - 1, "23 hours ago"), (3 * match_facts.DAY, "3 days ago"),
    (-5, "just now"),
])
def test_when_it_was_is_said_in_words(age, words):
    assert match_facts.ago(10**12, 10**12 + age) == words and match_facts.ago(0, age) == ""


def test_the_slip_on_the_home_screen_speaks_the_language_of_now():
    page = Page(address="#/new/elfball/bot")
    page.do("start", "elfball")
    page.go("#/")
    assert f"against Rookie{DOT}your turn" in page.text("screen-home")
    set_language("fr")
    page.go("#/saved")
    page.go("#/")
    assert "your turn" not in page.text("screen-home") and "à vous" in page.text("screen-home")


@pytest.mark.parametrize(("address", "stays"), [("#/match/m2", False), ("#/match/m21", True), ("#/lesson/a", True)])
def test_the_picture_of_a_match_goes_with_it(address: str, stays: bool):
    """It is what the page shows of the last match before Python runs."""
    page = Page(address="#/new/elfball/two")
    page.do("start", "elfball")
    page.door.store.write("fracas.shot", f"{address} en\n<p>1:0</p>")
    page.go("#/saved")
    page.do("delete", "m2")
    assert not page.shell.shelf.ids()
    assert (page.door.store.read("fracas.shot") is not None) == stays
