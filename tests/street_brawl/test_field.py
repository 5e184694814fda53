"""Street Brawl 1, 2, 4, 10: squares, lines, walls, the bar, facing, zones."""

from itertools import product

import pytest

from fracas.games.elfball.field import EDGE, GOAL
from fracas.games.street_brawl.field import BOARD, CELLS, COLUMNS, EAST, FIELD, ROWS, WEST, at, is_barred
from fracas.kernel.grid import OUTSIDE
from tests.elfball.test_field import area_in_band

CORNERS = ((-.5, -.5), (.5, -.5), (.5, .5), (-.5, .5))
SQUARES = [at(column, row) for row, column in product(range(ROWS), range(COLUMNS))]


def named(text):
    return tuple(FIELD.cell_named(name) for name in text.split())


def names(cells):
    return " ".join(FIELD.names[cell] for cell in cells)


def test_there_are_182_squares_and_the_threshold_of_the_bar():
    assert len(BOARD) == 182 and names(c for c in CELLS if FIELD.lines[c] == EDGE and c < BOARD.stop) == "m0 n0"
    assert (
        FIELD.cell_named("a1") == at(0, 0)
        and FIELD.cell_named("z7") == at(25, 6)
        and FIELD.cell_named("m0") == at(12, -1)
    )
    assert SQUARES == sorted(SQUARES) == list(BOARD)


def test_the_goal_columns_are_the_first_and_the_last():
    assert names(FIELD.goals[WEST]) == "a1 a2 a3 a4 a5 a6 a7" and names(FIELD.goals[EAST]) == "z1 z2 z3 z4 z5 z6 z7"
    assert {cell for cell in CELLS if FIELD.lines[cell] == GOAL} == {*FIELD.goals[WEST], *FIELD.goals[EAST]}
    assert names(FIELD.nearest_goal[EAST][cell] for cell in named("m0 c1 y6 z6 a7")) == "z1 z1 z6 z6 z7"


def test_lines_lie_between_squares_and_bar_only_the_ball():
    """Rulings 1, 3, 26."""
    for west, east in (named("a1 b1"), named("m4 n4"), named("y7 z7"), named("m4 n5"), named("a2 b1")):
        assert is_barred(west, east) and is_barred(east, west) and east in FIELD.neighbours[west]
    assert is_barred(*named("m1 m0")) and is_barred(FIELD.cell_named("a1"), OUTSIDE)
    assert not is_barred(*named("b1 c2")) and not is_barred(*named("n4 n5")) and not is_barred(*named("z1 z2"))


def test_walls_and_ends_stop_players_but_for_the_opening_of_the_bar():
    """Rulings 2, 22, 45."""
    onto = {FIELD.names[c]: names(n for n in FIELD.neighbours[c] if n in named("m0 n0")) for c in SQUARES}
    assert {name: bar for name, bar in onto.items() if bar} == {"m1": "m0 n0", "n1": "n0 m0"}
    assert [FIELD.neighbours[cell].count(OUTSIDE) for cell in named("a1 c7 d4 l1")] == [5, 3, 0, 3]


def test_eight_neighbours_by_the_numbers_of_the_d8():
    """Ruling 5; a diagonal step counts 1."""
    assert names(FIELD.neighbours[FIELD.cell_named("k4")]) == "k3 l3 l4 l5 k5 j5 j4 j3"
    assert FIELD.direction.sides == 8 and len(FIELD.steps) == 8
    assert FIELD.distance(*named("k4 n6")) == 3 and FIELD.distance(*named("a1 z7")) == 25


def test_a_facing_is_the_square_and_one_on_each_side():
    """Ruling 4."""
    north, north_east = FIELD.front[FIELD.cell_named("k4")][:2]
    assert names(north) == "j3 k3 l3" and names(north_east) == "k3 l3 l4"
    assert names(FIELD.front[FIELD.cell_named("a1")][0]) == "" and FIELD.front[FIELD.cell_named("k4")][-1] == ()


def test_a_diagonal_step_between_two_occupied_squares_is_open():
    """Ruling 6: nothing but the square itself counts."""
    assert FIELD.cell_named("l3") in FIELD.neighbours[FIELD.cell_named("k4")]


