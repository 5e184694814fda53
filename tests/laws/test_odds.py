"""The exact odds of every ruleset: they add up to one, and equal full enumeration and simulation."""

from random import Random

import pytest

from fracas.kernel.odds import enumerate_odds, exact_odds
from tests.laws.matches import RULESETS, names, pick, positions
from tests.odds.enumeration import beyond_three_sigma, enumerated, simulated, unmerged
from tests.sample import sample

every_ruleset = pytest.mark.parametrize("ruleset", RULESETS, ids=names)
MOST_RUNS = sample(500, 2_000)  # of a full enumeration; longer ones are left to the simulation
ENOUGH = sample(10, 20)  # actions with several outcomes; in some games they are rare
MOST_SLICES = sample(80, 320)  # of an exact one; longer ones are left to the soak


def cases(ruleset, seed, most, every):
    """Return (state, action, odds) for one action of each kind at positions of random matches.

    On the way it judges what holds for all odds: they add up to one, and working them out leaves the position alone.
    """
    random = Random(seed)
    for state in positions(ruleset, seed, most, every):
        kinds = {}
        for action in ruleset.legal_actions(state):
            kinds.setdefault(action[0], []).append(action)
        for actions in kinds.values():
            action, before = pick(actions, random), state.copy()
            odds = within(enumerate_odds(ruleset, state, action), MOST_SLICES)
            assert state == before
            if odds is not None:
                assert sum(odds.values()) == 1 and all(0 < p <= 1 for p in odds.values())
                yield state, action, odds


def within(work, slices):
    """Return what the work comes to, None if it takes longer."""
    for _, found in zip(range(slices), work, strict=False):
        if found is not None:
            return found
    return None


@every_ruleset
def test_odds_worked_out_again_or_at_once_are_the_same(ruleset):
    for number, (state, action, odds) in enumerate(cases(ruleset, "sums", 1_500, 80)):
        if number == 10:
            return
        assert exact_odds(ruleset, state, action) == odds
    raise AssertionError("too few actions were judged")


@every_ruleset
def test_odds_equal_the_enumeration_of_every_face(ruleset):
    judged = 0
    for state, action, odds in cases(ruleset, "faces", 6_000, 15):
        if judged == ENOUGH:
            break
        full = enumerated(ruleset, state, action, MOST_RUNS)
        if full is not None:
            assert odds == full, f"{ruleset.position(state)} {ruleset.action_text(state, action)}"
            judged += len(odds) > 1
    assert judged >= 10, "too few actions with more than one outcome were judged"


@every_ruleset
def test_steps_that_go_on_together_change_no_odds(ruleset):
    judged = 0
    for state, action, odds in cases(ruleset, "steps", 3_000, 20):
        if judged == sample(10, 12):
            break
        apart = within(enumerate_odds(unmerged(ruleset), state, action), 128)
        if apart is not None and len(odds) > 1:
            assert apart == odds, f"{ruleset.position(state)} {ruleset.action_text(state, action)}"
            judged += 1
    assert judged >= 10


@every_ruleset
def test_odds_agree_with_simulation(ruleset):
    assert agreeing(ruleset, "sigma", sample(6, 10)) >= 5


def agreeing(ruleset, seed, enough):
    """Throw the dice of so many actions again and again, and see that odds agree; return how many there were."""
    judged = 0
    for number, (state, action, odds) in enumerate(cases(ruleset, seed, 240 * enough, 35)):
        if judged == enough:
            break
        if len(odds) < 2:
            continue
        times = 400
        wrong = beyond_three_sigma(odds, simulated(ruleset, state, action, Random(f"a{number}"), times), times)
        if wrong:  # once in a while it must be; not twice
            times *= 16
            wrong = beyond_three_sigma(odds, simulated(ruleset, state, action, Random(f"b{number}"), times), times)
        assert not wrong, f"{ruleset.position(state)} {ruleset.action_text(state, action)}: {wrong}"
        judged += 1
    return judged
