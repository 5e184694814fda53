"""What a coach does between two matches (chapters 21 and 22): one deed after the other, each possible or refused.

The deeds are the words at the end of the notes of the team's last match, see `notes`. Their order counts: what one
brings in, the next may spend. A refusal says why and by which rule; nothing is refused that `notes.done` would do.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from fracas.games.elfball.abilities import ABILITIES, BASIC, BY_KEY, is_open_to
from fracas.games.elfball.team import learning
from fracas.games.elfball.team.legality import MANIAC_RULE
from fracas.games.elfball.team.lists import IMPCRUSHER, MANIAC, SQUAD, letters_of, position_at
from fracas.games.elfball.team.notes import BEGIN, done, happened, lesson_in, limit_of, read_deed, read_notes
from fracas.games.elfball.team.roster import (
    LEARNED,
    LEAST,
    ROOKIE,
    Member,
    Roster,
    counts_of_positions,
    free_shirt,
    name_of,
    team_of,
    value_of,
)
from fracas.games.elfball.team.team_code import most_of, read_code
from fracas.games.elfball.team.teams import ELFBALL, profile_of
from fracas.games.elfball.tournament import MOST_POTIONS
from fracas.kernel.errors import InvalidNotation, quote
from fracas.locale import N_, _, ngettext, pgettext

WIDER = "street_brawl"  # it knows all players that Elfball knows, and one more
SUPPORT_NAMES = {
    "cheerleader": N_("a Cheerleader"), "keg": N_("a Keg"), "potion": N_("a Magic Potion"),
    "referee": N_("the Bribed Referee"), "wizard": N_("the Hired Gun Wizard"),
}


class Refusal(NamedTuple):
    """Why something cannot be done."""

    text: str  # a clause, without a capital and a full stop
    rule: str  # where it stands: "21"
    game: str = ELFBALL  # in whose book


def words_of(notes: str) -> list[str]:
    """Return what the coach has done so far."""
    return read_notes(notes or BEGIN)[1]


def left(team: str, notes: str) -> Roster:
    """Return a team as its match has left it, before its coach does anything."""
    return happened(read_code(team), read_notes(notes or BEGIN)[0])


def standing(team: str, notes: str, options: Mapping[str, Any], words: Sequence[str] | None = None) -> Roster:
    """Return a team after so many deeds, None = all of the notes."""
    roster = left(team, notes)
    for word in words_of(notes) if words is None else words:
        roster = done(roster, word, limit_of(options))
    return roster


def check(team: str, notes: str, options: Mapping[str, Any], words: Sequence[str], game: str = WIDER) -> None:
    """Look at every deed.

    Raises: InvalidNotation in a sentence quoting the first that is refused.
    """
    roster = left(team, notes)
    for word in words:
        refusal = refused(roster, word, options, game)
        if refusal is not None:
            raise InvalidNotation(_("{word} cannot be: {reason}.").format(word=quote(word), reason=refusal.text))
        roster = done(roster, word, limit_of(options))


def possible(team: str, notes: str, options: Mapping[str, Any], words: Sequence[str]) -> list[str]:
    """Return the deeds that can be done, one after the other."""
    roster, kept = left(team, notes), []
    for word in words:
        if refused(roster, word, options) is None:
            kept.append(word)
            roster = done(roster, word, limit_of(options))
    return kept


def with_deed(team: str, notes: str, options: Mapping[str, Any], word: str, game: str = WIDER) -> list[str]:
    """Return the deeds with one more; where it undoes an earlier one and the others do not need it, that one goes.

    Raises: InvalidNotation in a sentence if it is refused.
    """
    words = words_of(notes)
    for place in reversed(range(len(words))):
        fewer = words[:place] + words[place + 1:]
        if _is_opposite(team, notes, options, place, word) and possible(team, notes, options, fewer) == fewer:
            return fewer
    check(team, notes, options, [*words, word], game)
    return [*words, word]


def _is_opposite(team: str, notes: str, options: Mapping[str, Any], place: int, word: str) -> bool:
    """Return whether a deed takes back the one at a place: a support bought and dropped, a rookie hired and let go."""
    if lesson_in(word) is not None:
        return False
    earlier = words_of(notes)[place]
    verb, support, shirt, _letter = read_deed(word)
    if support:
        return earlier == ("drop" if verb == "buy" else "buy") + support
    return bool(shirt) and hired(team, notes, options).get(int(shirt)) == place


def hired(team: str, notes: str, options: Mapping[str, Any]) -> dict[int, int]:
    """Return who was hired since the match: number -> place of the deed."""
    roster, found = left(team, notes), dict[int, int]()
    for place, word in enumerate(words_of(notes)):
        after = done(roster, word, limit_of(options))
        found.update((m.shirt, place) for m in after.members if learning.worn_by(roster, m.shirt) is None)
        roster = after
    return {shirt: place for shirt, place in found.items() if learning.worn_by(roster, shirt) is not None}


def refused(roster: Roster, word: str, options: Mapping[str, Any], game: str = WIDER) -> Refusal | None:
    """Return why a deed cannot be done now, None if it can.

    Rule: Elfball 21, 22, 23, 24.7, 24.8, Ruling 121; Street Brawl 12.
    Args: game - "elfball" has no Chainsaw Maniacs.
    """
    limit = limit_of(options)
    lesson = lesson_in(word)
    if lesson is not None:
        shirt, key, paid = lesson
        reason = _none_left(roster, paid) if paid else None
        return reason or _lesson(learning.drop_support(roster, paid) if paid else roster, shirt, key, limit)
    verb, support, number, letter = read_deed(word)
    if letter:
        return _hiring(roster, letter, limit, game)
    if number:
        return _leaving(roster, int(number))
    return _buying(roster, support, options) if verb == "buy" else _none_left(roster, support)


def _lesson(roster: Roster, shirt: int, key: str, limit: int) -> Refusal | None:
    """Rule: Elfball 21, 22."""
    member = learning.worn_by(roster, shirt)
    if member is None:
        return Refusal(_("nobody wears number {n}").format(n=shirt), "21")
    return unlearnable(roster, member, key) or unearned(member) or _over(roster, LEARNED, limit)


def unearned(member: Member) -> Refusal | None:
    """Return why a player may learn nothing now.

    Rule: Elfball 22, 24.6.
    """
    if member.position == IMPCRUSHER:
        return Refusal(_("an Impcrusher learns nothing"), "24.6")
    if learning.earned(member):
        return None
    needed = (len(member.learned) + 1) * learning.POINTS_AN_ABILITY
    points = ngettext("{n} of {needed} experience point", "{n} of {needed} experience points", needed)
    return Refusal(points.format(n=member.experience, needed=needed), "22")


def unlearnable(roster: Roster, member: Member, key: str) -> Refusal | None:
    """Return why an ability is closed to a player, whatever he has earned.

    Rule: Elfball 22, Ruling 137.
    """
    ability, profile = BY_KEY[key], profile_of(roster, member)
    if key in profile.abilities:
        return Refusal(_("he has it already"), "22")
    if not is_open_to(profile, roster.list, key):
        return Refusal(_("open to {type} players only").format(type=_(ability.of)), "22.2")
    basic = next(each for each in ABILITIES if each.of == ability.of and each.level == BASIC)
    if ability.level != BASIC and basic.key not in profile.abilities:
        return Refusal(_("needs {ability} first").format(ability=pgettext("ability", basic.name)), "22")
    return None


def _hiring(roster: Roster, letter: str, limit: int, game: str) -> Refusal | None:
    """Rule: Elfball 21, 23; Street Brawl 12."""
    team, counts = team_of(roster), counts_of_positions(roster)
    if letter not in letters_of(team):
        return Refusal(_("the team has no such position"), "23")
    if letter == MANIAC and game == ELFBALL:
        return Refusal(_("plays Street Brawl only"), MANIAC_RULE, "street_brawl")
    if not free_shirt(roster) or len(roster.members) >= SQUAD:
        return Refusal(_("the team is full"), "21")
    if counts.get(letter, 0) >= most_of(team, counts, letter):
        return Refusal(_("no more allowed"), "23")
    return _over(roster, ROOKIE, limit)


def _leaving(roster: Roster, shirt: int) -> Refusal | None:
    """Rule: Elfball 21."""
    if learning.worn_by(roster, shirt) is None:
        return Refusal(_("nobody wears number {n}").format(n=shirt), "21")
    if len(roster.members) <= LEAST:
        return Refusal(_("never below {n} players").format(n=LEAST), "21")
    return None


def _buying(roster: Roster, support: str, options: Mapping[str, Any]) -> Refusal | None:
    """Rule: Elfball 21, 24.7, 24.8, Ruling 121."""
    field, most, cost = learning.SUPPORT[support]
    now = int(getattr(roster.support, field))
    if options.get("tournament") == "yes" and (support == "wizard" or (support == "potion" and now >= MOST_POTIONS)):
        return Refusal(_("not in a tournament"), "24.8")
    if now >= most:
        return Refusal(_("no more allowed"), "24.7" if support == "wizard" else "21")
    return _over(roster, cost, limit_of(options))


def _none_left(roster: Roster, support: str) -> Refusal | None:
    return None if getattr(roster.support, learning.SUPPORT[support][0]) else Refusal(_("none left"), "21")


def _over(roster: Roster, points: int, limit: int) -> Refusal | None:
    """Rule: Elfball 21."""
    if learning.is_affordable(roster, points, limit):
        return None
    free = max(0, limit - value_of(roster))
    text = ngettext("costs {cost} points, {n} is left", "costs {cost} points, {n} are left", free)
    return Refusal(text.format(cost=points, n=free), "21")


def sentence(roster: Roster, word: str, after: Roster) -> str:
    """Say what a deed does.

    Args: roster, after - the team before and after it.
    """
    lesson = lesson_in(word)
    if lesson is not None:
        shirt, key, paid = lesson
        names = {"player": _called(roster, shirt), "ability": pgettext("ability", BY_KEY[key].name)}
        if paid:
            return _("{player} learns {ability}; dropped: {support}").format(support=_(SUPPORT_NAMES[paid]), **names)
        return _("{player} learns {ability}").format(**names)
    verb, support, number, letter = read_deed(word)
    if letter:
        shirt = next((m.shirt for m in after.members if learning.worn_by(roster, m.shirt) is None), 0)
        position = _(position_at(team_of(roster), letter).name)
        return _("Hired: {player}, {position}").format(player=_called(after, shirt), position=position)
    if number:
        return _("Let go: {player}").format(player=_called(roster, int(number)))
    words = _("Bought: {support}") if verb == "buy" else _("Dropped: {support}")
    return words.format(support=_(SUPPORT_NAMES[support]))


def _called(roster: Roster, shirt: int) -> str:
    member = learning.worn_by(roster, shirt)
    return f"{name_of(roster, member)} ({shirt})" if member is not None else str(shirt)
