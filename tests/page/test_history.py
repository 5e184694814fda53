"""What is undone and done again outside matches: teams and leagues keep the same kind of history."""

from fracas.page.saving.history import History


def test_a_change_is_undone_and_done_again():
    history = History("a").push("b").push("c")
    assert history.undo().now == "b" and history.undo().undo().now == "a"
    assert history.undo().undo().redo() == history.undo() and history.undo().redo() == history


def test_where_nothing_was_done_or_undone_nothing_changes():
    history = History("a")
    assert history.undo() == history == history.redo() == history.push("a")


def test_a_change_forgets_what_was_undone():
    history = History("a").push("b").undo().push("c")
    assert (history.before, history.now, history.after) == (("a",), "c", ())


def test_what_goes_on_is_undone_as_one():
    assert History("").push("B").push("Bo", goes_on=True).undo().now == ""


def test_only_so_many_states_are_remembered():
    history = History(0, most=3)
    for n in range(1, 9):
        history = history.push(n)
    assert history.before == (5, 6, 7)
