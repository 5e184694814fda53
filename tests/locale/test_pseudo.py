"""In the pseudo-language everything that is shown stands in ⟦ ⟧, and every text asked for is in the catalogues.

A text outside the brackets was written past `fracas.locale`; a text that is unknown was never marked with `N_`.
"""

from importlib import import_module
from itertools import chain

import pytest

import fracas
from fracas import locale
from fracas.faces.elfball import roster_schema as elfball_rosters
from fracas.games.cave_brawl.team.given import GIVEN
from fracas.games.elfball.abilities.listed import ABILITIES
from fracas.games.elfball.team.teams import LISTS
from fracas.games.school_fighters.team.given import GIVEN as UNIT_NAMES
from fracas.games.street_bowl.team.teams import READY
from fracas.kernel.ruleset import Chapter
from fracas.kernel.table import Roll, Rolled
from fracas.locale import PSEUDO, set_language
from fracas.page.saving import my_teams
from fracas.page.slugs import is_game, slug_of
from fracas.primers import texts as plain
from fracas.primers.texts import PrimerText, read_chapter_texts
from tests.elfball.rosters import NAMES
from tests.laws.matches import inputs
from tests.locale.leftovers import texts, words_past
from tests.locale.monkey import Monkey
from tests.page.headless import Door, Page
from tests.sample import sample
from tests.trees import marked_texts

OWN_NAMES = {name for team in READY.values() for name in (team.name, *team.given_names)}
PLAYERS = {name for team in LISTS for name in team.given_names} | set(NAMES) | OWN_NAMES | set(
    chain(*GIVEN.values(), *UNIT_NAMES.values()))
ON_THE_PAGE = [key for key in fracas.KEYS if is_game(slug_of(key))]
every_game = pytest.mark.parametrize("key", fracas.KEYS)
SCREENS = (
    "#/", "#/settings", "#/saved", "#/teams", "#/leagues", "#/leagues/new", "#/leagues/new/cave-brawl",
    *(f"#/rules/{slug_of(key)}" for key in fracas.KEYS),
    *(f"#/new/{slug_of(key)}" for key in ON_THE_PAGE),
)


@pytest.fixture(scope="module")
def marked():
    """Return every text that the code marks, with its meaning."""
    found = set()
    for message in marked_texts():
        found.add((message.context, message.id[0] if isinstance(message.id, tuple) else message.id))
    return found


@pytest.fixture(autouse=True)
def unknown(marked, monkeypatch):
    """Return the texts that were asked for though no catalogue can have them."""
    found = set()
    speak = locale._Pseudo.gettext

    def ask(meaning, message):
        if (meaning, message) not in marked and message not in proper_names():
            found.add(message)

    def gettext(self, message):
        ask(None, message)
        return speak(self, message)

    def pgettext(self, meaning, message):
        ask(meaning, message)
        return speak(self, message)

    def ngettext(self, one, many, count):
        ask(None, one)
        return speak(self, one if count == 1 else many)

    for made in (gettext, pgettext, ngettext):
        monkeypatch.setattr(locale._Pseudo, made.__name__, made)
    monkeypatch.setattr(Door, "system_language", lambda self: PSEUDO)
    return found


@pytest.fixture(autouse=True)
def rules_in_brackets(monkeypatch):
    """Put the rules prose, exact and plain, which has files of its own, in brackets too."""
    monkeypatch.setattr(plain, "read_chapter_texts", lambda game, _code: {
        key: PrimerText("⟦title⟧", tuple(block._replace(text="⟦text⟧") for block in words.blocks))
        for key, words in read_chapter_texts(game, "en").items()})
    kept = {key: fracas.ruleset(key).rules_text for key in fracas.KEYS}
    for key, whole in kept.items():
        chapters = tuple(Chapter(chapter.number, "⟦title⟧", "⟦text⟧") for chapter in whole())
        object.__setattr__(fracas.ruleset(key), "rules_text", lambda chapters=chapters: chapters)
    yield
    for key, whole in kept.items():
        object.__setattr__(fracas.ruleset(key), "rules_text", whole)


def proper_names():
    """Return the names of the games, which are the same in every language."""
    return {fracas.ruleset(key).name for key in fracas.KEYS}


