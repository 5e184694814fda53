"""Points, cells and views."""

import math

import pytest

from fracas.view.board.lattice import Lattice, box_text, view_box
from tests.view.fields import ELFBALL, SQUARES


@pytest.mark.parametrize("lattice", [ELFBALL.lattice, SQUARES.lattice])
def test_every_centre_is_in_its_own_cell(lattice):
    assert [lattice.cell_at(x, y) for x, y in lattice.centres] == list(range(len(lattice.centres)))


@pytest.mark.parametrize("lattice", [ELFBALL.lattice, SQUARES.lattice])
def test_points_round_a_centre_are_in_its_cell(lattice):
    for cell, (x, y) in enumerate(lattice.centres):
        for turn in range(12):
            angle = turn * math.pi / 6
            at = lattice.cell_at(x + 0.49 * lattice.unit * math.cos(angle), y + 0.49 * lattice.unit * math.sin(angle))
            assert at == cell


def test_a_point_outside_has_no_cell():
    assert ELFBALL.lattice.cell_at(1000, 0) == -1
    assert SQUARES.lattice.cell_at(-1, 5) == -1


def test_the_nearest_cells_come_first_and_far_ones_not_at_all():
    lattice = SQUARES.lattice
    x, y = lattice.centres[5]
    assert lattice.nearest(x + 5, y, [4, 5, 6], 50) == [5, 6, 4]
    assert lattice.nearest(x, y, [0, 3], 40) == []


def test_neighbours_share_corners_and_the_border_leaves_them_out():
    lattice = Lattice([(0, 0), (1, 0)], 40, True)
    assert lattice.border([0]).count("M") == 6
    assert lattice.border([0, 1]).count("M") == 10
    assert SQUARES.lattice.border(range(24)).count("M") == 20


def test_outlines_have_one_shape_per_cell():
    assert ELFBALL.lattice.outline([1, 2, 3]).count("z") == 3
    assert SQUARES.lattice.outline([0]) == "M0 0h44v44h-44z"
    assert len(ELFBALL.lattice.corners(0)) == 6 and len(SQUARES.lattice.corners(0)) == 4


def test_a_view_keeps_its_proportions_and_leaves_the_board_by_little():
    extent = (-100.0, -50.0, 200.0, 100.0)
    assert view_box(extent) == extent
    assert view_box(extent, zoom=2) == (-50, -25, 100, 50)
    assert view_box(extent, (95, 45), 2) == pytest.approx((100 / 3, 50 / 3, 100, 50))
    assert view_box(extent, (-300, 0), 4) == pytest.approx((-100 - 50 / 3, -12.5, 50, 25))
    assert view_box(extent, zoom=0.5) == extent
    assert box_text((0.0, -1.5, 10.0, 2.04)) == "0 -1.5 10 2"
