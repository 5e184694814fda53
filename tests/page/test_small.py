"""The small parts of the page: addresses, preferences, slices of work, gestures, keys, what is sent."""

from __future__ import annotations

import pytest

from fracas.kernel.contracts.rulebook import read_rules
from fracas.locale import set_language
from fracas.page import registry, routes
from fracas.page.browser.canvas import Canvas
from fracas.page.browser.offline import OfflineState
from fracas.page.browser.render_scheduler import TURN_MS, RenderScheduler
from fracas.page.browser.task_runner import SLICE_MS, TaskRunner
from fracas.page.gestures import Drag, Gestures, Pan, Pinch, Tap
from fracas.page.routes import Route
from fracas.page.saving import preferences
from fracas.page.saving.preferences import Preferences
from fracas.page.saving.storage import Memory, StoreBlocked
from fracas.page.screen import Key
from fracas.page.screens import rule_sheet
from fracas.view.change import Change
from fracas.view.learn.rules import chapter_text
from tests.page.headless import Door, Page
from tests.page.test_match import first_turn, started


@pytest.mark.parametrize(("address", "route"), [
    ("", Route()), ("#/", Route()), ("#/new/elfball/bot", Route("new", "elfball", "bot")),
    ("#/match/18c-ab", Route("match", "18c-ab")), ("#/rules/elfball/13.2", Route("rules", "elfball", "13.2")),
    ("#/settings", Route("settings")), ("#/rules", Route("rules")),
    ("#/match", Route()), ("#/nowhere", Route()), ("#/match/<script>", Route()), ("#/match/%00", Route()),
])
def test_addresses_lead_to_screens_and_foreign_ones_home(address, route):
    assert registry.parse(address) == route


@pytest.mark.parametrize("address", ["#/replay/2eabc/１", "#/live/2eabc/٣", "#/team///print", "#/rules//14"])
def test_an_address_with_figures_of_other_scripts_or_nothing_between_strokes_leads_home(address):
    """It was read as one that, written again, led elsewhere."""
    assert registry.parse(address) == Route()


def test_addresses_round_trip():
    for route in (Route("new", "elfball", "bot"), Route("rules", "elfball", "13.2"), Route("match", "a-1")):
        assert registry.parse(routes.write(*route)) == route


def test_preferences_round_trip_and_foreign_text_changes_nothing():
    chosen = Preferences(theme="dark", language="fr", overlay=120, figures="on")
    assert preferences.parse(preferences.write(chosen)) == chosen
    assert preferences.parse("theme=pink overlay=9999 nothing=1 =") == Preferences()


def test_preferences_are_kept_where_there_is_storage():
    store = Memory()
    assert preferences.save(store, Preferences(theme="light"))
    assert preferences.load(store).theme == "light"

    class Blocked(Memory):
        def read(self, key):
            raise StoreBlocked

        def write(self, key, text):
            raise StoreBlocked

    assert preferences.load(Blocked()) == Preferences()
    assert not preferences.save(Blocked(), Preferences())


def test_a_page_without_storage_says_so_and_plays_on():
    class Blocked(Memory):
        def read(self, key):
            raise StoreBlocked

        def write(self, key, text):
            raise StoreBlocked

        def keys(self):
            raise StoreBlocked

    page = Page(Blocked())
    assert "does not let Fracas save" in page.text("notices")
    page.go("#/new/elfball/two")
    page.do("start", "elfball")
    assert page.model.game.legal_texts() == ["start"]


def test_work_is_done_in_slices_and_can_be_dropped():
    door, results = Door(), []

    def work(steps):
        yield from range(steps)
        return steps

    slices = TaskRunner(door.now, door.soon)
    slices.start(work(500), results.append)
    door.run()
    assert results == [500]
    assert slices.longest < SLICE_MS + 1
    slices.start(work(500), results.append)
    slices.stop()
    door.run()
    assert results == [500]


