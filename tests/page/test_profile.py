"""A profile adds up what stands among the facts of matches; the story of a season on the page and as a post."""

import pytest

import fracas
from fracas.bots.match import play_match
from fracas.kernel.work import run_to_end
from fracas.league.create import NewTeam, create_league
from fracas.league.matchups import matchups
from fracas.league.results import add_result, typed_result
from fracas.links import find_link, read_link
from fracas.page.match_figures import MatchFigures, read_figures, write_figures
from fracas.page.profile import profile as profiles
from fracas.page.profile.profile import BEATEN, COMEBACK, COOL, Badge, CountedMatch, GameRecord, add_up
from fracas.page.saving import archive
from fracas.page.saving.storage import Facts, Memory, Shelf
from tests.page.headless import Page
from tests.page.league_pages import finish, league_of, opened, shown, typed

USUAL = MatchFigures("rookie", 1, 10, 40, 20, 30, 90, 5, False, True)


def counted(when, game="elfball", **changed):
    return CountedMatch(when, game, USUAL._replace(**changed))


def test_nothing_adds_up_to_nothing():
    assert add_up(()) == ((), (0, 0, 0, 0, 0), (), 0)


def test_matches_add_up_by_game_in_any_order():
    matches = [counted(3, outcome=0), counted(1, level="regular-brawler"), counted(2, outcome=-1),
               counted(4, "cave_brawl"), counted(5, "cave_brawl", level="random")]
    found = add_up(reversed(matches))
    assert found.games == (GameRecord("elfball", 1, 1, 1, ("regular",)),
                           GameRecord("cave_brawl", 2, 0, 0, ("random", "rookie")))
    assert (found.matches, found.run, found.style) == (5, 2, (50, 200, 100, 150, 450))


def test_badges_are_for_the_first_time_in_each_game_against_each_level():
    found = add_up([counted(1, outcome=-1), counted(2), counted(3), counted(4, level="regular", is_comeback=True),
                    counted(5, "cave_brawl", risks=4), counted(6, level="hard", is_whole=False)])
    assert found.badges == (
        Badge(COOL, 5, "cave_brawl", "rookie"), Badge(BEATEN, 5, "cave_brawl", "rookie"),
        Badge(COMEBACK, 4, "elfball", "regular"), Badge(BEATEN, 4, "elfball", "regular"),
        Badge(BEATEN, 2, "elfball", "rookie"))
    assert profiles.rung_of("hard-racer") == "hard" and profiles.rung_of("fair") == "fair"


@pytest.mark.parametrize(("moves", "risks", "is_cool"), [(10, 1, True), (10, 2, False), (9, 0, False)])
def test_a_cool_head_needs_moves_and_few_dice(moves, risks, is_cool):
    kinds = {badge.kind for badge in add_up([counted(1, moves=moves, risks=risks)]).badges}
    assert (COOL in kinds) == is_cool


def record():
    game = play_match("elfball", "random", "rookie", "profile", {"goals": 1}).game
    del game.tags["HomeCoach"]
    return game.record


def test_the_profile_shows_matches_of_the_store_and_of_the_archive():
    store = Memory()
    facts = Facts("elfball", "<b>Zed 1, B 0", "x", 1, True, "", write_figures(USUAL))
    Shelf(store).save("m1", facts, "r")
    Shelf(store).save("m2", facts._replace(note="version 9 of this text"), "r")
    Shelf(store).save("m3", Facts("chess", "x", "y", 1, True, "", write_figures(USUAL)), "r")
    page = Page(store)
    packed = Shelf(Memory())
    packed.save("old", facts._replace(note=write_figures(USUAL._replace(level="hard")), when=2), "[x")
    page.shell.archive.add([run_to_end(archive.pack("old", packed.load("old").save))], lambda trouble: None)
    page.go("#/profile")
    text = page.text("screen-profile")
    assert "First win against Rookie" in text and "First win against Hard" in text and "3.0" in text
    assert "<b>Zed" not in page.door.regions["screen-profile"] and "Count" not in text


def test_matches_of_an_earlier_version_are_counted_when_asked():
    store = Memory()
    Shelf(store).save("m1", Facts("elfball", "x", "y", 1, True), record())
    Shelf(store).save("m2", Facts("elfball", "x", "y", 1, True), "[damaged")
    page = Page(store, "#/profile")
    assert "2 finished matches of an earlier version" in page.text("screen-profile")
    page.do("count-matches")
    page.door.run(60_000.0)
    assert read_figures(Shelf(store).load("m1").save.facts.note).level == "rookie"
    assert Shelf(store).load("m2").save.record == "[damaged" and "Count" not in page.text("screen-profile")


