"""The French catalogue: complete against the code, safe to format, and set as French is set."""

import ast
import re
import string
from functools import cache

import pytest
from babel.messages.catalog import Message

from tests.trees import marked_texts, nodes_of
from workshop import catalogues
from workshop.paths import ENGINE, LOCALES

PLACE_OF_TEXT = {"_": 0, "N_": 0, "ngettext": 0, "pgettext": 1, "NP_": 1}  # the argument that is the text
HOLE = re.compile(r"%(?:\(\w+\))?[sd]")
LOOSE = re.compile(r"(?<=\S)[ ](?=[:;!?»]|%(?![(\w]))|«(?!\u00a0)|(?<!\u00a0)»")  # an open "%" is a hole
UNSPACED = re.compile(r"\w[;!?](?=\s|$)")


@cache
def french() -> list[Message]:
    return [message for message in catalogues.read_catalogue("fr") if message.id]


def pairs(message: Message) -> list[tuple[str, str]]:
    """Return each English form with the French form that stands for it."""
    if isinstance(message.id, tuple):
        return list(zip(message.id, message.string, strict=True))
    return [(message.id, message.string)]


def holes(text: str) -> list[str]:
    """Return the places of a text that code fills in."""
    try:
        fields = [f"{name}:{spec}!{how}" for _t, name, spec, how in string.Formatter().parse(text) if name is not None]
    except ValueError:
        fields = []
    return sorted(fields + HOLE.findall(text))


def test_the_catalogue_has_every_text_of_the_code_and_no_other():
    wanted = {(text.context, text.id) for text in marked_texts() if text.id}
    there = {(text.context, text.id) for text in french()}
    assert sorted(wanted - there, key=str) == []
    assert sorted(there - wanted, key=str) == []


def test_no_percent_sign_of_the_page_is_parted_from_its_figure():
    """In English; French spaces are judged with the rest of its setting. On the command line columns are plain."""
    seen = [text for text in marked_texts() if any("/commands/" not in file for file, _line in text.locations)]
    assert len(seen) > 1000 and [text.id for text in seen if re.search(r"[\d}] %", str(text.id))] == []


def test_nothing_is_marked_where_the_collection_does_not_look():
    """Texts inside an f-string are not collected, and a text made at run time is in no catalogue."""
    found = {text.id[0] if isinstance(text.id, tuple) else text.id for text in marked_texts()}
    wrong = []
    for file in sorted(ENGINE.rglob("*.py")):
        for node in nodes_of(file):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in PLACE_OF_TEXT:
                text = node.args[PLACE_OF_TEXT[node.func.id]]
                is_lost = isinstance(text, ast.JoinedStr | ast.BinOp) or (
                    isinstance(text, ast.Constant) and text.value and text.value not in found)
                wrong += [f"{file.relative_to(ENGINE)}:{node.lineno}"] if is_lost else []
    assert wrong == []


def test_every_text_is_translated():
    assert [message.id for message in french() if not catalogues.is_translated(message)] == []


def test_no_translation_is_a_guess():
    assert [message.id for message in french() if message.fuzzy] == []


def test_translations_keep_the_places_that_code_fills_in():
    wrong = []
    for message in french():
        most = holes(pairs(message)[-1][0])
        wrong += [form for english, form in pairs(message) if form and holes(form) not in (holes(english), most)]
    assert wrong == []


def test_the_plural_rule_is_the_french_one():
    head = (LOCALES / "fr.po").read_text(encoding="utf-8").partition("\n\n")[0]
    assert r'"Plural-Forms: nplurals=2; plural=(n > 1);\n"' in head
    assert r'"Language: fr\n"' in head
    assert {len(message.string) for message in french() if isinstance(message.id, tuple)} == {2}


def test_texts_begin_and_end_as_in_english():
    wrong = []
    for message in french():
        for english, form in pairs(message):
            edges = [(text[: len(text) - len(text.lstrip())], text[len(text.rstrip()):]) for text in (english, form)]
            wrong += [form] if edges[0] != edges[1] else []
    assert wrong == []


@pytest.mark.parametrize("fault, pattern", [
    ("an ordinary space before a high sign or inside « »", LOOSE),
    ("no space before a high sign", UNSPACED),
    ("a typewriter apostrophe", re.compile("'")),
    ("English quotation marks", re.compile("[“”\"]")),
    ("three dots instead of an ellipsis", re.compile(r"\.\.\.(?!\w)")),
    ("two spaces", re.compile("  ")),
])
def test_french_is_set_as_french(fault, pattern):
    wrong = [form for message in french() for _english, form in pairs(message) if pattern.search(form)]
    assert wrong == [], fault


def test_what_is_refused_on_the_page_is_refused_in_its_language():
    """A sentence that is built where it is raised is in no catalogue."""
    built = [f"{file.relative_to(ENGINE)}:{node.lineno}" for file in sorted(ENGINE.rglob("*.py"))
             if file.relative_to(ENGINE).parts[0] not in ("bots", "lab", "commands") for node in nodes_of(file)
             if isinstance(node, ast.Call) and ast.unparse(node.func) in ("InvalidNotation", "IllegalAction")
             and node.args and isinstance(node.args[0], ast.JoinedStr)]
    assert built == []
