"""The controls that the code of the page writes and handles: read from its sources, one definition after the other.

A control is written where its name comes to stand in `data_do`: as a text, or through the parameters of functions and
the fields of records that hand it on. It is handled where it is a key of a table of handlers. A screen shows what can
be reached from its `open_screen` by the names in the code; annotations lead nowhere.
"""

import ast
import re
from functools import cached_property
from itertools import product
from typing import NamedTuple

from tests.trees import tree_of
from workshop.paths import ROOT

ROOMS = {  # with what its modules have that may write or handle a control
    "page": re.compile(""), "view": re.compile(""), "posts": re.compile("fracas.view"),
    "faces": re.compile("fracas.view.(controls|markup)|RosterChange|CONTROLS"),
}
MAKERS = {"control", "_button", "_plane_button", "_switch", "ControlHandler", "RosterChange"}  # of handlers
NAMED = {".controls", "CONTROLS"}  # further tables, by their names
HOLE = re.compile(r"<(\w+)>")  # the place of a parameter in a name that is put together


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


class Controls:
    """The controls of the page.

    Args: modules - by name, those of the tree by default.
    """

    def __init__(self, modules=None):
        self.modules = modules or modules_of_the_tree()
        self.unread = []  # what names a control in a way that the law cannot follow
        self.written, self.handled = {}, {}  # names and their lines by definition
        self._find_written()
        self._find_handled()

    def with_source(self, module, text):
        """Return the controls with another source of a module."""
        return Controls({**self.modules, module: Module(module, ast.parse(text))})

    def constant(self, ref):
        """Return the texts of a constant."""
        return self._texts(ref.module, None, self.modules[ref.module].tops[ref.name].value)

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

    def _called(self, module, owner, node):
        """Return the definition that is called."""
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in ("self", "cls"):
            return Ref(module, f"{owner}.{node.attr}")
        return self.resolve(module, node)

    def _parameters(self, ref):
        """List the positional parameters of a function, or the fields of a record."""
        owner, _dot, method = ref.name.partition(".")
        node = self.modules[ref.module].tops[owner]
        if isinstance(node, ast.ClassDef):
            method = method or "__init__"
            there = [each for each in node.body if isinstance(each, ast.FunctionDef) and each.name == method]
            return _arguments(there[0])[1:] if there else [target.id for each in node.body for target in _targets(each)]
        return _arguments(node) if isinstance(node, ast.FunctionDef) else []

    # -- values --------------------------------------------------------------------------------------------------

    def _texts(self, module, scope, node):
        """Return the texts that an expression can be; a parameter is a hole."""
        several = {ast.Tuple: "elts", ast.List: "elts", ast.Set: "elts", ast.BoolOp: "values"}
        match node:
            case ast.Constant(value=value):
                return set() if value is None else {str(value)}
            case ast.IfExp(body=one, orelse=other):
                return self._texts(module, scope, one) | self._texts(module, scope, other)
            case ast.JoinedStr(values=values):
                parts = [self._texts(module, scope, getattr(each, "value", each) if isinstance(each, ast.FormattedValue)
                                     else each) for each in values]
                return {"".join(each) for each in product(*parts)}
            case ast.Name(id=name) if scope is not None and (scope.method, name) in scope.code.parameters:
                return {f"<{name}>"}
            case ast.Dict(keys=keys, values=values):
                pairs = zip(keys, values, strict=True)
                keys = [value if key is None else key for key, value in pairs]
                return {text for each in keys for text in self._texts(module, scope, each)}
            case ast.Attribute(attr="do"):
                return set()  # where the record was made, it was read
            case ast.Subscript(value=ast.Name()):
                return self._constant(module, node.value, lambda value: {
                    text for each in value.values for text in self._texts(module, None, each)})
        if type(node) in several:
            return {text for each in getattr(node, several[type(node)]) for text in self._texts(module, scope, each)}
        bound = self._bound(module, scope, node.id) if isinstance(node, ast.Name) and scope is not None else None
        if bound is not None:
            return bound
        return self._constant(module, node, lambda value: self._texts(module, None, value))

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
                 self._texts(module, scope, node.value)
                 for node, method in scope.code.binders if method == scope.method and node is not scope.code.node
                 for target in _all_targets(node) for place, each in _places(target)
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
                return self._texts(module, scope, held) if place == 0 else set()
            case ast.Tuple(elts=items) | ast.List(elts=items):
                parts = [each if place is None else (getattr(each, "elts", None) or each.args)[place] for each in items]
                return {text for each in parts for text in self._texts(module, scope, each)}
        if place is None:
            return self._texts(module, scope, source)
        ref = self.resolve(module, source)
        if ref is None:
            self.unread.append(f"{module}:{source.lineno} {ast.unparse(source)}")
            return set()
        return self._each(ref.module, None, self.modules[ref.module].tops[ref.name].value, place)

    # -- what is written -----------------------------------------------------------------------------------------

    def _find_written(self):
        """Read where names come to stand in `data_do`, and follow those that are handed on to who hands them."""
        takers = {}  # definition -> parameter -> patterns of the names that are made of it
        for name, module in self.modules.items():
            for top, node in module.tops.items():
                if isinstance(node, ast.ClassDef) and "do" in self._parameters(Ref(name, top)):
                    takers[Ref(name, top)] = {"do": {"<>"}}
        calls = [(name, top, code, call, method) for name, module in self.modules.items()
                 for top, code in module.code.items() for call, method in code.calls]
        read, goes_on = set(), True
        while goes_on:
            goes_on = False
            for name, top, code, call, method in calls:
                for node, pattern in self._given(name, top, call, takers):
                    if (id(call), id(node), pattern) in read:
                        continue
                    read.add((id(call), id(node), pattern))
                    for text in self._texts(name, Scope(code, method), node):
                        whole = pattern.replace("<>", text)
                        hole = HOLE.search(whole)
                        if hole is None:
                            if whole:
                                self.written.setdefault(Ref(name, top), {})[whole] = node.lineno
                            continue
                        taker = takers.setdefault(Ref(name, f"{top}.{method}" if method else top), {})
                        taker.setdefault(hole[1], set()).add(whole.replace(hole[0], "<>"))
                        goes_on = True

    def _default(self, ref, parameter):
        """Return the value that a parameter or a field has by default, None if it has none."""
        owner, _dot, method = ref.name.partition(".")
        node = self.modules[ref.module].tops[owner]
        if method:
            node = next(each for each in node.body if getattr(each, "name", "") == method)
        if isinstance(node, ast.ClassDef):
            return next((each.value for each in node.body if isinstance(each, ast.AnnAssign)
                         and each.target.id == parameter), None)
        given = node.args.defaults
        return dict(zip(_arguments(node)[len(_arguments(node)) - len(given):], given, strict=True)).get(parameter)

    def _given(self, module, top, call, takers):
        """Yield what a call gives to controls, each with the pattern of the name that is made of it."""
        func, args = call.func, call.args
        if isinstance(func, ast.Name) and func.id == "partial" and args:
            func, args = args[0], args[1:]
        named = {each.arg: each.value for each in call.keywords}
        if "data_do" in named:
            yield named["data_do"], "<>"
        if isinstance(func, ast.Attribute) and func.attr == "_replace" and "do" in named:
            yield named["do"], "<>"
        if isinstance(func, ast.Attribute) and func.attr == "act" and isinstance(args[0], ast.Constant):
            yield args[0], "<>"
        ref = self._called(module, top, func)
        if ref not in takers:
            return
        given = {**dict(zip(self._parameters(ref), args, strict=False)), **named}
        for parameter, patterns in takers[ref].items():
            node = given.get(parameter) or self._default(ref, parameter)
            if node is not None and not isinstance(node, ast.Starred):
                yield from ((node, pattern) for pattern in (*patterns,))

    # -- what is handled -----------------------------------------------------------------------------------------

    def _find_handled(self):
        """Read the keys of the tables of handlers, and what is added to one."""
        for name, module in self.modules.items():
            for top, code in module.code.items():
                named = {binder.value for binder, _method in code.binders if NAMED & _bound_names(binder)}
                keys = [(key, method) for table, method in code.tables for key, value in _pairs(table)
                        if table in named or MAKERS & _makers(value)]
                keys += [(target.slice, method) for binder, method in code.binders for target in _all_targets(binder)
                         if isinstance(target, ast.Subscript) and MAKERS & _makers(binder.value)]
                for key, method in keys:
                    for text in self._texts(name, Scope(code, method), key):
                        self.handled.setdefault(Ref(name, top), {})[text] = key.lineno

    # -- what belongs together -----------------------------------------------------------------------------------

    @cached_property
    def _leads_to(self):
        led = {Ref(name, top): [self.resolve(name, node) for node in code.uses]
               for name, module in self.modules.items() for top, code in module.code.items()}
        return {ref: {each for each in there if each is not None and each.name} for ref, there in led.items()}

    def reached_from(self, *roots):
        """Return all definitions to which the names in some definitions lead."""
        found, fresh = set(), {*roots}
        while fresh:
            found |= fresh
            fresh = {ref for each in fresh for ref in self._leads_to.get(each, ())} - found
        return found


