"""Six letters to read aloud, by which two people hear whether their devices hold the same."""

from hashlib import sha256

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # 32, without I, O, 0 and 1, which are taken for each other
LENGTH = 6


def checksum_letters(text: str) -> str:
    """Return letters that stand for a text: 30 bits of its hash."""
    left, found = int.from_bytes(sha256(text.encode("utf-8", "surrogatepass")).digest()[:4], "big"), []
    for _place in range(LENGTH):
        left, place = divmod(left, len(LETTERS))
        found.append(LETTERS[place])
    return "".join(found)
