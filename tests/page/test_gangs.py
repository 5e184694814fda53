"""Gangs of School Fighters on the page: built, kept, sent, printed and played."""

import json
import re

import pytest

from fracas.games.school_fighters.team.roster import faults, profile_of
from fracas.games.school_fighters.units import GANGS
from fracas.games.school_fighters.words.specials import effect, specials_of
from fracas.page.saving import my_teams
from tests.page.builders import assert_comes_in_again, builder_of, head, plain, roster
from tests.page.headless import Page


def founded(gang="mixed", way="5"):
    """Found a gang and stand on its builder."""
    return builder_of("school_fighters", gang, way)


@pytest.mark.parametrize("way, size", [("5", 5), ("10", 10)])
@pytest.mark.parametrize("gang", GANGS)
def test_every_ready_gang_is_legal_is_built_further_printed_and_plays(gang, way, size):
    page = founded(gang, way)
    assert "Legal" in head(page) and faults(roster(page)) == [] and len(roster(page).members) == size
    page.do("release", str(size))
    page.do("hire", "t more")
    key = page.shell.route.what
    page.go(f"#/team/{key}/sheet")
    assert page.text("screen-team").count("<h3>") == size
    page.go(f"#/team/{key}")
    page.do("undo-team")
    page.do("undo-team")
    page.do("play")
    assert page.shell.screen.options["size"] == size or size == 5
    page.do("start")
    assert page.door.address.startswith("#/match/") and page.model.game.ruleset.key == "school_fighters"
    assert len(page.model.game.state.gangs[0]) == size


@pytest.mark.parametrize("way, changes, reason", [
    ("nothing", [], "The gang has nobody"),
    ("5", [("hire", "t more")], "The gang has 6 units; 5 are agreed."),
    ("5", [("hire", "t more"), ("squad", "10")], ""),
    ("nothing", [("hire", "b more"), ("hire", "b more")], "The gang has more than one Boss."),
    ("nothing", [("hire", "b more"), *4 * [("hire", "m more")]], ""),
    ("nothing", [("hire", "b more"), *4 * [("hire", "m more")], ("extra", "even 1")],
     "The gang costs 135 points, 100 are allowed."),
    ("10", [("extra", "even 1"), ("squad", "5")], "The gang has 10 units; 5 are agreed."),
])
def test_every_reason_is_said(way, changes, reason):
    page = founded("mixed", way)
    for do, arg in changes:
        page.do(do, arg)
    assert reason in head(page) and ("Legal" in head(page)) == (not reason)


def test_an_illegal_gang_is_kept_and_enters_no_match():
    page = founded()
    page.do("hire", "b more")
    page.do("play")
    refused = re.search(r'<button[^>]*data-do="start"[^>]*>', page.text("screen-new"))[0]
    assert 'aria-disabled="true"' in refused and "more than one Boss" in plain(page.text("screen-new"))


def test_a_gang_of_more_than_five_plays_with_ten_a_side_alone():
    page = founded("mob", "10")
    team = f"my-{page.shell.route.what}"
    page.go("#/new/school-fighters/two")
    page.do("team", f"home {team}")
    assert page.shell.screen.options["size"] == 10
    page.do("setting", "size 5")
    refused = re.search(r'<button[^>]*data-do="start"[^>]*>', page.text("screen-new"))[0]
    assert 'aria-disabled="true"' in refused


def test_units_are_named_and_change_numbers_and_why_opens_the_rule():
    page = founded()
    for do, arg in (("open", "1"), ("rename", "1 Rex"), ("renumber", "1 3")):
        page.do(do, arg)
    assert roster(page).members[2].name == "Rex" and "Rex" in page.text("team-body")
    page.do("hire", "t more")
    page.do("why-not", re.search(r'data-do="why-not" data-arg="([^"]+)"', page.text("team-head"))[1])
    assert "Before the game" in plain(page.text("sheets"))


@pytest.mark.parametrize("do, arg", [
    ("rename", "1 \u202eabc"), ("rename", "0 Bo"), ("rename", "12 Bo"), ("renumber", "1 12"), ("release", "88"),
    ("title", "a\x07"), ("rename", "1 " + "x" * 99),
])
def test_what_cannot_be_is_refused_in_a_sentence(do, arg):
    page = founded()
    before = roster(page)
    page.do(do, arg)
    assert roster(page) == before and page.text("notices")


def test_a_full_gang_takes_nobody():
    page = founded("mob", "10")
    for _n in range(3):
        page.do("hire", "t more")
    assert len(roster(page).members) == 12 and "The team is full" in page.text("notices")


def test_a_gang_goes_out_as_a_file_and_as_a_text_and_comes_in_again():
    page = founded()
    for do, arg in (("title", "The Pack"), ("rename", "3 Ook"), ("extra", "even 1"), ("hire", "t less"),
                    ("colour-home", "plum"), ("squad", "10")):
        page.do(do, arg)
    assert_comes_in_again(page)


def test_names_and_colours_go_to_the_match_its_card_and_the_league():
    page = founded()
    for do, arg in (("title", "The Pack"), ("rename", "3 Ook"), ("colour-home", "plum")):
        page.do(do, arg)
    page.do("play")
    page.do("start")
    assert "The Pack" in page.text("score") and "Ook" in page.text("squads")
    assert page.model.game.tags["HomeKit"] == "plum"
    page.go("#/leagues/new/school-fighters")
    page.do("found")
    league = page.leagues.shelf.open(page.door.address.split("/")[2])[0].league
    assert league.season.entries[0].name == "The Pack" and "-Ook" in league.season.entries[0].text


def test_a_sheet_says_what_every_special_does_and_has_a_box_for_every_bruise():
    page = founded("mixed")
    page.go(f"#/team/{page.shell.route.what}/sheet")
    sheet, made = page.text("screen-team"), roster(page)
    units = [profile_of(member) for member in made.members]
    assert all(effect(key) in plain(sheet) for unit in units for key in specials_of(unit))
    assert sheet.count(">Bruise<") == sum(unit.bruises for unit in units)


@pytest.mark.parametrize("change", [{"gang": "elfball"}, {"kits": ["plum"]}, {"name": 5}, {"units": [{}]}, {"size": 6}])
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
    for do, arg in (("team-game", "school_fighters"), ("list", "mixed"), ("found", "5"), ("open", "1")):
        page.do(do, arg)
    body = plain(page.text("team-body"))
    assert "Caïd" in body and "Points équilibrés" in body and "Even points" not in body
