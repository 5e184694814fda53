"""How the tests of the page look: without a hold on what they have seen.

A handle on an element keeps the whole board it was part of for as long as the tab lives: one that is lent from test to
test grew by 8,000 nodes a match, up to 4 GB.
"""

import ast

from workshop.paths import ROOT

HOLDING = {"wait_for_selector", "query_selector", "query_selector_all", "element_handle", "element_handles"}


def test_no_browser_test_holds_what_it_has_seen():
    files = [file for room in ("browser", "other_browsers") for file in (ROOT / "tests" / room).glob("*.py")]
    asked = {
        (file.name, node.attr) for file in files
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))) if isinstance(node, ast.Attribute)
    }
    assert {each for each in asked if each[1] in HOLDING} == set()
    assert {word for _file, word in asked} >= {"locator", "click"}
