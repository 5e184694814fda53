"""The street of Street Bowl as it is drawn, lying and upright."""

import pytest

from fracas.faces.street import LENGTH, WIDTH, U
from fracas.faces.street_bowl.board import look
from fracas.games.street_bowl.pitch import CELLS, STREET
from fracas.view.symbols import symbols


@pytest.mark.parametrize("upright", [False, True], ids=["lying", "upright"])
def test_every_square_of_the_rules_is_drawn_within_view(upright):
    field = look(upright).field
    x, y, width, height = field.extent
    assert len(field.lattice.centres) == len(CELLS) and field.ball in symbols()
    for cell, (cx, cy) in enumerate(field.lattice.centres):
        assert x < cx < x + width and y < cy < y + height
        assert field.lattice.cell_at(cx, cy) == cell


def test_lying_the_west_is_on_the_left_and_upright_below():
    for upright, east in ((False, (U, 0)), (True, (0, -U))):
        centres = look(upright).field.lattice.centres
        (ax, ay), (bx, by) = centres[STREET.cell_named("k4")], centres[STREET.cell_named("l4")]
        assert (bx - ax, by - ay) == east


def test_the_lines_of_the_street_lie_between_the_zones_of_the_rules():
    lines = str(look(False).field.lines)
    assert f"M{LENGTH // 2} 0V{WIDTH}" in lines and f"M{U} {2 * U}H{LENGTH - U}" in lines
    assert f"M{U} {5 * U}H{LENGTH - U}" in lines
