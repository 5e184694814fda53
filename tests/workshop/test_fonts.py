"""The typefaces: every letter of the languages, figures of one width, few bytes, their licences beside them."""

import re

import pytest
from fontTools.ttLib import TTFont

from workshop.paths import STATIC
from workshop.tools import MissingRequirement
from workshop.website import fonts, site


@pytest.fixture(scope="module")
def faces():
    return {file.stem: TTFont(file) for file in fonts.font_files() if file.suffix == ".woff2"}


def test_all_that_the_languages_write_is_in_each_typeface(faces):
    assert {*faces} == {face.name for face in fonts.TYPEFACES}
    for face in faces.values():
        assert {chr(each) for each in fonts.ALWAYS - face.getBestCmap().keys()} == set()


@pytest.mark.parametrize("name", ["text", "text-bold", "condensed"])
def test_figures_have_one_width(faces, name):
    letters, advances = faces[name].getBestCmap(), faces[name]["hmtx"]
    assert len({advances[letters[ord(figure)]][0] for figure in "0123456789"}) == 1


def test_the_typefaces_are_small_and_fixed(faces):
    files = [file for file in fonts.font_files() if file.suffix == ".woff2"]
    size = sum(file.stat().st_size for file in files)
    print(f"\n{size:,} bytes of typefaces")
    assert size <= fonts.MOST_BYTES and not any("fvar" in face or "fpgm" in face for face in faces.values())
    with pytest.raises(MissingRequirement, match="45001 bytes"):
        fonts.refuse_large_fonts(45_001)


def test_the_licence_of_each_lies_beside_it():
    texts = [file.read_text(encoding="utf-8") for file in fonts.font_files() if file.name.endswith(fonts.LICENCE)]
    assert len(texts) == 2 and all("SIL OPEN FONT LICENSE" in text and "Copyright" in text for text in texts)


def test_what_stands_in_takes_as_much_room(faces):
    rules = (fonts.FONTS / fonts.STYLE).read_text(encoding="utf-8")
    for face in fonts.TYPEFACES:
        own = re.search(rf'src: url\("fonts/{face.name}\.woff2"[^}}]*ascent-override: ([\d.]+)%', rules)
        for other in fonts.STAND_INS:
            found = re.search(rf'"{face.family} as {other.label}"; [^}}]*font-weight: {face.weights}; ascent-override: '
                              rf'([\d.]+)%[^}}]*size-adjust: ([\d.]+)%', rules)
            assert float(found[1]) * float(found[2]) / 100 == pytest.approx(float(own[1]), abs=.05)
            width = other.words if not face.is_bold else (
                other.bold_capitals if face.name == "display" else other.bold_words)
            assert width * float(found[2]) / 100 == pytest.approx(
                fonts.mean_advance(faces[face.name], face.sample), abs=.0005)


def test_posts_fetch_no_typeface():
    link = '    <link rel="preload" as="font" type="font/woff2" crossorigin href="./static/fonts/text.woff2">\n'
    assert site.FONT_LINK.sub("", f"<head>\n{link}</head>") == "<head>\n</head>"
    style = (STATIC / "css" / "framed.css").read_text(encoding="utf-8")
    for token in ("display", "cond", "body"):
        assert f"--font-{token}: var(--system-{token});" in style
