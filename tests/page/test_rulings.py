"""Rulings as questions and answers: every ruling of every game has both, in both languages, and is found by asking."""

import re

import pytest

from fracas.faces import primer_of
from fracas.games import KEYS, ruleset
from fracas.locale import LANGUAGES, set_language
from fracas.page.reader.question_search import search_questions
from fracas.page.reader.ruling_pages import ruling_board
from fracas.page.reader.rulings import questions, ruling_texts, rulings_of
from fracas.page.slugs import slug_of
from fracas.primers.primer import Picture
from tests.laws.ledger import GAMES, read_ledger, read_rules
from tests.page.headless import Page

RULINGS = {key: set(read_rules((GAMES / key / "RULES.md").read_text(encoding="utf-8")).rulings) for key in KEYS}
TOP = 3  # a question asked in its own words stands among so many

ASKED = (  # in words that stand in no question: game, search, the ruling that answers it
    ("school_fighters", "can I stand on roofs?", 39), ("school_fighters", "shooting out of melee", 36),
    ("school_fighters", "may I walk through friends", 19), ("school_fighters", "which units recover", 31),
    ("cave_brawl", "may I sit on the ball?", 42), ("cave_brawl", "natural 20", 22),
    ("cave_brawl", "may I go back into the tunnel", 5), ("cave_brawl", "giving up", 60),
    ("street_bowl", "hiring star players", 8), ("street_bowl", "can I bounce a bomb off the wall", 35),
    ("street_bowl", "drinking two potions", 44), ("street_bowl", "use Diving Catch off a wall", 65),
    ("elfball", "can I throw behind me", 30), ("elfball", "may I follow up a shoved player", 105),
    ("elfball", "dashing with no Momentum", 108), ("elfball", "is a flop in an Injury roll a SiM", 111),
    ("street_brawl", "do white lines stop players", 26), ("street_brawl", "may a Maniac hold balls", 42),
)
FRENCH = (
    ("elfball", "puis-je foncer sans temps fort", 108), ("street_bowl", "boire deux potions", 44),
    ("cave_brawl", "rester sur le ballon", 42), ("school_fighters", "monter sur les toits", 39),
)


@pytest.fixture(params=LANGUAGES)
def code(request):
    set_language(request.param)
    yield request.param
    set_language("en")


def rulings(key):
    return rulings_of(key, ruleset(key).rules_text())


@pytest.mark.parametrize("key", KEYS)
def test_no_ruling_is_without_question_and_answer(key, code):
    """The rules, the ledger and the questions name the same rulings; nothing is answered twice or with nothing."""
    found = rulings(key)
    assert {f"R{ruling.number}" for ruling in found} == RULINGS[key]
    ledger = read_ledger((GAMES / key / "LEDGER.md").read_text(encoding="utf-8"))
    assert RULINGS[key] == {line.section for line in ledger.lines if re.fullmatch(r"R\d+", line.section)}
    assert set(questions(key, code)) == {ruling.number for ruling in found}
    own = [text for text in ruling_texts(ruleset(key).rules_text())
           if key != "street_brawl" or text.section.startswith("S")]
    assert len(own) == len({text.number for text in own}) == len(found)
    for ruling in found:
        assert re.search(r"[?\N{FULLWIDTH QUESTION MARK}]$", ruling.question), ruling
        assert len(ruling.question.split()) >= 4 and len(ruling.question) <= 110, ruling
        assert len(ruling.answer) > 15 and ruling.answer.count("**") % 2 == 0, ruling
        assert ruling.answer.count("(") == ruling.answer.count(")"), ruling
        assert not re.match(r"(Ruling|Décision)\b", ruling.answer)
    assert len({ruling.question for ruling in found}) == len(found)


@pytest.mark.parametrize("key", KEYS)
def test_the_questions_are_translated(key):
    english, french = questions(key, "en"), questions(key, "fr")
    assert english.keys() == french.keys()
    assert not [number for number in english if english[number].text == french[number].text]
    assert all(re.search("\N{NARROW NO-BREAK SPACE}\\?$", question.text) for question in french.values())


@pytest.mark.parametrize("key", KEYS)
def test_a_question_in_its_own_words_is_found(key, code):
    found = rulings(key)
    lost = []
    for ruling in found:
        at = [hit.entry.at for hit in search_questions(found, ruling.question)]
        if ruling.at not in at[:TOP]:
            lost.append((ruling.question, at))
    assert not lost


@pytest.mark.parametrize("key, asked, number", ASKED)
def test_a_question_in_other_words_is_found(key, asked, number):
    assert number in [int(hit.entry.number) for hit in search_questions(rulings(key), asked)][:TOP]


@pytest.mark.parametrize("key, asked, number", FRENCH)
def test_a_question_in_french_is_found(key, asked, number):
    set_language("fr")
    found = search_questions(rulings(key), asked)
    set_language("en")
    assert number in [int(hit.entry.number) for hit in found][:TOP]


def test_words_that_nothing_answers_find_nothing():
    assert search_questions(rulings("elfball"), "may I") == search_questions(rulings("elfball"), "") == ()
    assert search_questions(rulings("elfball"), "quantum chromodynamics") == ()


@pytest.mark.parametrize("key", KEYS)
def test_a_board_that_is_named_exists_and_every_game_shows_some(key):
    boards = [ruling_board(primer_of(key), key, ruling) for ruling in rulings(key) if ruling.picture]
    assert len(boards) >= 8 and all(board is not None and isinstance(board[0], Picture) for board in boards)


@pytest.mark.parametrize("key", KEYS)
def test_every_ruling_has_a_page_with_its_answer_and_a_way_into_a_post(key):
    word, page = slug_of(key), Page()
    page.go(f"#/rules/{word}/rulings")
    listed = page.text("screen-rules")
    for ruling in rulings(key):
        assert f'href="#/rules/{word}/{ruling.at}"' in listed
    for ruling in rulings(key)[::7]:
        page.go(f"#/rules/{word}/{ruling.at}")
        shown = page.text("screen-rules")
        assert "copy-ruling" in shown and f'href="#/rules/{word}/{ruling.section}"' in shown
        page.door.run(0)
        assert ("<figure" in page.text("shown0")) if ruling.picture else 'id="shown0"' not in shown
        page.do("copy-ruling")
        copied = page.door.asked[-1]
        assert copied.startswith("<blockquote") and f"#/rules/{word}/{ruling.at}" in copied
        assert "<script" not in copied and "style=" not in copied


def test_a_search_on_the_page_answers_the_question():
    page = Page(address="#/rules/school-fighters")
    page.do("search", "may I shoot after a charge?")
    assert 'href="#/rules/school-fighters/ruling-36"' in page.text("rule-text")


def test_a_ruling_that_does_not_exist_shows_the_contents():
    page = Page(address="#/rules/elfball/ruling-999")
    assert "<article" not in page.text("screen-rules")
