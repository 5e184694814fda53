"""Damaging texts: cut, flipped, spliced, repeated, made huge or deep, sprinkled with hostile characters. Seeded."""

from time import process_time

from fracas.kernel.errors import AmbiguousAction, DamagedText, Desync, IllegalAction, InvalidNotation

REFUSALS = (AmbiguousAction, DamagedText, Desync, IllegalAction, InvalidNotation)
MOST_SECONDS = 0.25  # of processor time
LONGEST_MESSAGE = 2_000  # it may quote a position
HOSTILE = (
    "\x00", "\x1b[2J", "\r", "\n", "\u202e", "\u2028", "\ufeff", "\ud800", "٣", "²", "Ⅷ", "é", "🏈", "<script>",
    "&amp;", "'; --", "../../etc/passwd", "%s%n", "{0}", "{player}", "\\", '"', "-1", "1e9", "NaN", "0x10", "1_000",
    "9" * 30, "(" * 40, "[" * 40, "{" * 40, "٠١٢", "none", "None", "True",
)


def damaged(text, other, random):
    """Return a damaged text.

    Args: other - a second text of the same kind, to splice with.
    """
    for _ in range(1 + int(random() * 3)):
        text = DAMAGES[int(random() * len(DAMAGES))](text, other, random)
    return text


def _at(text, random):
    return int(random() * (len(text) + 1))


def _cut(text, other, random):
    a, b = sorted((_at(text, random), _at(text, random)))
    return text[a:b] if random() < 0.5 else text[:a] + text[b:]


def _flip(text, other, random):
    at = _at(text, random)
    return text[:at] + chr(32 + int(random() * 95)) + text[at + 1 :]


def _splice(text, other, random):
    return text[: _at(text, random)] + other[_at(other, random) :]


def _swap(text, other, random):
    parts = text.split(".") if "." in text else text.split()
    a, b = int(random() * len(parts)), int(random() * len(parts))
    if parts:
        parts[a], parts[b] = parts[b], parts[a]
    return ("." if "." in text else " ").join(parts)


def _hostile(text, other, random):
    at = _at(text, random)
    return text[:at] + HOSTILE[int(random() * len(HOSTILE))] + text[at:]


def _digit(text, other, random):
    digits = [i for i, c in enumerate(text) if c.isdigit()]
    if not digits:
        return text
    at = digits[int(random() * len(digits))]
    return text[:at] + ("", "0", "9", "99", "999999")[int(random() * 5)] + text[at + 1 :]


def _huge(text, other, random):
    if random() < 0.9:
        return text
    return text * int(2 + random() * 300) if len(text) < 4000 else text * 3


def _case(text, other, random):
    return text.swapcase() if random() < 0.3 else text


DAMAGES = (_cut, _flip, _flip, _splice, _swap, _hostile, _digit, _digit, _huge, _case)


def refused(read, text):
    """Read a damaged text; only a refusal in one line may come of it, and soon.

    Returns: True if it was refused.
    """
    started = process_time()
    try:
        read(text)
        was_refused = False
    except REFUSALS as error:
        message = str(error)
        assert message and "\n" not in message and message.isprintable() and len(message) <= LONGEST_MESSAGE, message
        was_refused = True
    except BaseException as error:
        error.add_note(f"for the text {text[:3000]!r}")
        raise
    if process_time() - started >= MOST_SECONDS:  # the text, or something else that went on here just then?
        assert min(_seconds(read, text) for _ in range(5)) < MOST_SECONDS, f"it takes too long: {text[:3000]!r}"
    return was_refused


def _seconds(read, text):
    started = process_time()
    try:
        read(text)
    except REFUSALS:
        pass
    return process_time() - started
