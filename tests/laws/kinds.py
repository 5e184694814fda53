"""What the rules of a game can tell, ask, roll and decide, read from their source.

A kind is followed to where it comes from: a literal, a constant of the module, a row of a table, a variable, an
argument of the function it stands in. What cannot be followed becomes `*`, which stands for anything.
"""

import ast
from fnmatch import fnmatchcase
from functools import cache
from importlib import import_module
from itertools import product
from pathlib import Path
from types import ModuleType

import fracas.games
from fracas.games import game_info
from tests.trees import tree_of

ANY = "*"
NO_RULES = ("words", "bot")  # rooms in which nothing happens
POSED = "what_ifs.py"  # moments in which rules are run, by nobody who plays a match
GAMES = Path(fracas.games.__file__).parent


class Rules:
    """The rules of a game, those it builds on included."""

    def __init__(self, key):
        keys = [key, game_info(key).builds_on] if game_info(key).builds_on else [key]
        self.modules = {}  # syntax tree -> the names of its module
        self.functions = {}  # name of a function -> (its tree, its module)
        self.fields = {}  # name of a record -> names of its fields
        self.calls = {}  # name of what is called -> (call, function it stands in, module)
        for path in (path for name in keys for path in sorted((GAMES / name).rglob("*.py"))):
            if path.parent.name not in NO_RULES and path.name not in ("__init__.py", POSED):
                self._read(path)

    def _read(self, path):
        name = ".".join(path.relative_to(GAMES).with_suffix("").parts)
        module = vars(import_module(f"fracas.games.{name}"))
        self._visit(tree_of(path), None, module)

    def _visit(self, node, function, module):
        if isinstance(node, ast.FunctionDef):
            function = function or node  # one inside another reads the variables of the outer one
            self.functions.setdefault(node.name, []).append((node, module))
        if isinstance(node, ast.ClassDef):
            self.fields[node.name] = [line.target.id for line in node.body if isinstance(line, ast.AnnAssign)]
        if isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            self.calls.setdefault(called, []).append((node, function, module))
        for child in ast.iter_child_nodes(node):
            self._visit(child, function, module)

    def told(self):
        """Return the kinds of events."""
        return self._passed("tell", 0)

    def rolled(self):
        """Return the kinds of rolls."""
        return self._passed("roll", 0) | self._passed("test", 0)

    def asked(self):
        """Return the kinds of questions."""
        return self._passed("choose", 1)

    def reasons(self):
        """Return the kinds of modifiers."""
        return self._given("Reason", ["rule"], "rule", frozenset())

    def decided(self, outcome):
        """Return the outcomes a ruleset's `outcome` can return."""
        module = vars(import_module(outcome.__module__))
        return self._returned(outcome.__name__, module, frozenset()) | {"other"}

    def _passed(self, method, place):
        found = set()
        for call, function, module in self.calls.get(method, ()):
            if len(call.args) > place:
                found |= self._values(call.args[place], function, module, frozenset())
        return found

    def _returned(self, name, module, seen):
        found = set()
        for function, home in self.functions.get(name, ()):
            if home is module or module.get(name) is not None:
                for node in ast.walk(function):
                    if isinstance(node, ast.Return) and node.value is not None:
                        found |= self._values(node.value, function, home, seen)
        return found

    def _values(self, node, function, module, seen):
        """Return the texts an expression can be."""
        if isinstance(node, ast.Constant):
            return {node.value} if isinstance(node.value, str) and node.value else set()
        if isinstance(node, ast.IfExp):
            return self._values(node.body, function, module, seen) | self._values(node.orelse, function, module, seen)
        if isinstance(node, ast.JoinedStr):
            parts = [self._values(part, function, module, seen) or {ANY} for part in node.values]
            return {"".join(part) for part in product(*parts)}
        if isinstance(node, ast.FormattedValue):
            return self._values(node.value, function, module, seen)
        if isinstance(node, ast.Name) and function is not None:
            found = self._local(node.id, function, module, seen)
            if found:
                return found
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and function is not None:
            found = self._field(node.value.id, node.attr, function, seen)
            if found:
                return found
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in self.functions:
            return self._result(node.func.id, module, seen)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in self.functions:
            home = module.get(getattr(node.func.value, "id", ""))
            return self._result(node.func.attr, vars(home), seen) if isinstance(home, ModuleType) else set()
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Subscript):
            return set().union(*(self._result(name, module, seen) for name in _functions_in(node.func.value, module)))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "replace":
            old, new = (argument.value for argument in node.args)
            return {text.replace(old, new) for text in self._values(node.func.value, function, module, seen)}
        return _known(node, module)

    def _result(self, name, module, seen):
        """Return what a function can return."""
        key = ("call", name)
        return set() if key in seen else self._returned(name, module, seen | {key})

    def _local(self, name, function, module, seen):
        """Return what a variable or an argument of a function can be."""
        key = (function.name, name)
        if key in seen:
            return set()
        seen = seen | {key}
        found = set()
        for node in ast.walk(function):
            targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
            if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None and any(
                    isinstance(target, ast.Name) and target.id == name for target in targets):
                found |= self._values(node.value, function, module, seen)
            if isinstance(node, ast.For | ast.comprehension):
                found |= _each(node.target, node.iter, name, module)
        names = [argument.arg for argument in (*function.args.args, *function.args.kwonlyargs)]
        return found | self._given(function.name, names, name, seen)

    def _field(self, name, field, function, seen):
        """Return what a field of an argument can be, from all that is made of its type."""
        types = [argument.annotation.id for argument in function.args.args
                 if argument.arg == name and isinstance(argument.annotation, ast.Name)]
        return set().union(*(self._given(kind, self.fields.get(kind, ()), field, seen) for kind in types))

    def _given(self, called, names, name, seen):
        """Return what is handed in under a name wherever something is called."""
        found = set()
        for call, caller, home in self.calls.get(called, ()) if name in names else ():
            place = names.index(name)
            given = call.args[place] if len(call.args) > place else next(
                (word.value for word in call.keywords if word.arg == name), None)
            found |= self._values(given, caller, home, seen) if given is not None else set()
        return found


