"""Street Bowl: odds worked out by hand, and what coaches are taken to decide."""

from fractions import Fraction
from types import SimpleNamespace

import pytest

from fracas.games.street_bowl import actions
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.odds.outcome import outcome
from fracas.games.street_bowl.odds.policy import policy
from fracas.games.street_bowl.pitch import STREET
from fracas.games.street_bowl.ruleset import RULESET
from fracas.kernel.odds import exact_odds
from fracas.kernel.table import Choice
from tests.street_bowl.diagrams import number, street

RULES = SimpleNamespace(apply=actions.apply, policy=policy, outcome=outcome)

FACE_TO_FACE = """
      k  l  m  n
   3  .  H1 A1 .
   4  .  .  .  .
"""


def odds(g, *action, acts=None, deed="block"):
    """Return the odds of an action in a scene, as fractions in text; `acts` has declared a deed before."""
    s = g.s
    if acts:
        s.acting, s.deed, s.left, s.extra = number(acts), deed, 0 if deed == "block" else 6, 2
    action = tuple(g._argument(part) for part in action)
    return {key: str(chance) for key, chance in exact_odds(RULES, s, action).items()}


def test_one_block_die_between_equals():
    """Street Bowl 8: 1 of 6 each for down, both down; 2 of 6 pushed; 2 of 6 falls."""
    assert odds(street(FACE_TO_FACE), "block", "H1", "A1", acts="H1") == {
        "block:self": "1/6", "block:both": "1/6", "block:pushed": "1/3", "block:down": "1/3"}


def test_two_dice_with_block_against_dodge():
    """Street Bowl 8: a stumble that Dodge turns into a push; the blocker prefers both down, as he stays up."""
    g = street(FACE_TO_FACE, H1={"st": 4, "skills": "block"}, A1={"skills": "dodge"})
    assert odds(g, "block", "H1", "A1", acts="H1") == {
        "block:self": "1/36", "block:down": str(1 - Fraction(4, 6) ** 2), "block:pushed": str(Fraction(16 - 1, 36))}


def test_the_target_of_a_stronger_blocker_chooses_nothing_and_of_a_weaker_one_the_worst():
    """Street Bowl 8 (2): two dice chosen by the target's coach."""
    g = street(FACE_TO_FACE, A1={"st": 4})
    found = odds(g, "block", "H1", "A1", acts="H1")
    assert found["block:down"] == str(Fraction(4, 36)) and found["block:self"] == str(1 - Fraction(25, 36))


def test_a_re_roll_is_spent_on_failed_steps_and_on_dice_that_bring_the_blocker_down():
    """Street Bowl 6."""
    g = street(FACE_TO_FACE, rerolls=(1, 0))
    assert odds(g, "step", "H1", "k3", acts="H1", deed="move") == {"falls": "1/9", "other": "8/9"}
    g = street(FACE_TO_FACE, rerolls=(1, 0))
    assert odds(g, "block", "H1", "A1", acts="H1")["block:self"] == str(Fraction(2, 6) * Fraction(1, 6))


def test_a_pick_up_comes_after_the_dodge():
    """Street Bowl 7: dodge 3+, pick-up 4+ beside an opponent."""
    g = street("""
      k  l  m
   3  .  H1 A1
   4  .  o  .
""")
    found = odds(g, "step", "H1", "l4", acts="H1", deed="move")
    assert found == {"falls": "1/2", "ball": "1/4", "fumbled": "1/4"}


def test_a_step_into_the_end_zone_scores():
    """Street Bowl 6."""
    g = street("""
      x  y  z
   3  .  H1* .
""")
    assert odds(g, "step", "H1", "z3", acts="H1", deed="move") == {"touchdown": "1"}


def test_a_quick_pass_to_a_free_team_mate():
    """Street Bowl 10.2: 2+ to throw quickly with AG 4, a 1 is a fumble; 2+ to catch what is accurate."""
    g = street("""
      k   l  m
   3  H1* .  H2
""", H1={"ag": 4}, H2={"ag": 4})
    assert odds(g, "pass", "H1", "m3", acts="H1", deed="pass") == {
        "pass:fumbled": "1/6", "pass:caught": "25/36", "pass:dropped": "5/36"}


def test_a_short_pass_may_go_astray_or_lie_on_the_ground():
    """Street Bowl 10.1, 10.2: AG 3 needs 4+ at Short range; a 1 is a fumble."""
    g = street("""
      k   l  m  n  o
   3  H1* .  .  .  .
""")
    assert odds(g, "pass", "H1", "o3", acts="H1", deed="pass") == {
        "pass:fumbled": "1/6", "pass:inaccurate": "1/3", "pass:loose": "1/2"}


def test_a_foul_counts_what_becomes_of_the_victim():
    """Street Bowl 9, 13: armour 8 holds on 8 or less."""
    g = street("""
      k  l   m
   3  .  H1  A1_
""")
    found = odds(g, "foul", "H1", "A1", acts="H1", deed="foul")
    assert found["foul:holds"] == "13/18" and found["foul:casualty"] == str(Fraction(5, 18) * Fraction(1, 6))


def test_a_saw_is_broken_armour_or_nothing_or_a_kickback():
    """Street Bowl 19.6, trap 20: +3."""
    g = street(FACE_TO_FACE, H1={"skills": "chainsaw"})
    assert odds(g, "saw", "H1", "A1", acts="H1") == {
        "saw:kickback": "1/6", "armour:breaks": str(Fraction(5, 6) * Fraction(26, 36)),
        "armour:holds": str(Fraction(5, 6) * Fraction(10, 36))}


@pytest.mark.parametrize("kind, options, who, target, chosen", [
    ("toss", ("kick", "receive"), -1, -1, "receive"),
    ("push", ("north", "west"), "H1", "A1", "west"),
    ("push", (STREET.cell_named("l3"), STREET.cell_named("n3")), "H1", "A1", STREET.cell_named("n3")),
    ("potion", (number("H3"), number("H4"), "none"), -1, -1, number("H4")),
    ("piling_on", ("fall_on", "stay"), "H1", "A1", "stay"),
    ("block_die", ("attacker_down", "both_down"), "H1", "A1", "both_down"),
    ("intercept", (number("A1"), number("A2"), "nobody"), -1, -1, number("A2")),
])
def test_usual_answers(kind, options, who, target, chosen):
    g = street(FACE_TO_FACE, A2={"ag": 5})
    g.s.where[number("H4")], g.s.where[number("A2")] = st.INJURED, STREET.cell_named("a1")
    who, target = (number(name) if isinstance(name, str) else name for name in (who, target))
    coach = 1 if kind == "intercept" else 0
    assert policy(g.s, Choice(kind, coach, options, who, target)) == chosen


def test_the_odds_of_an_end_of_turn_at_which_players_change_are_told():
    """Players keep tables of their skills, which have no hash."""
    position = ("street_bowl.1~0_0~amazon_1_1_0~wood-elf_0_1_0~3_1_1_6_6_1_0_-1_0_2_1_0_0_1_0_0_0_0_0_1_0_0_1_2_7_7~"
                "o_o_0_0_0_0_0_0~A1_o_0_0~b_k3_f.d_m4_f.d_k5_f.a_B_f.a_k7_f2.a_g4_f.a_i4_f.a_R_o.o.o.o.o~d_n5_f."
                "c_n3_f.b_B_f.a_m5_f.a_m6_f.a_k1_f.a_k2_sf.o.o.o.o.o")
    assert sum(exact_odds(RULESET, RULESET.parse_position(position), ("end",)).values()) == 1
