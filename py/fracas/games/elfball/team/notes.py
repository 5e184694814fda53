"""The notes of a match in a league (chapters 17, 21 and 22): what it left to a team, and what its coach does then.

They begin with `m`; after a dot each stand what the match brought and, last, the deeds of the coach, in their order:

    3+2       player 3 gains 2 points of experience      p1        so many Magic Potions were drunk
    5-jog     a lasting injury lowers his Jog            7x        the career of player 7 is over
    3buff     player 3 learns Buff                       3buff-keg the same, and a Keg is dropped to pay for it
    hirea     a rookie of the first position is hired    drop9     player 9 is dropped
    dropkeg, buykeg    so with cheerleader, potion, referee, wizard

Whatever the rules do not allow changes nothing: see `learning`. All are pure functions of the team and the notes.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from fracas.games.elfball.abilities import ABILITIES
from fracas.games.elfball.team import learning
from fracas.games.elfball.team.roster import ATTRIBUTES, LIMIT, Member, Roster, attributes_of
from fracas.games.elfball.team.team_code import MOST_EXPERIENCE
from fracas.games.elfball.tournament import MOST_POINTS
from fracas.kernel.errors import InvalidNotation, quote
from fracas.locale import _

BEGIN = "m"  # notes of a match that counts for careers

_WORDS = {ability.key.replace("-", ""): ability.key for ability in ABILITIES}
_BY_KEY = {key: word for word, key in _WORDS.items()}
_FACT = re.compile(rf"(\d{{1,2}})(?:\+(\d{{1,2}})|-({'|'.join(ATTRIBUTES)})|(x))|p(\d)")
_LESSON = re.compile(rf"(\d{{1,2}})({'|'.join(_WORDS)})(?:-({'|'.join(learning.SUPPORT)}))?")
_DEED = re.compile(rf"(drop|buy)({'|'.join(learning.SUPPORT)})|drop(\d{{1,2}})|hire([a-z])")


def limit_of(options: Mapping[str, Any]) -> int:
    """Return the limit of team points.

    Rule: Elfball 21, 24.8.
    """
    return MOST_POINTS if options.get("tournament") == "yes" else LIMIT


def read_notes(notes: str) -> tuple[list[str], list[str]]:
    """Take notes apart: what happened, and what the coach does.

    Raises: InvalidNotation quoting what has no meaning.
    """
    first, *items = notes.split(".")
    if first != BEGIN:
        raise InvalidNotation(_("{notes} are no notes of a match.").format(notes=quote(notes)))
    for item in items:
        if not any(pattern.fullmatch(item) for pattern in (_FACT, _LESSON, _DEED)):
            raise InvalidNotation(_("{word} has no meaning in the notes of a match.").format(word=quote(item)))
    facts = [item for item in items if _FACT.fullmatch(item)]
    return facts, [item for item in items if not _FACT.fullmatch(item)]


def read_fact(fact: str) -> tuple[str, str, str, str, str]:
    """Take apart what happened: a number, and experience, an attribute or the end of a career; or potions."""
    found = _FACT.fullmatch(fact)
    assert found is not None
    number, gained, attribute, is_over, potions = (part or "" for part in found.groups())
    return number, gained, attribute, is_over, potions


def happened(roster: Roster, facts: Sequence[str]) -> Roster:
    """Return a team as a match has left it.

    Rule:   Elfball 17, 22, Rulings 42, 52 (potions), 138.
    Raises: InvalidNotation quoting a number that nobody wears.
    """
    for fact in facts:
        number, gained, attribute, is_over, potions = read_fact(fact)
        if potions:
            for _n in range(int(potions)):
                roster = learning.drop_support(roster, "potion")
            continue
        member = learning.worn_by(roster, int(number))
        if member is None:
            raise InvalidNotation(_("Nobody wears the number of {note} in this team.").format(note=quote(fact)))
        if is_over:
            roster = learning.without(roster, member.shirt)
        elif gained:
            more = min(member.experience + int(gained), MOST_EXPERIENCE)
            roster = learning.with_member(roster, member._replace(experience=more))
        else:
            roster = learning.with_member(roster, _hurt(roster, member, attribute))
    return roster


def _hurt(roster: Roster, member: Member, attribute: str) -> Member:
    now = list(attributes_of(roster, member))
    place = ATTRIBUTES.index(attribute)
    now[place] = max(1, now[place] - 1)
    return member._replace(attributes=tuple(now))


def done(roster: Roster, word: str, limit: int) -> Roster:
    """Return a team after something its coach does; what is not allowed changes nothing.

    Rule: Elfball 21, 22.
    """
    lesson = lesson_in(word)
    if lesson is not None:
        shirt, key, paid = lesson
        cheaper = learning.drop_support(roster, paid) if paid else roster
        taught = learning.teach(cheaper, shirt, key, limit)
        return roster if taught == cheaper else taught
    verb, support, number, letter = read_deed(word)
    if letter:
        return learning.hire(roster, letter, limit)
    if number:
        return learning.drop_player(roster, int(number))
    return learning.buy_support(roster, support, limit) if verb == "buy" else learning.drop_support(roster, support)


def lesson_word(shirt: int, key: str) -> str:
    """Return the word of the notes for a lesson."""
    return f"{shirt}{_BY_KEY[key]}"


def lesson_in(word: str) -> tuple[int, str, str] | None:
    """Return number, ability and what is dropped for it of a word that is a lesson, else None."""
    lesson = _LESSON.fullmatch(word)
    if lesson is None:
        return None
    shirt, key, paid = lesson.groups()
    return int(shirt), _WORDS[key], paid or ""


def read_deed(word: str) -> tuple[str, str, str, str]:
    """Take a word that is no lesson apart: buy or drop, which support, whose number, letter of whom to hire.

    Raises: InvalidNotation quoting what has no meaning.
    """
    deed = _DEED.fullmatch(word)
    if deed is None:
        raise InvalidNotation(_("{word} has no meaning in the notes of a match.").format(word=quote(word)))
    verb, support, shirt, letter = (part or "" for part in deed.groups())
    return verb, support, shirt, letter


def notes_with(notes: str, words: Sequence[str]) -> str:
    """Return notes with other deeds."""
    return ".".join((BEGIN, *read_notes(notes or BEGIN)[0], *words))
