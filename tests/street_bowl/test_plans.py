"""What bots are told: ideas and the worth of positions."""

import pytest

import fracas
from fracas.bots import Bot
from fracas.bots.match import play_steps
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.actions import apply, is_legal
from fracas.games.street_bowl.bot.plans import ideas_of_all, ideas_of_beginners, ideas_of_novices, plans
from fracas.games.street_bowl.bot.plans_of_lanes import ATTACKS
from fracas.games.street_bowl.bot.sight import Sight
from fracas.games.street_bowl.bot.worth import worth
from fracas.games.street_bowl.declare import first_in_line
from fracas.games.street_bowl.pitch import STREET, is_in_goal
from fracas.games.street_bowl.ruleset import RULESET
from fracas.kernel.table import AWAY, HOME
from tests.sample import sample
from tests.street_bowl.diagrams import Script, name_of, number, street

NOVICES, BEGINNERS = (RULESET.with_skill(coach).plans for coach in RULESET.ladder[:2])


def ideas(g, find=plans):
    """List what the plans come to, best first: who does what, with whom or where at last."""
    listed = [plan for plan in find(g.s) if plan]
    assert all(is_legal(g.s, plan[0]) for plan in listed)
    return [told(plan) for plan in listed]


def told(plan):
    if len(plan[-1]) == 1:
        return plan[-1][0]
    attacks = [action for action in plan if action[0] in ATTACKS]  # the carrier may run behind one
    kind, who, *aim = next((action for action in [*attacks, *reversed(plan)] if action[0] != "stop"), plan[-1])
    shown = [STREET.names[aim[0]] if kind in ("step", "pass") else str(aim[0]) if kind == "roll" else name_of(aim[0])
             ] if aim else []
    return " ".join([name_of(who), kind, *shown])


def test_who_can_score_thinks_of_it_first():
    g = street("""
      u   v  w  x  y  z
    3 H1* .  .  .  .  .
    4 .   H2 .  A1 .  .
    5 .   .  A2 .  .  .
    """)
    plan = next(plan for plan in plans(g.s) if plan)
    assert plan[-1][0] == "step" and is_in_goal(plan[-1][2], HOME)


def test_a_ball_in_reach_is_taken_and_nobody_ends_the_turn_before():
    g = street("""
      h  i  j  k
    3 .  H1 .  .
    4 .  .  .  o
    5 A1 .  .  .
    """)
    assert ideas(g)[0] == "H1 step k4"


def test_a_beginner_does_not_run_back_while_the_others_have_the_ball():
    g = street("""
      b  c  d  e   f  g  h  i  j  k  l  m  n  o
    3 .  .  .  A1* .  .  .  H1 .  .  .  .  .  .
    5 .  .  .  .   .  H4 .  .  .  .  .  .  H2 .
    7 H3 .  .  .   .  .  .  .  .  .  .  .  .  .
    """)
    assert ideas(g) == ["H2 step h1"]
    assert {*ideas(g, BEGINNERS)} == {"H3 block A1", "end"}


def test_a_beginner_marks_and_hits_a_carrier_who_has_still_to_pass_him():
    g = street("""
      b  c  d  e   f  g  h  i  j  k  l  m  n  o
    3 .  .  H1 .   .  .  .  .  .  .  A1* .  .  .
    5 .  .  .  .   .  .  .  H2 .  .  .  .  .  .
    """)
    assert ideas(g, BEGINNERS) == ideas(g) != ["end"]


def test_a_novice_only_strikes_from_where_he_stands_while_the_others_have_the_ball():
    g = street("""
      b  c  d  e   f  g  h  i  j  k  l  m  n  o
    3 .  .  H1 .   .  .  .  .  .  H4 A1* .  .  .
    5 .  .  .  .   .  .  .  H2 .  .  .  A2 .  .
    """)
    assert any(" step " in idea for idea in ideas(g, BEGINNERS))
    found = [plan for plan in NOVICES(g.s) if plan]
    assert ("block", number("H4"), number("A1")) in {plan[-1] for plan in found}
    assert not any(action[0] == "step" for plan in found for action in plan)
    assert {"H4 block A1", "end"} <= {*ideas(g, NOVICES)}


def test_a_novice_lets_his_carrier_run_alone():
    g = street("""
      b  c   d  e  f  g  h  i  j  k
    3 .  H1* .  .  .  .  .  .  .  .
    5 H2 .   .  .  .  .  .  .  A1 .
    """)
    g.s.used[number("H1")] = 1
    assert any(idea.startswith("H2 step") for idea in ideas(g, BEGINNERS))
    assert not any(idea.startswith("H2 step") for idea in ideas(g, NOVICES))


