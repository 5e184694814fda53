"""The coach's teams on the page: list, builder, files, sheet."""

import json
import re

import pytest

from fracas.faces import roster_editor_of
from fracas.page.saving import my_teams
from tests.page.headless import Page


@pytest.fixture
def page():
    return Page(address="#/teams")


def founded(page, chosen="orcs", way="basic"):
    """Found a team and stand on its builder."""
    page.go("#/teams")
    page.do("list", chosen)
    page.do("found", way)
    return page


def roster(page):
    key = page.shell.route.what
    return my_teams.load(page.door.store, key).roster


def shown(page):
    return page.text("team-head") + page.text("team-body")


def plain(markup):
    return " ".join(re.sub("<[^>]*>", " ", markup).split())


def test_the_empty_list_invites_to_found_a_team(page):
    assert "Nobody signed yet" in page.text("screen-teams")


@pytest.mark.parametrize("way, size, said", [
    ("basic", 10, "150 of 180 points"), ("advanced", 10, "180 of 180 points"), ("nothing", 0, "it needs at least 6"),
])
def test_a_team_is_founded_from_a_list(page, way, size, said):
    founded(page, "orcs", way)
    assert len(roster(page).members) == size
    assert said in plain(shown(page))


def test_every_change_is_saved_and_can_be_undone(page):
    founded(page)
    page.do("hire", "c more")
    page.do("support", "keg more")
    page.do("extra", "referee 1")
    page.do("colour-home", "plum")
    page.do("title", "The Green Gits")
    page.do("limit", "200")
    made = roster(page)
    assert len(made.members) == 11 and made.support.kegs == 1 and made.support.referee
    assert made.kits[0] == "plum" and made.name == "The Green Gits" and made.limit == 200
    for _n in range(6):
        page.do("undo-team")
    assert roster(page).members == roster_editor_of("elfball").create("orcs", "basic").members
    assert "nothing has been done yet" in page.text("team-bar")
    for _n in range(6):
        page.do("redo-team")
    assert roster(page) == made and "nothing to redo" in page.text("team-bar")
    page.do("undo-team")
    page.do("hire", "c less")
    assert "nothing to redo" in page.text("team-bar")


def test_typing_a_name_is_one_change_and_leaves_its_field_alone(page):
    founded(page)
    page.do("open", "3")
    body = page.text("team-body")
    for n in range(1, 6):
        page.do("rename", "3 " + "Mugsy"[:n])
    assert page.text("team-body") == body
    assert page.door.regions["member-name-3"] == "Mugsy"
    assert roster(page).members[2].name == "Mugsy"
    page.do("undo-team")
    assert roster(page).members[2].name == ""


def test_a_player_learns_and_every_reason_against_it_is_said(page):
    founded(page)
    page.do("open", "3")
    assert "may Tackle" in plain(shown(page)) or "Cutblock" in plain(shown(page))
    page.do("learn", "3 bonecrusher 1")
    assert "Bonecrusher is Advanced and needs Buff first" in plain(page.text("team-head"))
    page.do("learn", "3 buff 1")
    assert "Legal" in plain(page.text("team-head"))
    assert "160 of 180 points. Legal" in page.door.regions["say"]
    page.do("learn", "3 buff 0")
    assert "Not legal: 1 thing" in plain(page.text("team-head"))


def test_why_opens_the_rule(page):
    founded(page, way="nothing")
    page.do("why-not", "elfball 21")
    assert "Team building" in page.text("sheets")


def test_two_players_change_numbers(page):
    founded(page)
    page.do("open", "3")
    page.do("renumber", "3 10")
    positions = {member.shirt: member.position for member in roster(page).members}
    assert positions[10] == "b" and positions[3] == "f"
    page.do("renumber", "10 12")
    assert {member.shirt for member in roster(page).members} == {*range(1, 10), 12}


