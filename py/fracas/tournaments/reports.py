"""The report of a table: round, table and score in six letters, or in the words of an address.

Six letters hold 30 bits: round, table, points and casualties of both sides, and a check against the tournament, so that
letters of another tournament or misheard ones are hardly ever taken.
"""

import re
from typing import NamedTuple

from fracas.kernel.errors import InvalidNotation, quote
from fracas.kernel.text.short_checksum import LENGTH, LETTERS, checksum_letters
from fracas.locale import _
from fracas.tournaments.changes import check_score
from fracas.tournaments.model import TableScore

SIZES = (16, 64, 16, 16, 8, 8)  # of round, table, points and casualties of both sides
CHECK = (1 << 5 * LENGTH) // (16 * 64 * 16 * 16 * 8 * 8)
_WORD = re.compile(r"(\d{1,2})\.(\d{1,2})\.(\d{1,2})-(\d{1,2})\.(\d{1,2})-(\d{1,2})\.([A-Z2-9]{2})")


class TableReport(NamedTuple):
    """What a table reports."""

    round: int  # 1 for the first
    table: int  # 0 for the first
    score: TableScore


def write_letters(key: str, report: TableReport) -> str:
    """Return a report in six letters, "" if its numbers are too large for them: the address holds any.

    Args: key - letters of the tournament.
    """
    digits = (report.round, report.table, *report.score.points, *report.score.casualties)
    if any(digit >= size for digit, size in zip(digits, SIZES, strict=True)):
        return ""
    whole = _check(key, digits)
    for digit, size in zip(digits, SIZES, strict=True):
        whole = whole * size + digit
    letters = ""
    for _place in range(LENGTH):
        whole, place = divmod(whole, len(LETTERS))
        letters += LETTERS[place]
    return letters


def read_letters(key: str, typed: str) -> TableReport:
    """Read six letters.

    Raises: InvalidNotation in a sentence.
    """
    plain = "".join(typed.upper().replace("-", "").split())
    if len(plain) != LENGTH or any(letter not in LETTERS for letter in plain):
        raise InvalidNotation(_("{text} is no result: it has six letters, without I, O, 0 and 1.").format(
            text=quote(typed)))
    whole = 0
    for letter in reversed(plain):
        whole = whole * len(LETTERS) + LETTERS.index(letter)
    digits = []
    for size in reversed(SIZES):
        whole, digit = divmod(whole, size)
        digits.append(digit)
    digits.reverse()
    number, table, home, away, hurt, harmed = digits
    if whole != _check(key, tuple(digits)) or not number:
        raise InvalidNotation(_("{text} is mistyped, or the result of another tournament.").format(text=quote(typed)))
    return TableReport(number, table, TableScore((home, away), (hurt, harmed)))


def write_word(key: str, report: TableReport) -> str:
    """Return a report as the last word of an address."""
    (home, away), (hurt, harmed) = report.score.points, report.score.casualties
    plain = f"{report.round}.{report.table + 1}.{home}-{away}.{hurt}-{harmed}"
    return f"{plain}.{checksum_letters(f'{key} {plain}')[:2]}"


def read_word(key: str, word: str) -> TableReport:
    """Read the last word of an address.

    Raises: InvalidNotation in a sentence.
    """
    found = _WORD.fullmatch(word)
    if found is None or checksum_letters(f"{key} {word[:-3]}")[:2] != found[7] or found[2] == "0":
        raise InvalidNotation(_("This link to a result is cut, or of another tournament."))
    number, table, home, away, hurt, harmed = (int(found[n]) for n in range(1, 7))
    score = TableScore((home, away), (hurt, harmed))
    check_score(score)
    return TableReport(number, table - 1, score)


def _check(key: str, digits: tuple[int, ...]) -> int:
    letters = checksum_letters(f"{key} {digits}")
    return (LETTERS.index(letters[0]) * len(LETTERS) + LETTERS.index(letters[1])) % CHECK
