"""Validated fields of a foreign file, one function per shape; and numbers that people type."""

import re
from collections.abc import Sequence
from typing import Any

from fracas.kernel.errors import DamagedText, InvalidNotation, quote
from fracas.kernel.teams.names import check_name
from fracas.locale import _


def record(found: Any, needed: Sequence[str], allowed: Sequence[str] = ()) -> dict[str, Any]:
    """Return an object that has the needed fields and no unknown one.

    Raises: Damaged quoting the field.
    """
    if not isinstance(found, dict):
        raise DamagedText(_("The file has {found} where an object belongs.").format(found=quote(found)))
    for name in needed:
        if name not in found:
            raise DamagedText(_("The file lacks the field {name}.").format(name=quote(name)))
    for name in found:
        if name not in needed and name not in allowed:
            raise DamagedText(_("The file has an unknown field: {name}.").format(name=quote(name)))
    return found


def items(found: Any, least: int, most: int) -> list[Any]:
    """Return a list of a length that can be.

    Raises: Damaged.
    """
    if not isinstance(found, list):
        raise DamagedText(_("The file has {found} where a list belongs.").format(found=quote(found)))
    if not least <= len(found) <= most:
        sentence = _("The file has a list of {n}; it may have {least} to {most}.")
        raise DamagedText(sentence.format(n=len(found), least=least, most=most))
    return found


def pair_of(found: Any) -> tuple[Any, Any]:
    """Return the two items of a list.

    Raises: Damaged.
    """
    one, two = items(found, 2, 2)
    return one, two


def integer(found: Any, least: int, most: int) -> int:
    """Return a whole number in a range.

    Raises: Damaged quoting it.
    """
    if not isinstance(found, int) or isinstance(found, bool) or not least <= found <= most:
        sentence = _("The file has {found} where a number from {least} to {most} belongs.")
        raise DamagedText(sentence.format(found=quote(found), least=least, most=most))
    return found


def flag(found: Any) -> bool:
    """Return yes or no.

    Raises: Damaged quoting it.
    """
    if not isinstance(found, bool):
        raise DamagedText(_("The file has {found} where yes or no belongs.").format(found=quote(found)))
    return found


def text(found: Any, pattern: str = r"[\s\S]{0,100}") -> str:
    """Return a text of a shape.

    Raises: Damaged quoting it.
    """
    if not isinstance(found, str):
        raise DamagedText(_("The file has {found} where a text belongs.").format(found=quote(found)))
    if not re.fullmatch(pattern, found, re.ASCII):
        raise DamagedText(_("The file has a text that cannot stand there: {found}.").format(found=quote(found)))
    return found


def name(found: Any, limit: int) -> str:
    """Return a name that people gave, or "".

    Raises: Damaged or InvalidNotation quoting what is none.
    """
    return check_name(text(found), limit) if found != "" else ""


def typed_number(typed: str, most: int) -> int:
    """Return a number that somebody has typed in; nothing is 0.

    Raises: InvalidNotation quoting what is none.
    """
    plain = typed.strip()
    if plain and not (plain.isascii() and plain.isdecimal() and len(plain) < 7 and int(plain) <= most):
        raise InvalidNotation(_("{text} is not a number from 0 to {most}.").format(text=quote(plain), most=most))
    return int(plain or "0")
