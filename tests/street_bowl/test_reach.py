"""Street Bowl 7: the safest ways, and that playing them gives just their chance."""

from fractions import Fraction
from random import Random
from time import process_time

import pytest

from fracas.games.street_bowl import actions
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.pitch import STREET, distance
from fracas.games.street_bowl.reach import paths, walk
from fracas.kernel.drivers import Sampler
from fracas.kernel.grid import bends
from tests.street_bowl.diagrams import number, street

CROWD = """
      h  i  j  k  l  m  n  o  p
   1  .  .  .  .  A5 .  .  .  .
   2  .  H4 .  .  .  .  .  .  .
   3  .  H3 A1 .  .  A4 .  o  .
   4  .  H2 A2 .  .  .  .  .  .
   5  .  .  .  H1 A3 A6 .  .  .
   6  .  H5 .  .  .  .  .  A7 .
   7  .  .  .  .  .  .  .  .  .
"""


def way(g, name, square):
    """Return the path of a player to a square."""
    return paths(g.s, number(name))[STREET.cell_named(square)]


def test_with_nobody_about_all_within_his_movement_is_certain_and_two_squares_more_are_rushed():
    g = street("""
          m
       4  H1
    """, H1={"ma": 4})
    found = paths(g.s, number("H1"))
    start = STREET.cell_named("m4")
    assert {cell for cell, path in found.items() if path.chance == 1} == {
        cell for cell in range(182) if 0 < distance(start, cell) <= 4}
    assert way(g, "H1", "r4").chance == Fraction(5, 6) and way(g, "H1", "s4").chance == Fraction(25, 36)
    assert len(way(g, "H1", "s4").cells) == 6 and STREET.cell_named("t4") not in found


def test_on_open_ground_no_way_bends_more_than_once_before_it_rushes():
    g = street("""
          m
       4  H1
    """, H1={"ma": 7})
    sure = [path.cells for path in paths(g.s, number("H1")).values() if path.chance == 1]
    assert max(bends(STREET.neighbours, (STREET.cell_named("m4"), *cells)) for cells in sure) == 1


def test_a_detour_round_a_zone_is_taken_where_it_is_safer_even_by_rushing():
    picture = """
          k  l  m  n  o
       4  H1 .  A1 .  .
    """
    assert way(street(picture), "H1", "o4").chance == 1
    slow = way(street(picture, H1={"ma": 4}), "H1", "o4")
    assert slow.chance == Fraction(25, 36) and len(slow.cells) == 6 and len(slow.rolls) == 2
    rooted = street(picture, H1={"ma": 4})
    rooted.s.rooted[number("H1")] = 1
    assert paths(rooted.s, number("H1")) == {}


def test_dodges_skills_rushes_and_the_ball_count_in_a_ways_chance():
    picture = """
          k  l  m  n
       4  A1 H1 o  .
    """
    assert way(street(picture), "H1", "m4").chance == Fraction(4, 6) * Fraction(4, 6)
    assert way(street(picture, H1={"skills": "dodge"}), "H1", "m3").chance == 1 - Fraction(2, 6) ** 2
    assert way(street(picture, H1={"st": 5, "skills": "break-tackle"}), "H1", "m3").chance == Fraction(5, 6)
    g = street(picture, H1={"skills": "dodge"}, A1={"skills": "tackle prehensile-tail"})
    assert way(g, "H1", "m3").chance == Fraction(3, 6)
    assert STREET.cell_named("m4") not in paths(street(picture, H1={"skills": "no-hands"}).s, number("H1"))


def test_a_fallen_player_stands_up_first():
    g = street("""
          k   l
       4  H1_ .
    """, H1={"ma": 4})
    assert way(g, "H1", "l4").chance == 1 and way(g, "H1", "m4").chance == Fraction(5, 6)
    g = street("""
          k   l
       4  H1_ .
    """, H1={"ma": 2})
    assert way(g, "H1", "l4").chance == Fraction(1, 2) * Fraction(5, 6)


@pytest.mark.parametrize("spec", [
    {}, {"ma": 5, "skills": "dodge sure-feet"}, {"ma": 4, "st": 4, "ag": 2, "skills": "dodge break-tackle sure-hands"},
])
def test_playing_a_way_comes_out_as_often_as_it_says(spec):
    """Every sixth way, played 400 times: four standard deviations are a tenth."""
    who, random = number("H1"), Random(5)
    g = street(CROWD, H1=spec)
    for cell, path in list(paths(g.s, who).items())[::6]:
        came = sum(arrives(g.s.copy(), who, path, cell, random) for _ in range(400))
        assert abs(came / 400 - path.chance) < 0.1, STREET.names[cell]


def arrives(s, who, path, cell, random):
    """Play a way, using every skill as soon as it helps; return whether he came to its end."""
    table = Sampler(s, random, lambda _s, choice: choice.options[0])
    actions.apply(table, ("declare", who, "move"))
    for action in walk(s, who, path):
        if s.acting != who or s.side:
            return False
        actions.apply(table, action)
    return s.where[who] == cell and s.condition[who] == st.STANDING and not s.side


def test_all_ways_of_a_player_are_found_in_a_moment():
    """Two thousandths of a second on a machine of its own; ten times that is a fault on any."""
    g, best = street(CROWD, H1={"ma": 9, "skills": "dodge sure-feet sprint"}), 1.0
    for _ in range(5):
        started = process_time()
        paths(g.s, number("H1"))
        best = min(best, process_time() - started)
    assert best < 0.02
