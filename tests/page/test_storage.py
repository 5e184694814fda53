"""Saves survive: cut, altered and spliced texts are noticed, full and blocked stores are told, newer ones are kept."""

from __future__ import annotations

import os
import random

import pytest

from fracas.page.saving import storage
from fracas.page.saving.storage import Facts, Memory, Save, Shelf, StoreBlocked, StoreFull
from tests.soak.kept import Kept

CASES = int(os.environ.get("FRACAS_FUZZ", "2000"))
A_STEP = 100_000  # cases
FIRST = int(os.environ.get("FRACAS_SEED", "0"))
RECORD = '[Game "toy"]\n\n' + "\n".join(f"step {n}: luck={n % 6 + 1}" for n in range(40)) + "\n"
A, B = "fracas.match.m1.a", "fracas.match.m1.b"


def shelf_with(*records: str) -> Shelf:
    shelf = Shelf(Memory())
    for number, record in enumerate(records):
        assert shelf.save("m1", Facts("toy", "A 1, B 0", "Toy", 1000 + number), record).ok
    return shelf


def damage(text: str, other: str, rng: random.Random) -> str:
    """Return the text cut, altered in one character, spliced with another save, or with a piece repeated."""
    at = rng.randrange(len(text))
    match rng.randrange(5):
        case 0:
            return text[:at]
        case 1:
            return text[:at] + chr(ord(text[at]) ^ (1 << rng.randrange(7))) + text[at + 1:]
        case 2:
            return text[:at] + other[at:]
        case 3:
            return text[:at] + text[rng.randrange(len(text)):]
        case _:
            return text[:at] + chr(rng.choice((0, 10, 0x202E, 0xD800, 0x1F600))) + text[at:]


def test_a_saved_match_is_read_back_whole():
    shelf = shelf_with(RECORD)
    found = shelf.load("m1")
    assert found.save == Save(10, Facts("toy", "A 1, B 0", "Toy", 1000), RECORD)
    assert found.trouble == ""


def test_writing_alternates_between_the_two_generations():
    shelf = shelf_with("one", "two", "three")
    assert [storage.decode(shelf.store.read(key)).record for key in (A, B)] == ["three", "two"]
    assert shelf.load("m1").save.record == "three"


def test_damage_never_loses_more_than_one_input_and_says_so_in_one_sentence():
    """Many cases are told in steps, in a log that is kept: a run that was stopped goes on with the next ones."""
    kept = Kept("damaged-saves", CASES) if CASES > A_STEP else None
    for first in range(kept.done if kept else 0, CASES, A_STEP):
        cases = min(A_STEP, CASES - first)
        whole = sum(_outlives_damage(FIRST + first + case) for case in range(cases))
        assert 0 < whole < cases
        if kept:
            kept.note(cases, found_whole=whole)


def _outlives_damage(case):
    """Damage one or both of two saves.

    Returns: whether one of them is found all the same.
    """
    rng = random.Random(case)
    old, new = RECORD[: rng.randrange(20, 300)], RECORD[: rng.randrange(300, len(RECORD))]
    shelf = shelf_with(old, new)
    texts = [shelf.store.read(A), shelf.store.read(B)]
    hurt = rng.randrange(3)  # the older, the newer or both
    for which, key in enumerate((A, B)):
        if hurt in (which, 2):
            shelf.store.write(key, damage(texts[which], texts[1 - which], rng))
    intact = [old if shelf.store.read(A) == texts[0] else None, new if shelf.store.read(B) == texts[1] else None]
    found = shelf.load("m1")
    expected = intact[1] or intact[0]
    got = found.save.record if found.save else None
    assert got == expected or got in (old, new)  # splicing may rebuild one of the two exactly
    if found.save is None:
        assert found.trouble.count(".") == 1
    elif shelf.store.read(A) != texts[0] or shelf.store.read(B) != texts[1]:
        assert found.trouble == "" or found.trouble.count(".") == 1
    assert shelf.save("m1", Facts(), "after").ok
    assert shelf.load("m1").save.record == "after"
    return got is not None


def test_a_full_store_is_told_and_the_older_generations_stay():
    class Full(Memory):
        is_full = False

        def write(self, key, text):
            if self.is_full:
                raise StoreFull
            super().write(key, text)

    store = Full()
    shelf = Shelf(store)
    shelf.save("m1", Facts(), "one")
    store.is_full = True
    written = shelf.save("m1", Facts(), "two")
    assert not written.ok and "full" in written.trouble
    assert shelf.load("m1").save.record == "one"


def test_a_blocked_store_is_told():
    class Blocked(Memory):
        def read(self, key):
            raise StoreBlocked

    written = Shelf(Blocked()).save("m1", Facts(), "one")
    assert not written.ok and "does not let Fracas save" in written.trouble


def test_a_store_that_forgets_is_told():
    class Forgetful(Memory):
        def write(self, key, text):
            super().write(key, text[:-1])

    assert not Shelf(Forgetful()).save("m1", Facts(), "one").ok


def test_a_save_of_a_newer_version_is_refused_and_kept():
    shelf = shelf_with("one")
    newer = f"fracas 2 7 5 {storage._checksum('fracas 2 7 5', 'other')}\nother"
    shelf.store.write(A, newer)
    assert "newer version" in shelf.load("m1").trouble
    assert not shelf.save("m1", Facts(), "two").ok
    assert shelf.store.read(A) == newer


@pytest.mark.parametrize("text", ["", "\n", "fracas", "fracas 1 1 0 0000000000000000\n", "x" * 100])
def test_what_is_no_save_is_no_save(text):
    assert storage.decode(text) is None


def test_matches_are_listed_newest_first_and_deleted_whole():
    shelf = shelf_with("one", "two")
    shelf.save("m2", Facts(when=5000), "other")
    assert [match for match, _ in shelf.newest_first()] == ["m2", "m1"]
    shelf.delete("m1")
    assert shelf.ids() == ["m2"]
    assert shelf.load("m1") == storage.LoadResult(None, "")


def test_foreign_facts_are_left_out():
    save = Save(1, Facts(title="x"), "r")
    body = '{"title": 5, "game": "toy", "other": 1}\nr'
    head = f"fracas 1 1 {len(body)}"
    text = f"{head} {storage._checksum(head, body)}\n{body}"
    assert storage.decode(text) == save._replace(facts=Facts(game="toy"))
