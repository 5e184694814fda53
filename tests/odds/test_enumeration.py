"""The second way of working out odds is itself right: dice by hand, and against `icepool`."""

from fractions import Fraction
from math import comb

import icepool
import pytest

from fracas.kernel.dice import D6, Dice, outcomes
from tests.kernel.toy import COIN
from tests.odds.enumeration import all_faces


def test_all_faces_of_plain_dice_are_listed_once():
    listed = all_faces(2 * D6, 0)
    assert len(listed) == 36 and sum(p for _, p in listed) == 1 and listed[0] == ((1, 1), Fraction(1, 36))


@pytest.mark.parametrize("count", [1, 2, 4])
@pytest.mark.parametrize("more", [1, 3, 6])
def test_dice_that_bring_more_dice_agree_with_the_kernel_and_with_icepool(count, more):
    dice = Dice(COIN, count, again=1)
    extras = {}
    for faces, p in all_faces(dice, more):
        extra = sum(faces)
        extras[extra] = extras.get(extra, Fraction(0)) + p
    kernel = {}
    for faces, p in outcomes(dice, None, more):
        kernel[sum(faces)] = kernel.get(sum(faces), Fraction(0)) + p
    chain = icepool.Die([0, 0, 0, 1]).explode([1], depth=more + 1)
    oracle = (count @ chain).map(lambda n: min(n, more))
    assert extras == kernel == {n: oracle.probability(n) for n in oracle.outcomes()}


@pytest.mark.parametrize("count", [1, 3, 10])
def test_dice_without_order_are_listed_by_what_they_show(count):
    dice = Dice(D6, count, unordered=True)
    listed = {tuple(sorted(faces)): p for faces, p in outcomes(dice)}
    assert listed == dict(all_faces(dice, 0)) and sum(listed.values()) == 1
    assert len(listed) == comb(count + 5, 5)
    sums = {}
    for faces, p in outcomes(dice, sum):
        sums[sum(faces)] = p
    oracle = count @ icepool.d6
    assert sums == {n: oracle.probability(n) for n in oracle.outcomes()}