@pytest.mark.parametrize("seed", ("one", "two"))
def test_who_stands_higher_has_all_ideas_of_who_stands_lower(seed):
    game, more = fracas.new("street_bowl", seed), [0, 0]
    for _made in play_steps(game, (Bot("regular", "one"), Bot("hard", "two")), sample(200, 250)):
        s = game.state
        if game.pending is None and s.phase == st.TURN and s.acting == st.NO_ONE:
            sight = Sight(s)
            for who in first_in_line(s, s.side):
                kinds = (ideas_of_novices, ideas_of_beginners, ideas_of_all)
                novice, beginner, everybody = ({idea.plan for idea in kind(sight, who)} for kind in kinds)
                assert novice <= beginner <= everybody
                more = [more[0] + (novice < beginner), more[1] + (beginner < everybody)]
    assert min(more) > 10


def test_a_novice_thinks_of_all_plans_while_the_ball_is_loose():
    g = street("""
      h  i  j  k
    3 .  H1 .  .
    4 .  .  o  A2
    5 A1 .  .  .
    """)
    assert [*NOVICES(g.s)] == [*plans(g.s)]


@pytest.mark.parametrize("ball", ("H1*", "H1"))
def test_a_beginner_thinks_of_all_plans_while_the_others_have_no_ball(ball):
    g = street(f"""
      h  i  j  k
    3 .  {ball} .  .
    4 .  .  o  A2
    5 A1 .  .  .
    """.replace("o", "." if ball == "H1*" else "o"))
    assert [*BEGINNERS(g.s)] == [*plans(g.s)]


def test_two_dice_come_before_one_and_nobody_blocks_where_the_other_coach_chooses():
    g = street("""
      l  m  n  o  p  q
    1 H5* . . . . .
    3 .  H1 A1 .  .  .
    4 .  .  H2 .  A3 H4
    5 .  .  .  .  .  A4
    """, H4={"st": 2}, H1={"skills": "block"})
    listed = [idea for idea in ideas(g) if "block" in idea]
    assert listed[0] in ("H1 block A1", "H2 block A1")
    assert "H4 block A4" not in listed and "H4 block A3" not in listed


def test_those_who_lie_stand_up_before_anything_is_risked():
    g = street("""
      l  m   n  o  p
    3 .  H1_ .  .  .
    4 .  H2  A1 .  H3*
    5 .  H4  .  .  .
    """, H2={"skills": "block"})
    g.s.used[number("H3")] = 1
    assert ideas(g)[0].startswith("H1 ") or "H1 stand" in ideas(g)
    assert not any("block" in idea for idea in ideas(g))


def test_the_opposing_carrier_is_blitzed():
    g = street("""
      i  j  k  l  m
    3 .  .  .  .  .
    4 H1 .  .  .  A1*
    5 .  .  .  .  .
    """, H1={"st": 4})
    assert ideas(g)[0] == "H1 block A1"


def test_a_mate_ahead_who_would_score_is_handed_the_ball():
    g = street("""
      l   m  n  o  p  q  r  s  t  u
    3 H1* .  .  .  .  .  .  .  .  .
    4 .   .  H2 .  .  .  .  .  .  A1
    """, H1={"ma": 3}, H2={"ma": 12, "ag": 4})
    assert ideas(g)[0] == "H1 hand H2"


def test_both_sides_set_up_legally_and_kick_into_the_other_half():
    g = street(phase=st.SETUP)
    g.s.side = g.s.kicker = AWAY
    for side in (AWAY, HOME):
        assert g.s.side == side
        for action in next(plan for plan in plans(g.s) if plan):
            assert is_legal(g.s, action)
            apply(Script(g.s, ""), action)
    (kick,) = (plan for plan in plans(g.s) if plan)
    assert g.s.phase == st.KICK and is_legal(g.s, kick[0])


def test_a_blitzer_goes_on_after_his_block_or_stops():
    g = street("""
      l  m  n  o  p
    3 .  H1 .  A1_ .
    4 .  .  .  o  .
    """).acts("H1", "blitz")
    g.s.has_blocked = 1
    listed = ideas(g)
    assert listed[0] == "H1 step o4" and not any("block" in idea for idea in listed)


@pytest.mark.parametrize("deed", ["block", "blitz"])
def test_a_ball_and_chain_whirls_towards_opponents(deed):
    g = street("""
      l  m  n  o
    3 .  H1 .  .
    4 .  .  A1 .
    """, H1={"skills": "ball-and-chain no-hands"})
    assert ideas(g)[0] == "H1 roll 1" or ideas(g)[0] == "H1 roll 2"
    assert deed not in [plan[0][2] for plan in plans(g.s) if plan and plan[0][0] == "declare"]