def test_a_lasting_injury_and_experience_are_noted(page):
    founded(page)
    page.do("open", "3")
    page.do("wound", "3 jog less")
    page.do("experience", "3 7")
    member = roster(page).members[2]
    assert member.attributes == (5, 3, 4, 3, 2, 3) and member.experience == 7
    page.do("wound", "3 jog more")
    page.do("wound", "3 jog more")
    assert roster(page).members[2].attributes == ()


@pytest.mark.parametrize("do, arg", [
    ("rename", "3 \u202eabc"), ("rename", "3 " + "x" * 99), ("hire", "q more"), ("limit", "1e9"),
    ("experience", "3 -1"), ("renumber", "3 0"), ("renumber", "3 77"), ("title", "a\x07"),
])
def test_what_cannot_be_is_refused_in_a_sentence(page, do, arg):
    founded(page)
    before = roster(page)
    page.do(do, arg)
    assert roster(page) == before
    assert page.text("notices")


@pytest.mark.parametrize("do, arg", [
    ("learn", "3 flying 1"), ("wound", "3 nose less"), ("support", "elves more"), ("support", "keg"), ("release", "x"),
    ("release", "77"), ("rename", "x Bo"), ("extra", "referee"), ("renumber", "3"),
])
def test_a_control_of_another_version_changes_nothing(page, do, arg):
    founded(page)
    before = roster(page)
    page.do(do, arg)
    assert roster(page) == before and not page.text("notices")


def test_a_name_is_never_markup(page):
    founded(page)
    page.do("rename", "3 <img src=x>")
    page.do("title", "<script>alert(1)</script>")
    page.go("#/teams")
    assert "<img" not in shown(page) and "<script" not in page.text("screen-teams")


@pytest.mark.parametrize("name", ["A [B] {C}", '"quoted"', "back\\slash", "{name}", "100 %", "Zoë 李", "x" * 40])
def test_a_team_of_any_name_is_kept(page, name):
    founded(page)
    page.do("title", name)
    made = roster(page)
    assert made.name == name
    page.go("#/teams")
    page.go(f"#/team/{my_teams.saved_teams(page.door.store)[0].key}")
    assert roster(page) == made
    page.do("delete", page.shell.route.what)
    assert "Deleted" in page.text("screen-teams")
    page.do("restore")
    assert my_teams.saved_teams(page.door.store)[0].roster == made


def test_a_team_goes_out_as_a_file_and_comes_in_again(page):
    founded(page, way="advanced")
    page.do("title", "Out and In")
    page.do("fetch-team")
    name, text = page.door.downloads[-1]
    assert name.endswith(".json") and json.loads(text)["team"]["name"] == "Out and In"
    made = page.shell.screen.roster
    other = Page(address="#/teams")
    other.do("take-file", text)
    assert roster(other) == made


def test_a_forum_text_comes_in_again(page):
    founded(page, way="advanced")
    page.do("title", "Pasted")
    page.do("copy-forum")
    made = page.shell.screen.roster
    other = Page(address="#/teams")
    other.do("paste", f"Hello!\n{page.door.asked[-1]}")
    other.do("take-pasted")
    assert roster(other) == made


@pytest.mark.parametrize("text", ["", "hello", "{}", "[" * 9000, "\0"])
def test_what_holds_no_team_changes_nothing(page, text):
    page.do("take-file", text)
    assert my_teams.saved_teams(page.door.store) == []
    assert 'role="alert"' in page.text("screen-teams")


@pytest.mark.parametrize("text, said", [
    ("orks", "“orks” is not a team: did you mean “Orcs”?"), ("exile", "did you mean “Exiles”?"),
    ("timberline-elfs_abc", "did you mean “timberline-elves”?"), ("", "There is nothing to add."),
    ("hello, is this a team?", "“hello, is this a team?” is not a team, neither a forum text nor a team code."),
])
def test_a_wrong_text_is_quoted_in_one_sentence_with_the_nearest_name(page, text, said):
    page.do("paste", text)
    page.do("take-pasted")
    assert said in page.text("screen-teams") and "gnolls" not in page.text("teams-notices")
    assert f">{text}</textarea>" in page.text("screen-teams")


