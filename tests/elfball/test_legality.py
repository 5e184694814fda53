"""Chapter 21 to 24: every reason why a roster is not legal."""

from random import Random

import pytest

from fracas.games.elfball.team.legality import faults
from fracas.games.elfball.team.lists import LISTS
from fracas.games.elfball.team.roster import Member, Support, advanced_roster, ready_roster, value_of
from fracas.games.elfball.team.team_code import read_code
from tests.elfball.rosters import random_roster
from tests.sample import sample


def found(code, game="elfball", **changes):
    return faults(read_code(code)._replace(**changes), game)


def test_ready_line_ups_are_legal():
    for team in LISTS:
        roster = ready_roster(team.key)
        assert value_of(roster) == 150
        assert faults(roster) == []


def test_ready_advanced_teams_are_legal_and_nearly_spend_the_limit():
    for team in LISTS:
        roster = advanced_roster(team.key)
        assert faults(roster) == [] and value_of(roster) >= 175
        assert any(member.learned for member in roster.members)


def test_random_rosters_are_legal():
    for n in range(sample(50, 150)):
        game = ("elfball", "street_brawl")[n % 2]
        roster = random_roster(Random(n), game)
        assert faults(roster, game) == [], roster


def test_a_roster_costs_its_players_what_they_learned_and_its_support():
    roster = read_code("orcs_aabbcc_1-buff-bonecrusher_Src2k1p3w")
    assert value_of(roster) == 6 * 15 + 2 * 5 + 7 * 5 + 20


@pytest.mark.parametrize(("code", "said", "rule"), [
    ("orcs_Src4k2p3w", "220 points, 40 points more than the limit of 180", "21"),
    ("orcs_aabbc", "5 players; it needs at least 6", "21"),
    ("orcs_aaabbc_F", "Defender: 3 of them, at most 2", "23"),
    ("orcs_Sc5_F", "Cheerleaders: 5, at most 4", "21"),
    ("orcs_Sk3_F", "Kegs: 3, at most 2", "21"),
    ("orcs_Sp4_F", "Magic Potions: 4, at most 3", "21"),
    ("samhaino_axbbbb_F", "Deadwood: 1 of them, at most 0", "24.5"),
    ("gnomes_aaaabbby_F", "Gnomish Contraption: 3 of them, at most 2", "24.6"),
    ("orcs_aabbccy_F", "Impcrusher: the Orcs may not have one", "24.6"),
    ("orcs_aabbccx_F", "Horror: the Orcs may not have one", "24.5"),
    ("gnomes_aaaaayy_F", "Impcrusher: 2 of them, at most 1", "24.6"),
    ("gnomes_aaaaay_6-buff", "an Impcrusher wins no experience", "24.6"),
    ("gnomes_aaaaay_6-xp3", "an Impcrusher wins no experience", "24.6"),
    ("orcs_1-bonecrusher", "Grubnik (1): Bonecrusher is Advanced and needs Buff first", "22"),
    ("orcs_1-rally", "Grubnik (1): Rally is open to Midfielder players only", "22.2"),
    ("orcs_1-fear", "Fear is open to Undead players only", "22.2"),
    ("orcs_N2-Grubnik", "Grubnik (1): another player has the same name", "1"),
    ("orcs_1-might6", "no attribute rises above the printed one", "17"),
    ("orcs_1-might0", "no attribute falls below 1", "17/R42"),
])
def test_each_fault_is_a_sentence_with_its_rule(code, said, rule):
    assert any(said in fault.text and fault.rule == rule for fault in found(code)), found(code)


def test_any_samhaino_player_may_learn_fear():
    assert found("samhaino_2-fear") == []


def test_two_players_cannot_wear_one_number():
    twice = (*ready_roster("orcs").members, Member(3, "c", "Twin"))
    assert any("same number" in fault.text and fault.shirt == 3 for fault in found("orcs", members=twice))


@pytest.mark.parametrize("name", ["a\u202eb", " a", "a  b", "x" * 25, "-\u0301\u0301\u0301\u0301", "---"])
def test_a_name_nobody_can_read_is_a_fault(name):
    members = ready_roster("orcs").members
    assert any(fault.shirt == 1 for fault in found("orcs", members=(members[0]._replace(name=name), *members[1:])))


def test_the_limit_of_points_can_be_another():
    assert found("orcs", limit=149) and not found("orcs", limit=150)
    assert found("orcs", support=Support(wizard=True), limit=170) == []


def test_a_chainsaw_maniac_takes_the_place_of_a_midfielder_or_of_the_commonest_position():
    assert found("orcs_aabbcccz", "street_brawl") == []
    assert any("Midfielder: 4 of them, at most 3" in f.text for f in found("orcs_aabbccccz_F", "street_brawl"))
    assert any("Gnome: 9 of them, at most 8" in f.text for f in found("gnomes_aaaaaaaaaz_F", "street_brawl"))
    assert any(f.game == "street_brawl" for f in found("orcs_aabbcccz"))