@pytest.mark.parametrize(("better", "worse"), [
    ("H1* .  A1", "H1  .  A1*"), ("H1  .  A1_", "H1_ .  A1"), ("H1  .  A1%", "H1  .  A1_"), (".  H1* A1", "H1* .  A1"),
], ids=["the ball", "on his feet", "stunned opponents", "nearer to the end zone"])
def test_a_position_is_worth_more_with(better, worse):
    def value(row):
        g = street(f"""
          f  g  h
        4 {row}
        6 .  .  A2
        """)
        assert worth(g.s, HOME) == -worth(g.s, AWAY)
        return worth(g.s, HOME)

    if better.startswith(".  H1*"):  # away from the opponents, that is
        better, worse = better.replace("A1", ". "), worse.replace("A1", ". ")
    assert value(better) > value(worse)


def test_a_touchdown_is_worth_more_than_a_carrier_before_the_line_and_more_still_when_it_is_late():
    g = street("""
      y   z
    4 H1* .
    """)
    before = worth(g.s, HOME)
    g.s.score[HOME], g.s.holder, g.s.ball = 1, st.NO_ONE, st.NOWHERE
    early = worth(g.s, HOME)
    g.s.turns = [6, 6]
    assert before < early < worth(g.s, HOME)


def test_a_carrier_who_cannot_reach_the_end_zone_in_time_is_worth_little():
    g = street("""
      f   g
    4 H1* .
    """)
    early = worth(g.s, HOME)
    g.s.turns = [6, 5]
    assert worth(g.s, HOME) < early - 20


def test_a_carrier_in_a_cage_is_worth_more_than_one_among_opponents():
    caged = street("""
      l  m   n  o  p
    3 .  H2  .  H3 .
    4 .  .  H1* .  .
    5 .  H4  .  H5 .
    7 .  .   .  .  A1
    """)
    alone = street("""
      l  m   n  o  p
    1 H2 H4  H3 H5 .
    4 .  .  H1* A1 .
    """)
    assert worth(caged.s, HOME) > worth(alone.s, HOME)


def test_the_turn_does_not_end_while_somebody_may_safely_stand_up():
    g = street("""
      f   g  h
    4 H1* .  H2_
    """)
    assert "H2 stand" in ideas(g) and "end" not in ideas(g)
    g.s.used[number("H1")] = g.s.used[number("H2")] = 1
    assert ideas(g) == ["end"]


def test_a_lead_late_in_the_match_leaves_room_for_what_is_going_on():
    g = street("""
      f   g  h
    4 H1* .  A1
    """)
    g.s.half, g.s.turns, g.s.score = 2, [5, 5], [0, 3]
    behind = worth(g.s, HOME)
    g.s.condition[number("A1")] = st.STUNNED
    assert -990 < behind < worth(g.s, HOME)


def test_who_can_run_home_with_hardly_a_risk_does_so_before_anybody_blocks():
    g = street("""
      u   v  w  x  y  z
    3 H1* .  .  .  .  .
    6 .   .  H2 A1 .  .
    """, H2={"st": 5})
    (only,) = ideas(g)
    assert only.startswith("H1 step z")


def runs_with_a_die(g, who):
    """List the ends of a carrier's runs that he thinks of and that need a die."""
    sight, carrier = Sight(g.s), number(who)
    ends = [idea.plan[-2][2] for idea in ideas_of_all(sight, carrier) if idea.plan[-1] == ("stop", carrier)]
    return [STREET.names[end] for end in ends if sight.ways(carrier)[end].chance < 1]


def test_a_carrier_who_has_to_dodge_waits_until_most_mates_have_moved_unless_he_scores():
    g = street("""
      c  d  e  f  g   h
    2 H4 .  H5 .  .   .
    3 .  .  .  .  H1* A1
    6 H2 .  H3 .  .   .
    """)
    assert runs_with_a_die(g, "H1") == []
    g.s.used[number("H5")] = 1
    assert runs_with_a_die(g, "H1")
    g.s.used[number("H5")], g.s.condition[number("H5")] = 0, st.PRONE
    assert runs_with_a_die(g, "H1"), "who lies is no free mate"
    home = street("""
      q  r  s  t  u   v
    2 H4 .  H5 .  .   .
    3 .  .  .  .  H1* A1
    6 H2 .  H3 .  .   .
    """)
    assert any(idea.plan[-1][0] == "step" and is_in_goal(idea.plan[-1][2], HOME)
               for idea in ideas_of_all(Sight(home.s), number("H1")))


