"""The rules of Street Bowl are whole, and the French ones say every section, ruling, die and skill of the English."""

import re
from pathlib import Path

import pytest

import fracas
from fracas.games.street_bowl.rules import rules_text
from fracas.games.street_bowl.words.skill_texts import TEXTS, effect, rule_of
from fracas.kernel.contracts.rulebook import find_chapter, find_ruling, split_chapters
from fracas.locale import fold, set_language
from fracas.page.reader.glossary import glossary_terms

FOLDER = Path(fracas.__file__).parent / "games" / "street_bowl"
RULINGS = 82
SKILLS = {"19.1": 14, "19.2": 10, "19.3": 7, "19.4": 10, "19.5": 10, "19.6": 24}
_RULING = re.compile(r"^- (?:Ruling|Décision)[ \u00a0](\d+)\u00a0?:", re.MULTILINE)
_REFERENCE = re.compile(r"(?:Ruling|Décision)[ \u00a0](\d+)\b(?!\u00a0?:)")
_PLACE = re.compile(r"\b((?:8|9|1\d)\.\d)\b")
_SQUARE = re.compile(r"\([-+]?\d+, ?[-+]?\d+\)")
_DICE = re.compile(r"\d*D\d+|\d+-\d+ = \d+|[-+]\d+\b|\b\d+\+")
_FIGURES = re.compile(r"[-+]?\d+(?:/\d+)*\+?")
_SKILL = re.compile(r"^- \*\*(.+?)\*\*", re.MULTILINE)


def book(name):
    return (FOLDER / name).read_text(encoding="utf-8")


def chapters(text):
    return {chapter.number: chapter for chapter in split_chapters(text, introduction="Street Bowl")}


ENGLISH, FRENCH = book("RULES.md"), book("RULES.fr.md")
CHAPTERS = list(chapters(ENGLISH).values())
every_chapter = pytest.mark.parametrize("chapter", CHAPTERS, ids=[chapter.number for chapter in CHAPTERS])


def test_both_have_the_same_sections_and_rulings_in_the_same_order():
    assert list(chapters(FRENCH)) == [chapter.number for chapter in CHAPTERS]
    assert _RULING.findall(FRENCH) == _RULING.findall(ENGLISH)
    assert sorted(map(int, _RULING.findall(ENGLISH))) == [*range(1, RULINGS + 1)]


@every_chapter
def test_a_chapter_has_the_same_references_squares_dice_and_tables(chapter):
    french = chapters(FRENCH)[chapter.number].text
    for pattern in (_REFERENCE, _PLACE, _SQUARE, _DICE):
        assert sorted(pattern.findall(french)) == sorted(pattern.findall(chapter.text)), pattern.pattern
    tables = [[line for line in text.splitlines() if line.startswith("|")] for text in (chapter.text, french)]
    assert [line.count("|") for line in tables[0]] == [line.count("|") for line in tables[1]]
    for one, two in zip(*tables, strict=True):
        assert sorted(_FIGURES.findall(one)) == sorted(_FIGURES.findall(two)), two


@pytest.mark.parametrize("text", [ENGLISH, FRENCH], ids=["English", "French"])
def test_every_reference_leads_to_a_section_and_a_ruling_that_stand_there(text):
    numbers = {*chapters(text)}
    behind = {number: chapter.text for number, chapter in chapters(text).items()}
    assert {*_PLACE.findall(text)} - numbers == set()
    assert {*map(int, _REFERENCE.findall(text))} <= {*range(1, RULINGS + 1)}
    for number in range(1, RULINGS + 1):
        assert len([1 for words in behind.values() if find_ruling(words, f"R{number}")]) == 1, number


@pytest.mark.parametrize("reference, begins", [
    ("8.2/R17", "Ruling 17: a player whose armour"), ("10.2/R28", "Ruling 28: limits"), ("13/R46", "Ruling 46: a Warp"),
    ("15/R51", "Ruling 51: players with ST 5+"), ("19/R81", "Ruling 81: a standing"),
])
def test_what_an_event_refers_to_is_found(reference, begins):
    chapter, ruling = find_chapter(CHAPTERS, reference)
    assert chapter is not None and find_ruling(chapter.text, ruling).startswith(begins)


@pytest.mark.parametrize("text", [ENGLISH, FRENCH], ids=["English", "French"])
def test_every_category_has_its_skills_each_once(text):
    named = {number: _SKILL.findall(chapters(text)[number].text) for number in SKILLS}
    assert {number: len(names) for number, names in named.items()} == SKILLS
    assert len({name for names in named.values() for name in names}) == sum(SKILLS.values()) == 75


def key_of(name):
    return name.casefold().replace("&", "and").replace("'", "").replace(" ", "-")


def test_every_skill_has_a_text_for_its_card_in_its_section():
    named = {number: {key_of(name) for name in _SKILL.findall(chapters(ENGLISH)[number].text)} for number in SKILLS}
    assert {number: {*texts} for number, texts in TEXTS.items()} == named
    assert rule_of("dump-off") == "19.3" and effect("sprint") == TEXTS["19.2"]["sprint"]


def test_a_card_says_the_same_dice_in_french():
    keys = [key for texts in TEXTS.values() for key in texts]
    english = {key: effect(key) for key in keys}
    set_language("fr")
    try:
        french = {key: effect(key) for key in keys}
    finally:
        set_language("en")
    wrong = [key for key in keys if sorted(_FIGURES.findall(french[key])) != sorted(_FIGURES.findall(english[key]))]
    assert wrong == [] and [key for key in keys if french[key] == english[key]] == []


def named_things(text):
    """Return the faces, potions, weathers, kick-off events and skills of a book, in order."""
    cells = [line.split("|")[2].strip(" *") for number in ("8", "13", "14", "15")
             for line in chapters(text)[number].text.splitlines() if line.startswith("|") and "---" not in line]
    return [*cells, *(name for number in SKILLS for name in _SKILL.findall(chapters(text)[number].text))]


def test_the_glossaries_are_the_same_and_call_things_as_the_chapters_do():
    rows = [{fold(term.english.strip()): fold(term.french.strip()) for term in glossary_terms(split_chapters(text))}
            for text in (ENGLISH, FRENCH)]
    assert rows[0] == rows[1] and len(rows[0]) > 200
    pairs = zip(map(fold, named_things(ENGLISH)), map(fold, named_things(FRENCH)), strict=True)
    heads = [(fold("Face"), fold("Face")), (fold("Potion"), fold("Potion")), (fold("Weather"), fold("Météo")),
             (fold("Event"), fold("Événement"))]
    assert [pair for pair in pairs if pair not in heads and rows[0].get(pair[0]) != pair[1]] == []


def test_the_reader_gets_the_rules_in_his_language():
    try:
        set_language("fr")
        assert rules_text()[0].language == "fr" and rules_text()[0].title == "Street Bowl"
    finally:
        set_language("en")
    assert rules_text()[0].language == "en" and rules_text()[-1].title == "French glossary"
