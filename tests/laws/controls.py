"""The controls that the code of the page writes and handles: read from its sources, one definition after the other.

A control is written where its name comes to stand in `data_do`: as a text, or through the parameters of functions and
the fields of records that hand it on. It is handled where it is a key of a table of handlers. A screen shows what can
be reached from its `open_screen` by the names in the code; annotations lead nowhere.
"""

import ast
import re
from functools import cached_property

from tests.laws.page_sources import Module, PageSources, Ref, Scope, all_targets

MAKERS = {"control", "_button", "_plane_button", "_switch", "ControlHandler", "RosterChange"}  # of handlers
NAMED = {".controls", "CONTROLS"}  # further tables, by their names
HOLE = re.compile(r"<(\w+)>")  # the place of a parameter in a name that is put together


class Controls(PageSources):
    """The controls of the page, and whatever names one in a way that cannot be followed, as `unread`."""

    def __init__(self, modules=None):
        super().__init__(modules)
        self.written, self.handled = {}, {}  # names and their lines by definition
        self._find_written()
        self._find_handled()

    def with_source(self, module, text):
        """Return the controls with another source of a module."""
        return Controls({**self.modules, module: Module(module, ast.parse(text))})

    # -- what is written -----------------------------------------------------------------------------------------

    def _find_written(self):
        """Read where names come to stand in `data_do`, and follow those that are handed on to who hands them."""
        takers = {}  # definition -> parameter -> patterns of the names that are made of it
        for name, module in self.modules.items():
            for top, node in module.tops.items():
                if isinstance(node, ast.ClassDef) and "do" in self.parameters_of(Ref(name, top)):
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
                    for text in self.texts(name, Scope(code, method), node):
                        whole = pattern.replace("<>", text)
                        hole = HOLE.search(whole)
                        if hole is None:
                            if whole:
                                self.written.setdefault(Ref(name, top), {})[whole] = node.lineno
                            continue
                        taker = takers.setdefault(Ref(name, f"{top}.{method}" if method else top), {})
                        taker.setdefault(hole[1], set()).add(whole.replace(hole[0], "<>"))
                        goes_on = True

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
        ref = self.called(module, top, func)
        if ref not in takers:
            return
        given = {**dict(zip(self.parameters_of(ref), args, strict=False)), **named}
        for parameter, patterns in takers[ref].items():
            node = given.get(parameter) or self.default_of(ref, parameter)
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
                keys += [(target.slice, method) for binder, method in code.binders for target in all_targets(binder)
                         if isinstance(target, ast.Subscript) and MAKERS & _makers(binder.value)]
                for key, method in keys:
                    for text in self.texts(name, Scope(code, method), key):
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


def _bound_names(node):
    """Return the names and attributes that get the value of a statement as it is."""
    return {f".{each.attr}" if isinstance(each, ast.Attribute) else getattr(each, "id", "")
            for each in all_targets(node) if not hasattr(node, "iter")}


def _pairs(table):
    """List the pairs of a table that have a key."""
    if isinstance(table, ast.DictComp):
        return [(table.key, table.value)]
    return [(key, value) for key, value in zip(table.keys, table.values, strict=True) if key is not None]


def _makers(value):
    """Return the names of what makes a value, or the parts of a tuple."""
    return {getattr(each.func, "id", "") or getattr(each.func, "attr", "")
            for each in (value, *getattr(value, "elts", ())) if isinstance(each, ast.Call)}
