"""No reader costs more than it weighs: steps at twice the length, and in the source what does its work out of sight."""

import ast
import fnmatch
import importlib
import re

import pytest

from tests.laws.patterns import looks_back
from tests.laws.readers import READERS
from tests.laws.steps import steps_of
from tests.laws.test_imports import TREES

MOST = 2.2  # times the steps for twice the text
LEAST = 1_000  # steps, which a refusal takes whatever it refuses

MODULES = (  # whoever reads what others have written
    "fracas.matches", "fracas.kernel.*", "fracas.links", "fracas.lessons.lesson_text", "fracas.companion.*",
    "fracas.correspondence.*",
    "fracas.league.*", "fracas.page.saving.*", "fracas.page.registry", "fracas.page.match.input.command_line",
    "fracas.page.screens.storage", "fracas.page.screens.file_import", "fracas.view.arguments",
    "fracas.games.*.notation*", "fracas.games.*.position*", "fracas.games.*.team.*", "fracas.games.*.terrain",
    "fracas.faces.*.action_parser", "fracas.faces.*.terrain.layout_file", "fracas.commands.arguments",
)
OWN = ("fracas.kernel.contracts.rulebook", "fracas.kernel.odds", "fracas.kernel.perft", "fracas.kernel.geometry.*",
       "fracas.kernel.grid")  # of the kernel, but read nothing foreign
SEARCHES = {"count", "index", "insert", "remove"}  # each walks the whole of what it is asked of
READING = {name: tree for name, tree in TREES.items() if any(fnmatch.fnmatch(name, each) for each in MODULES)
           and not any(fnmatch.fnmatch(name, each) for each in OWN)}
LOOPS = (ast.For, ast.While, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
BOUNDED = {  # what is walked over in a loop and cannot grow with a text
    "letters.index(letter)": "the positions of a team list", "worn.count(letter)": "the twelve shirts of a team",
    "letters.count(letter_of(i))": "the twelve shirts of a team", "section.count('.')": "the two teams of a position",
    "settled.index(True)": "the two sides of a match",
    "self.store.remove(self._key_of(match, which))": "a key of a store",
    "self.store.remove(key)": "a key of a store", "self.store.remove(_key(match))": "a key of a store",
    "store.remove(_key(entry.name, which))": "a key of a store",
}


@pytest.mark.parametrize("name", READERS)
def test_twice_the_text_takes_twice_the_steps(name):
    reader = READERS[name]
    for what, make in reader.texts.items():
        steps_of(reader.read, make(reader.size // 2))  # what is loaded once is loaded now
        once, twice = (steps_of(reader.read, make(n)) for n in (reader.size, 2 * reader.size))
        assert 0 < twice <= MOST * max(once, LEAST), (what, once, twice)


def _is_table(node):
    """Return whether something is a table of facts, which no text makes longer."""
    name = node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
    return name.lstrip("_").isupper() or isinstance(node, ast.Constant | ast.Tuple)


def _is_text(node):
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def _texts(tree):
    """Return the names that stand for a text in a module, as far as its assignments tell."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                pairs = zip(target.elts, node.value.elts, strict=True) \
                    if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple) else [(target, node.value)]
                yield from (ast.unparse(name) for name, value in pairs if _is_text(value))


def _again(loop):
    """List what a loop does each time."""
    if isinstance(loop, ast.For | ast.While):
        return loop.body
    first, *others = loop.generators
    made = [loop.key, loop.value] if isinstance(loop, ast.DictComp) else [loop.elt]
    return [*made, *first.ifs, *others]


def hidden_work(tree):
    """List what in the loops of a module walks over all it has read so far."""
    texts = set(_texts(tree))
    for loop in (node for node in ast.walk(tree) if isinstance(node, LOOPS)):
        for node in (inner for part in _again(loop) for inner in ast.walk(part)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and not _is_table(node.func.value):
                first = node.args[0].value if node.args and isinstance(node.args[0], ast.Constant) else None
                if node.func.attr in SEARCHES or (node.func.attr == "pop" and first == 0):
                    yield node.lineno, ast.unparse(node)
            if isinstance(node, ast.AugAssign) and isinstance(node.op, ast.Add) \
                    and (_is_text(node.value) or ast.unparse(node.target) in texts):
                yield node.lineno, ast.unparse(node)


def test_no_reader_walks_in_a_loop_over_what_it_has_read():
    assert len(READING) > 60
    found = {(text, f"{name}:{line}") for name, tree in READING.items() for line, text in hidden_work(tree)}
    assert not {one for one in found if one[0] not in BOUNDED}
    assert set(BOUNDED) <= {text for text, _place in found}, "what is allowed and no longer there"


@pytest.mark.parametrize("source", [
    "while keys:\n    keys.pop(0)", "for key in keys:\n    known.index(key)", "[keys.count(key) for key in keys]",
    "found = ''\nfor key in keys:\n    found += key", "for key in keys:\n    found += f'{key}'",
])
def test_hidden_work_is_found(source):
    assert list(hidden_work(ast.parse(source)))


def patterns_of(name):
    """List the patterns of a module: those it compiles, those it keeps as texts, those written where they are used."""
    module = importlib.import_module(name)
    for value in vars(module).values():
        for one in value if isinstance(value, tuple) else (value,):
            if isinstance(one, re.Pattern):
                yield one.pattern, one.flags
    for node in ast.walk(TREES[name]):
        if isinstance(node, ast.Call) and ast.unparse(node.func).startswith("re.") and node.args:
            first = node.args[0]
            if isinstance(first, ast.Constant):
                yield first.value, 0
            elif isinstance(first, ast.Name) and isinstance(getattr(module, first.id, None), str):
                yield getattr(module, first.id), 0
    for name_of, value in vars(module).items():
        if name_of in ("CODE", "PATTERN", "KEY", "TEAM", "NOTE", "MARK", "FIGURE") and isinstance(value, str):
            yield value, 0


@pytest.mark.parametrize("name", READING)
def test_no_pattern_of_a_reader_looks_back(name):
    for pattern, flags in patterns_of(name):
        assert not looks_back(pattern, flags), (pattern, looks_back(pattern, flags))


@pytest.mark.parametrize(("pattern", "is_bad"), [
    (r"(a+)+b", True), (r"[a-z-]+(?:-[A-Za-z0-9-]+)?", True), (r"\s*(?:\ufeff\s*)?\{", False), (r"(?:a|b)*c", False),
    (r"\s*\s*x", True), (r"(?:\d+\.)*\d+", True), (r"(?:\d+,?)*x", True), (r"(\w+\s?)+\Z", True), (r"a*?b", False),
    (r".*x", True), (r'"(?:[^"\\]|\\.)*"', False), (r"(?:a*b?)*c", True), (r"[a-z]+(?:-[a-z]+)*(?:_[a-z-]+)*", False),
    (r"\d+(?:\.\d+)*", False), (r"(?i)[a-z]*K", True),
])
def test_patterns_that_look_back_are_found(pattern, is_bad):
    assert bool(looks_back(pattern)) is is_bad
