"""One French word for one thing, on the page, in the rules, in plain words: what the glossary gave up stands nowhere.

What a word stands for depends on the game: Street Bowl's zones de tacle have that name in its field, a coin is a pièce.
"""

import re

import pytest

from fracas.games import KEYS
from fracas.primers.terms import read_terms
from fracas.primers.texts import read_chapter_texts
from tests.locale.test_catalogue import french, pairs
from workshop.paths import ENGINE

GAMES = ENGINE / "games"
GLOSSARY = [  # thing, its word, words given up, rooms that mean it, rooms that mean something else
    ("Tackle", "plaquage", r"\b[Tt]acl", ("elfball", "street_brawl", "cave_brawl"), ("street_bowl",)),
    ("Dash", "foncer", r"\b[Ss]e lancer\b", ("elfball", "street_brawl"), ("street_bowl",)),
    ("net result", "résultat", r"\bnet \{", ("elfball", "street_brawl"), ()),
    ("team-mate", "équipier", r"\bcoéquipier", ("elfball", "street_brawl", "cave_brawl"), ("street_bowl",)),
    ("team-mate on cobbles", "coéquipier", r"\b[ÉéEe]quipiers?\b", ("street_bowl",), ("elfball", "cave_brawl")),
    ("round", "manche", r"(?<!\{)\b[Rr]ounds?\b", ("cave_brawl", "school_fighters"), ()),
    ("Test", "essai", r"(?<!\[)\bTests?\b(?!\]| \|)", ("elfball", "street_brawl"), ("street_bowl", "school_fighters")),
    ("Fazed", "sonné", r"[Éé]tourdi", ("school_fighters",), ("street_bowl",)),
    ("unit", "membre", r"\b[Uu]nités?\b", ("school_fighters",), ()),
    ("bot", "bot", r"\b[Rr]obots?\b", ("bots", "page", "view", "commands", "cave_brawl", "school_fighters"), ()),
    ("Boss", "caïd", r"\b[Cc]hef\b(?! de bande)", ("school_fighters",), ("street_bowl",)),
    ("friend", "ami", r"\b[Cc]amarades?\b", ("school_fighters",), ("street_bowl",)),
    ("a gang's part", "tour", r"(?:cette|votre) partie|partie de tour|\bla part de\b", ("school_fighters",), ("page",)),
    ("knocked out", "ko", r"K\.-O", ("school_fighters", "cave_brawl"), ()),
    ("casualty", "élimination", r"\b(?:[Jj]ets? de sortie|sorties)\b", ("street_bowl",), ()),
    ("drive", "phase", r"\baction de jeu\b", ("street_bowl",), ()),
    ("bonus turn", "tour supplémentaire", r"\btours? bonus\b", ("street_bowl",), ()),
    ("to kick off", "botter", r"\b[Ee]ngag(?:e|eur|er|ement)\b", ("street_bowl",), ()),
    ("Go For It", "mettre le paquet", r"\bforcer l’allure\b", ("street_bowl",), ()),
    ("Action", "action", r"(?<![.:|] )(?<!^)\bActions?\b", ("street_bowl",), ("cave_brawl",)),
    ("piece of terrain", "élément", r"\b[Pp]ièces?\b", ("terrain", "school_fighters"), ()),
]


@pytest.mark.parametrize(("thing", "word", "given_up", "rooms", "others"), GLOSSARY, ids=[row[0] for row in GLOSSARY])
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


def plain(game):
    """Return what a game's chapters in plain words and its words of art say in French."""
    for words in read_chapter_texts(game, "fr").values():
        yield from (words.title, *(block.text for block in words.blocks))
    for term in read_terms(game, "fr").values():
        yield from (*term.forms, term.text)


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
