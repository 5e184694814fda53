"""The race for a loose ball: who can have it how soon, what it is worth until then, and how long an expert waits."""

from math import exp, isclose

import pytest

from fracas.games.cave_brawl.bot.judgement import expert_worth
from fracas.games.cave_brawl.bot.plans_of_experts import expert_plans
from fracas.games.cave_brawl.bot.race import FADES, NEVER, race_worth, turns_to
from fracas.games.cave_brawl.bot.worth import WEIGHTS, worth
from fracas.games.cave_brawl.pit import DISTANCE
from fracas.games.cave_brawl.state import ACTIVATED, LOST
from tests.cave_brawl.diagrams import cell, pit, who


def race(picture, **changes):
    """Return after how many turns each side can have the ball of a scene; an Amazon walks five squares."""
    s = pit(picture, **changes).s
    return [turns_to(s, side, s.ball) for side in (0, 1)]


@pytest.mark.parametrize(("row", "turns"), [(11, 0), (15, 0), (16, 0.2), (20, 1)])
def test_whoever_walks_to_the_ball_in_this_turn_needs_none_and_each_square_more_counts(row, turns):
    ours, theirs = race(f"\n   j k\n3 N1 .\n10 o .\n{row} . S1")
    assert isclose(ours, turns) and isclose(theirs, 0.5 + 2 / 5)


def test_who_has_acted_or_lies_needs_a_turn_more_and_the_others_come_half_a_turn_later():
    """Cave Brawl 3.3: getting up is all the movement of a player; the ball in his own square he can take (4.5)."""
    scene = "\n   j k\n10 o .\n14 . {}\n8 N1 ."
    assert race(scene.format("S1")) == [0, 0.5]
    assert race(scene.format("S1"), turn="N") == [0.5, 0]
    assert race(scene.format("S1_")) == [1, 0.5]
    assert race(scene.format("S1").replace("N1", "N1_")) == [0, 1.5]
    for used in (ACTIVATED, LOST):
        s = pit(scene.format("S1")).s
        s.used[0] = used
        assert turns_to(s, 0, s.ball) == 1
    lying = pit("\n   j k\n10 S1_ .\n3 . N1", ball=cell("j10")).s
    assert turns_to(lying, 0, lying.ball) == 0


@pytest.mark.parametrize(("left", "acted", "turns"), [(4, 0, 0), (3, 0, 1), (4, 1, 1), (0, 0, 1)])
def test_who_is_under_way_walks_as_far_as_he_still_may(left, acted, turns):
    s = pit("\n   j k\n10 o .\n14 . S1\n3 N1 .", acting=0, left=left, acted=acted).s
    assert turns_to(s, 0, s.ball) == turns


def test_what_is_left_of_his_way_counts_for_who_goes_on_next_turn():
    far = [turns_to(s, 0, s.ball) for left in (0, 2)
           for s in [pit("\n   j k\n3 o .\n17 . S1\n1 N1 .", acting=0, left=left).s]]
    assert isclose(far[0], 1 + 14 / 5 - 1) and isclose(far[1], 1 + 12 / 5 - 1)


def test_who_waits_in_the_tunnel_comes_out_first_and_nobody_never_comes():
    """Cave Brawl 3.4: the first step is onto the goal square, k21 of the south."""
    assert race("\n   j k\n17 o .\n3 . N1", tunnel="S1")[0] == 0
    assert isclose(race("\n   j k\n16 o .\n3 . N1", tunnel="S1")[0], 6 / 5 - 1)
    assert race("\n   j k\n16 o .\n10 S1 .")[1] == NEVER
    assert race("\n   j k\n16 o .\n10 S1 .", kinds="N1=zo", bodies_at={"N1": "k16"})[1] == NEVER


def test_the_nearest_counts_and_who_is_fast():
    assert race("\n   j k\n10 o .\n20 S1 S2\n16 S3 .\n3 N1 .")[0] == pytest.approx(0.2)
    assert race("\n   j k\n10 o .\n16 S1 .\n3 N1 .", kinds="S1=ac")[0] == 0


