"""The live board without a match: it draws what it is shown, zooms, pans, and says what a tap or a key means."""

import pytest

import fracas
from fracas.faces import face_of, pictures
from fracas.games import KEYS
from fracas.page.board.live_board import Movement
from fracas.page.board.plane import input_of, live_board
from fracas.page.board.view import BoardView
from fracas.page.browser.canvas import Canvas
from fracas.view.board.figures import figure
from fracas.view.board.model import Token

CELLS = [key for key in KEYS if face_of(key).plane is None]


class Mounted:
    """A board in a document, showing the start of a match."""

    def __init__(self, key):
        self.face, self.canvas = face_of(key), Canvas()
        self.room = None
        self.view, self.input = BoardView(), input_of(self.face)
        self.board = live_board(self.canvas, self.face, self.view, lambda: self.room)
        state = fracas.new(key, "board").state
        self.picture = pictures.board(self.face, state)
        self.first = self.show(self.picture)

    def show(self, picture):
        self.board.show(picture)
        return self.canvas.take()

    def tap(self, at, pixel, useful):
        return self.view.tap(self.input, self.picture.field, self.picture.tokens, at, pixel, useful)

    def step(self, key):
        return self.view.step(self.input, self.picture.field, key)

    def at(self, cell):
        return self.picture.field.lattice.centres[cell]

    def middle(self):
        lattice, (left, top, width, height) = self.picture.field.lattice, self.picture.field.extent
        if self.face.plane is not None:
            return len(lattice.centres) // 2
        return lattice.nearest(left + width / 2, top + height / 2, range(len(lattice.centres)), width)[0]


@pytest.mark.parametrize("key", KEYS)
def test_it_is_drawn_whole_once_and_then_only_where_it_differs(key):
    mounted = Mounted(key)
    assert [change.key for change in mounted.first if change.op == "fill"] == ["field", "minimap"]
    assert mounted.show(mounted.picture) == []
    token = mounted.picture.tokens[0] if mounted.picture.tokens else None
    if token is not None:
        moved = mounted.show(mounted.picture._replace(tokens=(token._replace(cell=mounted.middle()),)))
        assert any(change.key == f"board-{token.key}" for change in moved)


def test_on_a_new_ground_it_is_drawn_whole_again():
    mounted = Mounted("street_brawl")
    upright = mounted.face.upright()
    turned = mounted.show(mounted.picture._replace(field=upright.field(None)))
    assert [change.key for change in turned if change.op == "fill"] == ["field"]


@pytest.mark.parametrize("key", KEYS)
def test_it_zooms_round_a_point_and_moves_no_farther_than_its_edge(key):
    mounted = Mounted(key)
    view, (left, top, width, height) = mounted.view, mounted.picture.field.extent
    assert not view.pan(mounted.picture.field, (10, 10)) and not view.is_zoomed
    view.zoom_by(3, mounted.at(mounted.middle()))
    assert view.is_zoomed and view.pan(mounted.picture.field, (-9 * width, 9 * height))
    assert view.focus == (left + width, top)
    view.zoom_by(0.01, (0, 0))
    assert not view.is_zoomed and view.focus is None
    assert not [change for change in mounted.show(mounted.picture) if change.op == "fill"]


@pytest.mark.parametrize("key", CELLS)
def test_a_tap_beside_means_the_nearest_cell_of_use(key):
    mounted = Mounted(key)
    cell = mounted.middle()
    (x, y), unit = mounted.at(cell), mounted.picture.field.lattice.unit
    assert mounted.tap((x, y), 0.1, ()).cell == cell
    other = mounted.tap((x + unit, y), 0.1, ()).cell
    assert other != cell and mounted.tap((x + unit, y), unit / 20, {cell}).cell == cell


