"""Paths, places and regions on random grounds, judged by the exact geometry of `exact` and by a denser search."""

from heapq import heappop, heappush
from math import cos, hypot, pi, sin
from random import Random

import pytest

from fracas.kernel.geometry.path import Ground, can_end, ground_near, is_free, is_open_path, nearest_place
from fracas.kernel.geometry.plane import FINE, path_length
from fracas.kernel.geometry.reach import reachable_region
from fracas.kernel.geometry.route import reachable_bends, route
from fracas.kernel.geometry.shapes import disc, rectangle
from tests.kernel import exact
from tests.sample import sample

LOW, HIGH, ROOM, KEEP = 50, 4750, 49, 199


def a_ground(random):
    walls = []
    for _ in range(random.randint(0, 5)):
        x, y = random.randrange(300, 4300), random.randrange(300, 4300)
        wide, high = random.randrange(100, 600), random.randrange(100, 600)
        walls.append(rectangle(x, y, x + wide, y + high) if random.random() < 0.7 else disc(x, y, wide // 2))
    bases = [(random.randrange(LOW, HIGH), random.randrange(LOW, HIGH)) for _ in range(random.randint(0, 12))]
    return Ground(LOW, HIGH, tuple((wall, ROOM) for wall in walls), bases, KEEP)


def a_place(random, ground):
    while True:
        place = random.randrange(LOW, HIGH), random.randrange(LOW, HIGH)
        if is_free(ground, place, place):
            return place


def is_free_exactly(ground, a, b):
    return all(ground.low <= n <= ground.high for n in b) and all(
        exact.dist2_to_segment(a, b, c) >= ground.keep**2 for c in ground.discs
    ) and all(
        exact.dist2_to_polygon(wall.corners, a, b) >= room**2 if wall.corners
        else exact.dist2_to_segment(a, b, (wall.x, wall.y)) >= (wall.radius + room) ** 2
        for wall, room in ground.walls
    )


def test_free_ways_agree_with_fractions():
    random = Random(1)
    for _ in range(sample(50, 150)):
        ground = a_ground(random)
        for _ in range(10):
            a = a_place(random, ground)
            b = a[0] + random.randrange(-900, 900), a[1] + random.randrange(-900, 900)
            assert is_free(ground, a, b) == is_free_exactly(ground, a, b), (ground, a, b)


def densest_length(ground, start, aim):
    """Length of the shortest chain over many points round every obstacle, a little way off."""
    points = [start, aim]
    for x, y in ground.discs:
        points += [(x + (KEEP + 2) * cos(n * pi / 24), y + (KEEP + 2) * sin(n * pi / 24)) for n in range(48)]
    for wall, room in ground.walls:
        if not wall.corners:
            r = wall.radius + room + 2
            points += [(wall.x + r * cos(n * pi / 24), wall.y + r * sin(n * pi / 24)) for n in range(48)]
        for x, y in wall.corners:
            points += [(x + (room + 2) * cos(n * pi / 6), y + (room + 2) * sin(n * pi / 6)) for n in range(12)]
    points = [(round(x), round(y)) for x, y in points]
    left = [hypot(aim[0] - x, aim[1] - y) for x, y in points]  # at the least
    heap, best = [(left[0], 0.0, 0)], {0: 0.0}
    while heap:
        _, far, n = heappop(heap)
        if n == 1:
            return far
        if far > best[n]:
            continue
        for m, place in enumerate(points):
            total = far + hypot(place[0] - points[n][0], place[1] - points[n][1])
            if total < best.get(m, 1e9) and is_free(ground, points[n], place):
                best[m] = total
                heappush(heap, (total + left[m], total, m))
    return None


def test_routes_are_free_and_hardly_longer_than_the_best_of_a_denser_search():
    random = Random(2)
    bent = 0
    for _ in range(40):
        ground = a_ground(random)
        start, aim = a_place(random, ground), a_place(random, ground)
        path = route(ground, start, aim, 0, 9000 * FINE)
        best = densest_length(ground, start, aim)
        assert (path is None) == (best is None)
        if path is not None:
            assert path[-1] == aim and is_open_path(ground, start, path)
            assert path_length(start, path) / FINE <= 1.03 * best + 5
            bent += len(path) > 1
    assert bent > 5


def test_routes_keep_to_their_limit():
    random = Random(3)
    for _ in range(60):
        ground = a_ground(random)
        start, aim = a_place(random, ground), a_place(random, ground)
        path = route(ground, start, aim, 0, 9000 * FINE)
        if path is not None:
            used = path_length(start, path)
            assert route(ground, start, aim, 0, used) == path
            shorter = route(ground, start, aim, 0, used - 1)
            assert shorter is None or path_length(start, shorter) < used


def test_a_route_to_contact_ends_one_base_away_on_the_near_side():
    blocked = Ground(LOW, HIGH, (), [(1000, 1000), (1500, 1000)], 99)
    path = route(blocked, (500, 1000), (1500, 1000), 100, 2000 * FINE)
    assert len(path) > 1 and exact.dist2_to_segment(path[-1], path[-1], (1500, 1000)) in range(99**2, 101**2)
    assert route(blocked, (500, 1000), (1500, 1000), 100, 905 * FINE) is None


def test_a_disc_left_behind_must_not_come_nearer_and_bars_the_end():
    ground = Ground(LOW, HIGH, (), [], KEEP, [(1000, 1000)])
    assert not is_free(ground, (1100, 1000), (1050, 1000))
    assert is_free(ground, (1100, 1000), (1100, 1300)) and can_end(ground, (1199, 1000))
    assert not is_open_path(ground, (1100, 1000), ((1198, 1000),))
    assert route(ground, (1100, 1000), (1150, 1000), 0, 500 * FINE) is None


def test_what_is_far_away_does_not_matter():
    random = Random(4)
    for _ in range(30):
        ground = a_ground(random)
        start = a_place(random, ground)
        whole = list(reachable_bends(ground, start, 600 * FINE))
        assert sorted(reachable_bends(ground_near(ground, start, 600), start, 600 * FINE)) == sorted(whole)


def test_the_nearest_place_is_sought_ring_by_ring_straight_ahead_first():
    asked = []
    nearest_place((1000, 1000), (1000, 2000), lambda p: asked.append(p), 0, 25)
    assert asked[0] == (1000, 1025) and asked[1] == (994, 1024) and asked[2] == (1006, 1024)
    assert asked[-1] == (1000, 975) and len(asked) == 24
    assert nearest_place((0, 0), (9, 0), lambda p: p[0] >= 60, 30, 100) == (75, 0)
    assert nearest_place((0, 0), (9, 0), lambda p: False, 0, 100) is None


def inside(polygon, p):
    """Even-odd rule."""
    hit = False
    for (x1, y1), (x2, y2) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        if (y1 > p[1]) != (y2 > p[1]) and p[0] < (x2 - x1) * (p[1] - y1) / (y2 - y1) + x1:
            hit = not hit
    return hit


@pytest.mark.parametrize("seed", range(4))
def test_a_region_is_what_routes_reach(seed):
    """Nearly every point of the region can be reached, and nearly every point that can be reached is in it."""
    random = Random(seed)
    wrong = seen = 0
    for _ in range(6):
        ground, far = a_ground(random), random.choice((600, 1200, 1800))
        start = a_place(random, ground)
        polygons = list(filter(None, reachable_region(ground, start, far)))
        for _ in range(60):
            p = start[0] + random.randrange(-far, far), start[1] + random.randrange(-far, far)
            if not (LOW <= p[0] <= HIGH and LOW <= p[1] <= HIGH):
                continue
            seen += 1
            wrong += any(inside(polygon, p) for polygon in polygons) != bool(route(ground, start, p, 0, far * FINE))
    assert wrong <= seen * 0.03, (wrong, seen)


def test_regions_run_counter_clockwise():
    random = Random(9)
    for _ in range(10):
        ground = a_ground(random)
        for polygon in filter(None, reachable_region(ground, a_place(random, ground), 1200)):
            doubled = sum(a[0] * b[1] - a[1] * b[0] for a, b in exact.edges(polygon))
            assert doubled >= 0
