"""Street Bowl: how actions and positions are written, and what no position can be."""

import re
from random import Random

import pytest

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.notation import AIMS, ALONE, DEEDS, PLAIN, action_text, option_text, parse_action
from fracas.games.street_bowl.pitch import STREET
from fracas.games.street_bowl.position import position
from fracas.games.street_bowl.roll import TEAM_REROLL
from fracas.games.street_bowl.ruleset import RULESET
from fracas.games.street_bowl.skills.catalogue import SKILLS
from fracas.games.street_bowl.state import Options, State, new_state
from fracas.games.street_bowl.team.codes import read_code, read_team, write_code
from fracas.games.street_bowl.team.legality import faults
from fracas.games.street_bowl.team.teams import READY
from fracas.kernel.errors import InvalidNotation
from fracas.kernel.table import Choice
from fracas.kernel.teams.names import encode_name
from tests.street_bowl.diagrams import number, street
from tests.street_bowl.rosters import NAMES

M4, H3, H4, A2, A3 = STREET.cell_named("m4"), number("H3"), number("H4"), number("A2"), number("A3")

TEXTS = {
    ("start",): "start", ("ready",): "ready", ("end",): "end", ("concede",): "concede", ("kick", M4): "kick m4",
    ("place", H3, M4): "H3 at m4", ("bench", H3): "H3 bench",
    **{("declare", H3, deed): f"H3 {deed}" for deed in
       ("move", "block", "blitz", "pass", "handoff", "foul", "throw", "bomb")},
    ("stand", H3): "H3 stand", ("step", H3, M4): "H3 m4", ("leap", H3, M4): "H3 leap m4",
    ("block", H3, A2): "H3 block A2", ("blocks", H3, A2, A3): "H3 blocks A2 A3", ("stab", H3, A2): "H3 stab A2",
    ("saw", H3, A2): "H3 saw A2", ("pass", H3, M4): "H3 pass m4", ("hail", H3, M4): "H3 hail m4",
    ("bank", H3, M4, "south"): "H3 bank m4 south", ("hand", H3, H4): "H3 hand H4", ("foul", H3, A2): "H3 foul A2",
    ("throw", H3, H4, M4): "H3 throw H4 m4", ("bomb", H3, M4): "H3 bomb m4", ("lob", H3, M4): "H3 lob m4",
    ("gaze", H3, A2): "H3 gaze A2", ("roll", H3, 1): "H3 roll east", ("stop", H3): "H3 stop",
}


def test_every_action_reads_back_from_its_text():
    s = street().s
    for action, text in TEXTS.items():
        assert action_text(s, action) == text and parse_action(s, text) == action
    assert len({*TEXTS.values()}) == len(TEXTS)
    kinds = {action[0] for action in TEXTS}
    assert kinds == {*ALONE, *PLAIN, *AIMS, "kick", "step", "declare"} and len(DEEDS) == 8


@pytest.mark.parametrize("text", [
    "", " ", "H3", "m4", "H0 m4", "H13 m4", "A13 move", "B3 move", "H3 m8", "H3 z0", "H3 hop", "H3 block m4",
    "H3 leap A2",
    "H3 blocks A2", "H3 throw m4 H4", "H3 bank m4", "H3 bank m4 east", "H3 roll up", "kick", "kick H3", "kick m4 m5",
    "H3 place m4", "H3 at", "H3 step m4", "H3 declare move", "start now", "H3 stand up", "h3 m4", "H3 M4", "H3 end",
])
def test_what_is_no_action_is_refused_and_quoted(text):
    with pytest.raises(InvalidNotation, match=re.escape(text) if text.strip() else "is not an action"):
        parse_action(street().s, text)


def test_answers_are_words_squares_and_players():
    s = street().s
    assert option_text(s, Choice("reroll", 0, (TEAM_REROLL,)), TEAM_REROLL) == "team"
    assert option_text(s, Choice("push", 0, (M4,)), M4) == "m4"
    assert option_text(s, Choice("shadowing", 1, (A2,)), A2) == "A2"


# -- positions ----------------------------------------------------------------------------------------------------


PICTURE = """
      k  l   m    n
   3  .  H1* A1_  .
   4  .  H2  A2%  A3
"""


