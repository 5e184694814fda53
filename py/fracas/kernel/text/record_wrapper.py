"""Text as mail, chat and blogs wrap it: quoted with `>`, in a code fence, with typographic quotation marks."""

import re

_HEADER = re.compile(r"\[[A-Z][A-Za-z]{0,30} ")
_QUOTED = re.compile(r"[ \t]*(?:[>|][ \t]?)+")
_FENCE = re.compile(r"\s*(?:`{3,}|~{3,})")
_MARKS = "\u201c\u201d\u201e\u201f\u00ab\u00bb\u2033"  # what stands for a quotation mark
_SPACES = "\u00a0\u202f"  # which French puts inside
_ENDS = "\ufeff \r\n\t"


def unwrap_record(text: str) -> str:
    """Return a record without what was put round it; any other text as it is.

    Only what begins with a header line once it is unwrapped is changed, and of that only what no record holds.
    """
    plain = text.strip(_ENDS)
    head = plain.partition("\n")[0].strip()
    if _HEADER.match(head) and _with_straight_marks(head) == head:
        return plain if plain != text.strip() else text
    lines = plain.splitlines()
    if sum(_QUOTED.match(line) is not None for line in lines) > len(lines) // 2:
        lines = [_QUOTED.sub("", line, count=1) for line in lines]
    first = next((n for n, line in enumerate(lines) if _HEADER.match(line.strip())), None)
    if first is None or any(line.strip() and not _FENCE.match(line) for line in lines[:first][-1:]):
        return text
    last = next((n for n in range(first, len(lines)) if _FENCE.match(lines[n])), len(lines))
    return "\n".join(map(_with_straight_marks, lines[first:last])) + "\n"


def _with_straight_marks(line: str) -> str:
    """Return a header line with plain quotation marks, any other line as it is."""
    line = line.strip()
    name, _space, value = line[1:-1].partition(" ")
    is_marked = len(value) > 1 and value[0] in _MARKS and value[-1] in _MARKS
    if not (is_marked and line.endswith("]") and _HEADER.match(line)):
        return line
    return f'[{name} "{value[1:-1].strip(_SPACES)}"]'
