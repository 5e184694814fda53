"""Between two matches of a league: lessons, rookies, support, each with its reason, and the sheet of a team."""

import re

import pytest

from fracas.games.elfball.team.roster import member_with_shirt
from fracas.games.elfball.team.team_code import read_code
from fracas.league.careers import teams_now
from fracas.league.create import NewTeam, create_league
from fracas.league.matchups import matchup_at, matchups
from fracas.league.model import HUMAN, ROUND_ROBIN
from fracas.league.results import add_result, typed_result
from fracas.locale import set_language
from fracas.page.leagues.shelf import key_of
from tests.page.league_pages import league as league_on
from tests.page.league_pages import opened as shown_on
from tests.page.league_pages import shown


def league_of(*teams, game="elfball", coach=HUMAN):
    joining = [NewTeam(f"Team {n}", coach if n < 2 else "random", team) for n, team in enumerate(teams)]
    return create_league(game, "Cup", joining, ROUND_ROBIN, "seed", {"goals": 1})


def after_a_match(team="orcs_3-xp9_Sp1", left="m.3+1.5-jog.7x.p1", game="elfball"):
    """Return a league in which team 0 has just played."""
    league = league_of(team, "gnomes", "siringit", game=game)
    line = next(line for line in matchups(league, league.season) if 0 in line.fixture[1:3])
    notes = (left, "m") if line.fixture.home == 0 else ("m", left)
    add_result(league, line.fixture.key, typed_result(line, (1, 0))._replace(notes=notes))
    return league


def opened(league, part="between"):
    return shown_on(league, part)


def team(page):
    league = league_on(page)
    return read_code(teams_now(league, league.season)[0])


def buttons(page, do):
    """Return the controls of a kind by their argument: whether each can be used."""
    found = re.findall(rf'<button[^>]*data-do="{do}"[^>]*>', shown(page))
    return {re.search(r'data-arg="([^"]*)"', each)[1]: 'aria-disabled="true"' not in each for each in found}


def test_the_part_says_what_the_match_left_and_what_waits():
    page = opened(after_a_match())
    text = shown(page)
    assert "Between matches: Team 0" in text and "of 180 points" in text
    assert "lasting injury, Jog −1" in text and "his career is over" in text and "1 Magic Potion was drunk" in text
    assert "may learn an ability" in text and 'data-arg="elfball 22"' in text
    page.go(page.door.address.replace("between", "table"))
    assert "Team 0: 1 ability to learn." in shown(page)
    page.do("between", "0")
    assert page.door.address.endswith("/between")


def test_a_lesson_is_learned_and_taken_back_and_the_next_waits_for_a_match():
    page = opened(after_a_match())
    page.do("open", "3")
    lessons = buttons(page, "lesson")
    assert lessons["3buff"] and not lessons["3bonecrusher"] and "needs Buff first" in shown(page)
    page.do("lesson", "3buff")
    assert member_with_shirt(team(page), 3).learned == ("buff",) and "ability to learn." not in shown(page)
    assert "learns Buff" in page.text("say") and not buttons(page, "lesson")
    assert "one ability after a match" in shown(page) and 'data-arg="elfball 22/R145"' in shown(page)
    page.do("take-back", "0")
    assert member_with_shirt(team(page), 3).learned == ()


def test_rookies_are_hired_players_let_go_and_support_bought_and_dropped():
    page = opened(after_a_match())
    for do, arg in (("release", "8"), ("hire", "c more"), ("support", "potion more"), ("support", "referee more"),
                    ("support", "wizard more")):
        page.do(do, arg)
    roster = team(page)
    assert member_with_shirt(roster, 8) is None and member_with_shirt(roster, 7).position == "c"
    assert roster.support.potions == 1 and roster.support.referee and roster.support.wizard
    assert "Hired: " in shown(page) and "Bought: the Bribed Referee" in shown(page)
    page.do("hire", "c less")
    page.do("support", "referee less")
    assert member_with_shirt(team(page), 7) is None and not team(page).support.referee
    page.do("support", "potion less")
    assert len(buttons(page, "take-back")) == 2


@pytest.mark.parametrize(("before", "left", "do", "arg", "reason", "rule"), [
    ("orcs_aabbcc", "m", "release", "1", "never below 6 players", "elfball 21"),
    ("orcs_aabbccccdd_Sc4k2", "m", "support", "potion more", "costs 5 points, 0 are left", "elfball 21"),
    ("orcs_aabbcc", "m", "hire", "a more", "no more allowed", "elfball 23"),
    ("orcs_aabbcc_Sk2", "m", "support", "keg more", "no more allowed", "elfball 21"),
])
def test_what_is_refused_is_off_with_its_reason_and_its_rule(before, left, do, arg, reason, rule):
    page = opened(after_a_match(before, left))
    page.do("open", "1")
    assert not buttons(page, do)[arg] and reason in shown(page) and f'data-arg="{rule}"' in shown(page)
    was = league_on(page)
    page.do(do, arg)
    assert reason in page.text("notices") and league_on(page) == was
    page.do("why-not", rule)
    assert "<h" in page.text("sheets") and "No rule says that" not in page.text("sheets")


