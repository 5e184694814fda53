"""The code of a game is waited for before anything of it is used: in a browser it is fetched when it is wanted."""

import marshal

import pytest

from fracas import games, locale
from fracas.games import GAMES, KEYS
from fracas.league.files import write_league
from fracas.locale import LANGUAGES, _, set_language
from fracas.page import chunks
from fracas.page.chunks import COACH, HEADS, READER, REST, archives_of, extras_of, import_modules, rulebook_of
from fracas.page.leagues.shelf import key_of
from fracas.page.saving.storage import Facts, Memory, Shelf
from fracas.page.screens import first_screen
from fracas.page.slugs import slug_of
from fracas.view.home import Readiness
from tests.page.headless import Door, Page
from tests.page.league_pages import league_of

MOST_BYTES = 2000
OF_EACH_TEAM = {"elfball": "orcs", "cave_brawl": "cavemen"}  # what somebody has put together


@pytest.fixture
def come(monkeypatch):
    """Return a function that opens a page where no game can be loaded that was not waited for."""
    pages, load = [], games.import_module

    def guarded(name):
        key = name.split(".")[2]
        assert not pages or key in pages[-1].door.here, f"{name} is not here yet"
        return load(name)

    def opened(store=None, address="#/"):
        pages.append(Page(store, "#/settings"))
        pages[-1].go(address)
        return pages[-1]

    monkeypatch.setattr(games, "import_module", guarded)
    return opened


def own(page):
    return page.door.here - {REST, READER, HEADS}  # the reader brings what explains words of art


@pytest.fixture(scope="module")
def full():
    """The storage of somebody who has a match and a league of every game, and teams of all games that have some."""
    page = Page()
    for key, team in OF_EACH_TEAM.items():
        page.go("#/teams")
        page.do("team-game", key)
        page.do("list", team)
        page.do("found", "basic")
    for key in KEYS:
        page.go(f"#/new/{slug_of(key)}/two")
        page.do("start")
        if key == "cave_brawl":
            page.go("#/leagues")
            page.do("take-league", write_league(league_of(game=key)))
    return page.door.store


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_new_match_needs_its_own_game_and_the_one_that_builds_on(come, full, game):
    page = come(full, f"#/new/{slug_of(game.key)}/two")
    drawn = {game.key, game.builds_on} - {""}
    assert own(page) == drawn
    assert page.door.foreseen >= {*map(extras_of, drawn)}, "so that the match begins without a pause"
    page.do("start")
    assert page.model.game.ruleset.key == game.key
    assert own(page) == drawn | {*map(extras_of, drawn)}


@pytest.mark.parametrize("key", KEYS)
def test_a_match_to_go_on_with_and_the_rules_need_their_game(come, full, key):
    match = next(match for match, save in Page(full).shell.shelf.newest_first() if save.facts.game == key)
    page = come(full, f"#/match/{match}")
    assert page.model.game.ruleset.key == key and key in own(page)
    page = come(full, f"#/rules/{slug_of(key)}")
    assert page.text("rule-text") or page.text("screen-rules")
    assert {READER, rulebook_of(key)} <= page.door.here and key in own(page) and len(own(page)) <= 4


def test_screens_of_no_game_need_none(come, full):
    page = come(full)
    at_home = own(page)  # the game of the match to go on with
    for screen in ("settings", "leagues"):
        page.go(f"#/{screen}")
    assert own(page) == at_home and len(at_home) <= 2


def test_the_file_of_everything_needs_the_games_of_its_teams(come, full):
    page = come(full, "#/saved")
    assert own(page) == {*OF_EACH_TEAM}
    page.do("fetch-everything")
    assert page.door.downloads
    assert own(come(address="#/saved")) == set()


def test_a_league_needs_its_game_and_another_game_is_fetched_when_it_is_chosen(come, full):
    page = come(full, f"#/league/{key_of(league_of())}/fixtures")
    assert own(page) >= {"cave_brawl"} and "school_fighters" not in own(page)
    page.go("#/leagues/new")
    page.do("league-game", "school_fighters")
    assert "school_fighters" in own(page)


