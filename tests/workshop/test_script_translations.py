"""What the page says before Python is there exists in every language."""

import json
import re
from collections.abc import Iterator

from fracas.locale import LANGUAGES
from fracas.page.screens.first_screen import MANIFEST as MANIFEST_TEXTS
from fracas.page.screens.first_screen import SHELL
from workshop import catalogues
from workshop.paths import ROOT
from workshop.website import script_translations
from workshop.website.site import MANIFEST

INDEX = (ROOT / "index.html").read_text(encoding="utf-8")
NAMES = {"Fracas", "Elfball", "Street Brawl", "Cave Brawl", "Street Bowl", "School Fighters"}


def test_every_text_of_the_page_has_its_french() -> None:
    catalogues.compile_all()
    french = script_translations.translations(INDEX)["fr"]
    texts = set(script_translations.page_texts(INDEX))
    untold = {text for text in texts - set(french) - NAMES if not re.fullmatch(r"\d+(–\d+\u202fmin)?", text)}
    assert untold == {text for text in untold if text.startswith("Elfball field: ")}, "the board, which nobody hears"
    assert set(french) <= texts
    assert set(SHELL) <= texts


def test_each_other_language_has_its_table() -> None:
    assert list(script_translations.translations(INDEX)) == list(LANGUAGES)[1:]


def test_the_script_and_the_shell_look_at_the_same_attributes() -> None:
    shell = (ROOT / "static" / "boot.js").read_text(encoding="utf-8")
    line = next(line for line in shell.splitlines() if "const NAMES" in line)
    assert set(line.split('"')[1::2]) == script_translations.TOLD


def read_by_people(value: object, member: str = "") -> Iterator[str]:
    """Return the texts of a manifest."""
    if isinstance(value, dict):
        for name, part in value.items():
            yield from read_by_people(part, name)
    elif isinstance(value, list):
        for part in value:
            yield from read_by_people(part)
    elif member in script_translations.INSTALLED:
        yield str(value)


def test_whoever_installs_the_page_reads_it_in_his_language() -> None:
    catalogues.compile_all()
    written = (ROOT / MANIFEST).read_text(encoding="utf-8")
    english, french = json.loads(written), json.loads(script_translations.translated_manifests(written)["fr"])
    assert (french["lang"], french["id"], french["start_url"]) == ("fr", english["id"], english["start_url"])
    read = [french["description"], *(shortcut["name"] for shortcut in french["shortcuts"])]
    read += [picture["label"] for picture in french["screenshots"]]
    assert not set(read) & set(MANIFEST_TEXTS)
    assert set(read_by_people(english)) - NAMES == set(MANIFEST_TEXTS)
