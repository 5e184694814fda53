"""Terms in both languages: read from the glossary of the rules, found by either side."""

import pytest

from fracas.games import ruleset
from fracas.locale import set_language
from fracas.page.reader.glossary import glossary_terms, matching_terms
from fracas.view.learn.reader import TranslatedTerm
from tests.page.headless import Page


@pytest.mark.parametrize(("language", "least"), [("en", 40), ("fr", 120)])
def test_the_glossary_of_elfball_is_read_in_both_languages(language, least):
    set_language(language)
    rows = glossary_terms(ruleset("elfball").rules_text())
    assert len(rows) >= least and all(english and french for english, french in rows)
    assert TranslatedTerm("Bench", "banc") in rows


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_glossary_of_street_bowl_is_one_in_both_languages(language):
    """Pairs in paragraphs; French sets a space before each semicolon, which is no part of a term."""
    set_language(language)
    rows = glossary_terms(ruleset("street_bowl").rules_text())
    assert TranslatedTerm("turnover", "retournement") in rows
    assert TranslatedTerm("Wrestle", "Lutte") in rows and len(rows) > 200
    assert [row for row in rows for side in row if side != side.strip()] == []


@pytest.mark.parametrize(("language", "foreign", "own", "row"), [
    ("en", "MISE jeu", "face-off", TranslatedTerm("face-off", "mise en jeu")),
    ("fr", "goal", "but", TranslatedTerm("goal", "but")),
])
def test_a_term_is_found_by_whole_words_of_the_language_that_the_page_does_not_speak(language, foreign, own, row):
    set_language(language)
    rows = glossary_terms(ruleset("elfball").rules_text())
    found = matching_terms(rows, foreign)
    assert row in found and all("goalie" not in each.english.lower() for each in found)
    assert matching_terms(rows, own) == matching_terms(rows, "") == matching_terms(rows, "zebra") == ()


def test_a_search_in_the_rules_shows_the_terms():
    page = Page(address="#/rules/elfball")
    page.do("search", "banc")
    assert '<dd lang="fr">banc</dd>' in page.text("rule-text")
