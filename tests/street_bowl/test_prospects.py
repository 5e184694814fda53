"""What a carrier hopes for and fears, as bots see it; and the sets of squares it is counted with."""

import pytest

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.bot import ground
from fracas.games.street_bowl.bot.prospects import danger, escorts, hope
from fracas.games.street_bowl.pitch import CELLS, LENGTH, NEXT_TO, WIDTH, square
from fracas.games.street_bowl.reach import paths
from fracas.kernel.table import AWAY, HOME
from tests.street_bowl.diagrams import number, street


def fear(g, who="H1"):
    return danger(g.s, number(who), g.s.where[number(who)])


def prospect(g, who="H1"):
    return hope(g.s, number(who), g.s.where[number(who)])


@pytest.mark.parametrize("cell", [square(0, 0), square(25, 0), square(0, 6), square(25, 6), square(9, 3)])
def test_a_step_goes_to_all_squares_around_and_over_no_edge(cell):
    assert {other for other in CELLS if ground.around(ground.BIT[cell]) & ground.BIT[other]} == NEXT_TO[cell] | {cell}


def test_the_free_run_is_where_the_safest_ways_take_no_die():
    g = street("""
      l  m   n  o  p  q  r
    2 .  .   .  .  A2 .  .
    3 .  H1* .  A1 .  .  A3_
    4 .  .   .  .  .  H2 .
    """, H1={"ma": 5})
    who = number("H1")
    free = ground.run(ground.BIT[g.s.where[who]], 5, ground.occupied_squares(g.s), ground.zones(g.s, AWAY))
    sure = {cell for cell, path in paths(g.s, who).items() if path.chance == 1 and len(path.cells) <= 5}
    assert {cell for cell in CELLS if free & ground.BIT[cell]} == sure | {g.s.where[who]}


def test_the_columns_left_are_those_of_the_foremost_square():
    cells = ground.BIT[square(4, 0)] | ground.BIT[square(20, WIDTH - 1)]
    assert ground.columns_left(cells, HOME) == LENGTH - 1 - 20
    assert ground.columns_left(cells, AWAY) == 4


def test_four_mates_around_a_carrier_keep_off_whom_a_gap_lets_in():
    caged = street("""
      l  m  n   o  p  q  r  s
    3 .  H2 .   H3 .  .  .  .
    4 .  .  H1* .  .  .  .  A1
    5 .  H4 .   H5 .  .  .  .
    """)
    open_ = street("""
      l  m  n   o  p  q  r  s
    3 .  H2 .   .  .  .  .  .
    4 H3 .  H1* .  .  .  .  A1
    5 .  H4 .   .  .  .  .  .
    7 H5 .  .   .  .  .  .  .
    """)
    assert 0 < fear(caged) < fear(open_)


@pytest.mark.parametrize(("nearer", "farther"), [("A1", "A1_"), ("A1", "A1%")], ids=["standing", "stunned"])
def test_who_lies_is_feared_less(nearer, farther):
    def seen(foe):
        return fear(street(f"""
          l   m  n  o  p  q  r
        4 H1* .  .  .  .  .  {foe}
        """))

    assert seen(nearer) > seen(farther) >= 0


def test_who_can_run_home_hopes_more_than_who_finds_a_wall_of_opponents():
    free = street("""
      u   v  w  x  y  z
    1 H1* .  .  .  .  .
    7 .   .  .  A1 A2 A3
    """)
    barred = street("""
      u   v  w  x  y  z
    1 H1* .  A1 .  .  .
    4 .   .  A2 .  .  .
    7 .   .  A3 .  .  .
    """)
    assert prospect(free) > prospect(barred) > 0


def test_the_hope_sinks_as_turns_pass_and_is_not_gone_while_somebody_may_pass():
    g = street("""
      k   l
    4 H1* .
    """)
    g.s.turns = [2, 2]
    early = prospect(g)
    g.s.turns = [6, 6]
    assert 0 < prospect(g) < early / 2


def test_before_the_carrier_has_run_he_hopes_for_as_much_as_after():
    g = street("""
      k   l  m
    4 H1* .  .
    """)
    g.s.turns = [3, 3]
    before, who = prospect(g), number("H1")
    g.s.where[who], g.s.used[who] = square(18, 3), 1
    assert prospect(g) >= before
    assert g.s.condition[who] == st.STANDING


def test_an_escort_is_who_can_still_come_beside_the_carrier_without_a_die():
    def count(mate, **changes):
        g = street(f"""
          l    m  n   o  p  q  r
        3 .    .  .   .  .  .  A1
        4 {mate} .  .   .  .  .  H1*
        5 .    .  .   .  .  .  .
        """, H2={"ma": 5, **changes})
        return escorts(g.s, number("H1"), g.s.where[number("H1")]), g

    assert count("H2")[0] == 1 and count("H2", ma=4)[0] == 0
    assert count("H2_")[0] == 0 and count("H2_", ma=8)[0] == 1
    g = count("H2")[1]
    g.s.used[number("H2")] = 1
    assert escorts(g.s, number("H1"), g.s.where[number("H1")]) == 0


def test_who_would_have_to_dodge_is_no_escort():
    g = street("""
      k  l  m  n  o
    1 .  .  .  .  A2
    3 A1 H2 .  .  .
    4 .  .  .  .  H1*
    """)
    assert escorts(g.s, number("H1"), g.s.where[number("H1")]) == 0
