"""Short checksums: six letters that two people read aloud to compare what their devices hold."""

from hashlib import sha256

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # 32, without I, O, 0 and 1, which are taken for each other
LENGTH = 6


def checksum_letters(text: str) -> str:
    """Return the checksum letters of a text: 30 bits of its hash."""
    left, found = int.from_bytes(sha256(text.encode("utf-8", "surrogatepass")).digest()[:4], "big"), []
    for _place in range(LENGTH):
        left, place = divmod(left, len(LETTERS))
        found.append(LETTERS[place])
    return "".join(found)
