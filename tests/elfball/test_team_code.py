"""Chapters 21 and 23: a team as one word, with abilities, support, names and all."""

from random import Random

import pytest

from fracas.games.elfball.notation.positions import position
from fracas.games.elfball.team.lists import LISTS, TEAMS
from fracas.games.elfball.team.roster import Support
from fracas.games.elfball.team.team_code import read_code, write_code
from fracas.games.elfball.team.teams import line_up
from fracas.kernel.errors import InvalidNotation
from tests.elfball.rosters import random_code, random_roster
from tests.sample import sample

DAMAGED = sample(600, 2_000)
FULL = "orcs_aaoobf_1-buff-might3-xp7_6-resilient-pummel_N1-Gash-the-Big_Src2k1p3w_Kcobalt-lemon_TThe-Green-Gits"


def test_a_code_says_what_players_have_learned_lost_and_are_called():
    code, players = line_up(FULL)
    assert code == FULL
    assert [player and player.position for player in players] == ["Defender", "Defender", None, None, "Hunter", "Troll"]
    assert players[0].name == "Gash the Big" and players[0].might == 3 and players[0].abilities == ("buff",)
    assert players[5].abilities == ("resilient", "pummel")
    assert read_code(code).name == "The Green Gits"


def test_a_code_says_what_support_a_team_has():
    assert read_code(FULL).support == Support(referee=True, cheerleaders=2, kegs=1, potions=3, wizard=True)
    assert read_code("orcs").support == Support()


def test_an_impcrusher_is_born_with_his_abilities():
    assert line_up("gnomes_aaaaaay")[1][6].abilities == ("cheapshot", "ruthless", "pummel", "plough")


def test_a_chainsaw_maniac_plays_street_brawl_only():
    assert line_up("gnolls_aabccz", "street_brawl")[1][5].skill == 0
    with pytest.raises(InvalidNotation, match="Street Brawl only"):
        line_up("gnolls_aabccz")


def test_the_shortest_code_of_a_team_is_its_only_one():
    for code, shortest in (
        ("orcs_aabbccddef", "orcs"), ("orcs_N1-Grubnik", "orcs"), ("orcs_TOrcs", "orcs"), ("orcs_K-", "orcs"),
        ("orcs_1-jog5", "orcs"), ("orcs_Sp1_1-resilient-buff", "orcs_1-buff-resilient_Sp1"), ("orcs_F", "orcs"),
    ):
        assert line_up(code)[0] == shortest


def test_a_friendly_team_may_have_more_than_its_list_allows():
    with pytest.raises(InvalidNotation, match="at most"):
        line_up("samhaino_axbbbb")
    assert line_up("samhaino_axbbbb_F")[0] == "samhaino_axbbbb_F"


@pytest.mark.parametrize("code", [
    "orcs_3-", "orcs_3-flying", "orcs_11-buff", "orcs_0-buff", "orcs_3-buff-buff", "orcs_3-buff_3-nimble", "orcs_S",
    "orcs_Sr_Sw", "orcs_Kpink-", "orcs_K", "orcs_T", "orcs_N3-", "orcs_N3-aZ202eZb", "orcs_N3-Zd800Z",
    "orcs_N3-Z110000Z", "orcs_3-jog0", "orcs_3-might7", "orcs_Sc5", "orcs_Q", "orcs_aao", "orcs_o", "orcs__",
    "orcs_aa|b", "orcs aa", "orcs_F1", "orcs_y", "orcs_N3--Gash", "orcs_N3-" + "a" * 25, "orcs_" + "T" * 3000,
    "orcs_\n", "orcs_3-xp1000",
])
def test_what_is_no_team_is_refused_in_one_sentence(code):
    with pytest.raises(InvalidNotation) as refusal:
        line_up(code)
    assert "\n" not in str(refusal.value) and len(str(refusal.value)) < 500


def test_random_rosters_go_through_their_code_unchanged():
    random = Random(21)
    for _n in range(sample(60, 200)):
        game = ("elfball", "street_brawl")[_n % 2]
        roster = random_roster(random, game)
        code = write_code(roster)
        assert read_code(code) == roster
        assert line_up(code, game)[0] == code


def test_a_match_of_random_rosters_keeps_them_in_its_position():
    import fracas

    random = Random(7)
    for _n in range(20):
        game = fracas.new("elfball", "x", random_code(random), random_code(random))
        state = game.state
        assert game.ruleset.parse_position(position(state)) == state


def test_damaged_codes_are_refused_or_are_some_other_team():
    random = Random(3)
    codes = [random_code(random) for _n in range(50)]
    for _n in range(DAMAGED):
        code = codes[_n % 50]
        at = int(random.random() * len(code))
        other = chr(33 + int(random.random() * 94)) if random.random() < 0.8 else "\u202e\x00\ud800 é"[_n % 5]
        hurt = (code[:at], code[:at] + other + code[at + 1:], code[:at] + other + code[at:], code[:at] + code[at // 2:],
                code[:at] + code[at + 1:])[int(random.random() * 5)]
        try:
            again = line_up(hurt)[0]
        except InvalidNotation as refusal:
            assert "\n" not in str(refusal) and len(str(refusal)) < 500
        else:
            assert line_up(again)[0] == again


def test_every_list_has_its_ready_line_up_under_its_key():
    assert [write_code(read_code(team.key)) for team in LISTS] == list(TEAMS)
