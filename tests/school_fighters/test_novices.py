"""What novices think of: whoever is nearest, one unit after the other, and in the last rounds nobody holds."""

import pytest

from fracas.games.school_fighters.bot.plans import plans
from fracas.games.school_fighters.bot.plans_of_novices import RUSH, plans_of_novices
from fracas.games.school_fighters.ruleset import RULESET
from fracas.games.school_fighters.state import COMBAT, DEPLOYMENT, ROUNDS, SHOOTING
from fracas.kernel.ruleset import CoachSkill
from tests.school_fighters.scenes import scene
from tests.school_fighters.test_experts import begun


def targets(s, kind, find):
    """Return whom each unit would attack so, by the kind of action; every plan begins legally."""
    found = [plan for plan in find(s) if plan]
    assert found and all(RULESET.is_legal(s, plan[0]) for plan in found)
    return sorted({step[1:3] for plan in found for step in plan if step[0] == kind})


def test_novices_charge_the_nearest_alone():
    """School Fighters 4.2: everybody else charges with several at once, and chooses whom."""
    s = scene("t 10,20; t 14,20", "t 10,25; t 14,28").state
    assert targets(s, "charge", plans) == [(0, 2), (0, 3), (1, 2), (1, 3)]
    assert targets(s, "charge", plans_of_novices) == [(0, 2), (1, 2)]
    assert any(len(plan) > 2 for plan in plans(s)) and all(len(plan) <= 2 for plan in plans_of_novices(s))


@pytest.mark.parametrize("number", range(1, ROUNDS + 1))
def test_novices_hold_nobody_back_in_the_last_rounds(number):
    s = scene("t 10,20; t 14,20", "t 10,35; t 14,35", round=number).state
    holds = {plan[-1][1] for plan in plans_of_novices(s) if plan[-1][0] == "hold"}
    assert holds == ({0, 1} if number < RUSH else set())


def test_a_novice_holds_who_can_do_nothing_else():
    s = scene("t 10,20", "t 11,20", round=ROUNDS).state
    assert [plan for plan in plans_of_novices(s) if plan] == [(("activate", 0), ("hold", 0))]


def test_novices_shoot_at_the_nearest_they_may():
    s = scene("r 10,20", "t 10,25; t 12,25", phase=SHOOTING).state
    assert targets(s, "shoot", plans) == [(0, 1), (0, 2)]
    assert targets(s, "shoot", plans_of_novices) == [(0, 1)]


def test_novices_leave_no_blow_out_in_the_last_rounds():
    for number in (1, RUSH):
        s = scene("t 10,20", "t 11,20", phase=COMBAT, round=number).state
        assert targets(s, "fight", plans_of_novices) == [(0, 1)]
        assert ((("done",),) in list(plans_of_novices(s))) == (number < RUSH)


def test_novices_deploy_as_everybody():
    s = begun("mixed", "mixed", until=DEPLOYMENT).boundary
    assert list(plans_of_novices(s)) == list(plans(s))


def test_the_rookie_is_a_novice_and_nobody_above_him():
    assert [coach.plans for coach in RULESET.ladder] == [plans_of_novices, None, None, None]
    assert RULESET.with_skill(RULESET.ladder[0]).plans is plans_of_novices
    assert RULESET.with_skill(CoachSkill()).plans is plans
