"""Street Brawl is played on squares: none of its words says anything else, in English and in French."""

import pytest

import fracas
from fracas.commands import narration
from fracas.faces import face_of
from fracas.faces.questions import question_prompt
from fracas.faces.rolls import roll_title
from fracas.games.elfball.words.ability_texts import effects
from fracas.games.street_brawl.ruleset import RULESET
from fracas.games.street_brawl.words import text
from fracas.kernel.table import Choice, Roll
from fracas.locale import _, set_language
from fracas.page.match.model.log_model import rule_behind
from tests.laws.matches import inputs
from tests.locale.monkey import Monkey
from tests.page.headless import Page
from tests.sample import sample

MODES = ("", "throw", "shove", "face", "dash", "counters", "steal", "cutblock", "taunt-1", "inferno", "shock")
both_languages = pytest.mark.parametrize("code", ["en", "fr"])


@pytest.fixture(autouse=True)
def spoken(code):
    """Read in one language, and leave English behind."""
    set_language(code)
    yield
    set_language("en")


def told(game):
    """Return what is said of the last input and of what may be done now: page, log, questions, terminal."""
    face, state = face_of("street_brawl"), game.state
    if game.pending is None and game.plies:
        yield from narration.events_with_rules(game, game.plies[-1].events, state)
    if isinstance(game.pending, Roll):
        yield from narration.roll_prompt(game, game.pending)
        yield roll_title(face, state, game.pending)
    elif isinstance(game.pending, Choice):
        yield from narration.question_lines(game, game.pending)
        yield from asked(question_prompt(face, state, game.pending))
    elif not game.is_terminal():
        legal = game.legal_actions()
        for who in face.actors(state, legal)[:2]:
            yield from (word for mode in MODES for word in face.hint(state, who, mode))
            yield from (word for command in face.tray_buttons(state, legal, who, "") for word in command if command)
    yield face.label(state)
    yield from (face.cell_text(state, cell) for cell in (0, 30, 183))


def asked(ask):
    yield from (ask.title, ask.text, ask.note)
    yield from (word for reply in ask.replies for word in (reply.label, reply.note, reply.name))


def of_hexes(words):
    return sorted({word for word in words if isinstance(word, str) and "hex" in word.casefold()})


@both_languages
def test_random_matches_are_told_without_hexes(code):
    played = inputs(RULESET, f"squares {code}", sample(2_000, 6_000), limit=700)
    found = (word for game, _count in played for word in told(game))
    assert of_hexes(found) == []


@both_languages
def test_the_page_shows_no_hexes(code):
    page = Page(address="#/new/street-brawl/two")
    page.do("language", code)
    page.do("start", "street-brawl")
    page.door.run()
    assert of_hexes(Monkey(page, "squares").press(40)) == []


@both_languages
def test_the_rules_and_the_assumptions_of_odds_speak_of_squares(code):
    chapters = RULESET.rules_text()
    assert of_hexes(word for chapter in chapters for word in (chapter.title, chapter.text)) == []
    assert of_hexes(_(assumption) for assumption in RULESET.assumptions) == []
    assert of_hexes(_(word) for word in text.WORDS.values()) == []
    assert of_hexes(effects(RULESET.rules_text).values()) == []


@both_languages
def test_why_reads_the_chapter_of_the_alley_where_it_replaces_that_of_the_book(code):
    chapters = RULESET.rules_text()
    assert {chapter.language for chapter in chapters} == {code}
    for reference, number in (("12.3/R25", "S3"), ("17", "S8"), ("17/R111", "17"), ("14", "14"), ("19.1", "S9")):
        assert rule_behind(chapters, reference).title.partition(" ")[0] == number
    assert narration.rule_name(fracas.new("street_brawl", seed="1"), "17") == "Street Brawl S8"
    changed = next(chapter for chapter in chapters if chapter.number == "17")
    assert "S8" in changed.text and len(changed.text) > 400
