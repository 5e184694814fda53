"""Walks in shorthand come back as they were, whatever else stands between them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fracas.kernel.text.shorthand import expand, shorten

WALKS = [
    (["H7 at r1", "H7 q2", "H7 p3", "H7 p4", "H7 end"], ["H7 at r1", "H7>ccf", "H7 end"]),
    (["H7 q2", "H7 q2", "A1 p3", "H7 r1"], ["H7 q2", "H7>e", "A1 p3", "H7>g"]),
    (["H7 q2", "H7 s2", "H7 s3: catch no", "H7 t3"], ["H7 q2", "H7 s2", "H7 s3: catch no", "H7>h"]),
    (["H7 tackle H1", "H7 b2", "# H7 b3"], ["H7 tackle H1", "H7 b2", "# H7 b3"]),
    (["H7 b2", "H7 b02", "H7 walk 3.5,2"], ["H7 b2", "H7 b02", "H7 walk 3.5,2"]),
]


@pytest.mark.parametrize(("lines", "short"), WALKS)
def test_steps_to_a_neighbour_become_letters_and_all_else_stays(lines, short):
    assert shorten(lines) == short and expand(short) == lines


LINES = ("H1 b2", "H1 b3", "H1 c4", "A12 b2", "A12 c1", "H1 at c3", "H1 tackle A1", "ready", "H1 d4: x=1", "", "[Game]")


@given(st.lists(st.sampled_from(LINES)))
def test_any_lines_come_back(lines):
    assert expand(shorten(lines)) == lines


def test_a_walk_that_begins_nowhere_is_no_error():
    assert expand(["H7>aaa", "H7 a0", "H7>aaaa"])[0] == "H7>aaa"


@pytest.mark.parametrize("letters", ["a", "a" * 98, "h" * 26, "a" * 97 + "h" * 97])
def test_a_walk_that_leaves_all_columns_stays_as_it_is(letters):
    """There is no letter for some of them."""
    lines = ["H7 a1", f"H7>{letters}", "H7 z9"]
    assert expand(lines) == lines
