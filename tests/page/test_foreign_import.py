"""Rosters from elsewhere on the page: nothing is saved before it was shown, and everything is said line by line."""

import json
import re

import pytest

from fracas.page.chunks import FOREIGN
from fracas.page.saving import my_teams
from tests.foreign.rosters import ALL, FUMBBL
from tests.page.headless import Page


def shown(page):
    return " ".join(re.sub("<[^>]*>", " ", page.text("screen-teams")).split())


def pasted(text):
    page = Page(address="#/teams")
    page.do("paste", text)
    page.do("take-pasted")
    page.door.run(0)
    return page


def teams(page):
    return my_teams.saved_teams(page.door.store)


@pytest.mark.parametrize("key", ALL)
def test_a_roster_is_shown_first_and_saved_by_its_button(key):
    page = pasted(ALL[key])
    assert not teams(page) and "Not taken over" in shown(page) and FOREIGN in page.door.here
    page.do("add-fitted")
    team, = teams(page)
    assert page.shell.route == ("team", team.key, "") and team.roster.members


def test_what_is_left_stands_there_line_by_line_with_its_reason():
    page = pasted(FUMBBL)
    rows = re.findall(r"<dt>(.*?)</dt><dd>(.*?)</dd>", page.text("screen-teams"))
    assert ("5. Ghast, Wraith", "The team list Orc has no such player.") in rows and len(rows) == 8
    assert page.text("say") == "From FUMBBL: Da Lads"
    assert "From FUMBBL: Da Lads" in shown(page) and "Street Bowl · Orc · 4 players" in shown(page)


def test_cancelling_keeps_nothing():
    page = pasted(FUMBBL)
    page.do("drop-fitted")
    assert not teams(page) and "From FUMBBL" not in shown(page)
    page.do("add-fitted")
    assert not teams(page)


def test_a_roster_of_which_nothing_fits_has_no_button_to_add_it():
    page = pasted(FUMBBL.replace('"Orc"', '"Khorne"'))
    assert "Nothing of this roster fits a game here." in shown(page)
    assert "add-fitted" not in page.text("screen-teams") and "drop-fitted" in page.text("screen-teams")


@pytest.mark.parametrize("text", [FUMBBL[:300], "PK\x03\x04", "<roster>", '{"gameSystem": 1}'])
def test_a_damaged_roster_is_refused_in_a_sentence(text):
    page = pasted(text)
    assert "Nothing was changed." in shown(page) and not teams(page)
    assert "add-fitted" not in page.text("screen-teams")


def test_markup_in_names_is_shown_as_text():
    body = json.loads(FUMBBL)
    body["name"] = body["players"][4]["name"] = body["players"][0]["skills"][1] = "<b onclick=x>&"
    page = pasted(json.dumps(body))
    assert "<b onclick" not in page.text("screen-teams") and "&lt;b onclick=x" in page.text("screen-teams")


def test_the_field_for_anything_leads_there():
    page = Page(address="#/saved/open")
    page.do("take-text", FUMBBL)
    page.door.run(0)
    assert "Show what fits" in page.text("screen-saved") and not teams(page)
    page.do("open-known")
    page.door.run(0)
    assert page.shell.route.screen == "teams" and "From FUMBBL: Da Lads" in shown(page)
    page.go("#/home")
    page.go("#/teams")
    assert "From FUMBBL" not in shown(page)


def test_teams_and_files_of_our_own_are_still_read_as_such():
    page = pasted(FUMBBL)
    page.do("add-fitted")
    team, = teams(page)
    for text in (team.editor.write(team.roster), team.editor.forum(team.roster)):
        page.go("#/teams")
        page.do("paste", text)
        page.do("take-pasted")
    assert len(teams(page)) == 3 and len({repr(each.roster) for each in teams(page)}) == 1
