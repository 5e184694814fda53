"""Matches go out as files and come in again; damaged files are refused in one sentence and change nothing."""

from __future__ import annotations

import json
import os
import random

import pytest

import fracas
from fracas.kernel.errors import DamagedText
from fracas.page import match_facts
from fracas.page.saving import backup
from fracas.page.saving.storage import TOO_LARGE, Facts, Memory, Shelf, StoreFull
from fracas.page.screens.storage import OLD
from tests.page.coach import Coach
from tests.page.headless import Page

CASES = int(os.environ.get("FRACAS_FUZZ", "2000"))


def played(seed: str, actions: int = 3) -> str:
    """Return the record of a match that has begun."""
    game = fracas.new("elfball", seed)
    for _number in range(actions):
        if game.pending is not None:
            game.answer(game.pending.options[0])
        else:
            game.apply(game.legal_actions()[0])
    return game.record


def shelf(**records: str) -> Shelf:
    found = Shelf(Memory())
    for match, record in records.items():
        found.save(match, Facts("elfball", match, "", 5), record)
    return found


def taken(shelf: Shelf, text: str) -> backup.ImportSummary:
    """Look through a file."""
    work = backup.verify(backup.read(text).matches, match_facts.describe, 7)
    while True:
        try:
            next(work)
        except StopIteration as done:
            return backup.summarize(shelf, done.value)


def test_everything_goes_out_and_comes_in_on_another_device():
    there = shelf(m1=played("a"), m2=played("b", 5))
    text = backup.export_all(there)
    here = shelf()
    summary = taken(here, text)
    assert [each.match for each in summary.new] == ["m1", "m2"] and not summary.replacing and not summary.same
    before, trouble = backup.import_saves(here, summary.new)
    assert trouble == "" and backup.export_all(here) == text
    for place in before:
        place.restore()
    assert here.ids() == []


def test_one_match_comes_in_as_its_record():
    record = played("a")
    summary = taken(shelf(), record)
    assert summary.new[0].save.record == record
    assert summary.new[0].save.facts.game == "elfball"


def test_what_is_here_already_is_told_from_what_would_be_replaced():
    here = shelf(m1=played("a"), m2=played("b"))
    summary = taken(here, backup.export_all(shelf(m1=played("a"), m2=played("b", 5), m3=played("c"))))
    assert [len(part) for part in summary[:2]] == [1, 1] and summary.same == 1
    before, _trouble = backup.import_saves(here, summary.replacing)
    assert here.load("m2").save.record == played("b", 5)
    for place in before:
        place.restore()
    assert here.load("m2").save.record == played("b")


def test_a_full_store_takes_nothing():
    class Full(Memory):
        def write(self, key, text):
            if ".m2." in key:
                raise StoreFull
            super().write(key, text)

    here = Shelf(Full())
    file = backup.export_all(shelf(m1=played("a"), m2=played("b")))
    before, trouble = backup.import_saves(here, taken(here, file).new)
    assert before == () and "full" in trouble
    assert here.ids() == []


MATCH = {"id": "m1", "record": "[x]"}


@pytest.mark.parametrize("text, said", [
    ("", "cannot be read"), ("{}", "“{}” does not begin"), ('{"fracas": 5, "matches": []}', "format “5”, made by"),
    ('{"fracas": 1}', "list of matches"), ('{"fracas": 1, "matches": [], "more": 1}', "list of matches"),
    ('{"fracas": 1, "matches": [5]}', "list of matches"), ('{"fracas": "1", "matches": []}', "format “1”"),
    (json.dumps({"fracas": 1, "matches": [{"id": "../x", "record": "r"}]}), "impossible name"),
    (json.dumps({"fracas": 1, "matches": [{"id": "m1", "record": "a\u202eb"}]}), "forbidden characters"),
    (json.dumps({"fracas": 1, "matches": [MATCH, {**MATCH, "id": "m2"}, MATCH]}), "match “m1” twice"),
    (json.dumps({"fracas": 1, "matches": [MATCH]}), "cannot be played"),
    ("[" * 7000, "cannot be played"), ('{"a":' * 7000, "nested"), ('{"fracas": NaN}', "not whole"),
    ('{"fracas": 1, "fracas": 1}', "twice"), ("x" * 2_000_001, "too large"),
])
def test_a_file_is_refused_in_one_sentence(text, said):
    with pytest.raises(DamagedText, match=said):
        taken(shelf(), text)