def test_the_name_of_a_list_is_a_team(page):
    page.do("paste", "cavemen")
    page.do("take-pasted")
    assert my_teams.saved_teams(page.door.store)[0].editor.game == "cave_brawl"


def test_a_deleted_team_can_be_brought_back(page):
    founded(page)
    key = page.shell.route.what
    page.do("delete", key)
    assert page.door.address == "#/teams" and "Deleted: Orcs" in page.text("screen-teams")
    page.do("restore")
    assert [team.key for team in my_teams.saved_teams(page.door.store)] == [key]
    page.do("delete", key)
    page.go("#/")
    page.go("#/teams")
    assert "Deleted" not in page.text("screen-teams")


def test_a_duplicate_is_another_team(page):
    founded(page)
    key = page.shell.route.what
    page.do("duplicate", key)
    assert page.shell.route.what != key and len(my_teams.saved_teams(page.door.store)) == 2
    page.do("hire", "c more")
    assert sorted(len(team.roster.members) for team in my_teams.saved_teams(page.door.store)) == [10, 11]


def test_a_damaged_copy_falls_back_to_the_one_before(page):
    founded(page)
    page.do("hire", "c more")
    page.do("hire", "c more")
    key = page.shell.route.what
    page.door.store.write(f"fracas.team.{key}.a", "fracas 1 broken")
    team = my_teams.load(page.door.store, key)
    assert len(team.roster.members) in (11, 12) and "damaged" in team.trouble
    page.door.store.write(f"fracas.team.{key}.b", "")
    page.go(f"#/team/{key}")
    assert "damaged beyond repair" in page.text("screen-teams")


def test_what_another_tab_has_saved_is_not_lost(page):
    founded(page)
    other = Page(page.door.store, page.door.address)
    other.do("title", "Changed over there")
    page.do("hire", "c more")
    assert "Another tab" in page.text("notices")
    assert roster(page).name == "Changed over there" and len(roster(page).members) == 10
    page.do("hire", "c more")
    assert len(roster(page).members) == 11 and roster(page).name == "Changed over there"


def test_an_unknown_team_leads_to_the_list(page):
    page.go("#/team/nobody")
    assert "The team “nobody” is not on this device." in page.text("notices")


def test_the_sheet_has_a_card_for_each_player_and_what_abilities_do(page):
    founded(page, way="advanced")
    page.go(f"#/team/{page.shell.route.what}/sheet")
    sheet = page.text("screen-team")
    assert sheet.count("<h3>") == 10
    assert "after moving at least 1 hex, may Tackle a stronger opponent" in sheet
    page.do("print")


def test_the_teams_of_a_game_are_listed_for_leagues_with_their_codes(page):
    founded(page, "gnomes", "basic")
    page.do("title", "Gnomads")
    offered = my_teams.TeamChoices(page.door.store, "elfball")
    assert [(name, offered.code(value)) for value, name in offered.names().items()] == [("Gnomads", "gnomes_TGnomads")]
    assert my_teams.TeamChoices(page.door.store, "cave_brawl").teams == {}
    founded(page, "gnomes", "nothing")
    assert len(my_teams.TeamChoices(page.door.store, "elfball").teams) == 1


def test_french_is_spoken():
    page = Page(address="#/teams")
    page.shell.set_preference("language", "fr")
    founded(page, way="advanced")
    assert "180 points sur 180" in plain(shown(page)).replace("\xa0", " ")


# -- new match -----------------------------------------------------------------------------------------------


def mine(page):
    """Return how a new match calls the team on the builder."""
    return f"my-{page.shell.route.what}"


def test_my_team_stands_beside_the_printed_ones_and_plays(page):
    founded(page, way="advanced")
    page.do("title", "The Green Gits")
    page.do("colour-home", "plum")
    team = mine(page)
    page.go("#/new/elfball/two")
    assert "The Green Gits (my team)" in page.text("screen-new")
    page.do("team", f"home {team}")
    shown = plain(page.text("screen-new"))
    assert "1. Grubnik Defender, Clipping" in shown and "kit-home-plum" in page.text("screen-new")
    page.do("start")
    state = page.model.game.state
    assert state.support[0].kegs == 1 and state.profiles[0].abilities == ("clipping",)
    assert "The Green Gits" in page.text("score")
    assert "1 Keg" in page.text("squads")


