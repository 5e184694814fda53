"""Plane geometry against the exact judge of `exact`, on thousands of random cases, many of them degenerate."""

from fractions import Fraction
from math import isqrt
from random import Random

import pytest

from fracas.kernel.geometry.plane import FINE, cosine, length, path_length, toward, turned_point
from fracas.kernel.geometry.shapes import (
    clears,
    contains,
    crosses,
    disc,
    is_convex,
    keeps_distance,
    overlaps,
    polygon,
    rectangle,
)
from fracas.kernel.geometry.sight import first_clear_line, is_visible, sight_lines
from tests.kernel import exact
from tests.sample import sample

SPANS = (6, 20, 400, 4800)  # small ones make touching, parallel and equal points common
CASES = sample(400, 1500)  # of each kind and span: 7 kinds, in a long run 42,000 in all


def a_point(random, span):
    return random.randint(0, span), random.randint(0, span)


def a_polygon(random, span):
    while True:
        if random.random() < 0.3:
            (x1, y1), (x2, y2) = a_point(random, span), a_point(random, span)
            corners = [(x1, y1), (x2, y1), (x2, y2), (x1, y2)]
        else:
            corners = [a_point(random, span) for _ in range(random.randint(3, 5))]
        if is_convex(corners):
            return polygon(corners)