def test_in_the_last_turn_a_carrier_on_his_way_home_goes_on_whatever_it_takes():
    g = street("""
      w   x  y  z
    3 .   A2 .  .
    4 H1* .  .  .
    5 .   A3 .  .
    """).acts("H1", "move")
    assert "H1 stop" in ideas(g)
    g.s.turns = [6, 5]
    (only,) = ideas(g)
    assert only.startswith("H1 step z")


@pytest.mark.parametrize("guard", ["A1", "."], ids=["beside an opponent", "alone"])
def test_who_has_nothing_else_to_do_goes_to_a_ball_that_lies_far_away(guard):
    g = street(f"""
      h  i  j  k  l  m  n  o  p  q  r  s  t       u
    3 H1 .  .  .  .  .  .  .  .  .  .  .  .       .
    4 .  .  .  .  .  .  .  .  .  .  .  .  {guard} o
    """)
    listed = ideas(g)
    assert listed[0] in {f"H1 step n{row}" for row in range(1, 8)} and "end" not in listed


def test_the_best_hands_in_reach_take_the_ball_and_nobody_else_does_anything_before():
    g = street("""
      h  i  j  k  l  m  n  o  p
    2 .  .  .  .  .  .  .  A1 H3
    3 H1 .  .  o  .  .  .  .  H4
    4 .  .  .  .  .  .  .  .  .
    5 .  H2 .  .  .  .  .  .  .
    """, H2={"skills": "sure-hands", "ag": 4}, H1={"ag": 2})
    assert set(ideas(g)) == {"H2 step k3"}


def test_the_carrier_runs_before_anybody_blocks_where_he_does_not_go():
    g = street("""
      d   e  f  g  h  i  j  k  l  m  n  o  p
    3 .   .  .  .  .  .  .  .  .  .  .  .  .
    4 H1* .  .  .  .  .  .  .  .  H2 A1 .  .
    5 .   .  .  .  .  .  .  .  .  H3 .  .  .
    """, H2={"skills": "block"})
    listed = ideas(g)
    assert listed[0].startswith("H1 step") and not any("block" in idea for idea in listed)
    g.s.used[number("H1")] = 1
    assert any("block" in idea for idea in ideas(g))


def test_the_turn_does_not_end_while_the_carrier_may_safely_come_nearer():
    g = street("""
      d   e  f  g  h  i  j
    4 H1* .  .  .  .  .  .
    7 .   .  .  .  .  .  H2
    """)
    g.s.used[number("H2")] = 1
    listed = ideas(g)
    assert listed and all(idea.startswith("H1 step") for idea in listed)


def test_a_single_block_die_is_thrown_by_who_has_block_or_at_the_carrier_or_near_the_ball_only():
    def blocks(row, skills=""):
        g = street(f"""
          j k l m n
        3 {row}
        """, H1={"skills": skills})
        g.s.used[number("H2")] = 1
        return "H1 block A1" in ideas(g)

    assert blocks("H2* . . H1 A1", "block") and blocks("H2 . . H1 A1*") and blocks(". . H2* H1 A1")
    assert not blocks("H2* . . H1 A1")


def test_a_guard_goes_into_the_gap_through_which_an_opponent_would_come():
    g = street("""
      e  f  g  h  i  j  k  l  m   n  o
    1 .  .  .  A1 .  .  .  .  H1* H3 .
    2 .  .  .  .  .  .  .  H4 H5  H6 .
    4 .  .  .  .  .  .  .  .  .   .  H2
    """, H2={"ma": 7})
    for who in ("H1", "H3", "H4", "H5", "H6"):
        g.s.used[number(who)] = 1
    assert ideas(g)[0] == "H2 step l1"


def test_who_stands_beside_an_opponent_dares_to_dodge_away_though_it_fails_as_often_as_not():
    g = street("""
      h  i  j   k  l  m  n  o  p
    4 .  A1 H1* .  .  .  .  .  .
    """, H1={"ag": 2, "ma": 6})
    (forward, *_) = (idea for idea in ideas(g) if idea.startswith("H1 step"))
    assert forward.removeprefix("H1 step ")[0] in "nop"


def test_whoever_declared_a_blitz_blocks_before_he_stops():
    g = street("""
      h  i  j  k
    3 .  H1 .  A1
    4 .  .  o  .
    5 .  H2 .  .
    """, H1={"st": 5})
    apply(Script(g.s, ""), ("declare", number("H1"), "blitz"))
    assert ideas(g) and all(" block " in idea for idea in ideas(g))
    apply(Script(g.s, ""), ("step", number("H1"), STREET.names.index("j3")))
    assert ideas(g) and all(" block " in idea for idea in ideas(g))
