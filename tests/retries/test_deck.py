"""The deck: Leitner's boxes, what is due, two decks merged, texts that are not trusted."""

from functools import reduce

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fracas.kernel.errors import DamagedText
from fracas.page.saving.deck_section import merge_decks
from fracas.retries import leitner, retry
from fracas.retries.deck import LONGEST, MOST, Card, Deck, count_boxes, read_deck, write_deck
from fracas.retries.leitner import DAYS, is_due, next_box
from fracas.retries.retry import Retry

ONE = Retry("m1", 12, 84, "elfball.1.a", (), ("H7 g17",), ("H7 f18", "H7 f19"))
days = st.integers(-3000, 3000)
boxes = st.integers(1, len(DAYS))
cards = st.builds(Card, boxes, days, st.integers(0, 6).map(lambda n: ONE._replace(position=f"elfball.1.{n}", step=n)))
decks = st.lists(cards, max_size=8).map(lambda found: Deck({card.retry.key: card for card in found}))


def deck_of(*found):
    return Deck({card.retry.key: card for card in found})


@given(boxes, days)
def test_a_card_comes_back_on_its_day_and_on_no_day_before(box, answered):
    assert not is_due(box, answered, answered) and not is_due(box, answered, answered + DAYS[box - 1] - 1)
    assert is_due(box, answered, answered + DAYS[box - 1]) and is_due(box, answered, answered + 100_000)


@given(boxes, days, st.integers(1, 5000))
def test_a_clock_that_was_set_back_hides_no_card(box, answered, back):
    assert is_due(box, answered, answered - back)


@given(boxes)
def test_right_answers_climb_to_the_last_box_and_a_wrong_one_falls_to_the_first(box):
    assert next_box(box, True) == min(box + 1, len(DAYS)) and next_box(box, False) == 1
    assert list(DAYS) == sorted(DAYS) == [1, 3, 7, 14, 30]


def test_what_is_right_at_first_needs_no_card_and_what_is_wrong_comes_tomorrow():
    assert Deck({}).answer(ONE, True, 5) == Deck({})
    after = Deck({}).answer(ONE, False, 5)
    assert after.due(5) == () and [card.box for card in after.due(6)] == [1]
    assert after.answer(ONE, True, 5) == after, "only the first answer of a day counts"
    better = after.answer(ONE, True, 6)
    assert better.due(8) == () and better.due(9)[0].box == 2
    assert better.answer(ONE, False, 9).cards[ONE.key] == Card(1, 9, ONE)


def test_the_lowest_boxes_are_asked_first():
    low, high = Card(1, 0, ONE), Card(3, -9, ONE._replace(position="elfball.1.b"))
    assert deck_of(high, low).due(20) == (low, high) and count_boxes((high, low)) == (1, 0, 1, 0, 0)


def merged(*found):
    """Return decks as one."""
    return read_deck(reduce(merge_decks, map(write_deck, found)))


@given(decks, decks, decks)
def test_merged_decks_do_not_depend_on_the_order(a, b, c):
    assert merged(a, b) == merged(b, a) and merged(a, a) == merged(a, Deck({})) == a
    assert merged(merged(a, b), c) == merged(a, merged(b, c))
    assert set(merged(a, b).cards) == {*a.cards, *b.cards}
    assert all(card.answered >= a.cards[key].answered for key, card in merged(a, b).cards.items() if key in a.cards)


def test_of_two_cards_the_later_answer_counts_and_on_one_day_the_lower_box():
    assert merged(deck_of(Card(4, 3, ONE)), deck_of(Card(1, 9, ONE))).cards[ONE.key] == Card(1, 9, ONE)
    assert merged(deck_of(Card(4, 9, ONE)), deck_of(Card(2, 9, ONE))).cards[ONE.key].box == 2
    many = [deck_of(*(Card(box, n, ONE._replace(position=f"elfball.{box}.{n}")) for n in range(150))) for box in (1, 5)]
    whole = merged(*many)
    assert [sum(card.box == box for card in whole.cards.values()) for box in (1, 5)] == [150, MOST - 150]
    assert min(card.answered for card in whole.cards.values() if card.box == 5) == 100


def test_what_is_no_card_stays_when_decks_are_merged():
    assert merge_decks("7 3\tof tomorrow", "x" * (LONGEST + 1)) == "7 3\tof tomorrow"


@given(decks)
def test_a_deck_is_read_back(deck):
    assert read_deck(write_deck(deck)) == deck


@settings(max_examples=25)
@given(st.text(max_size=120))
def test_a_strange_deck_harms_nothing_and_keeps_its_lines(text):
    deck = read_deck(text)
    assert read_deck(write_deck(deck)) == deck
    assert merged(deck_of(Card(1, 2, ONE)), deck).cards[ONE.key] == Card(1, 2, ONE)


def test_a_line_of_a_newer_version_stays_and_one_without_end_goes():
    text = write_deck(deck_of(Card(2, 3, ONE))) + "\n7 3\tof tomorrow\n" + "x" * (LONGEST + 1)
    deck = read_deck(text)
    assert deck.strange == ("7 3\tof tomorrow",) and list(deck.cards) == [ONE.key]


def test_a_full_deck_lets_those_go_that_are_known_longest():
    full = deck_of(*(Card(5 if n < 3 else 1, n, ONE._replace(position=f"elfball.1.{n}")) for n in range(MOST)))
    after = full.answer(ONE, False, 999)
    assert len(after.cards) == MOST and after.cards[ONE.key].box == leitner.FIRST
    assert {card.answered for card in full.cards.values()} - {card.answered for card in after.cards.values()} == {0}


def test_a_retry_is_one_line_and_its_key_the_decision():
    asked = ONE._replace(begun=("H7 tackle", "5", "yes"), match="")
    assert retry.read(retry.write(asked)) == asked and "\n" not in retry.write(asked) and asked.game == "elfball"
    assert ONE.key == ONE._replace(match="m2", step=3, loss=1, best=("x",)).key != asked.key


@pytest.mark.parametrize("text", [
    "", "m1\t1\t2", retry.write(ONE._replace(position="chess.1")), retry.write(ONE._replace(match="../x")),
    retry.write(ONE._replace(played=("a",) * 99)), retry.write(ONE) + "\nmore", retry.write(ONE._replace(best=()))])
def test_what_is_no_retry_is_refused_in_one_sentence(text):
    with pytest.raises(DamagedText, match="cannot be asked again"):
        retry.read(text)
