"""Names of players and teams: their validation, and their encoding inside a team code.

In a code a name is one word of ASCII letters, digits and `-`, which chat programs leave alone: a space becomes `-`, and
any other sign its number in hexadecimal between two `Z`; a `Z` itself is doubled.
"""

import re
import unicodedata
from collections import Counter
from collections.abc import Collection, Sequence

from fracas.kernel.chance.dice_stream import die_side
from fracas.kernel.errors import InvalidNotation, quote
from fracas.locale import _

NAME_LIMIT = 24  # letters of a player's name
TEAM_LIMIT = 40  # letters of a team's name
MARKS_LIMIT = 2  # signs above and below one letter

_UNSEEN = ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")
_JOINERS = "\u200c\u200d"  # without them some scripts cannot be written
_PLAIN = re.compile("[A-YZa-z0-9 ]")
_CODED = re.compile("ZZ|Z([0-9a-f]{1,6})Z|([A-Ya-z0-9-])")


def name_flaw(name: str, limit: int) -> str:
    """Return the reason why a text is no valid name, in one sentence, "" for a valid one.

    A name is written on one line, is seen, does not turn the text around it and does not tower over it.
    """
    if not 1 <= len(name) <= limit:
        sentence = _("The name {name} has {n} letters; it may have 1 to {limit}.")
        return sentence.format(name=quote(name), n=len(name), limit=limit)
    if name != name.strip() or "  " in name or any(c != " " and c.isspace() for c in name):
        return _("The name {name} has spaces at its ends or side by side.").format(name=quote(name))
    kinds = "".join(unicodedata.category(c)[0] for c in name)
    if has_invisible_signs(name):
        return _("The name {name} has signs that cannot be seen.").format(name=quote(name))
    if not set(kinds) & set("LNS") or "M" * (MARKS_LIMIT + 1) in kinds:  # too many marks on one letter
        return _("The name {name} cannot be read aloud.").format(name=quote(name))
    return ""


def has_invisible_signs(text: str) -> bool:
    """Return whether a text has invisible signs, or signs that reverse its direction."""
    return any(unicodedata.category(c) in _UNSEEN and c not in _JOINERS for c in text)


def check_name(name: str, limit: int) -> str:
    """Return a name after its validation.

    Raises: InvalidNotation quoting what is none.
    """
    flaw = name_flaw(name, limit)
    if flaw:
        raise InvalidNotation(flaw)
    return name


def custom_name(text: str, given: str, limit: int) -> str:
    """Return a name as typed in, "" if it equals the default name.

    Raises: InvalidNotation quoting what is none.
    """
    name = " ".join(text.split())
    return "" if name in ("", given) else check_name(name, limit)


def full_names(teams: Sequence[Sequence[tuple[Sequence[str], str]]]) -> list[str]:
    """Return the names of all players: their own ones, or names of their kind that nobody else has.

    A player is called alike in each match, unless an opponent is called so too.

    Args: teams - of each player the names of his kind, and his own name or "".
    """
    taken, found = {own for team in teams for _kind, own in team}, list[str]()
    for team in teams:
        met = Counter[Sequence[str]]()
        for kind, own in team:
            if not own:
                usual = kind[met[kind] % len(kind)]
                met[kind] += 1
                own = next((name for name in (usual, *reversed(kind)) if name not in taken), usual)
                taken.add(own)
            found.append(own)
    return found


def new_name(given: Sequence[str], taken: Collection[str], seed: str) -> str:
    """Return a name for somebody who joins: two of the given ones, which nobody has.

    Where all are taken it is the first given one.

    Args: taken - names of those who are there and of those who have just gone.
    """
    pairs = [f"{one} {other}" for one in given for other in given if one != other]
    free = [pair for pair in pairs if len(pair) <= NAME_LIMIT and pair not in taken]
    return free[die_side(seed, 0, min(len(free), 256))] if free else given[0]


def encode_name(name: str) -> str:
    """Return a name as one word of a team code."""
    return "".join("-" if c == " " else "ZZ" if c == "Z" else c if _PLAIN.fullmatch(c) else f"Z{ord(c):x}Z"
                   for c in name)


def decode_name(word: str, limit: int) -> str:
    """Return the name that `encode_name` wrote.

    Raises: InvalidNotation quoting what is none.
    """
    letters, at = [], 0
    while at < len(word):
        found = _CODED.match(word, at)
        number = int(found[1], 16) if found is not None and found[1] else 0
        if found is None or number > 0x10FFFF:
            raise InvalidNotation(_("{text} is not a name in a team code.").format(text=quote(word)))
        letters.append(chr(number) if found[1] else "Z" if found[0] == "ZZ" else found[0].replace("-", " "))
        at = found.end()
    return check_name("".join(letters), limit)
