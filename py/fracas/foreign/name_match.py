"""Names of rosters as sets of words: a name is found whatever its case, number, hyphens and race are."""

import re
from collections.abc import Iterable
from functools import lru_cache

from fracas.faces.foreign_names import Names
from fracas.locale import _, fold

Words = frozenset[str]
_WORD = re.compile(r"[a-z0-9]+")
_INNER = re.compile(r"(?<=[a-z])(?=[A-Z])")
_BRACKETS = re.compile(r"\([^()]*\)")
_GENERAL = frozenset(("blood", "bowl", "team", "roster", "the", "of", "s", "season", "lrb6", "bb2020", "list"))
NAMES_KEPT = 2_000  # whose words are remembered
_SHORTEST = 3  # letters of a word that may lose its plural


@lru_cache(NAMES_KEPT)
def words_of(name: str) -> Words:
    """Return the words of a name, each in its singular."""
    plain = _BRACKETS.sub(" ", _INNER.sub(" ", name))
    return frozenset(_singular(word) for word in _WORD.findall(fold(plain)))


def _singular(word: str) -> str:
    """Return a word without its plural, and a woman of the line as a man of it."""
    if word.endswith("ves"):
        return word.removesuffix("ves") + "f"
    one = word[:-1] if len(word) >= _SHORTEST and word.endswith("s") and not word.endswith("ss") else word
    end = next((end for end in ("women", "woman", "men") if one.endswith(end)), "")
    return one.removesuffix(end) + "man" if end else one


def find_list(names: Names, asked: Iterable[str]) -> str:
    """Return the key of the list that is called so, "" if none is."""
    for name in asked:
        wanted = words_of(name) - _GENERAL
        for key, called in names.items():
            if any(wanted == words_of(each) - _GENERAL for each in _spoken(called)):
                return key
    return ""


def find_position(positions: Names, list_names: Iterable[str], asked: Iterable[str]) -> tuple[str, int]:
    """Return the key of the position that is called so, "" if none is, and the words for it.

    The position that says most of a name is meant: the list's own name may stand before it, which counts for nothing,
    and "Lineman" behind it.
    """
    race = frozenset(word for name in _spoken(list_names) for word in words_of(name))
    for name in asked:
        wanted = words_of(name)
        found = [(len(own - race), len(own), key) for key, called in positions.items() for each in _spoken(called)
                 if (own := words_of(each) - race or words_of(each)) <= wanted]
        if found:
            most = max(found, key=lambda each: each[:2])
            return most[2], most[0]
    return "", 0


def _spoken(names: Iterable[str]) -> dict[str, None]:
    """Return names in English and as the reader's language has them."""
    return dict.fromkeys(spoken for name in names for spoken in (name, _(name)))


def find_name(names: Names, asked: str) -> str:
    """Return the key of what is called so, "" if nothing is; brackets and spaces do not matter."""
    wanted = _joined(asked)
    return next((key for key, called in names.items() if any(_joined(each) == wanted for each in called)), "")


@lru_cache(NAMES_KEPT)
def _joined(name: str) -> str:
    """Return the letters of a name, with those of a plural at its end taken away."""
    return "".join(_WORD.findall(fold(_BRACKETS.sub(" ", name)))).removesuffix("s")