@pytest.mark.parametrize("key", CELLS)
def test_a_tap_on_a_tiny_board_that_may_mean_several_cells_zooms_in_first(key):
    mounted = Mounted(key)
    cell, unit = mounted.middle(), mounted.picture.field.lattice.unit
    assert mounted.step("ArrowLeft")  # from no cell at all
    mounted.view.move_cursor(cell)
    mounted.step("ArrowRight")
    (x, y), (x2, _y2) = mounted.at(cell), mounted.at(mounted.view.cursor)
    both = {cell, mounted.view.cursor}
    between = ((x + x2) / 2, y + unit * 0.7)
    assert mounted.tap(between, unit / 6, both) is None and mounted.view.is_zoomed
    assert mounted.tap(between, unit / 6, both).cell in both


def test_on_a_plane_a_tap_on_a_counter_means_it_and_one_beside_the_table_the_nearest_place():
    mounted = Mounted("school_fighters")
    token = mounted.picture.tokens[0] if mounted.picture.tokens else None
    places = mounted.face.plane.places
    assert places.place_of(mounted.tap((-300, 20), 1, ()).cell)[0] == 0
    assert token is None or mounted.tap(mounted.at(token.cell), 1, ()).token == token


@pytest.mark.parametrize("key", KEYS)
def test_keys_move_its_cursor_and_letters_that_mean_no_way_do_not(key):
    mounted = Mounted(key)
    mounted.view.move_cursor(mounted.middle())
    for there, back in (("ArrowLeft", "ArrowRight"), ("ArrowUp", "ArrowDown")):
        start = mounted.view.cursor
        assert mounted.step(there) and mounted.view.cursor != start
        assert mounted.step(back) and mounted.view.cursor == start
    assert mounted.step("Home") and mounted.at(mounted.view.cursor)[0] < mounted.at(mounted.middle())[0]
    assert not mounted.step("q")


def test_movements_are_sent_with_the_next_picture_and_only_once():
    mounted = Mounted("elfball")
    token = mounted.picture.tokens[0]._replace(cell=3) if mounted.picture.tokens else None
    picture = mounted.picture._replace(tokens=(token,) if token else ())
    mounted.board.animate([Movement(token.key if token else "h1", "falls"), Movement("nobody", "lunge")])
    sent = [change for change in mounted.show(picture) if change.op == "animate"]
    assert [change.name for change in sent] == (["falls"] if token else [])
    assert not [change for change in mounted.show(picture) if change.op == "animate"]


@pytest.mark.parametrize("key", ["elfball", "cave_brawl"])
def test_a_view_from_near_is_moved_until_a_cell_is_clear_of_the_buttons(key):
    face = face_of(key)
    field = face.field(fracas.new(key, "near").state)
    view = BoardView(zoom=2.2, box=(320.0, 172.0))
    unit = field.extent[2] / (320 * 2.2)
    for cell, centre in enumerate(field.lattice.centres):
        view.look(2.2, field.lattice.centres[0])
        view.keep_in_sight(field, cell, (0,))
        across, down = (abs(at - middle) / unit for at, middle in zip(centre, view.focus, strict=True))
        assert across <= 320 / 2 and down <= 172 / 2 - 24, cell
    whole = BoardView(box=(320.0, 172.0))
    whole.keep_in_sight(field, 0, ())
    assert whole.focus is None, "all of it is seen already"


@pytest.mark.parametrize("key, wide", [("elfball", 400.0), ("school_fighters", 430.0)])
def test_on_a_small_board_figures_stand_in_the_place_of_heads_until_it_is_looked_at_closely(key, wide):
    mounted = Mounted(key)
    mounted.room = wide, wide * 2
    token = Token("h1", 300, 0, "7", head="leaf wide mean")
    with_one = mounted.picture._replace(tokens=(token,))
    assert not any('"#h0-' in change.value for change in mounted.show(with_one))
    mounted.view.look(2.7 / 0.62, None)
    assert any('"#h0-' in change.value for change in mounted.show(with_one))
    mounted.view.look()
    assert any(change.key == "board-h1" and figure("7", 42, "var(--pc-home-on)") in change.value
               for change in mounted.show(with_one))