@pytest.mark.parametrize(("game", "team", "other", "line"), [
    ("elfball", "orcs", "gnomes", "Orcs"), ("street-brawl", "gnomes", "orcs", "Gnomes"),
    ("cave-brawl", "amazons", "cavemen", "Amazons"), ("street-bowl", "dwarf", "orc", "Anvil Street Ironsides (Dwarf)"),
    ("school-fighters", "mob", "wheels", "The Mob"),
])
def test_a_ready_team_becomes_mine_and_plays_as_before(game, team, other, line):
    page = Page(address=f"#/new/{game}/two")
    page.do("team", f"home {other}")
    page.do("team", f"away {team}")
    assert f'aria-label="Make it mine: {line}"' in page.text("screen-new")
    page.do("own-team", "away")
    assert page.door.address.startswith("#/team/")
    page.do("title", "The Borrowed")
    own = mine(page)
    page.go(f"#/new/{game}/two")
    page.do("team", f"away {own}")
    shown = page.text("screen-new")
    assert "Make it mine" in shown and shown.count("Make it mine:") == 1, "mine is mine already"
    page.do("start")
    assert page.model.game.state is not None and "The Borrowed" in page.text("score")


def test_a_ready_team_becomes_mine_with_its_line_up(page):
    page.go("#/new/elfball/two")
    page.do("line-up", "home 0 more")
    page.do("line-up", "home 4 less")
    page.do("own-team", "home")
    found = my_teams.TeamChoices(page.door.store, "elfball")
    assert [found.code(value) for value in found.names()] == ["timberline-elves_aaabbccdde"]


def test_a_ready_team_of_ten_units_becomes_mine_with_ten():
    page = Page(address="#/new/school-fighters/two")
    page.do("setting", "size 10")
    page.do("own-team", "home")
    assert len(my_teams.saved_teams(page.door.store)[0].roster.members) == 10


def test_a_match_of_a_team_with_brackets_in_its_name_is_listed(page):
    founded(page, way="advanced")
    page.do("title", "A [B] {C}")
    team = mine(page)
    page.go("#/new/elfball/two")
    page.do("team", f"home {team}")
    page.do("start")
    page.go("#/saved")
    assert "A [B] {C} 0, Orcs 0" in page.text("screen-saved")


def test_an_illegal_team_plays_only_if_both_sides_agree(page):
    founded(page)
    page.do("limit", "100")
    team = mine(page)
    page.go("#/new/elfball/two")
    page.do("team", f"home {team}")
    refused = 'aria-disabled="true"'
    assert "50 points more than the limit" in page.text("screen-new")
    assert "both sides must agree" in page.text("screen-new")
    page.do("friendly-home", "1")
    start = re.search(r'<button[^>]*data-do="start"[^>]*>', page.text("screen-new"))[0]
    assert refused in start
    page.do("friendly-away", "1")
    start = re.search(r'<button[^>]*data-do="start"[^>]*>', page.text("screen-new"))[0]
    assert refused not in start
    page.do("team", "away gnolls")
    assert "both sides must agree" in page.text("screen-new")


def test_a_team_with_a_chainsaw_maniac_is_offered_to_street_brawl_alone(page):
    founded(page, way="advanced")
    page.do("hire", "c less")
    page.do("hire", "z more")
    assert "Legal" in plain(page.text("team-head"))
    assert len(my_teams.TeamChoices(page.door.store, "street_brawl").teams) == 1
    page.go("#/new/elfball/two")
    assert "(my team)" not in page.text("screen-new")


