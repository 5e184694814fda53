"""Leagues on the page: founded, played, typed in, simulated, merged, and nothing lost over bad input."""

import re

import pytest

from fracas.bots.match import played_out
from fracas.games import KEYS
from fracas.league.coaching import choosing
from fracas.league.course import champion, line_at, lines
from fracas.league.entering import enter, typed_result
from fracas.league.files import read_league, write_league
from fracas.league.founding import Newcomer, new_league
from fracas.league.model import BRACKET, HUMAN, ROUND_ROBIN, SEASON
from fracas.league.simulation import simulate
from fracas.page.leagues.shelf import key_of
from fracas.page.library import word_of
from fracas.page.saving import my_teams
from fracas.page.saving.storage import TOO_LARGE, Facts, Shelf, StoreFull
from tests.page.headless import Page
from tests.page.league_pages import FAST, league, league_of, opened, shown, typed

# -- founding --------------------------------------------------------------------------------------------------


def test_a_league_is_founded_with_three_bots_at_two_taps():
    page = Page(address="#/leagues/new")
    page.do("found")
    assert page.door.address.startswith("#/league/") and "Elfball league" in shown(page)
    found = league(page)
    assert [entry.coach for entry in found.season.entries] == [HUMAN, "rookie", "rookie", "rookie"]
    assert found.plan == SEASON and "persist" in page.door.asked
    page.go("#/leagues")
    assert "Elfball, season 1: 0 of 7 matches" in page.text("screen-leagues")


def test_a_league_is_founded_as_it_was_filled_in():
    page = Page(address="#/leagues/new/cave-brawl")
    for do, arg in [("league-name", "Stone  Cup"), ("league-plan", BRACKET), ("drop-team", "3"), ("add-team", ""),
                    ("team-name", "0 My own"), ("team-team", "1 exiles"), ("team-coach", "2 random"),
                    ("league-bot", "random"), ("add-bots", "4"), ("league-seed", "s"), ("setting", "target 1")]:
        page.do(do, arg)
    page.do("found")
    found = league(page)
    assert (found.name, found.plan, found.seed, found.options["target"]) == ("Stone Cup", BRACKET, "s", 1)
    assert [e.coach for e in found.season.entries] == [HUMAN, "rookie", "random", HUMAN, *4 * ["random"]]
    assert found.season.entries[0].name == "My own" and found.season.entries[1].text.startswith("exiles.")
    assert found.options["rounds"] == 60 and "not known yet" in shown(page)


def test_bots_of_a_league_play_in_the_styles_of_its_game_and_in_no_other():
    page = Page(address="#/leagues/new/school-fighters")
    new = page.text("screen-leagues")
    assert "Brawling regular" in new and "Racing regular" not in new
    for do, arg in [("team-coach", "1 regular-brawler"), ("league-bot", "rookie-cautious"), ("add-bots", "1")]:
        page.do(do, arg)
    page.do("found")
    assert [e.coach for e in league(page).season.entries] == [
        HUMAN, "regular-brawler", "rookie", "rookie", "rookie-cautious"]
    assert "Cautious rookie" in shown(page) and "Brawling regular plays them" in shown(page)


@pytest.mark.parametrize(("taps", "reason"), [
    ([("team-name", "0 ")], "has 0 letters"),
    ([("team-name", "0 Same"), ("team-name", "1 same")], "Two teams are called"),
    ([("drop-team", "0")] * 3, "needs 2 to 160 teams"), ([("league-name", "x" * 41)], "has 41 letters"),
    ([("team-name", "0 a\u202eb")], "signs that cannot be seen"),
])
def test_a_league_that_cannot_be_says_why(taps, reason):
    page = Page(address="#/leagues/new")
    for do, arg in taps:
        page.do(do, arg)
    page.do("found")
    assert reason in page.text("league-problem") and page.door.address == "#/"
    assert page.leagues.shelf.listed() == []


def own_code(page):
    """Return the code of the one Elfball team of the coach's."""
    offered = my_teams.Offered(page.door.store, "elfball")
    return offered.code(*offered.teams)


