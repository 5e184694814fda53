"""Who takes the place of somebody lost gets a name of his own; leagues that began before that stay as they are."""

from itertools import pairwise
from pathlib import Path

import pytest

from fracas import games
from fracas.games.elfball.team import deeds
from fracas.games.elfball.team.roster import member_with_shirt
from fracas.games.elfball.team.team_code import read_code
from fracas.kernel.contracts.career import TeamBetweenMatches
from fracas.kernel.teams.names import NAME_LIMIT, new_name
from fracas.league.careers import teams_now
from fracas.league.create import NewTeam, cancel_season, create_league, start_next_season
from fracas.league.files import FORMAT, read_league, write_league
from fracas.league.histories import player_histories
from fracas.league.matchups import OPEN, matchups
from fracas.league.merge import conflicts
from fracas.league.model import HUMAN, ROUND_ROBIN
from fracas.league.results import add_result, typed_result

GAMES = ("elfball", "street_brawl", "cave_brawl")
TEAMS = {
    "elfball": ("orcs_aabbcc",) * 4,
    "cave_brawl": ("cavemen", "reptilians", "exiles", "amazons"),
}
LEAVES = {"elfball": "m.3x", "cave_brawl": "110111111"}  # the player with number 3 is lost
BEFORE = Path(__file__).parent


def league_with_losses(game, seasons=2, is_old=False):
    """Return a league in which every home team loses its number 3 in every match."""
    kind = game.replace("street_brawl", "elfball")
    league = create_league(game, "Cup", [NewTeam(f"Team {n}", HUMAN, team) for n, team in enumerate(TEAMS[kind])],
                           ROUND_ROBIN, "seed")
    league.gives_new_names = not is_old
    for number in range(seasons):
        if number:
            start_next_season(league)
        while found := [line for line in matchups(league, league.season) if line.status == OPEN]:
            left = LEAVES[kind], LEAVES[kind]
            add_result(league, found[0].fixture.key, typed_result(found[0], (1, 0))._replace(notes=left))
    return league


def successors(league, team="t1"):
    """Return the names of those who wore number 3 of a team, the first one first."""
    return [life.name for life in player_histories(league) if (life.team, life.shirt) == (team, 2)]


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_called_like_one_whose_place_he_takes_or_like_one_beside_him(game):
    league = league_with_losses(game, 4)
    for team in ("t1", "t3"):
        names = successors(league, team)
        assert len(names) == 13 and not [name for name, next_one in pairwise(names) if name == next_one]
        assert len(set(names)) >= 12, "and hardly ever like one of long ago"
        assert all(len(name) <= NAME_LIMIT for name in names)
    players = games.career(game).players
    for team in teams_now(league, league.season):
        worn = [name for name in players(team) if name]
        assert len(set(worn)) == len(worn)
    assert read_league(write_league(league)) == league, "names are in the codes of teams, and fit there"


@pytest.mark.parametrize("game", GAMES)
def test_a_name_stays_with_a_player_from_match_to_match(game):
    league = league_with_losses(game, 1)
    before = games.career(game).players(teams_now(league, league.season)[0])[2]
    start_next_season(league)
    line = next(line for line in matchups(league, league.season) if 0 in line.fixture[1:3])
    notes = {"cave_brawl": "101111111"}.get(game, "m.2x")
    add_result(league, line.fixture.key, typed_result(line, (0, 1))._replace(notes=(notes, notes)))
    after = games.career(game).players(teams_now(league, league.season)[0])
    assert after[2] == before and after[1] != before


def test_the_rookie_whom_a_coach_hires_is_called_in_his_next_match_as_he_was_when_hired():
    pause = TeamBetweenMatches("orcs_2-xp5_5-xp5", "m.3x.hireb.2buff", {"careers": "yes"}, "seed", gives_new_names=True)
    hired = member_with_shirt(deeds.current_roster(pause._replace(notes="m.3x.hireb")), 3)
    after = games.career("elfball").after_match(pause)
    assert hired.name and member_with_shirt(read_code(after.team), 3) == hired
    assert any(hired.name in sentence for sentence in deeds.sentences(pause))
    assert not member_with_shirt(deeds.current_roster(pause._replace(gives_new_names=False)), 3).name


@pytest.mark.parametrize("game", ["elfball", "cave_brawl"])
def test_a_league_that_began_with_names_by_shirt_keeps_them_and_its_file_to_the_byte(game):
    file = BEFORE.joinpath(f"format_1_{game}.json").read_text(encoding="utf-8")
    league = read_league(file)
    assert len(league.seasons) == 3 and write_league(league) == file
    assert len(set(successors(league))) == 1, "as it was"
    cancel_season(league)
    start_next_season(league)
    assert write_league(league) == file, "teams come to the same codes"
    assert write_league(with_one_more_season(game)) == file


def with_one_more_season(game):
    league = league_with_losses(game, 2, is_old=True)
    start_next_season(league)
    return league


def test_only_leagues_with_careers_need_the_new_format():
    careers, others = (create_league(game, "Cup", [NewTeam("A", HUMAN, team), NewTeam("B", HUMAN, team)], ROUND_ROBIN,
                                     "seed") for game, team in (("elfball", "orcs"), ("school_fighters", "mob")))
    assert f'"format":{FORMAT},' in write_league(careers) and '"format":1,' in write_league(others)


def test_files_of_one_league_in_two_formats_are_two_leagues():
    with pytest.raises(ValueError, match="format"):
        conflicts(league_with_losses("elfball", 1), league_with_losses("elfball", 1, is_old=True))


def test_a_new_name_is_free_and_follows_from_the_seed():
    given, taken = ("Ugg", "Thog", "Bonk"), {"Ugg Thog", "Bonk Ugg"}
    found = {new_name(given, taken, f"{n}") for n in range(200)}
    assert found == {"Ugg Bonk", "Thog Ugg", "Thog Bonk", "Bonk Thog"}
    assert new_name(given, taken, "7") == new_name(given, taken, "7")
    assert new_name(("Ugg",), set(), "7") == "Ugg" and new_name(("U" * 20, "T" * 20), set(), "7") == "U" * 20
