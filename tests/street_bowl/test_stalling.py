"""Experts wait with a touchdown that nobody can take from them, and score in the last turn of the half."""

from random import Random

import pytest

from fracas.bots import Bot
from fracas.bots.decision_point import DecisionPoint
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.actions import apply
from fracas.games.street_bowl.bot import stalling
from fracas.games.street_bowl.bot.plans import plans, plans_of_experts
from fracas.games.street_bowl.bot.sight import Sight
from fracas.games.street_bowl.bot.stalling import fell_chance, gain_of_waiting, risk_of_waiting
from fracas.games.street_bowl.declare import BLITZ
from fracas.games.street_bowl.overtime import OVERTIME
from fracas.games.street_bowl.pitch import STREET, X, is_in_goal
from fracas.games.street_bowl.reach import paths
from fracas.games.street_bowl.ruleset import RULESET
from fracas.games.street_bowl.score import TURNS
from fracas.kernel.drivers import Sampler
from fracas.kernel.table import HOME
from fracas.kernel.work import run_to_end
from tests.pauses import most_at_once
from tests.street_bowl.diagrams import street
from tests.street_bowl.stalls import A1, ALONE, H1, NEARER, SHORT, bowl


def first(s, find=plans_of_experts):
    return next(plan for plan in find(s) if plan)


def waits(s):
    """Return whether the first plan ends a square short of the end zone, which is the only one then."""
    listed = [plan for plan in plans_of_experts(s) if plan]
    is_stalling = listed[0][-1] == ("stop", H1)
    assert is_stalling or is_in_goal(listed[0][-1][2], HOME)
    assert not is_stalling or len(listed) == 1
    return is_stalling


def risk(s, cell="y4"):
    return run_to_end(risk_of_waiting(s, H1, STREET.cell_named(cell)))


def play(s, actions):
    table = Sampler(s, Random(1), RULESET.policy)
    for action in actions:
        apply(table, action)


def test_a_carrier_whom_nobody_reaches_waits_a_square_short_until_the_last_turn():
    s = bowl()
    for turn in range(4, TURNS):
        assert s.turns[HOME] == turn
        plan = first(s)
        play(s, plan)
        assert s.holder == H1 and X[s.where[H1]] == X[STREET.cell_named("y4")] and s.score == [0, 0]
        play(s, [("end",), ("end",)])
    plan = first(s)
    assert is_in_goal(plan[-1][2], HOME)
    play(s, plan)
    assert s.score == [1, 0]


def test_the_away_side_waits_before_the_other_end_zone():
    s = street("""
      d   e   x   y
    3 .   .   H1  .
    4 A1* .   .   H2
    """, side=1).s
    s.turns = [4, 4]
    *_way, (_step, who, cell), last = first(s)
    assert (who, X[cell], last) == (A1, X[STREET.cell_named("b4")], ("stop", A1))


def test_he_scores_at_once_where_somebody_could_come_beside_him():
    """Six squares and two Go For Its: from nine squares away an opponent comes beside him, from ten he does not."""
    far = ALONE.replace("4 .   A2  .  ", "4 .   .   A2 ")
    assert waits(bowl(far)) and risk(bowl(far)) == 0
    near = far.replace("      b   c   o ", "      b   c   p ")
    assert not waits(bowl(near)) and risk(bowl(near)) > 0.2
    assert waits(bowl(near.replace("A2 ", "A2%"))), "who is stunned does nothing in his next turn"
    assert risk(bowl("""
      x   y
    3 A2% .
    4 H1* .
    """, A2={"skills": "bombardier"})) == 0
    assert waits(bowl(near.replace("A2 ", "A2_"))), "who lies pays three squares to stand up"
    assert not waits(bowl(far, A2={"ma": 7}))
    assert not waits(bowl(far, A2={"skills": "sprint"}))


@pytest.mark.parametrize("changes", [
    {"turn": TURNS}, {"score": (0, 2)}, {"score": (1, 3), "half": 1}, {"half": OVERTIME},
])
def test_he_scores_at_once_in_the_last_turn_in_overtime_and_when_one_touchdown_is_not_enough(changes):
    assert not waits(bowl(**changes))


@pytest.mark.parametrize("changes", [{"half": 1}, {"score": (0, 1)}, {"score": (2, 0)}, {"turn": 1, "half": 1}])
def test_he_waits_when_level_ahead_or_level_by_it(changes):
    assert waits(bowl(**changes))


