"""The replay screen: every step forth and back, marks, comments, links, pictures, and the match to be played on."""

import pytest

import fracas
from fracas.bots import play_match
from fracas.kernel.resign import resignation
from fracas.links import find_link, read_link, write_link, write_position
from fracas.page import match_facts
from fracas.page.match.model.session import Session
from fracas.page.replay.model import PACES
from fracas.page.replay.timeline import timeline_of
from fracas.page.screen import Key
from tests.laws.matches import inputs
from tests.page.headless import Page

every_game = pytest.mark.parametrize("key", fracas.KEYS)


def played(key="elfball", most=60):
    return next(game for game, count in inputs(fracas.ruleset(key), "replay", most, limit=most) if count == most)


def opened(game, step=""):
    """Return a page on which a match is watched that came with a link."""
    page = Page(address=f"#/replay/{write_link(game)}" + (f"/{step}" if step else ""))
    page.door.run(1_000)  # long ones are read in slices
    return page


def kept(page, game, match="m-1"):
    """Keep a match on the device of a page and watch it."""
    Session(match, game, page.shell.shelf, match_facts.describe, page.door.wall_clock).save()
    page.go(f"#/replay/~{match}")
    page.door.run(0)


@every_game
def test_every_step_shows_its_position_and_what_happened_back_as_well_as_forth(key):
    game = played(key)
    page = opened(game, "0")
    replay, there = page.shell.screen.model, []
    assert replay.step == 0 and f"Step 0 of {len(game.plies)}" in page.text("step")
    for step in range(1, replay.shown.last + 1):
        page.do("step", "on")
        assert replay.step == step and f"Step {step} of {len(game.plies)}" in page.text("step")
        there.append((page.shell.screen.board.shown, page.text("step"), page.text("score")))
    for step in range(replay.shown.last, 0, -1):
        assert (page.shell.screen.board.shown, page.text("step"), page.text("score")) == there[step - 1]
        page.do("step", "back")
    page.do("step", "last")
    assert replay.state == game.state and replay.position == game.position


def test_a_link_is_watched_and_nothing_of_it_is_kept():
    game = played()
    page = opened(game, "12")
    assert page.shell.screen.model.step == 12 and page.shell.shelf.ids() == []
    page.go(f"#/replay/{write_position(game.position)}#?secret=abc")
    assert page.shell.screen.model.position == game.position and page.shell.shelf.ids() == []
    assert "Step 0 of 0" in page.text("step")


@pytest.mark.parametrize("address", ["2eAAAA", "2e" + "A" * 400, "~no-such-match", "1" * 500, "2x" + "A" * 60])
def test_what_cannot_be_watched_leads_home_with_a_sentence(address):
    page = Page(address="#/settings")
    page.go(f"#/replay/{address}")
    page.door.run(1_000)
    page.follow()
    assert page.shell.route.screen == "home" and page.text("notices")


def test_it_runs_by_itself_until_the_end_and_stops_when_touched():
    page = opened(played(), "0")
    replay = page.shell.screen.model
    page.do("pace", "quick")
    page.do("run")
    page.door.run(PACES["quick"] * 3.5)
    assert replay.step == 3 and "Pause" in page.text("player")
    page.do("scrub", "20")
    page.door.run(5_000)
    assert replay.step == 20 and "Pause" not in page.text("player")
    page.do("run")
    page.door.run(100_000)
    assert replay.step == replay.shown.last and "this is the last step" in page.text("player")
    page.do("run")
    assert replay.step == 0


def test_keys_step_and_the_screen_reader_hears_it():
    page = opened(played(), "5")
    screen = page.shell.screen
    for name, step in (("ArrowRight", 6), ("ArrowLeft", 5), ("Home", 0), ("End", screen.model.shown.last)):
        assert screen.press_key(Key(name)) and screen.model.step == step
    screen.press_key(Key(","))
    page.shell.send()
    assert page.text("say") and not screen.press_key(Key("q")) and not screen.press_key(Key("Home", has_ctrl=True))
    before = screen.view.cursor
    assert screen.press_key(Key("ArrowLeft", is_on_board=True)) and screen.view.cursor != before
    assert screen.model.step == screen.model.shown.last - 1


def test_turns_scores_and_bookmarks_are_places_to_go_to():
    game = play_match("elfball", "rookie", "random", "goals", limit=3_000).game
    page = opened(game, "3")
    replay = page.shell.screen.model
    assert replay.shown.turns[0].step == 0
    assert [mark.text for mark in replay.shown.scores][-1] == "{}–{}".format(*game.state.score)
    assert replay.shown.face.score(replay.shown.state(replay.shown.scores[0].step)) != (0, 0)
    page.do("place", str(replay.shown.turns[2].step))
    assert replay.step == replay.shown.turns[2].step and replay.shown.turns[1].text in page.text("step")
    page.do("bookmark")
    page.do("comment", "look\n# at ★ this")
    page.door.run(0)
    assert replay.shown.bookmarks[0].step == replay.step and "look # at ★ this" in page.text("step")
    page.do("copy-link")
    again = read_link(find_link(page.door.asked[-1]))
    assert timeline_of(again, replay.shown.face).bookmarks == replay.shown.bookmarks
    assert again.fingerprint == game.fingerprint