def past(shown):
    """Return the texts in which a word was not translated, with these words."""
    known = proper_names() | PLAYERS
    return sorted({(text.strip(), *words) for text in set(shown) if (words := words_past(text, known))})


@pytest.mark.parametrize("address", SCREENS)
def test_every_screen_is_translated(address, unknown):
    page = Page(address=address)
    assert past(text for markup in page.door.regions.values() for text in texts(markup)) == []
    assert unknown == set()


def test_the_screens_of_teams_are_translated(unknown, monkeypatch):
    monkeypatch.setattr(elfball_rosters, "effects", lambda: {ability.key: "⟦effect⟧" for ability in ABILITIES})
    page = Page(address="#/teams")
    for do, arg in (("found", "advanced"), ("open", "1"), ("learn", "1 rugged 1"), ("extra", "wizard 1"),
                    ("experience", "1 7"), ("forum", ""), ("rename", "1 \u202e"), ("undo-team", "")):
        page.do(do, arg)
        assert past(text for markup in page.door.regions.values() for text in texts(markup)) == [], do
    page.go(f"{page.door.address}/sheet")
    assert past(texts(page.door.regions["screen-team"])) == []
    page.go("#/new/elfball/two")
    page.do("team", f"home my-{my_teams.saved_teams(page.door.store)[0].key}")
    assert past(texts(page.door.regions["screen-new"])) == []
    assert unknown == set()


def test_the_screens_of_leagues_are_translated(unknown):
    page = Page(address="#/leagues/new/cave-brawl")
    for do, arg in (("league-name", "1"), ("drop-team", "3"), ("team-coach", "1 random"), ("team-coach", "2 human"),
                    ("setting", "rounds 20"), ("team-name", "0 "), ("found", ""), ("team-name", "0 2"),
                    ("team-name", "1 3"), ("team-name", "2 4"), ("found", "")):
        page.do(do, arg)
    for do, arg in (("entry", "r1.2"), ("entry-done", "r1.2"), ("entry-points", "home 3"), ("entry-points", "away 1"),
                    ("entry-done", "r1.2"), ("entry", "r1.2"), ("entry-done", "r1.2"), ("fixture", "r2.1"),
                    ("withdraw", "2"), ("stand-in", "random"), ("simulate", "")):
        page.do(do, arg)
        assert past(text for markup in page.door.regions.values() for text in texts(markup)) == [], do
    page.door.run(10**7, 10**6)
    here = page.door.address
    for part in ("table", "fixtures", "players", "teams", "paper", "more"):
        page.go(f"{here}/{part}")
        assert past(texts(page.door.regions["screen-league"])) == [], part
    assert unknown == set()


@pytest.mark.parametrize("key", ON_THE_PAGE)
def test_a_match_with_many_buttons_pressed_is_translated(key, unknown):
    page = Page(address=f"#/new/{slug_of(key)}/two")
    page.do("start", slug_of(key))
    page.door.run()
    monkey = Monkey(page, f"pseudo {key}")
    assert past(monkey.press(sample(60, 150))) == []
    page.do("menu")
    page.do("concede")
    page.door.run()
    assert past(monkey.shown()) == []
    assert unknown == set()


@every_game
def test_every_event_and_question_is_told_in_translated_sentences(key, unknown):
    set_language(PSEUDO)
    text = import_module(f"fracas.games.{key}.words.text")
    told = []
    for game, _count in inputs(fracas.ruleset(key), "pseudo", sample(800, 2_000), limit=400):
        for event in game.plies[-1].events if game.plies and game.pending is None else ():
            told.append(text.sentence(event, game.state))
            if event.kind == "roll" and isinstance(event.facts[0], Rolled):
                told += _words_of_roll(text, event.facts[0].request, game.state)
    assert past(told) == []
    assert unknown == set()


def _words_of_roll(text, request, state):
    assert isinstance(request, Roll)
    return [text.title(request)]


@every_game
def test_texts_that_rulesets_keep_in_english_are_marked(key, marked):
    rules = fracas.ruleset(key)
    kept = [rules.title, *(setting.label for setting in rules.settings), *rules.assumptions]
    assert [text for text in kept if (None, text) not in marked] == []
