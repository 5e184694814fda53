"""Chapter 2: the challenge die and the order in which a challenge is resolved."""

import pytest

from fracas.games.elfball.challenge import NO_EARNING, Need, Outcome, challenge, need_of
from fracas.games.elfball.dice import CHALLENGE, net_of, pool_of
from fracas.games.elfball.momentum import net_bands
from fracas.games.elfball.state import Options
from fracas.kernel.drivers import Answer, Tape
from fracas.kernel.table import Reason
from tests.elfball.diagrams import board, faces

DUEL = """
      p11:  .      .
    q10:  .  H3>2  A2>5
      r10:  .      .
"""


def resolve(thrown, need=1, dice=3, who=2, match=None, answers=(), **how):
    """Resolve a challenge of H3 (or A2 = 13) on these faces."""
    tape = Tape((match or board(DUEL)).state.copy(), [Answer("test", faces(thrown), True), *answers])
    return challenge(tape, "test", who, dice, Need(need, ()), rule="2.2", **how), tape


def test_a_die_has_one_flop_two_blanks_one_star_and_two_bulls_eyes():
    assert [CHALLENGE.text(face) for face in CHALLENGE.by_side] == ["x", "-", "-", "*", "o", "o"]


@pytest.mark.parametrize(("thrown", "net"), [("x-**-*o", 3), ("x-*x", -1), ("xo", 0), ("--", 0), ("", 0), ("xx*o", 0)])
def test_net_is_bulls_eyes_and_stars_less_flops(thrown, net):
    """The first two are the checks of the rulebook (Elfball 2.2)."""
    assert net_of(faces(thrown), False) == net


@pytest.mark.parametrize(("thrown", "need", "outcome"), [
    ("x--", 1, Outcome(True, -1, -2)), ("xo-", 1, Outcome(False, 0, -1)), ("---", 1, Outcome(False, 0, -1)),
    ("o--", 1, Outcome(False, 1, 0)), ("*oo-", 2, Outcome(False, 3, 1)), ("xx*-", 1, Outcome(True, -1, -2)),
])
def test_more_flops_than_successes_flop_a_challenge_and_equal_numbers_do_not(thrown, need, outcome):
    assert resolve(thrown, need)[0] == outcome
    assert outcome.has_passed == (outcome.net >= need)


def test_every_star_adds_one_more_die():
    assert pool_of(2, False).again == faces("*")[0]
    assert resolve("**-*o", dice=2)[0].net == 4


def test_below_one_the_needed_number_becomes_one():
    need = need_of([Reason("base", 1), Reason("team_mate", -1, 3), Reason("team_mate", -1, 4)])
    assert need.value == 1
    assert need.reasons[-1] == Reason("minimum", 2)
    assert sum(reason.amount for reason in need.reasons) == 1


def test_a_pool_is_never_larger_than_six_dice():
    assert pool_of(7, False).count == pool_of(6, False).count == 6
    assert resolve("oooooo", dice=8)[0].net == 6


@pytest.mark.parametrize("need", [1, 3])
def test_a_pool_without_dice_is_net_nothing_and_no_flop(need):
    outcome, tape = resolve("", need, dice=0)
    assert outcome == Outcome(False, 0, -need)
    assert tape.at == 0 and tape.events[0].kind == "no_dice"


def test_replacing_a_star_keeps_the_die_it_brought():
    outcome, _ = resolve("*oo", need=4, dice=2, match=board(DUEL, momentum=1),
                         answers=[Answer("momentum", faces("*")[0], False), Answer("reroll", faces("-"), True)])
    assert outcome.net == 2


def test_a_replaced_die_explodes_and_neither_it_nor_its_die_is_replaced_again():
    outcome, tape = resolve("-", need=4, dice=1, match=board(DUEL, momentum=3),
                            answers=[Answer("momentum", faces("-")[0], False), Answer("reroll", faces("*-"), True)])
    assert outcome.net == 1
    assert tape.at == len(tape.answers) and tape.state.momentum == 2


def test_the_coach_sees_the_whole_roll_and_may_replace_each_distinct_face():
    match = board(DUEL, momentum=2)
    asked = match.start("H3 q10: disengage=-o-")
    assert asked.kind == "momentum" and asked.coach == 0
    assert asked.options == ("keep", *faces("-o"))
    assert asked.facts == ("disengage", 1, faces("-o-"), ())


def test_the_roller_may_not_repair_a_flop():
    match = board(DUEL, momentum=2).play("H3 q10: disengage=x--")
    assert match.state.stance[2] == 2
    assert match.state.momentum == 2


def test_replacing_stops_as_soon_as_the_roll_is_flopped():
    match = board(DUEL, momentum=3).play("H3 q10: disengage=---; momentum -; reroll=x")
    assert match.state.stance[2] == 2
    assert match.state.momentum == 2


def test_the_acting_coach_may_force_dice_of_the_opponent_until_they_flop():
    outcome, tape = resolve("o-", need=1, dice=2, who=13, match=board(DUEL, momentum=3), answers=[
        Answer("momentum", faces("o")[0], False), Answer("reroll", faces("x"), True),
    ])
    assert outcome == Outcome(True, -1, -2)
    assert tape.state.momentum == 2


def test_a_coach_with_nothing_to_gain_is_not_asked():
    outcome, tape = resolve("o-", need=1, dice=2, match=board(DUEL, momentum=3), earns=NO_EARNING)
    assert outcome.has_passed and tape.at == 1


def test_only_the_acting_coach_has_counters():
    asked = board(DUEL, momentum=1, side="away").start("A2 q13: disengage=ooo")
    assert asked.kind == "momentum" and asked.coach == 1


def test_extra_successes_earn_momentum_at_once_and_six_is_the_most():
    assert resolve("ooo", need=1)[1].state.momentum == 2
    full = resolve("ooo", need=1, match=board(DUEL, momentum=5), answers=[Answer("momentum", "keep", False)])[1]
    assert full.state.momentum == 6


def test_some_challenges_and_those_of_the_opponent_earn_nothing():
    assert resolve("ooo", need=1, earns=NO_EARNING)[1].state.momentum == 0
    assert resolve("ooo", need=1, earns=3)[1].state.momentum == 0
    assert resolve("ooo", need=1, who=13)[1].state.momentum == 0


def test_a_flop_of_the_acting_team_is_a_shift_and_one_of_the_opponents_is_not():
    assert resolve("x--")[1].state.shift == 4
    assert resolve("x--", who=13)[1].state.shift == 0
    assert resolve("x--", shifts=False)[1].state.shift == 0


def test_a_simple_star_is_two_successes_and_no_further_die():
    assert net_of(faces("*x-"), True) == 1
    assert pool_of(3, True).again is None
    match = board(DUEL, options=Options(simple_star=True))
    assert resolve("*--", need=2, match=match)[0] == Outcome(False, 2, 0)


def test_the_bands_of_a_pool_are_what_its_table_can_tell_apart():
    band = net_bands(0, 3, False)
    assert [band(faces(thrown)) for thrown in ("x--", "xo-", "o--", "oo-", "ooo", "***ooo")] == [-1, 0, 1, 2, 3, 3]
    assert net_bands(1, 3, False)(faces("---")) == 1
