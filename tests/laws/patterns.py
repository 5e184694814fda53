"""Whether a pattern can look back again and again: where it repeats, one sign must tell whether it goes on."""

import re
from re import _constants as c
from re import _parser as parser

FEW = 64  # a repetition of no more than so many signs is no matter
SIGNS = frozenset(map(chr, (*range(0x180), 0x2019, 0x2028, 0xFEFF)))
REPEATS = {c.MAX_REPEAT, c.MIN_REPEAT}


def looks_back(pattern, flags=0):
    """Return the first sign at which a pattern cannot tell whether to go on or to go back, "" if it always can."""
    tree = parser.parse(pattern, flags)
    return _follow(list(tree), frozenset(), bool(tree.state.flags & re.IGNORECASE))


def _follow(items, after, folds):
    """Look through a sequence.

    Args: after - signs that may stand behind it.
    """
    for place, (kind, what) in enumerate(items):
        behind = _first(items[place + 1:], after, folds)
        if kind in REPEATS:
            _least, most, body = what
            again = _first(list(body), frozenset(), folds)
            both = again & behind if most > FEW else frozenset()
            found = repr(min(both)) if both else _follow(list(body), behind | (again if most > 1 else set()), folds)
        else:
            found = next(filter(None, (_follow(list(one), behind, folds) for one in _inner(kind, what))), "")
        if found:
            return found
    return ""


def _inner(kind, what):
    """List the sequences inside an item."""
    if kind is c.SUBPATTERN:
        return [what[3]]
    return what[1] if kind is c.BRANCH else [what] if kind is c.ATOMIC_GROUP else []


def _first(items, after, folds):
    """Return the signs a sequence may begin with; those behind it too if it may be empty."""
    found = set()
    for kind, what in items:
        begins, may_be_empty = _begins(kind, what, folds)
        found |= begins
        if not may_be_empty:
            return frozenset(found)
    return frozenset(found | after)


def _begins(kind, what, folds):
    """Return the signs one item may begin with, and whether it may be empty."""
    empty = frozenset({""})  # stands for what comes behind
    if kind in REPEATS or kind is c.POSSESSIVE_REPEAT:
        least, _most, body = what
        begins = _first(list(body), frozenset(), folds)
        return begins, least == 0
    if inner := _inner(kind, what):
        signs = frozenset().union(*(_first(list(one), empty, folds) for one in inner))
        return signs - empty, "" in signs
    if kind in (c.AT, c.ASSERT, c.ASSERT_NOT, c.GROUPREF):
        return frozenset(), True
    return frozenset(sign for sign in SIGNS if _fits(kind, what, sign, folds)), False


def _fits(kind, what, sign, folds):
    """Return whether one sign is what an item stands for."""
    if kind is c.ANY:
        return sign != "\n"
    if kind in (c.LITERAL, c.NOT_LITERAL):
        return ((sign.lower() == chr(what).lower()) if folds else sign == chr(what)) is (kind is c.LITERAL)
    assert kind is c.IN, kind
    is_not = what[0][0] is c.NEGATE
    return any(_of_set(part, sign, folds) for part in what[is_not:]) is not is_not


def _of_set(part, sign, folds):
    kind, what = part
    forms = {sign, sign.lower(), sign.upper()} if folds else {sign}
    if kind is c.LITERAL:
        return chr(what) in forms
    if kind is c.RANGE:
        return any(len(form) == 1 and what[0] <= ord(form) <= what[1] for form in forms)
    is_in = {"SPACE": sign.isspace(), "DIGIT": sign.isdecimal(), "WORD": sign.isalnum() or sign == "_"}
    name = str(what).removeprefix("CATEGORY_")
    return not is_in[name.removeprefix("NOT_")] if name.startswith("NOT_") else is_in[name]
