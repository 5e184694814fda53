"""The registry of rivals: the tables of the games, the bots that play rivals, and their words."""

from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from fracas.bots.levels import Bot
from fracas.locale import language
from fracas.rivals.habit_bot import STRONGEST, WEAKEST, leaning_level
from fracas.rivals.rival import Rival, RivalTable

KEYS = ("elfball", "street_brawl", "cave_brawl", "street_bowl", "school_fighters")  # games with rivals
WORDS = Path(__file__).parent / "words"


class RivalWords(NamedTuple):
    """What is said of a rival, and what he says."""

    name: str
    about: str  # his style in a sentence
    hint: str  # his weakness in a sentence
    before: str  # his words before a match
    won: str  # after it, if he has won
    lost: str  # and if not


def has_rivals(game: str) -> bool:
    """Return whether a game has rivals."""
    return game in KEYS


def table_of(game: str) -> RivalTable:
    """Return the rivals of a game that has some."""
    if game == "elfball":
        from fracas.rivals.elfball import TABLE as found
    elif game == "street_brawl":
        from fracas.rivals.street_brawl import TABLE as found
    elif game == "cave_brawl":
        from fracas.rivals.cave_brawl import TABLE as found
    elif game == "street_bowl":
        from fracas.rivals.street_bowl import TABLE as found
    else:
        from fracas.rivals.school_fighters import TABLE as found
    return found


def rival_of(game: str, key: str) -> Rival | None:
    """Return a rival by his key, None if the game has none of that name."""
    return next((each for each in table_of(game).rivals if each.key == key), None) if has_rivals(game) else None


def rival_bot(rival: Rival, strength: float, seed: str) -> Bot:
    """Return the bot that plays a rival.

    Args: strength - in rungs of the ladder.
    """
    rung = min(max(strength + rival.cost, WEAKEST), STRONGEST)
    return Bot(leaning_level(table_of(rival.game).ground, rival.likes, rung, rival.style), seed)


def words_of(rival: Rival) -> RivalWords:
    """Return the words of a rival in the language now set."""
    said = _lines(rival.game, language())
    name, before, won, lost = said[rival.key].split(" | ")
    about = " ".join(said[f"={sign}"] for sign in rival.habits)
    return RivalWords(name, about, said[f"~{rival.weakness.key}"].format(name=name), before, won, lost)


@lru_cache(maxsize=12)
def _lines(game: str, code: str) -> dict[str, str]:
    """Return the lines of a game in a language, by their keys."""
    ending = "" if code == "en" else f".{code}"
    texts = [(WORDS / f"{name}{ending}.txt").read_text(encoding="utf-8") for name in ("signs", game)]
    lines = (line.partition(": ") for text in texts for line in text.splitlines() if ": " in line)
    return {key: words for key, _colon, words in lines}
