"""How the packages hang together: imports go one way, rules stay pure, modules stay small. Read from the source."""

import ast
from pathlib import Path

import fracas
from tests.trees import nodes_of, tree_of

ROOT = Path(fracas.__file__).parent
FILES = {
    ".".join(("fracas", *file.relative_to(ROOT).with_suffix("").parts)): file for file in sorted(ROOT.rglob("*.py"))
}
SOURCES = {name: file.read_text(encoding="utf-8") for name, file in FILES.items()}
TREES = {name: tree_of(file) for name, file in FILES.items()}
NODES = {name: nodes_of(file) for name, file in FILES.items()}
BROWSER = {"js", "pyodide", "pyscript", "pyodide_js"}
CHANCE_AND_TIME = {"random", "secrets", "time", "datetime", "uuid"}
VAGUE = {"utils", "util", "common", "helper", "helpers", "base", "manager", "handler", "misc"}
MAY_IMPORT = {  # package -> packages of fracas it may import besides itself; "fracas" is the public door
    "__init__": {"games", "kernel", "matches"},
    "matches": {"fracas", "games", "kernel", "locale"},
    "__main__": {"fracas", "commands", "lab", "locale"},
    "locale": set(),
    "kernel": {"locale"},
    "games": {"kernel", "locale"},
    "bots": {"fracas", "games", "kernel", "locale"},
    "analyst": {"bots", "faces", "kernel", "locale", "puzzles", "view"},
    "league": {"fracas", "games", "kernel", "locale"},
    "links": {"fracas", "games", "kernel", "locale"},
    "tournaments": {"games", "kernel", "locale"},
    "companion": {"fracas", "games", "kernel", "locale"},
    "correspondence": {"fracas", "games", "kernel", "links", "locale"},
    "lessons": {"games", "kernel", "locale"},
    "primers": {"locale"},
    "puzzles": {"games", "kernel", "locale"},
    "retries": {"analyst", "bots", "games", "kernel", "locale"},
    "rivals": {"bots", "games", "kernel", "locale"},
    "challenges": {"bots", "games", "kernel", "locale", "puzzles"},
    "view": {"fracas", "games", "kernel", "locale"},
    "faces": {"fracas", "bots", "challenges", "companion", "games", "kernel", "league", "lessons", "locale", "primers",
              "puzzles", "view"},
    # posts and the command line show lessons, puzzles and seasons, whose texts both read
    "posts": {"fracas", "faces", "games", "kernel", "league", "lessons", "links", "locale", "puzzles", "view"},
    "foreign": {"faces", "games", "kernel", "locale"},
    "lab": {"fracas", "analyst", "bots", "challenges", "games", "kernel", "locale", "puzzles", "rivals", "view"},
    "commands": {"fracas", "analyst", "bots", "challenges", "faces", "games", "kernel", "lab", "league", "lessons",
                 "links", "locale", "posts", "puzzles", "view"},
    "page": {"fracas", "analyst", "bots", "challenges", "companion", "correspondence", "faces", "foreign", "games",
             "kernel", "league", "lessons", "links", "locale", "posts", "primers", "puzzles", "retries", "rivals",
             "tournaments", "view"},
}
MOST_LINES = 400
MOST_LINES_OF_A_FUNCTION = 45


def package(name):
    """Return the part of fracas a module belongs to; "fracas" for the public door itself."""
    parts = name.split(".")
    return parts[1] if parts[1:] and ((ROOT / parts[1]).is_dir() or parts[1] in MAY_IMPORT) else "fracas"


def imported(name):
    """List the modules a module imports, however deep inside."""
    for node in NODES[name]:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield "relative" if node.level else node.module
            if node.module == "fracas":
                yield from (f"fracas.{alias.name}" for alias in node.names if (ROOT / alias.name).is_dir())


def modules_of(*packages):
    """List the modules of some packages."""
    return [name for name in TREES if package(name) in packages]


def test_imports_go_one_way():
    wrong = []
    for name in TREES:
        own = package(name)
        for other in imported(name):
            if other.split(".")[0] == "fracas" and package(other) not in {own, *MAY_IMPORT[own]}:
                wrong.append(f"{name} imports {other}")
    assert wrong == []


def test_imports_are_absolute_and_name_what_they_take():
    assert [name for name in TREES if "relative" in imported(name)] == []
    aliases = [(name, node.name) for name, nodes in NODES.items() for node in nodes if isinstance(node, ast.alias)]
    assert [name for name, taken in aliases if taken == "*"] == []


def test_only_the_page_knows_the_browser():
    others = [name for name in TREES if package(name) != "page"]
    assert [name for name in others if {o.split(".")[0] for o in imported(name)} & BROWSER] == []


def test_rules_know_no_chance_and_no_clock():
    games = modules_of("games")
    assert [name for name in games if {o.split(".")[0] for o in imported(name)} & CHANCE_AND_TIME] == []


def test_rules_contain_no_try():
    games = modules_of("games")
    assert [name for name in games if any(isinstance(node, ast.Try) for node in NODES[name])] == []


def test_rules_draw_nothing_from_hashes_identities_or_globals():
    wrong = []
    for name in modules_of("games", "kernel"):
        calls = {n.func.id for n in NODES[name] if isinstance(n, ast.Call) and isinstance(n.func, ast.Name)}
        has_global = any(isinstance(node, ast.Global) for node in NODES[name])
        wrong += [name] if has_global or calls & {"hash", "id", "eval", "exec"} else []
    assert wrong == []


def test_modules_and_functions_stay_small():
    assert [name for name, source in SOURCES.items() if len(source.splitlines()) > MOST_LINES] == []
    functions = [
        f"{name}.{node.name}" for name, nodes in NODES.items() for node in nodes
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and node.end_lineno - node.lineno >= MOST_LINES_OF_A_FUNCTION
    ]
    assert functions == []


def test_names_say_what_a_module_is_about():
    assert [name for name in TREES if name.rpartition(".")[2] in VAGUE] == []


def test_every_module_opens_with_what_it_covers():
    assert [name for name, tree in TREES.items() if not ast.get_docstring(tree)] == []


def test_nothing_is_left_for_later():
    words = ("TODO", "FIXME", "XXX", "NotImplementedError", "deepcopy(")
    assert [f"{name}: {word}" for name, source in SOURCES.items() for word in words if word in source] == []
