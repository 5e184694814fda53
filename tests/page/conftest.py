"""Every test of the page begins in English, whatever the one before it has set."""

from collections.abc import Iterator

import pytest

from fracas import KEYS, ruleset
from fracas.games.elfball.words import ability_texts
from fracas.kernel import rulebook
from fracas.locale import set_language
from fracas.page.parts import book_of
from tests.page.headless import Door


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    set_language("en")
    yield
    set_language("en")


@pytest.fixture(autouse=True)
def books(monkeypatch):
    """Let nobody read a rule book that a browser would not have fetched by then."""
    doors = []
    begin = Door.__init__

    def opened(door, *arguments):
        doors.append(door)
        begin(door, *arguments)

    monkeypatch.setattr(Door, "__init__", opened)
    kept = [(ruleset(key), ruleset(key).rules_text) for key in KEYS]
    for game, read in kept:
        def guarded(key=game.key, read=read):
            assert not doors or book_of(key) in doors[-1].here, f"the rules of {key} are not here yet"
            return read()
        object.__setattr__(game, "rules_text", guarded)
    read_in = rulebook.rules_in

    def guarded_in(folder, *arguments):
        assert not doors or book_of(folder.name) in doors[-1].here, f"the rules of {folder.name} are not here yet"
        return read_in(folder, *arguments)
    monkeypatch.setattr(rulebook, "rules_in", guarded_in)
    ability_texts._effects.cache_clear()
    yield
    for game, read in kept:
        object.__setattr__(game, "rules_text", read)