def test_comments_of_a_match_that_is_over_are_kept_and_no_others():
    page, game = Page(), played()
    kept(page, game)
    page.do("comment", "going on")
    page.do("step", "back")
    assert "The links and files" in page.text("aside") and "going on" not in page.shell.shelf.load("m-1").save.record
    if game.pending is None:
        game.apply(resignation(0))
    kept(page, game, "m-2")
    page.do("comment", "the end")
    assert page.shell.shelf.load("m-2").save.record.count("# the end") == 1


def test_a_rule_is_unfolded_in_its_place():
    page = opened(played(), "1")
    key = page.text("step").partition('data-do="why" data-arg="')[2].partition('"')[0]
    page.do("why", key)
    assert 'aria-expanded="true"' in page.text("step")
    page.do("step", "on")
    assert 'aria-expanded="true"' not in page.text("step")


def test_pictures_position_link_record_and_report_are_taken():
    game = played()
    page = opened(game, "30")
    page.do("picture", "svg")
    page.do("picture", "png")
    (name, svg), (other, png) = page.door.downloads
    assert (name, other) == ("elfball-30.svg", "elfball-30.png") and svg.startswith("<svg") and png.endswith(svg)
    page.do("copy-position")
    assert page.door.asked[-1] == page.shell.screen.model.position
    page.do("share")
    assert f"{page.door.home()}#/replay/3e" in page.text("sheets") and "/30</textarea>" in page.text("sheets")
    page.do("save-link")
    page.do("download")
    assert page.door.downloads[-2][1].endswith("/30\n") and page.door.downloads[-1][1] == game.record
    page.do("copy-place")
    assert read_link(find_link(page.door.asked[-1])).position == page.shell.screen.model.position
    page.do("match-report")
    assert "Can the dice be checked?" in page.text("sheets")
    assert f'href="#/embed/{write_link(game)}/30"' in page.text("sheets")


@every_game
def test_a_match_is_played_on_from_any_step_as_one_of_its_own(key):
    game = played(key)
    page = opened(game, "20")
    there = page.shell.screen.model.state
    page.do("from-here")
    begun = page.model.game
    assert begun.state == there and begun.seed != game.seed and begun.plies == [] and len(page.shell.shelf.ids()) == 1
    assert fracas.from_record(begun.record).state == there
    page.go(f"#/replay/{write_link(game)}")
    page.door.run(1_000)
    page.do("from-here")
    assert page.model.game.record == game.record and len(page.shell.shelf.ids()) == 2


def test_nothing_is_played_on_from_the_end_of_a_match():
    game = played()
    if game.pending is None:
        game.apply(resignation(0))
    page = opened(game)
    assert "the match is over" in page.text("aside")
    page.do("from-here")
    assert page.shell.route.screen == "replay" and page.shell.shelf.ids() == []


def test_a_match_here_is_watched_from_its_menu_and_from_the_list():
    page = Page(address="#/new/elfball/two")
    page.do("start", "elfball")
    match = page.door.address.rpartition("/")[2]
    page.do("menu")
    assert f'href="#/replay/~{match}"' in page.text("sheets").replace("%7E", "~")
    page.do("watch")
    assert page.shell.route == ("replay", f"~{match}", "0")
    page.go("#/saved")
    assert f"#/replay/~{match}" in page.text("screen-saved")


def test_a_link_is_pasted_or_opened_from_a_file_among_what_is_saved():
    game = played()
    for control in ("take-text", "take-file"):
        page = Page(address="#/saved")
        page.do(control, f"https://fracas.example/#/replay/{write_link(game)}/7\n")
        page.door.run()
        page.do("open-known")
        assert page.shell.route.screen == "replay" and page.shell.screen.model.match.game.record == game.record
    page = Page(address="#/saved")
    page.do("take-text", "hello")
    assert page.shell.route.screen == "saved"


def test_a_clip_is_made_shown_shared_saved_and_told_in_words():
    page = opened(played(), "12")
    page.do("share")
    assert "clip" in page.text("sheets")
    page.do("clip")
    sheet = page.text("sheets")
    frames = [svg for name, svg in page.door.downloads if name.startswith("frame")]
    assert len(frames) > 12 and all(svg.startswith("<svg") for svg in frames) and "chunk clip" not in sheet
    assert "elfball-12.gif, 150 kB" in sheet and page.door.attributes["clip-picture", "src"]
    page.do("clip-save", "elfball-12.gif")
    assert page.door.downloads[-1] == ("elfball-12.gif", "GIF")
    page.do("clip-share", "elfball-12.gif")
    assert page.door.asked[-1].startswith("elfball-12.gif https://fracas.example/play/#/replay/")
    page.do("clip-copy", "what\nhappens")
    assert page.door.asked[-1] == "what\nhappens"


@pytest.mark.parametrize("made, said", [(0, "The clip could not be made."), (-1, "The clip is made on your device.")])
def test_a_clip_that_cannot_be_made_is_said_and_one_that_nobody_waits_for_is_not(made, said):
    page = opened(played(), "12")
    page.door.clip_bytes = made
    page.do("clip")
    assert said in page.text("sheets") and "clip-picture" not in page.text("sheets")


def test_a_share_picture_of_a_step_is_drawn_for_the_share_sheet():
    page = opened(played(), "12")
    page.do("share")
    assert 'data-do="card"' in page.text("sheets")
    page.do("card")
    ((name, drawn),) = page.door.shared_pictures
    assert name == "elfball-12-card.png" and drawn.startswith("1200x630 <svg")
