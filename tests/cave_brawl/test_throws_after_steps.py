"""An expert's plans with the ball that begin with a walk: to kick, to pass and let the catcher run on, to vault."""

from fracas.games.cave_brawl.actions import is_legal
from fracas.games.cave_brawl.bot.plans_of_experts import expert_plans
from fracas.games.cave_brawl.pit import AROUND, DISTANCE, OWN_GOAL
from fracas.games.cave_brawl.throw import MEDIUM, SHORT
from tests.cave_brawl.diagrams import cell, pit

GOAL = OWN_GOAL[1]
KICKER = {"S1": (4, 4, 8, 10)}  # BT, CD, PK, HP


def plans_with(s, kind, after_steps=True):
    """List the plans of the first player with a kind of action, those that begin with a step or the others."""
    found = [plan for plan in expert_plans(s) if plan and any(action[:2] == (kind, 0) for action in plan)]
    assert all(is_legal(s, plan[0]) for plan in found)
    return [plan for plan in found if (plan[0][0] == "step") == after_steps]


def test_a_kicker_walks_into_range_away_from_whoever_hinders_him_and_kicks():
    s = pit("\n   j k l\n9 . S1* .\n6 N1 . .\n20 . . N2", scores=KICKER).s
    ends = [plan[-2][2] for plan in plans_with(s, "kick")]
    assert ends and min(DISTANCE[GOAL][end] for end in ends) <= SHORT
    assert all(DISTANCE[GOAL][end] <= MEDIUM and cell("j6") not in AROUND[end] for end in ends)


def test_who_cannot_kick_so_far_does_not_walk_for_it():
    weak = pit("\n   j k l\n9 . S1* .\n20 . . N2", scores={"S1": (4, 4, 1, 10)}).s
    assert plans_with(weak, "kick") == []


def test_a_carrier_walks_near_a_mate_and_passes_and_the_mate_runs_on():
    scene = "\n   j k l\n16 . S1* .\n8 . S2 .\n20 N1 . ."
    s = pit(scene).s
    plans = plans_with(s, "pass")
    assert plans
    for plan in plans:
        at = plan.index(("pass", 0, 1))
        assert DISTANCE[plan[at - 1][2]][cell("k8")] <= SHORT
        assert plan[at + 1:] and all(action[:2] == ("step", 1) for action in plan[at + 1:])
        assert DISTANCE[GOAL][plan[-1][2]] == 2, "five squares nearer"
    assert plans_with(pit(scene.replace("S2", "S2_")).s, "pass") == [], "who lies catches nothing"


def test_an_acrobat_with_the_ball_walks_up_to_an_opponent_and_leaps_over_him_if_that_leads_farther():
    s = pit("\n   j k l\n9 . S1* .\n3 . N1 .", kinds="S1=ac").s
    (plan,) = plans_with(s, "vault")
    assert plan[-1][0] == "vault" and plan[-2][2] in AROUND[cell("k3")]
    for row in (14, 4):  # back, or as far as her feet carry her
        assert plans_with(pit(f"\n   j k l\n9 . S1* .\n{row} . N1 .", kinds="S1=ac").s, "vault") == []
    assert plans_with(pit("\n   j k l\n9 . S1* .\n3 . N1 .").s, "vault") == []
