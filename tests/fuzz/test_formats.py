"""Damaged texts of every format: refused in one line, or read, written again and read as the same. A fixed sample.

`make soak` tries a million of them.
"""

import os
from collections import Counter

import pytest

from fracas.page.saving import storage
from tests.fuzz import saves
from tests.fuzz.hostile import FORMATS, SHORT, texts_of
from tests.fuzz.judging import fault_in, judged, tried

TIMES = int(os.environ.get("FRACAS_HOSTILE", "8"))  # of each format
SAVES = 400


@pytest.mark.parametrize("name", SHORT)
def test_a_damaged_text_is_refused_in_one_line_or_read_and_written_again(name):
    found = tried(name, "sample", TIMES)
    assert not found.faults, "\n".join(map(str, found.faults))
    assert sum(found.counts.values()) == TIMES


def test_a_long_word_is_no_team_soon():
    """It was compared with the name of each list, all its letters anew each time."""
    assert fault_in("a code of a team", "exiles-The-Pit.zo_" + "9" * 300_000, Counter()) is None


def test_damaged_saves_load_as_the_newest_that_was_left_alone():
    counts = saves.damaged_saves("sample", SAVES)
    assert min(counts[kind] for kind in ("newer", "older", "as forged", "refused")) > SAVES // 20


def test_a_save_that_is_loaded_although_it_was_damaged_is_found(monkeypatch):
    monkeypatch.setattr(storage, "_checksum", lambda head, body: "0" * 16)
    monkeypatch.setattr(saves, "summed", lambda text: "")
    saves.pairs.cache_clear()
    with pytest.raises(AssertionError):
        saves.damaged_saves("sample", SAVES)
    saves.pairs.cache_clear()


@pytest.mark.parametrize("wrong", [
    lambda text: int(text), lambda text: {}["x"], lambda text: [1][5], lambda text: "a" + text.attribute])
def test_a_reader_that_breaks_is_found(wrong):
    form = FORMATS["settings"]
    with pytest.raises((ValueError, LookupError, AttributeError)):
        judged(form._replace(read=wrong), "theme=dark")


def test_a_reader_that_takes_what_it_writes_as_something_else_is_found():
    form = FORMATS["a puzzle"]
    text = texts_of("a puzzle")[0]
    assert judged(form, text) == "taken"
    with pytest.raises(AssertionError, match="another"):
        judged(form._replace(again=lambda found: form.again(found) + "hint more\n"), text)
