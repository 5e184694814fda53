"""The puzzle of a day: the same for a date everywhere, the week from easy to hard, and the streak."""

import datetime
from collections import Counter
from itertools import pairwise

import pytest

import fracas
from fracas.faces import puzzle_aims_of
from fracas.kernel.errors import DamagedText
from fracas.puzzles import puzzle_days
from fracas.puzzles.mined_puzzle import (
    LEAST_CHOICES,
    LEAST_LEAD,
    REGULAR,
    choices_in,
    mined_puzzles,
    read_mined,
    write_mined,
)
from fracas.puzzles.puzzle_days import date_of, day_number, latest_day_of, puzzle_of_day, streak, weekday_of

WEEKS = 53  # of a year at most
FIRST = datetime.date(2026, 1, 1)


@pytest.mark.parametrize("around", [1, 333, -730_000, 2_900_000])
def test_days_are_numbered_as_in_the_calendar(around):
    for number in range(around, around + 800):
        day = FIRST + datetime.timedelta(number - 1)
        assert (date_of(number), day_number(day.isoformat()), weekday_of(number)) == (
            day.isoformat(), number, day.weekday())


@pytest.mark.parametrize("text", ["", "today", "2026-02-30", "2026-13-01", "2026-1-1", "0000-00-00", "2026-11-29 "])
def test_what_is_no_date_has_no_number(text):
    assert day_number(text) is None


def test_a_date_far_away_has_a_puzzle_too():
    assert all(puzzle_of_day(day_number(date)) is not None for date in ("0001-01-01", "1969-12-31", "9999-12-31"))


def test_a_puzzle_comes_back_only_after_all_others_of_its_weekday():
    for weekday in range(7):
        days = [day for day in range(300, 300 + 7 * 400) if weekday_of(day) == weekday]
        keys = [(found.puzzle.game, found.puzzle.key) for found in map(puzzle_of_day, days)]
        again = keys.index(keys[0], 1)
        assert len(set(keys[:again])) == again >= WEEKS


def test_the_week_goes_from_easy_to_hard():
    week = [[puzzle_of_day(day).shares[REGULAR] for day in range(1, 400) if weekday_of(day) == weekday]
            for weekday in range(7)]
    assert min(week[0]) >= 70 and max(week[-1]) <= 30
    means = [sum(shares) / len(shares) for shares in week]
    assert means == sorted(means, reverse=True) and means[0] > 85 and means[-1] < 10


def test_no_day_of_the_week_is_a_day_of_one_game():
    for weekday in range(7):
        games = Counter(each.puzzle.game for each in puzzle_days._parts()[weekday])
        assert len(games) >= 4 and max(games.values()) <= .5 * sum(games.values()), games


def test_no_game_stays_away_for_long():
    """Each comes on its weekdays as evenly as its puzzles allow; Street Brawl has 33 for a whole year."""
    last, longest = {}, Counter()
    for day in range(1, 366):
        game = puzzle_of_day(day).puzzle.game
        longest[game] = max(longest[game], day - last.get(game, day))
        last[game] = day
    assert set(longest) == set(fracas.KEYS) and max(longest.values()) <= 31, longest
    for weekday in range(7):
        part = [each.puzzle.game for each in puzzle_days._parts()[weekday]]
        for game, count in Counter(part).items():
            weeks = [week for week, each in enumerate(part) if each == game]
            gaps = [b - a for a, b in pairwise(weeks)]
            assert max(gaps, default=0) <= 2 * len(part) / count + 1, (weekday, game, gaps)


def test_the_day_of_a_puzzle_is_found():
    assert latest_day_of(puzzle_of_day(333).puzzle, 333) == 333
    assert latest_day_of(puzzle_of_day(330).puzzle, 333) == 330


@pytest.mark.parametrize(("played", "today", "count"), [
    ((), 9, 0), ((9,), 9, 1), ((8,), 9, 1), ((9, 8, 7), 9, 3), ((9, 6), 9, 2), ((9, 5), 9, 1), ((6,), 9, 1),
    ((5,), 9, 0), ((12, 9), 9, 1), ((8, 5, 2), 10, 3),
])
def test_a_streak_survives_two_days_in_a_row_and_no_more(played, today, count):
    assert streak(played, today) == count


@pytest.mark.parametrize("key", fracas.KEYS)
def test_mined_puzzles_lead_by_five_points_with_two_actions(key):
    found, rules, aims = mined_puzzles(key), fracas.ruleset(key), puzzle_aims_of(key)
    assert len({each.puzzle.position for each in found}) == len(found)
    for each in found:
        state = rules.parse_position(each.puzzle.position)
        assert choices_in(rules.parse_action(state, text) for text in each.puzzle.line) >= LEAST_CHOICES
        assert each.puzzle.aim in aims
        assert each.puzzle.game == key and LEAST_LEAD <= each.puzzle.chance < 1
    if found:
        state = rules.parse_position(found[0].puzzle.position)
        assert rules.is_legal(state, rules.parse_action(state, found[0].puzzle.line[0]))
    assert without_keys(read_mined(write_mined(found))) == without_keys(found)


def without_keys(found):
    """List mined puzzles without their keys."""
    return [each._replace(puzzle=each.puzzle._replace(key="")) for each in found]


def test_an_empty_line_keeps_the_keys_of_the_puzzles_behind_it():
    one, other, third, *_ = mined_puzzles("elfball")
    text = write_mined((one, other, third)).splitlines()
    assert [each.puzzle.key for each in read_mined("\n".join((text[0], "", text[2])))] == ["maa", "mac"]


def test_declarations_and_ends_are_found_alone():
    assert choices_in((("declare", 1, 2), ("step", 1, 3), ("block", 1, 4), ("stop",))) == 2
    assert choices_in((("stand", 1), ("tackle", 1, 4), ("end", 1))) == 1


def test_a_damaged_line_of_the_mine_is_quoted():
    with pytest.raises(DamagedText, match="elfball"):
        list(read_mined("elfball.1\tgoal\n"))


def test_without_the_mine_there_is_no_puzzle(monkeypatch):
    monkeypatch.setattr(puzzle_days, "mined_puzzles", lambda key: ())
    assert puzzle_of_day(333) is None
