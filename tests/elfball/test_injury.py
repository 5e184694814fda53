"""Chapter 17: injuries and the places off the field."""

import pytest

from fracas.games.elfball.injury import leave
from fracas.games.elfball.setup import recover
from fracas.games.elfball.state import BENCH
from fracas.kernel.drivers import Tape
from tests.elfball.diagrams import board

DUEL = """
      p11:  .      .
    q10:  .  H3>2  A2>5
      r10:  .      .
"""
HIT = "H3 tackle A2: tackle=*ooooo; injury="
TOUGH = {"H3": {"tackle": 5}, "A2": {"grit": 5}}


@pytest.mark.parametrize(("thrown", "where", "stance"), [
    ("xx---", "infirmary", 0), ("-----", "infirmary", 0), ("xo---", "infirmary", 0), ("o----", "infirmary", 0),
    ("oo---", "recovery", 0), ("ooo--", "benched", 0), ("oooo-", "q12", 2), ("ooooo", "q12", 1), ("*ooooo", "q12", 1),
])
def test_every_line_of_the_table(thrown, where, stance):
    match = board(DUEL, profiles=TOUGH, off={"bench": "A9"}).play(HIT + thrown)
    assert match.place("A2") == where and match.state.stance[13] == stance
    assert match.state.facing[13] == -1


def test_an_injury_roll_has_no_needed_number_earns_nothing_and_shifts_nothing():
    match = board(DUEL, profiles=TOUGH).play(HIT + "xx---")
    assert match.rolled("injury").need is None
    assert match.told("shift") == [] and match.state.acting == 2


def test_the_acting_coach_may_force_injury_dice_and_the_injured_one_has_no_counters():
    match = board(DUEL, profiles=TOUGH, momentum=1)
    asked = match.start("H3 tackle A2: tackle=*ooooo; momentum keep; injury=ooooo")
    assert asked.kind == "momentum" and asked.coach == 0 and asked.who == 13


def test_players_in_recovery_come_to_the_bench_when_the_next_test_has_started():
    match = board(DUEL, off={"recovery": "A5 H6", "infirmary": "A7", "benched": "A8"})
    tape = Tape(match.state.copy(), [])
    recover(tape)
    assert [tape.state.where[p] for p in (16, 5)] == [BENCH, BENCH]
    assert tape.state.where[18] == match.state.where[18] and tape.state.where[19] == match.state.where[19]


def test_who_leaves_the_field_neither_stands_nor_lies_there():
    state = board(DUEL.replace("A2>5", "A2~")).state.copy()
    leave(Tape(state, []), 13, BENCH, rule="17")
    assert state.where[13] == BENCH and state.stance[13] == 0 and state.facing[13] == -1
