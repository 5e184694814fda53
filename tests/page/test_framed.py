"""The page in the frame of a post: positions that are played there, and what the tap on the picture meant."""

import pytest

import fracas
from fracas.faces import face_of, pictures
from fracas.faces.puzzler import puzzles_of
from fracas.kernel.game import Game
from fracas.links import write_link, write_position, write_puzzle
from fracas.page import framed
from fracas.page.browser.frames import TURN_MS
from fracas.puzzles.puzzle import write
from tests.laws.matches import inputs
from tests.page.headless import Page

every_game = pytest.mark.parametrize("key", fracas.KEYS)


def begun(key: str) -> Game:
    """Return a position between two actions, some way into a match."""
    found = [game.position for game, _n in inputs(fracas.ruleset(key), "post", 90, limit=90) if game.pending is None]
    return fracas.from_position(found[-1], seed="")


def in_frame(address: str, point: str = "") -> Page:
    """Return the page of a post on a slow device: the board is not drawn yet when the tap before is answered."""
    page = Page()
    page.door.framed, page.door.tick = point, TURN_MS
    page.go(address)
    framed.stand(page.shell)
    page.door.run(1000)
    return page


def pieces(game: Game) -> dict[str, str]:
    """Return where on its picture each counter is, in thousandths."""
    drawn = pictures.board(face_of(game.ruleset.key), game.state)
    left, top, width, height = drawn.field.extent
    places = {token.key: drawn.field.lattice.centres[token.cell] for token in drawn.tokens if token.cell >= 0}
    return {key: f"{round((x - left) / width * 1000)}.{round((y - top) / height * 1000)}"
            for key, (x, y) in places.items()}


@every_game
@pytest.mark.parametrize("is_narrow", [False, True])
def test_the_tap_on_the_picture_hits_the_same_counter_on_the_board(key, is_narrow):
    game, face = begun(key), face_of(key)
    shown = face.upright() if is_narrow and face.upright is not None else face
    centres = shown.field(game.state).lattice.centres
    there = {token.key: centres[token.cell] for token in shown.tokens(game.state) if token.cell >= 0}
    at = {name: framed.tapped(game, point, is_narrow) for name, point in pieces(game).items()}
    assert at == there
    assert framed.tapped(game, "", is_narrow) is None and framed.tapped(game, "0.0", is_narrow) is None


def test_a_position_is_played_in_a_post_and_the_piece_tapped_is_selected():
    game = begun("elfball")
    own = next(token.key for token in face_of("elfball").tokens(game.state) if token.side == game.to_act)
    page = in_frame(f"#/live/{write_position(game.position)}", pieces(game)[own])
    assert page.screen.game.position == game.position
    assert [token.key for token in page.screen.board.shown.tokens if token.selected] == [own]
    kind, drawing = page.door.told[-1]
    assert kind == framed.READY and drawing.startswith("<svg ") and game.position in drawing


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
    assert page.door.told[-1][0] == framed.READY


def test_a_match_is_watched_in_a_post_at_its_step():
    game = next(game for game, count in inputs(fracas.ruleset("street_bowl"), "post", 40, limit=40) if count == 40)
    page = in_frame(f"#/replay/{write_link(game)}/7")
    assert page.shell.screen.course.step == 7 and page.door.told[0][0] == framed.READY
    assert page.shell.screen.course.position in page.door.told[0][1]


@pytest.mark.parametrize("address", ["#/live/2eAAAA", "#/live/2e" + "A" * 9, "#/replay/2x" + "A" * 60, "#/live/", "#/"])
def test_a_post_is_told_in_one_sentence_what_cannot_be_opened(address):
    page = in_frame(address)
    assert [kind for kind, _text in page.door.told] == [framed.BROKEN] and page.door.told[0][1].count(".") == 1


def test_outside_of_a_post_the_same_address_is_watched_and_nothing_is_kept():
    page, game = Page(), begun("cave_brawl")
    page.go(f"#/live/{write_position(game.position)}")
    assert page.shell.route.screen == "replay" and page.shell.shelf.ids() == [] and page.door.told == []
