"""Chapter 3 (geometry) and 13.2 (path of the ball): the field as the rules describe it."""

from itertools import pairwise
from math import hypot, sqrt

import pytest

from fracas.games.elfball.field import (
    CELLS,
    DIRECTIONS,
    EDGE,
    FIELD,
    GOAL,
    HALFWAY,
    NO_LINE,
    NORTH,
    SOUTH,
    STAIRS,
    at,
    direction_to,
    distance,
    flight_path,
    interception_cells,
    within,
)
from fracas.kernel.grid import OUTSIDE

POINTS, LINES, NEIGHBOURS = FIELD.points, FIELD.lines, FIELD.neighbours
INSIDE = [c for c in CELLS if LINES[c] != EDGE]


def corners(q, r):
    x, y = q + r / 2, r * sqrt(3) / 2
    return [(x, y + 0.5774), (x, y - 0.5774)] + [(x + a, y + b) for a in (-0.5, 0.5) for b in (-0.2887, 0.2887)]


def is_inside(q, r):
    return max(hypot(x, y) for x, y in corners(q, r)) <= 10.3


def test_inside_cells_are_those_within_the_circle_of_radius_10_3():
    circle = {(q, r) for q in range(-15, 16) for r in range(-15, 16) if is_inside(q, r)}
    assert {POINTS[c] for c in CELLS if LINES[c] != EDGE} == circle
    assert len(circle) == 349


def test_edge_cells_are_the_72_that_touch_an_inside_cell():
    assert {n for c in INSIDE for n in NEIGHBOURS[c]} - set(INSIDE) == {c for c in CELLS if LINES[c] == EDGE}
    assert sum(line == EDGE for line in LINES) == 72


def test_every_neighbour_of_an_inside_cell_is_a_cell():
    assert all(OUTSIDE not in NEIGHBOURS[c] for c in INSIDE)


def test_directions_are_those_printed_in_the_corners_of_the_board():
    around = [POINTS[c] for c in NEIGHBOURS[at(0, 0)]]
    assert around == [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]


def test_the_half_way_line_has_a_window_of_one_hex():
    marked = {POINTS[c][0] for c in CELLS if POINTS[c][1] == 0 and LINES[c] == HALFWAY}
    assert marked == set(range(-9, 10)) - {0}
    assert LINES[at(0, 0)] == NO_LINE
    assert LINES[at(10, 0)] == LINES[at(-10, 0)] == EDGE


def test_goal_circles_are_one_hex_each():
    assert {POINTS[c] for c in CELLS if LINES[c] == GOAL} == {(5, -10), (-5, 10)}
    assert POINTS[FIELD.goals[SOUTH][0]] == (-5, 10)
    assert POINTS[FIELD.goals[NORTH][0]] == (5, -10)


@pytest.mark.parametrize("half, centre, points", [
    (SOUTH, (-8.5, 6), "-9,5 -8,5 -7,5 -10,6 -9,6 -8,6 -7,6 -10,7 -9,7 -8,7 2,5 3,5 4,5 1,6 2,6 3,6 4,6 1,7 2,7 3,7"),
    (NORTH, (8.5, -6), "8,-7 9,-7 10,-7 7,-6 8,-6 9,-6 10,-6 7,-5 8,-5 9,-5 "
                       "-3,-7 -2,-7 -1,-7 -4,-6 -3,-6 -2,-6 -1,-6 -4,-5 -3,-5 -2,-5"),
])
def test_rover_circles_hold_the_listed_hexes(half, centre, points):
    listed = {tuple(map(int, point.split(","))) for point in points.split()}
    assert {POINTS[c] for circle in FIELD.rover[half] for c in circle} == listed
    assert all(len(circle) == 10 for circle in FIELD.rover[half])


def test_rover_circles_are_west_then_east():
    for west, east in FIELD.rover:
        assert all(2 * POINTS[c][0] + POINTS[c][1] < 0 for c in west)
        assert all(2 * POINTS[c][0] + POINTS[c][1] > 0 for c in east)


def test_guardian_and_face_off_places_are_those_of_the_rules():
    assert [POINTS[c] for c in FIELD.guardian] == [(-4, 8), (4, -8)]
    assert {POINTS[c] for c in FIELD.face_off[SOUTH]} == {(0, 1), (-1, 1)}
    assert {POINTS[c] for c in FIELD.face_off[NORTH]} == {(0, -1), (1, -1)}


@pytest.mark.parametrize("half, points", [
    (NORTH, "1,-10 -1,-9 0,-9 -2,-8 -1,-8 -4,-7 -3,-7 -2,-7 -5,-6 -4,-6 -3,-6 "
            "9,-10 9,-9 10,-9 9,-8 10,-8 9,-7 10,-7 11,-7 9,-6 10,-6 11,-6"),
    (SOUTH, "-11,6 -10,6 -9,6 -11,7 -10,7 -9,7 -10,8 -9,8 -10,9 -9,9 -9,10 "
            "3,6 4,6 5,6 2,7 3,7 4,7 1,8 2,8 0,9 1,9 -1,10"),
])
def test_entry_zones_hold_the_listed_hexes(half, points):
    listed = {tuple(map(int, point.split(","))) for point in points.split()}
    assert {POINTS[c] for c in FIELD.entry[half]} == listed


def test_entry_zones_lie_within_three_of_the_stairs_and_have_no_line():
    near = {c for c in CELLS if any(distance(c, stair) <= 2 for stair in STAIRS) and LINES[c] == NO_LINE}
    assert {c for half in FIELD.entry for c in half} == near
    assert all(LINES[stair] == EDGE for stair in STAIRS)
    assert len(STAIRS) == 16