@pytest.mark.parametrize(("do", "arg"), [
    ("lesson", "x"), ("lesson", "3fly"), ("release", "99"), ("hire", ""), ("hire", "q more"), ("support", "ball more"),
    ("take-back", "-1"), ("take-back", "99"), ("hire", "a less"),
])
def test_controls_that_make_no_sense_change_nothing(do, arg):
    page = opened(after_a_match())
    was = league_on(page)
    page.do(do, arg)
    assert league_on(page) == was


def test_a_chainsaw_maniac_is_hired_in_street_brawl():
    page = opened(after_a_match("orcs_aabbcc", "m", game="street_brawl"))
    page.do("hire", "z more")
    assert member_with_shirt(team(page), 7).position == "z"
    page = opened(after_a_match("orcs_aabbcc", "m"))
    page.do("hire", "z more")
    assert "z more" not in buttons(page, "hire") and len(team(page).members) == 6
    assert "plays Street Brawl only" in page.text("notices")


def test_a_team_below_six_is_told_who_comes_if_its_coach_does_nothing():
    page = opened(after_a_match("orcs_aabbcc", "m.1x"))
    assert "1 player is missing. Choose one, or the team hires a rookie" in shown(page) and len(team(page).members) == 6
    page.do("hire", "b more")
    page.do("hire", "d more")
    assert "is missing" not in shown(page) and member_with_shirt(team(page), 1).position == "d"


def test_nothing_changes_while_the_next_match_is_under_way_or_a_simulation_runs():
    page = opened(after_a_match())
    found = league_on(page)
    line = next(x for x in matchups(found, found.season) if x.result is None and 0 in x.fixture[1:3])
    key = page.door.address.split("/")[2]
    page.go(f"#/league/{key}/fixtures")
    page.do("fixture", line.fixture.key)
    if page.door.address.endswith("/fixtures"):
        page.do("fixture-start", line.fixture.key)
    page.go(f"#/league/{key}/between")
    assert "has begun" in shown(page) and not buttons(page, "support")
    page.do("support", "keg more")
    assert team(page).support.kegs == 0


def test_before_the_first_match_a_coach_arranges_his_team_and_for_bots_there_is_nothing_to_do():
    page = opened(league_of("orcs_3-xp9_Sp1", "gnomes", "siringit"))
    assert "Changes count" in shown(page) and "may learn" not in shown(page).split("members")[0].split("faults")[0]
    page.do("open", "3")
    page.do("lesson", "3buff")
    page.do("hire", "b more")
    assert member_with_shirt(team(page), 3).learned == ("buff",) and "Changes since" in shown(page)
    assert league_on(page).season.preseason_notes.keys() == {0}
    page.do("take-back", "0")
    assert member_with_shirt(team(page), 3).learned == ()
    league = league_on(page)
    line = next(line for line in matchups(league, league.season) if 0 in line.fixture[1:3])
    for do, arg in (("entry", line.fixture.key), ("entry-points", "home 1"), ("entry-points", "away 0"),
                    ("entry-done", line.fixture.key)):
        page.do(do, arg)
    assert "Changes count from the first match of the season." not in shown(page)
    bots = opened(league_of("orcs", "gnomes", "siringit", coach="random"), "table")
    assert "Between matches" not in shown(bots)


def test_the_next_match_is_played_with_the_changed_team():
    page = opened(after_a_match())
    page.do("support", "keg more")
    found = league_on(page)
    line = next(x for x in matchups(found, found.season) if x.result is None and 0 in x.fixture[1:3])
    side = "Home" if matchup_at(found, found.season, line.fixture.key).fixture.home == 0 else "Away"
    page.go(f"#/league/{key_of(found)}/fixtures")
    page.do("fixture", line.fixture.key)
    page.do("fixture-start", line.fixture.key)
    assert page.model.game.tags[side] == teams_now(found, found.season)[0]
    assert read_code(page.model.game.tags[side]).support.kegs == 1


def test_a_team_of_a_league_has_a_sheet_to_print():
    page = opened(after_a_match(), "teams")
    page.do("team-sheet", "0")
    assert page.door.address.endswith("/sheet-0") and "Team 0" in shown(page) and "Print sheet" in shown(page)
    assert '/teams"' in shown(page)
    page.do("print")
    assert "print" in page.door.asked
    page.go(page.door.address.replace("sheet-0", "sheet-9"))
    assert "Withdraw" in shown(page)


def test_it_speaks_french():
    page = opened(after_a_match("orcs_aabbccccdd_3-xp10_Sc4k2", "m"))
    set_language("fr")
    try:
        page.do("open", "3")
        assert "Entre les matchs" in shown(page) and "Not now" not in shown(page) and "Pas maintenant" in shown(page)
    finally:
        set_language("en")