def test_any_damaged_file_is_refused_or_still_plays():
    rng = random.Random(3)
    texts = [backup.export_all(shelf(m1=played("a"), m2=played("b", 6))), played("c", 8)]
    for _case in range(CASES // 2):
        text, other = rng.sample(texts, 2)
        at = rng.randrange(len(text))
        hurt = [text[:at], text[:at] + chr(rng.randrange(1, 0x2100)) + text[at + 1:],
                text[:at] + other[rng.randrange(len(other)):], text[:at] + text[rng.randrange(len(text)):]]
        here = shelf(m1=played("z", 1))
        kept = dict(here.store.texts)
        try:
            taken(here, rng.choice(hurt))
        except DamagedText as error:
            assert "\n" not in str(error) and len(str(error)) < 600
        assert here.store.texts == kept


# -- the screen ----------------------------------------------------------------------------------------------


def screen(**records: str) -> Page:
    return Page(shelf(**records).store, "#/saved")


def test_the_screen_lists_matches_with_size_and_check():
    page = screen(m1=played("a"), m2=played("b"))
    shown = page.text("screen-saved")
    assert "2 matches" in shown and "intact" in shown and "Download a file to keep" in shown


def test_a_damaged_match_is_listed_with_one_sentence_and_can_be_deleted():
    page = screen(m1=played("a"))
    page.door.store.write("fracas.match.m1.a", "fracas 1 broken")
    page.shell.screen.draw()
    page.shell.send()
    assert "damaged beyond repair" in page.text("screen-saved")
    page.do("delete", "m1")
    assert "Nothing saved" in page.text("screen-saved")


def test_a_file_is_summed_up_before_it_changes_anything_and_can_be_undone():
    page = screen(m1=played("a"))
    page.do("take-file", backup.export_all(shelf(m1=played("a", 5), m2=played("b"))))
    page.door.run()
    shown = page.text("screen-saved")
    assert "1 new match" in shown and "that replaces one of yours:" in shown
    assert page.shell.shelf.ids() == ["m1"]
    page.do("take", "all")
    assert page.shell.shelf.load("m1").save.record == played("a", 5)
    page.do("restore")
    assert page.shell.shelf.ids() == ["m1"] and page.shell.shelf.load("m1").save.record == played("a")


@pytest.mark.parametrize("text", ["nonsense", TOO_LARGE, "[Game \"nothing\"]\n\n"])
def test_a_refused_file_says_why_and_that_nothing_changed(text):
    page = screen(m1=played("a"))
    kept = dict(page.door.store.texts)
    page.do("take-file", text)
    page.door.run()
    assert "Nothing was changed" in page.text("screen-saved")
    assert page.door.store.texts == kept


def test_an_old_file_is_reminded_of():
    page = screen(m1=played("a"))
    page.do("fetch-everything")
    assert page.door.downloads[-1][0] == "fracas.json"
    assert "Download a new one" not in page.text("screen-saved")
    page.door.wall_clock = lambda: 1_700_000_000_000 + OLD + 100 * 86_400_000
    page.shell.screen.draw()
    page.shell.send()
    assert "Download a new one" in page.text("screen-saved")


def test_a_played_match_survives_its_way_through_a_file():
    page = Page(address="#/new/elfball/two")
    page.do("start", "elfball")
    Coach(page, 4).play(30)
    record = page.model.game.record
    page.go("#/saved")
    page.do("fetch-everything")
    other = Page(address="#/saved")
    other.do("take-file", page.door.downloads[-1][1])
    other.door.run()
    other.do("take", "all")
    other.go(f"#/match/{other.shell.shelf.ids()[0]}")
    assert other.model.game.record == record
