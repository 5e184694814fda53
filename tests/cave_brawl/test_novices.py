"""What novices, beginners and the wary think of: the ball, the carrier, whoever stands next to them."""

import pytest

from fracas.games.cave_brawl.bot.plans import plans
from fracas.games.cave_brawl.bot.plans_of_novices import plans_of_beginners, plans_of_novices, plans_of_the_wary
from fracas.games.cave_brawl.ruleset import RULESET
from fracas.kernel.ruleset import CoachSkill
from tests.cave_brawl.diagrams import pit

STRONG = {"S1": (9, 3, 3, 9)}


def ends(g, find):
    """Return how the plans of a position end, in the notation of actions; every plan begins legally."""
    found = find(g.s)
    assert found and all(RULESET.is_legal(g.s, plan[0]) for plan in found)
    return {RULESET.action_text(g.s, plan[-1]) for plan in found}


def strikes(g, find):
    """Return the blocks and tackles that plans end with."""
    return {text for text in ends(g, find) if " block " in text or " tackle " in text}


def test_novices_strike_nobody_and_beginners_the_carrier_and_block_who_stands_next_to_them():
    g = pit("""
       j   k  l
    10 S1  N1* .
    11 N2_ .  N3
    """, scores=STRONG)
    assert not strikes(g, plans_of_novices)
    assert strikes(g, plans_of_beginners) == {"S1 block N1", "S1 tackle N1", "S1 block N2"}


def test_the_wary_walk_up_to_the_carrier_and_beginners_do_not():
    """Those who know everything also knock down whoever stands near."""
    g = pit("""
       j   k  l
    10 S1  N1 .
    11 N2_ .  N3*
    15 .   N4 .
    """, scores=STRONG)
    assert not strikes(g, plans_of_novices)
    assert strikes(g, plans_of_beginners) == {"S1 block N1", "S1 block N2"}
    assert strikes(g, plans_of_the_wary) == {"S1 block N1", "S1 block N2", "S1 block N3", "S1 tackle N3"}
    assert strikes(g, plans) > strikes(g, plans_of_the_wary)


def test_who_has_moved_strikes_nobody_but_the_carrier():
    g = pit("""
       j   k  l
    10 S1  .  N1
    20 .   N2* .
    """, scores=STRONG)
    g.play("S1 k10")
    assert strikes(g, plans) and not strikes(g, plans_of_the_wary)


def test_while_the_ball_is_loose_novices_strike_nobody_and_run_for_it_and_the_others_tackle_nobody():
    g = pit("""
       j  k  l
    10 S1 N1 .
    15 .  .  o
    """, scores=STRONG)
    assert not strikes(g, plans_of_novices)
    assert strikes(g, plans_of_beginners) == strikes(g, plans_of_the_wary) == {"S1 block N1"} < strikes(g, plans)
    assert ends(g, plans_of_novices) == ends(g, plans) - strikes(g, plans)
    assert "S1 take" in ends(g, plans_of_novices)


def test_beginners_who_stand_up_strike_the_carrier_and_nobody_else():
    g = pit("""
       j  k   l
    10 .  N1  .
    11 .  S1_ N2*
    """)
    assert not strikes(g, plans_of_novices) and strikes(g, plans_of_beginners) == {"S1 tackle N2"}
    assert strikes(g, plans) == {"S1 tackle N1", "S1 tackle N2"}


def test_novices_fight_a_beast_as_everybody_does():
    g = pit("""
       j  k  l
    10 B1 S1 .
    20 o  .  N1
    """, beasts={"B1": ("snake", 9, "S")})
    assert strikes(g, plans_of_novices) == strikes(g, plans) == {"S1 block B1"}


def test_novices_push_whoever_shuts_them_in_off_the_goal_square():
    """Cave Brawl 3.4, Ruling 56: else one opponent there would keep them in their tunnel for good."""
    g = pit("""
       j  k   l
    2  .  N1* .
    21 .  N2  .
    """, tunnel="S1")
    assert strikes(g, plans_of_novices) == {"S1 block N2"}


@pytest.mark.parametrize("picture", ["\n   j k\n10 S1* .\n20 . N1", "\n   j k\n10 S1 o\n20 . N1"])
def test_where_nobody_can_be_struck_novices_think_of_what_everybody_does(picture):
    g = pit(picture)
    assert plans_of_novices(g.s) == plans(g.s)


def test_the_ball_is_handed_out_as_everybody_does():
    s = RULESET.start(RULESET.options({"first": "home"}), "sample-exiles", "sample-exiles")
    assert plans_of_novices(s) == plans(s)


def test_each_coach_sees_all_that_the_one_below_sees():
    g = pit("""
       j   k  l
    10 S1  N1 .
    11 N2_ .  N3*
    """, scores=STRONG)
    assert set(plans_of_novices(g.s)) < set(plans_of_beginners(g.s)) < set(plans_of_the_wary(g.s)) < set(plans(g.s))


def test_the_rookie_is_a_novice_the_regular_a_beginner_and_hard_wary():
    assert [coach.plans for coach in RULESET.ladder] == [plans_of_novices, plans_of_beginners, plans_of_the_wary, None]
    assert RULESET.with_skill(RULESET.ladder[0]).plans is plans_of_novices
    assert RULESET.with_skill(CoachSkill()).plans is plans
