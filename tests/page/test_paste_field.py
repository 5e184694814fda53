"""The field that opens anything: it says what was brought and where that opens, and changes nothing by itself."""

import html

import pytest

import fracas
from fracas.faces import roster_editor_of
from fracas.faces.game_puzzles import puzzles_of
from fracas.league.files import write_league
from fracas.links import write_link, write_position, write_puzzle
from fracas.locale import _
from fracas.page.saving import backup, my_tables
from fracas.posts import snippets
from fracas.posts.excerpt import game_excerpt, puzzle_excerpt
from fracas.posts.parameters import EmbedOptions
from fracas.posts.snippets import COMPONENT, DRAWING, FRAME, PICTURE, SnippetSources
from fracas.puzzles.puzzle import write
from tests.browser.hosts import position
from tests.companion.test_log import table
from tests.page.headless import Page
from tests.page.league_pages import league_of
from tests.page.test_replay import played

every_game = pytest.mark.parametrize("key", fracas.KEYS)
SITE = "https://fracas.example/play/"


def brought(text, control="take-text"):
    """Return a page on which a text was pasted, or given as a file, and what is said of it."""
    page = Page(address="#/saved")
    page.do(control, text)
    page.door.run()
    page.follow()
    said = page.text("screen-saved").partition('id="storage-notices"')[2].partition("</section>")[0]
    return page, html.unescape(said)


def opened(text):
    """Return the page after what was pasted is opened, and what was said before."""
    page, said = brought(text)
    kept = {key: page.door.store.read(key) for key in page.door.store.keys()}
    page.do("open-known")
    page.door.run()
    return page, said, kept


@every_game
def test_links_records_positions_and_puzzles_of_every_game_are_named_and_opened(key):
    game, place, puzzle = played(key, 12), position(key).position, puzzles_of(key).puzzles[0]
    name = fracas.ruleset(key).name
    for text, screen, word in (
        (f"Look: {SITE}#/replay/{write_link(game)}/3 !", "replay", "A match: "),
        (write_link(game), "replay", "A match: "),
        (f"{SITE}#/position/{write_position(place)}", "position", f"A position of {name}"),
        (place, "position", f"A position of {name}"),
        (game_excerpt(position(key)).text, "position", f"A position of {name}"),
        (f"{SITE}#/puzzle/{write_puzzle(write(puzzle), key)}", "puzzle", f"A puzzle of {name}"),
        (write(puzzle), "puzzle", f"A puzzle of {name}"),
    ):
        page, said, kept = opened(text)
        assert word in said, (word, said)
        assert page.shell.route.screen == screen and page.shell.screen.diagnosis()["position"]
        assert {k: page.door.store.read(k) for k in page.door.store.keys()} == kept, "opening keeps nothing"


@pytest.mark.parametrize("kind", [PICTURE, DRAWING, FRAME, COMPONENT])
def test_a_snippet_from_a_post_opens_the_board_it_shows(kind):
    game = played("elfball", 12)
    for shown in (game_excerpt(game, 5), game_excerpt(position("elfball"))):
        pasted = snippets.snippet(kind, shown, SnippetSources(SITE, "board.png"), EmbedOptions(lang="en"))
        page, said, _kept = opened(pasted)
        assert "A match: " in said or "A position of Elfball" in said
        assert page.shell.screen.diagnosis()["position"] == shown.position


def test_a_frames_own_address_opens_its_step():
    shown = game_excerpt(played("elfball", 12), 5)
    address = snippets.frame_address(SITE, shown, EmbedOptions(controls="few", size="small", autoplay="3"))
    for each in (address, address.replace(".s.5.", ".step.5.controls.few.s.6."), address + "#?secret=abc"):
        page, _said, _kept = opened(each)
        assert page.shell.route.screen == "replay" and page.shell.route.part == "5"


