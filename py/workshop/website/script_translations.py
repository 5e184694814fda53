"""Translations for the page's scripts before Python is there: `static/texts.js` and manifests.

`static/boot.js` uses both. Nothing is listed by hand: the texts are those of the filled page.
"""

import json
from html.parser import HTMLParser
from typing import Any

from fracas.locale import LANGUAGES, _, language, set_language
from fracas.page.screens.first_screen import fill_index

TOLD = {"aria-label", "alt", "placeholder", "title", "data-fetching", "data-starting", "data-died", "data-gone"}
"""Attributes that are read by people, the same as in `static/boot.js`."""

INSTALLED = {"name", "short_name", "description", "label"}
"""Members of the manifest that are read by people."""

SILENT = {"head", "noscript", "script", "style"}


class PageTexts(HTMLParser):
    """Lists the texts of a page in their order, those in attributes as well."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.inside = ""  # the silent element being read
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in SILENT:
            self.inside = self.inside or tag
        elif not self.inside:
            self.found += [value for name, value in attrs if name in TOLD and value]

    def handle_endtag(self, tag: str) -> None:
        if tag == self.inside:
            self.inside = ""

    def handle_data(self, data: str) -> None:
        if data.strip() and not self.inside:
            self.found.append(data.strip())


def page_texts(index: str) -> list[str]:
    """List the texts a filled page shows or tells."""
    return PageTexts(fill_index(index)).found


def translations(index: str) -> dict[str, dict[str, str]]:
    """Return, for each other language, the translation of each text of the page.

    Args: index - the page as written.
    """
    before, (written, *others) = language(), LANGUAGES
    set_language(written)
    texts = page_texts(index)
    found = {}
    for code in others:
        set_language(code)
        found[code] = {text: _(text) for text in texts if _(text) != text}
    set_language(before)
    return found


def translated_manifests(written: str) -> dict[str, str]:
    """Return the manifest of the page in each other language; all have the same `id`, so they install one program.

    Args: written - the English one.
    """
    before, found = language(), {}
    for code in list(LANGUAGES)[1:]:
        set_language(code)
        spoken = {**_spoken(json.loads(written)), "lang": code}
        found[code] = json.dumps(spoken, ensure_ascii=False, indent=1) + "\n"
    set_language(before)
    return found


def _spoken(value: Any, member: str = "") -> Any:
    """Return a part of the manifest in the language now set."""
    if isinstance(value, dict):
        return {name: _spoken(part, name) for name, part in value.items()}
    if isinstance(value, list):
        return [_spoken(part) for part in value]
    return _(value) if member in INSTALLED else value


def texts_script(index: str) -> str:
    """Return `static/texts.js`."""
    return f"window.fracasTexts = {json.dumps(translations(index), ensure_ascii=False, indent=1)};\n"
