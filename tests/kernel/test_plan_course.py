"""A plan's course: repeated actions are tries, given up after the last; anything illegal ends it."""

from types import SimpleNamespace

import pytest

from fracas.kernel.plan_course import next_place

SHOVE, RUN, END = ("shove",), ("run",), ("end",)
TWICE = (SHOVE, SHOVE, RUN, END)


@pytest.mark.parametrize(("at", "legal", "found"), [
    (0, {SHOVE}, 0),
    (0, {RUN}, 4),
    (1, {SHOVE, RUN}, 1),  # the first try failed
    (1, {RUN}, 2),  # it worked, so the second is left out
    (1, {END}, 4),
    (2, {RUN}, 2),  # the second worked
    (2, {SHOVE, RUN}, 4),  # both failed: nobody runs
    (3, {END, RUN}, 3),
    (4, {END}, 4),
], ids=["begins", "cannot begin", "fails once", "works at once", "works but is stuck", "works at last", "fails twice",
        "goes on", "is over"])
def test_where_a_plan_goes_on(at, legal, found):
    rules = SimpleNamespace(is_legal=lambda _state, action: action in legal)
    assert next_place(rules, None, TWICE, at) == found


def test_a_single_action_is_no_try_though_it_is_legal_again():
    rules = SimpleNamespace(is_legal=lambda _state, _action: True)
    assert [next_place(rules, None, (RUN, SHOVE, END), at) for at in range(4)] == [0, 1, 2, 3]


def test_tries_at_the_end_of_a_plan():
    failing = SimpleNamespace(is_legal=lambda _state, _action: True)
    working = SimpleNamespace(is_legal=lambda _state, action: action != SHOVE)
    assert next_place(failing, None, (SHOVE, SHOVE), 1) == 1
    assert next_place(working, None, (SHOVE, SHOVE), 1) == next_place(failing, None, (SHOVE, SHOVE), 2) == 2
