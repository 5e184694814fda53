"""Long texts from elsewhere are read in slices, with a bar and a way to put them away; nothing is kept before that."""

import json
from hashlib import sha256

import pytest

import fracas
from fracas import links
from fracas.faces.game_puzzles import puzzles_of
from fracas.league.files import write_league
from fracas.page import frame_entry
from fracas.page.saving import backup
from fracas.page.text_reader import LONG, LONG_PLAYED
from fracas.puzzles.puzzle import write
from tests.league.leagues import fill, league_of
from tests.page.headless import Page
from tests.page.test_backup import played, shelf
from tests.page.test_replay import played as match


def many(count=36):
    """Return a file of matches that takes a while."""
    text = backup.export_all(shelf(**{f"m{n}": played(f"seed {n}", 40) for n in range(count)}))
    assert len(text) > LONG
    return text


def long_link():
    """Return a link with far more in it than a match has: comments that do not shrink."""
    game = fracas.from_record(played("a link", 40))
    for n, ply in enumerate(game.plies):
        ply.comment = "".join(sha256(f"{n} {k}".encode()).hexdigest() for k in range(20))
    packed = links.write_link(game)
    assert len(packed) > LONG_PLAYED
    return packed, game


def is_reading(page):
    return "read-bar" in page.text("sheets")


def until_bar(page):
    """Let the page work until the bar is there, on a device that is so slow that every step takes a slice."""
    page.door.tick = 10
    while not is_reading(page):
        assert page.door.timers, "all was read at once"
        page.door.run(0, most=1)
        page.door.time += 120


def test_a_long_file_is_read_in_slices_and_then_asked_about():
    page = Page(address="#/saved")
    page.do("take-file", many())
    until_bar(page)
    assert page.shell.shelf.ids() == [] and "This file holds" not in page.text("screen-saved")
    page.door.run()
    assert not is_reading(page) and "36 new matches" in page.text("screen-saved")
    assert float(page.door.attributes["read-bar", "value"]) > 0.3 and page.shell.shelf.ids() == []
    page.do("take", "all")
    assert len(page.shell.shelf.ids()) == 36


@pytest.mark.parametrize("how", [
    lambda page: page.do("stop-reading"), lambda page: page.do("close-sheet", "sheet"),
    lambda page: page.go("#/rules"),
])
def test_what_is_put_away_while_it_is_read_leaves_no_trace(how):
    page = Page(address="#/saved")
    before = dict(page.door.store.texts)
    page.do("take-file", many())
    until_bar(page)
    how(page)
    page.door.run()
    assert not is_reading(page) and "This file holds" not in page.text("screen-saved")
    assert page.door.store.texts == before and not page.shell.text_reader


def test_a_long_file_that_is_damaged_at_its_end_is_refused_whole():
    page = Page(address="#/saved")
    content = json.loads(many())
    content["matches"].append({"id": "x", "record": '[Game "nothing"]'})
    page.do("take-file", json.dumps(content))
    until_bar(page)
    page.door.run()
    assert "Nothing was changed" in page.text("screen-saved") and not is_reading(page)


def test_a_long_link_is_read_in_slices_and_nothing_of_it_is_kept():
    packed, game = long_link()
    page = Page(address=f"#/replay/{packed}")
    before = dict(page.door.store.texts)
    until_bar(page)
    page.door.run()
    assert page.shell.screen.model.shown.game.record == game.record
    assert page.door.store.texts == before


def test_a_long_link_that_is_cut_leads_home_with_a_sentence():
    packed, _game = long_link()
    page = Page(address=f"#/replay/{packed[:-400]}")
    page.door.run()
    page.follow()
    assert "This link cannot be opened" in page.text("notices") and page.door.address == "#/"


@pytest.mark.parametrize("screen", ["odds", "position", "embed", "letter"])
def test_a_long_link_is_read_in_slices_on_every_screen_that_opens_links(screen):
    packed, game = long_link()
    page = Page(address=f"#/{screen}/{packed}")
    before = dict(page.door.store.texts)
    until_bar(page)
    page.door.run()
    assert page.shell.screen.key == screen and not is_reading(page) and page.door.store.texts == before
    if screen != "letter":  # which says that it is no match by link
        assert page.shell.screen.diagnosis().get("position", game.position) == game.position


@pytest.mark.parametrize("screen", ["odds", "position", "embed"])
def test_a_long_link_that_is_cut_or_put_away_leads_home_from_every_screen(screen):
    packed, _game = long_link()
    page = Page(address=f"#/{screen}/{packed[:-400]}")
    page.door.run()
    page.follow()
    assert "This link cannot be opened" in page.text("notices") and page.door.address == "#/"
    page.go(f"#/{screen}/{packed}")
    until_bar(page)
    page.do("stop-reading")
    page.door.run()
    assert page.shell.screen.key == "home" and not is_reading(page)


