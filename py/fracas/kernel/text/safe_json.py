"""Reading foreign text safely: size first, then depth, then parse, and only plain data comes out.

Deeply nested brackets can end an interpreter for good, and Python's own JSON reader takes NaN, repeated keys and
numbers of any length in silence. None of that passes here.
"""

import json
from collections import Counter
from typing import Any

from fracas.kernel.errors import DamagedText, quote
from fracas.kernel.text.bracket_depth import depth_in_slices
from fracas.kernel.work import Work, run_to_end
from fracas.locale import _

FILE_LIMIT = 2_000_000  # characters of a file
DEPTH_LIMIT = 64  # nested brackets
DIGIT_LIMIT = 15  # of a number


def read_json(text: str, limit: int = FILE_LIMIT) -> Any:
    """Parse JSON that somebody else may have written.

    Args:    limit - most characters that are looked at.
    Returns: dicts, lists, strings, ints, bools and None.
    Raises:  Damaged in one sentence.
    """
    return run_to_end(read_json_in_slices(text, limit))


def read_json_in_slices(text: str, limit: int = FILE_LIMIT, *, has_fractions: bool = False) -> Work[Any]:
    """Parse JSON in slices, giving after each how much is done; see `read_json`.

    Args: has_fractions - whether numbers that are not whole may stand in it; they count as nothing.
    """
    if len(text) > limit:
        sentence = _("The file is too large: {size} characters, at most {limit}.")
        raise DamagedText(sentence.format(size=len(text), limit=limit))
    for place, deepest in depth_in_slices(text):
        if deepest > DEPTH_LIMIT:
            raise DamagedText(_("The file is nested too deeply, more than {limit} brackets.").format(limit=DEPTH_LIMIT))
        yield place / max(len(text), 1)
    try:
        return json.loads(
            text, parse_int=_whole, parse_float=_nothing if has_fractions else _refused, parse_constant=_refused,
            object_pairs_hook=_unique,
        )
    except json.JSONDecodeError as error:
        found = quote(text[error.pos : error.pos + 20]) if error.pos < len(text) else _("the end")
        sentence = _("The file cannot be read at character {n}: {found}.")
        raise DamagedText(sentence.format(n=error.pos, found=found)) from None


def _whole(digits: str) -> int:
    if len(digits) > DIGIT_LIMIT:
        raise DamagedText(_("The file holds a number that is too long: {number}.").format(number=quote(digits)))
    return int(digits)


def _nothing(_number: str) -> None:
    return None


def _refused(number: str) -> Any:
    raise DamagedText(_("The file holds a number that is not whole: {number}.").format(number=quote(number)))


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        times = Counter(key for key, _value in pairs)
        twice = next(key for key in times if times[key] > 1)
        raise DamagedText(_("The file says {key} twice.").format(key=quote(twice)))
    return found
