"""Street Bowl 10.1: the range table, and what the weather leaves of it."""

import pytest

from fracas.games.street_bowl import pitch
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.throwing import passing, ranges
from fracas.games.street_bowl.throwing.ranges import LONG, LONG_BOMB, OUT_OF_RANGE, QUICK, SHORT, band_of
from tests.street_bowl.diagrams import number, street


@pytest.mark.parametrize(("dx", "dy", "band"), [
    (0, 0, OUT_OF_RANGE), (3, 0, QUICK), (4, 0, SHORT), (3, 1, QUICK), (2, 2, QUICK), (3, 2, SHORT), (1, 3, QUICK),
    (6, 0, SHORT), (7, 0, LONG), (5, 4, SHORT), (3, 6, SHORT), (4, 6, LONG), (10, 0, LONG), (11, 0, LONG_BOMB),
    (10, 3, LONG_BOMB), (9, 5, LONG_BOMB), (13, 1, LONG_BOMB), (13, 2, OUT_OF_RANGE), (14, 0, OUT_OF_RANGE),
    (1, 13, LONG_BOMB), (2, 13, OUT_OF_RANGE), (0, 14, OUT_OF_RANGE), (12, 5, OUT_OF_RANGE),
])
def test_ranges_by_the_table(dx, dy, band):
    """Street Bowl 10.1."""
    assert band_of(dx, dy) == band


def test_the_table_is_symmetric():
    """Street Bowl 10.1."""
    for dx in range(15):
        for dy in range(15):
            assert band_of(dx, dy) == band_of(dy, dx) == band_of(-dx, dy) == band_of(dx, -dy)


def test_any_square_in_range_is_a_target_but_the_own():
    """Street Bowl 10.2: empty ones too."""
    g = street("""
          a  b
       4  H1 .
    """)
    cells = passing.targets(g.s, number("H1"))
    assert pitch.STREET.cell_named("a4") not in cells and pitch.STREET.cell_named("b4") in cells
    assert {pitch.STREET.names[c] for c in cells if pitch.X[c] >= 12} == {
        "m1", "m2", "m3", "m4", "m5", "m6", "m7", "n3", "n4", "n5",
    }


@pytest.mark.parametrize(("weather", "farthest"), [
    (st.FINE, "n"), (st.WIND, "n"), (st.RAIN, "n"), (st.SNOW, "g"), (st.SMOG, "d"),
])
def test_snow_leaves_quick_and_short_passes_and_smog_quick_ones(weather, farthest):
    """Street Bowl 14, Ruling 28."""
    g = street("""
          a  b
       4  H1 .
    """, weather=weather)
    assert pitch.COLUMNS[max(pitch.X[c] for c in passing.targets(g.s, number("H1")))] == farthest


def test_the_bands_add_to_the_roll():
    """Street Bowl 10.1."""
    assert ranges.BANDS == {QUICK: 1, SHORT: 0, LONG: -1, LONG_BOMB: -2}
