"""The screen that puts a board into a post."""

import html

import pytest

import fracas
from fracas.faces.game_puzzles import puzzles_of
from fracas.links import write_link, write_position, write_puzzle
from fracas.page.text_reader import LONG_PLAYED
from fracas.posts.hosts import HOSTS
from fracas.puzzles.puzzle import write
from tests.browser.hosts import position
from tests.page.headless import Page
from tests.page.test_replay import kept, opened, played

every_game = pytest.mark.parametrize("key", fracas.KEYS)


@every_game
def test_every_host_gets_its_text_with_a_preview(key):
    page = Page(address=f"#/embed/{write_position(position(key).position)}")
    for name, host in HOSTS.items():
        page.do("host", name)
        for kind in host.kinds:
            page.do("kind", kind)
            page.do("copy-snippet")
            pasted = page.door.asked[-1]
            assert page.door.home() in pasted and pasted == page.shell.screen.snippet and pasted.count("<figure") <= 1
            shown = page.text("screen-embed")
            told = html.unescape(shown)
            assert host.paste[kind] in told and (host.pictures in told) == (kind != "drawing"), (name, kind)
            assert ("<iframe" in shown) == (kind in ("frame", "component"))


def test_a_frame_ends_when_its_screen_is_left_and_is_there_again_when_one_comes_back():
    """What is hidden only would go on, and ask for itself again and again where there is no network."""
    page = Page(address=(address := f"#/embed/{write_position(position('elfball').position)}"))
    for kind in ("frame", "picture", "frame"):
        page.go(address)
        page.do("kind", kind)
        assert ("<iframe" in page.text("screen-embed")) == (kind == "frame")
        page.go("#/")
        assert page.text("screen-embed") == ""


def test_the_picture_and_its_address_go_into_the_text():
    page = Page(address=f"#/embed/{write_position(position('elfball').position)}")
    page.do("post-picture", "png")
    page.do("post-picture", "svg")
    assert [name for name, _text in page.door.downloads] == ["elfball.png", "elfball.svg"]
    page.do("copy-snippet")
    assert 'src="elfball.png"' in page.door.asked[-1]
    page.do("picture-address", ' https://blog.example/a"b.png ')
    page.do("copy-snippet")
    assert 'src="https://blog.example/a&quot;b.png"' in page.door.asked[-1]
    page.do("colours", "dark")
    page.do("copy-words")
    assert position("elfball").position in page.door.asked[-1]
    page.do("copy-address")
    assert page.door.asked[-1].startswith(page.door.home() + "#/live/3e")


def test_a_host_that_lets_no_frame_read_it_is_told_where_boards_stand_in_frames():
    """The address is tried as a sandboxed frame would; pictures need nothing of the host."""
    page = Page()
    page.door.reach = "closed"
    page.go(f"#/embed/{write_position(position('elfball').position)}")
    page.do("host", "static")
    page.do("kind", "frame")
    shown = page.text("screen-embed")
    assert "Boards in frames cannot start" in shown and "Access-Control-Allow-Origin: *" in shown
    for line in ("add_header Access-Control-Allow-Origin *;", "header Access-Control-Allow-Origin *"):
        assert line in shown
    page.do("kind", "picture")
    assert "Boards in frames cannot start from here. Your host must send this header." not in page.text("screen-embed")


def test_settings_that_most_leave_alone_are_folded_and_go_into_the_text_and_its_preview():
    page = Page(address=f"#/embed/{write_link(played())}/12")
    page.door.run(1_000)
    page.do("host", "static")
    assert '<details id="post-settings">' in page.text("screen-embed")
    page.do("kind", "frame")
    for name, value in (("controls", "none"), ("size", "small"), ("autoplay", "3")):
        page.do(f"post-{name}", value)
        page.do("copy-snippet")
        shown = page.text("screen-embed")
        assert f".{name}.{value}." in page.door.asked[-1] and f".{name}.{value}." in shown.partition("<iframe")[2]
        assert f'<option value="{value}" selected' in shown
    page.do("kind", "component")
    page.do("copy-snippet")
    assert '<fracas-board lang="en" controls="none" size="small" autoplay="3">' in page.door.asked[-1]
    page.do("kind", "drawing")
    page.do("copy-snippet")
    assert "max-width:320px" in page.door.asked[-1] and "autoplay" not in page.door.asked[-1]
    assert '<svg width="320"' in page.text("screen-embed")
    assert "post-controls" not in page.text("screen-embed") and "post-autoplay" not in page.text("screen-embed")
    page.do("kind", "frame")
    page.do("post-size", "500")
    page.do("copy-snippet")
    assert ".size.500." in page.door.asked[-1] and 'value="500"' in page.text("screen-embed")
    page.do("post-size", "a lot")
    page.do("post-controls", "")
    page.do("copy-snippet")
    assert ".size." not in page.door.asked[-1] and ".controls." not in page.door.asked[-1]