def test_an_empty_profile_says_what_it_is_for():
    assert "Your matches against bots are counted here" in Page(address="#/profile").text("screen-profile")


def test_the_profile_is_saved_as_a_post_with_the_board_of_the_last_match_won():
    store, won = Memory(), record()
    facts = Facts("elfball", "x", "y", 3, True, "", write_figures(USUAL))
    Shelf(store).save("m1", facts, won)
    Shelf(store).save("m2", facts._replace(when=5, note=write_figures(USUAL._replace(outcome=-1))), won)
    page = Page(store, "#/profile")
    page.do("profile-post")
    page.door.run(60_000.0)
    (name, post), *others = page.door.downloads
    assert name == "record.md" and not others
    assert "| Elfball | 1 | 0 | 1 | Rookie |" in post and "- First win against Rookie, Elfball" in post
    link = post.partition("kind: frame\n")[2].partition("\n")[0]
    assert read_link(find_link(link)).fingerprint == fracas.from_record(won).fingerprint
    Shelf(store).save("m1", facts, "[damaged")
    page.do("profile-post")
    page.door.run(60_000.0)
    assert "```" not in page.door.downloads[-1][1] and "| Elfball | 1 | 0 | 1 |" in page.door.downloads[-1][1]


# -- the story of a season -------------------------------------------------------------------------------------------


def test_a_season_tells_its_rounds_and_the_lives_of_its_players():
    page = opened(league_of(), "story")
    assert "After each round its story stands here." in shown(page)
    page.go(page.door.address.replace("story", "fixtures"))
    for key in ("r1.1", "r1.2", "r2.1"):
        typed(page, key, 3, 1)
    page.go(page.door.address.replace("fixtures", "story"))
    text = shown(page)
    assert text.index("Round 2") < text.index("Round 1") and "lead together." in text and "At the top" not in text
    page.go(page.door.address.replace("story", "players"))
    assert "/life.0" in page.door.regions["screen-league"]
    page.go(page.door.address.replace("players", "life.0"))
    assert "wore number 1 of" in shown(page) and "Season 1, Round 1" in shown(page)
    page.go(page.door.address.replace("life.0", "life.99999"))
    assert "Tie-breaks" in shown(page) or "Table" in shown(page)


@pytest.mark.parametrize(("points", "told"), [((1, 3), ", 3–1."), ((1, 1), "(number 1).")])
def test_an_upset_tells_the_points_of_the_winner_first_unless_they_are_level(points, told):
    league = league_of(plan="bracket")
    line = max(matchups(league, league.season), key=lambda each: each.fixture.away - each.fixture.home)
    add_result(league, line.fixture.key, typed_result(line, points, 1))
    page = opened(league, "story")
    assert "Upset: " in shown(page) and told in shown(page)


def test_a_story_is_a_post_in_which_names_are_only_names():
    names = ("*<b>A|", "`B`", "[C](x)", "D_d_")
    joining = [NewTeam(name, "random", team) for name, team in zip(
        names, ("cavemen", "reptilians", "exiles", "amazons"), strict=True)]
    league = create_league("cave_brawl", "# Cup", joining, "season", "s", {"rounds": 20, "target": 1})
    for line in matchups(league, league.season)[:2]:
        add_result(league, line.fixture.key, typed_result(line, (2, 0)))
    page = opened(league, "story")
    page.do("story-post")
    (name, post), = page.door.downloads
    assert name == "cave-brawl-season-1.md" and post.startswith("# \\# Cup: season 1\n")
    assert "\\*\\<b\\>A\\|" in post and "\\[C\\](x)" in post and "<b>" not in post and "```fracas" not in post


def test_the_board_of_a_match_that_was_played_here_stands_in_the_post():
    league = league_of(coach="human")
    page = opened(league)
    page.do("fixture", "r1.1")
    page.do("fixture-start", "r1.1")
    finish(page)
    page.go(f"#/league/{page.model.game.tags['LeagueId']}/story")
    page.do("story-post")
    (_name, post), = page.door.downloads
    assert "```fracas\nkind: frame\nhttps://fracas.example/play/#/replay/" in post
