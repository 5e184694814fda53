"""Street Brawl 8 in a league: its own Injury table, the same careers as in Elfball."""

import pytest

from fracas.faces import face_of
from fracas.games import career
from fracas.games.elfball.state import Options
from fracas.games.elfball.team.team_code import read_code
from fracas.games.street_brawl.ruleset import RULESET
from fracas.kernel.contracts.career import TeamBetweenMatches
from fracas.league.create import NewTeam, create_league


def test_a_league_of_street_brawl_has_careers_and_reports():
    teams = [NewTeam("A", "yardstick", "orcs"), NewTeam("B", "yardstick", "gnomes")]
    league = create_league("street_brawl", "Cup", teams, "round_robin", "seed")
    assert league.options == {"careers": "yes", "goals": 2}
    assert face_of("street_brawl").report.figures["carried"] == "Squares with the ball"


def test_a_maniac_has_a_career_too():
    pause = TeamBetweenMatches("orcs_aabbcczd", "m.7+5.7cheapshot", {"careers": "yes"}, "seed")
    team, gone = career("street_brawl").after_match(pause)
    assert [m.learned for m in read_code(team).members if m.position == "z"] == [("cheapshot",)] and gone == ()


@pytest.mark.parametrize("careers", ["no", "yes"])
def test_matches_count_for_careers_only_where_it_is_agreed(careers):
    state = RULESET.start(RULESET.options({"careers": careers}), "orcs", "gnomes")
    assert state.options == Options(goals=state.options.goals, careers=careers == "yes")
