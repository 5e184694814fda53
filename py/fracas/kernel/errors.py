"""Errors a caller can cause, each one sentence that quotes what was wrong. All are `ValueError`."""

QUOTE_LIMIT = 60  # characters of foreign text quoted in a message


def quote(text: object) -> str:
    """Quote foreign text for a message: shortened, on one line, without control characters.

    Args:    text - anything; its `str` is quoted.
    Returns: at most `QUOTE_LIMIT` characters between typographic quotes.
    """
    plain = "".join(c if c.isprintable() else "?" for c in str(text)[: QUOTE_LIMIT + 1])
    if len(plain) > QUOTE_LIMIT:
        plain = plain[: QUOTE_LIMIT - 1] + "…"
    return f"“{plain}”"


class InvalidNotation(ValueError):
    """A text is not in the notation it claims to be in."""


class IllegalAction(ValueError):
    """An action is well written, but the rules do not allow it in this position.

    Args: sentence - the reason first, then what was wanted and where.
          reason - the reason alone, a sentence; "" = the sentence says no more than that.
    """

    def __init__(self, sentence: str, reason: str = "") -> None:
        super().__init__(sentence)
        self.reason = reason or sentence


class AmbiguousAction(ValueError):
    """A text fits more than one legal action."""


class Desync(ValueError):
    """A recorded answer does not fit the request that the rules make at that point."""


class DamagedText(ValueError):
    """A stored text is cut, altered, too large or too deep."""


class Pending(BaseException):
    """Stops a rule where an answer is missing; only the kernel catches it.

    It is no `Exception`, so that nothing else can swallow it by accident.
    """

    def __init__(self, request: object) -> None:
        super().__init__()
        self.request = request
