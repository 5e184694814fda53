"""Laws of grids."""

from itertools import pairwise, product
from random import Random

import pytest

from fracas.kernel.grid import OUTSIDE, Grid, bends, hex_grid, square_grid, straightest_way

HEX = hex_grid([(q, r) for r in range(-4, 5) for q in range(-4, 5) if abs(q + r) <= 4], lambda q, r: f"{q}.{r}")
SQUARE = square_grid([(x, y) for y in range(5) for x in range(7)], lambda x, y: f"{x}.{y}")


@pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])
def test_every_step_can_be_taken_back(grid: Grid):
    half = len(grid.steps) // 2
    for cell, around in enumerate(grid.neighbours):
        for d, there in enumerate(around):
            if there != OUTSIDE:
                assert grid.neighbours[there][(d + half) % (2 * half)] == cell
                assert grid.direction(cell, there) == d and grid.distance(cell, there) == 1


@pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])
def test_distance_is_the_length_of_the_shortest_walk(grid: Grid):
    start = 0
    reached, frontier, steps = {start: 0}, [start], 0
    while frontier:
        steps += 1
        frontier = [n for n in {n for c in frontier for n in grid.neighbours[c] if n != OUTSIDE} if n not in reached]
        reached.update(dict.fromkeys(frontier, steps))
    assert all(grid.distance(start, cell) == far == grid.distance(cell, start) for cell, far in reached.items())


@pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])
def test_steps_that_come_closer_are_known_from_every_cell(grid: Grid):
    for goal in range(len(grid)):
        for cell, around in enumerate(grid.neighbours):
            closer = {d for d in range(len(around)) if grid.closer[goal][cell] >> d & 1}
            assert closer == {
                d for d, there in enumerate(around)
                if there != OUTSIDE and grid.distance(goal, there) < grid.distance(goal, cell)
            }


def test_names_and_points_lead_back_to_their_cell():
    for cell, (x, y) in enumerate(HEX.points):
        assert HEX.at(x, y) == cell == HEX.cell_named(HEX.names[cell])
    assert HEX.at(9, 9) == OUTSIDE == HEX.cell_named("nowhere")


@pytest.mark.parametrize("grid", [HEX, SQUARE], ids=["hex", "square"])
def test_of_all_ways_as_long_none_has_fewer_bends_than_the_straightest(grid: Grid):
    """All ways are looked at that keep the ends, the last step and out of closed cells."""
    dice = Random(7)
    for _ in range(60):
        way = [dice.randrange(len(grid))]
        while len(way) < 6:
            way.append(dice.choice([cell for cell in grid.neighbours[way[-1]] if cell != OUTSIDE]))
        closed = set(dice.sample(range(len(grid)), 8))
        is_open = set(range(len(grid))).difference(closed).__contains__
        found = straightest_way(grid.neighbours, grid.distances.__getitem__, way, is_open)
        assert (found[0], *found[-2:], len(found)) == (way[0], *way[-2:], len(way)) and not closed & {*found} - {*way}
        fewest = bends(grid.neighbours, way)
        for steps in product(range(len(grid.steps)), repeat=3):
            cells = [way[0]]
            for d in steps:
                cells.append(grid.neighbours[cells[-1]][d] if cells[-1] != OUTSIDE else OUTSIDE)
            if OUTSIDE in cells or closed & {*cells} - {*way} or grid.distance(cells[-1], way[-2]) != 1:
                continue
            fewest = min(fewest, bends(grid.neighbours, [*cells, *way[-2:]]))
        assert bends(grid.neighbours, found) == fewest
        assert all(grid.distance(a, b) == 1 for a, b in pairwise(found))