def test_a_ball_that_nobody_else_can_have_is_worth_as_if_held_less_for_every_turn():
    for row, turns in ((12, 0), (20, 1)):
        s = pit(f"\n   j k\n10 o .\n{row} . S1").s
        held = WEIGHTS.held + WEIGHTS.advance * (21 - DISTANCE[cell("k1")][s.ball])
        assert race_worth(s, s.ball) == pytest.approx(held * exp(-FADES * turns))


def test_half_a_turn_earlier_makes_it_more_likely_ours_and_near_the_goal_it_is_worth_more():
    level = [race_worth(s, s.ball) for turn in "SN"
             for s in [pit("\n   j k\n7 N1 .\n11 o .\n15 S1 .", turn=turn).s]]
    assert level[0] == pytest.approx(-level[1]) and level[0] > 10
    values = [race_worth(s, s.ball) for row in (4, 16) for s in [pit(f"\n   j k\n{row} o S1\n11 N1 .").s]]
    assert values[0] > values[1] > 0


@pytest.mark.parametrize("far", [19, 17, 14, 11])
def test_an_expert_gains_by_each_step_to_a_ball_however_far_off_it_lies(far):
    """As everybody judges it nothing is gained beyond six squares; so a whole team stayed away until beasts ate it."""
    away, nearer = (pit(f"\n   b c u\n{row} . S1 .\n3 o . .\n20 . . N1_").s for row in (far, far - 2))
    assert expert_worth(nearer, 0) > expert_worth(away, 0)


def test_half_of_what_an_expert_judges_is_what_everybody_does(monkeypatch):
    s = pit("\n   j k l\n10 S1* . S2\n13 . N1 .").s
    whole, usual = expert_worth(s, 0), worth(s, 0)
    monkeypatch.setattr("fracas.games.cave_brawl.bot.worth.promise", lambda _s, _side: usual + 100)
    assert expert_worth(s, 0) == whole + 50


@pytest.mark.parametrize(("turn", "score", "strong", "weak"), [
    (0, [0, 0], 1, 1), (16, [0, 0], 1, 1), (20, [0, 0], 0.5, 1), (24, [0, 0], 0, 1),
    (32, [0, 0], 0, 0.5), (40, [0, 0], 0, 0), (99, [0, 0], 0, 0),
    (32, [0, 1], 1, 1), (36, [0, 1], 0.5, 1), (48, [0, 1], 0, 1), (56, [0, 1], 0, 0.5), (72, [1, 1], 0, 1),
    (88, [1, 1], 0, 0), (99, [1, 0], 1, 1), (99, [2, 1], 1, 1), (99, [0, 1], 0, 0),
])
def test_an_expert_loses_patience_while_no_point_falls_until_he_judges_as_all_do(turn, score, strong, weak):
    """A carrier out of everybody's reach walked up and down for sixty rounds, and the match was drawn.

    Who is ahead can wait; those behind come to him, and of two level teams the clearly stronger one.
    """
    for side, left in ((0, strong), (1, weak)):
        s = pit("\n   j k l\n10 S1* . S2\n13 . N1 .", score=score if side == 0 else score[::-1]).s
        s.used[1] = s.used[who("N2")] = ACTIVATED
        usual, early = worth(s, side), s.copy()
        whole = expert_worth(early, side)
        assert abs(whole - usual) > 20
        s.turn = turn
        assert expert_worth(s, side) == pytest.approx(usual + (whole - usual) * left, abs=1)


def test_a_team_whose_ball_lies_far_off_thinks_of_going_there():
    s = pit("\n   b c\n17 S1 S2\n3 o .\n20 N1_ .").s
    ends = {plan[-1][2] for plan in expert_plans(s) if plan and plan[-1][0] == "step"}
    assert min(DISTANCE[s.ball][end] for end in ends) == 9


def test_to_let_a_loose_ball_lie_costs_the_possessor():
    """Cave Brawl 6.1."""
    fresh, stalled = (pit("\n   j k\n10 o .\n15 S1 .\n3 . N1", possessor=side, stall=stall).s
                      for side, stall in ((0, 0), (0, 1)))
    assert expert_worth(stalled, 0) < expert_worth(fresh, 0) - 20
    theirs = pit("\n   j k\n10 o .\n15 S1 .\n3 . N1", possessor=1, stall=1).s
    assert expert_worth(theirs, 0) > expert_worth(fresh, 0)
