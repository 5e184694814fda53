"""Binaries are read and written again as they were."""

import pytest

from workshop.interpreter import wasm


@pytest.mark.parametrize("number", [0, 1, 63, 64, 127, 128, 8191, 8192, 2**28, 2**31 - 1])
def test_numbers_are_read_as_they_were_written(number):
    assert wasm.read_unsigned(b"." + wasm.write_unsigned(number), 1) == (number, 1 + len(wasm.write_unsigned(number)))
    assert wasm.read_signed(wasm.write_signed(number), 0) == (number, len(wasm.write_signed(number)))


@pytest.mark.parametrize(("content", "number"), [(b"\x7f", -1), (b"\x80\x7f", -128), (b"\x3f", 63), (b"\x40", -64)])
def test_numbers_may_be_negative(content, number):
    assert wasm.read_signed(content, 0)[0] == number


@pytest.mark.parametrize(("body", "names"), [
    ("00 0b", ((), (), (), ())),
    ("01 02 7f 10 05 0b", ((5,), (), (), ())),
    ("00 41 e4 00 10 80 01 0b", ((128,), (100,), (), (100,))),  # i32.const 100, call 128
    ("00 41 7f 28 02 04 28 02 80 08 0b", ((), (0xFFFFFFFF, 1024), (), (0xFFFFFFFF,))),  # far offsets are addresses
    ("00 23 03 d2 07 0b", ((7,), (), (3,), ())),  # global.get 3, ref.func 7
    ("00 02 40 0e 02 00 00 00 0b 12 01 0b", ((1,), (), (), ())),  # a choice of branches, return_call 1
    ("00 11 03 00 44 10 05 10 05 10 05 10 05 10 09 0b", ((9,), (), (), ())),  # numbers that look like calls
])
def test_a_body_is_asked_what_it_names(body, names):
    content = bytes.fromhex(body)
    assert wasm.function_references(content, 0, len(content)) == wasm.References(*map(frozenset, names))


@pytest.mark.parametrize("body", ["00 fd 0c 0b", "00 10 05", "00 27 0b"])
def test_an_instruction_that_is_not_known_is_refused(body):
    content = bytes.fromhex(body)
    with pytest.raises(wasm.UnknownFormat):
        wasm.function_references(content, 0, len(content))


def test_memory_is_cut_where_it_is_empty_for_long():
    memory = b"\0\0ab\0\0c" + bytes(wasm.GAP) + b"d" + bytes(9)
    pieces = dict(wasm.data_pieces(memory))
    assert pieces == {0: b"\0\0ab\0\0c", 7 + wasm.GAP: b"d" + bytes(9)}