def test_my_own_teams_can_join():
    page = Page(address="#/teams")
    page.do("found", "basic")
    page.do("title", "Rockers")
    page.go("#/leagues/new/elfball")
    page.do("found")
    assert league(page).season.entries[0][1:] == ("Rockers", HUMAN, own_code(page))


# -- results ---------------------------------------------------------------------------------------------------


def test_a_result_is_typed_in_and_corrected_and_the_old_one_is_kept():
    page = opened(league_of(coach=HUMAN))
    for points in (("3", "1"), ("0", "2")):
        page.do("entry", "r1.1")
        page.do("entry-points", f"home {points[0]}")
        page.do("entry-points", f"away {points[1]}")
        page.do("entry-done", "r1.1")
    found = league(page)
    assert found.season.results["r1.1"].points == (0, 2) and [old.result.points for old in found.set_aside] == [(3, 1)]
    assert "kept aside" in shown(page) and "0–2" in shown(page)


@pytest.mark.parametrize(("home", "reason"), [
    ("", "is no number of points"), ("-1", "is no number of points"), ("3.5", "“3.5” is no number"),
    ("٣", "is no number of points"),
])
def test_points_that_are_none_are_refused_in_the_sheet(home, reason):
    page = opened(league_of(coach=HUMAN))
    page.do("entry", "r1.1")
    page.do("entry-points", f"home {home}")
    page.do("entry-points", "away 1")
    page.do("entry-done", "r1.1")
    assert reason in page.text("entry-problem") and not league(page).season.results


def test_casualties_are_typed_in_and_corrected_where_the_table_counts_them():
    page = Page(address="#/leagues/new/street-bowl")
    page.do("found")
    key = page.door.address.split("/")[2]
    for casualties in ("x", "4", "2"):
        page.do("entry", "r1.1")
        for arg in ("home 1", "away 1"):
            page.do("entry-points", arg)
        page.do("entry-casualties", f"away {casualties}")
        page.do("entry-done", "r1.1")
        assert bool(page.leagues.shelf.open(key)[0].league.season.results) == (casualties != "x")
    assert "“x” is no number of casualties" in page.text("entry-problem")
    found = page.leagues.shelf.open(key)[0].league
    assert found.season.results["r1.1"].casualties == (0, 2)
    page.do("entry", "r1.1")
    assert "Casualties caused: " in page.text("sheets") and 'value="2"' in page.text("sheets")
    page.go(f"#/league/{key}/table")
    assert "casualty difference" in shown(page) and "half a win" not in shown(page)
    page = opened(league_of(coach=HUMAN))
    page.do("entry", "r1.1")
    page.do("entry-casualties", "home 1")
    assert "Casualties" not in page.text("sheets")


def test_a_result_for_an_unknown_fixture_or_a_drawn_final_is_refused():
    page = opened(league_of(2, BRACKET, HUMAN))
    page.do("entry", "final")
    page.do("entry-points", "home 1")
    page.do("entry-points", "away 1")
    page.do("entry-done", "final")
    assert "needs a winner" in page.text("entry-problem")
    page.do("entry-done", "r9.9")
    assert "There is no fixture “r9.9”" in page.text("entry-problem")
    page.do("entry-winner", "away")
    page.do("entry-done", "final")
    assert league(page).season.results["final"].winner == 1 and "won by" not in page.text("entry-problem")


def test_a_fixture_is_played_and_its_result_entered_when_it_is_over():
    page = opened(league_of(coach=HUMAN))
    page.do("fixture", "r1.1")
    assert "Dice: A" in page.text("sheets")
    page.do("fixture-dice", "home real")
    page.do("fixture-start", "r1.1")
    assert page.door.address == f"#/match/{key_of(league_of(coach=HUMAN))}-1-r1-1"
    assert page.screen.game.real == (True, False)
    page.go(f"#/league/{page.door.address[8:20]}/fixtures")
    assert "Go on: A – D" in shown(page)
    page.do("fixture", "r1.1")
    finish(page)
    found = read_league(page.leagues.shelf.text(page.screen.game.tags["LeagueId"]))
    result = found.season.results["r1.1"]
    assert result.source == "played" and result.fingerprint == page.screen.game.fingerprint
    assert "is entered in “Test league”" in page.text("standing")
    page.do("to-league", page.screen.game.tags["LeagueId"])
    assert page.door.address.endswith("/fixtures")