def test_work_goes_on_even_where_every_slice_is_over_before_it_has_begun():
    """A machine that did other things for longer than a slice once stopped a season."""
    door, results, told = Door(), [], []
    late = iter(range(0, 1_000_000, 50))
    slices = TaskRunner(lambda: float(next(late)), door.soon)
    slices.start(iter_with_result(5), results.append, told.append)
    door.run()
    assert results == ["done"] and told == [0, 1, 2, 3, 4]


def drawn_by(door, milliseconds):
    """Return frames whose three front pieces take so long each, and what they draw, send and are asked for."""
    drawn, asked = [], []

    def front():
        for piece in asked[-1]:
            door.time += milliseconds
            drawn.append(piece)
            yield None

    def rest():
        drawn.append("rest")
        return iter(())
    return RenderScheduler(front, rest, lambda: drawn.append("|"), door, lambda: not door.moved), drawn, asked


def test_a_quick_input_is_drawn_at_once_and_the_rest_behind_it():
    door = Door()
    frames, drawn, asked = drawn_by(door, 1)
    asked.append("abc")
    frames.draw(door.now())
    assert "".join(drawn) == "abc|rest|"


def test_a_slow_input_leaves_the_rest_of_its_drawing_to_the_next_turn():
    door = Door()
    frames, drawn, asked = drawn_by(door, 1)
    asked.append("abc")
    frames.draw(door.now() - TURN_MS)
    assert "".join(drawn) == "a|"
    door.run()
    assert "".join(drawn) == "a|bc|rest|"


def test_what_was_left_of_a_drawing_is_not_drawn_over_a_newer_one_nor_on_another_screen():
    door = Door()
    frames, drawn, asked = drawn_by(door, TURN_MS)
    for pieces in ("abc", "xyz"):
        asked.append(pieces)
        frames.draw(door.now())
    door.run(TURN_MS)
    assert "".join(drawn) == "a|x|y|"
    door.moved = True
    door.run()
    assert "".join(drawn) == "a|x|y|"


def iter_with_result(steps):
    """Work that yields its steps."""
    yield from range(steps)
    return "done"


def test_fingers_tap_pan_pinch_and_drag():
    gestures = Gestures()
    gestures.down(1, 10, 10)
    assert gestures.move(1, 12, 12) is None
    assert gestures.up(1, 13, 12) == Tap((13, 12))
    gestures.down(1, 10, 10)
    assert gestures.move(1, 40, 10) == Pan((30, 0), (10, 10), (40, 10))
    assert gestures.up(1, 60, 10) == Drag((10, 10), (60, 10))
    gestures.down(1, 0, 0)
    gestures.down(2, 100, 0)
    assert gestures.move(2, 200, 0) == Pinch(2.0, (100, 0))
    gestures.cancel(2)
    assert gestures.up(1, 0, 0) is None


def test_the_canvas_sends_only_what_differs():
    canvas = Canvas()
    canvas.fill("a", "1")
    canvas.set("a", "class", "x")
    assert [c.op for c in canvas.take()] == ["fill", "set"]
    canvas.fill("a", "1")
    canvas.set("a", "class", "x")
    assert canvas.take() == []
    canvas.set("a", "class", None)
    assert canvas.take() == [Change("unset", "a", "class", "")]
    canvas.forget()
    canvas.fill("a", "1")
    assert len(canvas.take()) == 1


def test_arrow_keys_go_from_cell_to_cell():
    page = first_turn(started("two"))
    screen, names = page.screen, page.model.game.state.book.field.names
    screen.model.view.cursor = screen.model.game.state.book.field.centre
    places = []
    for key in ("ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown", "y", "n", "Home", "End"):
        assert screen.press_key(Key(key, "", False, True))
        places.append(names[screen.model.view.cursor])
    assert places[:6] == ["m14", "m13", places[2], "m13", "l13", "m13"]
    assert places[2] == "l14"
    assert places[6:] == ["m3", "m23"]
    assert not screen.press_key(Key("ArrowUp", "", False, False))


def test_letters_can_be_switched_off():
    page = first_turn(started("two"))
    page.shell.set_preference("keys", "off")
    assert not page.screen.press_key(Key("f", "", False, True))
    page.shell.set_preference("keys", "on")
    assert page.screen.press_key(Key("f", "", False, True))
    assert page.model.ui.figures