def names(by_definition, among=None):
    """Return the names of controls that some definitions have, all of them by default."""
    return {name for ref, there in by_definition.items() if among is None or ref in among for name in there}


def _all_targets(node):
    """List what gets a value by a statement or in a loop."""
    return node.targets if isinstance(node, ast.Assign) else [node.target] if hasattr(node, "target") else []


def _targets(node):
    """List the names that get a value by a statement."""
    return [each for target in _all_targets(node) for each in (target, *getattr(target, "elts", ()))
            if isinstance(each, ast.Name)]


def _places(target):
    """Yield the parts of a target, each with its place; the target as a whole has none."""
    yield None, target
    yield from enumerate(getattr(target, "elts", ()))


def _bound_names(node):
    """Return the names and attributes that get the value of a statement as it is."""
    return {f".{each.attr}" if isinstance(each, ast.Attribute) else getattr(each, "id", "")
            for each in _all_targets(node) if not hasattr(node, "iter")}


def _arguments(node):
    return [each.arg for each in (*node.args.posonlyargs, *node.args.args)]


def _pairs(table):
    """List the pairs of a table that have a key."""
    if isinstance(table, ast.DictComp):
        return [(table.key, table.value)]
    return [(key, value) for key, value in zip(table.keys, table.values, strict=True) if key is not None]


def _makers(value):
    """Return the names of what makes a value, or the parts of a tuple."""
    return {getattr(each.func, "id", "") or getattr(each.func, "attr", "")
            for each in (value, *getattr(value, "elts", ())) if isinstance(each, ast.Call)}
