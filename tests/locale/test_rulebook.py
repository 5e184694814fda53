"""The French rules say every section and every ruling of the English ones, under the same numbers."""

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import fracas
from fracas.games import KEYS, ruleset
from fracas.kernel.contracts.rulebook import split_chapters
from fracas.locale import LANGUAGES, set_language
from fracas.page.reader.glossary import glossary_terms
from fracas.view.learn.prose import prose

FOLDER = Path(fracas.__file__).parent / "games" / "elfball"
_RULING = re.compile(r"(?:^ *- |\(|\. )(?:Ruling|Décision)[ \u00a0](\d+)(?=[\u00a0 ]?[:,(])", re.MULTILINE)
_HEX = re.compile(r"\b[a-y]\d{1,2}\b")
_PROFILE = re.compile(r"\d(?:/\d){5}")


def book(name):
    return (FOLDER / name).read_text(encoding="utf-8")


ENGLISH, FRENCH = book("RULES.md"), book("RULES.fr.md")
CHAPTERS = [(chapter.number, chapter.text) for chapter in split_chapters(ENGLISH, "24")]


def chapters(text):
    return {chapter.number: chapter for chapter in split_chapters(text, "24")}


def numbers(pattern, text):
    return sorted(pattern.findall(text))


def test_both_have_the_same_sections_in_the_same_order():
    assert list(chapters(FRENCH)) == [number for number, _text in CHAPTERS]


def test_both_have_the_same_rulings_in_the_same_order():
    rulings = _RULING.findall(ENGLISH)
    assert len(rulings) >= 143
    assert _RULING.findall(FRENCH) == rulings


@pytest.mark.parametrize("number, text", CHAPTERS, ids=[number for number, _text in CHAPTERS])
def test_a_chapter_has_the_same_rulings_hexes_profiles_and_tables(number, text):
    french = chapters(FRENCH)[number].text
    assert numbers(_RULING, french) == numbers(_RULING, text)
    assert numbers(_HEX, french) == numbers(_HEX, text)
    assert numbers(_PROFILE, french) == numbers(_PROFILE, text)
    if number != "26":
        assert french.count("\n|") == text.count("\n|")


def test_every_ability_is_in_both_glossaries():
    body, _mark, glossary = FRENCH.partition("## 26.")
    known = {cell.strip().rstrip("*").casefold() for line in glossary.splitlines() for cell in line.split("|")}
    known |= {part.strip() for cell in known for part in re.split(r"[,()]", cell)}
    abilities = re.findall(r"^\| (\S[^|]*?) \| [^|]+? / ", ENGLISH, re.MULTILINE)
    assert len(abilities) == 43
    named = {term.english: term.french for term in glossary_terms(split_chapters(ENGLISH, "24"))}
    assert [ability for ability in abilities if named[ability].casefold() not in known] == []


@pytest.mark.parametrize("text", [ENGLISH, FRENCH], ids=["English", "French"])
def test_numbered_steps_keep_their_numbers_around_a_list_within(text):
    """Elfball 5 names step 4 behind a step that has a list of its own."""
    markup = prose(chapters(text)["5"].text)
    numbered = ET.fromstring(f"<div>{markup}</div>").find("ol")
    assert numbered is not None and len(numbered.findall("li")) == 4
    assert len(numbered.findall("li")[2].findall("ul/li")) >= 3


TRANSLATED = sorted(path.parent.name for path in FOLDER.parent.glob("*/RULES.fr.md"))


@pytest.mark.parametrize("key", TRANSLATED)
def test_every_translated_book_says_the_same_sections_rulings_and_tables(key):
    english, french = ((FOLDER.parent / key / name).read_text(encoding="utf-8") for name in ("RULES.md", "RULES.fr.md"))
    assert list(chapters(french)) == list(chapters(english))
    assert _RULING.findall(french) == _RULING.findall(english)
    rows = {number: chapter.text.count("\n|") for number, chapter in chapters(english).items()}
    assert rows | {"26": 0} == {number: chapters(french)[number].text.count("\n|") for number in rows} | {"26": 0}


@pytest.mark.parametrize("key", TRANSLATED)
@pytest.mark.parametrize("fault, pattern", [
    ("an ordinary space before a high sign", re.compile(r"(?<=[^\W_]) (?=[:;!?%»])")),
    ("an ordinary space inside « »", re.compile("« | »")),
    ("a typewriter apostrophe", re.compile("'")),
])
def test_the_french_rules_are_set_as_french(key, fault, pattern):
    french = (FOLDER.parent / key / "RULES.fr.md").read_text(encoding="utf-8")
    assert [line for line in french.splitlines() if pattern.search(line)] == [], fault


_PAIR = re.compile(r"\([-+±]?\d+, ?[-+±]?\d+\)")
_BRACKETS = re.compile(r"\[[^\]]*\]")
OPTIONAL_DICE = {"cave_brawl": "8", "street_bowl": "17", "school_fighters": "9"}  # where brackets mean "if any"
IN_INCHES = {"school_fighters": "(24, 24)"}  # places of a plane have no other name


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_cells_are_called_as_on_the_board_and_no_foreign_word_stands_in_brackets(key, code):
    set_language(code)
    for chapter in ruleset(key).rules_text():
        text = f"{chapter.title} {chapter.text}"
        assert [pair for pair in _PAIR.findall(text) if pair != IN_INCHES.get(key)] == [], chapter.number
        assert chapter.number == OPTIONAL_DICE.get(key) or _BRACKETS.findall(text) == [], chapter.number
    set_language("en")
