"""Telling an event: words for its facts, in the order the telling names them."""

import pytest

from fracas.kernel.wording import Telling, number

BLOCKS = Telling("who target", "{who} blocks {target} {how}.")


def test_every_fact_is_said_by_its_name():
    told = BLOCKS.told((3, 7), lambda name, fact: f"{name} {fact}", how="hard")
    assert told == "who 3 blocks target 7 hard."


def test_an_event_with_other_facts_than_its_telling_is_refused():
    with pytest.raises(ValueError, match="shorter"):
        BLOCKS.told((3,), lambda name, fact: f"{name} {fact}", how="hard")


def test_a_fact_that_should_be_a_number_is_one():
    assert number(4) == 4
    with pytest.raises(AssertionError):
        number("four")
