"""Street Brawl on the page without a browser: played by taps, in its own words, the alley turned with the screen."""

import pytest

from fracas.faces import face_of
from fracas.games.street_brawl.field import FIELD
from tests.page.coach import Coach
from tests.page.headless import Page
from tests.sample import sample


def started(way="two", narrow=False, **choices):
    page = Page(address=f"#/new/street-brawl/{way}")
    page.door.narrow = narrow
    for control, value in choices.items():
        page.do(control.replace("_", "-"), value)
    page.do("start", "street-brawl")
    return page


def to_the_first_turn(page):
    while page.model.game.state.turn == 0:
        page.door.run()
        if page.model.game.pending is None or not page.model.session.is_waiting:
            Coach(page, 3).tap(page.screen)
    page.door.run()
    return page


def test_it_is_open_on_home_and_shows_its_alley_before_a_match():
    page = Page()
    assert "#/new/street-brawl/bot" in page.text("screen-home")
    page.go("#/new/street-brawl/bot")
    assert "banner ink street-brawl" in page.text("screen-new") and "url(#p-cob)" in page.text("screen-new")


@pytest.mark.parametrize("seed", sample([1], [1, 4]))
def test_a_match_against_a_bot_is_played_to_its_end(seed):
    page = started("bot")
    Coach(page, seed).play(700)
    assert page.model.game.is_terminal() and max(page.model.game.state.score) == 2


@pytest.mark.parametrize(("narrow", "notes"), [(False, ["left", "right"]), (True, ["below", "above"])])
def test_the_question_for_a_half_names_west_and_east_and_where_they_are(narrow, notes):
    page = started(narrow=narrow)
    page.do("command", "0")
    page.door.run()
    asked = page.model.now.ask
    assert [reply.option for reply in asked.replies] == ["west", "east"]
    assert [reply.label for reply in asked.replies] == ["West goal", "East goal"]
    assert [reply.note for reply in asked.replies] == notes


def test_setting_up_asks_for_squares():
    page = started()
    page.do("command", "0")
    page.door.run()
    page.do("reply", "west")
    page.door.run()
    assert "face-off square" in page.text("ask")


def test_the_alley_stands_upright_on_a_narrow_screen_and_turns_with_it():
    page = to_the_first_turn(started(narrow=True))
    first = page.text("field")
    assert "rotate(-90)" in first and page.model.face is face_of("street_brawl").upright()
    page.door.narrow = False
    page.app.adapt_to_window()
    page.shell.send()
    assert "rotate(-90)" not in page.text("field") and page.text("field") != first
    assert page.door.attributes["match", "class"].startswith("match street-brawl")


def test_a_tap_finds_the_square_in_either_position():
    page = to_the_first_turn(started(narrow=True))
    for narrow in (True, False):
        page.door.narrow = narrow
        page.app.adapt_to_window()
        lattice = page.model.face.field(page.model.game.state).lattice
        for name in ("a1", "m4", "z7", "n0"):
            assert lattice.cell_at(*lattice.centres[FIELD.cell_named(name)]) == FIELD.cell_named(name)


def test_why_opens_the_chapter_of_the_alley_or_of_elfball():
    page = to_the_first_turn(started())
    rules = {event.kind: event.rule for event in page.model.game.events}
    assert rules["thrown_in"] == "S5" and rules["face_off"] == "6"
    page.do("rule", "S5")
    chapters = {chapter.number: chapter for chapter in page.model.game.ruleset.rules_text()}
    assert chapters["S5"].title == "Face-off" and chapters["6"].text.startswith("In Street Brawl: S5")