def test_a_long_link_in_the_frame_of_a_post_is_read_in_slices_and_played():
    packed, game = long_link()
    page = Page()
    page.door.framed = ""
    page.go(f"#/live/{packed}")
    frame_entry.report_ready(page.shell)
    until_bar(page)
    assert not page.door.told, "the post is told only when the board stands"
    page.door.run()
    assert page.model.game.record == game.record and [kind for kind, _text in page.door.told] == [frame_entry.READY]


def test_a_long_link_that_is_put_away_in_the_frame_of_a_post_was_stopped_and_is_not_broken():
    packed, _game = long_link()
    page = Page()
    page.door.framed = ""
    page.go(f"#/live/{packed}")
    frame_entry.report_ready(page.shell)
    until_bar(page)
    page.do("stop-reading")
    page.door.run()
    assert [kind for kind, _text in page.door.told] == [frame_entry.STOPPED]
    page.go(f"#/live/{packed[:-400]}")
    frame_entry.report_ready(page.shell)
    page.door.run(1_000)
    page.follow()
    page.door.run()
    assert [kind for kind, _text in page.door.told[1:]] == [frame_entry.BROKEN]


@pytest.mark.parametrize("is_put_away", [False, True])
def test_a_record_of_which_nothing_is_kept_is_played_again_in_slices_to_be_watched(is_put_away):
    _packed, game = long_link()
    page = Page(address="#/saved")
    page.do("take-file", game.record)
    page.door.run()
    page.do("watch-record")
    assert page.shell.route.screen == "saved"
    until_bar(page)
    if is_put_away:
        page.do("stop-reading")
    page.door.run()
    page.follow()
    assert page.shell.route.screen == ("saved" if is_put_away else "replay") and not page.shell.shelf.ids()
    assert is_put_away or page.shell.screen.model.shown.game.record == game.record


def test_a_match_of_usual_length_that_is_pasted_is_read_in_slices_too():
    record = match(most=240).record
    packed = links.write_link(fracas.from_record(record))
    for pasted in (record, packed):
        page = Page(address="#/saved")
        page.app.act("take-text", pasted)
        until_bar(page)
        page.door.run()
        assert ("1 new match" if pasted == record else "A match: ") in page.text("screen-saved")


def test_a_long_link_or_record_that_is_pasted_into_the_editor_is_read_in_slices():
    packed, game = long_link()
    for pasted in (f"https://fracas.example/#/replay/{packed}", game.record):
        page = Page(address="#/position/elfball")
        page.app.act("paste", pasted)
        until_bar(page)
        assert page.shell.screen.model.text != game.position
        page.door.run()
        assert page.shell.screen.model.text == game.position and not is_reading(page)


def series():
    """Return the link of a whole series of puzzles."""
    packed = links.write_puzzle("".join(map(write, puzzles_of("elfball").puzzles[:12])), "elfball")
    assert len(packed) > LONG_PLAYED
    return packed


@pytest.mark.parametrize("screen", ["puzzle", "embed"])
def test_a_series_of_puzzles_is_unpacked_in_slices_and_only_once(screen, monkeypatch):
    packed, unpacked, decompress = series(), [], links.decompress_in_slices
    monkeypatch.setattr(links, "decompress_in_slices", lambda *given: (unpacked.append(given), decompress(*given))[1])
    page = Page(address=f"#/{screen}/{packed}/1" if screen == "puzzle" else f"#/{screen}/{packed}")
    until_bar(page)
    page.door.run()
    assert page.shell.route.screen == screen and len(unpacked) == 1
    if screen == "embed":
        assert page.shell.screen.shown.link == packed
    else:
        page.do("next-puzzle")
        assert page.door.address == f"#/puzzle/{packed}/2" and len(unpacked) == 1
        assert page.shell.screen.puzzle == puzzles_of("elfball").puzzles[2]


def test_a_series_of_puzzles_that_is_cut_or_put_away_leads_home():
    for packed, is_put_away in ((series()[:-200], False), (series(), True)):
        page = Page(address=f"#/puzzle/{packed}")
        if is_put_away:
            until_bar(page)
            page.do("stop-reading")
        page.door.run()
        page.follow()
        assert page.shell.screen.key == "home" and is_put_away != ("cannot be opened" in page.text("notices"))


def test_a_long_league_is_read_in_slices():
    league = league_of(24)
    fill(league)
    page = Page(address="#/leagues")
    page.do("take-league", write_league(league))
    until_bar(page)
    assert page.leagues.shelf.newest_first() == []
    page.door.run()
    assert len(page.leagues.shelf.newest_first()) == 1