def test_set_up_places_and_entry_zones():
    """Rulings 8, 23, 30."""
    assert [names(cells) for cells in FIELD.face_off] == ["m4", "n4"] and names(FIELD.looked_at) == "n4 m4"
    assert names(FIELD.guardian) == "c4 x4"
    upper, lower = FIELD.rover[WEST]
    assert names(upper) == "f1 g1 h1 i1 f2 g2 h2 i2 f3 g3 h3 i3" and names(lower)[:5] == "f5 g5"
    assert [len(zone) for half in FIELD.rover for zone in half] == [12] * 4
    assert names(FIELD.rover[EAST][1])[-5:] == "t7 u7"
    assert names(FIELD.entry[WEST]) == "j1 k1 l1 m1 j2 k2 l2 m2 j3 k3 l3 m3"
    assert names(FIELD.entry[EAST]) == "n1 o1 p1 q1 n2 o2 p2 q2 n3 o3 p3 q3"
    for half, door in ((WEST, "m0"), (EAST, "n0")):
        assert {FIELD.distance(cell, FIELD.cell_named(door)) for cell in FIELD.entry[half]} == {1, 2, 3}


def test_the_two_halves_are_mirror_images():
    def mirrored(cells):
        return sorted(at(25 - FIELD.points[c][0], FIELD.points[c][1]) for c in cells)
    for pair in (FIELD.face_off, FIELD.goals, FIELD.entry, tuple(zip(*FIELD.rover, strict=True))[0]):
        assert mirrored(pair[WEST]) == sorted(pair[EAST])


@pytest.mark.parametrize(("start", "end", "path"), [
    ("k4", "n4", "l4 m4 n4"), ("k4", "m2", "l3 m2"), ("k4", "m3", "l3 m3"), ("m3", "k4", "l4 k4"),
    ("c2", "d6", "c3 d4 d5 d6"), ("d6", "c2", "d5 c4 c3 c2"), ("h7", "k1", "h6 i5 i4 j3 j2 k1"),
])
def test_a_flight_goes_straight_and_on_ties_to_the_left(start, end, path):
    assert names(FIELD.flight_path(FIELD.cell_named(start), FIELD.points[FIELD.cell_named(end)])) == path
    assert FIELD.neighbours[FIELD.cell_named(start)][FIELD.direction_to(*named(f"{start} {end}"))] == FIELD.cell_named(
        path[:2]
    )


@pytest.mark.parametrize(("start", "end", "path"), [
    ("n7", "m3", "n6 n5 m4 m3"), ("m3", "n7", "m4 m5 n6 n7"), ("m7", "n3", "m6 m5 n4 n3"), ("n3", "m7", "n4 n5 m6 m7"),
])
def test_on_ties_a_flight_keeps_away_from_lines(start, end, path):
    assert names(FIELD.flight_path(FIELD.cell_named(start), FIELD.points[FIELD.cell_named(end)])) == path


def test_a_flight_beyond_the_board_ends_outside():
    """Ruling 28."""
    assert FIELD.flight_path(FIELD.cell_named("c2"), (2, -3)) == (FIELD.cell_named("c1"), OUTSIDE)
    assert FIELD.flight_path(FIELD.cell_named("m2"), (12, -2))[:2] == (FIELD.cell_named("m1"), OUTSIDE)


def test_throws_are_aimed_at_squares_of_the_board_and_of_its_walls():
    """Ruling 28: nobody goes there, and no ball."""
    assert set(named("m0 l0 c8")) <= set(FIELD.within(FIELD.cell_named("h2"), 1, 6))
    assert (
        len(FIELD.within(FIELD.cell_named("c4"), 1, 1)) == 8
        and len(FIELD.within(FIELD.cell_named("a1"), 1, 6)) == 48 + 7
    )
    walls = [cell for cell in CELLS if cell >= BOARD.stop]
    assert len(walls) == 2 * COLUMNS - 2 and not {*walls} & {near for around in FIELD.neighbours for near in around}
    assert all(is_barred(FIELD.cell_named("c1"), cell) for cell in walls)


@pytest.mark.parametrize(("start", "end", "found"), [
    ("k4", "n4", "k4 l4 m4 n4"), ("k4", "m2", "m2 l3 k4"), ("k4", "m3", "l3 m3 k4 l4"),
])
def test_the_band_crosses_what_lies_under_the_string(start, end, found):
    """A string exactly along a diagonal touches the squares beside it with its width."""
    crossed = names(FIELD.interception_cells(*named(f"{start} {end}"))).split()
    assert set(found.split()) <= set(crossed)
    assert (set(crossed) - set(found.split()) == {"l2", "m3", "k3", "l4"}) == (end == "m2")


def test_the_band_is_the_same_as_by_clipping_polygons():
    for start, end in (named("k4 m3"), named("b2 h6"), named("c7 d1"), named("p4 k4"), named("y1 t3"), named("f6 d4")):
        a, b = FIELD.points[start], FIELD.points[end]
        shapes = {c: [(x + dx, y + dy) for dx, dy in CORNERS] for c in SQUARES for x, y in [FIELD.points[c]]}
        band = [c for c in SQUARES if area_in_band(shapes[c], a, b) > 1e-9]
        assert list(FIELD.interception_cells(start, end)) == band