def test_a_league_leads_with_the_next_match_of_a_person_and_goes_on_with_one_that_has_begun():
    page = opened(league_of(coach=HUMAN), "table")
    lead, _tabs, _rest = shown(page).partition('id="league-part"')
    assert "Your next match" in lead and "A – D, Round 1" in lead
    page.do("fixture", "r1.2")
    page.do("fixture-start", "r1.2")
    page.go(f"#/league/{page.door.address[8:20]}/table")
    assert "B – C, Round 1" in shown(page) and "Go on: B – C" in shown(page)


def test_a_league_of_bots_has_no_next_match_of_a_person():
    assert "Your next match" not in shown(opened(league_of(), "table"))


def finish(page):
    """Let bots play the match on the screen to its end, or until a coach may concede."""
    game = page.screen.game
    game.real = (False, False)
    for _step in played_out(game, ("random", "random"), "x"):
        if game.pending is None and not game.is_terminal() and game.ruleset.is_legal(game.state, ("concede",)):
            game.apply(("concede",))
    page.screen.session.save()
    page.app.show(page.door.address)
    page.shell.send()


def test_a_match_that_finds_another_result_asks_which_counts():
    page = opened(league_of(coach=HUMAN))
    page.do("fixture", "r1.1")
    page.do("fixture-start", "r1.1")
    key = page.screen.game.tags["LeagueId"]
    found, _trouble = page.leagues.shelf.open(key)
    line = lines(found.league, found.league.season)[0]
    enter(found.league, "r1.1", typed_result(line, (9, 8)))
    page.leagues.shelf.keep(found)
    finish(page)
    assert "has another result in “Test league”: 9–8" in page.text("standing")
    assert read_league(page.leagues.shelf.text(key)).season.results["r1.1"].points == (9, 8)
    page.do("fixture-replace")
    found = read_league(page.leagues.shelf.text(key))
    assert found.season.results["r1.1"].source == "played" and found.set_aside[0].result.points == (9, 8)


def test_a_match_whose_league_was_deleted_says_so():
    page = opened(league_of(coach=HUMAN))
    page.do("fixture", "r1.1")
    page.do("fixture-start", "r1.1")
    page.leagues.shelf.saves.delete(page.screen.game.tags["LeagueId"])
    finish(page)
    assert "The league of this match is not on this device." in page.text("standing")


def test_survivors_are_improved_until_the_next_match():
    page = opened(league_of(3, ROUND_ROBIN, HUMAN))
    page.do("fixture", "r1.2")
    page.do("fixture-start", "r1.2")
    finish(page)
    page.do("to-league", page.screen.game.tags["LeagueId"])
    assert "survivors of the last match may improve" in shown(page)
    asked = re.search(r'data-do="improving" data-arg="([^"]*)"', shown(page))[1]
    page.do("improving", asked)
    word = re.search(r'value="(\d(?:bt|cd|pk))"', page.text("sheets"))[1]
    page.do("improve", f"{int(word[0]) - 1} {word}")
    page.do("improve-done", asked)
    assert league(page).season.results["r1.2"].notes[int(asked[-1])].endswith(f".{word}")
    assert any(player.chosen == word for one in choosing(league(page)) for player in one.improvements)


# -- simulation ------------------------------------------------------------------------------------------------


def run_until(page, matches):
    """Let time pass until so many matches are decided."""
    for _slice in range(2000):
        page.door.run(10**6, 1)
        if len(page.shell.screen.opened.league.season.results) >= matches:
            return


def test_the_rest_is_simulated_stopped_and_gone_on_with_the_same_result_as_elsewhere():
    page = opened(league_of())
    page.do("simulate")
    run_until(page, 2)
    assert page.door.attributes["sim-bar", "max"] == "7"
    page.do("stop-simulation")
    half = league(page)
    assert 0 < len(half.season.results) < 7 and "decided" in shown(page)
    page.do("simulate")
    page.door.run(10**7, 10**6)
    other = league_of()
    for _step in simulate(other, played_out):
        pass
    assert league(page) == other and champion(other, other.season) >= 0
    assert f"Champion: {other.season.entries[champion(other, other.season)].name}" in shown(page)


