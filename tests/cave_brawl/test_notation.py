"""How actions, answers and positions are written and read."""

import pytest

from fracas.games.cave_brawl.ruleset import RULESET
from fracas.games.cave_brawl.words.picture import picture
from fracas.kernel.errors import InvalidNotation
from fracas.kernel.table import Choice
from tests.cave_brawl.diagrams import cell, pit

SCENE = """
   j  k   l
10 B1 S1* N1_
11 S2 .   N2
"""


def scene():
    return pit(SCENE, beasts={"B1": ("snake", 9, "N")}, kinds="N3=zo", bodies_at={"N3": "c4"}, tunnel="S3 N4")


def test_every_listed_action_is_read_from_its_own_text():
    s = scene().s
    texts = [RULESET.action_text(s, action) for action in RULESET.legal_actions(s)]
    assert len(set(texts)) == len(texts)
    assert [RULESET.parse_action(s, text) for text in texts] == RULESET.legal_actions(s)
    assert {"S1 k11", "S2 block B1", "S1 pass S2", "S1 kick", "S3 k21"} <= set(texts)


@pytest.mark.parametrize("text", [
    "", "S9 k11", "S1 k22", "S1 v3", "S1 hug N1", "S1 curse N1", "S1 curse N1 hp", "B2 k1", "end now", "block S1 N1",
    "S1",
])
def test_what_is_no_action_is_refused(text):
    with pytest.raises(InvalidNotation):
        RULESET.parse_action(scene().s, text)


def test_an_action_in_other_letters_is_understood():
    g = scene()
    g.game.apply("s1 K11")
    assert g.at("S1") == "k11"


def test_answers_are_squares_or_words():
    s = scene().s
    choice = Choice("push", 0, (cell("k11"), "stay"))
    assert [RULESET.option_text(s, choice, option) for option in choice.options] == ["k11", "stay"]


def test_a_position_goes_into_one_line_and_back():
    s = scene().s
    s.hp[0], s.bt[0], s.used[1], s.cd[7] = 4, -3, 2, 12
    text = RULESET.position(s)
    assert RULESET.parse_position(text) == s and set(text) <= set(
        "abcdefghijklmnopqrstuvwxyz0123456789._-~")


def test_unrolled_teams_have_a_position_too():
    s = RULESET.start(RULESET.options({"rerolls": 2, "squad": 11}), "exiles", "witchdoctors")
    assert RULESET.parse_position(RULESET.position(s)) == s


@pytest.mark.parametrize(("old", "new"), [
    ("cave_brawl.1", "cave_brawl.2"), ("7_3_0_0_-1", "7_3_0_0"), ("7_3_0_0_-1", "8_3_0_0_-1"),
    ("7_3_0_0_-1", "9_3_0_0_-1"), ("3_3_3_9_k10_o", "3_3_3_9_k22_o"), ("3_3_3_9_k10_o", "3_3_3_9_j11_o"),
    ("3_3_3_9_k10_o", "3_3_3_9_k10_p"), ("3_3_3_9_k10_o", "3_3_3_9_k10_op"), ("3_3_3_9_k10_o", "3_3_3_9_k10_o_3_3_3_9"),
    ("3_3_3_9_k10_o", "3_3_3_9_k10_x"), ("3_3_3_9_k10_o", "3_3_3_9_k10_o_3_3_3_0"), ("_l10_p", "_k1_p_"),
    ("~0_3_198", "~0_6_198"), ("_bc4_", "_bd_"), ("_bc4_", "_d_"), ("~0_3_198_9", "~0_3_10_9"), ("~am_", "~xx_"),
    ("~am_", "~ca_"), ("_9_t_o", "_9_t_p"), ("~o", "~"), ("~3_0_5", "~4_0_5"), ("~3_0_5", "~3_2_5"),
    ("~3_0_5", "~9_0_5"), ("~3_0_5_", "~3_0_100000_"), ("-1_0_1~", "-1_0_10000~"), ("-1_0_1~", "-1_0_-1~"),
    ("~0_-9_0_0", "~0_7_0_0"), ("~0_-9_0_0", "~7_-9_0_0"), ("~0_-9_0_0", "~99_-9_0_0"), ("~0_-9_0_0", "~0_-9_0_2"),
])
def test_what_cannot_be_is_no_position(old, new):
    text = RULESET.position(scene().s)
    if old == "~o":
        text = RULESET.position(pit("""
           j k
        10 S1* N1
        """).s)
    assert old in text, text
    with pytest.raises(InvalidNotation):
        RULESET.parse_position(text.replace(old, new, 1))


@pytest.mark.parametrize("text", ["", "cave_brawl", "cave_brawl.1", "cave_brawl.1~~~~~~~", "cave_brawl.1" + "~9" * 7])
def test_rubbish_is_no_position(text):
    with pytest.raises(InvalidNotation):
        RULESET.parse_position(text)


def test_the_picture_shows_players_beasts_ball_goals_and_caves():
    shown = picture(scene().s).splitlines()
    assert shown[0].split() == list("abcdefghijklmnopqrstu") and len(shown) == 24
    assert shown[10].split()[:13] == ["10", *"." * 9, "*1", "A1", "z1"]
    assert shown[1].split()[11] == "=" and shown[11].split()[1] == "#"
    assert shown[-2:] == ["prone: N1", "ball: S1"]
    loose = pit("""
       j k l
    10 o S1 N1
    """)
    assert picture(loose.s).splitlines()[-1] == "ball: j10" and " o " in picture(loose.s)
