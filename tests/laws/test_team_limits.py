"""Laws of the teams that begin a match: an illegal one is refused unless both coaches agree, and its record replays."""

import pytest

import fracas
from fracas.__main__ import main
from fracas.games.elfball.team import roster as rs
from fracas.games.elfball.team.team_code import write_code
from fracas.kernel.errors import InvalidNotation
from tests.laws.matches import names

REAL = [fracas.ruleset(key) for key in fracas.KEYS]
FAMILY = ("elfball", "street_brawl")
FEW = "gnomes_aaaab"
REFUSED = {
    "elfball": FEW, "street_brawl": FEW, "street_bowl": "orc_aaaa", "cave_brawl": "cavemen.1-9-9-9-9-9-9",
    "school_fighters": "mixed_bb",
}


def dear_team(most):
    """Return the code of a legal team but for its points, the first that is worth more than so many."""
    for key in fracas.ruleset("elfball").teams:
        roster = rs.advanced_roster(key)
        for member in roster.members[:6]:
            if rs.value_of(roster) <= most:
                roster = rs.with_member(roster, rs.with_ability(member, "nimble"))
        if rs.value_of(roster) > most:
            return write_code(roster)
    raise AssertionError(most)


@pytest.mark.parametrize("ruleset", REAL, ids=names)
def test_every_printed_team_may_begin_a_match_and_a_team_against_the_book_may_not(ruleset):
    for team in ruleset.teams:
        assert not fracas.new(ruleset.key, "", team, team).is_terminal()
    for teams in ((REFUSED[ruleset.key], ""), ("", REFUSED[ruleset.key])):
        with pytest.raises(InvalidNotation):
            fracas.new(ruleset.key, "", *teams)


@pytest.mark.parametrize("key", FAMILY)
def test_a_match_has_the_points_its_option_says(key):
    dear = dear_team(rs.LIMIT)
    with pytest.raises(InvalidNotation, match="180"):
        fracas.new(key, "", dear)
    assert fracas.new(key, "", dear, options={"points": 250}).tags["Home"] == dear
    with pytest.raises(InvalidNotation, match="120"):
        fracas.new(key, "", options={"points": 120})


@pytest.mark.parametrize("key", FAMILY)
def test_a_friendly_match_of_illegal_teams_begins_and_its_record_is_read(key):
    game = fracas.new(key, "agreed", FEW, friendly=True)
    for _n in range(5):
        if game.pending is None:
            game.apply(game.legal_actions()[0])
    again = fracas.from_record(game.record)
    assert again.record == game.record and again.state == game.state
    assert fracas.from_position(game.position).position == game.position


def test_the_command_line_lets_illegal_teams_play_only_as_agreed(capsys):
    command = ["simulate", "elfball", "--games", "1", "--limit", "30", "--home-team", FEW]
    assert main(command) == 2
    assert "at least 6" in capsys.readouterr().err
    assert main([*command, "--friendly"]) == 0
