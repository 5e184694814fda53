"""The French rules of Cave Brawl say every section and every ruling of the English ones, under the same numbers."""

import re
from pathlib import Path

import pytest

import fracas
from fracas.games.cave_brawl.ruleset import RULESET
from fracas.games.cave_brawl.team.teams import FACTION_NAMES, KINDS
from fracas.kernel.contracts.rulebook import split_chapters
from fracas.locale import _, set_language

FOLDER = Path(fracas.__file__).parent / "games" / "cave_brawl"
_RULING = re.compile(r"\*\*(?:Ruling|Décision)[ \u00a0](\d+)[\u00a0]?:\*\*")
_REFERENCE = re.compile(r"(?:Ruling|Décision)[ \u00a0](\d+)(?![\u00a0 ]?:)")
_FIGURES = re.compile(r"\d*d\d+|[-+]?\d+(?:/\d+)*")


def book(name):
    return (FOLDER / name).read_text(encoding="utf-8")


ENGLISH, FRENCH = book("RULES.md"), book("RULES.fr.md")
CHAPTERS = split_chapters(ENGLISH)


def chapters(text):
    return {chapter.number: chapter for chapter in split_chapters(text)}


def test_both_have_the_same_sections_and_rulings_in_the_same_order():
    assert list(chapters(FRENCH)) == [chapter.number for chapter in CHAPTERS]
    assert _RULING.findall(FRENCH) == _RULING.findall(ENGLISH) and len(_RULING.findall(ENGLISH)) == 60


@pytest.mark.parametrize("chapter", CHAPTERS, ids=[chapter.number for chapter in CHAPTERS])
def test_a_chapter_has_the_same_references_tables_and_figures_in_tables(chapter):
    french = chapters(FRENCH)[chapter.number].text
    assert sorted(_REFERENCE.findall(french)) == sorted(_REFERENCE.findall(chapter.text))
    tables = [[line for line in text.splitlines() if line.startswith("|")] for text in (chapter.text, french)]
    assert [line.count("|") for line in tables[0]] == [line.count("|") for line in tables[1]]
    if chapter.number != "1":  # lengths are in feet in one and in metres in the other
        for one, two in zip(*tables, strict=True):
            assert sorted(_FIGURES.findall(one)) == sorted(_FIGURES.findall(two)), two


def test_factions_types_and_scores_are_called_as_on_the_page():
    set_language("fr")
    try:
        rows = [[cell.strip() for cell in line.split("|")[1:3]] for line in chapters(FRENCH)["2.2"].text.splitlines()]
        assert rows[2:] == [[_(FACTION_NAMES[kind.faction]), _(kind.name)] for kind in KINDS]
        assert RULESET.rules_text()[0].language == "fr" and "BP" in chapters(FRENCH)["2.3"].text and _("BT") == "BP"
    finally:
        set_language("en")
