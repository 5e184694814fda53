"""Screens that are opened first of all: what they import must be here by then. `python -m tests.page.cold_screens`.

This process imports what every visit has and no more. From it one is forked for each address, which opens the address
on a page that nothing else has come to, and presses each of its buttons there. Prints a line a fault.
"""

import importlib
import importlib.abc
import os
import pickle
import re
import sys
import traceback
from collections.abc import Callable, Iterator
from html import unescape
from typing import TypeVar

from fracas.page import registry, routes
from fracas.page.chunks import REST, START
from fracas.page.saving.storage import SAVE_KEY, Memory
from fracas.page.slugs import slug_of
from tests.page.headless import Page
from workshop.interpreter import runtime
from workshop.interpreter.imports import module_name
from workshop.paths import ENGINE

T = TypeVar("T")
ARCHIVES = {module_name(file, ENGINE.parent): name
            for name, files in runtime.files_by_archive(runtime.engine_files()).items()
            for file in files if file.suffix == ".py"}
IN_BROWSERS_ALONE = "fracas.page.browser"
BUTTON = re.compile(r'<button[^>]*data-do="([a-z-]+)"(?: data-arg="([^"]*)")?')
GAMES = ("street_brawl", "cave_brawl")  # one that builds on another, and one whose teams have careers
NAMES = "\n".join(f"Coach {n}" for n in range(4))
OF_SAVES = {
    "match": ("#/match/{}", "#/replay/~{}", "#/retry/{}", "#/maker/~{}", "#/embed/~{}"),
    "league": tuple(f"#/league/{{}}/{part}" for part in ("teams", "fixtures", "table", "story", "change", "sheet-0")),
    "team": ("#/team/{}", "#/team/{}/sheet"),
    "tournament": ("#/tournament/{}", "#/tournament/{}/print", "#/tournament/{}/clock", "#/tournament/{}/1.1"),
    "table": ("#/companion/{}", "#/position/~{}", "#/companion/weigh/{}"),
}
"""By the kind of what is saved: the addresses that show it."""


class ImportWatch(importlib.abc.MetaPathFinder):
    """Notes the modules that are imported before their archive has come to a page."""

    def __init__(self) -> None:
        self.page = Page(address="#/settings")  # at home a game would come
        self.early: list[str] = []

    def find_spec(self, name, path=None, target=None):
        if ARCHIVES.get(name, START) not in self.page.door.here | {START, REST}:
            self.early.append(name)

    def open(self, address: str, texts: dict[str, str]) -> Page:
        """Return a page that nothing has come to, which shows an address with a storage."""
        self.page, self.early = Page(stored(texts), "#/settings"), []
        self.page.go(address)
        self.page.door.run(0)
        return self.page


def import_what_every_visit_has() -> None:
    for name, archive in ARCHIVES.items():
        if archive in (START, REST) and not name.startswith(IN_BROWSERS_ALONE):
            importlib.import_module(name)
    assert not [name for name in sys.modules if ARCHIVES.get(name, START) not in (START, REST)]


def filled_storage() -> dict[str, str]:
    """Return the texts in the storage of somebody who has some of everything."""
    page = Page()
    for key in GAMES:
        for way in ("two", "table"):
            page.go(f"#/new/{slug_of(key)}/{way}")
            page.do("start", key)
        page.go("#/leagues/new/" + slug_of(key))
        page.do("found")
        page.go("#/teams")
        page.do("team-game", key)
        page.do("found", "basic")
        page.go("#/tournament")
        page.do("day-game", key)
        page.do("day-found")
        page.do("day-lines", NAMES)
        page.do("day-add")
        page.do("day-draw")
        page.door.run()
    return {key: page.door.store.read(key) or "" for key in page.door.store.keys()}


def addresses(texts: dict[str, str]) -> Iterator[str]:
    """Yield addresses of every line of the registry, of what is not there, and of all that is saved."""
    yield "#/"
    for entry in registry.SCREENS:
        for what in dict.fromkeys((entry.what, entry.what + "x", "street-brawl")):
            yield routes.write(*filter(None, (entry.screen, what, entry.part)))
    saves = {found[1] for key in texts if (found := SAVE_KEY.fullmatch(key))}
    for kind, _dot, name in (save.partition(".") for save in sorted(saves)):
        yield from (address.format(name) for address in OF_SAVES.get(kind, ()))


def look(address: str, texts: dict[str, str]) -> list[str]:
    """Open an address with a storage, press each kind of button there, and return the faults."""
    watch = ImportWatch()
    sys.meta_path.insert(0, watch)
    regions = watch.open(address, texts).door.regions.values()
    faults = [f"{address}: {name}" for name in watch.early]
    for do, arg in {do: arg for region in regions for do, arg in BUTTON.findall(region)}.items():
        watch.open(address, texts).do(do, unescape(arg))
        faults += [f"{address}, {do} {arg}: {name}" for name in watch.early]
    return faults


def stored(texts: dict[str, str]) -> Memory:
    """Return a storage with some texts."""
    store = Memory()
    store.texts.update(texts)
    return store


def forked(call: Callable[..., T], *arguments: object) -> T:
    """Return what a function returns in a process of its own, forked from this one."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        try:
            with os.fdopen(writing, "wb") as pipe:
                pickle.dump(call(*arguments), pipe)
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        answer = pipe.read()
    os.waitpid(child, 0)
    found: T = pickle.loads(answer)
    return found


def main() -> int:
    """Print the faults and return the exit status."""
    import_what_every_visit_has()
    texts = forked(filled_storage)
    visits = [*dict.fromkeys(addresses(texts))]
    faults = [fault for address in visits for fault in forked(look, address, texts)]
    print(*faults, f"{len(visits)} addresses", sep="\n")
    return int(bool(faults))


if __name__ == "__main__":
    sys.exit(main())
