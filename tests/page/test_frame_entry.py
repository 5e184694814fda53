"""The page in the frame of a post: positions that are played there, and what the tap on the picture meant."""

from random import Random

import pytest

import fracas
from fracas.faces import face_of, pictures
from fracas.faces.game_puzzles import puzzles_of
from fracas.kernel.game import Game
from fracas.lessons.lesson_text import write_text
from fracas.links import write_lessons, write_link, write_position, write_puzzle
from fracas.page import frame_entry
from fracas.page.browser.render_scheduler import TURN_MS
from fracas.puzzles.puzzle import write
from tests.laws.matches import inputs
from tests.lessons.authors import lesson_from
from tests.page.headless import Page

every_game = pytest.mark.parametrize("key", fracas.KEYS)


def begun(key: str) -> Game:
    """Return a position between two actions, some way into a match."""
    found = [game.position for game, _n in inputs(fracas.ruleset(key), "post", 90, limit=90) if game.pending is None]
    return fracas.from_position(found[-1], seed="")


def in_frame(address: str, point: str = "", for_ms: int = 1000, **asked: str) -> Page:
    """Return the page of a post on a slow device: the board is not drawn yet when the tap before is answered.

    Args: for_ms - how long it is looked at.
          asked - what the author asks.
    """
    page = Page()
    page.door.framed, page.door.tick, page.door.wishes = point, TURN_MS, asked
    page.go(address)
    frame_entry.report_ready(page.shell)
    page.door.run(for_ms)
    return page


def pieces(game: Game) -> dict[str, str]:
    """Return where on its picture each counter is, in thousandths."""
    drawn = pictures.board(face_of(game.ruleset.key), game.state)
    left, top, width, height = drawn.field.extent
    places = {token.key: drawn.field.lattice.centres[token.cell] for token in drawn.tokens if token.cell >= 0}
    return {key: f"{round((x - left) / width * 1000)}-{round((y - top) / height * 1000)}"
            for key, (x, y) in places.items()}


@every_game
@pytest.mark.parametrize("is_narrow", [False, True])
def test_the_tap_on_the_picture_hits_the_same_counter_on_the_board(key, is_narrow):
    game, face = begun(key), face_of(key)
    shown = face.upright() if is_narrow and face.upright is not None else face
    centres = shown.field(game.state).lattice.centres
    there = {token.key: centres[token.cell] for token in shown.tokens(game.state) if token.cell >= 0}
    at = {name: frame_entry.tapped_point(game, point, is_narrow) for name, point in pieces(game).items()}
    assert at == there
    assert frame_entry.tapped_point(game, "", is_narrow) is None
    assert frame_entry.tapped_point(game, "0-0", is_narrow) is None


def test_a_position_is_played_in_a_post_and_the_piece_tapped_is_selected():
    game = begun("elfball")
    own = next(token.key for token in face_of("elfball").tokens(game.state) if token.side == game.to_act)
    page = in_frame(f"#/live/{write_position(game.position)}", pieces(game)[own])
    assert page.model.game.position == game.position
    assert [token.key for token in page.screen.board.shown.tokens if token.selected] == [own]
    kind, drawing = page.door.told[-1]
    assert kind == frame_entry.READY and drawing.startswith("<svg ") and game.position in drawing


@every_game
def test_the_tap_that_starts_a_puzzle_selects_who_can_act(key):
    puzzle = puzzles_of(key).puzzles[0]
    game = fracas.from_position(puzzle.position, seed="")
    number = puzzle.line[0].partition(" ")[0][1:]  # of who acts in the best line
    own = next(token.key for token in face_of(key).tokens(game.state)
               if token.side == game.to_act and token.key[1:] == number)
    page = in_frame(f"#/puzzle/{write_puzzle(write(puzzle), key)}", pieces(game)[own])
    shown = page.shell.screen.match.board.shown
    assert [token.key for token in shown.tokens if token.selected] == [own]
    assert page.door.told[-1][0] == frame_entry.READY


@every_game
def test_lessons_are_played_in_a_post_and_the_board_is_that_of_the_picture(key):
    lesson = lesson_from(key, Random("post").random)
    page = in_frame(f"#/course/{write_lessons(write_text((lesson,)), key)}")
    assert page.shell.screen.taught.position == lesson.position
    kind, drawing = page.door.told[-1]
    assert kind == frame_entry.READY and lesson.position in drawing and f"“{lesson.title}”" in drawing
    cut = in_frame(f"#/course/{write_lessons(write_text((lesson,)), key)[:-3]}")
    assert cut.door.told[-1][0] == frame_entry.BROKEN


