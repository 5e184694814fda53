"""Every ledger is true: its sections exist, its functions and tests exist, and nothing it claims is left out."""

import pytest

import fracas
from tests.laws.ledger import GAMES, claimed, is_function, is_test, read_ledger, read_rules

every_game = pytest.mark.parametrize("game", fracas.KEYS)

RULES = """
# A game
## 1. Start
Text with a reference (Ruling 2).
- Ruling 1: the first.
### 1.2 Faces
- Ruling 2 (**reconstructed**, really): the second.
## 3. Options
1. **One**: text. (Ruling 7: seven.) Ruling 8: no definition.
2. **Two**: text.
"""


def ledger_of(game):
    return read_ledger((GAMES / game / "LEDGER.md").read_text(encoding="utf-8"))


def rules_of(game):
    return read_rules((GAMES / game / "RULES.md").read_text(encoding="utf-8"))


@every_game
def test_every_line_is_about_something_in_the_rules(game):
    rules = rules_of(game)
    known = {*rules.sections, *rules.rulings}
    assert [line.section for line in ledger_of(game).lines if line.section not in known] == []


@every_game
def test_every_function_of_a_ledger_exists(game):
    lines = ledger_of(game).lines
    assert [line.section for line in lines if not line.functions] == []
    assert sorted({f for line in lines for f in line.functions if not is_function(game, f)}) == []


@every_game
def test_every_test_of_a_ledger_exists(game):
    lines = ledger_of(game).lines
    assert [line.section for line in lines if not line.tests] == []
    assert sorted({test for line in lines for test in line.tests if not is_test(test)}) == []


@every_game
def test_no_section_or_ruling_of_the_claimed_chapters_is_left_out(game):
    ledger = ledger_of(game)
    assert sorted(claimed(ledger, rules_of(game)) - {line.section for line in ledger.lines}) == []


@every_game
def test_no_line_stands_twice(game):
    sections = [line.section for line in ledger_of(game).lines]
    assert sorted({section for section in sections if sections.count(section) > 1}) == []


def test_sections_items_and_rulings_are_found_in_a_rules_file():
    rules = read_rules(RULES)
    assert rules.sections == ("1", "1.2", "3", "3.1", "3.2") and rules.headings == {"1", "1.2", "3"}
    assert rules.rulings == {"R1": "1", "R2": "1.2", "R7": "3.1"}


def test_claims_ask_for_headings_rulings_and_named_items():
    ledger = read_ledger("Chapters: 1-2, 3.2.\n\n| Section | Functions | Tests |\n|---|---|---|\n| `1` | a.b | c |\n")
    assert ledger.chapters == ("1", "2", "3.2") and ledger.lines[0].functions == ("a.b",)
    assert claimed(ledger, read_rules(RULES)) == {"1", "1.2", "3.2", "R1", "R2"}


def test_what_does_not_exist_is_noticed():
    assert is_function("elfball", "field.FIELD") and not is_function("elfball", "field.nothing")
    assert not is_function("elfball", "nothing.field") and not is_function("elfball", "field")
    assert is_test("tests/laws/test_ledger.py::test_what_does_not_exist_is_noticed")
    assert not is_test("tests/laws/test_ledger.py::test_nothing") and not is_test("tests/nothing.py::test_nothing")
