"""One word for one thing, on the page, in the rules, in plain words: what the glossary gave up stands nowhere.

What a word stands for depends on the game: Street Bowl's zones de tacle have that name in its field, a coin is a pièce.
"""

import re

import pytest

from fracas.games import KEYS, game_info
from fracas.primers.terms import read_terms
from fracas.primers.texts import read_chapter_texts
from tests.locale.glossary import ENGLISH, FRENCH
from tests.locale.test_catalogue import french, pairs
from workshop.paths import ENGINE

GAMES = ENGINE / "games"


@pytest.mark.parametrize(("thing", "word", "given_up", "rooms", "others"), FRENCH, ids=[row[0] for row in FRENCH])
def test_one_word_stands_for_one_thing(thing, word, given_up, rooms, others):
    said = [(form, " ".join(place for place, _line in message.locations))
            for message in french() for _english, form in pairs(message)]
    meant = [form for form, places in said
             if any(room in places for room in rooms) and not any(room in places for room in others)]
    assert [form for form in meant if re.search(given_up, form)] == []
    assert any(word in form.casefold() for form in meant), f"nothing is called {word}"
    for room in rooms:
        book = GAMES / room / "RULES.fr.md"
        if book.is_file():
            assert told_with(given_up, book.read_text(encoding="utf-8")) == []
        if room in KEYS:
            assert [line for line in plain(room) if re.search(given_up, line)] == []


def told_with(words, text):
    """List where a text has words, with what is told around them."""
    return [text[max(0, found.start() - 60):found.end() + 60] for found in re.finditer(words, text)]


def plain(game, code="fr"):
    """Return what a game's chapters in plain words and its glossary say in a language."""
    for words in read_chapter_texts(game, code).values():
        yield from (words.title, *(block.text for block in words.blocks))
    for term in read_terms(game, code).values():
        yield from (*term.forms, term.text)


@pytest.mark.parametrize("term", ENGLISH, ids=[f"{term.word} {term.games[0]}" for term in ENGLISH])
def test_one_english_word_has_one_spelling(term):
    told = []
    for game in term.games:
        own = {game, game_info(game).builds_on or game}
        told += [english for message in french() for english, _form in pairs(message)
                 if any(f"/{room}/" in place for room in own for place, _line in message.locations)]
        told += plain(game, "en")
        told += [(GAMES / game / "RULES.md").read_text(encoding="utf-8")] if term.is_in_rules else []
    assert [found for text in told for found in told_with(term.given_up, text)] == []
    assert any(term.word.casefold() in text.casefold() for text in told), f"nothing is called {term.word}"


def test_a_second_spelling_is_found():
    assert told_with(ENGLISH[0].given_up, "A teammate helps.") and not told_with(ENGLISH[0].given_up, "A team-mate.")


@pytest.mark.parametrize("room", ["elfball", "street_brawl"])
def test_the_exact_wording_says_momentum_as_the_page_does(room):
    """The track has one thing on it: what it holds is Momentum, in the book as in the dock, and never counters."""
    book = (GAMES / room / "RULES.md").read_text(encoding="utf-8")
    assert told_with(r"\b[Cc]ounters?\b", book) == []
    french_book = (GAMES / room / "RULES.fr.md").read_text(encoding="utf-8")
    assert told_with(r"marqueurs? de temps fort|\bles marqueurs|1 marqueur par", french_book) == []


def test_normal_agrees_with_what_is_normal():
    """Les animations sont normales, le tour d’un bot normal, la météo normale."""
    said = {message.context: message.string for message in french() if message.id == "Normal"}
    assert said == {"motion": "Normales", "pace": "Normal", None: "Normale"}