def test_nothing_of_the_last_visit_can_be_pressed_while_a_long_link_is_read():
    page, here, there = Page(), write_link(played("elfball", 12)), write_link(played("elfball", 90))
    assert len(here) < LONG_PLAYED < len(there)
    page.go(f"#/embed/{here}/3")
    assert "post-settings" in page.text("screen-embed")
    page.go(f"#/embed/{there}/3")
    assert "data-loading" in page.text("screen-embed") and "post-settings" not in page.text("screen-embed")
    page.door.run()
    page.follow()
    assert "post-settings" in page.text("screen-embed") and "data-loading" not in page.text("screen-embed")


def test_only_what_is_watched_runs_by_itself():
    page = Page(address=f"#/embed/{write_position(position('elfball').position)}")
    page.do("kind", "frame")
    assert "post-controls" in page.text("screen-embed") and "post-autoplay" not in page.text("screen-embed")
    page.do("post-autoplay", "on")
    page.do("copy-snippet")
    assert "autoplay" not in page.door.asked[-1]


def test_the_way_leads_from_a_replay_a_menu_and_back():
    game = played()
    page = opened(game, "12")
    page.door.run(0)
    link = page.text("aside").partition('href="#/embed/')[2].partition('"')[0]
    page.go(f"#/embed/{link}")
    page.door.run(1_000)
    assert page.shell.screen.shown.step == 12 and f'href="#/replay/{link}"' in page.text("screen-embed")
    page = Page()
    kept(page, game)
    page.go("#/match/m-1")
    page.do("menu")
    assert 'href="#/embed/~m-1"' in page.text("sheets")
    for sheet in ("share", "match-report"):
        page.do(sheet)
        assert f'href="#/embed/~m-1/{len(game.plies)}"' in page.text("sheets")
    page.go("#/embed/~m-1")
    assert page.shell.screen.shown.step == len(game.plies) and page.app.diagnosis()["position"] == game.position


@every_game
def test_the_way_leads_from_the_editor_and_back_to_the_position_as_it_is(key):
    page = Page(address=f"#/position/{write_position(position(key).position)}")
    page.do("post")
    link = page.door.address.removeprefix("#/embed/")
    assert page.shell.screen.shown.position == position(key).position
    assert f'href="#/position/{link}"' in page.text("screen-embed")
    page.go(f"#/embed/{link}/0")
    assert f'href="#/replay/{link}/0"' in page.text("screen-embed")


@pytest.mark.parametrize("address", ["2eAAAA", "~no-such-match", "2x" + "A" * 60, write_link(played())[:-9]])
def test_what_is_none_leads_home_with_a_sentence(address):
    page = Page(address="#/settings")
    page.go(f"#/embed/{address}")
    page.door.run(1_000)
    page.follow()
    assert page.shell.route.screen == "home" and page.text("notices")


@every_game
def test_a_puzzle_goes_into_a_post_with_what_is_wanted(key):
    puzzle = puzzles_of(key).puzzles[0]
    packed = write_puzzle(write(puzzle), key)
    page = Page(address=f"#/embed/{packed}")
    aim = puzzles_of(key).aims_of(puzzle)[puzzle.aim].text
    page.do("host", "static")
    page.do("kind", "frame")
    page.do("copy-snippet")
    pasted = html.unescape(page.door.asked[-1])
    assert f"embed.html#z.{packed}." in pasted and f"{aim} Solve this puzzle" in pasted
    page.do("kind", "picture")
    page.do("copy-snippet")
    pasted = html.unescape(page.door.asked[-1])
    assert f"#/puzzle/{packed}" in pasted and aim in pasted and puzzle.position in pasted
    assert f'href="#/puzzle/{packed}"' in page.text("screen-embed")