def test_a_simulation_is_undone_alone_even_if_its_first_match_takes_long():
    page = opened(league_of(), "teams")
    page.do("withdraw", "1")
    page.do("withdraw-now")
    before = league(page)
    page.do("simulate")
    page.door.time += 4000  # it saves now and then, here before any match is over
    run_until(page, 2)
    page.do("stop-simulation")
    assert league(page).season.results
    page.do("undo-league")
    assert league(page) == before and before.season.withdrawn == {1}


def test_looking_at_another_part_lets_a_simulation_go_on():
    page = opened(league_of())
    page.do("simulate")
    run_until(page, 1)
    page.go(f"#/league/{key_of(league_of())}/table")
    assert "sim-bar" in shown(page)
    page.door.run(10**7, 10**6)
    assert "Champion" in shown(page) and len(league(page).season.results) == 7


def test_nothing_else_changes_a_league_while_bots_play():
    page = opened(league_of(), "teams")
    page.do("simulate")
    page.do("withdraw", "1")
    page.do("withdraw-now")
    assert "Stop the simulation first." in page.text("notices")
    page.do("stop-simulation")
    assert not league(page).season.withdrawn


def test_a_simulation_takes_in_what_another_tab_enters():
    page = opened(league_of())
    page.do("simulate")
    run_until(page, 1)
    found = read_league(page.leagues.shelf.text(key_of(league_of())) or write_league(league_of()))
    line = line_at(found, found.season, "r3.2")
    enter(found, "r3.2", typed_result(line, (9, 8)))
    page.leagues.shelf.saves.save(key_of(found), Facts("cave_brawl", "x", "y", 1), write_league(found))
    page.do("stop-simulation")
    assert league(page).season.results["r3.2"].points == (9, 8) and "r1.1" in league(page).season.results
    page.do("simulate")
    page.door.run(10**7, 10**6)
    assert len(league(page).season.results) == 7


def test_leaving_the_screen_stops_a_simulation_and_keeps_what_was_played():
    page = opened(league_of())
    page.do("simulate")
    run_until(page, 2)
    page.go("#/leagues")
    page.go(f"#/league/{key_of(league_of())}")
    assert 0 < len(league(page).season.results) < 7


def test_matches_of_people_wait_unless_a_bot_stands_in():
    page = opened(league_of(2, ROUND_ROBIN, HUMAN))
    assert "all wait for human coaches" in shown(page)
    page.do("stand-in", "random")
    page.do("simulate")
    page.door.run(10**7, 10**6)
    assert len(league(page).season.results) == 1


# -- seasons, teams, tables ------------------------------------------------------------------------------------


def test_the_next_season_begins_with_the_teams_as_they_stand_and_newcomers():
    page = opened(league_of(3, ROUND_ROBIN, seed="a"), "more")
    assert "It can begin when every match" in shown(page)
    page.do("simulate")
    page.door.run(10**7, 10**6)
    page.do("add-bots", "1")
    page.do("team-name", "0 A")
    page.do("next-season")
    assert "Two teams are called" in page.text("league-problem") and len(league(page).seasons) == 1
    page.do("team-name", "0 Newcomers")
    page.do("next-season")
    found = league(page)
    assert [entry.name for entry in found.season.entries] == ["A", "B", "C", "Newcomers"]
    assert found.season.entries[0].text != found.seasons[0].entries[0].text
    page.do("season", "1")
    assert "Season 1" in shown(page) and "next-season" not in shown(page)
    page.go(page.door.address.replace("more", "players"))
    assert "Top lists" in shown(page) and "Until" in shown(page)


def test_a_team_that_withdraws_keeps_its_results_and_loses_the_rest():
    page = opened(league_of(3, ROUND_ROBIN, HUMAN), "teams")
    page.do("withdraw", "1")
    assert "B withdraws: its results stand" in shown(page)
    page.do("withdraw-not")
    assert not league(page).season.withdrawn
    page.do("withdraw", "1")
    page.do("withdraw-now")
    assert league(page).season.withdrawn == {1} and "has withdrawn" in shown(page)


