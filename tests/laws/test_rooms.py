"""The ties between rooms: no circles, no game named where all games are served, nothing found by a constructed name.

A room is a package.
"""

import ast
from collections.abc import Iterable, Iterator

import pytest

from fracas.games import GAMES
from tests.laws.test_imports import NODES, TREES, package
from workshop.measures import census

MODULES = {name.removesuffix(".__init__"): tree for name, tree in TREES.items()}
CALLS = [(name.removesuffix(".__init__"), node)
         for name, nodes in NODES.items() for node in nodes if isinstance(node, ast.Call)]
PACKAGES = {name.removesuffix(".__init__") for name in TREES if name.endswith(".__init__")}
REGISTRIES = {"fracas", "fracas.games", "fracas.commands", "fracas.page.chunks"}
"""The door; the games; the commands; the code behind the start."""
TOOLS = {"fracas.commands.bench"}  # imports what it measures against


def room(name: str) -> str:
    """Return the room of a module; a package is its own."""
    return name if name in PACKAGES else name.rpartition(".")[0]


def in_browser(name: str) -> bool:
    """Return whether a module holds objects of the browser, which can only be asked what they have."""
    return name.startswith("fracas.page.browser")


def imported(tree: ast.AST, with_types: bool) -> Iterator[str]:
    """Yield what a module imports when it is loaded, and for its types if asked."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                full = f"{node.module}.{alias.name}"
                yield full if full in MODULES else str(node.module)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test) and not with_types:
            continue
        elif not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from imported(node, with_types)


def graph(with_types: bool) -> dict[str, set[str]]:
    """Return which modules each module imports."""
    return {name: {*imported(tree, with_types)} & {*MODULES} - {name} for name, tree in MODULES.items()}


def reached(start: str, arrows: dict[str, set[str]]) -> set[str]:
    """Return all modules behind a module."""
    found: set[str] = set()
    waiting = [start]
    while waiting:
        new = arrows[waiting.pop()] - found
        found |= new
        waiting += new
    return found


def circles(arrows: dict[str, set[str]]) -> list[set[str]]:
    """List the sets of modules that import each other, round about or straight, and stand in several rooms."""
    while ends := {name for name in arrows if not arrows[name]}:
        arrows = {name: behind - ends for name, behind in arrows.items() if name not in ends}
    behind = {name: reached(name, arrows) for name in arrows}
    found: list[set[str]] = []
    for name in arrows:
        circle = {other for other in behind[name] if name in behind[other]}
        if circle and circle not in found and len(set(map(room, circle))) > 1:
            found.append(circle)
    return found


def test_no_module_needs_one_of_another_room_that_needs_it_when_it_is_loaded():
    assert circles(graph(with_types=False)) == []


def test_no_rooms_know_each_other_in_a_circle_even_for_types():
    assert circles(graph(with_types=True)) == []


@pytest.mark.parametrize("arrows, rooms", [
    ({"a": {"b"}, "b": {"a"}}, 0),
    ({"r.a": {"q.b"}, "q.b": {"q.c"}, "q.c": {"r.a"}}, 1),
    ({"r.a": {"q.b"}, "q.b": {"q.c"}, "q.c": set()}, 0),
])
def test_circles_are_found(arrows, rooms):
    assert len(circles(arrows)) == rooms


def test_no_modules_import_each_other_in_a_circle_inside_a_room_either():
    assert census.circles() == []


def test_few_files_import_something_for_its_types_alone():
    assert len(census.type_checking_files()) <= 15


def strings(tree: ast.AST) -> Iterator[str]:
    """Yield the strings of a module that are no docstrings."""
    documented = {id(node.body[0].value) for node in ast.walk(tree)
                  if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
                  and node.body and isinstance(node.body[0], ast.Expr)}
    yield from (node.value for node in ast.walk(tree)
                if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documented)


def naming(names: Iterable[str]) -> set[str]:
    """Return the modules that name a game in what they import or in a string."""
    words = [word for game in GAMES for word in (game.key, game.key.replace("_", "-"), game.name)]
    found = set()
    for name in names:
        texts = [*strings(MODULES[name]), *imported(MODULES[name], with_types=True)]
        found |= {name} if any(word in text for text in texts for word in words) else set()
    return found


def test_what_serves_all_games_names_none():
    assert naming(name for name in MODULES if package(name) in ("kernel", "view", "page")) == set()


def calls(name: str) -> list[tuple[str, ast.Call]]:
    """List the calls of functions and methods of this name, with the modules they stand in."""
    return [(module, node) for module, node in CALLS
            if getattr(node.func, "id", getattr(node.func, "attr", "")) == name]


def test_no_module_is_found_by_a_made_up_name_outside_the_registries():
    assert {module for module, _node in calls("import_module")} == REGISTRIES | TOOLS
    assert calls("__import__") == []
    assert {module for module, _node in calls("room")} <= {"fracas.games", "fracas.faces"}


def test_nothing_asks_whether_an_object_happens_to_have_something():
    """A hook is a field with a default, which mypy sees; `getattr` is for fields whose names are data."""
    asked = [(module, ast.unparse(node)) for module, node in calls("getattr")
             if len(node.args) > 2 or isinstance(node.args[1], ast.Constant | ast.JoinedStr)]
    assert asked + [(module, "hasattr") for module, _node in calls("hasattr") if not in_browser(module)
                    and module not in TOOLS] == []
