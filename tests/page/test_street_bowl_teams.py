"""Teams of Street Bowl on the page: built, given skills, kept, sent, printed and played."""

import html
import json
import re

import pytest

from fracas.games.street_bowl.team.legality import faults
from fracas.games.street_bowl.team.races import RACE_OF, RACES
from fracas.games.street_bowl.team.roster import player_of
from fracas.games.street_bowl.words.skill_texts import effect
from fracas.page.saving import my_teams
from tests.page.builders import assert_comes_in_again, builder_of, head, plain, roster
from tests.page.headless import Page


def founded(race="orc", way="ready"):
    """Found a team and stand on its builder."""
    return builder_of("street_bowl", race, way)


@pytest.mark.parametrize("race", RACE_OF)
def test_the_ready_made_team_of_every_race_is_legal_is_built_further_printed_and_plays(race):
    page = founded(race)
    assert "Legal" in head(page) and faults(roster(page)) == []
    size = len(roster(page).members)
    page.do("release", "1")
    page.do("hire", "a more")
    assert len(roster(page).members) == size
    code = page.shell.route.what
    page.go(f"#/team/{code}/sheet")
    assert page.text("screen-team").count("<h3>") == size
    page.go(f"#/team/{code}")
    page.do("undo-team")
    page.do("undo-team")
    page.do("play")
    page.do("start")
    assert page.door.address.startswith("#/match/") and page.model.game.ruleset.key == "street_bowl"
    assert page.model.game.state.sides[0].race == race


def test_every_race_can_be_founded_and_begins_with_nobody():
    page = Page(address="#/teams")
    page.do("team-game", "street_bowl")
    assert all(f'value="{race.key}"' in page.text("screen-teams") for race in RACES) and len(RACES) == 24
    page = founded("orc", "nothing")
    assert roster(page).members == () and "it needs at least 7" in head(page) and "600,000 left" in head(page)


@pytest.mark.parametrize("race, way, changes, reasons", [
    ("orc", "nothing", 6 * [("hire", "a more")], ["The team has 6 players; it needs at least 7."]),
    ("orc", "nothing", 12 * [("hire", "a more")], []),
    ("chaos", "nothing", [*6 * [("hire", "a more")], *4 * [("hire", "b more")], ("hire", "c more")],
     ["more than the 600,000 it has", "The team has 5 specialists; it may have 4 at most."]),
    ("orc", "nothing", [*8 * [("hire", "a more")], *2 * [("hire", "b more")], *10 * [("support", "reroll more")]],
     ["more than the 600,000 it has"]),
    ("chaos", "nothing", [*7 * [("hire", "a more")], *2 * [("hire", "c more")]],
     ["Minotaur: 2 of them, at most 1 are allowed."]),
])
def test_every_reason_of_money_and_numbers_is_said(race, way, changes, reasons):
    page = founded(race, way)
    for do, arg in changes:
        page.do(do, arg)
    for reason in reasons:
        assert reason in head(page)
    assert ("Legal" in head(page)) == (not reasons)


@pytest.mark.parametrize("race, taught, reason", [
    ("orc", ("block", "guard"), ""),
    ("amazon", ("dodge",), "he has Dodge already"),
    ("amazon", ("claw",), "Claw is open to others only"),
    ("orc", ("leader",), "Leader cannot be added"),
    ("orc", ("frenzy", "grab"), "Frenzy and Grab cannot be combined"),
])
def test_every_reason_against_an_added_skill_is_said(race, taught, reason):
    page = founded(race)
    page.do("open", "1")
    for key in taught:
        page.do("learn", f"1 {key} 1")
    assert set(roster(page).members[0].added) == set(taught)
    assert reason in head(page) and ("Legal" in head(page)) == (not reason)
    for key in taught:
        page.do("learn", f"1 {key} 0")
    assert roster(page).members[0].added == () and "Legal" in head(page)


def test_only_skills_a_position_may_learn_are_offered():
    page = founded("amazon")
    page.do("open", "1")
    body = page.text("team-body")
    offered = {arg.split()[1] for arg in re.findall(r'data-do="learn" data-arg="([^"]+)"', body)}
    assert {"block", "frenzy", "guard", "catch"} <= offered
    assert not {"dodge", "leader", "claw", "stunty", "animosity"} & offered


def test_a_team_with_added_skills_needs_a_match_that_allows_them():
    page = founded()
    page.do("title", "Learned")
    page.do("learn", "1 guard 1")
    team = f"my-{page.shell.route.what}"
    page.go("#/new/street-bowl/two")
    page.do("team", f"home {team}")
    assert page.shell.screen.options["skills"] == 1
    page.do("setting", "skills 0")
    assert "Learned" in plain(page.text("screen-new"))
    refused = re.search(r'<button[^>]*data-do="start"[^>]*>', page.text("screen-new"))[0]
    assert 'aria-disabled="true"' in refused
    page.do("setting", "skills 1")
    page.do("start")
    assert page.model.game.state.options.skills == 1