def scene():
    """Return a position in which much has happened."""
    g = street(PICTURE, H2={"skills": "pro", "st": 5})
    s = g.s
    s.acting, s.deed, s.left, s.extra, s.declared, s.has_rerolled = 0, "blitz", 3, 2, st.BLITZED, 1
    s.has_blocked, s.rerolls, s.potions, s.weather, s.fame = 1, [2, 1], [3, 1], st.RAIN, [0, 2]
    s.once[1], s.used[1], s.rooted[1], s.alertness[14] = ("pro",), 1, 1, st.GAZED_AT
    s.where[5], s.where[16], s.brews[1] = st.KNOCKED_OUT, st.GONE, st.WARPSTONE | st.FUNGUS
    s.players = (*s.players[:3], s.players[3]._replace(name="Zoë -1"), *s.players[4:])
    s.sides = (s.sides[0]._replace(name="The Gits"), s.sides[1])
    return s


CONSTANT = {"bounces", "is_turnover", "scored"}  # settled between actions
OTHER = {  # another value of each field
    "options": Options(1, 0), "phase": st.OVER, "side": 1, "half": 2, "turns": [2, 0], "score": [1, 0], "winner": 1,
    "ending": 1, "weather": st.SNOW, "fame": [1, 0], "kicker": 0, "first_kicker": 0, "rerolls": [2, 0],
    "leader": [1, 0], "potions": [3, 2], "has_raised": [1, 0], "casualties": [0, 1], "allowed": [6, 7],
    "declared": 0, "has_rerolled": 0, "acting": 3, "deed": "move", "left": 2, "extra": 1, "has_blocked": 0,
    "is_hungry": 1, "holder": 1, "ball": 7, "is_airborne": 1, "is_touchback": 1,
}
BY_SLOT = {"where": 9, "condition": st.PRONE, "alertness": st.CONFUSED, "rooted": 1, "used": 1, "once": ("dodge",),
           "fielded": 0, "brews": st.ORCA, "frozen": 1}


def test_a_position_reads_back_exactly():
    s = scene()
    text = position(s)
    assert RULESET.parse_position(text) == s and re.fullmatch(r"[A-Za-z0-9.\-_~]+", text) and len(text) < 500
    assert "~H1_blitz_3_2_1_0_1_1~H1_o_0_0~" in text and "a_l4_ruf14_C6-5-3-8_Spro_Upro_N-" in text


@pytest.mark.parametrize("field", State.__slots__)
def test_every_field_of_a_position_is_written(field):
    s = scene()
    if field == "players":
        s.players = (s.players[0]._replace(ag=5), *s.players[1:])
    elif field == "sides":
        s.sides = (s.sides[0], s.sides[1]._replace(has_chef=True))
    elif field in BY_SLOT:
        getattr(s, field)[0] = BY_SLOT[field]
    elif field in CONSTANT:
        setattr(s, field, 1)
        assert RULESET.violation(s) == "nothing is left to settle"
        return
    else:
        setattr(s, field, OTHER[field])
    assert position(s) != position(scene())


def test_any_team_can_stand_in_a_position():
    """Street Bowl 3: added skills change nothing about what was bought."""
    random = Random(7)
    for race in READY:
        codes = [f"{race}_1-grab-guard_N2-{encode_name(random.choice(NAMES) or 'Bob')}_TThe-Gits", race]
        teams = [read_code(code) for code in codes]
        taught = [team for team in teams if not faults(team, allows_skills=True)]
        both = [read_team(write_code(team), {"skills": 1}) for team in (taught[0], taught[-1])]
        s = new_state(Options(0, 1), *zip(*both, strict=True))
        assert RULESET.parse_position(position(s)) == s


def test_a_raised_zombie_is_the_twelfth_player():
    """Street Bowl 3 (6), Ruling 5: he may exceed eleven players."""
    s = new_state(Options(), *zip(*(read_team("undead", {"skills": 0}) for _side in (0, 1)), strict=True))
    zombie = next(p for p in s.players if p is not None and p.position == "undead.zombie")
    s.players, s.where[11] = (*s.players[:11], zombie, *s.players[12:]), st.RESERVES
    assert RULESET.violation(s) == "a twelfth player is a raised Zombie"
    s.has_raised[0] = 1
    assert RULESET.parse_position(position(s)) == s


