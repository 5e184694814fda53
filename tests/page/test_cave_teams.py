"""Sides of Cave Brawl on the page: built, rolled, typed in, kept, sent and played."""

import json
import re

import pytest

from fracas.faces import roster_editor_of
from fracas.games.cave_brawl.team.roster import faults
from fracas.games.cave_brawl.team.teams import FACTIONS, SQUADS
from fracas.page.saving import my_teams
from tests.page.builders import builder_of, plain, roster
from tests.page.headless import Page


def founded(faction="exiles", way="ready"):
    """Found a side and stand on its builder."""
    return builder_of("cave_brawl", faction, way)


def typed(page, shirt, *scores):
    for place, score in enumerate(scores):
        page.do("score", f"{shirt} {place} {score}")


@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize("squad", SQUADS)
def test_a_side_of_every_faction_and_size_is_built_and_plays(faction, squad):
    page = founded(faction, "nothing")
    page.do("squad", str(squad))
    assert f"{squad} players are missing" in plain(page.text("team-head"))
    editor = roster_editor_of("cave_brawl")
    kinds = [row.arg for row in editor.builder(roster(page), "", 0).hire]
    for _n in range(squad):
        page.do("hire", f"{kinds[0]} more")
    assert faults(roster(page)) == () and "Legal" in page.text("team-head")
    mine = f"my-{page.shell.route.what}"
    page.do("play")
    page.do("start")
    assert page.door.address.startswith("#/match/") and page.model.game.state.options.squad == squad, mine


def test_every_reason_against_a_side_is_said_with_its_rule():
    page = founded("cavemen")
    for change in ("ca less", "ap more", "mo more"):
        page.do("hire", change)
    typed(page, 1, "3", "4")
    head = page.text("team-head")
    for words in ("1 player is too many for a squad of 9", "4 special players, here are 6", "all four scores, or none"):
        assert words in plain(head)
    page.do("why-not", re.search(r'data-arg="(cave_brawl 2.1)"', head)[1])
    assert "Composition" in page.text("sheets")
    page.do("open", "2")
    assert 'aria-disabled="true"' in re.search(r'<button[^>]*data-do="play"[^>]*>', page.text("team-body"))[0]
    assert my_teams.TeamChoices(page.door.store, "cave_brawl").teams == {}


def test_scores_are_rolled_typed_in_and_left_to_the_match():
    page = founded()
    page.do("roll", "3")
    assert [member.is_rolled for member in roster(page).members] == [False, False, True, *6 * [False]]
    page.do("roll", "")
    first = roster(page)
    assert all(member.is_rolled for member in first.members) and "all scores known" in page.text("team-body")
    page.do("roll", "3")
    assert [n for n in range(9) if roster(page).members[n] != first.members[n]] == [2]
    typed(page, 1, "\u22122", "9", "0", "26")
    assert roster(page).members[0].scores == (-2, 9, 0, 26)
    page.do("open", "2")
    typed(page, 2, "1", "2", "3", "4")
    assert "<b>3</b>" in page.text("member-vals-2") and "known: 9 of 9" not in page.text("team-rolls")
    for _n in range(4):
        page.do("undo-team")
    page.do("undo-team")
    assert roster(page).members[0].scores != (-2, 9, 0, 26)
    page.do("unroll", "1")
    page.do("unroll", "")
    assert not any(member.is_rolled for member in roster(page).members)


@pytest.mark.parametrize("do, arg", [
    ("score", "1 0 21"), ("score", "1 3 0"), ("score", "1 0 x"), ("score", "99 0 3"), ("rename", "1 \u202eabc"),
    ("rename", "0 Bo"), ("renumber", "1 10"), ("hire", "zz more"), ("release", "88"), ("title", "a\x07"),
])
def test_what_cannot_be_is_refused_in_a_sentence(do, arg):
    page = founded("cavemen")
    before = roster(page)
    page.do(do, arg)
    assert roster(page) == before and page.text("notices")


def test_a_side_goes_out_as_a_file_and_as_a_text_and_comes_in_again():
    page = founded()
    for do, arg in (("title", "The Pit"), ("rename", "3 Ook"), ("renumber", "3 1"), ("roll", ""), ("hire", "qu more"),
                    ("colour-home", "plum")):
        page.do(do, arg)
    made = page.shell.screen.roster  # what was kept has gone through the reader already
    assert made.members[0].name == "Ook"
    page.do("fetch-team")
    page.do("copy-forum")
    for text, kits in ((page.door.downloads[-1][1], made.kits), (page.door.asked[-1], ("", ""))):
        other = Page(address="#/teams")
        other.do("take-file", text)
        assert roster(other) == made._replace(kits=kits)


def test_names_and_colours_go_to_the_match_and_the_league():
    page = founded()
    for do, arg in (("title", "The Pit"), ("rename", "3 Ook"), ("colour-home", "plum")):
        page.do(do, arg)
    page.do("play")
    page.do("start")
    assert "The Pit" in page.text("score") and "<b>Ook</b>" in page.text("squads")
    assert "plum" in page.model.game.tags.values()
    page.go("#/leagues/new/cave-brawl")
    page.do("found")
    league = page.leagues.shelf.open(page.door.address.split("/")[2])[0].league
    assert league.season.entries[0].name == "The Pit" and "-Ook" in league.season.entries[0].text
    page.go(f"{page.door.address}/sheet-0")
    assert "Ook" in page.text("screen-league") and "On a 1 he rises" in page.text("screen-league")


def test_two_sides_of_other_sizes_do_not_meet():
    page = founded("cavemen")
    page.do("title", "Seven")
    page.do("squad", "7")
    for change in ("mo less", "ca less"):
        page.do("hire", change)
    seven = f"my-{page.shell.route.what}"
    page.go("#/new/cave-brawl/two")
    page.do("team", f"home {seven}")
    assert page.shell.screen.options["squad"] == 7
    page.do("setting", "squad 9")
    assert "Seven: players a side 7, this match 9" in page.text("screen-new")


def test_a_sheet_has_boxes_for_hit_points_and_lines_for_what_is_not_known():
    page = founded()
    typed(page, 1, "1", "2", "3", "12")
    page.go(f"#/team/{page.shell.route.what}/sheet")
    sheet = page.text("screen-team")
    assert sheet.count("<i></i>") == 12 and 'aria-label="12 hit points"' in sheet and "__" in sheet
    assert sheet.count("<h3>") == 9


@pytest.mark.parametrize("change", [
    {"faction": "orcs"}, {"squad": 8}, {"squad": "9"}, {"kits": ["plum"]}, {"kits": ["lemon", "plum"]}, {"name": 5},
    {"players": [{}]}, {"players": 17 * [{"type": "Caveman", "name": "", "scores": 4 * [None]}]}, {"more": 1},
    {"players": [{"type": "Orc", "name": "", "scores": 4 * [None]}]},
    {"players": [{"type": "Caveman", "name": "\u202ea", "scores": 4 * [None]}]},
    {"players": [{"type": "Caveman", "name": "", "scores": [1, 2, 3, 0]}]},
])
def test_a_damaged_file_is_refused_in_a_sentence(change):
    body = {"faction": "cavemen", "name": "", "squad": 9, "kits": ["", ""], "players": []} | change
    page = Page(address="#/teams")
    page.do("take-file", json.dumps({"fracas": "team", "format": 1, "game": "cave_brawl", "team": body}))
    assert "Nothing was changed" in page.text("screen-teams") and my_teams.saved_teams(page.door.store) == []
