"""What the rookie thinks of: getting up at any price, clearing the carrier's way, and not waiting for ever."""

from itertools import pairwise
from random import Random

import pytest

import fracas
from fracas.bots import Bot
from fracas.bots.match import play_steps
from fracas.games.elfball import state as st
from fracas.games.elfball.bot.plans import LONG, plans
from fracas.games.elfball.bot.plans_of_experts import expert_plans
from fracas.games.elfball.bot.scene import Scene
from fracas.games.elfball.bot.straight_walks import straighten
from fracas.games.elfball.field import FIELD
from fracas.games.elfball.hurdles import HurdleMap
from fracas.games.elfball.throwing.throw import SHORT
from fracas.kernel.grid import bends
from tests.elfball.diagrams import board
from tests.elfball.exhaustive import random_crowd
from tests.sample import sample

# One player a side: the Troll of the orcs stands beside the goal with the ball, the gnome lies dazed and needs his
# whole Jog to stand up. If the Troll scores, the orcs have nobody for the next face-off.
ALONE = ("elfball.1.orcs.gnomes.2-0-s.i-i-i-i-i-i-r-r-i-c176-o-o.i-x-i-i-i12z-r-i-i-i-x-o-o.H10.t{side}.haan.2-{turn}"
         ".0-1.0-0.H10-A5.n")


def first_actions(state):
    return {plan[0] for plan in plans(state) if plan}


def test_who_needs_his_whole_jog_to_stand_up_thinks_of_it():
    game = fracas.from_position(ALONE.format(side="a", turn=40))
    assert ("stand", 16) in first_actions(game.state)
    assert Bot("yardstick", "a").decide(game) == ("stand", 16)


def test_nobody_waits_for_ever():
    early, late = (fracas.from_position(ALONE.format(side="h", turn=turn)) for turn in (40, LONG + 1))
    assert ("end", 9) in first_actions(early.state) and ("end", 9) not in first_actions(late.state)
    assert sum(1 for _ in play_steps(early, (Bot("yardstick", "a"), Bot("yardstick", "b")), 1000)) < 1000
    assert early.is_terminal()


def test_a_team_mate_clears_the_carriers_marker_away():
    match = board("""
          p11:  .      .    A2>4   .
        q10:  H5>2  .  H3>2o   .
          r10:  .      .    .     .
    """)
    assert any(("tackle", 4, 13) in plan for plan in plans(match.state))
    alone = board("q10: H5>2 . H3>2o . A2>2")
    assert not any(("tackle", 4, 13) in plan for plan in plans(alone.state))


def plans_of(picture, find, **state):
    """Return the plans of the side to act in a picture."""
    s = board(picture).state
    for name, value in state.items():
        setattr(s, name, value)
    return [plan for plan in find(s) if plan]


def is_before(plan, *kinds):
    """Return whether a plan begins with actions of these kinds."""
    return tuple(action[0] for action in plan[:len(kinds)]) == kinds


MARKED = "q10: . H3>2o A2>5 ."


@pytest.mark.parametrize("find", [plans, expert_plans], ids=["usual", "expert"])
def test_a_marked_holder_shoves_his_marker_away_and_runs_or_throws(find):
    """Elfball 11, 15: tried again if it fails, else he stays."""
    found = plans_of(MARKED, find)
    assert any(is_before(plan, "shove", "shove", "step") for plan in found)
    assert not any("shove" in {action[0] for action in plan} for plan in plans_of("q10: . H3>2o . A2>5", find))
    with_mate = plans_of("q10: . H4>2 . H3>2o A2>5 .", find)
    assert any(is_before(plan, "shove", "shove") and "throw" in {action[0] for action in plan} for plan in with_mate)


@pytest.mark.parametrize("find", [plans, expert_plans], ids=["usual", "expert"])
def test_two_markers_are_shoved_away_one_after_the_other(find):
    found = plans_of("""
          p11:  .      .    A2>4   .
        q10:  .     .    H3>2o A3>5  .
    """, find)
    shoved = [tuple(dict.fromkeys(action[2] for action in plan if action[0] == "shove")) for plan in found]
    assert any(len(each) == 2 for each in shoved)


def test_nobody_shoves_where_another_player_stands_behind():
    """Elfball 15."""
    crowd = plans_of("q10: . H3>2o A2>5 A3>5", expert_plans)
    assert crowd and not any(("shove", 2, 13) == plan[0] for plan in crowd)


def test_a_team_mate_shoves_the_holders_marker_away():
    found = plans_of("""
          p11:  .      .      .    .
        q10:  .    H3>2o A2>5    .
          r10:  .     H4>1  .
    """, expert_plans, last_moved=[2, st.NO_ONE])
    assert any(is_before(plan, "shove", "shove", "end") and plan[0][1] == 3 for plan in found)


def test_whoever_marks_the_loose_ball_is_shoved_away_and_it_is_fetched():
    """Elfball 12.1, 15."""
    found = plans_of("""
          p10:  .   ball   A2>5   .
        q10:  .    H3>1  .     .
    """, expert_plans)
    ball = board("""
          p10:  .   ball   A2>5   .
        q10:  .    H3>1  .     .
    """).state.ball
    assert any("shove" in kinds and ("step", 2, ball) in plan[list(kinds).index("shove"):]
               for plan in found for kinds in [[action[0] for action in plan]])


