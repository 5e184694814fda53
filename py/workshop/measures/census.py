"""`make census`: counts of the source that a law or a reader asks for: names, docstrings, import circles, sizes.

Standard library only. `tests/laws/test_names.py` asks that the faults among them are none.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from workshop.paths import ENGINE, ROOT, WORKSHOP

PY = ENGINE.parent
CHAPTERS = "fracas/games/"  # modules there keep the words of the rulebooks
MOST_WORDS = 20  # of the first sentence of a docstring
IRREGULAR = frozenset((
    "begun told shown seen known written drawn given taken kept found made left sent held met built bound "
    "chosen worn thrown fallen hidden lost won gone come done said heard borne broken brought caught bought "
    "sold paid laid led lent lit meant ridden risen shaken slept spent spoken stood struck sworn swept taught "
    "thought torn trodden understood woken wound dealt fed felt fought forgotten frozen grown hung learnt "
    "stuck sunk undone withdrawn retold foretold put spelt "
).split())
PARTICLES = frozenset("on in up out off apart together over by away back for to of at with it anew again".split())
NO_PARTICIPLES = frozenset(
    "thing king string ring spring wing sling during nothing something anything everything evening seed need red speed "
    "bed shed feed deed weed indeed embed hundred".split())
TERMS = frozenset({
    "Pending", "Rolled", "Rating", "rating", "ruling", "Setting", "setting", "heading", "Heading", "standings",
    "Onboarding", "onboarding",
})
"""Words of the field that only look like participles; the glossary in `py/README.md` has them."""
CLAUSE = re.compile(r"[A-Z][a-z]+\s+(what|who|whom|whose|where|how|which|why|whatever|whoever)\b")
CONTRACTS = frozenset({
    "Options", "State", "Player", "Team", "Roster", "Member", "Weights", "Profile",
})
"""Classes that every game has under the same name, since a contract of the kernel or the glossary says so."""


class Name(NamedTuple):
    """A public name: its kind ("module", "class", "function", "method"), the file below `py`, the name."""

    kind: str
    file: str
    name: str


class Sentence(NamedTuple):
    """The first sentence of a docstring, the file below `py` it stands in, and the name it describes."""

    file: str
    name: str
    text: str


@cache
def tree_of(file: Path) -> ast.Module:
    """Return the syntax tree of a module, which nobody changes."""
    return ast.parse(file.read_text(encoding="utf-8"))


@cache
def trees() -> dict[str, ast.Module]:
    """Return the syntax trees of all modules below `py`, by path."""
    return {file.relative_to(PY).as_posix(): tree_of(file)
            for folder in (ENGINE, WORKSHOP) for file in sorted(folder.rglob("*.py"))}


def statements_in(node: ast.AST) -> Iterator[ast.AST]:
    """Yield all statements inside a module or a statement."""
    for name in ("body", "orelse", "handlers", "finalbody", "cases"):
        for each in getattr(node, name, ()):
            yield each
            yield from statements_in(each)


# -- names ---------------------------------------------------------------------------------------------------------


def is_participle(word: str) -> bool:
    """Return whether a word is a participle or a gerund, as far as its letters tell."""
    word = word.lower()
    if word in IRREGULAR:
        return True
    has_ending = word.endswith("ing") and len(word) > 4 or word.endswith("ed") and len(word) > 3
    return has_ending and word not in NO_PARTICIPLES


def words_of(name: str) -> list[str]:
    """Return the words of a name in snake case or camel case."""
    if "_" in name or name.islower():
        return [word for word in name.split("_") if word]
    return re.findall(r"[A-Z]?[a-z0-9]+|[A-Z]+(?![a-z])", name)


def is_bare(name: str) -> bool:
    """Return whether a name is nothing but participles or gerunds, with particles like *on* or *up*."""
    words = words_of(name)
    return name not in TERMS and any(map(is_participle, words)) and all(
        is_participle(word) or word.lower() in PARTICLES for word in words)


def public_names() -> Iterator[Name]:
    """Yield every public module, class, function and method below `py`."""
    for file, tree in trees().items():
        if not file.endswith(("__init__.py", "__main__.py")):
            yield Name("module", file, Path(file).stem)
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                yield Name("class", file, node.name)
                yield from (Name("method", file, each.name) for each in functions_in(node.body))
        yield from (Name("function", file, each.name) for each in functions_in(tree.body))


def functions_in(body: Iterable[ast.stmt]) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Yield the public functions defined straight in a block."""
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not node.name.startswith("_"):
            yield node


def bare_names() -> list[Name]:
    """Return the public names that are bare participles or gerunds; chapters of the rules keep their modules' names."""
    return [each for each in public_names()
            if is_bare(each.name) and not (each.kind == "module" and each.file.startswith(CHAPTERS))]


def double_classes() -> dict[str, list[str]]:
    """Return the public class names defined in two rooms or more without a contract, each with its files."""
    found: dict[str, list[str]] = defaultdict(list)
    for each in public_names():
        if each.kind == "class" and not each.name.startswith("_") and each.name not in CONTRACTS:
            found[each.name].append(each.file)
    return {name: files for name, files in found.items() if len({Path(file).parent for file in files}) > 1}


