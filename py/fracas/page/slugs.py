"""The names of the games in addresses and style sheets: keys with hyphens."""

from fracas.games import KEYS


def is_game(slug: str) -> bool:
    """Return whether a word of an address names a game."""
    return slug.replace("-", "_") in KEYS


def key_of(slug: str) -> str:
    """Return the key of the game that a word of an address names; the first game for any other word."""
    key = slug.replace("-", "_")
    return key if key in KEYS else KEYS[0]


def slug_of(key: str) -> str:
    """Return the name of a game in addresses and style sheets."""
    return key.replace("_", "-")
