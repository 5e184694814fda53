"""The puzzle of each day: the same for everybody on the same date, easy on Mondays, hard on Sundays.

Days are numbered from the first of January 2026, which is 1; there is a puzzle for every number, however far away. The
mined puzzles are parted by difficulty among the days of the week, and each part is gone through in a fixed order.
"""

import re
from collections.abc import Collection
from functools import lru_cache

from fracas.games import KEYS
from fracas.kernel.short_checksum import checksum_letters
from fracas.puzzles.mined_puzzle import REGULAR, MinedPuzzle, mined_puzzles
from fracas.puzzles.puzzle import Puzzle

WEEK, YEAR = 7, 366
FIRST_WEEKDAY = 3  # of day 1, a Thursday; 0 = Monday
FORGIVEN = 2  # days in a row that a streak survives without a puzzle
_DATE = re.compile(r"([0-9]{4})-([0-9]{2})-([0-9]{2})")
_OF_400_YEARS, _OF_AN_ERA = 400, 146_097  # after so many days the calendar repeats itself


def day_number(date: str) -> int | None:
    """Return the number of a date such as 2026-11-29, None for what is none."""
    match = _DATE.fullmatch(date)
    if match is None:
        return None
    number = _days_before(*map(int, match.groups())) - _days_before(2026, 1, 1) + 1
    return number if date_of(number) == date else None


def date_of(number: int) -> str:
    """Return the date of a day."""
    days = number - 1 + _days_before(2026, 1, 1)
    year = days * _OF_400_YEARS // _OF_AN_ERA + 1
    while _days_before(year, 3, 1) > days:
        year -= 1
    month, at = 3, year
    while _days_before(*_month_after(at, month), 1) <= days:
        at, month = _month_after(at, month)
    return f"{at:04}-{month:02}-{days - _days_before(at, month, 1) + 1:02}"


def _month_after(year: int, month: int) -> tuple[int, int]:
    return (year + 1, 1) if month == 12 else (year, month + 1)


def _days_before(year: int, month: int, day: int) -> int:
    """Count the days before a date, since the first of March of the year 0; years begin in March here."""
    shifted, year = (month + 9) % 12, year - (month < 3)
    return 365 * year + year // 4 - year // 100 + year // 400 + (153 * shifted + 2) // 5 + day - 1


def weekday_of(number: int) -> int:
    """Return the day of the week, 0 = Monday."""
    return (number - 1 + FIRST_WEEKDAY) % WEEK


def puzzle_of_day(number: int) -> MinedPuzzle | None:
    """Return the puzzle of a day, None where no mined puzzles are here."""
    part = _parts()[weekday_of(number)] if any(map(mined_puzzles, KEYS)) else ()
    return part[(number - 1 + FIRST_WEEKDAY) // WEEK % len(part)] if part else None


def latest_day_of(puzzle: Puzzle, today: int) -> int | None:
    """Return the last day of a puzzle up to today, None if there was none in a year."""
    for day in range(today, today - YEAR, -1):
        mined = puzzle_of_day(day)
        if mined is not None and mined.puzzle == puzzle:
            return day
    return None


@lru_cache(maxsize=1)
def _parts() -> tuple[tuple[MinedPuzzle, ...], ...]:
    """Return the mined puzzles of each day of the week, in the order of the weeks."""
    every = sorted((each for key in KEYS for each in mined_puzzles(key)),
                   key=lambda each: (-each.shares[REGULAR], -each.ease, each.puzzle.position))
    size = len(every) // WEEK
    return tuple(tuple(sorted(every[size * day:size * (day + 1)], key=lambda each: checksum_letters(
        each.puzzle.position))) for day in range(WEEK))


def streak(played: Collection[int], today: int) -> int:
    """Count the puzzles in a row up to a day.

    Days to come do not count, and a few may be missing in between."""
    count, missed, day = 0, 0, today
    while missed <= FORGIVEN:
        if day in played:
            count, missed = count + 1, 0
        elif day != today:  # which is not over
            missed += 1
        day -= 1
    return count
