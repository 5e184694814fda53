"""The puzzle of each day: the same for everybody on the same date, easy on Mondays, hard on Sundays.

Days are numbered from the first of January 2026, which is 1; there is a puzzle for every number, however far away. The
mined puzzles are parted by difficulty among the days of the week, so that none is a day of one game, and each part is
gone through in a fixed order.
"""

import re
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from datetime import date
from functools import lru_cache

from fracas.games import KEYS
from fracas.kernel.text.short_checksum import checksum_letters
from fracas.puzzles.mined_puzzle import LETTERS, REGULAR, MinedPuzzle, mined_puzzles
from fracas.puzzles.puzzle import Puzzle

WEEK, YEAR = 7, 366
SUNDAYS = 53  # of a year: hard puzzles are few, so that no more of them are kept for Sundays
MOST_OF_A_GAME = .46  # of the puzzles of a weekday
WEEKLY = 8  # challenges of each game that take turns as that of the week
FORGIVEN = 2  # days in a row that a streak survives without a puzzle
_BEFORE = date(2026, 1, 1).toordinal() - 1  # days of the calendar before the first one
_DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")  # the one form of a date that addresses have


def day_number(text: str) -> int | None:
    """Return the number of a date such as 2026-11-29, None for what is none."""
    try:
        return date.fromisoformat(text).toordinal() - _BEFORE if _DATE.fullmatch(text) else None
    except ValueError:
        return None


def date_of(number: int) -> str:
    """Return the date of a day."""
    return date.fromordinal(number + _BEFORE).isoformat()


def days_before(number: int, count: int) -> Iterator[int]:
    """Yield the days before a day, the nearest first, as far as the calendar goes."""
    yield from range(number - 1, max(number - 1 - count, -_BEFORE), -1)


def weekday_of(number: int) -> int:
    """Return the day of the week, 0 = Monday."""
    return (number + _BEFORE - 1) % WEEK


def puzzle_of_day(number: int) -> MinedPuzzle | None:
    """Return the puzzle of a day, None where no mined puzzles are here."""
    part = _parts()[weekday_of(number)] if any(map(mined_puzzles, KEYS)) else ()
    return part[week_of(number) % len(part)] if part else None


def week_of(number: int) -> int:
    """Return the number of the week of a day; weeks begin on Mondays."""
    return (number + _BEFORE - 1) // WEEK


def challenge_of_week(number: int) -> tuple[int, str, str]:
    """Return the week of a day, with the game and the key of its challenge."""
    week = week_of(number)
    return week, KEYS[week % len(KEYS)], f"vsa{LETTERS[week // len(KEYS) % WEEKLY]}"


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
    left = sorted((each for key in KEYS for each in mined_puzzles(key)),
                  key=lambda each: (each.shares[REGULAR], each.ease, each.puzzle.position))
    others, parts = (len(left) - SUNDAYS) // (WEEK - 1), list[tuple[MinedPuzzle, ...]]()
    for day, size in enumerate((SUNDAYS, *[others] * (WEEK - 1))):
        part = _hardest(left, size, int(size * MOST_OF_A_GAME), WEEK - 1 - day)
        left = [each for each in left if each not in part]
        parts.insert(0, _spread(part, WEEK - 1 - day))
    return tuple(parts)


def _spread(part: Sequence[MinedPuzzle], weekday: int) -> tuple[MinedPuzzle, ...]:
    """Return the puzzles of a day of the week by weeks, those of each game evenly over the year."""
    counts, met = Counter(each.puzzle.game for each in part), Counter[str]()
    places = list[tuple[float, MinedPuzzle]]()
    for each in sorted(part, key=lambda each: checksum_letters(each.puzzle.position)):
        game = each.puzzle.game
        places.append(((met[game] + (weekday + .5) / WEEK) / counts[game], each))
        met[game] += 1
    return tuple(each for _place, each in sorted(places, key=lambda place: place[0]))


def _hardest(left: Sequence[MinedPuzzle], size: int, most: int, later: int) -> list[MinedPuzzle]:
    """Return the first puzzles with no game more often than some, or just the first where those are too few.

    Args: later - parts that follow: of each game they get no more than as often.
    """
    due = Counter({game: count - most * later for game, count in Counter(each.puzzle.game for each in left).items()})
    room = size - sum(max(0, count) for count in due.values())
    counts, found = Counter[str](), list[MinedPuzzle]()
    for each in left:
        game = each.puzzle.game
        is_due = counts[game] < due[game]
        if is_due or (room and counts[game] < most):
            room -= not is_due
            counts[game] += 1
            found.append(each)
    return found if len(found) == size else list(left[:size])


def streak(played: Collection[int], today: int) -> int:
    """Count the puzzles in a row up to a day.

    Days to come do not count, and a few may be missing in between.
    """
    count, missed, day = 0, 0, today
    while missed <= FORGIVEN:
        if day in played:
            count, missed = count + 1, 0
        elif day != today:  # which is not over
            missed += 1
        day -= 1
    return count
