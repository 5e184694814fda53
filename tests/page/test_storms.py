"""Nothing in play is lost: bad days drawn from seeds; `make storms` draws 500 of them, `make soak` 10,000."""

import os

import pytest

from fracas.page.saving.storage import StoreBlocked, StoreFull
from tests.page.coach import Coach
from tests.page.headless import Page
from tests.page.storms import Storm, Stormy, inputs
from tests.soak.kept import Kept

DAYS = int(os.environ.get("FRACAS_STORMS", "6"))
EVENTS = 20
A_STEP = 50  # days
FIRST = int(os.environ.get("FRACAS_SEED", "0"))


def playing(store):
    page = Page(store, "#/new/cave_brawl/two")
    page.do("start", "cave_brawl")
    Coach(page, 1).play(4)
    return page


def test_a_match_goes_on_from_memory_when_the_storage_is_cleared_and_is_saved_again():
    store = Stormy()
    page = playing(store)
    before = inputs(page.model.game.record)
    store.texts.clear()
    Coach(page, 2).play(6)
    page.app.context.tab_lock.poll()
    played, match = page.model.game.record, page.model.session.match
    assert inputs(played)[:len(before)] == before and len(inputs(played)) > len(before)
    assert page.shell.shelf.load(match).save.record == played
    store.texts.clear()
    page.app.context.tab_lock.poll()
    assert page.shell.shelf.load(match).save.record == played, "it is saved again without an answer"
    again = Page(store, page.door.address)
    assert again.model.game.record == played


def test_a_match_whose_page_is_drawn_again_after_the_storage_was_cleared_goes_on():
    store = Stormy()
    page = playing(store)
    record = page.model.game.record
    store.texts.clear()
    page.app.show(page.door.address)
    assert page.model.game.record == record and "The saved copy of this" in page.text("notices")


@pytest.mark.parametrize("trouble", [StoreFull, StoreBlocked])
def test_what_cannot_be_saved_is_kept_in_memory_and_offered_as_a_file_in_the_same_breath(trouble):
    store = Stormy()
    page = playing(store)
    store.is_full, store.is_blocked = trouble is StoreFull, trouble is StoreBlocked
    Coach(page, 3).play(2)
    assert "Download a copy" in page.text("standing")
    record = page.model.game.record
    page.do("download")
    assert page.door.downloads[-1][1] == record
    store.is_full = store.is_blocked = False
    page.app.context.tab_lock.poll()
    page.shell.send()
    assert "Download a copy" not in page.text("standing")
    assert page.shell.shelf.load(page.model.session.match).save.record == record


def test_a_tab_that_could_not_save_hands_nothing_over():
    store = Stormy()
    first = playing(store)
    second = Page(store)
    second.door.fresh_id = lambda: "second"
    second.go(first.door.address)
    store.is_full = True
    Coach(first, 4).play(2)
    store.texts["fracas.asks." + first.model.session.match] = "second"
    first.app.context.tab_lock.poll()
    assert first.model.session.plays() and not second.model.session.plays()
    store.is_full = False
    second.do("take-over")
    first.app.context.tab_lock.poll()
    second.app.context.tab_lock.poll()
    assert second.model.session.plays() and second.model.game.record == first.model.game.record


def blocked(storm, is_on):
    storm.store.is_blocked = is_on
    storm.clock += 10_000 if is_on else 500


def full_at_an_earlier_hour(storm, is_on):
    storm.store.is_full = is_on
    storm.clock -= 3_600_000 if is_on else 0


@pytest.mark.parametrize("trouble", [blocked, full_at_an_earlier_hour])
def test_who_asks_waits_for_a_tab_that_could_give_no_sign_of_life_and_holds_answers(trouble):
    storm = Storm("asks")
    storm.open()
    first, second = storm.pages
    storm.play()
    trouble(storm, True)
    Coach(first, 3).play(3)
    played = inputs(first.model.game.record)
    second.do("take-over")
    for _second in range(10):
        storm.clock += 1_000
        second.app.context.tab_lock.poll()
        first.app.context.tab_lock.poll()
    trouble(storm, False)
    second.app.context.tab_lock.poll()
    assert not second.model.session.plays(), "the other one lives, and has what is not saved"
    storm.pages = [second, first]
    storm.calm()
    assert storm.player is second and inputs(second.model.game.record) == played


def test_no_answer_is_lost_on_bad_days():
    """Many days are told in steps, in a log that is kept: a run that was stopped goes on with the next day."""
    kept = Kept("bad-days", DAYS) if DAYS > A_STEP else None
    for first in range(kept.done if kept else 0, DAYS, A_STEP):
        days, lost, inputs_made = min(A_STEP, DAYS - first), 0, 0
        for seed in range(FIRST + first, FIRST + first + days):
            storm = Storm(seed)
            try:
                storm.run(EVENTS)
            except BaseException as error:
                error.add_note(f"seed {seed}: {', '.join(storm.done)}")
                raise
            lost, inputs_made = lost + storm.lost, inputs_made + len(storm.record())
        assert inputs_made > 10 * days
        if kept:
            kept.note(days, inputs=inputs_made, lost_by_kills=lost)
