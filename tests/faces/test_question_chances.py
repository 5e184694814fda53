"""Chances on answers, counted here over every throw: of questions and actions that random matches seldom come to."""

from fractions import Fraction
from itertools import product

import pytest

from fracas.faces.cave_brawl import chances as cave_brawl
from fracas.faces.elfball import dice_questions as elfball
from fracas.faces.street_bowl import dice_questions as street_bowl
from fracas.games.elfball.dice import net_of, pool_of
from fracas.games.elfball.state import Options
from fracas.games.street_bowl.blocking.block_dice import DEFENDER_DOWN, RESULTS, STUMBLES
from fracas.kernel.dice import outcomes
from fracas.kernel.table import Choice
from tests.cave_brawl.diagrams import pit, who
from tests.elfball.diagrams import board
from tests.street_bowl.diagrams import number, street

PICTURE = """
      k  l  m
   4  H2 H1 A1
"""
HALF = Fraction(1, 2)  # a 4+, which Pro and a Loner need first


def shown(prompt):
    """Return the chances on the answers of a prompt."""
    return {reply.option: reply.chance for reply in prompt.replies if reply.chance is not None}


@pytest.mark.parametrize("need", [2, 3, 4, 5, 6])
def test_pro_and_a_loner_need_a_four_before_the_roll_that_is_made_again(need):
    once, options = Fraction(7 - need, 6), ("dodge", "team", "leader", "pro", "keep")
    for skills, paid in (("pro dodge", Fraction(1)), ("pro dodge loner", HALF)):
        s = street(PICTURE, rerolls=(2, 2), H1={"skills": skills}).s
        choice = Choice("reroll", 0, options, number("H1"), -1, ("dodge", need, 1))
        assert shown(street_bowl.reroll(s, choice)) == {
            "dodge": once, "team": once * paid, "leader": once * paid, "pro": once * HALF}


def test_two_dice_together_are_counted_together():
    s = street(PICTURE, rerolls=(1, 1), H1={"skills": "pro"}).s
    for need in range(2, 13):
        good = Fraction(sum(a + b >= need for a, b in product(range(1, 7), repeat=2)), 36)
        choice = Choice("reroll", 0, ("team", "pro", "keep"), number("H1"), -1, ("shadowing", need, 1, 1))
        assert shown(street_bowl.reroll(s, choice)) == {"team": good, "pro": good * HALF}


@pytest.mark.parametrize("dice", [1, 2, 3])
@pytest.mark.parametrize("skills", ["pro", "pro loner"])
def test_block_dice_thrown_again_fell_as_often_as_one_of_them_does(dice, skills):
    faces = (0, 1, 2, 2, 3, 4)
    felled = [{RESULTS[face] for face in thrown} & {STUMBLES, DEFENDER_DOWN} for thrown in product(faces, repeat=dice)]
    falls = Fraction(sum(map(bool, felled)), len(felled))
    s = street(PICTURE, rerolls=(1, 1), H1={"skills": skills}).s
    options = ("pushed", "both_down", "team", "pro")
    choice = Choice("block_die", 0, options, number("H1"), number("A1"), (1, 2, 2)[:dice])
    assert shown(street_bowl.block_die(s, choice)) == {
        "team": falls * (HALF if "loner" in skills else 1), "pro": falls * HALF}


@pytest.mark.parametrize("is_simple", [False, True])
@pytest.mark.parametrize(("coach", "is_own"), [(0, True), (1, False)])
def test_a_die_made_to_be_thrown_again_is_worth_its_success_to_its_coach_and_its_failure_to_the_other(
    is_simple, coach, is_own,
):
    s = board("q11: H3>2 A2>4", options=Options(simple_star=is_simple), momentum=2).state
    open_dice = (0, 1, 2, 3)
    for need in (1, 2, 3, 4):
        choice = Choice("momentum", coach, ("keep", *open_dice), 2, -1, ("disengage", need, open_dice, ()))
        for option, chance in shown(elfball.momentum(s, choice)).items():
            others = [face for face in open_dice if face != option]
            enough = sum((share for faces, share in outcomes(pool_of(1, is_simple), None, 8)
                          if net_of((*others, *faces), is_simple) >= need), Fraction(0))
            assert chance == (enough if is_own else 1 - enough), (need, option)


@pytest.mark.parametrize("scores", [(3, 3, 9, 3), (3, 9, 3, 3), (9, 3, 6, 3), (1, 8, 7, 3)])
def test_a_kick_is_made_with_the_score_for_passes_and_kicks(scores):
    g = pit("""
       j   k
    10 S1* .
    """, scores={"S1": scores})
    assert "S1 kick" in g.legal()
    s = g.game.state
    need = 10 - s.pk[who("S1")] + 17  # 4.4: medium distance, DC 17
    good = cave_brawl.of_kick(s, who("S1")) * 20
    g.play("S1 kick: kick=1; distance=1; place j1")
    assert g.rolls()[0] == ("kick", need) and good == min(max(21 - need, 0), 20)
