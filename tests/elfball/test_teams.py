"""Chapters 4, 5 and 23: the team lists and the ready line-ups."""

import pytest

from fracas.games.elfball.team.teams import LISTS, READY, SQUAD, TEAMS, line_up
from fracas.kernel.errors import InvalidNotation

STANDARD = {
    "Midfielder": (6, 3, 3, 3, 3, 3), "Safety": (7, 3, 3, 3, 2, 3), "Hunter": (6, 3, 4, 3, 2, 3),
    "Striker": (6, 3, 2, 4, 4, 2), "Thrower": (6, 2, 3, 3, 4, 3), "Defender": (5, 4, 4, 2, 2, 4),
}


def test_there_are_19_teams_in_printed_order():
    assert len(LISTS) == len(TEAMS) == 19
    assert [team.key for team in LISTS][:3] == ["black-rock-dwarves", "thunder-hammer-dwarves", "black-widows"]


def test_the_attributes_of_every_profile_add_up_to_21():
    assert all(sum(position[3:9]) == 21 for team in LISTS for position in team.positions)


def test_standard_classes_have_their_printed_profile():
    seen = {p.name: tuple(p[3:9]) for team in LISTS for p in team.positions if p.name in STANDARD}
    assert seen == STANDARD


def test_a_ready_line_up_is_ten_players_of_its_list():
    for team in LISTS:
        code, players = line_up(team.key)
        assert code == team.key
        assert len(players) == READY
        assert all(position.ready <= position.most for position in team.positions)
        assert any(player.type != "Monster" for player in players)


def test_players_have_different_names():
    assert all(len(set(team.given_names)) == SQUAD for team in LISTS)


def test_a_line_up_can_be_spelled_by_position():
    code, players = line_up("orcs_abcdef")
    assert code == "orcs_abcdef"
    assert [player.position for player in players] == [p.name for p in TEAMS["orcs"].positions]
    assert players[5][2:9] == (4, 5, 4, 1, 1, 6, "Monster")


def test_the_ready_line_up_has_one_code_only():
    assert line_up("orcs_aabbccddef")[0] == "orcs"


@pytest.mark.parametrize("code", ["elves", "orcs_", "orcs_aaa", "orcs_z", "gnolls_aaaabbccccdda", ""])
def test_an_impossible_team_is_refused(code):
    with pytest.raises(InvalidNotation):
        line_up(code)
