"""What controls do: arguments are read once, handlers get them typed, and what cannot be read does nothing."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fracas.page.controls import control, followed
from fracas.view import arguments as args


def used(*readers):
    """Return a control with these readers and the list of what it was called with."""
    calls = []
    return control(lambda *given: calls.append(given), *readers), calls


@pytest.mark.parametrize(("readers", "arg", "got"), [
    ((), "whatever stands there", ()),
    ((args.text,), "a name with blanks", ("a name with blanks",)),
    ((args.text,), "", ("",)),
    ((args.word, args.text), "k1.1 two words", ("k1.1", "two words")),
    ((args.side, args.number, args.text), "away 12 a b", (1, 12, "a b")),
    ((args.side, args.text), "home", (0, "")),
    ((args.word, args.switched), "magic 1", ("magic", True)),
    ((args.number,), "-1", (-1,)),
    ((args.one_of("more", "less"),), "less", ("less",)),
    ((args.item(lambda: ["a", "b"]),), "1", ("b",)),
    ((args.named(lambda: {"x": 3}),), "x", (3,)),
])
def test_an_argument_is_read_into_what_the_handler_takes(readers, arg, got):
    use, calls = used(*readers)
    use(arg)
    assert calls == [got]


@pytest.mark.parametrize(("readers", "arg"), [
    ((args.word,), ""), ((args.word,), "two words"), ((args.number,), "1.5"), ((args.number,), "²"),
    ((args.number,), "9" * 5000), ((args.number, args.number), "3"), ((args.side,), "both"), ((args.switched,), "yes"),
    ((args.one_of("more", "less"),), "equal"), ((args.item(lambda: ["a", "b"]),), "2"),
    ((args.item(lambda: ["a", "b"]),), "-1"), ((args.named(lambda: {"x": 3}),), "y"),
])
def test_an_argument_of_another_version_does_nothing(readers, arg):
    use, calls = used(*readers)
    use(arg)
    assert calls == []


def test_an_error_of_the_handler_itself_is_not_swallowed():
    def fail(piece):
        raise ValueError(piece)
    with pytest.raises(ValueError, match="mine"):
        control(fail, args.text)("mine")


@given(st.text())
def test_no_argument_makes_the_decoding_fail(arg):
    use, calls = used(args.number, args.side, args.switched)
    use(arg)
    assert calls in ([], [(0, 0, True)]) or len(calls[0]) == 3


def test_something_can_follow_each_of_some_controls():
    done = []
    table = followed({"a": control(done.append, args.text), "b": control(lambda: done.append("b"))},
                     lambda: done.append("drawn"))
    table["a"]("x")
    table["b"]("")
    assert done == ["x", "drawn", "b", "drawn"]
