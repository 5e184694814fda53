"""Rivals on the page: an evening from the board to the end, the next one, and a file that takes it elsewhere."""

import pytest

from fracas.bots.levels import RUNGS
from fracas.bots.match import play_in_slices
from fracas.faces import lessons_of
from fracas.games import KEYS as GAMES
from fracas.kernel.resign import resignation
from fracas.kernel.table import AWAY, HOME
from fracas.locale import _, set_language
from fracas.page import registry
from fracas.page.chunks import RIVALS, archives_of
from fracas.page.rivals.evenings_here import match_with, score_here
from fracas.page.rivals.rivals_screen import lesson_link
from fracas.page.saving import my_rivals
from fracas.page.saving.my_rivals import KeptEvening
from fracas.page.saving.storage import Memory
from fracas.rivals.evenings import rung_of_evening
from fracas.rivals.registry import KEYS, rival_of, table_of, words_of
from tests.page.headless import Page
from tests.page.league_pages import finish

EVENING = KeptEvening(5, "rival-hazel-1", "elfball", "hazel", 2, 150, True)


@pytest.mark.parametrize("game", [key.replace("_", "-") for key in KEYS])
@pytest.mark.parametrize("code", ["en", "fr"])
def test_the_board_of_each_game_names_twelve_and_leads_to_a_lesson(game, code):
    set_language(code)
    page = Page(address=f"#/rivals/{game}")
    shown = page.text("screen-rivals")
    first = table_of(game.replace("-", "_")).rivals[0]
    title, address = lesson_link(first)
    lesson = lessons_of(first.game).lesson(first.weakness.lesson)
    assert (title, address) == (_(lesson.title), f"#/lesson/{game}/{lesson.key}")
    set_language("en")
    assert shown.count('class="panel lesson-row') == 12 and f'href="{address}"' in shown and title in shown


def test_an_evening_is_played_kept_and_leads_to_the_next():
    page = Page(address="#/new/school-fighters/bot")
    assert 'href="#/rivals/school-fighters"' in page.text("screen-new")
    page.go("#/rivals/school-fighters")
    page.do("rival-team", "wheels")
    page.do("play-rival", "agnes")
    match, tags = page.model.session.match, page.model.game.tags
    assert match.startswith("rival-agnes-")
    assert (tags["Home"], tags["Rival"], tags["RivalCup"]) == ("wheels", "agnes", "0")
    rung = int(tags["RivalRung"]) / 100  # his level is as much higher as his habits cost
    assert tags["AwayCoach"] == RUNGS[round(rung)].key
    assert page.model.bots.minds[1].level.rung == round(rung + rival_of("school_fighters", "agnes").cost)
    page.go("#/rivals/school-fighters")
    assert f'href="#/match/{match}"' in page.text("screen-rivals")  # it waits
    page.go(f"#/match/{match}")
    finish(page)
    kept, = my_rivals.load(page.shell.shelf.store)
    assert (kept.match, kept.rival, kept.is_cup) == (match, "agnes", True)
    assert 'data-do="next-evening"' in page.text("dock") + page.text("tray") + page.text("ask")
    page.do("next-evening")
    assert page.door.address == "#/rivals/school-fighters" and "Evening 2 of 4" in page.text("screen-rivals")
    cup = page.text("screen-rivals").partition("The cup")[2].partition("</section>")[0]
    assert [cup.count(f"<small>{word}</small>") for word in ("next", "later")] == [1, 2]
    assert cup.partition('aria-current="step"')[2].partition("<small>")[2].startswith("next")
    page.go("#/")
    assert "Evening 2 of 4" in page.text("screen-home")


def test_a_match_outside_the_cup_moves_no_evening():
    page = Page(address="#/rivals/school-fighters/ines")
    assert "A match outside the cup" in page.text("screen-rivals")
    page.do("play-rival", "ines")
    finish(page)
    kept, = my_rivals.load(page.shell.shelf.store)
    assert (kept.rival, kept.is_cup) == ("ines", False)


def test_a_rival_of_a_cup_is_as_strong_as_its_evening_and_one_outside_it_as_the_coach():
    store = Memory()
    strength = score_here(store, "elfball").strength
    cup, friendly = (match_with(store, rival_of("elfball", key), "", "s").tags for key in ("hazel", "odo"))
    assert (cup["RivalCup"], friendly["RivalCup"]) == ("0", "-1")
    rungs = rung_of_evening(strength, 0), strength.rung
    assert [cup["RivalRung"], friendly["RivalRung"]] == [f"{round(rung * 100)}" for rung in rungs]
    assert rungs[0] < rungs[1]


@pytest.mark.parametrize("loser", [HOME, AWAY])
def test_a_rival_boasts_when_he_has_won_and_grumbles_when_he_has_lost(loser):
    page = Page(address="#/rivals/school-fighters/ines")
    page.do("play-rival", "ines")
    game = page.model.game
    game.real = (False, False)
    for _step in play_in_slices(game, ("random", "random"), "x"):
        if game.pending is None and game.ruleset.is_legal(game.state, resignation(loser)):
            game.apply(resignation(loser))
            break
    page.model.session.save()
    page.app.show(page.door.address)
    page.shell.send()
    said = words_of(rival_of("school_fighters", "ines"))
    told = (said.lost, said.won)[loser == HOME]
    assert f"{said.name}: “{told}”" in page.text("dock") + page.text("tray") + page.text("ask")


def test_a_game_or_rival_that_does_not_exist_leads_nowhere():
    page = Page(address="#/rivals/chess")
    assert page.door.address in ("#/", "") and "Rivals" not in page.text("screen-rivals")
    page.go("#/rivals/elfball/nobody")
    assert "Hazel Thimblewick" in page.text("screen-rivals")


def test_an_evening_reads_back_and_anything_else_counts_for_nothing():
    store = Memory()
    assert my_rivals.save(store, EVENING).ok and my_rivals.load(store) == (EVENING,)
    assert my_rivals.load(store, "cave_brawl") == ()
    section = my_rivals.BACKUP_SECTION
    text, = section.export_all(store)
    with pytest.raises(ValueError, match="hazel 7"):
        section.read("elfball hazel 7 150 1 5")
    assert section.read(text.partition("\n")[2])[1] == "elfball hazel 2 150 1 5"


def test_a_file_of_everything_takes_the_evenings_along():
    store = Memory()
    my_rivals.save(store, EVENING)
    page = Page(store, "#/saved")
    page.do("fetch-everything")
    other = Page(address="#/saved")
    other.do("take-file", page.door.downloads[-1][1])
    other.do("take", "all")
    assert [each._replace(when=5) for each in my_rivals.load(other.shell.shelf.store)] == [EVENING]


def test_the_tables_of_rivals_come_after_all_games_that_they_import():
    wanted = registry.chunks_of(registry.parse("#/rivals/elfball"), Memory())
    assert wanted[-1] == RIVALS and {*GAMES} <= {*archives_of(wanted)}
    assert registry.chunks_of(registry.parse("#/rivals/chess"), Memory()) == ()
