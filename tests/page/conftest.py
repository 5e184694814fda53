"""Every test of the page begins in English, whatever the one before it has set."""

from collections.abc import Iterator

import pytest

from fracas import KEYS, games, ruleset
from fracas.games.elfball.words import ability_texts
from fracas.kernel.contracts import rulebook
from fracas.locale import set_language
from fracas.page.chunks import EXTRAS, extras_of, rulebook_of
from tests.page.headless import Door
from workshop.interpreter import runtime
from workshop.interpreter.imports import module_name
from workshop.paths import ENGINE

ARCHIVES = runtime.files_by_archive(runtime.engine_files())
BESIDES = {module_name(file, ENGINE.parent): part for part in EXTRAS for file in ARCHIVES[part] if file.suffix == ".py"}


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    set_language("en")
    yield
    set_language("en")


@pytest.fixture(autouse=True)
def besides(monkeypatch):
    """Let nobody use of a game what a browser would not have fetched by then."""
    doors = []
    begin, load = Door.__init__, games.import_module
    monkeypatch.setattr(Door, "__init__", lambda door, *arguments: (doors.append(door), begin(door, *arguments))[1])

    def guarded(name):
        part = BESIDES.get(name)
        assert part is None or not doors or part in doors[-1].here, f"{name} is not here yet"
        return load(name)

    monkeypatch.setattr(games, "import_module", guarded)
    kept = [(ruleset(key), name, getattr(ruleset(key), name)) for key in KEYS for name in ("plans", "worth")]
    for game, name, known in kept:
        def thought(*arguments, key=game.key, known=known, **more):
            assert not doors or extras_of(key) in doors[-1].here, f"what bots of {key} think is not here yet"
            return known(*arguments, **more)
        object.__setattr__(game, name, thought)
    yield
    for game, name, known in kept:
        object.__setattr__(game, name, known)


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
            assert not doors or rulebook_of(key) in doors[-1].here, f"the rules of {key} are not here yet"
            return read()
        object.__setattr__(game, "rules_text", guarded)
    read_in = rulebook.read_rules

    def guarded_in(folder, *arguments):
        assert not doors or rulebook_of(folder.name) in doors[-1].here, f"the rules of {folder.name} are not here yet"
        return read_in(folder, *arguments)
    monkeypatch.setattr(rulebook, "read_rules", guarded_in)
    ability_texts._effects.cache_clear()
    yield
    for game, read in kept:
        object.__setattr__(game, "rules_text", read)