def test_he_waits_where_he_would_have_to_go_for_it():
    """Seven squares from the end zone the last one takes a die now, and none a turn later."""
    s = bowl(ALONE.replace("w   x", "s   x"))
    assert waits(s)
    s.turns = [TURNS, TURNS - 1]
    assert not waits(s)


def test_only_experts_wait():
    s = bowl()
    for find in (plans, *(RULESET.with_skill(coach).plans for coach in RULESET.ladder[:3])):
        assert is_in_goal(first(s, find)[-1][2], HOME)
    seen = RULESET.with_skill(RULESET.ladder[3])
    assert first(s, seen.plans)[-1] == ("stop", H1)
    assert Bot("star", "s").think(DecisionPoint(RULESET, s, HOME)).finish() == ("declare", H1, "move")


def test_nobody_waits_who_may_lose_his_action_or_whom_bombs_and_thrown_players_reach():
    assert waits(bowl())
    for changes in ({"H1": {"skills": "bone-head"}}, {"A1": {"skills": "bombardier"}},
                    {"A2": {"skills": "throw-team-mate"}}):
        assert not waits(bowl(**changes)), changes


def test_the_risk_is_that_of_the_ways_of_all_who_can_come():
    """One opponent with two Go For Its to come beside him, who has no square left for a block."""
    s = bowl(ALONE.replace("      b   c   o ", "      b   c   p ").replace("4 .   A2  .  ", "4 .   .   A2 "))
    beside, escape = (5 / 6) ** 2, 3 / 6  # a dodge by agility 3, into another tackle zone
    assert risk(s) == pytest.approx(beside * (1 - escape))
    s.rerolls[1] = 1
    assert risk(s) > beside * (1 - escape)
    picture = """
      p   w   x
    1 {}  .   .
    3 {}  .   .
    4 A2  H1* .
    """
    two, three = bowl(picture.format(". ", "A3")), bowl(picture.format("A1", "A3"))
    assert risk(two) == pytest.approx((1 - (1 - beside) ** 2) * (1 - escape))
    assert risk(three) == pytest.approx(1 - (1 - beside) ** 3), "two on the average let nobody out"
    deft = bowl(picture.format(". ", "A3"), H1={"skills": "dodge"})
    assert risk(deft) == pytest.approx((1 - (1 - beside) ** 2) * (1 - escape) ** 2)


def test_nobody_waits_before_a_square_from_which_bodies_keep_him_out():
    shut, cell = bowl("""
      y   z
    1 H1* A1%
    2 .   A2%
    """), STREET.cell_named("y1")
    assert not stalling.is_short(shut, H1, cell)
    shut.where[A1] = st.RESERVES
    assert stalling.is_short(shut, H1, cell)


def test_mates_hinder_an_opponent_unless_another_one_can_take_them_out_of_the_way():
    """A wall of mates costs the only opponent dodges; with a second one beside them it costs the first nothing."""
    wall = """
      p  q  r  s  t   w   x  y  z
    2 .  .  .  .  H2  .   .  .  .
    4 .  .  A1 .  H3  H1* .  .  .
    6 .  .  .  .  H4  .   .  .  .
    """
    free, alone = bowl(wall.replace("H2", ". ").replace("H3", ". ").replace("H4", ". ")), bowl(wall)
    helped = bowl(wall.replace("2 .  .  .  .  H2", "2 .  .  .  A2 H2"))
    assert 0 < risk(alone) < risk(free)
    assert risk(helped) > risk(alone)
    assert risk(bowl(wall, A1={"skills": "leap"})) == risk(free)
    cell = STREET.cell_named("y4")
    theirs = [stalling._their_turn(s, H1, cell) for s in (alone, helped)]
    hindered, freed = (stalling._comes(stalling._cleared(s, A1), A1, cell, BLITZ) for s in theirs)
    assert 0 < hindered < freed


