"""What releases of Python do wrong that are old and will do all the same: a Debian's own is 3.11.2."""

import re

import pytest

from tests.laws.test_imports import ROOT

REPEATED = re.compile(r"\)(?:[*+?]|\{[\d,]+\})\+")
"""A group that a pattern repeats as often as it fits and never fewer times: releases before 3.11.5 may go wrong there.

`(?>(...)*)` means the same and is right everywhere.
"""


def test_no_pattern_repeats_a_group_and_never_goes_back():
    texts = {file.name: file.read_text(encoding="utf-8") for file in ROOT.parent.rglob("*.py")}
    assert {"wasm.py", "bracket_depth.py"} <= texts.keys()
    assert [name for name, text in texts.items() if REPEATED.search(text)] == []


@pytest.mark.parametrize(("pattern", "is_bad"), [
    ("(?:ab?c)*+", True), ("(a|b)++", True), ("(a|b)?+", True), ("(a|bc){2,3}+", True),
    ("(?>(?:ab?c)*)", False), ("[ab]*+c", False), ("a++", False), ("(a|b)+", False),
])
def test_such_patterns_are_found(pattern, is_bad):
    assert bool(REPEATED.search(pattern)) is is_bad
