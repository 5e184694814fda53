"""Feats are told from what coaches do with the clock, with fouls and with several players at once."""

import json
from pathlib import Path

import pytest

import fracas
from fracas.games.school_fighters.ruleset import RULESET as SCHOOL
from fracas.games.street_bowl.pitch import GOAL_COLUMN, X
from fracas.games.street_bowl.ruleset import RULESET as BOWL
from fracas.kernel.ply import Ply
from fracas.lab.watch.plan_counts import count_plans
from fracas.lab.watch.school_fighters_feats import FEATS as SCHOOL_FEATS
from fracas.lab.watch.street_bowl import is_open_result
from fracas.lab.watch.street_bowl_feats import FEATS as BOWL_FEATS
from fracas.lab.watch.turns import WatchedTurn
from fracas.lab.watch.watcher import BOOKS
from tests.lab.test_watch import kinds_in
from tests.school_fighters.scenes import scene
from tests.street_bowl.diagrams import number, street

FEATS = {feat.kind: feat for feat in (*BOWL_FEATS, *SCHOOL_FEATS)}
END = ("end",)
H1, H2, H3, A1 = map(number, ("H1", "H2", "H3", "A1"))
RUNNER = """
      y   z
   4  H1* .
"""
MOB = """
      j  k   l
   3  H2 .   .
   4  H1 A1_ .
   5  H3 .   .
"""
CAGE = """
      h  i   j
   3  H2 .   H3
   4  .  H1* .
   5  H4 .   .
"""
SCREEN = """
      j  k  l   m
   2  H1 .  .   .
   4  H2 .  A1* .
   6  H3 .  .   .
"""


def turn_of(rules, side, *plies):
    return WatchedTurn(rules, side, tuple(Ply(action, "", state, side, 0) for state, action in plies))


def bowl(picture, *, turns=3, used=(), fouled=False):
    """Return the position of a picture in a home side's turn."""
    s = street(picture).s
    s.turns, s.declared = [turns, turns - 1], 8 if fouled else 0
    for who in used:
        s.used[who] = 1
    return s


def ended(s):
    return turn_of(BOWL, 0, (s, END))


def test_a_lost_carrier_counts_while_a_touchdown_can_change_the_result():
    turns = json.loads((Path(__file__).parent / "silly_turns.json").read_text(encoding="utf-8"))
    position, lines = next((position, silly) for kind, position, silly, _sane in turns if kind == "lost-carrier")
    rules, s = (start := fracas.from_position(position)).ruleset, start.state
    for score, others, is_found in (((1, 0), 6, False), ((0, 0), 6, True), ((0, 1), 6, True), ((0, 2), 6, False),
                                    ((1, 0), 5, True)):
        s.turns = [6, 6]
        s.turns[1 - s.side] = others
        s.score = [*score] if s.side == 0 else [*score[::-1]]
        assert bool(kinds_in(rules.position(s), lines)[0]["lost-carrier"]) == is_found, (score, others)
    s.half, s.score = 1, [2, 0]
    assert is_open_result(s, 0)


def test_a_carrier_who_keeps_the_ball_before_an_open_end_zone_stalls_but_not_in_the_last_turn():
    stall, last = FEATS["stall"], FEATS["touchdown in the last turn"]
    walk = (("declare", H1, "move"), ("step", H1, bowl(RUNNER).where[H1] + 1))
    s = bowl(RUNNER)
    assert stall.is_open(ended(s)) and stall.is_done(ended(s)) and not last.is_open(ended(s))
    assert stall.is_in(s, (("declare", H1, "move"), ("stop", H1))) and not stall.is_in(s, walk)
    late = bowl(RUNNER, turns=6)
    assert not stall.is_open(ended(late)) and last.is_open(ended(late)) and not last.is_done(ended(late))
    goal = ("step", H1, next(cell for cell in range(len(X)) if X[cell] == GOAL_COLUMN[0]))
    assert last.is_in(late, (("declare", H1, "move"), goal)) and not last.is_in(s, (goal,))


