"""The code of the page as laws read it: definitions, what their names mean, and the texts an expression can be."""

import ast
import re
from itertools import product
from typing import NamedTuple

from tests.trees import tree_of
from workshop.paths import ROOT

ROOMS = {  # with what its modules have that may write or handle a control
    "page": re.compile(""), "view": re.compile(""), "posts": re.compile("fracas.view"),
    "faces": re.compile("fracas.view.(controls|markup)|RosterChange|CONTROLS"),
}


class Ref(NamedTuple):
    """A definition of a module, "" = the module itself; a method has the name of its class before it."""

    module: str
    name: str = ""


class Scope(NamedTuple):
    """The place of an expression."""

    code: "Code"
    method: str = ""  # "" outside of classes


class Module:
    """A module: what it imports, and its definitions by name."""

    def __init__(self, name, tree):
        self.name, self.imported, self.tops = name, {}, {}
        for node in tree.body:
            for each in [node] if isinstance(node, ast.FunctionDef | ast.ClassDef) else _targets(node):
                self.tops[getattr(each, "name", None) or each.id] = node
        self.code = {name: Code(node) for name, node in self.tops.items()}
        for node in [*tree.body, *(each for code in self.code.values() for each in code.imports)]:
            if isinstance(node, ast.ImportFrom):
                self.imported |= {each.asname or each.name: (node.module, each.name) for each in node.names}


class Code:
    """The nodes of a definition that the law looks at."""

    def __init__(self, node):
        self.node, self.imports, self.calls, self.tables, self.uses, self.binders = node, [], [], [], [], []
        self.parameters = set()  # pairs of a method and a name
        self._note(node, "")

    def _read(self, node, method):
        for field, value in ast.iter_fields(node):
            if field in ("annotation", "returns"):
                continue
            for each in value if isinstance(value, list) else (value,):
                if isinstance(each, ast.AST):
                    self._note(each, method)

    def _note(self, node, method):
        match node:
            case ast.ImportFrom():
                self.imports.append(node)
            case ast.Call():
                self.calls.append((node, method))
            case ast.Dict() | ast.DictComp():
                self.tables.append((node, method))
            case ast.Name() | ast.Attribute():
                self.uses.append(node)
            case ast.arg():
                self.parameters.add((method, node.arg))
            case ast.FunctionDef() if isinstance(self.node, ast.ClassDef) and not method:
                method = node.name
        if isinstance(node, ast.For | ast.comprehension | ast.Assign | ast.AnnAssign):
            self.binders.append((node, method))
        self._read(node, method)


def modules_of_the_tree():
    """Return the modules that may write or handle a control, by name."""
    files = (file for room, wanted in ROOMS.items() for file in sorted((ROOT / "py/fracas" / room).rglob("*.py"))
             if wanted.search(file.read_text(encoding="utf-8")))
    named = {".".join(file.relative_to(ROOT / "py").with_suffix("").parts).removesuffix(".__init__"): file
             for file in files}
    return {name: Module(name, tree_of(file)) for name, file in named.items()}