def test_why_opens_the_rule():
    page = founded("orc", "nothing")
    page.do("why-not", re.search(r'data-do="why-not" data-arg="([^"]+)"', page.text("team-head"))[1])
    assert "<h2" in page.text("sheets") and "Team" in plain(page.text("sheets"))


def test_support_is_bought_and_given_back():
    page = founded("orc", "nothing")
    for do, arg in (("support", "reroll more"), ("support", "reroll more"), ("support", "reroll less"),
                    ("support", "potion more"), ("extra", "chef 1")):
        page.do(do, arg)
    made = roster(page)
    assert (made.rerolls, made.potions, made.has_chef) == (1, 1, True)
    for do, arg in (("support", "potion less"), ("support", "potion less"), ("extra", "chef 0")):
        page.do(do, arg)
    assert (roster(page).potions, roster(page).has_chef) == (0, False)


def test_players_are_named_and_change_numbers_with_their_skills():
    page = founded()
    for do, arg in (("rename", "1 Gash"), ("learn", "1 guard 1"), ("renumber", "1 3")):
        page.do(do, arg)
    assert (roster(page).members[2].name, roster(page).members[2].added) == ("Gash", ("guard",))
    assert "Gash" in page.text("team-body")


@pytest.mark.parametrize("do, arg", [
    ("rename", "1 \u202eabc"), ("rename", "0 Bo"), ("rename", "12 Bo"), ("renumber", "1 12"), ("release", "88"),
    ("hire", "z more"), ("title", "a\x07"), ("learn", "88 guard 1"), ("rename", "1 " + "x" * 99),
])
def test_what_cannot_be_is_refused_in_a_sentence(do, arg):
    page = founded()
    before = roster(page)
    page.do(do, arg)
    assert roster(page) == before and page.text("notices")


def test_a_full_team_hires_nobody():
    page = founded("orc", "nothing")
    for _n in range(12):
        page.do("hire", "a more")
    assert len(roster(page).members) == 11 and "The team is full" in page.text("notices")


def test_a_team_goes_out_as_a_file_and_as_a_text_and_comes_in_again():
    page = founded()
    for do, arg in (("title", "The Gits"), ("rename", "3 Ook"), ("learn", "3 guard 1"), ("extra", "chef 1"),
                    ("support", "potion more"), ("hire", "a less"), ("colour-home", "plum")):
        page.do(do, arg)
    assert_comes_in_again(page)


def test_names_colours_and_skills_go_to_the_match_and_the_league():
    page = founded()
    for do, arg in (("title", "The Gits"), ("rename", "3 Ook"), ("colour-home", "plum")):
        page.do(do, arg)
    page.do("play")
    page.do("start")
    assert "The Gits" in page.text("score") and "Ook" in page.text("squads")
    page.go("#/leagues/new/street-bowl")
    page.do("found")
    league = page.leagues.shelf.open(page.door.address.split("/")[2])[0].league
    assert league.season.entries[0].name == "The Gits" and "-Ook" in league.season.entries[0].text
    page.go(f"{page.door.address}/sheet-0")
    assert "Ook" in page.text("screen-league")


def test_a_sheet_says_what_every_skill_does_and_what_the_team_has():
    page = founded("wood-elf")
    page.do("extra", "chef 1")
    page.go(f"#/team/{page.shell.route.what}/sheet")
    sheet = plain(page.text("screen-team"))
    made = roster(page)
    used = {skill for shirt in range(1, len(made.members) + 1) for skill in player_of(made, shirt).skills}
    assert used and all(effect(skill) in html.unescape(sheet) for skill in used) and "Halfling Master Chef" in sheet
    assert all(word in sheet for word in ("KO", "Hurt", "Dead", "more than the 600,000 it has"))


@pytest.mark.parametrize("change", [
    {"race": "elfball"}, {"kits": ["plum"]}, {"name": 5}, {"players": [{}]}, {"more": 1}, {"rerolls": -1},
])
def test_a_damaged_file_is_refused_in_a_sentence(change):
    page = founded()
    page.do("fetch-team")
    body = json.loads(page.door.downloads[-1][1])
    body["team"] |= change
    other = Page(address="#/teams")
    other.do("take-file", json.dumps(body))
    assert "Nothing was changed" in other.text("screen-teams") and my_teams.saved_teams(other.door.store) == []


def test_the_builder_speaks_french():
    page = Page(address="#/teams")
    page.shell.set_preference("language", "fr")
    for do, arg in (("team-game", "street_bowl"), ("list", "orc"), ("found", "ready"), ("open", "1")):
        page.do(do, arg)
    assert "Compétences" in plain(page.text("team-body")) and "added" not in page.text("team-body")


def test_what_is_left_of_the_money_is_said():
    page = founded()
    assert "600,000 of 600,000 all spent" in head(page)
    page.do("support", "reroll more")
    assert "720,000 of 600,000 120,000 too much" in head(page)


def test_a_code_of_too_many_players_comes_in_and_says_so():
    page = Page(address="#/teams")
    page.do("paste", "orc_aaaaaaaaaaaa")
    page.do("take-pasted")
    page.go(f"#/team/{my_teams.saved_teams(page.door.store)[0].key}")
    assert "The team has 12 players; it may have 11 at most." in head(page)
