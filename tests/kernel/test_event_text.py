"""Telling an event: words for its facts, by the roles the telling names."""

import pytest

from fracas.kernel.contracts.event_text import (
    EventTemplate,
    event_sentence,
    no_sentence,
    number_of_fact,
    sentence_by_fact,
)
from fracas.kernel.dice import D6
from fracas.kernel.table import Event, Roll, Rolled

TELLINGS = {
    "blocks": EventTemplate("who target side cell", "{who} blocks {target} for {side} at {cell} {how}."),
    "hurt": EventTemplate(
        "who how", sentence_by_fact("how", {"badly": "{who} is badly hurt.", "a bit": "{who} winces."})),
    "waits": EventTemplate("who", no_sentence),
}


def sentence(kind, *facts):
    """Tell an event with words that show which function they come from."""
    return event_sentence(
        Event(kind, facts), TELLINGS, lambda rolled: f"roll {rolled.faces}", lambda who: f"player {who}",
        lambda side: f"side {side}", {"cell": lambda cell: f"cell {cell}"}, how="hard")


def test_every_fact_is_said_by_its_role():
    assert sentence("blocks", 3, 7, 1, 40) == "player 3 blocks player 7 for side 1 at cell 40 hard."
    assert sentence("blocks", 3, -1, 1, 40) == "player 3 blocks  for side 1 at cell 40 hard."


def test_a_sentence_may_hang_on_a_fact_or_be_silent():
    told_so = event_sentence(Event("hurt", (3, "a bit")), TELLINGS, str, str, str, {})
    assert told_so == "3 winces." and sentence("waits", 3) == ""


def test_a_throw_is_put_into_words_and_the_answer_to_a_question_is_not_told():
    assert sentence("roll", Rolled(Roll("gamble", D6, 0), 4, False)) == "roll 4"
    assert sentence("choice", "yes") == ""


def test_an_event_with_other_facts_than_its_telling_is_refused():
    with pytest.raises(ValueError, match="shorter"):
        sentence("blocks", 3)


def test_a_fact_that_should_be_a_number_is_one():
    assert number_of_fact(4) == 4
    with pytest.raises(AssertionError):
        number_of_fact("four")