class PageSources:
    """The definitions of the page.

    Args: modules - by name, those of the tree by default.
    """

    def __init__(self, modules=None):
        self.modules = modules or modules_of_the_tree()
        self.unread = []  # texts that cannot be followed

    def constant(self, ref):
        """Return the texts of a constant."""
        return self.texts(ref.module, None, self.modules[ref.module].tops[ref.name].value)

    # -- names ---------------------------------------------------------------------------------------------------

    def _follow(self, module, name):
        """Return the definition that a module means by a name, None for one of other rooms."""
        if f"{module}.{name}" in self.modules:
            return Ref(f"{module}.{name}")
        found = self.modules.get(module)
        if found is None:
            return None
        return Ref(module, name) if name in found.tops else self._follow(*found.imported.get(name, ("", "")))

    def resolve(self, module, node):
        """Return the definition that an expression names, None if it names none."""
        if isinstance(node, ast.Name):
            return self._follow(module, node.id)
        if isinstance(node, ast.Attribute):
            base = self.resolve(module, node.value)
            return self._follow(base.module, node.attr) if base is not None and not base.name else None
        return None

    def called(self, module, owner, node):
        """Return the definition that is called."""
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in ("self", "cls"):
            return Ref(module, f"{owner}.{node.attr}")
        return self.resolve(module, node)

    def parameters_of(self, ref):
        """List the positional parameters of a function, or the fields of a record."""
        owner, _dot, method = ref.name.partition(".")
        node = self.modules[ref.module].tops[owner]
        if isinstance(node, ast.ClassDef):
            method = method or "__init__"
            there = [each for each in node.body if isinstance(each, ast.FunctionDef) and each.name == method]
            if there:
                return arguments_of(there[0])[1:]
            return [target.id for each in node.body for target in _targets(each)]
        return arguments_of(node) if isinstance(node, ast.FunctionDef) else []

    def default_of(self, ref, parameter):
        """Return the value that a parameter or a field has by default, None if it has none."""
        owner, _dot, method = ref.name.partition(".")
        node = self.modules[ref.module].tops[owner]
        if method:
            node = next(each for each in node.body if getattr(each, "name", "") == method)
        if isinstance(node, ast.ClassDef):
            return next((each.value for each in node.body if isinstance(each, ast.AnnAssign)
                         and each.target.id == parameter), None)
        given = node.args.defaults
        return dict(zip(arguments_of(node)[len(arguments_of(node)) - len(given):], given, strict=True)).get(parameter)

    # -- values --------------------------------------------------------------------------------------------------

    def texts(self, module, scope, node):
        """Return the texts that an expression can be; a parameter is a hole."""
        several = {ast.Tuple: "elts", ast.List: "elts", ast.Set: "elts", ast.BoolOp: "values"}
        match node:
            case ast.Constant(value=value):
                return set() if value is None else {str(value)}
            case ast.IfExp(body=one, orelse=other):
                return self.texts(module, scope, one) | self.texts(module, scope, other)
            case ast.JoinedStr(values=values):
                parts = [self.texts(module, scope, getattr(each, "value", each) if isinstance(each, ast.FormattedValue)
                                     else each) for each in values]
                return {"".join(each) for each in product(*parts)}
            case ast.Name(id=name) if scope is not None and (scope.method, name) in scope.code.parameters:
                return {f"<{name}>"}
            case ast.Dict(keys=keys, values=values):
                pairs = zip(keys, values, strict=True)
                keys = [value if key is None else key for key, value in pairs]
                return {text for each in keys for text in self.texts(module, scope, each)}
            case ast.Attribute(attr="do"):
                return set()  # where the record was made, it was read
            case ast.Subscript(value=ast.Name()):
                return self._constant(module, node.value, lambda value: {
                    text for each in value.values for text in self.texts(module, None, each)})
        if type(node) in several:
            return {text for each in getattr(node, several[type(node)]) for text in self.texts(module, scope, each)}
        bound = self._bound(module, scope, node.id) if isinstance(node, ast.Name) and scope is not None else None
        if bound is not None:
            return bound
        return self._constant(module, node, lambda value: self.texts(module, None, value))

    def _constant(self, module, node, read):
        """Return what is read from the value of a constant."""
        ref = self.resolve(module, node)
        top = self.modules[ref.module].tops[ref.name] if ref is not None and ref.name else None
        value = getattr(top, "value", None)
        if value is None:
            self.unread.append(f"{module}:{node.lineno} {ast.unparse(node)}")
            return set()
        return read(value)

    def _bound(self, module, scope, name):
        """Return the texts that a local name can be, None if it is not local."""
        found = [self._each(module, scope, node.iter, place) if hasattr(node, "iter") else
                 self.texts(module, scope, node.value)
                 for node, method in scope.code.binders if method == scope.method and node is not scope.code.node
                 for target in all_targets(node) for place, each in _places(target)
                 if getattr(each, "id", "") == name and (place is None or hasattr(node, "iter"))]
        return {text for texts in found for text in texts} if found else None

    def _each(self, module, scope, source, place):
        """Return the texts that the items of a sequence can be.

        Args: place - of the text in each item, None if the item is the text.
        """
        match source:
            case ast.Call(func=ast.Name(id="zip"), args=args):
                return self._each(module, scope, args[place], None)
            case ast.Call(func=ast.Name(id="enumerate"), args=args):
                return self._each(module, scope, args[0], None)
            case ast.Call(func=ast.Attribute(value=held, attr="items")):
                return self.texts(module, scope, held) if place == 0 else set()
            case ast.Tuple(elts=items) | ast.List(elts=items):
                parts = [each if place is None else (getattr(each, "elts", None) or each.args)[place] for each in items]
                return {text for each in parts for text in self.texts(module, scope, each)}
        if place is None:
            return self.texts(module, scope, source)
        ref = self.resolve(module, source)
        if ref is None:
            self.unread.append(f"{module}:{source.lineno} {ast.unparse(source)}")
            return set()
        return self._each(ref.module, None, self.modules[ref.module].tops[ref.name].value, place)


def all_targets(node):
    """List what gets a value by a statement or in a loop."""
    return node.targets if isinstance(node, ast.Assign) else [node.target] if hasattr(node, "target") else []


def _targets(node):
    """List the names that get a value by a statement."""
    return [each for target in all_targets(node) for each in (target, *getattr(target, "elts", ()))
            if isinstance(each, ast.Name)]


def _places(target):
    """Yield the parts of a target, each with its place; the target as a whole has none."""
    yield None, target
    yield from enumerate(getattr(target, "elts", ()))


def arguments_of(node):
    return [each.arg for each in (*node.args.posonlyargs, *node.args.args)]