def test_tables_and_the_league_are_downloaded_and_the_season_printed():
    page = opened(league_of(3, ROUND_ROBIN, HUMAN), "more")
    for do in ("fetch-table", "fetch-fixtures", "fetch-season"):
        page.do(do)
    (_n, table), (_m, fixtures), (_o, file) = page.door.downloads
    assert table.startswith("\ufeffPlace,Team") and "r1.2" in fixtures and read_league(file) == league(page)
    page.go(page.door.address.replace("more", "paper"))
    page.do("print")
    assert "print" in page.door.asked and "Round 3" in shown(page)


@pytest.mark.parametrize("plan", [SEASON, BRACKET])
def test_every_part_is_shown_before_and_after_the_season(plan):
    found = league_of(5, plan)
    page = opened(found)
    for _time in ("before", "after"):
        for part in ("table", "fixtures", "players", "teams", "paper", "more", "nonsense"):
            page.go(f"#/league/{key_of(found)}/{part}")
            assert shown(page).count("<h2") >= 2
        page.do("simulate")
        page.door.run(10**7, 10**6)
        assert "Champion" in shown(page)


# -- files of other devices ------------------------------------------------------------------------------------


def with_results(**points):
    found = league_of(coach=HUMAN)
    for line in lines(found, found.season):
        key = line.fixture.key.replace(".", "_")
        if key in points:
            enter(found, line.fixture.key, typed_result(line, points[key]))
    return found


def test_two_devices_merge_and_every_conflict_is_chosen():
    page = opened(with_results(r1_1=(3, 1), r1_2=(1, 0)), "more")
    page.do("take-league", write_league(with_results(r1_1=(0, 2), r1_2=(1, 0), r2_1=(2, 2))))
    told = ("1 result that is not here yet", "Here: 3–1", "1 choice is open")
    assert [words for words in told if words not in shown(page)] == []
    page.do("merge")
    assert len(league(page).season.results) == 2
    page.do("choose", "1/r1.1 theirs")
    page.do("merge")
    found = league(page)
    assert found.season.results["r1.1"].points == (0, 2) and found.season.results["r2.1"].points == (2, 2)
    assert [old.result.points for old in found.set_aside] == [(3, 1)]
    page.do("take-league", write_league(with_results(r1_2=(1, 0))))
    assert "here already" in shown(page)


def test_all_conflicts_are_decided_at_once_or_the_file_left_out():
    page = opened(with_results(r1_1=(3, 1)), "more")
    page.do("take-league", write_league(with_results(r1_1=(0, 2))))
    page.do("merge-cancel")
    assert "Merge: Test league" not in shown(page)
    page.do("take-league", write_league(with_results(r1_1=(0, 2))))
    page.do("choose-all", "ours")
    page.do("merge")
    assert league(page).season.results["r1.1"].points == (3, 1) and len(league(page).set_aside) == 1