def test_number_keys_are_sides_of_a_real_die():
    page = started("two", dice_home="real", dice_away="real")
    page.do("command", "0")
    assert page.screen.press_key(Key("4", "", False, False))
    assert page.model.ui.entered == [4]


def test_rules_are_found_by_their_words_and_opened_by_number():
    page = Page(address="#/rules/elfball/14")
    assert "Tackle" in page.text("screen-rules")
    page.do("search", "slide tackle both")
    assert "14" in page.text("rule-text")
    page.do("search", "zzzz")
    assert "No rule says that" in page.text("rule-text")


def test_settings_show_what_was_chosen():
    page = Page(address="#/settings")
    page.do("theme", "contrast")
    page.do("language", "fr")
    assert page.door.attributes["html", "data-theme"] == "contrast"
    assert page.door.attributes["html", "lang"] == "fr"
    assert page.text("skip") == "Aller au contenu"
    assert "theme=contrast" in page.door.store.read(preferences.KEY)
    page.do("language", "en")


def test_saved_matches_are_listed_downloaded_deleted_and_brought_back():
    page = started("two")
    page.go("#/saved")
    assert "Timberline Elves 0, Orcs 0" in page.text("screen-saved")
    page.do("fetch-record", "m2")
    assert page.door.downloads[0][0] == "elfball-m2.txt"
    page.do("delete", "m2")
    assert "Nothing saved" in page.text("screen-saved")
    page.do("restore")
    page.go("#/match/m2")
    assert page.model.game.legal_texts() == ["start"]


def test_home_offers_to_go_on_with_the_last_match():
    page = started("two")
    page.go("#/")
    assert "#/match/m2" in page.text("screen-home")


def test_an_unknown_match_leads_home_with_a_sentence():
    page = Page(address="#/match/nothing")
    assert page.door.address == "#/"
    assert "The match “nothing” is not on this device." in page.text("notices")


def test_what_a_match_said_is_gone_on_the_next_screen():
    page = started("two")
    page.do("undo")
    assert page.text("notices")
    page.go("#/settings")
    assert page.text("notices") == ""


def test_rules_that_are_not_translated_say_in_which_language_they_are(tmp_path):
    (tmp_path / "RULES.md").write_text("# Rules\n## 1. Start\nBegin here.\n", encoding="utf-8")
    set_language("fr")
    english = rule_sheet.readable_chapter(read_rules(tmp_path, "fr")[0])
    set_language("en")
    assert english.lang == "en" and rule_sheet.readable_chapter(read_rules(tmp_path, "en")[0]).lang == ""
    assert '<article class="chapter" lang="en">' in chapter_text(english)


def test_only_a_reader_who_has_played_is_asked_once_to_install_the_page():
    page = Page()
    page.app.set_offline_state(OfflineState(1, 9, installable=True))
    assert page.door.regions.get("offers", "") == ""
    page.go("#/settings")
    assert "Install" in page.text("screen-settings")
    page.go("#/new/elfball/two")
    page.do("start", "elfball")
    page.go("#/")
    assert "dismiss" in page.door.regions["offers"]
    page.app.set_offline_state(OfflineState(9, 9, waiting=True, installable=True))
    assert "update" in page.door.regions["offers"] and "installable" not in page.door.regions["offers"]
    page.do("dismiss", "waiting")
    assert "installable" in page.door.regions["offers"]
    page.do("dismiss", "installable")
    assert page.door.regions["offers"] == ""
    page.app.set_offline_state(OfflineState(3, 9, installable=True))
    assert page.door.regions["offers"] == ""
    again = Page(page.door.store)
    again.app.set_offline_state(OfflineState(9, 9, installable=True))
    assert again.door.regions.get("offers", "") == ""


@pytest.mark.parametrize("address", ["#/match/%3Cscript%3E", "#/new/%3C/bot", "#/saved/%3C", "#/new/nogame/bot"])
def test_an_address_that_cannot_be_read_becomes_that_of_the_start_page(address):
    """The document shows the section that the first word names, which nothing would fill."""
    page = Page(address=address)
    assert page.door.address == "#/"