def watched() -> Game:
    """Return a match to be watched."""
    return next(game for game, count in inputs(fracas.ruleset("street_bowl"), "post", 40, limit=40) if count == 40)


def test_a_match_is_watched_in_a_post_at_its_step():
    game = watched()
    page = in_frame(f"#/replay/{write_link(game)}/7")
    assert page.shell.screen.model.step == 7 and page.door.told[0][0] == frame_entry.READY
    assert page.shell.screen.model.position in page.door.told[0][1]


@pytest.mark.parametrize(("pace", "step", "milliseconds"), [("on", 2, 900), ("3", 2, 3000), ("3", None, 3000)])
def test_a_match_runs_by_itself_where_the_author_wants_it_once_its_board_stands_and_stops_at_its_end(
    pace, step, milliseconds,
):
    game = watched()
    page = Page()
    page.door.framed, page.door.wishes = "", {"autoplay": pace}
    page.go(f"#/replay/{write_link(game)}" + (f"/{step}" if step else ""))
    page.door.run(10 * milliseconds)
    replay = page.shell.screen.model
    assert replay.step == (step or replay.shown.last) and not replay.is_playing, "nothing moves before the post is told"
    frame_entry.report_ready(page.shell)
    page.door.run(0)
    assert page.door.told[-1][0] == frame_entry.READY
    page.door.run(1.5 * milliseconds)
    assert replay.step == (step or 0) + 1 and replay.is_playing
    page.door.run(milliseconds * (replay.shown.last + 2), 100_000)
    assert replay.step == replay.shown.last and not replay.is_playing
    assert ("3 seconds a step" in page.text("aside")) == (pace == "3")


@pytest.mark.parametrize(("address", "asked"), [
    (f"#/replay/{write_link(watched())}/2", {}), (f"#/replay/{write_link(watched())}/2", {"controls": "few"}),
    (f"#/live/{write_position(begun('elfball').position)}", {"autoplay": "on"}),
])
def test_nothing_runs_by_itself_that_is_not_asked_to_or_is_no_match(address, asked):
    page = in_frame(address, "", 60_000, **asked)
    assert page.door.told[-1][0] == frame_entry.READY
    if address.startswith("#/live"):
        assert page.model.game.plies == []
    else:
        assert page.shell.screen.model.step == 2


def test_a_tap_on_the_board_alone_goes_on_and_from_the_end_to_the_beginning():
    game = watched()
    page = in_frame(f"#/replay/{write_link(game)}/{len(game.plies) - 1}", "500-500", controls="none")
    replay = page.shell.screen.model
    assert replay.step == replay.shown.last - 1, "the tap that started it is none on the board"
    steps = []
    for _tap in range(3):
        page.do("cell", "5")
        steps.append(replay.step)
    assert steps == [replay.shown.last, 0, 1]
    page = in_frame(f"#/replay/{write_link(game)}/2")
    page.do("cell", "5")
    assert page.shell.screen.model.step == 2, "with controls a tap says who stands there"


def test_a_tap_on_a_match_that_runs_without_controls_stops_it_and_goes_on():
    page = in_frame(f"#/replay/{write_link(watched())}/2", "", 2000, controls="none", autoplay="1")
    replay = page.shell.screen.model
    stopped = replay.step
    assert replay.is_playing and stopped > 2
    page.do("cell", "5")
    page.door.run(10_000)
    assert replay.step == stopped and not replay.is_playing
    page.do("cell", "5")
    page.door.run(1500)
    assert replay.step == stopped + 1 and replay.is_playing


@pytest.mark.parametrize("controls", ["", "few", "none"])
def test_a_board_in_a_post_lies_as_in_its_picture_on_phones_too(controls):
    page = Page()
    page.door.framed, page.door.narrow, page.door.wishes = "", True, {"controls": controls}
    page.go(f"#/live/{write_position(begun('street_brawl').position)}")
    frame_entry.report_ready(page.shell)
    page.door.run(1000)
    left, top, across, down = page.screen.board.shown.field.extent
    assert across > down


@pytest.mark.parametrize("address", ["#/live/2eAAAA", "#/live/2e" + "A" * 9, "#/replay/2x" + "A" * 60, "#/live/", "#/"])
def test_a_post_is_told_in_one_sentence_what_cannot_be_opened(address):
    page = in_frame(address)
    assert [kind for kind, _text in page.door.told] == [frame_entry.BROKEN] and page.door.told[0][1].count(".") == 1


def test_outside_of_a_post_the_same_address_is_watched_and_nothing_is_kept():
    page, game = Page(), begun("cave_brawl")
    page.go(f"#/live/{write_position(game.position)}")
    assert page.shell.route.screen == "replay" and page.shell.shelf.ids() == [] and page.door.told == []