def test_cells_have_unique_names_by_row_letter_and_column():
    assert len(set(FIELD.names)) == len(CELLS) == 421
    assert FIELD.names[at(0, 0)] == "m13"
    assert FIELD.names[at(5, -10)] == "c18"
    assert FIELD.cell_named("w8") == FIELD.goals[SOUTH][0]
    assert FIELD.cell_named("z1") == OUTSIDE


def test_front_hexes_are_the_faced_one_and_the_two_beside_it():
    front = [POINTS[c] for c in FIELD.front[at(0, 0)][1]]
    assert sorted(front) == [(0, 1), (1, -1), (1, 0)]
    assert all(FIELD.front[c][-1] == () for c in CELLS)


def test_distance_is_the_hex_distance():
    assert distance(at(0, 0), at(3, -5)) == 5
    assert distance(at(-4, 8), at(4, -8)) == 16
    assert len(within(at(0, 0), 1, 6)) == 126


def test_a_straight_path_enters_every_hex_up_to_its_end():
    for a in INSIDE[::7]:
        for b in CELLS[::5]:
            path = flight_path(a, POINTS[b])
            assert OUTSIDE not in path
            assert len(path) == distance(a, b)
            for here, there in pairwise((a, *path)):
                assert there in NEIGHBOURS[here]


def test_a_path_keeps_to_the_straight_line():
    for a in INSIDE[::11]:
        for b in CELLS[::13]:
            for i, cell in enumerate(flight_path(a, POINTS[b]), 1):
                (qa, ra), (qb, rb), (q, r), n = POINTS[a], POINTS[b], POINTS[cell], distance(a, b)
                dq, dr = qa + (qb - qa) * i / n - q, ra + (rb - ra) * i / n - r
                assert max(abs(dq), abs(dr), abs(dq + dr)) <= 0.5 + 1e-9


def test_a_tie_on_the_path_takes_the_left_hex_seen_from_the_thrower():
    assert [POINTS[c] for c in flight_path(at(0, 2), (1, 3))] == [(1, 2), (1, 3)]
    assert [POINTS[c] for c in flight_path(at(1, 3), (0, 2))] == [(0, 3), (0, 2)]


def test_a_tie_on_the_path_avoids_a_white_line():
    path = flight_path(at(4, -1), (5, 0))
    assert [POINTS[c] for c in path] == [(5, -1), (5, 0)]
    back = flight_path(at(5, 0), (4, -1))
    assert [POINTS[c] for c in back] == [(5, -1), (4, -1)]


def test_a_path_beyond_the_field_ends_in_the_first_edge_hex():
    path = flight_path(at(7, 0), (14, 0))
    assert [POINTS[c] for c in path] == [(8, 0), (9, 0), (10, 0)]


def test_the_direction_to_a_far_cell_is_that_of_the_first_hex():
    assert direction_to(at(0, 0), at(5, -5)) == 0
    assert direction_to(at(0, 0), at(-6, 0)) == 4
    for cell in CELLS[::9]:
        for d in DIRECTIONS:
            if NEIGHBOURS[cell][d] != OUTSIDE:
                assert direction_to(cell, NEIGHBOURS[cell][d]) == d


def test_the_printed_example_of_the_interception_band():
    """Elfball 13.2: (-2,4) to (2,2)."""
    band = {POINTS[c] for c in interception_cells(at(-2, 4), at(2, 2))}
    assert band - {(-2, 4), (2, 2)} == {(-1, 3), (-1, 4), (0, 3), (1, 2), (1, 3)}


def clipped_area(cell, a, b):
    """Return the area that a hexagon and the band share."""
    (qa, ra), (qb, rb), (q, r) = POINTS[a], POINTS[b], POINTS[cell]
    x, y, t = q + r / 2, r * sqrt(3) / 2, 1 / sqrt(3)
    shape = [(x, y - t), (x + .5, y - t / 2), (x + .5, y + t / 2), (x, y + t), (x - .5, y + t / 2), (x - .5, y - t / 2)]
    return area_in_band(shape, (qa + ra / 2, ra * sqrt(3) / 2), (qb + rb / 2, rb * sqrt(3) / 2))


def area_in_band(shape, a, b):
    """Return the area that a polygon and the band between two points share, by clipping (an independent method)."""
    (ax, ay), (bx, by) = a, b
    length = hypot(bx - ax, by - ay)
    ux, uy, w = (bx - ax) / length, (by - ay) / length, 0.1875 / 2
    for nx, ny, px, py in ((ux, uy, ax, ay), (-ux, -uy, bx, by), (-uy, ux, ax + uy * w, ay - ux * w),
                           (uy, -ux, ax - uy * w, ay + ux * w)):
        kept = []
        for (x1, y1), (x2, y2) in pairwise((*shape, *shape[:1])):
            d1, d2 = (x1 - px) * nx + (y1 - py) * ny, (x2 - px) * nx + (y2 - py) * ny
            if d1 >= 0:
                kept.append((x1, y1))
            if d1 * d2 < 0:
                kept.append((x1 + (x2 - x1) * d1 / (d1 - d2), y1 + (y2 - y1) * d1 / (d1 - d2)))
        shape = kept
    return abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in pairwise((*shape, *shape[:1])))) / 2


def test_the_band_is_the_same_as_by_clipping_polygons():
    for a in INSIDE[::37]:
        for b in CELLS[::29]:
            if a != b:
                near = [c for c in CELLS if distance(a, c) + distance(c, b) <= distance(a, b) + 3]
                assert set(interception_cells(a, b)) == {c for c in near if clipped_area(c, a, b) > 1e-9}
