"""Tables of looks: which parts the heads of a game's races and roles are made of.

`looks.txt` in the face of a game has a line each: a race ("orcs: leaf wide ..."), a kind of player with a head of his
own (".Troll: ..."), a role ("=Hunter: crest | spikes"): headgear, then the frame, which also those wear who have heads
of their own. The words are those of `fracas.view.heads`.
"""

from functools import lru_cache
from pathlib import Path


@lru_cache(maxsize=8)
def look_table(game: str) -> dict[str, str]:
    """Return the lines of a game's table by what they are for."""
    text = (Path(__file__).parent / game / "looks.txt").read_text(encoding="utf-8")
    return {key: words for key, _colon, words in (line.partition(": ") for line in text.splitlines())}


@lru_cache(maxsize=512)
def head(game: str, race: str, kind: str, role: str = "") -> str:
    """Return the words of a player's head, "" if the table has none.

    Args: game - whose table.
          race - key of his race or team list.
          kind - his position or type.
          role - key of his role, which is told by headgear and frame.
    """
    table = look_table(game)
    gear, _bar, frame = table.get(f"={role}", "").partition("|")
    own = table.get(f".{kind}", "")
    words = f"{own} {frame}" if own else f"{table[race]} {gear} {frame}" if race in table else ""
    return " ".join(words.split())


def head_of(game: str, position: str) -> str:
    """Return the words of a head by race and kind ("orc.blitzer"), the last word of which is the role."""
    race, _dot, kind = position.partition(".")
    return head(game, race, kind, kind.rpartition("-")[2])