def test_a_foul_counts_with_two_assists_of_players_whom_nobody_marks():
    foul = FEATS["foul with two assists"]
    s, kick = bowl(MOB), ("foul", H1, A1)
    assert foul.is_open(ended(s)) and foul.is_in(s, (("declare", H1, "foul"), kick))
    assert foul.is_done(turn_of(BOWL, 0, (s, kick))) and not foul.is_done(ended(s))
    assert not foul.is_open(ended(bowl(MOB, fouled=True))) and not foul.is_open(ended(bowl(MOB, used=(H1, H2, H3))))
    alone = bowl(MOB.replace("H3", ". "))
    assert not foul.is_in(alone, (kick,)) and not foul.is_open(ended(alone))


def test_a_cage_needs_three_corners_and_a_screen_all_rows():
    cage, screen = FEATS["cage"], FEATS["screen"]
    s = bowl(CAGE)
    assert cage.is_done(ended(s)) and not cage.is_done(ended(bowl(CAGE.replace("H4", ". "))))
    corner = s.where[H2]
    assert cage.is_in(s, (("step", H3, corner),)) and not cage.is_in(s, (("step", H3, corner + 1),))
    shut = bowl(SCREEN)
    assert screen.is_open(ended(shut)) and screen.is_done(ended(shut)) and not cage.is_open(ended(shut))
    open_street = bowl(SCREEN.replace("H3", ". "))
    assert screen.is_open(ended(open_street)) and not screen.is_done(ended(open_street))


def test_idle_players_and_blitzes_without_a_block_are_counted():
    idle, blitz = FEATS["end with idle players"], FEATS["blitz without a block"]
    assert idle.is_done(ended(bowl(CAGE))) and idle.is_in(bowl(CAGE), (END,))
    assert not idle.is_done(ended(bowl(CAGE, used=(0, 1, 2, 3))))
    s, declared = bowl(MOB), ("declare", H1, "blitz")
    assert blitz.is_done(turn_of(BOWL, 0, (s, declared), (s, ("stop", H1))))
    assert not blitz.is_done(turn_of(BOWL, 0, (s, declared), (s, ("block", H1, A1))))
    assert blitz.is_in(s, (declared, ("stop", H1))) and not blitz.is_in(s, (declared, ("block", H1, A1)))


@pytest.mark.parametrize(("kind", "which", "own", "others", "is_time"), [
    ("order ready before a charge", "ready", "b 10,10; t 12,10", "t 20,10", True),
    ("order ready before a charge", "ready", "b 10,10; t 12,10", "t 40,40", False),
    ("order run out of reach", "run", "b 10,10; t 12,10", "t 40,40", True),
    ("order run out of reach", "run", "b 10,10; t 12,10", "t 20,10", False),
    ("order feet with somebody down", "feet", "b 10,10; t 12,10 fazed", "t 20,10", True),
    ("order feet with somebody down", "feet", "b 10,10; t 12,10", "t 20,10", False),
])
def test_an_order_counts_at_its_moment(kind, which, own, others, is_time):
    s, feat = scene(own, others, may_order=True).state, FEATS[kind]
    turn = turn_of(SCHOOL, 0, (s, ("order", 0, which, 1)))
    assert (feat.is_open(turn), feat.is_done(turn), feat.is_in(s, (("order", 0, which, 1),))) == (is_time,) * 3
    assert not feat.is_done(turn_of(SCHOOL, 0, (s, ("hold", 0))))


def test_a_healer_is_behind_if_another_is_nearer_to_the_enemies():
    behind = FEATS["healer behind"]
    for place, is_behind in (("8,10", True), ("14,10", False)):
        s = scene(f"n {place}; t 12,10", "t 20,10", may_order=True).state
        turn = turn_of(SCHOOL, 0, (s, ("done",)))
        assert behind.is_open(turn) and behind.is_done(turn) == is_behind == behind.is_in(s, (("hold", 0),))
        assert not behind.is_in(s, (("hold", 1),))


def test_feats_stand_in_the_table_of_actions():
    found = {each.kind: each[1:] for each in count_plans([ended(bowl(RUNNER))], BOOKS["street_bowl"])}
    assert found["stall"] == (1, 1, 1) and found["end with idle players"][2] == 1
