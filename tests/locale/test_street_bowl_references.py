"""Every rule that the code of Street Bowl refers to stands where it says: the "why?" of an event shows that ruling."""

import ast
import re
from pathlib import Path

import pytest

import fracas
from fracas.games.street_bowl.rules import rules_text
from fracas.kernel.contracts.rulebook import find_chapter, find_ruling
from tests.trees import nodes_of

FOLDER = Path(fracas.__file__).parent / "games" / "street_bowl"
REFERENCE = re.compile(r"\d+(?:\.\d)?/R\d+|1?\d\.\d")


def references():
    """Return the files and the references among their strings."""
    for file in sorted(FOLDER.rglob("*.py")):
        for node in nodes_of(file):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and REFERENCE.fullmatch(node.value):
                yield file.name, node.value


@pytest.mark.parametrize("file, reference", sorted({*references()}))
def test_a_reference_leads_to_its_section_and_ruling(file, reference):
    chapter, ruling = find_chapter(rules_text(), reference)
    assert chapter is not None and chapter.number == reference.partition("/")[0], file
    assert not ruling or find_ruling(chapter.text, ruling), f"{file}: {reference} does not stand there"


def test_what_a_skill_does_refers_to_the_section_of_its_category():
    """Chapter 19 itself only says what holds for all skills."""
    vague = [file.name for file in sorted(FOLDER.rglob("*.py")) for node in nodes_of(file)
             if isinstance(node, ast.keyword) and node.arg == "rule" and ast.unparse(node.value) == "'19'"]
    assert vague == []