@pytest.mark.parametrize(("spoil", "reason"), [
    (lambda text: text[: len(text) // 2], "cannot be read"), (lambda text: "", "cannot be read"),
    (lambda text: text.replace("cavemen", "amazons"), "cut or altered"),
    (lambda text: "[" * 7000, "nested too deeply"), (lambda text: TOO_LARGE, "too large"),
    (lambda text: '{"fracas": "league"}', "lacks the field"), (lambda text: text * 2, "cannot be read"),
    (lambda text: '{"fracas": 1, "matches": []}', "lacks the field|unknown field"),
])
def test_a_cut_or_hostile_file_is_refused_in_one_sentence(spoil, reason):
    before = with_results(r1_1=(3, 1))
    page = opened(before, "more")
    page.do("take-league", spoil(write_league(with_results(r2_1=(1, 1)))))
    said = re.search(r'notice bad"[^>]*><p>([^<]*)', shown(page))[1]
    assert re.search(reason, said) and said.endswith("Nothing was changed.")
    assert league(page) == before


def test_names_from_a_file_reach_the_page_as_text_only():
    joining = [Newcomer("<img src=x onerror=1>", HUMAN, "cavemen"), Newcomer('"&<b>', HUMAN, "exiles")]
    found = new_league("cave_brawl", "<script>1</script>", joining, SEASON, "s", FAST)
    page = opened(found)
    page.do("entry", "r1.1")
    for part in ("table", "players", "teams", "paper", "more"):
        page.go(f"#/league/{key_of(found)}/{part}")
        assert "<script" not in shown(page) and "<img" not in shown(page) and "<b>" not in shown(page).split("tabs")[0]


# -- saving ----------------------------------------------------------------------------------------------------


def test_a_deleted_league_comes_back():
    page = opened(with_results(r1_1=(3, 1)))
    key = key_of(league_of(coach=HUMAN))
    page.go("#/leagues")
    page.do("delete-league", key)
    assert "No leagues yet" in page.text("screen-leagues")
    page.do("restore-league")
    assert read_league(page.leagues.shelf.text(key)) == with_results(r1_1=(3, 1))


def test_a_damaged_copy_falls_back_to_the_one_before():
    page = opened(league_of(coach=HUMAN))
    page.do("entry", "r1.1")
    for side in ("home", "away"):
        page.do("entry-points", f"{side} 1")
    page.do("entry-done", "r1.1")
    key = key_of(league_of(coach=HUMAN))
    saves = {name: text for name, text in page.door.store.texts.items() if ".league." in name}
    newest = max(saves, key=lambda name: int(saves[name].split()[2]))
    page.door.store.texts[newest] = saves[newest][:-20]
    page.go(f"#/league/{key}")
    assert league(page) == league_of(coach=HUMAN) and "damaged" in page.text("notices")
    for name in page.door.store.texts:
        if ".league." in name:
            page.door.store.texts[name] = "?"
    page.go(f"#/league/{key}")
    assert "damaged beyond repair" in page.text("screen-leagues")


def test_another_tab_that_entered_something_else_is_not_overwritten():
    page = opened(league_of(coach=HUMAN))
    other = Page(page.door.store, page.door.address)
    for tab, key in ((page, "r1.1"), (other, "r1.2")):
        tab.do("entry", key)
        for side in ("home", "away"):
            tab.do("entry-points", f"{side} 1")
        tab.do("entry-done", key)
    assert sorted(league(page).season.results) == ["r1.1", "r1.2"]
    page.do("entry", "r1.2")
    page.do("entry-points", "home 5")
    page.do("entry-points", "away 1")
    page.do("entry-done", "r1.2")
    assert "another tab has entered something else" in shown(page)
    assert league(page).season.results["r1.2"].points == (1, 1)


def test_a_full_storage_is_said_and_the_league_stays_in_memory(monkeypatch):
    page = opened(league_of(coach=HUMAN))

    def refuse(key, text):
        raise StoreFull

    monkeypatch.setattr(page.door.store, "write", refuse)
    page.do("entry", "r1.1")
    for side in ("home", "away"):
        page.do("entry-points", f"{side} 1")
    page.do("entry-done", "r1.1")
    assert "storage of this browser is full" in shown(page) and "1–1" in shown(page)


def test_a_league_that_is_not_here_leads_to_the_list():
    page = Page(address="#/league/nobody")
    page.follow()
    assert page.door.address == "#/leagues" and "There is no such league" in page.text("notices")


# -- everything in one file ------------------------------------------------------------------------------------


def test_leagues_are_part_of_the_file_of_everything_and_come_in_again():
    page = opened(with_results(r1_1=(3, 1)))
    page.go("#/saved")
    page.do("fetch-everything")
    file = page.door.downloads[-1][1]
    assert '"fracas": 2' in file
    other = Page(address="#/saved")
    other.do("take-file", file)
    other.door.run()
    assert "1 league with something new" in other.text("screen-saved")
    other.do("take", "all")
    key = key_of(league_of(coach=HUMAN))
    assert other.leagues.shelf.text(key) == page.leagues.shelf.text(key)
    other.do("restore")
    assert not other.leagues.shelf.listed()


def test_a_file_of_everything_with_another_result_leads_to_the_choice():
    page = opened(with_results(r1_1=(3, 1)))
    page.go("#/saved")
    page.do("fetch-everything")
    file = page.door.downloads[-1][1]
    other = opened(with_results(r1_1=(0, 2)))
    other.go("#/saved")
    other.do("take-file", file)
    other.door.run()
    other.do("take", "all")
    assert other.door.address == "#/leagues" and "Merge: Test league" in other.text("screen-leagues")
    other.do("choose-all", "theirs")
    other.do("merge")
    assert read_league(other.leagues.shelf.text(key_of(league_of()))).season.results["r1.1"].points == (3, 1)


def test_the_file_of_a_league_opened_among_the_matches_finds_its_way():
    page = Page(address="#/saved")
    page.do("take-file", write_league(with_results(r1_1=(3, 1))))
    page.door.run()
    page.follow()
    assert page.door.address.startswith("#/league") and page.leagues.shelf.listed()


@pytest.mark.parametrize("more", ['"leagues": "x"', '"leagues": [1]', '"leagues": ["{}"]', '"leagues": ["x"]'])
def test_a_file_of_everything_with_spoilt_leagues_changes_nothing(more):
    page = Page(address="#/saved")
    page.do("take-file", '{"fracas": 2, "matches": [], ' + more + "}")
    page.door.run()
    assert "Nothing was changed." in page.text("screen-saved") and not page.leagues.shelf.listed()


# -- every game ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", KEYS)
def test_every_game_that_is_open_has_leagues(game):
    page = Page(address=f"#/leagues/new/{word_of(game)}")
    page.do("found")
    found = league(page)
    assert found.game == game and len(found.season.entries) == 4
    page.go(page.door.address + "/fixtures")
    page.do("fixture", "r1.1")
    page.do("fixture-start", "r1.1")
    assert page.screen.game.ruleset.key == game and page.screen.game.tags["Fixture"] == "r1.1"
    finish(page)
    page.do("to-league", page.screen.game.tags["LeagueId"])
    assert league(page).season.results["r1.1"].source == "played"
    for part in ("table", "players", "paper", "more"):
        page.go(f"#/league/{key_of(found)}/{part}")
        assert "<h2" in shown(page)


def test_a_team_of_mine_that_is_deleted_plays_on_in_its_league():
    page = Page(address="#/teams")
    page.do("found", "basic")
    page.go("#/leagues/new")
    page.do("found")
    found = league(page)
    team = my_teams.kept(page.door.store)[0]
    assert found.season.entries[0][2:] == (HUMAN, own_code(page))
    Shelf(page.door.store, my_teams.KIND).delete(team.key)
    page.go(page.door.address + "/fixtures")
    page.do("fixture", "r1.1")
    page.do("fixture-start", "r1.1")
    assert page.screen.game.tags["Home"] == found.season.entries[0].text


# -- what the table has recorded -------------------------------------------------------------------------------


def test_what_the_table_recorded_of_the_players_is_typed_in_and_corrected():
    page = opened(league_of(coach=HUMAN))
    page.do("entry", "r1.1")
    assert "What the players did (optional)" in shown(page) and "Left out" not in shown(page)
    for do, arg in (("entry-points", "home 2"), ("entry-points", "away 0"), ("entry-mark", "home 1 points 2"),
                    ("entry-mark", "away 3 fate 0"), ("entry-mark", "away 4 fate none")):
        page.do(do, arg)
    assert "checked" in page.text("entry-switch")
    page.do("entry-done", "r1.1")
    assert league(page).season.results["r1.1"].notes == ("111111111", "110111111")
    page.do("entry", "r1.1")
    assert 'value="2"' in page.text("sheets") and re.search(r'value="0"[^>]*selected', page.text("sheets"))
    page.do("entry-mark", "home 1 points 3")
    page.do("entry-done", "r1.1")
    assert "The players have 3, the side has 2 points" in page.door.regions["entry-problem"]
    page.do("entry-recorded", "0")
    page.do("entry-done", "r1.1")
    assert league(page).season.results["r1.1"].notes == ("", "")


def test_a_result_without_players_stays_what_it_was():
    page = opened(league_of(coach=HUMAN))
    typed(page, "r1.1", 2, 1)
    assert not any(league(page).season.results["r1.1"].notes) and not league(page).season.results["r1.1"].figures
