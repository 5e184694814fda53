"""The result code: a few letters on which two agree who followed the same match, however closely."""

from hashlib import sha256

from fracas.kernel.tracking import Standing

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # without I and O, which are read as figures
LENGTH = 6


def letters(text: str) -> str:
    """Return letters to read aloud that stand for a text."""
    left, found = int.from_bytes(sha256(text.encode()).digest()[:8], "big"), []
    for _place in range(LENGTH):
        left, place = divmod(left, len(LETTERS))
        found.append(LETTERS[place])
    return "".join(found)


def result_code(standing: Standing) -> str:
    """Return the letters of score, squads, injuries and whose turn it is."""
    squads = "|".join(" ".join(squad) for squad in standing.squads)
    return letters("{}-{} {} {}".format(*standing.score, squads, standing.side))