def _each(target, items, name, module):
    """Return what the variable of a loop can be, alone or as one of several."""
    if isinstance(target, ast.Name):
        return _known(items, module) if target.id == name else set()
    if not isinstance(items, ast.Tuple) or not isinstance(target, ast.Tuple):
        return set()
    places = [place for place, part in enumerate(target.elts) if isinstance(part, ast.Name) and part.id == name]
    return {item.elts[place].value for item in items.elts for place in places
            if isinstance(item, ast.Tuple) and isinstance(item.elts[place], ast.Constant)}


def _functions_in(node, module):
    """Return the names of the functions in a table of the module."""
    table = module.get(node.id) if isinstance(node, ast.Name) else None
    return [function.__name__ for function in table.values()] if isinstance(table, dict) else []


def _known(node, module):
    """Return what an expression is that hangs on nothing but the names of its module; of a table, all its values."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "get":
        return _known(node.func.value, module)
    if isinstance(node, ast.Subscript):
        return _known(node.value, module)
    if not isinstance(node, ast.Name | ast.Attribute | ast.Tuple):
        return set()
    try:
        value = eval(compile(ast.Expression(node), "", "eval"), dict(module))
    except (NameError, AttributeError):
        return set()
    values = value.values() if isinstance(value, dict) else value if isinstance(value, tuple | list) else (value,)
    return {text for text in values if isinstance(text, str)}


@cache
def rules_of(key):
    """Return what can be read from the rules of a game."""
    return Rules(key)


def fit(one, other):
    """Return whether two kinds, each perhaps with a part that stands for anything, can be the same."""
    return fnmatchcase(one, other) or fnmatchcase(other, one)


def lacking(kinds, rows):
    """Return the kinds that no row of a table fits."""
    return sorted(kind for kind in kinds if not any(fit(kind, row) for row in rows))
