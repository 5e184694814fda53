"""The door to every visible sentence: English in the code, other languages from the catalogues in this folder.

`_` and `ngettext` look the language up when they are called, so `set_language` shows at the next drawing. A constant
that is translated only when shown is marked with `N_`. A word with two meanings, such as the attribute Tackle and the
challenge Tackle, goes through `pgettext` (marked with `NP_`), which names the meaning. Catalogues are
`<language>.po`; `make` compiles each to the `.mo` read here. A language whose `.mo` is not there, because it was not
built or the page has not fetched it, speaks English.
"""

import gettext as _gettext
import re
from functools import lru_cache
from pathlib import Path
from typing import Any

LANGUAGES = {"en": "English", "fr": "Français"}
"""Languages a reader can choose, each by its own name; the first is the one the code is written in."""

PSEUDO = "qps"
"""A made-up language for tests: every message is longer and in brackets, so what is not translated stands out."""

_SEAM = re.compile(r"\b([dD]|[qQ]u)e (?={)")
_VOWEL = re.compile("\ue000(?=(?!onz|oui)[aeiouàâéèêëîïôœ][^\\W\\d_])", re.IGNORECASE)
_PLAIN = str.maketrans("àâäçéèêëîïôöùûüÿ’\u00a0\u202f", "aaaceeeeiioouuuy'  ")

_code = "en"
_catalogue: _gettext.NullTranslations = _gettext.NullTranslations()


def _(message: str) -> str:
    """Return the message in the language now set."""
    return _with_elision(_catalogue.gettext(message)) if message else ""


def ngettext(singular: str, plural: str, count: int) -> str:
    """Return the form for `count` in the language now set."""
    return _with_elision(_catalogue.ngettext(singular, plural, count))


def pgettext(meaning: str, message: str) -> str:
    """Return the message in the language now set, where one English word has several meanings."""
    return _with_elision(_catalogue.pgettext(meaning, message))


def N_(message: str) -> str:
    """Mark a constant for the catalogues; it is translated by `_` where it is shown."""
    return message


def NP_(meaning: str, message: str) -> str:
    """Mark a constant for the catalogues; it is translated by `pgettext` with this meaning where it is shown."""
    return message


def fold(text: str) -> str:
    """Return a text for comparing with what somebody typed: capitals, accents and kinds of apostrophe and space do not
    matter. Every character keeps its place.
    """
    return "".join(char.lower()[:1] for char in text).translate(_PLAIN)


def language() -> str:
    """Return the code of the language now set."""
    return _code


def nearest_language(code: str) -> str:
    """Return the language of ours that somebody asks for: "fr-CA" gives "fr", an unknown code gives "en"."""
    wanted = code.replace("_", "-").partition("-")[0].lower()
    return wanted if wanted in LANGUAGES or wanted == PSEUDO else "en"


def is_available(code: str) -> bool:
    """Return whether a language of ours can be spoken: English always, another if its catalogue is here."""
    return code in ("en", PSEUDO) or _compiled(code).is_file()


def set_language(code: str) -> str:
    """Set the nearest language, or English if that is not here, and return the one chosen."""
    global _code, _catalogue
    wanted = nearest_language(code)
    _code = wanted if is_available(wanted) else "en"
    _catalogue = _Pseudo() if _code == PSEUDO else _read(_code)
    return _code


def _compiled(code: str) -> Path:
    return Path(__file__).with_name(f"{code}.mo")


def _read(code: str) -> _gettext.NullTranslations:
    if code == "en":
        return _gettext.NullTranslations()
    file = _compiled(code)
    return _kept(file, file.stat().st_mtime_ns)


@lru_cache(maxsize=1)
def _kept(file: Path, _written: int) -> _gettext.NullTranslations:
    """Return a catalogue as it was written then; whoever goes to and fro between languages reads it once."""
    with file.open("rb") as content:
        return _gettext.GNUTranslations(content)


class _ElidingText(str):
    """A French sentence whose *de* and *que* lose their e before a name that begins with a vowel: d’Otto, qu’Ashbow.

    A single letter, as in a code, keeps what stands before it.
    """

    def format(self, *args: Any, **words: Any) -> str:
        filled = _SEAM.sub("\\1\ue000", self).format(*args, **words)
        return _VOWEL.sub("’", filled).replace("\ue000", "e ")


def _with_elision(message: str) -> str:
    return _ElidingText(message) if _code == "fr" and "e {" in message else message


class _Pseudo(_gettext.NullTranslations):
    """Brackets every message and makes it about 40 % longer."""

    def gettext(self, message: str) -> str:
        return f"⟦{message}{'~' * (len(message) * 2 // 5)}⟧"

    def pgettext(self, context: str, message: str) -> str:
        return self.gettext(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(msgid1 if n == 1 else msgid2)
