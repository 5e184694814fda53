"""Boards as files: self-contained, small, in every theme."""

import re

import pytest

from fracas.view.board.export import picture_file
from fracas.view.theme import THEMES, with_literal_colours
from tests.view import test_contrast
from tests.view.fields import FULL, TOKENS
from tests.view.injections import INJECTIONS
from tests.view.page import safe

STYLE = frozenset({"style"})
TWELVE = tuple(TOKENS[i % 6]._replace(key=f"t{i}", cell=100 + i) for i in range(12))
EMBED = FULL._replace(reachable=(), tokens=TWELVE)


@pytest.mark.parametrize("theme", THEMES)
def test_a_picture_is_small_and_needs_nothing_from_outside(theme):
    text = picture_file(EMBED, "Elfball", "Home 3 has the ball.", theme=theme, width=600)
    assert len(text.encode()) <= 30_000
    assert "var(" not in text
    root = safe(text, STYLE)[0]
    assert (root.get("width"), root.get("role")) == ("600", "img")
    inside = {node.get("id") for node in root.iter()}
    used = {node.get("href", "")[1:] for node in root.iter() if node.tag.endswith("use")}
    assert used <= inside and set(re.findall(r"url\(#([\w-]+)\)", text)) <= inside


def test_a_picture_has_a_text_alternative():
    root = safe(picture_file(EMBED, "Elfball", "Home 3 has the ball."), STYLE)[0]
    assert [root[0].text, root[1].text] == ["Elfball", "Home 3 has the ball."]
    assert root.get("aria-labelledby") == "t d"


def test_the_kits_are_worn_but_not_in_high_contrast():
    light, contrast = (picture_file(EMBED, "", "", theme=theme) for theme in ("light", "contrast"))
    assert THEMES["light"]["kit-wine"] in light
    assert THEMES["light"]["kit-wine"] not in contrast


@pytest.mark.parametrize("text", INJECTIONS[::7])
def test_no_text_becomes_markup_in_a_picture(text):
    tokens = (TOKENS[0]._replace(figure=text),)
    safe(picture_file(EMBED._replace(tokens=tokens), text, text), STYLE)


@pytest.mark.parametrize("theme", THEMES)
def test_the_table_of_colours_is_that_of_the_style_sheet(theme):
    tokens = test_contrast.THEMES[theme]
    for name, value in THEMES[theme].items():
        assert tokens[name] == value, name


def test_a_token_without_a_value_takes_its_fallback():
    assert with_literal_colours("var(--nothing,var(--nothing-2,#123456))", "light") == "#123456"