def test_the_teams_of_all_games_are_listed_together(come, full):
    page = come(full, "#/teams")
    page.do("team-game", "cave_brawl")
    assert own(page) >= {game.key for game in GAMES if game.has_rosters and not game.builds_on}


@pytest.mark.parametrize("learns", [True, False])
def test_a_language_is_fetched_before_it_is_spoken_or_the_page_says_that_it_cannot(monkeypatch, tmp_path, learns):
    compiled, folder = locale._compiled("fr").parent, tmp_path
    monkeypatch.setattr(locale, "_compiled", lambda code: folder / f"{code}.mo")
    page = Page(address="#/settings")
    assert not locale.is_available("fr") and archives_of(("elfball",)) == (REST, HEADS, "elfball")
    page.door.learns = learns
    learn = page.door.load_language

    def learn_it(code, call):
        nonlocal folder
        folder = compiled if learns else tmp_path
        learn(code, call)
    monkeypatch.setattr(page.door, "load_language", learn_it)
    page.do("language", "fr")
    assert "app.fr" in page.door.here
    assert (page.door.attributes["html", "lang"], page.shell.preferences.language) == (
        ("fr", "fr") if learns else ("en", ""))
    assert ("Réglages" in page.text("screen-settings")) == learns
    assert ("Français could not be loaded" in page.text("notices")) == (not learns)
    assert ("elfball-rules.fr" in archives_of((rulebook_of("elfball"),))) == learns


def test_who_reads_a_language_that_cannot_be_fetched_at_the_start_is_told_so(monkeypatch, tmp_path):
    monkeypatch.setattr(locale, "_compiled", lambda code: tmp_path / f"{code}.mo")
    monkeypatch.setattr(Door, "system_language", lambda door: "fr-CH")
    page = Page()
    assert page.door.attributes["html", "lang"] == "en" and "Français could not be loaded" in page.text("notices")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_game_weighs_two_kilobytes_at_most_before_it_is_opened(game, monkeypatch):
    """Its line in the registry, its words in each language and its bill on the home screen."""
    whole = first_screen.home_markup(Readiness(1.0, ""))
    monkeypatch.setattr(first_screen, "GAMES", tuple(other for other in GAMES if other is not game))
    bill = len(whole.encode()) - len(first_screen.home_markup(Readiness(1.0, "")).encode())
    words = [marshal.dumps(tuple(game))]
    for language in LANGUAGES:
        set_language(language)
        words += [_(game.name).encode(), _(game.title).encode()]
    print(f"\n{bill + sum(map(len, words))} bytes")
    assert 0 < bill + sum(map(len, words)) <= MOST_BYTES


@pytest.mark.parametrize("address", ["#/team/nobody", "#/team/nobody/sheet", "#/team/torn"])
def test_where_a_team_cannot_be_shown_the_list_needs_the_games_of_all_teams(come, address):
    store = Memory()
    Shelf(store, "team").save("torn", Facts("cave_brawl"), "{")
    page = come(store, address)
    assert page.door.address == "#/teams"
    assert "New team" in page.text("screen-teams") and page.text("notices")


def test_a_module_of_a_game_that_is_not_here_is_imported_by_whoever_asks_for_it(monkeypatch):
    imported, here = [], {*archives_of((COACH, "street_brawl"))} - {"elfball"}
    monkeypatch.setattr(chunks, "import_module", imported.append)
    files = [f"fracas/faces/{key}/harms.pyc" for key in ("elfball", "cave_brawl", "street_brawl")]
    steps = import_modules(["fracas/analyst/__init__.pyc", "fracas/looks.txt", *files, "fracas/analyst/last.pyc"], here)
    next(steps)
    assert imported == ["fracas.analyst"]
    next(steps)
    assert imported[1:] == ["fracas.analyst.last"]  # a variant needs the game that it builds on
    here.add("elfball")
    assert len([*import_modules(files, here)]) == 2
    assert imported[2:] == ["fracas.faces.elfball.harms", "fracas.faces.street_brawl.harms"]
