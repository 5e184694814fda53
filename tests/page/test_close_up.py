"""The close-up on a small screen: who is in hand is looked at from near, counters can be hit, one tap goes back."""

import pytest

import fracas
from fracas.faces import face_of
from fracas.faces.choices import NOWHERE
from fracas.games import KEYS
from fracas.page.board.grid import GridInput
from fracas.page.board.view import CELL_PX, COUNTER_PX, EDGES_PX, NEAR, SMALL, ZOOM, BoardView, finger_zoom

BOXES = {"phone": (390.0, 373.0), "small": (320.0, 200.0)}
STREETS = {"phone": (210.0, 662.0), "small": (131.0, 386.0)}


def field_and_box(key: str, size: str):
    face = face_of(key).for_orientation(True)
    field = face.field(fracas.new(key).state)
    return field, (STREETS if face_of(key).upright is not None else BOXES)[size]


@pytest.mark.parametrize("size", BOXES)
@pytest.mark.parametrize("key", KEYS)
def test_counters_and_cells_are_large_enough_in_a_close_up(key, size):
    field, box = field_and_box(key, size)
    zoom = finger_zoom(field, box)
    pixels = box[0] / field.extent[2] * zoom
    assert field.token * pixels * (SMALL if field.base and zoom >= NEAR else 1) >= COUNTER_PX - 0.01
    assert field.base or field.lattice.unit * pixels >= CELL_PX - 0.01
    assert zoom < 4  # that much of the board is still seen


@pytest.mark.parametrize("size", BOXES)
@pytest.mark.parametrize("key", [key for key in KEYS if face_of(key).plane is None])
def test_whoever_is_followed_is_seen_clear_of_the_buttons(key, size):
    field, box = field_and_box(key, size)
    cells = range(len(field.lattice.centres))
    for cell in cells:
        view = BoardView(box=box)
        view.follow(field, cell, [each for each in cells if abs(each - cell) < 60])
        assert view.is_following and view.focus is not None
        unit = field.extent[2] / (box[0] * view.zoom)
        for axis in (0, 1):
            gap = abs(field.lattice.centres[cell][axis] - view.focus[axis]) / unit
            assert gap <= max(box[axis] / 2 - EDGES_PX[axis], 0) + 0.01


def test_a_view_that_follows_goes_back_by_itself_and_an_own_one_stays():
    field, box = field_and_box("cave_brawl", "phone")
    view = BoardView(box=box)
    view.follow(field, 100, ())
    assert view.is_filling
    view.zoom_by(1.2, (0, 0))
    assert view.is_filling and not view.is_following
    view.look()
    view.follow(field, 100, ())
    view.rest()
    assert not view.is_zoomed and not view.is_filling
    view.look_closer(field, 100)
    view.follow(field, 300, ())
    assert view.zoom == ZOOM and not view.is_filling  # a lesson's, for one, is seen whole
    view.rest()
    assert view.zoom == ZOOM


def test_whoever_looks_closer_at_a_cell_has_it_in_the_middle_and_the_middle_of_the_board_at_none():
    field, _box = field_and_box("cave_brawl", "phone")
    left, top, width, height = field.extent
    for cell, middle in ((100, field.lattice.centres[100]), (NOWHERE, (left + width / 2, top + height / 2))):
        view = BoardView()
        view.look_closer(field, cell)
        assert view.focus == middle
        view.look_closer(field, cell)
        assert not view.is_zoomed


def test_a_mouse_is_followed_by_nothing():
    field, _box = field_and_box("cave_brawl", "phone")
    view = BoardView()
    view.follow(field, 100, ())
    assert not view.is_zoomed


def test_a_finger_between_small_cells_looks_closer_where_a_mouse_chooses():
    field, box = field_and_box("cave_brawl", "phone")
    pixel, at = field.extent[2] / box[0], field.lattice.centres[100]
    finger, mouse = BoardView(box=box), BoardView()
    useful = (100, 101, 300)
    assert mouse.tap(GridInput(), field, (), at, pixel, useful).cell == 100 and not mouse.is_zoomed
    assert finger.tap(GridInput(), field, (), at, pixel, useful) is None and finger.zoom == ZOOM
    assert finger.tap(GridInput(), field, (), at, pixel / ZOOM, useful).cell == 100
    alone = BoardView(box=box)
    assert alone.tap(GridInput(), field, (), field.lattice.centres[300], pixel, useful).cell == 300
