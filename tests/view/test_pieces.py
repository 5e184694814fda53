"""Every piece of the page: well-formed, safe, its symbols drawn, its buttons named."""

import re
from functools import cache

import pytest

from fracas.view import home
from fracas.view.markup import join
from fracas.view.symbols import symbols
from tests.sample import sample
from tests.view.injections import FEW, INJECTIONS
from tests.view.page import safe, tree
from tests.view.samples import pieces, whole_match

PIECES = pieces("Ashbow of Ré & co")
EACH = pytest.mark.parametrize("name", PIECES)


@cache
def tags_of(name):
    """Return the tags of a piece whose texts are harmless."""
    return [node.tag for node in tree(PIECES[name]).iter()]


@pytest.mark.parametrize("text", sample(FEW, INJECTIONS))
def test_no_text_becomes_markup_anywhere(text):
    for name, markup in pieces(text).items():
        found = [node.tag for node in safe(markup).iter()]
        assert name in ("section", "rules", "found", "not found", "rule card") or found == tags_of(name), name


@EACH
def test_a_piece_is_well_formed_and_its_symbols_exist(name):
    root = safe(PIECES[name])
    for node in root.iter():
        href = node.get("href", "")
        if node.tag == "use":
            assert href[1:] in symbols(), href
        for reference in re.findall(r"url\(#([\w-]+)\)", " ".join(node.attrib.values())):
            assert reference in symbols()


def name_of(node):
    """Return what a screen reader calls a control."""
    spoken = "".join(
        text for part in node.iter() if part.get("aria-hidden") != "true"
        for text in ([part.text or "", part.get("aria-label") or ""] + [child.tail or "" for child in part])
    )
    return (node.get("aria-label") or spoken).strip()


@EACH
def test_every_control_has_a_name_and_does_something(name):
    for node in safe(PIECES[name]).iter():
        if node.tag == "button":
            assert node.get("type") == "button" and node.get("data-do"), node.attrib
        if node.tag in ("button", "a"):
            assert name_of(node), node.attrib
        if node.tag in ("input", "select") and node.get("type") != "radio":
            assert node.get("data-do"), node.attrib


@EACH
def test_every_picture_says_what_it_is_or_nothing(name):
    for node in safe(PIECES[name]).iter("svg"):
        assert node.get("aria-hidden") == "true" or (node.get("role") == "img" and node.get("aria-label"))


@EACH
def test_every_list_holds_only_items(name):
    for node in safe(PIECES[name]).iter():
        if node.tag in ("ul", "ol"):
            assert {child.tag for child in node} <= {"li"}
        if node.tag == "dl":
            assert {child.tag for child in node} <= {"div"}


def test_a_match_has_its_regions_once():
    root = safe(whole_match())
    ids = {node.get("id") for node in root.iter()}
    assert ids >= set("match score field cells-box corner legend shout strip history squads ask dock tray last "
                      "log-head log-lines log main".split())
    assert [node.tag for node in root.iter() if node.tag == "main"] == ["main"]


def test_headings_do_not_skip_a_level_on_the_home_screen():
    levels = [int(node.tag[1]) for node in tree(PIECES["home"]).iter() if re.fullmatch("h[1-6]", node.tag)]
    assert levels[0] == 1 and all(after - before <= 1 for before, after in zip(levels, levels[1:], strict=False))


def test_nothing_is_drawn_with_inline_style_and_no_colour_of_the_interface_is_literal():
    text = join(*PIECES.values())
    assert " style=" not in text
    assert not re.findall(r'(?:fill|stroke)="#', re.sub(r"var\([^)]*\)", "", text))


def test_home_says_what_it_is_for():
    drawn = home.home_header(home.Readiness(1.0, "Ready"))
    assert all(words in drawn for words in ("Play", "At the table", "In your post"))


def test_what_comes_next_is_one_target_by_pointer_and_one_by_keyboard():
    (section,) = [node for node in safe(PIECES["home"]).iter("section") if node.get("id") == "next"]
    board, = [node for node in section.iter() if node.get("class") == "next-board"]
    assert (board.get("aria-hidden"), board.get("tabindex"), board.get("href")) == ("true", "-1", "#/match/1")
    assert [node.get("href") or node.get("data-do") for node in section.iter() if "b go" in node.get("class", "")
            or node.get("class") == "next-row"] == ["#/match/1", "next-match", "#/today"]