def test_a_frames_own_address_opens_its_puzzle():
    puzzle = puzzles_of("elfball").puzzles[0]
    page, said, _kept = opened(snippets.frame_address(SITE, puzzle_excerpt(write_puzzle(write(puzzle), "elfball"))))
    assert "puzzle" in said and page.shell.route.screen == "puzzle"


def test_a_record_shows_what_it_would_change_and_can_be_watched_only():
    game = played("elfball", 12)
    page, said = brought(game.record)
    assert "1 new match" in said and not page.shell.shelf.ids()
    page.do("watch-record")
    page.door.run()
    page.follow()
    assert page.shell.screen.model.match.game.record == game.record and not page.shell.shelf.ids()
    page, _said = brought(game.record)
    page.do("take", "all")
    assert len(page.shell.shelf.ids()) == 1


def test_teams_tables_logs_and_leagues_come_in_beside_what_is_here():
    rosters = roster_editor_of("elfball")
    roster = rosters.create(rosters.lists()[0].value, "")
    editor = my_tables.table_editor()
    layout = editor.opened(editor.printed_layouts()[0].value).write("Yard")
    page, said, kept = opened(rosters.write(roster))
    assert "A team: " in said and page.shell.route.screen == "team"
    assert kept.items() <= {k: page.door.store.read(k) for k in page.door.store.keys()}.items()
    page, said, _kept = opened(table(goals=3).record)
    assert "at a table" in said and page.shell.route.screen == "companion"
    page, said, _kept = opened(layout)
    assert "A table: Yard" in said and page.shell.route.screen == "terrain" and page.shell.screen.name == "Yard"
    page, _said = brought(write_league(league_of()))
    assert page.shell.route.screen in ("league", "leagues")
    page, said = brought(backup.export_all(Page().shell.shelf))
    assert _("You already have everything in this file.") in said


@pytest.mark.parametrize("text", [
    "hello", "hello to all of you", "https://example.org/", f"{SITE}#/match/m-1", "[b]bold[/b]", "puzzle",
    "<script>alert(1)</script>",
    "elfball.1.nothing.that.can.be.read", "2e" + "A" * 60, '{"a": 1}',
    "Fracas layout 1\nr1", "[Game \"elfball\"]\n", "\0" * 20,
])
def test_anything_else_is_refused_in_a_sentence_and_changes_nothing(text):
    for control in ("take-text", "take-file"):
        page, said = brought(text, control)
        if control == "take-text":
            page.do("look")
            said = page.text("screen-saved")
        assert 'class="notice bad"' in said and "open-known" not in said
        assert page.shell.route.screen == "saved" and not list(page.door.store.keys())
        assert "<script" not in page.text("screen-saved")


def test_what_nobody_knows_is_quoted():
    page, _said = brought("hello to all of you", "take-text")
    page.do("look")
    assert "Fracas does not know “hello to all of you”" in page.text("screen-saved")
    puzzle = puzzles_of("elfball").puzzles[0]
    page, _said = brought(write(puzzle._replace(aim="fly")), "take-text")
    page.do("look")
    assert "This puzzle has the aim “fly”" in page.text("screen-saved")


def test_what_is_typed_is_looked_at_when_the_button_is_pressed():
    page = Page(address="#/saved")
    for n in range(1, 5):
        page.do("take-text", "orcs"[:n])
        assert "notice" not in page.text("screen-saved").partition("storage-notices")[2].partition("</div>")[0]
    page.do("look")
    assert "A team: " in page.text("screen-saved") and not list(page.door.store.keys())


def test_a_code_is_scanned_where_the_browser_can():
    assert 'data-do="scan"' not in Page(address="#/saved").text("screen-saved")
    page = Page()
    page.door.seen = f"{SITE}#/position/{write_position(position('elfball').position)}"
    page.go("#/saved")
    assert 'data-do="scan"' in page.text("screen-saved")
    page.do("scan")
    assert "A position of Elfball" in page.text("screen-saved") and page.text("sheets") == ""
    page.door.seen = ""
    page.do("scan")
    assert "This browser does not let Fracas use the camera." in page.text("screen-saved")
