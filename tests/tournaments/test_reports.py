"""Reports of a table: six letters and links say the same, and what is misheard is refused."""

from random import Random

import pytest

from fracas.kernel.text.short_checksum import LETTERS
from fracas.tournaments.model import TableScore
from fracas.tournaments.reports import TableReport, read_letters, read_word, write_letters, write_word

KEY = "ABCDEF"


def reports(count):
    random = Random("reports")
    for _time in range(count):
        yield TableReport(random.randint(1, 15), random.randint(0, 63), TableScore(
            (random.randint(0, 15), random.randint(0, 15)), (random.randint(0, 7), random.randint(0, 7))))


def test_letters_and_words_read_back():
    for report in reports(2000):
        letters, word = write_letters(KEY, report), write_word(KEY, report)
        assert len(letters) == 6 and read_letters(KEY, letters.lower()) == report == read_word(KEY, word)
        assert len(word) <= 24


def test_numbers_too_large_for_letters_still_fit_a_link():
    report = TableReport(1, 0, TableScore((16, 0)))
    assert write_letters(KEY, report) == "" and read_word(KEY, write_word(KEY, report)) == report


def test_misheard_letters_and_those_of_another_tournament_are_refused_but_for_one_in_fifty():
    taken = tried = 0
    for report in reports(300):
        letters = write_letters(KEY, report)
        for place in range(6):
            for other in LETTERS[::5]:
                wrong = letters[:place] + other + letters[place + 1:]
                if wrong != letters:
                    tried += 1
                    taken += is_taken(KEY, wrong)
        tried += 1
        taken += is_taken("GHJKLM", letters)
    print(f"{taken} of {tried} wrong codes taken")
    assert taken < tried / 50


def is_taken(key, letters):
    try:
        read_letters(key, letters)
    except ValueError:
        return False
    return True


@pytest.mark.parametrize("word", ["", "1.0.1-1.0-0.AA", "1.1.1-1.0-0", "x", "1.1.1-1.0-0.AA", "9" * 80])
def test_a_link_that_is_cut_or_altered_is_refused(word):
    with pytest.raises(ValueError, match=r"^[^\n]+$"):
        read_word(KEY, word)
