"""Careers in a league (chapters 17, 21 and 22): what a match leaves to a team, and what its players learn.

Notes of a match begin with `m`; after a dot each stand what it brought and, last, what the coach does:

    3+2       player 3 gains 2 points of experience      p1        so many Magic Potions were drunk
    5-jog     a lasting injury lowers his Jog            7x        the career of player 7 is over
    3buff     player 3 learns Buff                       3buff-keg the same, and a Keg is dropped to pay for it
    hirea     a rookie of the first position is hired    drop9     player 9 is dropped
    dropkeg, buykeg    so with cheerleader, potion, referee, wizard

What the rules do not allow is left out: an ability that is not earned yet, or would lift the team above its limit. Who
has fewer than six players hires rookies up to six. Everything is a pure function of the team and the notes.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from fracas.games.elfball import learning
from fracas.games.elfball.abilities import ABILITIES, BY_KEY
from fracas.games.elfball.lists import SQUAD
from fracas.games.elfball.report import REPORT
from fracas.games.elfball.roster import (
    ATTRIBUTES,
    LEARNED,
    LIMIT,
    Member,
    Roster,
    attributes_of,
    name_of,
)
from fracas.games.elfball.state import State, side_of
from fracas.games.elfball.team_code import MOST_EXPERIENCE, read_code, write_code
from fracas.games.elfball.tournament import MOST_POINTS, points
from fracas.kernel.errors import InvalidNotation, quote
from fracas.kernel.game import Game
from fracas.kernel.table import NOBODY, Side
from fracas.locale import N_, _, pgettext

BEGIN = "m"  # notes of a match that counts for careers
LESSONS = 8  # abilities a coach is offered at once where one must be paid for by dropping something
FIGURES = ("goals", "passes", "catches", "steals", "downed", "hurt")  # of the match report

_WORDS = {ability.key.replace("-", ""): ability.key for ability in ABILITIES}
_BY_KEY = {key: word for word, key in _WORDS.items()}
_FACT = re.compile(rf"(\d{{1,2}})(?:\+(\d{{1,2}})|-({'|'.join(ATTRIBUTES)})|(x))|p(\d)")
_LESSON = re.compile(rf"(\d{{1,2}})({'|'.join(_WORDS)})(?:-({'|'.join(learning.SUPPORT)}))?")
_DROPPED = re.compile(r"drop\d{1,2}")
_DEED = re.compile(rf"(drop|buy)({'|'.join(learning.SUPPORT)})|drop(\d{{1,2}})|hire([a-z])")


class ElfballCareer:
    """What the league asks of Elfball and of its variants."""

    options: Mapping[str, Any] = {"careers": "yes", "goals": 2}
    figures: Mapping[str, str] = {**{key: REPORT.figures[key] for key in FIGURES}, "experience": N_("Experience")}

    def before_match(self, team: str, options: Mapping[str, Any], seed: str) -> str:
        """Hire up to six.

        Rule: Elfball 21, Ruling 121.
        """
        return write_code(learning.fill_up(read_code(team)))

    def points(self, state: State) -> tuple[int, int]:
        """Return the goals, or the points of a tournament.

        Rule: Elfball 20, 24.8.
        """
        home, away = points(state) if state.options.tournament else state.score
        return home, away

    def tie_break(self, state: State) -> Side:
        """Leave a drawn knock-out match to the coin; the book has nothing for it."""
        return NOBODY

    def notes(self, game: Game) -> tuple[str, str]:
        """Return experience, lasting injuries, ended careers and potions of a match.

        Rule: Elfball 17, 20, 22, Ruling 121.
        """
        s: State = game.state
        if not s.options.careers:
            return "", ""
        found: tuple[list[str], list[str]] = ([BEGIN], [BEGIN])
        for p, gained in sorted(experience_of(game).items()):
            found[side_of(p)].append(f"{_shirt(p)}+{gained}")
        for event in game.events:
            facts: Any = event.facts
            if event.kind == "lasting":
                found[side_of(facts[0])].append(f"{_shirt(facts[0])}-{facts[1]}")
            elif event.kind == "career_over":
                found[side_of(facts[0])].append(f"{_shirt(facts[0])}x")
        for side in (0, 1):
            drunk = sum(side_of(p) == side for p, _keys in s.advanced.drunk)
            found[side].extend([f"p{drunk}"] * bool(drunk))
        return ".".join(found[0]), ".".join(found[1])

    def count(self, game: Game) -> Sequence[tuple[Side, int, str, int]]:
        """Return what the players did: side, shirt, key of the figure, how often."""
        done = [figure for figure in REPORT.count(game) if figure[2] in FIGURES]
        gained = [(side_of(p), p % SQUAD, "experience", n) for p, n in sorted(experience_of(game).items())]
        return [*done, *gained]

    def after_match(
        self, team: str, notes: str, options: Mapping[str, Any], seed: str,
    ) -> tuple[str, Sequence[int]]:
        """Return a team after a match, and the shirts whose player is another one now, or none.

        Rule:   Elfball 17, 21, 22, Rulings 42, 121, 138.
        Raises: InvalidNotation quoting notes that do not fit the team.
        """
        old, limit = read_code(team), limit_of(options)
        facts, words = read_notes(notes)
        roster = happened(old, facts)
        dropped = [word for word in words if _DROPPED.fullmatch(word)]  # they leave first: others take their numbers
        for word in dropped:
            roster = done(roster, word, limit)
        kept = {member.shirt for member in roster.members}
        for word in words:
            roster = roster if word in dropped else done(roster, word, limit)
        roster = learning.fill_up(roster)
        worn = {member.shirt for team in (old, roster) for member in team.members}
        return write_code(roster), tuple(sorted(shirt - 1 for shirt in worn - kept))

    def improvements(
        self, team: str, notes: str, options: Mapping[str, Any],
    ) -> Sequence[tuple[int, str, tuple[tuple[str, str], ...], str]]:
        """Return what players have earned: shirt, name, the words of the notes with their sense, the chosen one.

        Rule: Elfball 21 (above the limit something must be dropped for it), 22.
        """
        facts, words = read_notes(notes)
        roster, limit = happened(read_code(team), facts), limit_of(options)
        found = []
        for member in roster.members:
            if learning.earned(member):
                choices = lessons_of(roster, member, limit)
                chosen = next((word for word in words if word in dict(choices)), "")
                found.append((member.shirt - 1, name_of(roster, member), choices, chosen))
        return found

    def bot_words(self, team: str, notes: str, options: Mapping[str, Any]) -> str:
        """Return the notes with what a bot does: every player learns the most useful ability, potions are bought again.

        Rule: Elfball 21, 22; the order is that of `learning.preference`.
        """
        facts, words = read_notes(notes)
        roster, limit = happened(read_code(team), facts), limit_of(options)
        for member in roster.members:
            now = learning.worn_by(roster, member.shirt)
            while now is not None and learning.earned(now) and (choices := lessons_of(roster, now, limit)):
                words.append(choices[0][0])
                roster = done(roster, choices[0][0], limit)
                now = learning.worn_by(roster, member.shirt)
        for fact in facts:
            words += ["buypotion"] * int(fact[1:] if fact[0] == "p" else 0)
        return ".".join((BEGIN, *facts, *words))

    def players(self, team: str) -> Sequence[str]:
        """Return the names by shirt, "" where nobody wears one."""
        roster = read_code(team)
        named = {member.shirt: name_of(roster, member) for member in roster.members}
        return [named.get(shirt, "") for shirt in range(1, SQUAD + 1)]


def _shirt(p: int) -> int:
    return p % SQUAD + 1


def limit_of(options: Mapping[str, Any]) -> int:
    """Return the limit of team points.

    Rule: Elfball 21, 24.8.
    """
    return MOST_POINTS if options.get("tournament") == "yes" else LIMIT


def experience_of(game: Game) -> Counter[int]:
    """Return what every player has gained in a match."""
    gained: Counter[int] = Counter()
    for event in game.events:
        if event.kind == "experience":
            facts: Any = event.facts
            for p, n in facts[1]:
                gained[p] += n
    return gained


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


def happened(roster: Roster, facts: Sequence[str]) -> Roster:
    """Return a team as a match has left it.

    Rule:   Elfball 17, 22, Rulings 42, 52 (potions), 138.
    Raises: InvalidNotation quoting a number that nobody wears.
    """
    for fact in facts:
        found = _FACT.fullmatch(fact)
        assert found is not None
        number, gained, attribute, is_over, potions = found.groups()
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
    lesson, deed = _LESSON.fullmatch(word), _DEED.fullmatch(word)
    if lesson is not None:
        shirt, key, paid = lesson.groups()
        cheaper = learning.drop_support(roster, paid) if paid else roster
        taught = learning.teach(cheaper, int(shirt), _WORDS[key], limit)
        return roster if taught == cheaper else taught
    assert deed is not None
    verb, support, shirt, letter = deed.groups()
    if letter:
        return learning.hire(roster, letter, limit)
    if shirt:
        return learning.drop_player(roster, int(shirt))
    return learning.buy_support(roster, support, limit) if verb == "buy" else learning.drop_support(roster, support)


def lessons_of(roster: Roster, member: Member, limit: int) -> tuple[tuple[str, str], ...]:
    """Return what a player may learn: words of the notes with their sense, the most useful first.

    Rule: Elfball 21: at the limit only by dropping something for it.
    """
    keys = learning.lessons(roster, member)
    if learning.is_affordable(roster, LEARNED, limit):
        return tuple((f"{member.shirt}{_BY_KEY[key]}", _ability(key)) for key in keys)
    kept = [word for word, (field, _most, _cost) in learning.SUPPORT.items() if getattr(roster.support, field)]
    return tuple(
        (f"{member.shirt}{_BY_KEY[key]}-{word}", _("{ability}, and drop: {support}").format(
            ability=_ability(key), support=_(SUPPORT_NAMES[word])))
        for key in keys[:LESSONS] for word in kept
        if learning.is_affordable(learning.drop_support(roster, word), LEARNED, limit)
    )


def _ability(key: str) -> str:
    return pgettext("ability", BY_KEY[key].name)


SUPPORT_NAMES = {
    "cheerleader": N_("a Cheerleader"), "keg": N_("a Keg"), "potion": N_("a Magic Potion"),
    "referee": N_("the Bribed Referee"), "wizard": N_("the Hired Gun Wizard"),
}

CAREER = ElfballCareer()
