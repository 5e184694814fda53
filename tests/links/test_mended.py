"""A match of older rules, mended since, is watched as far as it can be followed; `mended.txt` holds one of each game.

They were written when their rules were of version 0, which asked for an action that version 1 does not allow there.
"""

from pathlib import Path

import pytest

import fracas
from fracas.kernel.errors import IllegalAction
from fracas.kernel.work import run_to_end
from fracas.links import read_link, read_link_in_slices, write_link
from fracas.page.saving.storage import Facts
from tests.page.headless import Page

FROZEN = [line.split() for line in Path(__file__).with_name("mended.txt").read_text().splitlines()]
every_frozen = pytest.mark.parametrize(("key", "number", "packed"), FROZEN, ids=[key for key, *_rest in FROZEN])


def followed(packed):
    return run_to_end(read_link_in_slices(packed, is_followed=True))


@every_frozen
def test_a_link_of_older_rules_is_followed_up_to_the_action_that_changed(key, number, packed):
    game = followed(packed)
    assert game.ruleset.key == key and len(game.plies) == int(number) - 1 and game.pending is None
    assert f"From action {number}, " in game.cut_reason and "corrected since" in game.cut_reason
    with pytest.raises(ValueError):
        read_link(packed)  # whoever plays on or counts it takes it whole or not at all
    assert followed(write_link(game)).cut_reason == ""  # as far as it goes it is a match of today's rules


@every_frozen
def test_the_replay_shows_it_to_there_and_says_so(key, number, packed):
    page = Page(address=f"#/replay/{packed}")
    replay = page.shell.screen.model
    page.door.run(0)
    assert replay.shown.last == int(number) - 1 and f"From action {number}, " in page.text("notices")
    assert f"From action {number}, " in page.text("aside")
    page.do("step", "first")
    page.do("step", "last")
    assert replay.state == replay.shown.game.state


def test_a_saved_match_of_older_rules_is_watched_and_stays_as_it_is():
    _key, number, packed = FROZEN[0]
    whole = followed(packed)
    page = Page()
    record = whole.record.replace("\n\n[Fingerprint", "\nH1 tackle A1\n\n[Fingerprint")
    page.shell.shelf.save("m-1", Facts("elfball", "a", "b", 1), record)
    page.go("#/match/m-1")
    assert page.shell.route == ("replay", "~m-1", "") and page.shell.screen.model.shown.last == int(number) - 1
    page.do("comment", "why?")
    assert page.shell.shelf.load("m-1").save.record == record


def test_one_that_only_ends_otherwise_says_that():
    game = fracas.new("elfball", "x")
    game.apply("start")
    text = game.record.replace('[Rules "1"]', '[Rules "0"]')
    assert "ends differently" in run_to_end(fracas.from_record_in_slices(text, is_followed=True)).cut_reason


def test_a_record_of_today_that_cannot_be_followed_is_damaged_as_ever():
    _key, _number, packed = FROZEN[0]
    text = followed(packed).record.replace('[Rules "0"]', '[Rules "1"]')
    broken = text.replace("\n\n[Fingerprint", "\nH1 tackle A1\n\n[Fingerprint")
    with pytest.raises(IllegalAction):
        run_to_end(fracas.from_record_in_slices(broken, is_followed=True))
