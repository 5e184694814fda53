"""The games as the page names them: keys in addresses, titles for the list of matches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fracas.faces import face_of
from fracas.games import KEYS
from fracas.locale import _, ngettext, pgettext

if TYPE_CHECKING:
    from fracas.kernel.game import Game

DAY = 86_400_000  # milliseconds


def is_open(word: str) -> bool:
    """Return whether a word of an address names a game that can be played on the page: one with an face."""
    return word.replace("-", "_") in KEYS


def key_of(word: str) -> str:
    """Return the key of the game a word of an address names; the first game for any other word."""
    key = word.replace("-", "_")
    return key if key in KEYS else KEYS[0]


def word_of(key: str) -> str:
    """Return how a game is called in addresses and style sheets."""
    return key.replace("_", "-")


def describe(game: Game) -> tuple[str, str]:
    """Return title and line of a match for the list."""
    face = face_of(game.ruleset.key)
    home, away = face.score(game.state)
    title = _("{home} {a}, {away} {b}").format(
        home=face.team_name(game.state, 0), a=home, away=face.team_name(game.state, 1), b=away)
    stage = pgettext("match", "over") if game.is_terminal() else face.detail(game.state)
    return title, f"{_(game.ruleset.name)}, {stage}"


def ago(when: int, now: int) -> str:
    """Return how long ago something was saved, "" if that is not known; both in milliseconds since 1970."""
    days = max(0, (now - when) // DAY)
    if not when or days == 0:
        return _("today") if when else ""
    return ngettext("{n} day ago", "{n} days ago", days).format(n=days)
