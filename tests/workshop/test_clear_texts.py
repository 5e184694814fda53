"""Texts are emptied only where no number that stays lies in one: its edges are part of it."""

import pytest

from workshop.interpreter import slim

TEXT, AT = b"a text that nothing names", 64
END = AT + len(TEXT)
ONE_LINE = b"one line of more than forty characters, not a docstring"


@pytest.mark.parametrize(("place", "goes"), [
    (AT - slim.SLACK - 1, True), (AT - slim.SLACK, False), (AT, False), (END - 1, False), (END, False), (END + 1, True),
])
def test_a_text_stays_if_a_place_from_just_before_it_to_its_end_is_named(place, goes):
    memory = bytearray(256)
    memory[AT:END] = TEXT
    slim.clear_texts(memory, {place}, {AT}, set(), 256)
    assert bytes(memory[AT:END]) == (bytes(len(TEXT)) if goes else TEXT)


@pytest.mark.parametrize(("text", "left"), [
    (b"f($self)\n--\n\n" + b"Do a thing.\n" * 4, b"f($self)\n--\n\n"),
    (b"A docstring of two lines,\nlonger than any other text.", b""),
    (ONE_LINE, ONE_LINE),
])
def test_of_a_docstring_the_signature_stays(text, left):
    memory = bytearray(256)
    memory[AT:AT + len(text)] = text
    slim.clear_texts(memory, set(), set(), {AT}, 256)
    assert bytes(memory[AT:AT + len(text)]) == left + bytes(len(text) - len(left))
