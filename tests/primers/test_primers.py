"""The games in plain words: nothing is shown that the board does not draw, nothing is said that the rules do not throw.

Every section of a book is behind some chapter, every chapter is short, in both languages, and speaks plainly.
"""

import re
import xml.etree.ElementTree as ET

import pytest

from fracas.faces import face_of, primer_of
from fracas.games import GAMES, ruleset
from fracas.locale import LANGUAGES, set_language
from fracas.page.reader.figures import board_figure, example_figure, picture_figure, play_example, throws_of
from fracas.primers.primer import Example, Picture
from fracas.primers.texts import read_chapter_texts

PRIMERS = {game.key: primer_of(game.key) for game in GAMES if game.has_primer}
MOST_WORDS = 120  # between two figures
PAIR = re.compile(r"\([-+−±]?\d+(?:\.\d+)?, ?[-+−±]?\d+(?:\.\d+)?\)")
BRACKETS = re.compile(r"\[[^\]]*\]|\((?:en anglais|in French|anglais|French)\b")
CELL = re.compile(r"\b[a-z]\d{1,2}\b")
every_primer = pytest.mark.parametrize("key", PRIMERS)


@pytest.fixture(params=LANGUAGES)
def language(request):
    set_language(request.param)
    yield request.param
    set_language("en")


def figures(key, kind):
    return [(f"{chapter.key} {number}", shows) for chapter in PRIMERS[key].chapters
            for number, shows in enumerate(chapter.figures) if isinstance(shows, kind)]


def groups(words):
    """Yield what is said between two figures."""
    said = []
    for block in words.blocks:
        if block.is_caption:
            yield " ".join(said)
            said = []
        else:
            said.append(block.text)
    yield " ".join(said)


@every_primer
def test_all_languages_say_the_same_chapters_with_a_caption_for_every_figure(key):
    chapters = PRIMERS[key].chapters
    assert len({chapter.key for chapter in chapters}) == len(chapters) and PRIMERS[key].game == key
    for code in LANGUAGES:
        words = read_chapter_texts(key, code)
        assert list(words) == [chapter.key for chapter in chapters]
        for chapter in chapters:
            captions = [block for block in words[chapter.key].blocks if block.is_caption]
            assert len(captions) == len(chapter.figures), (code, chapter.key)
    english, french = read_chapter_texts(key, "en"), read_chapter_texts(key, "fr")
    assert [name for name in english if english[name].title == french[name].title] == []


@every_primer
def test_every_section_that_is_named_exists_and_every_chapter_of_the_book_is_behind_one(key):
    numbers = [section.number for section in ruleset(key).rules_text()]
    named = [number for chapter in PRIMERS[key].chapters for number in chapter.sections]
    assert [number for number in named if number not in numbers] == []
    assert {number.partition(".")[0] for number in numbers} == {number.partition(".")[0] for number in named}
    assert all(chapter.sections for chapter in PRIMERS[key].chapters)


@every_primer
def test_it_is_short_and_plain(key, language):
    for name, words in read_chapter_texts(key, language).items():
        assert max(len(said.split()) for said in groups(words)) <= MOST_WORDS, name
        text = " ".join([words.title, *(block.text for block in words.blocks)])
        assert not PAIR.search(text) and not BRACKETS.search(text), name


@every_primer
def test_a_cell_that_is_named_is_one_of_the_board_that_is_shown(key):
    if face_of(key).plane is not None:
        return
    for chapter in PRIMERS[key].chapters:
        shown = " ".join(str(figure) for figure in chapter.figures)
        for code in LANGUAGES:
            text = " ".join(block.text for block in read_chapter_texts(key, code)[chapter.key].blocks)
            assert [cell for cell in CELL.findall(text) if cell not in shown] == [], chapter.key


@every_primer
def test_every_picture_is_drawn_and_described_by_the_board(key, language):
    face = face_of(key)
    for name, picture in figures(key, Picture):
        what = board_figure(face, picture)
        assert len(what.legend) == len(picture.points) and all(what.legend), name
        assert any(token.selected for token in what.board.tokens) == bool(picture.who), name
        root = ET.fromstring(picture_figure(face, picture, "x", "caption"))
        image = root.find("svg")
        assert image.get("role") == "img" and what.board.label in image.get("aria-label"), name
        assert all(text in image.get("aria-label") for text in what.legend), name
        left, top, width, height = what.box
        for cell in what.board.pointed:
            x, y = what.board.field.lattice.centres[cell]
            assert left < x < left + width and top < y < top + height, name


@every_primer
def test_every_example_is_played_by_the_rules_and_comes_to_what_it_says(key, language):
    face, rules = face_of(key), ruleset(key)
    for name, example in figures(key, Example):
        game = play_example(key, example)
        assert game.at == len(game.inputs) and game.pending is None, name
        rules.check(game.state)
        set_language("en")
        assert tuple(face.result(rolled) for rolled in throws_of(game)) == example.results, name
        set_language(language)
        lines = ET.fromstring(example_figure(face, example, "x", "caption")).findall("ol/li")
        assert len(lines) >= 2 and len({line.get("id") for line in lines}) == len(lines), name


@every_primer
@pytest.mark.parametrize("fault, pattern", [
    ("an ordinary space before a high sign", re.compile(r"(?<=[^\W_]) (?=[:;!?%»])")),
    ("an ordinary space inside « »", re.compile("« | »")),
    ("a typewriter apostrophe", re.compile("'")),
])
def test_the_french_words_are_set_as_french(key, fault, pattern):
    words = read_chapter_texts(key, "fr").values()
    lines = [text for said in words for text in (said.title, *(block.text for block in said.blocks))]
    assert [line for line in lines if pattern.search(line)] == [], fault
