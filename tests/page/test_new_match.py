"""The line-up of a new match: so many of each position, ten in all."""

import re

import pytest

from fracas.games import KEYS, evenness
from fracas.view.teams.match_team import LineUpRow, MatchTeam, total_text
from tests.page.headless import Page


@pytest.fixture
def page():
    return Page(address="#/new/elfball/two")


def shown(page):
    return page.text("screen-new")


def test_the_ready_line_up_needs_no_change(page):
    assert "10 of 10" in shown(page)
    page.do("start", "elfball")
    assert page.model.game.state.codes == ("timberline-elves", "orcs")


def test_an_exchange_of_positions_makes_another_team(page):
    page.do("line-up", "home 0 more")
    page.do("line-up", "home 4 less")
    assert "3\u00a0×\u00a0Dryad" in shown(page) and "1\u00a0×\u00a0Thrower" in shown(page)
    assert "Defender, nos. 1 to 3" in shown(page) and "Thrower, no. 10" in shown(page)
    page.do("start", "elfball")
    state = page.model.game.state
    assert state.codes[0] == "timberline-elves_aaabbccdde"
    assert [profile.position for profile in state.profiles[:3]] == ["Dryad"] * 3


@pytest.mark.parametrize(("step", "reason"), [
    ("less", "Timberline Elves: 1 player is missing"), ("more", "Timberline Elves: 1 player too many"),
])
def test_another_number_of_players_says_why_it_cannot_start(page, step, reason):
    page.do("line-up", f"home 0 {step}")
    assert reason in shown(page)
    start = re.search(r'<button[^>]*data-do="start"[^>]*>', shown(page))[0]
    assert 'aria-disabled="true"' in start
    page.do("ready-made", "home")
    assert reason not in shown(page)


def test_nobody_takes_more_of_a_position_than_the_list_allows(page):
    for _n in range(4):
        page.do("line-up", "home 1 more")
    assert "2\u00a0×\u00a0Hunter" in shown(page)
    for _n in range(4):
        page.do("line-up", "home 1 less")
    assert "Hunter: 0 of 2" in shown(page)


def test_what_was_changed_is_said(page):
    page.do("line-up", "home 0 more")
    assert page.door.regions["say"] == "3. 11 of 10"


def test_another_team_begins_with_its_own_line_up(page):
    page.do("line-up", "home 0 more")
    page.do("team", "home gnolls")
    assert "11 of 10" not in shown(page)


def test_a_total_counts_every_place():
    rows = LineUpRow("a", 2, 4), LineUpRow("b", 3, 3)
    assert total_text(MatchTeam("", "", (), (), rows, 10)) == "5 of 10"


@pytest.mark.parametrize(("tap", "value"), [("simple_star 1", "yes"), ("simple_star 0", "no")])
def test_a_switch_sets_a_house_rule(page, tap, value):
    page.do("setting", tap)
    page.do("start", "elfball")
    assert f"simple_star={value}" in page.model.game.tags.get("Options", "simple_star=no")


# -- Cave Brawl: who plays, and scores before the match ----------------------------------------------------------


@pytest.fixture
def cave():
    page = Page(address="#/new/cave-brawl/two")
    page.do("team", "home cavemen")
    return page


def codes(page):
    """Return the teams the match was started with."""
    return page.model.game.tags["Home"], page.model.game.tags["Away"]


def test_the_line_up_of_a_faction_keeps_enough_basics(cave):
    assert "Line-up" in shown(cave) and "9 of 9" in shown(cave)
    cave.do("line-up", "home 1 less")
    assert "Cavemen: 1 player is missing" in shown(cave)
    cave.do("line-up", "home 2 more")
    cave.do("start")
    home, away = codes(cave)
    assert home == "cavemen.ca.ca.ca.ca.ca.ap.mo.mo.mo" and away == "reptilians"
    assert len(cave.model.game.state.players) == 18


def test_another_size_of_squad_asks_for_as_many_players(cave):
    cave.do("line-up", "home 0 more")
    cave.do("line-up", "home 1 less")
    cave.do("setting", "squad 7")
    assert "Cavemen: 2 players too many" in shown(cave)
    cave.do("ready-made", "home")
    cave.do("start")
    assert len(cave.model.game.state.players) == 14


def test_a_team_is_rolled_before_the_match_and_rolled_again(cave):
    cave.do("roll-team", "home")
    first = cave.shell.screen.sides[0].line_up
    assert first.count("_") == 36 and "Roll again" in shown(cave)
    cave.do("roll-team", "home")
    assert cave.shell.screen.sides[0].line_up != first
    cave.do("start")
    assert codes(cave)[0].count("_") == 36 and all(player.is_rolled for player in cave.model.game.state.players[:9])


def test_rolled_players_are_typed_in_from_the_table(cave):
    for number, text in enumerate(("4", "3", "−1", "17")):
        cave.do("score", f"home 6 {number} {text}")
        assert ("No. 6, Cave Ape" in cave.text("start-region")) == (number < 3)
    cave.do("score", "home 1 0 2")
    assert "No. 1, Caveman: the three scores" in cave.text("start-region")
    cave.do("score", "home 1 0 ")
    cave.do("start")
    assert codes(cave)[0] == "cavemen.ca.ca.ca.ca.ca.ap_4_3_-1_17.mo.ap.mo"