# -- docstrings ----------------------------------------------------------------------------------------------------


def sentences() -> Iterator[Sentence]:
    """Yield the first sentence of every docstring below `py`."""
    for file, tree in trees().items():
        for node in (tree, *statements_in(tree)):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                text = ast.get_docstring(node)
                if text:
                    paragraph = " ".join(text.split("\n\n")[0].split())
                    yield Sentence(file, getattr(node, "name", ""), re.split(r"(?<=[.!?]) ", paragraph)[0])


def nameless_sentences() -> list[Sentence]:
    """Return the first sentences whose object is a clause (*what*, *who*, *where*, *how*), which names nothing."""
    return [each for each in sentences() if CLAUSE.match(each.text)]


def long_sentences() -> list[Sentence]:
    """Return the first sentences of more than twenty words."""
    return [each for each in sentences() if len(each.text.split()) > MOST_WORDS]


# -- imports -------------------------------------------------------------------------------------------------------


def imports() -> dict[str, set[str]]:
    """Return the modules that each module imports, for its types alone and inside functions included."""
    modules = {module_of(file): tree for file, tree in trees().items()}
    found: dict[str, set[str]] = {}
    for module, tree in modules.items():
        found[module] = set()
        for node in statements_in(tree):
            if isinstance(node, ast.ImportFrom) and node.module:
                for alias in node.names:
                    full = f"{node.module}.{alias.name}"
                    found[module].add(full if full in modules else node.module)
            elif isinstance(node, ast.Import):
                found[module].update(alias.name for alias in node.names)
        found[module] = found[module] & modules.keys() - {module}
    return found


def module_of(file: str) -> str:
    """Return the dotted name of a file below `py`."""
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def circles() -> list[list[str]]:
    """Return the sets of modules that import each other, straight or round about, the largest first (Tarjan, 1972)."""
    graph, order, low, stack, found = imports(), {}, {}, [], []  # type: ignore[var-annotated]

    def visit(module: str) -> None:
        order[module] = low[module] = len(order)
        stack.append(module)
        for other in sorted(graph[module]):
            if other not in order:
                visit(other)
                low[module] = min(low[module], low[other])
            elif other in stack:
                low[module] = min(low[module], order[other])
        if low[module] == order[module]:
            place = stack.index(module)
            if len(stack) - place > 1:
                found.append(sorted(stack[place:]))
            del stack[place:]

    for module in sorted(graph):
        if module not in order:
            visit(module)
    return sorted(found, key=len, reverse=True)


def type_checking_files() -> list[str]:
    """Return the files that import something for its types alone."""
    return [file for file, tree in trees().items()
            if any(isinstance(node, ast.Name) and node.id == "TYPE_CHECKING" for node in ast.walk(tree))]


# -- sizes ---------------------------------------------------------------------------------------------------------


def screen_takers() -> list[str]:
    """Return the classes of the page that are handed a whole screen."""
    found = []
    for file, tree in trees().items():
        for node in tree.body if file.startswith("fracas/page/") else ():
            if isinstance(node, ast.ClassDef):
                made = [each for each in node.body if isinstance(each, ast.FunctionDef) and each.name == "__init__"]
                if any(arg.arg == "screen" for each in made for arg in each.args.args):
                    found.append(f"{file}: {node.name}")
    return found


def lines_of(*rooms: str) -> int:
    """Return the number of lines in some folders below `py`."""
    return sum(len((PY / file).read_text(encoding="utf-8").splitlines()) for file in trees() if file.startswith(rooms))


def largest_function() -> tuple[int, str]:
    """Return the number of lines of the longest function, and its name."""
    return max((node.end_lineno - node.lineno + 1, f"{file}: {node.name}")  # type: ignore[operator]
               for file, tree in trees().items() for node in statements_in(tree)
               if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))


def count() -> None:
    """Print all counts, and of the faults each place."""
    rings, takers = circles(), screen_takers()
    faults: dict[str, list[str]] = {
        "names that are bare participles or gerunds": [f"{e.file}: {e.kind} {e.name}" for e in bare_names()],
        "class names defined in two rooms": [f"{name}: {', '.join(files)}" for name, files in double_classes().items()],
        "docstrings whose object is a clause": [f"{e.file}: {e.name}: {e.text}" for e in nameless_sentences()],
        "docstrings with a first sentence of more than twenty words":
            [f"{e.file}: {e.name}: {e.text}" for e in long_sentences()],
        "import circles, types included": [f"{len(ring)} modules: {' '.join(ring)}" for ring in rings],
        "classes of the page that take a screen": takers,
    }
    for title, places in faults.items():
        print("\n".join((*sorted(places), f"{len(places)} {title}", "")))
    length, where = largest_function()
    print(f"{len(type_checking_files())} files with TYPE_CHECKING")
    print(f"{lines_of('fracas/page/', 'fracas/faces/')} lines in page and faces, {lines_of('')} in all")
    print(f"{length} lines in the longest function, {where}")
    for name in ("README.md", "py/README.md"):
        print(f"{(ROOT / name).stat().st_size} bytes in {name}")
