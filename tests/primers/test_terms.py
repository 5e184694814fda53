"""Words of art: each is explained in a few words, in both languages, in a form that the game really says."""

import json
import re

import pytest

from fracas.faces import primer_of
from fracas.games import GAMES, ruleset
from fracas.locale import LANGUAGES, set_language
from fracas.page.reader.words import explanation, term_forms
from fracas.primers.terms import read_terms
from tests.locale.test_catalogue import french, pairs
from workshop import catalogues

MOST_WORDS = 50
EXPLAINED = [game.key for game in GAMES if game.has_primer]
OF_A_NEWCOMER = {  # what the first minutes of each game say
    "elfball": {"Test", "total", "flop", "needs", "Momentum", "Guardian", "Rover", "Shift in Momentum", "Impact",
                "repels", "standing", "Face-off"},
    "street_brawl": {"Test", "total", "flop", "needs", "Momentum", "Guardian", "Shift in Momentum", "Impact",
                     "standing"},
    "cave_brawl": {"Stalling", "Ungawa", "hit points", "Block and Tackle"},
    "street_bowl": {"turnover", "tackle zone", "Go For It", "Blitz", "armour"},
    "school_fighters": {"Fazed", "bruise", "moxie", "cover", "Hold"},
}
GIVEN_UP = [("counters of Momentum", r"\b[Cc]ounters?\b", r"(?<!les )\b[Mm]arqueurs?\b", ("elfball", "street_brawl"))]
every_game = pytest.mark.parametrize("key", EXPLAINED)


def said(key, code):
    """Return all that a game, and what all games share, says in a language."""
    base = ruleset(key).listed.builds_on or key
    own = {key, base}
    texts = []
    for message in french():
        places = " ".join(place for place, _line in message.locations)
        if any(room in places for room in own) or "/view/" in places or "/page/" in places or "/faces/" in places:
            texts += [form if code == "fr" else english for english, form in pairs(message)]
    return "\n".join(texts)


@every_game
def test_all_languages_explain_the_same_words_shortly_and_lead_to_a_chapter(key):
    chapters = {chapter.key for chapter in primer_of(key).chapters}
    english = read_terms(key, "en")
    assert OF_A_NEWCOMER[key] <= {form for term in english.values() for form in term.forms}
    for code in LANGUAGES:
        terms = read_terms(key, code)
        assert list(terms) == list(english)
        for name, term in terms.items():
            assert term.chapter == english[name].chapter and term.chapter in chapters, name
            assert 2 <= len(term.text.split()) <= MOST_WORDS and term.text.endswith("."), name
            assert (code == "en") == (term.text == english[name].text), name
        listed = [form for term in terms.values() for form in term.forms]
        assert len(listed) == len(set(listed)), "a form means one thing"


@every_game
def test_the_page_is_told_every_form_and_can_explain_it(key):
    for code in LANGUAGES:
        set_language(code)
        found = json.loads(term_forms(key))
        for form, name in found.items():
            box = explanation(key, name)
            assert 'id="term-title"' in box and 'popovertargetaction="hide"' in box and "#/rules/" in box, form
        assert explanation(key, "nothing") == ""
    set_language("en")


@pytest.mark.parametrize("code", LANGUAGES)
@every_game
def test_every_word_is_said_somewhere_in_one_of_its_forms(key, code):
    texts = said(key, code)
    silent = [name for name, term in read_terms(key, code).items()
              if not any(re.search(rf"(?<!\w){re.escape(form)}(?!\w)", texts) for form in term.forms)]
    assert silent == []


@pytest.mark.parametrize(("thing", "english", "translated", "rooms"), GIVEN_UP, ids=[row[0] for row in GIVEN_UP])
def test_one_word_stands_for_one_thing(thing, english, translated, rooms):
    """The tracker is called Momentum, and so is what is spent of it."""
    wrong = []
    for message in catalogues.read_catalogue("fr"):
        places = " ".join(place for place, _line in message.locations)
        if any(f"/{room}/" in places for room in rooms):
            wrong += [form for told, form in pairs(message) if re.search(english, told) or re.search(translated, form)]
    for room in rooms:
        for code, pattern in (("en", english), ("fr", translated)):
            wrong += [term.text for term in read_terms(room, code).values() if re.search(pattern, term.text)]
    assert wrong == []