def test_nobody_begins_without_hit_points(cave):
    for number, text in enumerate(("4", "3", "-1", "0")):
        cave.do("score", f"home 6 {number} {text}")
    assert "No. 6, Cave Ape" in cave.text("start-region")
    cave.do("score", "home 6 3 1")
    assert "No. 6, Cave Ape" not in cave.text("start-region")


@pytest.mark.parametrize("text", ["x", "1.5", "99", "²", "1e1"])
def test_a_score_that_cannot_be_keeps_the_match_from_starting(cave, text):
    for number in range(4):
        cave.do("score", f"away 2 {number} {text if number == 1 else 5}")
    assert "No. 2" in cave.text("start-region") and 'aria-disabled="true"' in cave.text("start-region")
    cave.do("unroll-team", "away")
    assert "No. 2" not in cave.text("screen-new").split("startbar")[1]


@pytest.mark.parametrize(("do", "arg"), [
    ("score", "home 99 0 4"), ("score", "home 6 9 4"), ("score", "home 6-0 4"), ("line-up", "home 99 more"),
    ("line-up", "home 1 many"), ("line-up", "both 1 more"), ("setting", "nothing on"), ("seat-home", "a friend"),
    ("kit-home", "<b>"), ("friendly-home", "perhaps"),
])
def test_an_argument_of_another_version_changes_no_team(cave, do, arg):
    before = shown(cave)
    cave.do(do, arg)
    assert shown(cave) == before


def test_the_preview_shows_players_of_the_game_itself(cave):
    assert 'class="kit cave-brawl"' in shown(cave) and "pc-prow" not in shown(cave)


def test_a_bot_is_chosen_by_what_it_is_like(cave):
    cave.do("seat-home", "human")
    cave.do("seat-away", "rookie")
    assert "Plays simple plans" in shown(cave) and shown(cave).count("No bot sees dice to come") == 1
    cave.do("seat-home", "regular")
    assert "Uses every kind of action" in shown(cave) and shown(cave).count("No bot sees dice to come") == 2
    before = shown(cave)
    cave.do("seat-home", "yardstick")
    assert shown(cave) == before and "Yardstick" not in before


def test_a_game_offers_the_levels_it_has_each_with_what_it_is_like_there(page, cave):
    for shows in (page, cave):
        offered = re.findall(r'name="seat-away"[^>]*value="(\w+)"', shown(shows))
        assert offered == ["human", "random", "rookie", "regular", "hard", "star"]
    for level, words in (("regular", "Knows every plan, but makes some mistakes"),
                         ("hard", "Makes few mistakes, but always the same"),
                         ("star", "Looks far ahead")):
        page.do("seat-away", level)
        assert words in shown(page)


# -- what is folded away -----------------------------------------------------------------------------------------


def told(page, key):
    """Return the line that tells what is folded away."""
    return re.search(rf'<details[^>]*id="{key}"[^>]*><summary>.*?class="told">(.*?)</span>', shown(page))[1]


def test_team_and_opponent_come_first_and_all_else_is_folded_with_a_line_that_says_as_usual(page):
    text = shown(page)
    first, _fold, rest = text.partition('id="more-home"')
    assert 'data-do="team"' in first and 'data-do="kit-home"' not in first and 'data-do="kit-home"' in rest
    opponent, _fold, folded = rest.partition('id="more-away"')
    assert 'data-do="seat-away"' in opponent and 'data-do="dice-away"' in folded
    assert {told(page, key) for key in ("more-home", "more-away", "house-rules")} == {"default"}


def test_the_line_of_what_is_folded_tells_what_differs(page):
    for do, arg in (("kit-home", "plum"), ("dice-home", "real"), ("seat-home", "rookie"), ("dice-away", "real"),
                    ("level-away", "advanced"), ("setting", "goals 2"), ("setting", "simple_star 1")):
        page.do(do, arg)
    assert told(page, "more-home") == "a bot plays \N{MIDDLE DOT} another kit"
    assert told(page, "more-away") == "real dice \N{MIDDLE DOT} Advanced game"
    assert "2" in told(page, "house-rules") and "\N{MIDDLE DOT}" in told(page, "house-rules")
    page.do("line-up", "home 0 more")
    assert told(page, "more-home").endswith("other players or scores")
    page.do("setting", "goals 3")
    page.do("setting", "simple_star 0")
    assert "2" not in told(page, "house-rules")


def test_a_table_is_told_in_its_line():
    page = Page(address="#/new/school-fighters/two")
    assert told(page, "table-choice") == "5 units \N{MIDDLE DOT} Playground"


def test_a_team_known_to_be_strong_or_weak_says_so_while_it_plays_as_usual():
    page = Page(address="#/new/cave-brawl/two")
    teams = evenness("cave_brawl").teams
    for team, share in teams.items():
        page.do("team", f"home {team}")
        home = shown(page).partition("side-sheet away")[0]
        assert (f"of {share.matches} matches with it" in home) == share.is_settled
        assert ("Hard to play" in home) == (share.high < 0.5)
    assert any(share.is_settled for share in teams.values())
    page.do("team", f"home {next(iter(teams))}")
    page.do("line-up", "home 0 less")
    assert "equal bots" not in shown(page).partition("side-sheet away")[0]


@pytest.mark.parametrize("key", KEYS)
def test_a_new_match_begins_with_teams_that_are_neither_strong_nor_weak(key):
    page = Page(address=f"#/new/{key.replace('_', '-')}/two")
    assert "equal bots" not in shown(page)
