"""The census finds sown faults, and leaves good names and sentences alone."""

import ast

import pytest

from workshop.measures import census


@pytest.fixture
def sow(monkeypatch):
    """A function that lets the census count other modules, given by file."""
    def sow(**texts):
        trees = {f"fracas/{name.replace('__', '/')}.py": ast.parse(text) for name, text in texts.items()}
        monkeypatch.setattr(census, "trees", lambda: trees)
    return sow


@pytest.mark.parametrize("name", ["told", "Playing", "put_back", "taken_apart", "opened", "needed_in", "listing"])
def test_a_bare_participle_or_gerund_is_found(name):
    assert census.is_bare(name)


@pytest.mark.parametrize("name",
                         ["legal_moves", "rating", "heading", "king", "is_played", "TableRow", "read_league", "on"])
def test_a_noun_and_a_verb_are_good_names(name):
    assert not census.is_bare(name)


def test_bare_names_are_found_in_modules_classes_functions_and_methods(sow):
    sow(league__merging="class Met:\n    def shown(self): ...\n    def _kept(self): ...\n\ndef drawn(): ...\n",
        games__ball__scoring="def score(): ...\n")
    assert [(each.kind, each.name) for each in census.bare_names()] == [
        ("module", "merging"), ("class", "Met"), ("method", "shown"), ("function", "drawn")]


def test_a_class_name_may_stand_in_one_room_alone_or_under_a_contract(sow):
    step, state = "class Step: ...\n", "class State: ...\n"
    sow(view__a=step + state, page__b=step + state, page__c=step)
    assert census.double_classes() == {"Step": ["fracas/view/a.py", "fracas/page/b.py", "fracas/page/c.py"]}
    sow(view__a=step, page__b=step)
    assert [*census.double_classes()] == ["Step"]
    sow(page__b=step, page__c=step)
    assert census.double_classes() == {}


def test_a_first_sentence_names_a_thing_and_is_short(sow):
    good, clause, long = "Return the cells.", "Return where they are.", f"Return the {'very ' * 18}long row."
    sow(a=f'"""{good} {clause}"""\ndef f():\n    """{clause} {good}"""\n',
        b=f'class C:\n    """{long}\n\n    {clause}"""\n')
    assert [(each.name, each.text) for each in census.nameless_sentences()] == [("f", clause)]
    assert [(each.name, each.text) for each in census.long_sentences()] == [("C", long)]


@pytest.mark.parametrize("text", [
    "from fracas.a import f\n", "import fracas.a\n", "from fracas import a\n", "def g():\n    from fracas import a\n",
    "if TYPE_CHECKING:\n    from fracas.a import f\n",
])
def test_a_circle_is_found_through_any_kind_of_import(sow, text):
    sow(a="from fracas.b import g\n", b=text, c="from fracas.a import f\n")
    assert census.circles() == [["fracas.a", "fracas.b"]]


def test_a_chain_is_no_circle_and_files_with_imports_for_types_are_counted(sow):
    sow(a="from fracas.b import g\n", b="from fracas.c import h\n",
        c="from typing import TYPE_CHECKING\nif TYPE_CHECKING: ...\n")
    assert census.circles() == [] and census.type_checking_files() == ["fracas/c.py"]
