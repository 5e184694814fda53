"""What a coach may do with a team between matches (chapters 21 and 22): teach, hire, drop, buy. Pure functions.

Nothing here lifts a team above its limit of points or below six players; what is not allowed changes nothing.
"""

from __future__ import annotations

from typing import Any

from fracas.games.elfball.abilities import ABILITIES, BASIC, BY_KEY, can_learn, in_printed_order
from fracas.games.elfball.team.lists import IMPCRUSHER, SQUAD, letters_of
from fracas.games.elfball.team.roster import (
    ATTRIBUTES,
    EXTRA,
    LEARNED,
    LEAST,
    MOST_CHEERLEADERS,
    MOST_KEGS,
    MOST_POTIONS,
    ROOKIE,
    WIZARD,
    Member,
    Roster,
    attributes_of,
    counts_of_positions,
    free_shirt,
    team_of,
    value_of,
)
from fracas.games.elfball.team.team_code import most_of
from fracas.games.elfball.team.teams import profile_of

POINTS_AN_ABILITY = 5  # experience (22)
SUPPORT = {  # word of the notes -> field, how many at most, team points
    "cheerleader": ("cheerleaders", MOST_CHEERLEADERS, EXTRA), "keg": ("kegs", MOST_KEGS, EXTRA),
    "potion": ("potions", MOST_POTIONS, EXTRA), "referee": ("referee", 1, EXTRA), "wizard": ("wizard", 1, WIZARD),
}


def earned(member: Member) -> int:
    """Return how many abilities a player has earned and not learned yet.

    Rule: Elfball 22 (one per full 5 points), 24.6 (an Impcrusher learns nothing).
    """
    if member.position == IMPCRUSHER:
        return 0
    return max(0, member.experience // POINTS_AN_ABILITY - len(member.learned))


def lessons(roster: Roster, member: Member) -> list[str]:
    """List the abilities a player could learn next, the most useful first: see `preference`.

    Rule: Elfball 22, Ruling 137.
    """
    profile = profile_of(roster, member)
    able = [ability.key for ability in ABILITIES if can_learn(profile, roster.list, ability.key)]
    return sorted(able, key=lambda key: preference(roster, member, key))


def preference(roster: Roster, member: Member, key: str) -> tuple[int, int]:
    """Return what bots go by: first the Basic ability of his Type, then those of his highest attribute and so on
    downwards, Advanced ones of his Type after two others, then the rest; less is better.
    """
    ability = BY_KEY[key]
    printed = [a.key for a in ABILITIES].index(key)
    if ability.of not in ATTRIBUTES:
        return (0, printed) if ability.level == BASIC else (15 if len(member.learned) < 2 else 5, printed)
    values = attributes_of(roster, member)
    rank = sorted(range(len(ATTRIBUTES)), key=lambda n: (-(values[n] - 3 * (ATTRIBUTES[n] == "jog")), n))
    return (10 if ability.level == BASIC else 20) + rank.index(ATTRIBUTES.index(ability.of)), printed


def is_affordable(roster: Roster, points: int, limit: int) -> bool:
    """Return whether a team may become worth so many points more.

    Rule: Elfball 21.
    """
    return value_of(roster) + points <= limit


def teach(roster: Roster, shirt: int, key: str, limit: int) -> Roster:
    """Let a player learn an ability he has earned.

    Rule: Elfball 21, 22.
    """
    member = worn_by(roster, shirt)
    if member is None or not earned(member) or not is_affordable(roster, LEARNED, limit):
        return roster
    if not can_learn(profile_of(roster, member), roster.list, key):
        return roster
    return with_member(roster, member._replace(learned=in_printed_order((*member.learned, key))))


def hire(roster: Roster, letter: str, limit: int) -> Roster:
    """Hire a rookie of a position under the lowest free number.

    Rule: Elfball 21, 23.
    """
    shirt = free_shirt(roster)
    if not shirt or letter not in open_positions(roster) or not is_affordable(roster, ROOKIE, limit):
        return roster
    return roster._replace(members=tuple(sorted((*roster.members, Member(shirt, letter)))))


def open_positions(roster: Roster) -> list[str]:
    """List the positions of which a team may still hire somebody."""
    team, counts = team_of(roster), counts_of_positions(roster)
    if len(roster.members) >= SQUAD:
        return []
    return [letter for letter in letters_of(team) if counts.get(letter, 0) < most_of(team, counts, letter)]


def fill_up(roster: Roster) -> Roster:
    """Hire rookies up to six, of the position that lacks most; what costs too much for it is dropped.

    Rule: Elfball 21, Ruling 121.
    """
    while len(roster.members) < LEAST:
        team, counts = team_of(roster), counts_of_positions(roster)
        letters = open_positions(roster)
        best = max(letters, key=lambda letter: (most_of(team, counts, letter) - counts.get(letter, 0),
                                                -letters.index(letter)))
        while not is_affordable(roster, ROOKIE, roster.limit) and any(roster.support):
            roster = cheaper(roster)
        roster = hire(roster, best, max(roster.limit, value_of(roster) + ROOKIE))
    return roster


def cheaper(roster: Roster) -> Roster:
    """Drop one support: the Wizard last."""
    word = next(word for word, (field, _most, _cost) in SUPPORT.items() if getattr(roster.support, field))
    return drop_support(roster, word)


def drop_player(roster: Roster, shirt: int) -> Roster:
    """Let a player go, never below six.

    Rule: Elfball 21.
    """
    if len(roster.members) <= LEAST:
        return roster
    return without(roster, shirt)


def drop_support(roster: Roster, word: str) -> Roster:
    """Give one support up."""
    field = SUPPORT[word][0]
    now = int(getattr(roster.support, field))
    return _with_support(roster, field, max(0, now - 1))


def buy_support(roster: Roster, word: str, limit: int) -> Roster:
    """Buy one more of a support.

    Rule: Elfball 21, 24.7, Ruling 121 (a potion that was drunk must be bought again).
    """
    field, most, cost = SUPPORT[word]
    now = int(getattr(roster.support, field))
    if now >= most or not is_affordable(roster, cost, limit):
        return roster
    return _with_support(roster, field, now + 1)


def _with_support(roster: Roster, field: str, number: int) -> Roster:
    changed: dict[str, Any] = {field: bool(number) if field in ("referee", "wizard") else number}
    return roster._replace(support=roster.support._replace(**changed))


def worn_by(roster: Roster, shirt: int) -> Member | None:
    """Return who wears a number, None if nobody does."""
    return next((member for member in roster.members if member.shirt == shirt), None)


def with_member(roster: Roster, member: Member) -> Roster:
    """Return the roster with another player under the same number."""
    return roster._replace(members=tuple(member if old.shirt == member.shirt else old for old in roster.members))


def without(roster: Roster, shirt: int) -> Roster:
    """Return the roster without a player."""
    return roster._replace(members=tuple(member for member in roster.members if member.shirt != shirt))