def a_disc(random, span):
    return disc(*a_point(random, span), random.randint(1, span // 2))


@pytest.mark.parametrize("span", SPANS)
def test_distance_of_a_segment_from_a_point_agrees_with_fractions(span):
    random = Random(span)
    for _ in range(CASES):
        a, b, c = (a_point(random, span) for _ in range(3))
        near = isqrt(int(exact.dist2_to_segment(a, b, c)))
        for radius in (near, near + 1, random.randint(0, span)):
            is_kept = exact.dist2_to_segment(a, b, c) >= radius * radius
            assert keeps_distance(a, b, c, radius) == is_kept, (a, b, c, radius)


@pytest.mark.parametrize("span", SPANS)
def test_crossing_a_polygon_agrees_with_fractions(span):
    random = Random(span + 1)
    for _ in range(CASES):
        piece, a, b = a_polygon(random, span), a_point(random, span), a_point(random, span)
        assert crosses(piece, a, b) == exact.crosses_polygon(piece.corners, a, b), (piece, a, b)
        assert crosses(piece, a, b) == crosses(piece, b, a)


@pytest.mark.parametrize("span", SPANS)
def test_crossing_a_disc_agrees_with_sixty_digits(span):
    random = Random(span + 2)
    for _ in range(CASES):
        piece, a, b = a_disc(random, span), a_point(random, span), a_point(random, span)
        assert crosses(piece, a, b) == exact.crosses_disc(piece.x, piece.y, piece.radius, a, b), (piece, a, b)


@pytest.mark.parametrize("span", SPANS)
def test_being_within_a_piece_agrees_with_fractions(span):
    random = Random(span + 3)
    for _ in range(CASES):
        piece, round_piece, p = a_polygon(random, span), a_disc(random, span), a_point(random, span)
        assert contains(piece, p) == exact.is_inside(piece.corners, p), (piece, p)
        away2 = exact.dist2_to_segment(p, p, (round_piece.x, round_piece.y))
        assert contains(round_piece, p) == (away2 <= round_piece.radius**2)


@pytest.mark.parametrize("span", SPANS)
def test_distance_of_a_segment_from_a_piece_agrees_with_fractions(span):
    random = Random(span + 4)
    for _ in range(CASES):
        piece, a, b = a_polygon(random, span), a_point(random, span), a_point(random, span)
        away2 = exact.dist2_to_polygon(piece.corners, a, b)
        for radius in (max(1, isqrt(int(away2))), isqrt(int(away2)) + 1):
            assert clears(piece, a, b, radius) == (away2 >= radius * radius), (piece, a, b, radius)
        round_piece = a_disc(random, span)
        away2 = exact.dist2_to_segment(a, b, (round_piece.x, round_piece.y))
        assert clears(round_piece, a, b, 5) == (away2 >= (round_piece.radius + 5) ** 2)


@pytest.mark.parametrize("span", SPANS)
def test_overlap_of_pieces_agrees_with_fractions(span):
    random = Random(span + 5)
    for _ in range(CASES):
        one, two, three = a_polygon(random, span), a_polygon(random, span), a_disc(random, span)
        assert overlaps(one, two) == overlaps(two, one) == exact.do_overlap(one.corners, two.corners), (one, two)
        centre = (three.x, three.y)
        away2 = exact.dist2_to_polygon(one.corners, centre, centre)
        assert overlaps(one, three) == overlaps(three, one) == (away2 < three.radius**2), (one, three)


@pytest.mark.parametrize("span", SPANS)
def test_points_along_a_direction_are_rounded_to_the_nearest_hundredth(span):
    random = Random(span + 6)
    for _ in range(CASES):
        a, b, far = a_point(random, span), a_point(random, span), random.randint(0, 1200)
        if a == b:
            continue
        turn = random.randrange(24)
        for end in (toward(a, b, far), turned_point(a, b, turn, far)):
            assert max(0, far - 1) ** 2 <= exact.dist2_to_segment(a, a, end) <= (far + 1) ** 2
        end = toward(a, b, far)
        off = (b[0] - a[0]) * (end[1] - a[1]) - (b[1] - a[1]) * (end[0] - a[0])
        assert Fraction(off * off, (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) <= 1


def test_touching_the_border_is_not_crossing():
    box = rectangle(100, 100, 300, 200)
    assert not crosses(box, (0, 100), (400, 100)) and not crosses(box, (0, 50), (100, 150))
    assert not crosses(box, (99, 150), (101, 150)) and crosses(box, (99, 150), (102, 150))
    assert not crosses(disc(0, 0, 100), (100, -50), (100, 50)) and crosses(disc(0, 0, 100), (98, -50), (98, 50))


def test_a_corner_of_a_wall_is_round_for_a_base():
    box = rectangle(100, 100, 300, 200)
    assert clears(box, (64, 64), (64, 64), 49) and not clears(box, (66, 66), (66, 66), 49)


def test_lengths_add_up_in_hundredths_of_a_hundredth():
    assert length((0, 0), (300, 400)) == 500 * FINE
    assert length((0, 0), (1, 1)) == 141
    assert path_length((0, 0), [(300, 400), (300, 0)]) == 900 * FINE


def test_cosines_are_those_of_multiples_of_fifteen_degrees():
    assert [cosine(n) for n in (0, 4, 6, 8, 12, 24)] == [10**9, 5 * 10**8, 0, -5 * 10**8, -(10**9), 10**9]
    assert all(abs(cosine(n) ** 2 + cosine(n - 6) ** 2 - 10**18) < 4 * 10**9 for n in range(24))


def test_turns_run_counter_clockwise():
    assert turned_point((0, 0), (100, 0), 6, 200) == (0, 200) and turned_point((0, 0), (100, 0), -6, 200) == (0, -200)


@pytest.mark.parametrize("corners", [
    [], [(0, 0), (9, 0)], [(0, 0), (9, 0), (18, 0)], [(0, 0), (9, 0), (9, 0), (0, 9)], [(0, 0), (9, 9), (9, 0), (0, 9)],
    [(0, 0), (9, 0), (3, 3), (0, 9)], [(0, 10), (6, -8), (-9, 3), (9, 3), (-6, -8)],
])
def test_what_is_no_convex_polygon_is_known(corners):
    assert not is_convex(corners)


def test_either_order_of_corners_gives_the_same_polygon():
    corners = [(1, 1), (9, 1), (9, 5), (1, 5)]
    assert all(polygon(corners[n:] + corners[:n]) == polygon((corners[n:] + corners[:n])[::-1]) for n in range(4))
    assert polygon(corners) == rectangle(9, 5, 1, 1)


def test_one_of_three_lines_is_enough_to_see():
    wall = rectangle(480, 0, 520, 490)
    eye, target = (0, 480), (1000, 480)
    assert first_clear_line([wall], eye, target, 50) == 1 and is_visible([wall], eye, target, 50)
    assert sight_lines(eye, target, 50) == (target, (1000, 530), (1000, 430))
    assert not is_visible([rectangle(480, 0, 520, 900)], eye, target, 50)
    assert first_clear_line([], eye, target, 50) == 0
