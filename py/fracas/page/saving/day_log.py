"""The log of daily puzzles: a line a day, with one's own score and that of the best line.

Lines that this version cannot read, a newer one may: they are kept as they are.
"""

import re
from typing import NamedTuple

from fracas.page.saving.storage import Facts, Shelf, Store, StoreBlocked

KIND, ID = "days", "all"  # of the save
MOST = 4_000  # lines, ten years
_LINE = re.compile(r"(-?\d{1,7}) (\d{1,3}) (\d{1,3}) ([01])")


class DayScore(NamedTuple):
    """The score of a daily puzzle, in percent."""

    day: int
    score: int
    best: int  # of the best line known; less than the score if a better one was found
    is_timely: bool  # whether it was played on its day


def load(store: Store) -> dict[int, DayScore]:
    """Return the scores by day."""
    matches = (_LINE.fullmatch(line) for line in _lines(store))
    found = (DayScore(int(each[1]), int(each[2]), int(each[3]), each[4] == "1") for each in matches if each)
    return {each.day: each for each in found}


def record(store: Store, score: DayScore) -> bool:
    """Keep a score unless the day has a better one; return whether that was possible."""
    known = load(store)
    before = known.get(score.day)
    if before is not None:
        score = score._replace(score=max(score.score, before.score), is_timely=score.is_timely or before.is_timely)
    known[score.day] = score
    strange = [line for line in _lines(store) if not _LINE.fullmatch(line)]
    lines = [*strange, *(f"{each.day} {each.score} {each.best} {each.is_timely:d}" for each in known.values())]
    return Shelf(store, KIND).save(ID, Facts(), "\n".join(lines[-MOST:])).ok


def _lines(store: Store) -> list[str]:
    try:
        save = Shelf(store, KIND).load(ID).save
    except StoreBlocked:
        return []
    return save.record.splitlines()[:MOST] if save is not None else []