def broken(**changes):
    s = scene()
    for field, value in changes.items():
        setattr(s, field, value)
    return RULESET.violation(s)


def with_slot(field, who, value):
    values = list(getattr(scene(), field))
    values[who] = value
    return broken(**{field: tuple(values) if field == "players" else values})


@pytest.mark.parametrize("wrong, sentence", [
    (broken(phase=9), "the phase and the side exist"), (broken(half=3), "there are two halves"),
    (broken(turns=[7, 0]), "six turns"), (broken(winner=1), "is over has a winner"),
    (broken(ending=1), "has an ending"),
    (broken(fame=[1, 1]), "has fame"), (broken(kicker=-1), "somebody kicks"), (broken(allowed=[7, 9]), "six to eight"),
    (broken(bounces=1), "nothing is left to settle"), (broken(is_turnover=1), "nothing is left to settle"),
    (broken(holder=-1), "there is a ball"), (broken(ball=3), "held or loose"), (broken(holder=12), "the holder stands"),
    (broken(is_airborne=1), "in a bonus turn the ball hangs"), (broken(is_touchback=1), "in a bonus turn the ball"),
    (broken(is_airborne=3), "a ball flies"), (broken(acting=13), "only in his turn a player acts"),
    (broken(acting=-1), "nothing is left of an Action"), (broken(deed="sing"), "has declared"),
    (broken(phase=st.SETUP), "only in a turn is anything declared"), (broken(has_raised=[1, 0]), "raised Zombie"),
    (with_slot("where", 3, scene().where[0]), "a square holds one player"), (with_slot("where", 11, -1), "somewhere"),
    (with_slot("condition", 8, st.PRONE), "only the street hurts"), (with_slot("rooted", 8, 1), "roots"),
    (with_slot("used", 13, 1), "who has his turn has acted"), (with_slot("frozen", 1, 1), "only a bonus turn freezes"),
    (with_slot("where", 0, 25), "a ball in the end zone scores"), (with_slot("once", 1, ("luck",)), "only skills"),
    (with_slot("players", 1, None), "worn from 1 on"), (with_slot("players", 0, None), "is named is a player"),
    (with_slot("players", 0, scene().players[0]._replace(position="orc.lineman")), "of the race of his team"),
    (with_slot("players", 0, scene().players[0]._replace(ag=0)), "a player is one"),
    (with_slot("players", 0, scene().players[0]._replace(position="human.ogre")), "more than the 600,000"),
])
def test_each_invariant_is_named(wrong, sentence):
    assert sentence in wrong


def test_a_sound_position_has_no_fault():
    assert not RULESET.violation(scene())
    assert RULESET.violation(scene()) == ""


def test_foreign_text_is_refused_or_is_the_position_it_says():
    random, good = Random(3), position(scene())
    for _n in range(3000):
        letters = list(good)
        for _change in range(random.choice((1, 1, 2, 5))):
            at = random.randrange(len(letters))
            letters[at:at + random.choice((0, 1, 1, 2))] = random.choice("oHA13.-_~Zé\n٣uprS")
        text = "".join(letters)
        try:
            s = RULESET.parse_position(text)
        except InvalidNotation as refusal:
            assert "\n" not in str(refusal)
        else:
            assert position(s) == text and RULESET.violation(s) == ""


@pytest.mark.parametrize("was, now", [
    ("street_bowl.1", "street_bowl.2"), ("~H1_blitz", "~H01_blitz"), ("_f_N-", "_fu_N-.a"), ("a_l3_", "h_l3_"),
    ("a_l3_", "a_X_"), ("Spro", "Sluck"), ("_The-Gits", "_The--Gits"), ("human_0", "humans_0"),
    ("_C6-5-3-8", "_C6-3-3-8"),
])
def test_positions_that_cannot_be_are_refused(was, now):
    good = position(scene())
    assert was in good
    with pytest.raises(InvalidNotation):
        RULESET.parse_position(good.replace(was, now, 1))


def test_skills_have_different_words():
    assert len({skill.key.replace("-", "") for skill in SKILLS}) == len(SKILLS) == 75
