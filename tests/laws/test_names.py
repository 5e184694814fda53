"""Names and sentences of the source: a name is a noun or a verb, a class name is unique, a docstring names a thing."""

from workshop.measures import census


def test_no_public_name_is_a_bare_participle_or_gerund():
    assert census.bare_names() == []


def test_no_class_name_is_defined_in_two_rooms_without_a_contract():
    assert census.double_classes() == {}


def test_no_docstring_begins_with_a_clause_in_place_of_a_noun():
    assert census.nameless_sentences() == []


def test_no_docstring_begins_with_more_than_twenty_words():
    assert census.long_sentences() == []