def test_the_last_hex_is_dashed_with_momentum_alone():
    """Elfball 16: into the goal or to the ball, one hex beyond the Jog."""
    picture = "q4: ball . . . . . . H3>5 . ."
    ball = board(picture).state.ball
    dashes = [plan for plan in plans_of(picture, expert_plans, momentum=3) if "dash" in {each[0] for each in plan}]
    assert dashes and all(plan[-2:] == (("dash", 2, 3), ("step", 2, ball)) for plan in dashes)
    assert not any("dash" in {each[0] for each in plan} for plan in plans_of(picture, expert_plans))
    near = plans_of("q4: ball . . . . H3>5 . .", expert_plans, momentum=3)
    assert near and not any("dash" in {each[0] for each in plan} for plan in near), "he walks there"


def test_an_expert_throws_far_and_a_stuck_holder_into_space():
    """Elfball 13.1: from where he stands, before he has done anything."""
    far = plans_of("q4: H4>2 . . . . . . . . H3>5o .", expert_plans)
    mate = board("q4: H4>2 . . . . . . . . H3>5o .").state.where[3]
    assert any(plan[0] == ("throw", 2, mate) for plan in far)
    s = board("""
          p10:    A4>3  A5>4  .   .  .  .
        q10: A2>2 H3>5o A3>5  .   .  .  H4>5
          r9:     A6>1  A7>6  .   .  .
    """).state
    thrown = [plan[0] for plan in expert_plans(s) if plan and plan[0][0] == "throw"]
    assert any(action[2] not in s.where for action in thrown)


def thrown_into_space(picture, **state):
    """Return the walks before throws of H3 into space, and the cells these go to."""
    s = board(picture).state
    for name, value in state.items():
        setattr(s, name, value)
    return s, [(tuple(plan[:-2]), plan[-2][2]) for plan in expert_plans(s)
               if plan[-2:-1] and plan[-2][:2] == ("throw", 2) and plan[-2][2] not in s.where]


def test_a_stuck_holder_throws_far_into_space_if_he_has_done_nothing():
    """Elfball 13.1: a long throw is all he does."""
    stuck = """
          h14: H4>1
          p10:    A4>3  A5>4
        q10: A2>2 H3>5o A3>5
          r9:     A6>1  A7>6
    """
    s, thrown = thrown_into_space(stuck)
    assert thrown and all(not walk and FIELD.distance(s.where[2], cell) > SHORT for walk, cell in thrown)
    _, thrown = thrown_into_space(stuck, acting=2, moved=1)
    assert thrown and all(FIELD.distance(s.where[2], cell) <= SHORT for _, cell in thrown)


def test_a_free_holder_throws_on_to_where_a_team_mate_can_score():
    """He fetches the ball and reaches the goal with one action, for which a throw after a run is just long enough."""
    s, thrown = thrown_into_space("h14: H4>1\nq14: H3>1o")
    goal, mate = (FIELD.distances(cell) for cell in (st.attacked_goal(s, 0, s.where[2]), s.where[3]))
    assert thrown and all(mate[cell] + goal[cell] <= st.profile(s, 3).jog for _, cell in thrown)
    assert all(walk and FIELD.distance(walk[-1][2], cell) <= SHORT for walk, cell in thrown)
    assert not thrown_into_space("q14: H3>1o . . . H4>2")[1]


def test_an_opponent_is_shoved_over_the_edge():
    """Elfball 19: he is out for the Test."""
    match = board("m20: . H3>2 A2>5")
    assert any(("shove", 2, 13) in plan for plan in expert_plans(match.state) if plan)


def test_a_ball_that_can_likely_be_fetched_is_fetched_or_somebody_attacked():
    """Whoever might gain a little more elsewhere leaves no ball lying."""
    for picture, is_near in (("q10: ball . . H3>5 . . . H4>5", True), ("q4: ball . . . . . . . H3>5 . H4>5", False)):
        found, ball = plans_of(picture, expert_plans), board(picture).state.ball
        fetching = [plan for plan in found if any(action[0] == "step" and action[2] == ball for action in plan)]
        assert found and fetching == (found if is_near else [])


@pytest.mark.parametrize("seed", range(sample(30, 400)))
def test_a_straight_walk_is_as_long_rolls_the_same_and_ends_in_the_same_direction(seed):
    s, p = random_crowd(Random(seed), board, FIELD, "q11", 6), 2
    course = HurdleMap(s, p)
    for walk in Scene(s).ways(p).values():
        found = straighten(s, walk.plan)
        before, after = ([s.where[p], *(action[2] for action in plan if action[0] == "step")]
                         for plan in (walk.plan, found))
        assert len(found) == len(walk.plan) and after[-2:] == before[-2:]
        assert all(FIELD.distance(here, there) == 1 for here, there in pairwise(after))
        assert bends(FIELD.neighbours, after) <= bends(FIELD.neighbours, before)
        assert rolls_on(course, after) == rolls_on(course, before)
        assert (s.ball in after) == (s.ball in before) and not {*after[1:]} & {*s.where} - {s.where[p]}


def rolls_on(course, way):
    """List what is rolled to leave the cells of a way."""
    return [met for cell in way[:-1] if (met := course.leave_hurdles(cell))]


def test_a_run_of_a_bot_has_no_needless_bend():
    """He would go out and come back."""
    s = board("q11: H3>2o", profiles={"H3": {"jog": 6}}).state
    crooked = tuple(("step", 2, FIELD.cell_named(name)) for name in ("p12", "o12", "n13", "m13", "l14"))
    assert bends(FIELD.neighbours, [s.where[2], *(step[2] for step in crooked)]) == 4
    walked = straighten(s, (*crooked, ("end", 2)))
    assert bends(FIELD.neighbours, [s.where[2], *(step[2] for step in walked[:-1])]) == 1
    assert walked[-2:] == (crooked[-1], ("end", 2))
