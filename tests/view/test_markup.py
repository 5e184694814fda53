"""Escaping and the element builder."""

import pytest

from fracas.view.markup import EMPTY, Markup, classes, el, escape, join, number
from tests.view.injections import INJECTIONS
from tests.view.page import safe, tree


def test_there_are_two_hundred_injections():
    assert len(INJECTIONS) >= 200


@pytest.mark.parametrize("text", INJECTIONS)
def test_an_injection_stays_text_and_attribute(text):
    root = safe(el("p", text, title=text, aria_label=text))
    assert [node.tag for node in root.iter()] == ["div", "p"]
    assert set(root[0].attrib) == {"title", "aria-label"}


@pytest.mark.parametrize("text", INJECTIONS)
def test_ordinary_characters_survive_the_escaping(text):
    kept = "".join(c for c in text if c >= " " and not 0xD800 <= ord(c) < 0xE000 and c not in "\ufffe\uffff\u202e\x7f")
    shown = "".join(tree(escape(text)).itertext()).replace("\ufffd", "")
    assert [c for c in shown if c not in "\t\n"] == [c for c in kept if c not in "\t\n"]


def test_markup_is_not_escaped_twice():
    assert el("b", el("i", "a & b")) == "<b><i>a &amp; b</i></b>"
    assert isinstance(escape(Markup("<br/>")), Markup)


def test_attributes_are_written_as_asked():
    assert el("use", href="#x", width=3, x=1.25, hidden=True, y=None, z=False, class_="a") == \
        '<use href="#x" width="3" x="1.2" hidden="" class="a"/>'


def test_an_empty_element_that_may_not_close_itself_gets_an_end_tag():
    assert el("div") == "<div></div>"


def test_an_element_that_may_close_itself_keeps_what_it_holds():
    assert el("circle", el("title", "Ball"), r=4) == '<circle r="4"><title>Ball</title></circle>'
    assert el("circle", r=4) == '<circle r="4"/>'


@pytest.mark.parametrize("link", ["javascript:alert(1)", " JaVaScript:x", "//evil.example", "data:x", "https://x.example"])
def test_a_link_out_of_the_page_is_refused(link):
    with pytest.raises(ValueError, match="leave the page"):
        el("a", "x", href=link)


def test_numbers_are_short():
    assert [number(value) for value in (1.0, -0.04, 2.25, -3.96)] == ["1", "0", "2.2", "-4"]


def test_parts_are_joined_and_nothing_counts_as_nothing():
    assert join("a<", None, False, ["b", [el("i")]], 3) == "a&lt;b<i></i>3"
    assert join() == EMPTY
    assert classes("a", False, None, "b") == "a b"
    assert classes("") is None