def test_a_block_brings_him_down_as_often_as_the_dice_say():
    s = bowl()
    s.where[A1] = STREET.cell_named("x3")
    assert fell_chance(s, A1, H1, 0) == pytest.approx(3 / 6)
    assert fell_chance(s, A1, H1, 1) == pytest.approx(1 - (3 / 6) ** 2)
    for skills, faces in (("block", 2), ("dodge", 2), ("block dodge", 1)):
        assert fell_chance(bowl(H1={"skills": skills}), A1, H1, 0) == pytest.approx(faces / 6)
    assert fell_chance(bowl(H1={"st": 4}), A1, H1, 0) == pytest.approx((3 / 6) ** 2)
    assert fell_chance(bowl(H1={"skills": "block"}, A1={"skills": "strip-ball"}), A1, H1, 0) == pytest.approx(4 / 6)
    s.side, s.rerolls[1] = 1, 1
    assert fell_chance(s, A1, H1, 0) == pytest.approx(3 / 4)


def test_a_wait_is_worth_less_the_likelier_the_ball_is_lost():
    s = bowl()
    assert gain_of_waiting(s, HOME, 1, 0.2) < 0 < gain_of_waiting(s, HOME, 1, 0)
    assert gain_of_waiting(s, HOME, 0.7, 0.2) > 0
    limits = [min(risk for risk in range(100) if gain_of_waiting(bowl(turn=turn), HOME, 1, risk / 100) <= 0)
              for turn in (5, 3)]
    assert all(1 <= limit <= 15 for limit in limits)


@pytest.mark.parametrize("seed", range(3))
def test_whoever_waits_can_still_walk_in_after_a_turn_of_the_opponents(seed):
    s = bowl("""
      k  m  o   u  v  w   x  y  z
    2 A3 .  A2  .  .  H2_ .  .  .
    4 .  .  .   .  .  H1* .  .  .
    6 .  A1 .   .  H3 .   .  .  .
    """)
    assert waits(s)
    play(s, [*first(s), ("end",)])
    bot, table, steps = Bot("hard", f"{seed}"), Sampler(s, Random(seed), RULESET.policy), 0
    while s.side != HOME and s.phase == st.TURN and steps < 60:
        thought = bot.think(DecisionPoint(RULESET, s.copy(), s.side, number=steps))
        decision = thought.finish()
        apply(table, decision)
        steps += 1
    assert s.holder == H1 and max(path.chance for cell, path in paths(s, H1).items() if is_in_goal(cell, HOME)) == 1


def test_whoever_looks_for_a_place_to_wait_pauses_after_two_ways_of_an_opponent(monkeypatch):
    crowd = bowl("""
      p  q  r  s  t   w   x  y  z
    1 .  A2 .  .  .   .   .  .  .
    2 .  .  .  A3 H2  .   .  .  .
    4 .  .  A1 .  H3  H1* .  .  .
    6 .  A4 .  .  H4  .   .  .  .
    """)
    walk = stalling.stall(Sight(crowd))
    assert 1 <= most_at_once(monkeypatch, [(stalling, "RunSearch")], [walk]) <= 3


def test_who_waits_out_of_reach_is_judged_as_after_his_touchdown():
    """A square short, in his own turn or theirs, as long as he has a turn left."""
    s = bowl(SHORT)
    for side in (HOME, 1):
        s.side, s.turns = side, [4, 3 + side]
        scored = stalling.after_touchdown(s)
        assert scored.score == [1, 0] and s.score == [0, 0] and scored.turns[HOME] == 4 + side
    s.side, s.used[H1] = HOME, 1
    assert stalling.after_touchdown(s).score == [1, 0]
    s.turns = [TURNS, TURNS]
    assert stalling.after_touchdown(s) is s, "he has no turn any more"
    s.used[H1] = 0
    assert stalling.after_touchdown(s).score == [1, 0], "he walks in now"


@pytest.mark.parametrize(("picture", "players", "is_scored"), [
    (ALONE, {}, False), (NEARER, {}, True), (NEARER, {"A2": {"ma": 7}}, False),
    (NEARER, {"A2": {"skills": "sprint"}}, False),
    (NEARER.replace("A2 ", "A2%"), {"A2": {"ma": 7}}, True), (SHORT, {"A2": {"skills": "bombardier"}}, False),
    (SHORT, {"H1": {"skills": "bone-head"}}, False), (SHORT.replace(".  H1* .", ".  .  H1*"), {}, False),
])
def test_whoever_may_still_lose_his_touchdown_is_judged_as_he_stands(picture, players, is_scored):
    s = bowl(picture, **players)
    assert (stalling.after_touchdown(s) is not s) == is_scored