def test_a_printed_team_plays_the_advanced_game_at_one_tap(page):
    page.go("#/new/elfball/two")
    page.do("level-home", "advanced")
    assert "2 Cheerleaders, 1 Keg" in page.text("screen-new")
    page.do("start")
    state = page.model.game.state
    assert any(profile and profile.abilities for profile in state.profiles[:12]) and state.support[0].kegs == 1
    assert state.codes[1] == "orcs" and state.support[1].kegs == 0
    page.go("#/new/cave-brawl/two")
    assert "level-home" not in page.text("screen-new")


def test_a_team_of_nobody_is_not_offered(page):
    founded(page, way="nothing")
    page.go("#/new/elfball/two")
    assert "(my team)" not in page.text("screen-new")


def test_a_match_of_my_team_is_played_again_with_it(page):
    founded(page, way="advanced")
    team = mine(page)
    page.go("#/new/elfball/two")
    page.do("team", f"home {team}")
    page.do("start")
    codes = page.model.game.state.codes
    page.do("rematch")
    assert page.model.game.state.codes == codes


# -- the file of everything ----------------------------------------------------------------------------------


def fetched(page):
    """Return the file of everything."""
    page.go("#/saved")
    page.do("fetch-everything")
    return page.door.downloads[-1][1]


def taken(page, file):
    """Take in a file on the screen of saved matches."""
    page.go("#/saved")
    page.do("take-file", file)
    page.door.run()
    page.do("take", "all")


def test_teams_are_part_of_everything_and_come_in_again(page):
    founded(page, way="advanced")
    made = roster(page)
    founded(page, "gnomes", "nothing")
    file = fetched(page)
    other = Page(address="#/saved")
    other.do("take-file", file)
    other.door.run()
    assert "2 new teams" in other.text("screen-saved")
    other.do("take", "all")
    assert made in [team.roster for team in my_teams.saved_teams(other.door.store)]
    assert fetched(other) == file
    taken(other, file)
    assert "already have everything" in other.text("screen-saved") and len(my_teams.saved_teams(other.door.store)) == 2


def test_taking_teams_in_can_be_undone(page):
    founded(page)
    file = fetched(page)
    other = Page(address="#/saved")
    taken(other, file)
    other.do("restore")
    assert my_teams.saved_teams(other.door.store) == []


def test_a_team_that_differs_comes_in_beside_the_one_here(page):
    founded(page)
    file = fetched(page)
    key = my_teams.saved_teams(page.door.store)[0].key
    page.go(f"#/team/{key}")
    page.do("hire", "c more")
    taken(page, file)
    assert sorted(len(team.roster.members) for team in my_teams.saved_teams(page.door.store)) == [10, 11]
    taken(page, file)
    assert len(my_teams.saved_teams(page.door.store)) == 2


def test_the_file_of_one_team_may_be_opened_there_too(page):
    founded(page, way="advanced")
    page.do("fetch-team")
    other = Page(address="#/saved")
    other.do("take-file", page.door.downloads[-1][1])
    other.door.run()
    other.do("open-known")
    assert roster(other) == roster(page)


@pytest.mark.parametrize("teams", [["x"], ["../x\n{}"], ["id\n[Fracas elfball orcs]", "\u202e\norcs"], [5], "orcs"])
def test_a_file_with_a_damaged_team_changes_nothing(page, teams):
    page.go("#/saved")
    page.do("take-file", json.dumps({"fracas": 2, "matches": [], "teams": teams}))
    page.door.run()
    assert "Nothing was changed" in page.text("screen-saved")
    assert my_teams.saved_teams(page.door.store) == []


def test_play_leads_to_a_new_match_with_this_team(page):
    founded(page, way="advanced")
    page.do("title", "Straight On")
    page.do("play")
    assert "<h3>Straight On</h3>" in page.text("screen-new")
    page.go("#/new/elfball/bot")
    assert "<h3>Straight On</h3>" not in page.text("screen-new")


def test_the_team_made_last_stands_first(page):
    for when, name in enumerate(("First", "Second", "Third")):
        page.go("#/teams")
        page.door.time += 1000 * (when + 1)
        page.do("found", "basic")
        page.do("title", name)
    assert [team.roster.name for team in my_teams.saved_teams(page.door.store)] == ["Third", "Second", "First"]
