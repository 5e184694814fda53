"""Dice: possible throws, exact chances, the counter stream."""

from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fracas.kernel.chance.dice_stream import die_side
from fracas.kernel.dice import D6, D8, D20, Dice, Die, draw, is_possible_throw, outcomes

CHALLENGE = Die("challenge", ("x", "-", "*", "o"), (1, 2, 1, 2), low=0)


def test_chances_of_every_roll_add_up_to_one():
    for dice in (D6, 2 * D6, D20, Dice(CHALLENGE, 3, again=2), Dice(CHALLENGE, 0, again=2)):
        assert sum(p for _, p in outcomes(dice, more=5)) == 1


def test_two_dice_have_the_textbook_distribution_of_their_sum():
    by_sum = {faces[0] + faces[1]: p for faces, p in outcomes(2 * D6, bands=sum)}
    assert by_sum[7] == Fraction(6, 36) and by_sum[12] == Fraction(1, 36)


def test_a_chain_of_stars_is_geometric():
    one = outcomes(Dice(CHALLENGE, 1, again=2), bands=lambda faces: faces.count(2), more=4)
    chances = {faces.count(2): p for faces, p in one}
    assert chances == {**{k: Fraction(5, 6 ** (k + 1)) for k in range(4)}, 4: Fraction(1, 6**4)}


def test_exploding_chances_equal_the_walk_through_the_tree():
    """Independent of the closed form: follow each die and each star down to four extra dice."""
    walked: Counter[tuple[int, int, int, int]] = Counter()

    def walk(owed: int, counts: tuple[int, ...], p: Fraction) -> None:
        if owed == 0:
            walked[counts] += p  # type: ignore[assignment]
            return
        for face, weight in enumerate(CHALLENGE.weights):
            if face == 2 and counts[2] == 4:
                continue
            now = tuple(c + (i == face) for i, c in enumerate(counts))
            walk(owed - (face != 2), now, p * weight / 6)

    walk(2, (0, 0, 0, 0), Fraction(1))
    listed = {tuple(faces.count(f) for f in range(4)): p for faces, p in outcomes(Dice(CHALLENGE, 2, again=2), more=4)}
    assert all(listed[counts] == p for counts, p in walked.items() if counts[2] < 4)


@given(st.integers(0, 6), st.integers(0, 10**9))
def test_every_drawn_throw_is_a_possible_throw(count, seed):
    pool = Dice(CHALLENGE, count, again=2)
    numbers = iter(range(seed, seed + 10_000))
    assert is_possible_throw(pool, draw(pool, lambda sides: die_side("s", next(numbers), sides)))


@pytest.mark.parametrize("faces", [(0, 1), (2, 0), (2, 2, 0), (0, 2), (0, 1, 1), (0, 4, 1), (True, 0), 3, "xx", None])
def test_impossible_throws_are_refused(faces):
    pool = Dice(CHALLENGE, 2, again=2)
    assert is_possible_throw(pool, faces) == (faces == (0, 1))


def test_numbered_dice_start_at_one():
    assert is_possible_throw(D8, 8) and not is_possible_throw(D8, 0) and not is_possible_throw(D8, 9)


def test_the_stream_is_a_function_of_seed_and_number():
    assert [die_side("any text", n, 6) for n in range(12)] == [die_side("any text", n, 6) for n in range(12)]
    assert [die_side("a", n, 6) for n in range(30)] != [die_side("b", n, 6) for n in range(30)]


@pytest.mark.parametrize("sides", [2, 3, 6, 8, 10, 20])
def test_the_stream_favours_no_side(sides):
    """Chi-square on 12,000 fixed dice; the bound is the 99.9 % quantile of 19 degrees of freedom."""
    thrown = Counter(die_side("fair?", n, sides) for n in range(12_000))
    expected = 12_000 / sides
    assert sorted(thrown) == list(range(sides))
    assert sum((count - expected) ** 2 / expected for count in thrown.values()) < 43.8


@pytest.mark.parametrize("die, count", [(D6, 0), (D6, 1), (D6, 4), (Die("coin", ("t", "h"), (3, 1), low=0), 5)])
def test_unordered_dice_list_every_set_of_faces_once_with_the_chance_of_all_its_orders(die, count):
    """Worked out a second way: every order of the faces, its chance given to the set."""
    sets = {}
    for faces, chance in outcomes(Dice(die, count)):
        key = tuple(sorted(faces, reverse=True))
        sets[key] = sets.get(key, 0) + chance
    listed = outcomes(Dice(die, count, unordered=True))
    assert dict(listed) == sets and len(listed) == len(sets)
    assert all(is_possible_throw(Dice(die, count, unordered=True), faces[::-1]) for faces, _ in listed)


def test_dice_are_named_as_people_say_it():
    """A refused throw names what was to be thrown."""
    assert (str(2 * D6), str(Dice(CHALLENGE, 3, again=2)), repr(Dice(CHALLENGE, 3, again=2))) == (
        "2D6", "3 × challenge", "3challenge+")
