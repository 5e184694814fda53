"""Notes of a match in a league (chapters 17, 21 and 22): effects on a team, deeds of its coach.

They begin with `m`; after a dot each stand what the match brought and, last, the deeds of the coach, in their order:

    3+2       player 3 gains 2 points of experience      p1        so many Magic Potions were drunk
    5-jog     a lasting injury lowers his Jog            7x        the career of player 7 is over
    3buff     player 3 learns Buff                       3buff-keg the same, and a Keg is dropped to pay for it
    hirea     a rookie of the first position is hired    drop9     player 9 is dropped
    dropkeg, buykeg    so with cheerleader, potion, referee, wizard

What the deeds do stands in `coaching`.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from fracas.games.elfball.abilities.listed import ABILITIES
from fracas.games.elfball.team import roster as rs
from fracas.games.elfball.team.roster import Member, Roster
from fracas.games.elfball.team.team_code import MOST_EXPERIENCE
from fracas.kernel.errors import InvalidNotation, quote
from fracas.locale import _

BEGIN = "m"  # notes of a match that counts for careers
LEARN, HIRE, RELEASE, BUY, DROP = "learn", "hire", "release", "buy", "drop"

_WORDS = {ability.key.replace("-", ""): ability.key for ability in ABILITIES}
_BY_KEY = {key: word for word, key in _WORDS.items()}
_FACT = re.compile(rf"(\d{{1,2}})(?:\+(\d{{1,2}})|-({'|'.join(rs.ATTRIBUTES)})|(x))|p(\d)")
_LESSON = re.compile(rf"(\d{{1,2}})({'|'.join(_WORDS)})(?:-({'|'.join(rs.KIND_OF)}))?")
_DEED = re.compile(rf"(drop|buy)({'|'.join(rs.KIND_OF)})|drop(\d{{1,2}})|hire([a-z])")


class Fact(NamedTuple):
    """What a match has left: to a player, or to the team."""

    shirt: int  # 0 = the team
    gained: int  # points of experience
    wound: str  # the attribute a lasting injury has lowered
    is_over: bool  # whether his career is
    potions: int  # that were drunk


class CoachDeed(NamedTuple):
    """What a coach does."""

    verb: str  # LEARN, HIRE, RELEASE, BUY or DROP
    what: str = ""  # key of the ability, letter of the position, or word of the support
    shirt: int = 0  # of the player who learns or is released
    paid: str = ""  # word of the support that is dropped for a lesson


def read_notes(notes: str) -> tuple[list[str], list[str]]:
    """Split notes into facts of the match and deeds of the coach.

    Raises: InvalidNotation quoting what has no meaning.
    """
    first, *items = notes.split(".")
    if first != BEGIN:
        raise InvalidNotation(_("{notes} are not the notes of a match.").format(notes=quote(notes)))
    for item in items:
        if not any(pattern.fullmatch(item) for pattern in (_FACT, _LESSON, _DEED)):
            raise _unknown_word(item)
    facts = [item for item in items if _FACT.fullmatch(item)]
    return facts, [item for item in items if not _FACT.fullmatch(item)]


def _unknown_word(word: str) -> InvalidNotation:
    return InvalidNotation(_("{word} has no meaning in the notes of a match.").format(word=quote(word)))


def notes_with(notes: str, words: Sequence[str]) -> str:
    """Return notes with other deeds."""
    return ".".join((BEGIN, *read_notes(notes or BEGIN)[0], *words))


def read_fact(word: str) -> Fact:
    """Read a fact of a match."""
    found = _FACT.fullmatch(word)
    assert found is not None
    shirt, gained, wound, over, potions = found.groups("")
    return Fact(int(shirt or 0), int(gained or 0), wound, bool(over), int(potions or 0))


def read_deed(word: str) -> CoachDeed:
    """Read a deed of a coach.

    Raises: InvalidNotation quoting what has no meaning.
    """
    if lesson := _LESSON.fullmatch(word):
        shirt, ability, paid = lesson.groups("")
        return CoachDeed(LEARN, _WORDS[ability], int(shirt), paid)
    found = _DEED.fullmatch(word)
    if found is None:
        raise _unknown_word(word)
    verb, support, shirt, letter = found.groups("")
    if support:
        return CoachDeed(verb, support)
    return CoachDeed(RELEASE, "", int(shirt)) if shirt else CoachDeed(HIRE, letter)


def lesson_word(shirt: int, key: str, paid: str = "") -> str:
    """Return the word of the notes for a lesson."""
    return f"{shirt}{_BY_KEY[key]}{'-' * bool(paid)}{paid}"


def apply_facts(roster: Roster, facts: Sequence[str]) -> Roster:
    """Return a team with the effects of a match.

    Rule:   Elfball 17, 22, Rulings 42, 52 (potions), 138.
    Raises: InvalidNotation quoting a number that nobody wears.
    """
    for word in facts:
        fact, potion = read_fact(word), rs.KIND_OF["potion"]
        if word[0] == "p":
            roster = rs.with_support(roster, potion, max(0, roster.support.potions - fact.potions))
            continue
        member = rs.member_with_shirt(roster, fact.shirt)
        if member is None:
            raise InvalidNotation(_("Nobody wears the number of {note} in this team.").format(note=quote(word)))
        roster = rs.without(roster, fact.shirt) if fact.is_over \
            else rs.with_member(roster, _apply_fact(roster, member, fact))
    return roster


def _apply_fact(roster: Roster, member: Member, fact: Fact) -> Member:
    """Return a player with what he has gained, or with an attribute lower by one."""
    if not fact.wound:
        return member._replace(experience=min(member.experience + fact.gained, MOST_EXPERIENCE))
    now, place = [*rs.attributes_of(roster, member)], rs.ATTRIBUTES.index(fact.wound)
    now[place] = max(1, now[place] - 1)
    return member._replace(attributes=tuple(now))
